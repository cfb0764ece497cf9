import { pageMemory } from "@parterre/react"

export interface Memory {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** What the tab remembers; where the browser refuses it, as some do inside another site, what this page does. */
export function tabMemory(open: () => Memory = () => window.sessionStorage): Memory {
  try {
    return open()
  } catch {
    const page = pageMemory()
    return {
      getItem: (key) => page.read(key) ?? null,
      setItem: page.write,
      removeItem: page.remove,
    }
  }
}
