import * as fc from "fast-check"
import { canPickInCombo } from "./can-pick.ts"
import type { Combo, ComboDetail, ComboPick } from "./combo.ts"

/** A detail named like its event; the show is the part before the dash. */
export const detail = (id: string, more: Partial<ComboDetail> = {}): ComboDetail => ({
  id,
  showId: id.split("-")[0] ?? id,
  eventId: id,
  prices: [{ id: `price.${id}`, price: 4000, serviceCharge: 300 }],
  soldOut: false,
  ...more,
})

export const combo = (more: Partial<Combo> = {}): Combo => ({
  id: "fall",
  mandatoryGroups: [],
  pseudoMandatoryGroups: [],
  optionalGroups: [],
  onePerShow: false,
  onePerPerformance: false,
  ...more,
})

/** A pick of a detail at its one price. */
export const pickOf = (groupId: string, detailId: string, seatIds?: readonly string[]): ComboPick => ({
  groupId,
  detailId,
  priceId: `price.${detailId}`,
  ...(seatIds === undefined ? {} : { seatIds }),
})

/** Picks of a group by detail ids. */
export const picksOf = (groupId: string, ...detailIds: string[]): ComboPick[] =>
  detailIds.map((detailId) => pickOf(groupId, detailId))

const details = fc
  .array(fc.record({ show: fc.constantFrom("a", "b"), day: fc.nat(2), soldOut: fc.boolean() }), {
    maxLength: 4,
  })
  .map((list) =>
    list.map(({ show, day, soldOut }, i) =>
      detail(`${i}`, { showId: show, eventId: `${show}-${day}`, soldOut }),
    ),
  )

/** Any combo of up to three groups a kind. */
export const anyCombo: fc.Arbitrary<Combo> = fc
  .record({
    mandatory: fc.array(fc.record({ details, required: fc.nat(3) }), { maxLength: 2 }),
    pseudo: fc.array(fc.record({ details, min: fc.nat(2), max: fc.nat(3) }), { maxLength: 2 }),
    optional: fc.array(fc.record({ details }), { maxLength: 2 }),
    onePerShow: fc.boolean(),
    onePerPerformance: fc.boolean(),
  })
  .map(({ mandatory, pseudo, optional, onePerShow, onePerPerformance }) =>
    combo({
      mandatoryGroups: mandatory.map((group, i) => ({ id: `m${i}`, ...group })),
      pseudoMandatoryGroups: pseudo.map((group, i) => ({ id: `p${i}`, ...group })),
      optionalGroups: optional.map((group, i) => ({ id: `o${i}`, ...group })),
      onePerShow,
      onePerPerformance,
    }),
  )

/** Clicks in any order, on groups and details that may not exist. */
export const anyClicks: fc.Arbitrary<ComboPick[]> = fc.array(
  fc
    .tuple(fc.constantFrom("m0", "m1", "p0", "p1", "o0", "o1", "x"), fc.constantFrom("0", "1", "2", "3"))
    .map(([groupId, detailId]) => pickOf(groupId, detailId)),
  { maxLength: 20 },
)

/** What is picked after clicks that each add something where that is allowed. */
export function clickThrough(any: Combo, clicks: readonly ComboPick[]): ComboPick[] {
  let picks: ComboPick[] = []
  for (const click of clicks)
    if (canPickInCombo(any, picks, click.groupId, click.detailId)) picks = [...picks, click]
  return picks
}
