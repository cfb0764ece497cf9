import type { Cart, HoldGroup, ReleaseItem } from "@parterre/contract"
import type { Knex } from "knex"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import {
  buildHouse,
  eventId,
  line,
  noon,
  otherHouse,
  places,
  priceId,
  refusalOf,
  requestOf,
  seatIds,
  sendEverybodyHome,
  smallHouse,
  TestClock,
  testCatalogue,
  testDependencies,
} from "../../test/house/small-house.ts"
import { type TestDatabase, testDatabase } from "../../test/test-database.ts"
import { startSale } from "../checkout/start-sale.ts"
import { holdsHandlers } from "../holds/handlers.ts"
import { sweep } from "../jobs/sweeper.ts"
import { readJournal } from "../journal/journal-store.ts"
import { pricingHandlers } from "../pricing/handlers.ts"
import { findCart, lockCart } from "./cart-store.ts"
import { cartsHandlers } from "./handlers.ts"
import { liveHolds } from "./hold-store.ts"
import { claimsToSold, endPayment, extendForPayment } from "./payment-hold.ts"

let database: TestDatabase
let db: Knex
let clock: TestClock
let handlers: ReturnType<typeof shop>

beforeAll(async () => {
  database = await testDatabase()
  db = database.db
  await buildHouse(db, {
    rows: [
      { name: "A", seats: 12 },
      { name: "B", seats: 12 },
    ],
    places: [10],
    events: [{ key: "soir" }, { key: "matinee" }],
  })
  await buildHouse(db, { website: otherHouse, rows: [{ name: "A", seats: 4 }] })
})
afterAll(() => database.close())

beforeEach(async () => {
  await sendEverybodyHome(db)
  clock = new TestClock()
  handlers = shop()
})

function shop() {
  const dependencies = testDependencies(db, clock)
  return Object.assign(
    {},
    holdsHandlers(dependencies),
    cartsHandlers(dependencies),
    pricingHandlers({ catalogue: testCatalogue(db, clock), clock }),
  ) as Required<
    Pick<
      ReturnType<typeof holdsHandlers> & ReturnType<typeof cartsHandlers>,
      | "createHolds"
      | "releaseHolds"
      | "extendHolds"
      | "holdByPriceLevel"
      | "getCart"
      | "deleteCart"
      | "deleteUnconfirmed"
      | "getPaymentMethods"
      | "getEventPriceTaxes"
      | "getShippings"
    >
  >
}

const hold = async (sessionId: string, ...groups: HoldGroup[]): Promise<Cart> => {
  const answer = await handlers.createHolds(requestOf<"createHolds">({ sessionId, body: groups }))
  if (!("cart" in answer)) throw new Error("createHolds answers a cart")
  return answer.cart
}
const cart = async (sessionId: string) =>
  (await handlers.getCart(requestOf<"getCart">({ sessionId }))) as Cart
const release = (sessionId: string, ...items: ReleaseItem[]) =>
  handlers.releaseHolds(requestOf<"releaseHolds">({ sessionId, body: items }))
const extend = (sessionId: string) => handlers.extendHolds(requestOf<"extendHolds">({ sessionId }))
const claims = () => db("claims").orderBy("seat_id").pluck("seat_id")
const versions = async () => (await db("event_section_versions").sum({ n: "version" }).first())?.n

