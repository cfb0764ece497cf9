import { useLayoutEffect, useRef, useState } from "react"

/**
 * A value as it was entered, for one that lives in the address: the address follows a moment later, and the field must
 * not wait for it. What changes there by other means is taken over.
 */
export function useTold(
  value: string,
  onChange: (value: string) => void,
): readonly [string, (value: string) => void] {
  const [entered, setEntered] = useState(value)
  const told = useRef(value)
  useLayoutEffect(() => {
    if (value === told.current) return
    told.current = value
    setEntered(value)
  }, [value])
  const tell = (next: string) => {
    told.current = next
    setEntered(next)
    onChange(next)
  }
  return [entered, tell]
}
