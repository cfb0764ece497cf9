import type { SaleState } from "@parterre/contract"
import { css } from "styled-components"
import { stateColor } from "./state-color.ts"

/** The look of an hour to pick: pressed or current where it is the one picked, dashed where it does not sell. */
export const hourChip = css<{ $state: SaleState }>`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  min-height: 44px;
  padding-inline: ${({ theme }) => theme.space[4]};
  border: 1px solid ${({ theme }) => theme.color.lineStrong};
  border-radius: 22px;
  background: ${({ theme }) => theme.color.surfaceRaised};
  color: ${({ theme }) => theme.color.ink};
  font-variant-numeric: tabular-nums lining-nums;
  text-decoration: none;
  cursor: pointer;
  svg { flex: none; color: ${({ theme, $state }) => stateColor(theme, $state)}; }
  span { font-size: ${({ theme }) => theme.size.small}; text-align: start; }
  &:hover { background: ${({ theme }) => theme.color.surfaceSunken}; }
  &:is(button:not([aria-pressed]), span) { border-style: dashed; color: ${({ theme }) => theme.color.inkMuted}; }
  &[aria-pressed="true"], &[aria-current] {
    border-color: ${({ theme }) => theme.color.ink};
    background: ${({ theme }) => theme.color.ink};
    color: ${({ theme }) => theme.color.surface};
  }
`

export const HourChips = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[2]};
`
