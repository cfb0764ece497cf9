import type { Discount } from "./promoted-price.ts"

/** When and for what a promotion is given; without a list it is for all. Times are epoch milliseconds. */
export type PromotionTerms = {
  readonly discount: Discount
  readonly waivesServiceCharge?: boolean | undefined
  /** Memberships, one of which a shopper needs. */
  readonly membershipIds?: readonly string[] | undefined
  /** From its first millisecond. */
  readonly from?: number | undefined
  /** Until before this millisecond. */
  readonly until?: number | undefined
  readonly eventIds?: readonly string[] | undefined
  /** Keys of price types: adult, student. */
  readonly priceTypes?: readonly string[] | undefined
  readonly priceLevelIds?: readonly string[] | undefined
}

export type PromotionFault = "promotion-not-yet" | "promotion-over" | "promotion-not-for-event"

/** Whether a promotion is given at an event now, or why it is not: the event first, for another date changes nothing then. */
export function promotionAt(
  { from, until, eventIds }: PromotionTerms,
  { eventId, now }: { readonly eventId: string; readonly now: number },
): PromotionFault | undefined {
  if (eventIds !== undefined && !eventIds.includes(eventId)) return "promotion-not-for-event"
  if (from !== undefined && now < from) return "promotion-not-yet"
  return until !== undefined && now >= until ? "promotion-over" : undefined
}

/** Whether a promotion is for tickets of this price. */
export const isPromoted = (
  { priceTypes, priceLevelIds }: PromotionTerms,
  price: { readonly priceType: string; readonly priceLevelId: string },
): boolean =>
  (priceTypes?.includes(price.priceType) ?? true) && (priceLevelIds?.includes(price.priceLevelId) ?? true)

/** Whether a promotion is for a shopper who has these memberships. */
export const isForMember = (
  { membershipIds }: Pick<PromotionTerms, "membershipIds">,
  memberOf: readonly string[],
): boolean => membershipIds === undefined || membershipIds.some((id) => memberOf.includes(id))
