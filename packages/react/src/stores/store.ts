/** A value that tells its listeners when it changes; the shape `useSyncExternalStore` reads. */
export interface ReadableStore<Value> {
  get(): Value
  subscribe(listener: () => void): () => void
}

export interface Store<Value> extends ReadableStore<Value> {
  set(value: Value): void
}

export function createStore<Value>(initial: Value): Store<Value> {
  const listeners = new Set<() => void>()
  let value = initial
  return {
    get: () => value,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    set(next) {
      if (Object.is(next, value)) return
      value = next
      for (const listener of [...listeners]) listener()
    },
  }
}
