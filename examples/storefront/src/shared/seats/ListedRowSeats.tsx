import { type ListedSeat, SeatRow, type SeatRowProps } from "@parterre/react"
import { Accessibility, Check } from "lucide-react"
import { styled } from "styled-components"
import { useListLabels } from "./use-list-labels.ts"

/** The seats of a row as buttons, in the shop's look. */
export const ListedRowSeats = (props: Pick<SeatRowProps, "row" | "seats" | "selection">) => (
  <Seats {...props} labels={useListLabels()} renderSeat={marked} />
)

const marked = ({ name, state, accessible }: ListedSeat) => (
  <>
    {state === "selected" || state === "in-cart" ? (
      <Check size={14} strokeWidth={2.5} aria-hidden />
    ) : (
      accessible && <Accessibility size={14} strokeWidth={1.5} aria-hidden />
    )}
    {name}
  </>
)

const Seats = styled(SeatRow)`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[2]};
  padding-bottom: ${({ theme }) => theme.space[3]};
  button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 3px;
    min-width: 44px;
    min-height: 44px;
    border: 1px solid ${({ theme }) => theme.color.lineStrong};
    border-radius: ${({ theme }) => theme.radius.medium};
    background: ${({ theme }) => theme.color.surfaceRaised};
    color: ${({ theme }) => theme.color.ink};
    font-variant-numeric: tabular-nums;
    cursor: pointer;
  }
  button[data-dimmed] { background: ${({ theme }) => theme.color.surfaceSunken}; color: ${({ theme }) => theme.color.inkMuted}; }
  button:hover { border-color: ${({ theme }) => theme.color.ink}; }
  button[aria-pressed="true"] {
    border: 2px solid ${({ theme }) => theme.color.seat.mine};
    color: ${({ theme }) => theme.color.ink};
    font-weight: 700;
  }
  button:disabled {
    border: 1px dashed ${({ theme }) => theme.color.lineStrong};
    background: none;
    color: ${({ theme }) => theme.color.inkMuted};
    text-decoration: line-through;
    cursor: not-allowed;
  }
`
