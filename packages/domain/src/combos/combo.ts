import type { HoldablePrice } from "../holds/hold-group.ts"

/** The kinds of a combo's groups, as the contract spells them [COMBO-002]. */
export const COMBO_GROUP_KINDS = ["MANDATORY", "OPTIONAL", "PSEUDO_MANDATORY"] as const

export type ComboGroupKind = (typeof COMBO_GROUP_KINDS)[number]

/** One thing a group offers: a price level of an event, at one of its prices. */
export type ComboDetail = {
  id: string
  showId: string
  eventId: string
  prices: readonly HoldablePrice[]
  soldOut: boolean
}

export type ComboGroup = { id: string; details: readonly ComboDetail[] }

/** `required` is how many price levels must be picked. */
export type MandatoryGroup = ComboGroup & { required: number }

/** Both bounds are inclusive. */
export type PseudoMandatoryGroup = ComboGroup & { min: number; max: number }

/** Several events sold as one; `onePer…` lets a show or an event (a performance) be picked only once [COMBO-007]. */
export type Combo = {
  id: string
  mandatoryGroups: readonly MandatoryGroup[]
  pseudoMandatoryGroups: readonly PseudoMandatoryGroup[]
  optionalGroups: readonly ComboGroup[]
  onePerShow: boolean
  onePerPerformance: boolean
}

/** What a shopper picked, by detail and price; seats only where the event has them, one for each combo. */
export type ComboPick = { groupId: string; detailId: string; priceId: string; seatIds?: readonly string[] }

/** All groups of a combo in the order they are asked for, each with its kind. */
export const comboGroups = (combo: Combo): (ComboGroup & { kind: ComboGroupKind })[] => [
  ...combo.mandatoryGroups.map((group) => ({ ...group, kind: "MANDATORY" as const })),
  ...combo.pseudoMandatoryGroups.map((group) => ({ ...group, kind: "PSEUDO_MANDATORY" as const })),
  ...combo.optionalGroups.map((group) => ({ ...group, kind: "OPTIONAL" as const })),
]

/** The details of a group that are picked, each once. */
export function pickedDetails(group: ComboGroup, picks: readonly ComboPick[]): ComboDetail[] {
  const ids = new Set(picks.filter((pick) => pick.groupId === group.id).map((pick) => pick.detailId))
  return group.details.filter((detail) => ids.has(detail.id))
}

/** The price of a detail that a pick names. */
export const pickedPrice = (detail: ComboDetail, { priceId }: ComboPick): HoldablePrice | undefined =>
  detail.prices.find(({ id }) => id === priceId)