describe("the cart of a session", () => {
  it("is empty before the first hold [CALL-018]", async () => {
    expect(await cart("ana")).toMatchObject({
      state: "empty",
      cartElements: [],
      totalQty: 0,
      reservationTime: 0,
      remainingTime: 0,
      renewalsLeft: 2,
      tax: { totalAfterTaxes: 0 },
    })
  })

  it("groups lines by event, each ticket with its place [CALL-018] [HOLD-008]", async () => {
    await hold("ana", line("soir", seatIds("A", 1, 2)), line("soir", ["A3"], "a", "enfant"))
    const shown = await hold("ana", places("matinee", 2))
    expect(shown.cartElements.map((element) => [element.eventId, element.prices.length])).toEqual([
      [eventId("soir"), 2],
      [eventId("matinee"), 1],
    ])
    const [adults] = shown.cartElements[0]?.prices ?? []
    expect(adults).toMatchObject({
      id: priceId("soir", "a"),
      name: "Adulte",
      priceLevel: "Niveau a",
      price: 6500,
      serviceCharges: 450,
      qty: 2,
      total: 13900,
      rs: true,
      confirmed: true,
    })
    expect(adults?.cartDetailToken).toEqual([
      expect.objectContaining({
        seatId: "A1",
        seat: "1",
        row: "A",
        rowType: "SEAT",
        section: "Section 1",
        level: "Parterre",
      }),
      expect.objectContaining({ seatId: "A2", seat: "2", row: "A", section: "Section 1", level: "Parterre" }),
    ])
    expect(shown.totalQty).toBe(5)
    expect(await cart("ana")).toEqual(shown)
  })

  it("charges each tax once on the whole cart, and elements add up to it [TAX-001] [TAX-003]", async () => {
    await hold("ana", line("soir", seatIds("A", 1, 2, 3), "a", "enfant"))
    const { tax, cartElements } = await hold("ana", line("matinee", seatIds("B", 1, 2)), places("matinee", 3))
    // 3 × 34.50 + 5 × 69.50 = 451.00
    expect(tax).toEqual({
      subtotal: 41_500,
      serviceCharge: 3600,
      tax1: 2255,
      tax2: 4499,
      tax3: 0,
      descriptionTax1: "TPS",
      descriptionTax2: "TVQ",
      descriptionTax3: "",
      totalBeforeTaxes: 45_100,
      totalAfterTaxes: 51_854,
    })
    for (const field of ["subtotal", "serviceCharge", "tax1", "tax2", "totalAfterTaxes"] as const)
      expect(cartElements.reduce((sum, element) => sum + element.tax[field], 0)).toBe(tax[field])
  })

  it("keeps the price it was held at when the catalogue changes", async () => {
    await hold("ana", line("soir", seatIds("A", 1, 2)))
    await db("event_prices")
      .where({ id: priceId("soir", "a") })
      .update({ price: 9900 })
    expect((await cart("ana")).tax.subtotal).toBe(13_000)
    await db("event_prices")
      .where({ id: priceId("soir", "a") })
      .update({ price: 6500 })
  })

  it("counts down, then says it has expired and shows nothing [CART-027] [HOLD-002]", async () => {
    await hold("ana", line("soir", seatIds("A", 1, 2)))
    clock.pass(120)
    expect(await cart("ana")).toMatchObject({ state: "held", reservationTime: 900, remainingTime: 780 })
    clock.pass(780)
    expect(await cart("ana")).toMatchObject({
      state: "expired",
      remainingTime: -1,
      cartElements: [],
      totalQty: 0,
    })
    await handlers.deleteCart(requestOf<"deleteCart">({ sessionId: "ana" }))
    expect(await cart("ana")).toMatchObject({ state: "empty", remainingTime: 0 })
  })

  it("is never another tenant's", async () => {
    await hold("ana", line("soir", seatIds("A", 1, 2)))
    const other = await handlers.getCart(requestOf<"getCart">({ sessionId: "ana", website: otherHouse }))
    expect(other).toMatchObject({ state: "empty", totalQty: 0 })
  })

  it("takes links of the own site only", async () => {
    const linked = (pageUrl: string, event: string, ...numbers: number[]) =>
      hold("ana", { ...line(event, seatIds("A", ...numbers)), pageUrl })
    await linked("javascript:alert(1)", "soir", 1, 2)
    const { cartElements } = await linked("/fr/pages/x", "soir", 3, 4)
    expect(cartElements[0]?.prices.map((price) => price.pageUrl)).toEqual([
      `/fr/pages/${eventId("soir")}`,
      "/fr/pages/x",
    ])
  })
})

