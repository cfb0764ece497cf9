import { useState } from "react"
import { Field, Input } from "./controls.ts"

interface TextFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  maxLength?: number
  placeholder?: string
}

/** A text that is taken when its field is left, so that a name is one step of the history, not a step a letter. */
export function TextField({ label, value, onChange, maxLength = 200, placeholder }: TextFieldProps) {
  const [typed, setTyped] = useState<string>()
  const settle = () => {
    if (typed !== undefined && typed !== value) onChange(typed)
    setTyped(undefined)
  }
  return (
    <Field>
      <span>{label}</span>
      <Input
        value={typed ?? value}
        maxLength={maxLength}
        placeholder={placeholder}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key === "Enter") settle()
          if (event.key === "Escape") setTyped(undefined)
        }}
      />
    </Field>
  )
}
