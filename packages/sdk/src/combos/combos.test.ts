import type * as Wire from "@parterre/contract"
import { describe, expect, it } from "vitest"
import { combos } from "../index.ts"

const price = (id: string): Wire.Price => ({
  id,
  name: id,
  priceType: "adult",
  price: 4000,
  serviceCharges: 300,
  divisor: 1,
  minTickets: 0,
  maxTickets: 0,
})
const detail = (id: string, soldout = false): Wire.ComboDetail => ({
  id,
  showId: `show.${id}`,
  eventId: `event.${id}`,
  title: id,
  start: "2026-12-01T20:00:00-05:00",
  place: { id: "hall", name: "Hall", city: "Montréal", provinceState: "QC", country: "CA" },
  priceLevelId: "parterre",
  priceLevel: "Parterre",
  rs: true,
  soldout,
  prices: [price(`${id}.adult`), price(`${id}.child`)],
})
const group = (
  id: string,
  kind: Wire.ComboGroup["kind"],
  more: Partial<Wire.ComboGroup>,
): Wire.ComboGroup => ({ id, kind, details: [], itemHours: [], ...more })

const fall: Wire.Combo = {
  id: "fall",
  title: "L’automne",
  saleState: "ONSALE",
  mandatoryGroups: [group("m", "MANDATORY", { required: 2, details: [detail("cid"), detail("phedre")] })],
  pseudoMandatoryGroups: [group("p", "PSEUDO_MANDATORY", { min: 1, max: 1, details: [detail("esther")] })],
  optionalGroups: [group("o", "OPTIONAL", { details: [detail("talk"), detail("dinner", true)] })],
  onePerShow: true,
  onePerPerformance: false,
}
const pick = (groupId: string, detailId: string, type = "adult"): combos.ComboPick => ({
  groupId,
  detailId,
  priceId: `${detailId}.${type}`,
})

describe("a combo of a page", () => {
  const combo = combos.comboOf(fall)
  const needed = [pick("m", "cid"), pick("m", "phedre", "child"), pick("p", "esther")]

  it("has its three kinds of groups, with what each asks for [COMBO-001] [COMBO-003] [COMBO-005]", () => {
    expect(combo.mandatoryGroups.map(({ id, required }) => [id, required])).toEqual([["m", 2]])
    expect(combo.pseudoMandatoryGroups.map(({ id, min, max }) => [id, min, max])).toEqual([["p", 1, 1]])
    expect(combo.optionalGroups.map(({ id }) => id)).toEqual(["o"])
    expect(combos.isComboComplete(combo, needed)).toBe(true)
    expect(combos.isComboComplete(combo, needed.slice(1))).toBe(false)
    expect(combos.isComboComplete(combo, needed.slice(0, 2))).toBe(false)
  })

  it("opens its optional groups, and never what is sold out [COMBO-004] [COMBO-006]", () => {
    expect(combos.canPickInCombo(combo, needed.slice(0, 2), "o", "talk")).toBe(false)
    expect(combos.canPickInCombo(combo, needed, "o", "talk")).toBe(true)
    expect(combos.canPickInCombo(combo, needed, "o", "dinner")).toBe(false)
    const short = { ...fall, mandatoryGroups: [group("m", "MANDATORY", { details: [detail("cid", true)] })] }
    expect(combos.isComboComplete(combos.comboOf(short), [pick("p", "esther")])).toBe(true)
  })

  it("takes a show once where it says so [COMBO-007]", () => {
    const same = { ...detail("cid-matinee"), showId: "show.cid" }
    const often = { ...fall, optionalGroups: [group("o", "OPTIONAL", { details: [same] })] }
    const again = (onePerShow: boolean) =>
      combos.canPickInCombo(combos.comboOf({ ...often, onePerShow }), needed, "o", "cid-matinee")
    expect([again(true), again(false)]).toEqual([false, true])
  })

  it("becomes the groups a hold asks for, as the contract has them [COMBO-008]", () => {
    const groups: readonly Wire.HoldGroup[] = combos.comboHoldGroups(combo, needed, 2)
    expect(
      groups.map(({ type, comboId, comboGroupId, comboQty }) => [type, comboId, comboGroupId, comboQty]),
    ).toEqual([
      ["COMBO", "fall", "m", 2],
      ["COMBO", "fall", "p", 2],
    ])
    expect(
      groups[0]?.prices.map(({ id, amount, comboGroupDetailId }) => [id, amount, comboGroupDetailId]),
    ).toEqual([
      ["cid.adult", 4300, "cid"],
      ["phedre.child", 4300, "phedre"],
    ])
  })

  it("asks for one pick of a mandatory group without a number, and any of a group without bounds", () => {
    const bare = combos.comboOf({
      ...fall,
      mandatoryGroups: [group("m", "MANDATORY", { details: [detail("cid")] })],
      pseudoMandatoryGroups: [group("p", "PSEUDO_MANDATORY", { details: [detail("a"), detail("b")] })],
    })
    expect(bare.mandatoryGroups[0]?.required).toBe(1)
    expect(bare.pseudoMandatoryGroups[0]).toMatchObject({ min: 0, max: 2 })
  })
})

it("a combo of one's own is held as BYOC, priced by its events or as a whole [COMBO-009] [COMBO-010]", () => {
  const adult = { id: "adult", price: 3000, serviceCharge: 200 }
  const held: Wire.HoldGroup | undefined = combos.byocHoldGroup("mine", [
    { eventId: "a", price: adult, qty: 2 },
  ])
  expect(held).toMatchObject({
    type: "BYOC",
    byocId: "mine",
    prices: [{ id: "adult", qty: 2, amount: 3200 }],
  })
  expect(combos.byocPriceQuery(["a"])).toEqual({ of: "events", eventIds: ["a"] })
})
