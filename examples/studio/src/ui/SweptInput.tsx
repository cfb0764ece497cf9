import { type ComponentProps, useCallback, useRef } from "react"
import { Input } from "./controls.ts"

interface SweptInputProps extends Omit<ComponentProps<typeof Input>, "onChange"> {
  onSweep: (value: string, sweep: symbol) => void
}

/** A slider or a colour: the drawing follows while it is swept, and the whole sweep is one step of the history. */
export function SweptInput({ onSweep, ...field }: SweptInputProps) {
  const sweep = useRef(Symbol())
  // The browser's own `change` comes once a value is settled; React's comes with each one on the way.
  const settles = useCallback((input: HTMLInputElement) => {
    const next = () => {
      sweep.current = Symbol()
    }
    input.addEventListener("change", next)
    return () => input.removeEventListener("change", next)
  }, [])
  return <Input {...field} ref={settles} onChange={({ target }) => onSweep(target.value, sweep.current)} />
}
