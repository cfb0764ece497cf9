import { Check } from "lucide-react"
import type { ReactNode } from "react"
import { styled } from "styled-components"
import { overLabel } from "./field-frame.ts"

interface TickProps {
  isSelected: boolean
  isRequired?: boolean
  /** Id of what says more. */
  describedBy?: string
  onChange: (selected: boolean) => void
  children: ReactNode
}

/** A box to tick, its words part of it. */
export const Tick = ({ children, isSelected, isRequired = false, onChange, describedBy }: TickProps) => (
  <Box>
    <input
      type="checkbox"
      checked={isSelected}
      aria-required={isRequired || undefined}
      aria-describedby={describedBy}
      onChange={(event) => onChange(event.target.checked)}
    />
    <span aria-hidden>
      <Check size={16} strokeWidth={3} />
    </span>
    {children}
  </Box>
)

const Box = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[3]};
  min-height: 44px;
  cursor: pointer;
  input { ${overLabel} }
  > span[aria-hidden] {
    display: grid;
    place-items: center;
    flex: none;
    width: 24px;
    height: 24px;
    border: 1px solid ${({ theme }) => theme.color.lineStrong};
    border-radius: ${({ theme }) => theme.radius.small};
    background: ${({ theme }) => theme.color.surfaceRaised};
    color: transparent;
  }
  &:has(:checked) > span[aria-hidden] {
    border-color: ${({ theme }) => theme.color.accent};
    background: ${({ theme }) => theme.color.accent};
    color: ${({ theme }) => theme.color.onAccent};
  }
  &:has(:focus-visible) > span[aria-hidden] { outline: 3px solid ${({ theme }) => theme.color.focus}; outline-offset: 2px; }
`
