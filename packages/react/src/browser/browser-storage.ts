import type { KeyValues } from "@parterre/sdk"
import { pageMemory } from "./page-memory.ts"

/** `localStorage`, or the page's memory where the browser refuses it. */
export function browserStorage(): KeyValues {
  try {
    const { localStorage } = window
    localStorage.setItem("parterre.probe", "1")
    localStorage.removeItem("parterre.probe")
    return {
      read: (key) => localStorage.getItem(key) ?? undefined,
      write: (key, value) => localStorage.setItem(key, value),
      remove: (key) => localStorage.removeItem(key),
    }
  } catch {
    return pageMemory()
  }
}
