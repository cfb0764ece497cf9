/** A value that tells its listeners when it changes; the shape `useSyncExternalStore` reads. */
export interface ReadableStore<Value> {
  get(): Value
  /**
   * The value before anything was read: what a server draws with. A part of the page that is taken over late, once the
   * value has changed, begins with it all the same. `get` when absent.
   */
  first?(): Value
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
    first: () => initial,
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
