import type { HoldablePrice } from "../holds/hold-group.ts"

/** The kinds of a combo's groups, as the contract spells them [COMBO-002]. */
export const COMBO_GROUP_KINDS = ["MANDATORY", "OPTIONAL", "PSEUDO_MANDATORY"] as const

export type ComboGroupKind = (typeof COMBO_GROUP_KINDS)[number]

/** One thing a group offers: a price level of a performance, at a price. */
export type ComboDetail = {
  id: string
  showId: string
  performanceId: string
  price: HoldablePrice
  soldOut: boolean
}

export type ComboGroup = { id: string; details: readonly ComboDetail[] }

/** `required` is how many price levels must be picked. */
export type MandatoryGroup = ComboGroup & { required: number }

/** Both bounds are inclusive. */
export type PseudoMandatoryGroup = ComboGroup & { min: number; max: number }

/** Several performances sold as one; `onePer…` lets a show or a performance be picked only once [COMBO-007]. */
export type Combo = {
  id: string
  mandatoryGroups: readonly MandatoryGroup[]
  pseudoMandatoryGroups: readonly PseudoMandatoryGroup[]
  optionalGroups: readonly ComboGroup[]
  onePerShow: boolean
  onePerPerformance: boolean
}

/** What a shopper picked, by detail; seats only where the performance has them, one for each combo. */
export type ComboPick = { groupId: string; detailId: string; seatIds?: readonly string[] }

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
