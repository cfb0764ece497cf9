import { Minus, Plus } from "lucide-react"
import { Button, Group, Input, Label, NumberField } from "react-aria-components"
import { styled } from "styled-components"

interface StepperProps {
  label: string
  /** Read out, not shown. */
  hideLabel?: boolean
  value: number
  minimum: number
  maximum: number
  step?: number
  onChange: (value: number) => void
  moreLabel: string
  lessLabel: string
}

/** A number between two buttons of 44 px; arrows and typing work too. */
export function Stepper({
  label,
  hideLabel = false,
  value,
  minimum,
  maximum,
  step = 1,
  onChange,
  moreLabel,
  lessLabel,
}: StepperProps) {
  return (
    <Field
      value={value}
      minValue={minimum}
      maxValue={maximum}
      step={step}
      onChange={onChange}
      {...(hideLabel ? { "aria-label": label } : {})}
    >
      {!hideLabel && <Label>{label}</Label>}
      <Frame>
        <Button slot="decrement" aria-label={lessLabel}>
          <Minus size={18} strokeWidth={1.5} aria-hidden />
        </Button>
        <Input />
        <Button slot="increment" aria-label={moreLabel}>
          <Plus size={18} strokeWidth={1.5} aria-hidden />
        </Button>
      </Frame>
    </Field>
  )
}

const Field = styled(NumberField)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[3]};
  label { font-weight: 600; }
`
const Frame = styled(Group)`
  display: inline-flex;
  align-items: stretch;
  border: 1px solid ${({ theme }) => theme.color.lineStrong};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.color.surfaceRaised};
  overflow: hidden;
  button {
    display: grid;
    place-items: center;
    width: 44px;
    min-height: 44px;
    border: 0;
    background: none;
    cursor: pointer;
  }
  button[data-hovered] { background: ${({ theme }) => theme.color.surfaceSunken}; }
  button[data-disabled] { color: ${({ theme }) => theme.color.inkMuted}; opacity: 0.5; cursor: not-allowed; }
  input {
    width: 3ch;
    border: 0;
    background: none;
    text-align: center;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`
