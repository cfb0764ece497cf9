import { type HoldGroup, type HoldPick, holdLines } from "../holds/hold-group.ts"

/** A pick of a build-your-own combo: tickets of one event at one price. */
export type ByocPick = HoldPick & { eventId: string }

/** Which of the two calls gives the prices: of the events chosen, or of the whole while none is [COMBO-010]. */
export type ByocPriceQuery = { of: "events"; eventIds: string[] } | { of: "whole" }

/** What to ask for after a choice of events; an event chosen twice is asked for once. */
export const byocPriceQuery = (eventIds: readonly string[]): ByocPriceQuery =>
  eventIds.length === 0 ? { of: "whole" } : { of: "events", eventIds: [...new Set(eventIds)] }

/** The hold group a build-your-own combo asks for; nothing picked asks for nothing [COMBO-009]. */
export function byocHoldGroup(byocId: string, picks: readonly ByocPick[]): HoldGroup | undefined {
  const prices = holdLines(picks)
  return prices.length === 0 ? undefined : { type: "BYOC", id: byocId, byocId, prices }
}
