import { use } from "react"
import { useShop } from "../provider/ParterreProvider.tsx"
import { type Loaded, useLoaded } from "./use-loaded.ts"

/** Loads what is the same for everybody. A server waits for it, and a browser begins with what came with the page. */
export function usePublished<Value>(key: string, load: () => Promise<Value>): Loaded<Value> {
  return useLoaded(key, load, useKnownAnswer(key, load))
}

/** What came with the page under a key; on a server, what is asked for now. Nothing without a key. */
export function useKnownAnswer<Value>(
  key: string | undefined,
  load: () => Promise<Value>,
): Value | undefined {
  const { answers } = useShop()
  if (key === undefined) return undefined
  const known = answers?.read === undefined ? answers?.peek(key) : use(answers.read(key, load))
  // A key names one kind of answer.
  return known as Value | undefined
}
