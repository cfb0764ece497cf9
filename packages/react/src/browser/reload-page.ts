import { kept } from "./page-memory.ts"

/**
 * Loads the page again, and keeps what it alone remembers: in the entry of the history, which a frame keeps through a load
 * and pages of the same origin alone can read. The page that is loaded calls `endReload`.
 */
export function reloadPage(): void {
  window.history.replaceState({ ...window.history.state, left: [...kept] }, "")
  window.location.reload()
}

/** Takes out of the history what the page before has left; this one has read it by now. */
export function endReload(): void {
  const { left, ...rest } = window.history.state ?? {}
  if (left !== undefined) window.history.replaceState(rest, "")
}
