import type { CardProcessor, Rejected } from "./processor.ts"

export interface NoCards extends CardProcessor {
  readonly type: "DO_NOT_USE"
}

const nobody: Rejected = {
  kind: "rejected",
  code: "no-processor",
  message: "The website takes no cards",
}

/** Stands for the processor of a website that takes no cards: nothing is charged, and nothing of earlier charges is known. */
export const createNoCards = (): NoCards => ({
  type: "DO_NOT_USE",
  takesNoCards: true,
  lookupLag: Number.POSITIVE_INFINITY,
  authorise: async () => nobody,
  capture: async () => nobody,
  voidAuthorisation: async () => nobody,
  refund: async () => nobody,
  // What another processor was asked before is not known here, and surely not that it charged nothing.
  lookup: async () => ({ kind: "unavailable", reason: nobody.code }),
  checkCredentials: async () => [],
})
