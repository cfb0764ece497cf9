import type { Knex } from "knex"

/** Keeps what was asked for last, up to a total size; asking twice at once makes it once. */
export function recent<Value>(limit: number, sizeOf: (value: Value) => number) {
  const kept = new Map<string, { readonly value: Promise<Value>; size: number }>()
  let total = 0

  const drop = (key: string) => {
    total -= kept.get(key)?.size ?? 0
    kept.delete(key)
  }

  return async (key: string, make: () => Promise<Value>): Promise<Value> => {
    const known = kept.get(key)
    if (known !== undefined) {
      kept.delete(key)
      kept.set(key, known)
      return known.value
    }
    const entry = { value: make(), size: 0 }
    kept.set(key, entry)
    try {
      const value = await entry.value
      // It may have been the oldest while it was being made.
      if (kept.get(key) !== entry) return value
      entry.size = sizeOf(value)
      total += entry.size
      for (const oldest of kept.keys()) {
        if (total <= limit) break
        drop(oldest)
      }
      return value
    } catch (error) {
      if (kept.get(key) === entry) drop(key)
      throw error
    }
  }
}

/** A cache for each database: ids alone do not tell two databases apart. A transaction shares its database's. */
export function recentOfDatabase<Value>(limit: number, sizeOf: (value: Value) => number) {
  const caches = new WeakMap<object, ReturnType<typeof recent<Value>>>()
  return (db: Knex, key: string, make: () => Promise<Value>): Promise<Value> => {
    const database: object = db.client.config
    const cache = caches.get(database) ?? recent(limit, sizeOf)
    caches.set(database, cache)
    return cache(key, make)
  }
}
