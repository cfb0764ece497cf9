import { Search } from "lucide-react"
import { useEffect, useId, useRef } from "react"
import { styled } from "styled-components"
import { useTold } from "./use-told.ts"

interface SearchFieldProps {
  label: string
  placeholder: string
  value: string
  onChange: (value: string) => void
  /** For a field that someone has just asked for. */
  autoFocus?: boolean
}

/** A word to look for; the browser's own field clears itself and brings the phone's search key. */
export function SearchField({ label, placeholder, value, onChange, autoFocus = false }: SearchFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (autoFocus) input.current?.focus()
  }, [autoFocus])
  const [typed, tell] = useTold(value, onChange)
  return (
    <Field>
      <label htmlFor={id}>{label}</label>
      <Frame>
        <input
          ref={input}
          id={id}
          type="search"
          placeholder={placeholder}
          value={typed}
          onChange={(event) => tell(event.target.value)}
        />
        {typed === "" && <Search size={18} strokeWidth={1.5} aria-hidden />}
      </Frame>
    </Field>
  )
}

const Field = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[1]};
  align-content: start;
  label { font-weight: 600; }
`
const Frame = styled.div`
  position: relative;
  input {
    width: 100%;
    min-height: 48px;
    padding: ${({ theme }) => `${theme.space[2]} ${theme.space[3]}`};
    border: 1px solid ${({ theme }) => theme.color.lineStrong};
    border-radius: ${({ theme }) => theme.radius.medium};
    background: ${({ theme }) => theme.color.surfaceRaised};
    color: ${({ theme }) => theme.color.ink};
    font-size: 1rem;
  }
  input::placeholder { color: ${({ theme }) => theme.color.inkMuted}; }
  svg { position: absolute; inset: 0 12px 0 auto; margin-block: auto; pointer-events: none; }
`
