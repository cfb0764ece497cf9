import type { Cents } from "../money/cents.ts"

/** A price as it is shown; `originalPrice` is there where a promotion changed it. */
type ShownPrice = {
  readonly id: string
  readonly price: Cents
  readonly originalPrice?: Cents
  readonly promoId?: string
}

/** What a promotion does at an event, as the server answered it. */
export type AppliedPromotion = {
  readonly promoId: string
  readonly prices: readonly { readonly id: string; readonly price: Cents; readonly originalPrice: Cents }[]
}

/** Price levels with the prices of a promotion, or with their own again without one. */
export const promotedLevels = <Price extends ShownPrice, Level extends { readonly prices: readonly Price[] }>(
  levels: readonly Level[],
  promotion: AppliedPromotion | undefined,
): Level[] =>
  levels.map((level) => ({
    ...level,
    prices: level.prices.map(({ originalPrice, promoId: _, ...price }) => {
      const listed = { ...price, price: originalPrice ?? price.price }
      const promoted = promotion?.prices.find(({ id }) => id === listed.id)
      return promoted === undefined
        ? listed
        : {
            ...listed,
            price: promoted.price,
            originalPrice: promoted.originalPrice,
            promoId: promotion?.promoId,
          }
    }),
  }))
