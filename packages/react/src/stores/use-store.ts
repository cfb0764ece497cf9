import { useMemo, useSyncExternalStore } from "react"
import type { ReadableStore } from "./store.ts"

export function useStore<Value>({ subscribe, get, first = get }: ReadableStore<Value>): Value {
  return useSyncExternalStore(subscribe, get, first)
}

interface Snapshots<Value> {
  current(): Value
  subscribe(tell: () => void): () => void
}

/** What a part of the client knows just now; `first` is what it knew before anything was read. */
export function useSnapshot<Value>(part: Snapshots<Value>, first: Value): Value {
  return useStore(
    useMemo(
      () => ({
        get: part.current,
        first: () => first,
        subscribe: (tell: () => void) => part.subscribe(tell),
      }),
      [part, first],
    ),
  )
}
