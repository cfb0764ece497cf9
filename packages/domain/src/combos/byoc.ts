import { type HoldGroup, type HoldPick, holdLines } from "../holds/hold-group.ts"
import type { ComboReduction } from "./combo-price.ts"

/** A pick of a build-your-own combo: tickets of one event at one price. */
export type ByocPick = HoldPick & { eventId: string }

/** From so many events on, each ticket costs so much less. */
export type ByocTier = { events: number; reduction: ComboReduction }

/** What a build-your-own combo asks for: the tiers with the fewest events first, at least one, and the most events. */
export type ByocRules = { tiers: readonly ByocTier[]; most: number }

export type ByocRefusal =
  | "too-few-events"
  | "too-many-events"
  | "event-picked-twice"
  | "quantities-differ"
  | "invalid-quantity"

/** The hold group a build-your-own combo asks for; nothing picked asks for nothing [COMBO-009]. */
export function byocHoldGroup(byocId: string, picks: readonly ByocPick[]): HoldGroup | undefined {
  const prices = holdLines(picks)
  return prices.length === 0 ? undefined : { type: "BYOC", id: byocId, byocId, prices }
}

/** Fewest events that make a combo. */
export const fewestByocEvents = ({ tiers }: Pick<ByocRules, "tiers">): number =>
  Math.min(...tiers.map(({ events }) => events))

/** What so many events take off each ticket: the highest tier that is reached, nothing below the first. */
export const byocReduction = (
  { tiers }: Pick<ByocRules, "tiers">,
  events: number,
): ComboReduction | undefined =>
  tiers
    .filter((tier) => tier.events <= events)
    .reduce<ByocTier | undefined>(
      (best, tier) => (best === undefined || tier.events > best.events ? tier : best),
      undefined,
    )?.reduction

/** What is wrong with a choice: each event once, within the bounds, and as many tickets at one as at another. */
export function judgeByoc(
  rules: ByocRules,
  picks: readonly { readonly eventId: string; readonly qty: number }[],
): ByocRefusal | undefined {
  const [first] = picks
  if (new Set(picks.map(({ eventId }) => eventId)).size < picks.length) return "event-picked-twice"
  if (picks.length < fewestByocEvents(rules)) return "too-few-events"
  if (picks.length > rules.most) return "too-many-events"
  if (first !== undefined && picks.some(({ qty }) => qty !== first.qty)) return "quantities-differ"
  return picks.every(({ qty }) => Number.isSafeInteger(qty) && qty > 0) ? undefined : "invalid-quantity"
}
