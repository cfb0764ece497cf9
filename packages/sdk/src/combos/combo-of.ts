import type * as Wire from "@parterre/contract"
import type { Combo, ComboDetail, ComboGroup } from "@parterre/domain/combos"

/** A combo of a page as the rules of combos read it [COMBO-001]. A mandatory group that says no number asks for one pick. */
export const comboOf = (combo: Wire.Combo): Combo => ({
  id: combo.id,
  mandatoryGroups: combo.mandatoryGroups.map((group) => ({
    ...groupOf(group),
    required: group.required ?? 1,
  })),
  pseudoMandatoryGroups: combo.pseudoMandatoryGroups.map((group) => ({
    ...groupOf(group),
    min: group.min ?? 0,
    max: group.max ?? group.details.length,
  })),
  optionalGroups: combo.optionalGroups.map(groupOf),
  onePerShow: combo.onePerShow,
  onePerPerformance: combo.onePerPerformance,
})

/** A build-your-own combo, as one of a single group in which each event may be picked once [COMBO-009]. */
export const byocAsCombo = ({ id, tiers, most, details }: Wire.Byoc): Combo => ({
  ...{ id, mandatoryGroups: [], optionalGroups: [], onePerShow: false, onePerPerformance: true },
  pseudoMandatoryGroups: [
    { id, min: Math.min(...tiers.map(({ events }) => events)), max: most, details: details.map(detailOf) },
  ],
})

const groupOf = ({ id, details }: Wire.ComboGroup): ComboGroup => ({ id, details: details.map(detailOf) })

const detailOf = ({ id, showId, eventId, soldout, prices }: Wire.ComboDetail): ComboDetail => ({
  id,
  showId,
  eventId,
  soldOut: soldout,
  prices: prices.map((price) => ({ id: price.id, price: price.price, serviceCharge: price.serviceCharges })),
})
