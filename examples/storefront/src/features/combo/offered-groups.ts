import type { Byoc, Combo, ComboDetail, ComboGroup } from "@parterre/contract"

/** A group of a combo as it is shown: what it asks for, and its events with their tickets. */
export interface OfferedGroup {
  readonly id: string
  /** None where the combo is a single group. */
  readonly name: string | undefined
  readonly isOptional: boolean
  readonly fewest: number
  /** None where it takes any number. */
  readonly most: number | undefined
  /** By start. */
  readonly events: readonly OfferedEvent[]
}

/** An event with the tickets a group takes of it, at least one. */
export interface OfferedEvent {
  readonly eventId: string
  readonly details: readonly [ComboDetail, ...ComboDetail[]]
}

/** The groups of a combo in the order in which they are asked for. */
export const groupsOf = (combo: Combo): OfferedGroup[] =>
  [...combo.mandatoryGroups, ...combo.pseudoMandatoryGroups, ...combo.optionalGroups].map(groupOf)

function groupOf({ id, kind, name, required = 1, min = 0, max, details }: ComboGroup): OfferedGroup {
  const isMandatory = kind === "MANDATORY"
  return {
    ...{ id, name, isOptional: kind === "OPTIONAL", events: eventsOf(details) },
    fewest: isMandatory ? required : kind === "OPTIONAL" ? 0 : min,
    most: isMandatory ? required : max,
  }
}

/** A combo that a shopper builds is one group of all its events. */
export const groupsOfByoc = ({ id, tiers, most, details }: Byoc): OfferedGroup[] => [
  {
    ...{ id, name: undefined, isOptional: false, most, events: eventsOf(details) },
    fewest: Math.min(...tiers.map(({ events }) => events)),
  },
]

const eventsOf = (details: readonly ComboDetail[]): OfferedEvent[] =>
  [...Map.groupBy(details, ({ eventId }) => eventId)].flatMap(([eventId, [first, ...others]]) =>
    first === undefined ? [] : { eventId, details: [first, ...others] },
  )
