/** As much of the browser's own storage as a shop uses. */
export interface TextMemory {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** What this page alone remembers, and what it was left by itself before it was loaded again (`reloadPage`). */
export const kept = new Map<string, string>(globalThis.history?.state?.left)

/** Remembers for a page what the browser lets it keep nowhere else, as some do inside another site. */
export const pageMemory: TextMemory = {
  getItem: (key) => kept.get(key) ?? null,
  setItem: (key, value) => kept.set(key, value),
  removeItem: (key) => kept.delete(key),
}
