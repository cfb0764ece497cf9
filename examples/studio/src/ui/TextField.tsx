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
  /** What is typed over a value: where that is another meanwhile, it is gone. */
  const [draft, setDraft] = useState<{ text: string; over: string; isRefused: boolean }>()
  const typed = draft?.over === value ? draft.text : undefined
  const problem = draft?.isRefused && typed !== undefined ? problemOf?.(typed) : undefined
  const id = useId()
  const problemId = `${id}-problem`
  const settle = () => {
    const isRefused = typed !== undefined && problemOf?.(typed) !== undefined
    if (isRefused) return setDraft({ text: typed, over: value, isRefused })
    if (typed !== undefined && typed !== value) onChange(typed)
    setDraft(undefined)
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
        onChange={(event) => setDraft({ text: event.target.value, over: value, isRefused: false })}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key === "Enter") settle()
          if (event.key === "Escape") setDraft(undefined)
        }}
      />
      {problem !== undefined && (
        <Hint as="span" id={problemId} role="alert">
          {problem}
        </Hint>
      )}
    </Field>
  )
}
