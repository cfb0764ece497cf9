import type { KeyValues } from "@parterre/sdk"
import { pageMemory, type TextMemory } from "./page-memory.ts"

/** `localStorage`, or the page's memory where the browser refuses it. */
export function browserStorage(): KeyValues {
  let storage: TextMemory = pageMemory
  try {
    const { localStorage } = window
    localStorage.setItem("parterre.probe", "")
    localStorage.removeItem("parterre.probe")
    storage = localStorage
  } catch {
    // Refused altogether, or full.
  }
  return {
    read: (key) => storage.getItem(key) ?? undefined,
    write: (key, value) => storage.setItem(key, value),
    remove: (key) => storage.removeItem(key),
  }
}
