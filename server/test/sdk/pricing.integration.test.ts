import type { ShippingMode } from "@parterre/contract"
import { memoryStorage } from "@parterre/sdk"
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest"
import { ids, openPetitTheatre, type PetitTheatre, standing } from "./petit-theatre.ts"
import { failureOf, pass } from "./sdk-client.ts"

let theatre: PetitTheatre
beforeAll(async () => {
  theatre = await openPetitTheatre()
})
afterAll(() => theatre.close())

const mailed: ShippingMode = {
  code: "MAIL",
  price: 0,
  description: "By mail",
  territory: {},
}
const season = { type: "subscription", id: ids.season } as const

describe("the taxes on a price", () => {
  it("are named, in cents, and add up [CALL-030] [TAX-001]", async () => {
    const { shop, of } = theatre.client()
    const taxes = await shop.taxes.ofPrice(ids.event, ids.adult)
    expect(taxes).toEqual({
      subtotal: 4000,
      serviceCharge: 300,
      // 5 % and 9.975 % of 43.00.
      tax1: 215,
      tax2: 429,
      tax3: 0,
      descriptionTax1: "TPS",
      descriptionTax2: "TVQ",
      descriptionTax3: "",
      totalBeforeTaxes: 4300,
      totalAfterTaxes: 4944,
    })
    await shop.taxes.ofPrice(ids.event, ids.adult)
    expect(of(`GET /v1/events/${ids.event}/taxes/${ids.adult}`)).toHaveLength(1)
    expect(await failureOf(shop.taxes.ofPrice("voisin.soir", ids.adult))).toMatchObject({
      _tag: "event-unknown",
      status: 404,
    })
    expect(await failureOf(shop.taxes.ofPrice(ids.event, ids.seasonAdult))).toMatchObject({
      _tag: "price-unknown",
    })
  })

  it("of a subscription are those of all its events together [CALL-031]", async () => {
    const { shop, of } = theatre.client({ language: "en" })
    const taxes = await shop.taxes.ofPrice(season, ids.seasonAdult)
    expect(taxes).toMatchObject({
      subtotal: 7001,
      serviceCharge: 501,
      tax1: 375,
      tax2: 748,
      descriptionTax1: "GST",
      descriptionTax2: "QST",
      totalBeforeTaxes: 7502,
      totalAfterTaxes: 8625,
    })
    expect(of(`GET /v1/subscriptions/${ids.season}/taxes/${ids.seasonAdult}`)).toHaveLength(1)
    expect(await failureOf(shop.taxes.ofPrice({ type: "subscription", id: "autre" }, "x"))).toMatchObject({
      status: 404,
    })
  })
})

describe("the ways of delivery", () => {
  it("are told for each event, where they go and what they cost [CALL-033] [SHIP-001] [SHIP-003]", async () => {
    const { shop, of } = theatre.client({ language: "en" })
    const eventIds = `${ids.event},${ids.other}`
    const asked = { eventIds, country: "CA", province: "QC", cartAmount: 5000 }
    const { eventshippingModes } = await shop.deliveries.modes(asked)
    expect(eventshippingModes.map(({ eventId }) => eventId)).toEqual([ids.event, ids.other])
    const [first] = eventshippingModes
    expect(first?.shippingModeRests.map(({ code, price }) => [code, price])).toEqual([
      ["E_TICKETS", 0],
      ["SMARTPHONE", 0],
      ["MAIL", 0],
      ["WILLCALL", 0],
    ])
    expect(first?.shippingModeRests[2]).toMatchObject({
      description: "By mail",
      note: "Within Canada only.",
      territory: { QC: true, NS: true, HORS_CANADA: false },
    })
    expect(of("GET /v1/shippings")[0]?.query).toMatchObject({ ...asked, cartAmount: "5000" })
    pass(theatre.clock, 59)
    await shop.deliveries.modes(asked)
    expect(of("GET /v1/shippings")).toHaveLength(1)
  })

  it("chosen are kept on the device by event, told as they come and go, and gone with the tickets [SHIP-004]", async () => {
    const storage = memoryStorage()
    const { shop } = theatre.client({ storage })
    await shop.cart.addElements([standing(2)])
    const { eventshippingModes } = await shop.deliveries.modes({ eventIds: ids.event })
    const modes = eventshippingModes[0]?.shippingModeRests ?? []
    const mode = (code: string) => modes.find((one) => one.code === code) as ShippingMode
    const told: string[] = []
    onTestFinished(shop.deliveries.broadcasts(({ type, mode: { code } }) => told.push(`${type} ${code}`)))
    await vi.waitFor(async () => {
      await shop.deliveries.select(ids.event, mode("WILLCALL"))
      await shop.deliveries.deselect(ids.event)
      expect(told).not.toEqual([])
    })
    told.length = 0
    await shop.deliveries.select(ids.event, mode("MAIL"))
    await shop.deliveries.select(ids.event, mode("MAIL"))
    await shop.deliveries.select(ids.event, mode("WILLCALL"))
    await vi.waitFor(() => expect(told).toEqual(["add MAIL", "delete MAIL", "add WILLCALL"]))

    const reloaded = theatre.client({ storage }).shop
    await reloaded.deliveries.modes({ eventIds: ids.event })
    expect(reloaded.deliveries.current()).toEqual({ [ids.event]: mode("WILLCALL") })

    await shop.deliveries.deselect(ids.event)
    await shop.deliveries.select(ids.event, mode("MAIL"))
    await shop.cart.deleteAllElement()
    await vi.waitFor(() => expect(shop.deliveries.current()).toEqual({}))
    expect(told.at(-1)).toBe("delete MAIL")
  })

  it("are chosen no longer when the cart has become too large for them [SHIP-006]", async () => {
    const { shop } = theatre.client()
    const { cart } = await shop.cart.addElements([standing(1)])
    const limited = {
      ...mailed,
      territory: { QC: true },
      invalidFromCartAmount: cart.tax.totalBeforeTaxes + 1,
    }
    await shop.deliveries.select(ids.event, limited)
    await shop.cart.callCart()
    expect(shop.deliveries.current()).toEqual({ [ids.event]: limited })
    await shop.cart.addElements([standing(1)])
    await vi.waitFor(() => expect(shop.deliveries.current()).toEqual({}))
  })

  it("that a device kept and that are none are no choice", async () => {
    const storage = memoryStorage()
    for (const selection of [{ a: { code: "MAIL" } }, { a: 3 }, [], { a: { ...mailed, price: -1 } }]) {
      storage.write("parterre.petit-theatre.deliveries", JSON.stringify({ selection }))
      const { shop } = theatre.client({ storage })
      await shop.deliveries.modes({ eventIds: ids.event })
      expect(shop.deliveries.current()).toEqual({})
    }
  })

  it("leave out what does not go there, and know their events [CALL-033]", async () => {
    const { shop } = theatre.client()
    const abroad = await shop.deliveries.modes({ eventIds: ids.event, country: "FR" })
    expect(abroad.eventshippingModes[0]?.shippingModeRests.map(({ code }) => code)).not.toContain("MAIL")
    expect(await failureOf(shop.deliveries.modes({ eventIds: "voisin.soir" }))).toMatchObject({
      _tag: "event-unknown",
    })
  })
})
