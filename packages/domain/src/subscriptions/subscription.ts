import { type HoldablePrice, type HoldGroup, holdAmount } from "../holds/hold-group.ts"

/** Seats or places of a subscription at one price; `seatIds` is one seat for each subscription, kept all season. */
export type SubscriptionPick = { price: HoldablePrice; qty: number; seatIds?: readonly string[] }

/** The hold group a subscription asks for; nothing picked asks for nothing [HOLD-001] [HOLD-003]. */
export function subscriptionHoldGroup(
  subscriptionId: string,
  picks: readonly SubscriptionPick[],
): HoldGroup | undefined {
  const prices = picks
    .filter(({ qty }) => qty > 0)
    .map(({ price, qty, seatIds }) => ({
      id: price.id,
      qty,
      amount: holdAmount(price),
      ...(seatIds === undefined ? {} : { seatIds: [...seatIds] }),
    }))
  return prices.length === 0 ? undefined : { type: "subscription", id: subscriptionId, prices }
}
