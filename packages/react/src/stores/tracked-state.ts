import type { ReadableStore } from "./store.ts"

/**
 * A store's state as one reader sees it: another object only once something has changed that was read of the one before.
 * What is read of an object is always of now, so that a handler made in an earlier drawing is not behind.
 */
export function trackedState<State extends object>({ get, first = get }: ReadableStore<State>) {
  const read = new Set<PropertyKey>()
  let now: State
  let view: State | undefined
  const of = (state: State): State => {
    const before = now
    now = state
    if (view === undefined || [...read].some((key) => valueAt(before, key) !== valueAt(now, key)))
      view = new Proxy(state, {
        get(_state, key) {
          read.add(key)
          return valueAt(now, key)
        },
      })
    return view
  }
  return { get: () => of(get()), first: () => of(first()) }
}

const valueAt = (state: object, key: PropertyKey): unknown => Reflect.get(state, key)
