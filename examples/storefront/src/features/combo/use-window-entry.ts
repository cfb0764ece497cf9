import { useSyncExternalStore } from "react"

/**
 * A window over the whole screen, as a step of the history at the same address: Back closes it, Forward opens it again,
 * and a reload leaves it open. The entry keeps the key of its screen, so that nothing behind it loads or scrolls.
 */
export function useWindowEntry(name: string) {
  const isOpen = useSyncExternalStore(
    subscribe,
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

const opened = (): unknown => window.history.state?.window

/** Between the request to go back and its end, a second one would leave the screen itself. */
let isLeaving = false
const readers = new Set<() => void>()
function tell() {
  isLeaving = false
  for (const read of readers) read()
}

function subscribe(read: () => void) {
  if (readers.size === 0) window.addEventListener("popstate", tell)
  readers.add(read)
  return () => {
    readers.delete(read)
    if (readers.size > 0) return
    window.removeEventListener("popstate", tell)
    isLeaving = false
  }
}
