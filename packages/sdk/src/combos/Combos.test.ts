import type * as Wire from "@parterre/contract"
import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"
import { fakeApi, reply } from "../../test/fake-api.ts"
import { onFakeApi } from "../../test/run.ts"
import { fullCart, session } from "../../test/samples.ts"
import { Combos, combos } from "../index.ts"

/** Only the holds matter here. */
const never = { validate: "never" } as const
const shop = () =>
  fakeApi({
    createSession: () => reply(session()),
    createHolds: () => reply({ message: "success", cart: fullCart() }),
    listByocEventPrices: () => reply([]),
    listByocPrices: () => reply([]),
  })
const held = (server: ReturnType<typeof shop>) =>
  (server.lastOf("createHolds")?.body ?? []) as readonly Wire.HoldGroup[]

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

  it("asks for its groups as the contract has them [COMBO-008] [HOLD-003]", async () => {
    const server = shop()
    await onFakeApi(
      server,
      Combos.use((service) => service.add(fall, needed, 2)),
      never,
    )
    const groups = held(server)
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

  it("that would be refused is not asked for, and says which group it is about [COMBO-003] [CART-003]", async () => {
    const server = shop()
    const refused = await onFakeApi(
      server,
      Effect.flip(Combos.use((service) => service.add(fall, needed.slice(0, 1), 1))),
      never,
    )
    expect(refused).toMatchObject({ _tag: "combo-refused", fault: "mandatory-incomplete", groupId: "m" })
    expect(server.lastOf("createHolds")).toBeUndefined()
    // It says which event or group to choose again, by its name.
    const named = {
      ...fall,
      mandatoryGroups: fall.mandatoryGroups.map((one) => ({ ...one, name: "Two classics" })),
    }
    const messageOf = (picks: readonly combos.ComboPick[]) =>
      onFakeApi(server, Effect.flip(Combos.use((service) => service.add(named, picks, 1))), never)
    expect((await messageOf(needed.slice(0, 1))).message).toMatch(
      / À changer dans le forfait\u00a0: Two classics\.$/,
    )
    expect(await messageOf([...needed, pick("o", "dinner")])).toMatchObject({
      ...{ fault: "detail-sold-out", groupId: "o", detailId: "dinner" },
      message: expect.stringMatching(/ À changer dans le forfait\u00a0: dinner\.$/),
    })
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

describe("a combo that a shopper builds", () => {
  const own: Wire.Byoc = {
    ...{ id: "mine", title: "Mine", saleState: "ONSALE", most: 3 },
    tiers: [
      { events: 3, percentOff: 20 },
      { events: 2, percentOff: 10 },
    ],
    details: ["a", "b", "c", "d"].map((id) => detail(id)),
  }
  const choice = [pick("mine", "a"), pick("mine", "c", "child")]

  it("is held as BYOC, as many tickets at each of its events [COMBO-009]", async () => {
    const server = shop()
    await onFakeApi(
      server,
      Combos.use((service) => service.addBuilt(own, choice, 2)),
      never,
    )
    expect(held(server)).toMatchObject([
      {
        ...{ type: "BYOC", id: "mine", byocId: "mine" },
        prices: [
          { id: "a.adult", qty: 2, amount: 4300 },
          { id: "c.child", qty: 2, amount: 4300 },
        ],
      },
    ])
  })

  it("of too few events is not asked for", async () => {
    const server = shop()
    const refused = await onFakeApi(
      server,
      Effect.flip(Combos.use((service) => service.addBuilt(own, choice.slice(0, 1), 2))),
      never,
    )
    expect(refused).toMatchObject({ fault: "pseudo-mandatory-incomplete", groupId: "mine" })
  })

  it("is priced by its events, or as a whole [COMBO-010]", async () => {
    const server = shop()
    const place = { pageId: "fall", byocId: "mine" }
    await onFakeApi(
      server,
      Combos.use((service) => service.eventPrices(place, ["a", "c"])),
      never,
    )
    expect(server.lastOf("listByocEventPrices")?.body).toEqual({ eventIds: ["a", "c"] })
    await onFakeApi(
      server,
      Combos.use((service) => service.prices(place, { eventIds: [], qty: 1 })),
      never,
    )
    expect(server.lastOf("listByocPrices")?.body).toEqual({ eventIds: [], qty: 1 })
  })
})