describe("giving back", () => {
  it("frees what release items name, and tells the map [CALL-025]", async () => {
    const first = await hold("ana", line("soir", seatIds("A", 1, 2, 3, 4)))
    await hold("ana", line("matinee", seatIds("A", 1, 2)))
    await hold("ana", line("matinee", seatIds("B", 1, 2)))
    const price = first.cartElements[0]?.prices[0]
    const before = Number(await versions())

    await release("ana", { eventId: eventId("soir"), holds: [price?.cartDetailToken[3]?.idCartLine ?? ""] })
    expect((await cart("ana")).cartElements[0]?.prices[0]).toMatchObject({ qty: 3, total: 20_850 })
    expect(Number(await versions())).toBeGreaterThan(before)
    await release("ana", { reservationId: price?.reservationId ?? "" })
    expect((await cart("ana")).cartElements.map((element) => element.eventId)).toEqual([eventId("matinee")])
    const answer = await release("ana", { eventId: eventId("matinee") })
    expect(answer).toMatchObject({
      message: "success.successDeleteCart",
      cart: { state: "empty", remainingTime: 0 },
    })
    expect(await claims()).toEqual([])
    await hold("ben", line("soir", seatIds("A", 1, 2)))
  })

  it("ignores what is unknown or another session's [CALL-025]", async () => {
    const mine = await hold("ana", line("soir", seatIds("A", 1, 2)))
    const reservationId = mine.cartElements[0]?.prices[0]?.reservationId ?? ""
    await release("ben", { reservationId })
    await release("ana", { reservationId: "nothing" }, { subscriptionId: "s" }, {})
    expect(await claims()).toEqual(["A1", "A2"])
    expect((await cart("ana")).version).toBe(mine.version)
  })

  it("empties a cart, once or twice [CALL-020]", async () => {
    await hold("ana", line("soir", seatIds("A", 1, 2)), places("soir", 4))
    for (let time = 0; time < 2; time += 1)
      expect(await handlers.deleteCart(requestOf<"deleteCart">({ sessionId: "ana" }))).toEqual({
        message: "success.successDeleteCart",
      })
    expect(await claims()).toEqual([])
    expect(await db("event_capacities").where("taken", ">", 0)).toEqual([])
    expect(await cart("ana")).toMatchObject({ state: "empty", version: 2 })
  })

  it("removes only what was not confirmed [CALL-021]", async () => {
    const unsure = line("soir", seatIds("A", 3, 4))
    await hold("ana", line("soir", seatIds("A", 1, 2)), {
      ...unsure,
      prices: unsure.prices.map((price) => ({ ...price, confirmed: false })),
    })
    // What is not counted in the cart is not counted in its element either.
    const { tax, cartElements } = await cart("ana")
    expect(cartElements).toMatchObject([{ tax: { subtotal: tax.subtotal } }])
    expect(tax.subtotal).toBeGreaterThan(0)
    await handlers.deleteUnconfirmed(requestOf<"deleteUnconfirmed">({ sessionId: "ana" }))
    expect(await claims()).toEqual(["A1", "A2"])
  })

  it("keeps what a price is sold with, and sells nothing by its help", async () => {
    const [price] = places("soir", 3, "groupe").prices
    if (price === undefined) throw new Error("no price")
    const group = { ...places("soir", 3, "groupe"), prices: [price, { ...price, qty: 1, confirmed: false }] }
    await hold("ana", group)
    const found = await findCart(db, smallHouse.id, "ana")
    const held = await liveHolds(db, found?.id ?? "")
    const all = held.flatMap(({ lines }) => lines.map(({ id }) => id)).toSorted()
    const session = { id: "ana", websiteId: smallHouse.id }
    const shopper = { website: smallHouse, language: "fr", session } as const
    for (const ask of [
      () => handlers.deleteUnconfirmed(requestOf<"deleteUnconfirmed">({ sessionId: "ana" })),
      () => startSale(testDependencies(db, clock), shopper),
    ]) {
      const refused = await refusalOf(ask())
      expect(refused.code).toBe("release-not-whole")
      expect(refused.fields.holds?.toSorted()).toEqual(all)
    }
    expect(await findCart(db, smallHouse.id, "ana")).toEqual(found)
  })
})

