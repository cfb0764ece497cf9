import { type HoldGroup, type HoldPick, holdLines } from "../holds/hold-group.ts"

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
