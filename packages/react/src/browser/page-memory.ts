import { isEntriesOf, storedFields } from "@parterre/domain/json-fields"
import type { KeyValues } from "@parterre/sdk"

/** Under which the entry of the history has it while the page is loaded again. */
const FIELD = "keptForReload"

let kept: Map<string, string> | undefined

/** What this page alone remembers, where the browser lets it keep nothing, as some do inside another site. */
export function pageMemory(): KeyValues {
  kept ??= carried()
  const memory = kept
  return {
    read: (key) => memory.get(key),
    write: (key, value) => void memory.set(key, value),
    remove: (key) => void memory.delete(key),
  }
}

/**
 * Loads the page again, and keeps what it alone remembers: in the entry of the history, which a frame keeps through a load
 * and pages of the same origin alone can read. The page that is loaded takes it out.
 */
export function reloadPage(): void {
  if (kept !== undefined && kept.size > 0)
    window.history.replaceState({ ...window.history.state, [FIELD]: Object.fromEntries(kept) }, "")
  window.location.reload()
}

function carried(): Map<string, string> {
  // A server that draws a page remembers nothing.
  if (typeof window === "undefined") return new Map()
  const { [FIELD]: entries, ...rest } = window.history.state ?? {}
  if (entries === undefined) return new Map()
  window.history.replaceState(rest, "")
  const { entries: fitting = {} } = storedFields<{ entries: Readonly<Record<string, string>> }>(
    JSON.stringify({ entries }),
    { entries: isEntriesOf((value): value is string => typeof value === "string") },
  )
  return new Map(Object.entries(fitting))
}
