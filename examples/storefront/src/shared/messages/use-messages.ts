import { createContext, useContext } from "react"
import type { Notice } from "./message-queue.ts"

export type Say = (notice: Notice) => void

export const SayContext = createContext<Say | undefined>(undefined)

/** Tells the shopper something over the page. */
export function useSay(): Say {
  const say = useContext(SayContext)
  if (say === undefined) throw new Error("Nobody shows messages here")
  return say
}
