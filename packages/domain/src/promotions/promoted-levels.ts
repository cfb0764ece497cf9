import type { Cents } from "../money/cents.ts"

/** A price as it is shown; `originalPrice` is there where a promotion changed it. */
type ShownPrice = {
  readonly id: string
  readonly price: Cents
  readonly serviceCharges: Cents
  readonly originalPrice?: Cents
  readonly promoId?: string
}

/** What a promotion does at an event, as the server answered it. */
export type AppliedPromotion = {
  readonly promoId: string
  readonly prices: readonly {
    readonly id: string
    readonly price: Cents
    readonly originalPrice: Cents
    readonly serviceCharges: Cents
  }[]
}

/** Price levels as they are listed, with the prices of a promotion. */
export const promotedLevels = <Price extends ShownPrice, Level extends { readonly prices: readonly Price[] }>(
  levels: readonly Level[],
  promotion: AppliedPromotion | undefined,
): Level[] =>
  levels.map((level) => ({
    ...level,
    prices: level.prices.map((price) => {
      const promoted = promotion?.prices.find(({ id }) => id === price.id)
      if (promoted === undefined) return price
      const { originalPrice, serviceCharges } = promoted
      return { ...price, price: promoted.price, originalPrice, serviceCharges, promoId: promotion?.promoId }
    }),
  }))
