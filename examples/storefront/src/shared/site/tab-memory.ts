export interface Memory {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

let page: Memory | undefined

/** What the tab remembers; where the browser refuses it, as some do inside another site, what this page does. */
export function tabMemory(open: () => Memory = () => window.sessionStorage): Memory {
  try {
    return open()
  } catch {
    page ??= pageMemory()
    return page
  }
}

function pageMemory(): Memory {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}