describe("the taxes of a cart", () => {
  it.each([1, 2, 3, 5, 7])(
    "are those of its sale, to the cent, whatever is not confirmed beside: %i places",
    async (count) => {
      const sold = places("soir", count)
      const alone = (await hold("ana", sold)).tax
      const unsure = places("matinee", 3)
      const beside = { ...unsure, prices: unsure.prices.map((price) => ({ ...price, confirmed: false })) }
      expect((await hold("ana", beside)).tax).toEqual(alone)
      await handlers.deleteCart(requestOf<"deleteCart">({ sessionId: "ana" }))
      await hold("ana", beside)
      expect((await hold("ana", sold)).tax).toEqual(alone)
    },
  )
})

describe("more time", () => {
  it("is given as often as the website allows, counted from now [HOLD-002]", async () => {
    await hold("ana", line("soir", seatIds("A", 1, 2)))
    clock.pass(600)
    expect(await extend("ana")).toMatchObject({ cart: { remainingTime: 900, renewalsLeft: 1 } })
    expect(await db("claims").distinct("expires_at").pluck("expires_at")).toEqual([noon + 1_500_000])
    await extend("ana")
    expect((await refusalOf(extend("ana"))).code).toBe("no-extension-left")
    expect((await cart("ana")).remainingTime).toBe(900)
  })

  it("is not given to an empty cart or one that has lapsed", async () => {
    expect((await refusalOf(extend("ana"))).code).toBe("cart-empty")
    await hold("ana", line("soir", seatIds("A", 1, 2)))
    clock.pass(900)
    expect((await refusalOf(extend("ana"))).code).toBe("cart-expired")
  })
})

describe("while a cart is paid for", () => {
  const pay = (until: number) =>
    db.transaction(async (trx) => {
      const found = await findCart(trx, smallHouse.id, "ana")
      const locked = await lockCart(trx, smallHouse.id, found?.id ?? "")
      if (locked === undefined) throw new Error("no cart")
      return extendForPayment(trx, locked, until, clock.now())
    })

  it("nobody takes its seats and no sweeper releases them, however long it takes", async () => {
    await hold("ana", line("soir", seatIds("A", 1, 2)), places("soir", 10))
    await pay(clock.now() + 600_000)
    clock.pass(86_400)
    expect(await sweep(db, clock.now())).toBe(0)
    expect((await refusalOf(hold("ben", line("soir", seatIds("A", 1, 2))))).code).toBe("seats-taken")
    expect((await refusalOf(hold("ben", places("soir", 1)))).code).toBe("not-enough-places")
    const changes = [
      () => extend("ana"),
      () => release("ana", { eventId: eventId("soir") }),
      () => hold("ana", places("soir", 1)),
    ]
    for (const change of changes) expect((await refusalOf(change())).code).toBe("cart-being-paid")
  })

  it("a declined card gives the shopper the cart back, with time", async () => {
    await hold("ana", line("soir", seatIds("A", 1, 2)))
    clock.pass(850)
    const paying = await pay(clock.now() + 300_000)
    clock.pass(200)
    await db.transaction((trx) => endPayment(trx, paying, clock.now() + 300_000, clock.now()))
    expect(await cart("ana")).toMatchObject({ state: "held", remainingTime: 300 })
    clock.pass(300)
    await hold("ben", line("soir", seatIds("A", 1, 2)))
  })

  it("a sale keeps the seats for good and starts a new cart", async () => {
    await hold("ana", line("soir", seatIds("A", 1, 2)), places("soir", 3))
    const paying = await pay(clock.now() + 600_000)
    const sold = await db.transaction(async (trx) => {
      const holds = await liveHolds(trx, paying.id)
      await claimsToSold(trx, paying, holds, { id: "sale-1", amount: 0 }, clock.now())
      return holds
    })
    expect(sold.flatMap(({ lines }) => lines.map(({ seat_id }) => seat_id))).toEqual([
      "A1",
      "A2",
      null,
      null,
      null,
    ])
    clock.pass(86_400)
    await sweep(db, clock.now())
    expect((await refusalOf(hold("ben", line("soir", seatIds("A", 1, 2))))).code).toBe("seats-taken")
    expect(
      await db("event_capacities")
        .where({ event_id: eventId("soir") })
        .pluck("taken"),
    ).toEqual([3])
    expect(await cart("ana")).toMatchObject({ state: "empty", totalQty: 0 })
    expect((await hold("ana", line("soir", seatIds("A", 3, 4)))).id).not.toBe(paying.id)
  })
})

