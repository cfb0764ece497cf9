import { textLimits } from "@parterre/contract"
import { Search } from "lucide-react"
import { useEffect, useId, useRef } from "react"
import { styled } from "styled-components"
import { FieldFrame, fieldLook } from "./field-frame.ts"
import { useTold } from "./use-told.ts"

interface SearchFieldProps {
  /** In the address of a form that is sent without a script. */
  name?: string
  label: string
  placeholder: string
  value: string
  onChange: (value: string) => void
  /** For a field that someone has just asked for. */
  autoFocus?: boolean
}

/** A word to look for; the browser's own field clears itself and brings the phone's search key. */
export function SearchField({
  name,
  label,
  placeholder,
  value,
  onChange,
  autoFocus = false,
}: SearchFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (autoFocus) input.current?.focus()
  }, [autoFocus])
  const [typed, tell] = useTold(value, onChange)
  return (
    <Field>
      <label htmlFor={id}>{label}</label>
      <FieldFrame>
        <input
          ref={input}
          id={id}
          name={name}
          type="search"
          placeholder={placeholder}
          maxLength={textLimits.SearchText}
          value={typed}
          onChange={(event) => tell(event.target.value)}
        />
        {typed === "" && <Search size={18} strokeWidth={1.5} aria-hidden />}
      </FieldFrame>
    </Field>
  )
}

const Field = styled.div`${fieldLook}`
