import { useId, useState } from "react"
import { Field, Hint, Input } from "./controls.ts"

interface TextFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  /** What is wrong with a text, if anything: it is not taken then, and stays in its field to be corrected. */
  problemOf?: (typed: string) => string | undefined
  maxLength?: number
  placeholder?: string
}

/** A text that is taken when its field is left, so that a name is one step of the history, not a step a letter. */
export function TextField({
  label,
  value,
  onChange,
  problemOf,
  maxLength = 200,
  placeholder,
}: TextFieldProps) {
  const [typed, setTyped] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const id = useId()
  const problemId = `${id}-problem`
  const type = (text: string | undefined) => {
    setTyped(text)
    setProblem(undefined)
  }
  const settle = () => {
    const found = typed === undefined ? undefined : problemOf?.(typed)
    setProblem(found)
    if (found !== undefined) return
    if (typed !== undefined && typed !== value) onChange(typed)
    setTyped(undefined)
  }
  return (
    <Field>
      <span id={id}>{label}</span>
      <Input
        value={typed ?? value}
        maxLength={maxLength}
        placeholder={placeholder}
        // By itself: the problem stands in the same label.
        aria-labelledby={id}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : problemId}
        onChange={(event) => type(event.target.value)}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key === "Enter") settle()
          if (event.key === "Escape") type(undefined)
        }}
      />
      {problem !== undefined && (
        <Hint id={problemId} role="alert">
          {problem}
        </Hint>
      )}
    </Field>
  )
}
