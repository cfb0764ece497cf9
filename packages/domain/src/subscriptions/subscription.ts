import { type HoldGroup, type HoldPick, holdLines } from "../holds/hold-group.ts"
import { allocate } from "../money/allocate.ts"
import type { Cents } from "../money/cents.ts"

/** Seats or places of a subscription at one price; `seatIds` is one seat for each subscription, kept all season. */
export type SubscriptionPick = HoldPick

/** The hold group a subscription asks for; nothing picked asks for nothing [HOLD-001] [HOLD-003]. */
export function subscriptionHoldGroup(
  subscriptionId: string,
  picks: readonly SubscriptionPick[],
): HoldGroup | undefined {
  const prices = holdLines(picks)
  return prices.length === 0 ? undefined : { type: "subscription", id: subscriptionId, prices }
}

/** What one subscription costs, or its share at one of its events; both amounts in cents. */
export type SubscriptionPrice = { price: Cents; serviceCharge: Cents }

/**
 * The share of a subscription's price at each of its events, in their order: equal, the first events carrying the cents
 * that do not divide, so that tickets and their refunds add up to what was paid.
 */
export function subscriptionShares(
  { price, serviceCharge }: SubscriptionPrice,
  events: number,
): SubscriptionPrice[] {
  const evenly = Array.from({ length: events }, () => 1)
  const charges = allocate(serviceCharge, evenly)
  return allocate(price, evenly).map((share, index) => ({
    price: share,
    serviceCharge: charges[index] ?? 0,
  }))
}
