import { useState } from "react"

/** Boxes that were ticked or unticked; the others are as they were. */
export function useTicks(before: readonly string[]) {
  const [changes, setChanges] = useState<Readonly<Record<string, boolean>>>({})
  const ids = new Set([...before, ...Object.keys(changes)])
  return {
    ticked: new Set([...ids].filter((id) => changes[id] ?? before.includes(id))),
    tick: (id: string, isTicked: boolean) => setChanges({ ...changes, [id]: isTicked }),
    forget: () => setChanges({}),
  }
}
