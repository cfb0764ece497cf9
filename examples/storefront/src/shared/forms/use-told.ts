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

/**
 * What was told and has not come back yet, oldest first, once `arrived` is in the address; nothing when that is news. An
 * echo of what was told before the last must not be taken for a change by other means: it would undo what was typed since.
 */
export function awaitedAfter(arrived: string, awaited: readonly string[]): readonly string[] | undefined {
  if (arrived === awaited.at(-1)) return []
  const place = awaited.indexOf(arrived)
  return place < 0 ? undefined : awaited.slice(place + 1)
}
