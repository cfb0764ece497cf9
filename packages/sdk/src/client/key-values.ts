/** Where a client keeps its session and receipts: `localStorage`, a file, or memory. */
export interface KeyValues {
  read(key: string): string | undefined
  write(key: string, value: string): void
  remove(key: string): void
  /**
   * Waits until nobody else who shares the storage is at work behind this lock; answers what opens it again. Left out
   * where nobody shares it.
   */
  lock?(): Promise<() => void>
}

export function memoryStorage(): KeyValues {
  const values = new Map<string, string>()
  return {
    read: (key) => values.get(key),
    write: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  }
}
