import { useCallback, useEffect, useSyncExternalStore } from "react"

/**
 * A window over the whole screen, as a step of the history at the same address: Back closes it, Forward opens it again,
 * and a reload leaves it open. The entry keeps the key of its screen, so that nothing behind it loads or scrolls.
 */
export function useWindowEntry(name: string) {
  const follow = useCallback((read: () => void) => subscribe({ name, read }), [name])
  const isOpen = useSyncExternalStore(
    follow,
    () => opened() === name,
    () => false,
  )
  return {
    isOpen,
    open() {
      window.history.pushState({ ...window.history.state, window: name }, "")
      tell()
    },
    /** By the way it came, so that no step is left behind that leads nowhere. */
    close() {
      if (isLeaving || opened() !== name) return
      isLeaving = true
      window.history.back()
    },
  }
}

/** Steps back from the entry of a window that cannot be opened any more: nobody is left on a step that shows nothing. */
export function useLivingEntries() {
  useEffect(() => {
    const leave = () => {
      const name = opened()
      if (name === undefined || [...readers].some((reader) => reader.name === name)) return
      window.history.back()
    }
    leave()
    window.addEventListener("popstate", leave)
    return () => window.removeEventListener("popstate", leave)
  }, [])
}

const opened = (): unknown => window.history.state?.window

interface Reader {
  readonly name: string
  readonly read: () => void
}

/** Between the request to go back and its end, a second one would leave the screen itself. */
let isLeaving = false
const readers = new Set<Reader>()
function tell() {
  isLeaving = false
  for (const { read } of readers) read()
}

function subscribe(reader: Reader) {
  if (readers.size === 0) window.addEventListener("popstate", tell)
  readers.add(reader)
  return () => {
    readers.delete(reader)
    if (readers.size > 0) return
    window.removeEventListener("popstate", tell)
    isLeaving = false
  }
}
