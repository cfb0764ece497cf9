import { useState } from "react"
import { Field, Input } from "./controls.ts"

interface NumberFieldProps {
  label: string
  value: number
  onChange: (value: number) => void
  min?: number
  max?: number
  step?: number
  /** What the field shows instead of the number, such as where a selection has several. */
  placeholder?: string
}

/** A number that is typed: what is not one, or out of bounds, changes nothing and stays to be corrected. */
export function NumberField({ label, value, onChange, min, max, step = 1, placeholder }: NumberFieldProps) {
  const [typed, setTyped] = useState<string>()
  const written = Number.isFinite(value) ? String(Math.round(value * 100) / 100) : ""
  const number = typed === undefined || typed.trim() === "" ? Number.NaN : Number(typed.replace(",", "."))
  const isGood = (one: number) =>
    Number.isFinite(one) && (min === undefined || one >= min) && (max === undefined || one <= max)
  const settle = () => {
    if (typed !== undefined && isGood(number) && number !== value) onChange(number)
    setTyped(undefined)
  }
  return (
    <Field>
      <span>{label}</span>
      <Input
        type="number"
        inputMode="decimal"
        value={typed ?? written}
        placeholder={placeholder}
        min={min}
        max={max}
        step={step}
        aria-invalid={typed !== undefined && typed !== "" && !isGood(number)}
        onChange={(event) => {
          setTyped(event.target.value)
          // The arrows of the field come without a focus to leave.
          const stepped = Number(event.target.value)
          if (event.nativeEvent instanceof InputEvent || !isGood(stepped)) return
          onChange(stepped)
          setTyped(undefined)
        }}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key === "Enter") settle()
          if (event.key === "Escape") setTyped(undefined)
        }}
      />
    </Field>
  )
}
