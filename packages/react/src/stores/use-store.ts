import { useSyncExternalStore } from "react"
import type { ReadableStore } from "./store.ts"

export function useStore<Value>({ subscribe, get, first = get }: ReadableStore<Value>): Value {
  return useSyncExternalStore(subscribe, get, first)
}
