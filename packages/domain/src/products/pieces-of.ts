/** A cart as far as pieces are counted in it. */
export type CartOfPieces = {
  readonly cartElements: readonly {
    readonly prices: readonly { readonly productId?: string; readonly qty: number }[]
  }[]
}

/** Pieces of a product that a cart holds. */
export const piecesOf = (cart: CartOfPieces | undefined, productId: string): number =>
  (cart?.cartElements ?? [])
    .flatMap(({ prices }) => prices)
    .filter((line) => line.productId === productId)
    .reduce((sum, { qty }) => sum + qty, 0)