it("sweeps what has lapsed: seats, places, and a line in the journal [HOLD-002]", async () => {
  const { id } = await hold("ana", line("soir", seatIds("A", 1, 2)), places("soir", 4))
  await hold("ben", line("soir", seatIds("A", 3, 4)))
  expect(await sweep(db, clock.now())).toBe(0)
  clock.pass(900)
  expect(await sweep(db, clock.now())).toBe(2)
  expect(await sweep(db, clock.now())).toBe(0)
  expect(await claims()).toEqual([])
  expect(await db("event_capacities").where("taken", ">", 0)).toEqual([])
  const stored = { website_id: smallHouse.id, id, session_id: "ana" }
  expect((await readJournal(db, stored)).map((entry) => entry.command)).toEqual(["holds.place", "cart.lapse"])
  expect(await liveHolds(db, id)).toEqual([])
  expect((await cart("ana")).state).toBe("expired")
})

it("sweeps the others when one cart cannot be settled [HOLD-002]", async () => {
  await hold("ana", places("soir", 4))
  await hold("ben", line("soir", seatIds("A", 3, 4)))
  // More are given back than were ever taken: the database refuses.
  const floor = db("event_capacities").where({ event_id: eventId("soir") })
  await floor.clone().update({ taken: 0 })
  clock.pass(900)
  await expect(sweep(db, clock.now())).rejects.toThrow("1 carts could not be settled")
  expect(await claims()).toEqual([])
  await floor.clone().where("capacity", ">=", 4).update({ taken: 4 })
  expect(await sweep(db, clock.now())).toBe(1)
})

describe("what a price costs and how tickets travel", () => {
  const taxes = (event: string, price: string) =>
    handlers.getEventPriceTaxes(
      requestOf<"getEventPriceTaxes">({ language: "en", path: { id: event, priceId: price } }),
    )

  it("names the two taxes of a Quebec ticket [CALL-030]", async () => {
    expect(await taxes(eventId("soir"), priceId("soir", "a"))).toMatchObject({
      subtotal: 6500,
      serviceCharge: 450,
      tax1: 348,
      tax2: 693,
      descriptionTax1: "GST",
      descriptionTax2: "QST",
      totalAfterTaxes: 7991,
    })
    expect((await refusalOf(taxes(eventId("soir"), "x"))).code).toBe("price-unknown")
    expect((await refusalOf(taxes(eventId("soir"), priceId("matinee", "a")))).code).toBe("price-unknown")
    expect((await refusalOf(taxes(eventId("soir", otherHouse), "x"))).code).toBe("event-unknown")
  })

  it("answers the delivery of each event asked for [CALL-033]", async () => {
    const ask = (eventIds: string) =>
      handlers.getShippings(requestOf<"getShippings">({ query: { eventIds } }))
    expect(await ask(`${eventId("soir")},${eventId("matinee")}`)).toMatchObject({
      eventshippingModes: [{ eventId: eventId("soir") }, { eventId: eventId("matinee") }],
    })
    expect((await refusalOf(ask("x"))).code).toBe("event-unknown")
  })

  it("answers the brands the website takes [CALL-022]", async () => {
    expect(await handlers.getPaymentMethods(requestOf<"getPaymentMethods">({}))).toMatchObject({
      visa: true,
      amex: false,
    })
  })
})
