import type { StockChange } from "../products/stock-store.ts"

/** Tickets taken of the code of a promotion or a presale, or given back when negative. */
export interface CodeUse {
  readonly websiteId: string
  readonly codeId: string
  readonly tickets: number
}

/** The codes by which a hold was made. */
export const codesOf = (hold: {
  readonly promotion_id: string | null | undefined
  readonly presale_code_id: string | null | undefined
}): readonly string[] => [hold.promotion_id, hold.presale_code_id].filter((id) => typeof id === "string")

/** Uses as what is limited is counted. */
export const countedUses = (uses: readonly CodeUse[]): StockChange[] =>
  uses.map(({ websiteId, codeId, tickets }) => ({ websiteId, productId: codeId, pieces: tickets }))
