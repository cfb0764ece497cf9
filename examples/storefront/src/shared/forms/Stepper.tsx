import { Minus, Plus } from "lucide-react"
import { useId, useState } from "react"
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
  const id = useId()
  /** What is being typed, until it is a number to tell. */
  const [typed, setTyped] = useState<string>()
  const tell = (wanted: number) => {
    const steps = Math.round((wanted - minimum) / step)
    const next = Math.min(maximum, Math.max(minimum, minimum + steps * step))
    if (next !== value) onChange(next)
  }
  const settle = () => {
    const number = Number(typed)
    if (typed !== undefined && typed.trim() !== "" && Number.isFinite(number)) tell(number)
    setTyped(undefined)
  }
  const turn = (direction: 1 | -1) => {
    setTyped(undefined)
    tell(value + direction * step)
  }
  const press = (key: string): boolean => {
    if (key === "ArrowUp") turn(1)
    else if (key === "ArrowDown") turn(-1)
    else if (key === "Home") tell(minimum)
    else if (key === "End") tell(maximum)
    else if (key === "Enter") settle()
    else return false
    return true
  }
  return (
    <Field role="group" data-scripted="" aria-label={label}>
      {!hideLabel && <label htmlFor={id}>{label}</label>}
      <Frame>
        <button
          type="button"
          aria-label={lessLabel}
          aria-controls={id}
          disabled={value <= minimum}
          onClick={() => turn(-1)}
        >
          <Minus size={18} strokeWidth={1.5} aria-hidden />
        </button>
        <input
          id={id}
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          aria-label={label}
          aria-valuenow={value}
          aria-valuemin={minimum}
          aria-valuemax={maximum}
          maxLength={String(maximum).length}
          value={typed ?? value}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={settle}
          onKeyDown={(event) => {
            if (press(event.key)) event.preventDefault()
          }}
        />
        <button
          type="button"
          aria-label={moreLabel}
          aria-controls={id}
          disabled={value >= maximum}
          onClick={() => turn(1)}
        >
          <Plus size={18} strokeWidth={1.5} aria-hidden />
        </button>
      </Frame>
    </Field>
  )
}

const Field = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[3]};
  label { font-weight: 600; }
`
const Frame = styled.div`
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
  button:hover:enabled { background: ${({ theme }) => theme.color.surfaceSunken}; }
  button:disabled { color: ${({ theme }) => theme.color.inkMuted}; opacity: 0.5; cursor: not-allowed; }
  input {
    width: 3ch;
    border: 0;
    background: none;
    text-align: center;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`
