import { useLayoutEffect, useRef, useState } from "react"
import { awaitedAfter } from "./awaited.ts"

/**
 * A value as it was entered, for one that lives in the address: the address follows a moment later, and the field must
 * not wait for it. What changes there by other means is taken over.
 */
export function useTold(
  value: string,
  onChange: (value: string) => void,
): readonly [string, (value: string) => void] {
  const [entered, setEntered] = useState(value)
  const awaited = useRef<readonly string[]>([value])
  useLayoutEffect(() => {
    const still = awaitedAfter(value, awaited.current)
    awaited.current = still ?? []
    if (still === undefined) setEntered(value)
  }, [value])
  const tell = (next: string) => {
    awaited.current = [...awaited.current, next]
    setEntered(next)
    onChange(next)
  }
  return [entered, tell]
}
