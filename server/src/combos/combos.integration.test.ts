import type {
  ByocEventPrices,
  ByocPriceGroup,
  Cart,
  CartPrice,
  HoldGroup,
  HoldsAnswer,
  Page,
  Problem,
} from "@parterre/contract"
import { holdAgain } from "@parterre/domain/carts"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { comboPage, sellCombos } from "../../test/fixture-combos.ts"
import { type FixtureFolder, fixtureFolder } from "../../test/fixture-folder.ts"
import { sendEverybodyHome } from "../../test/house/small-house.ts"
import { type Caller, callerOf, serve } from "../../test/serve.ts"
import { type TestDatabase, testDatabase } from "../../test/test-database.ts"
import { importTenant } from "../import/import-tenant.ts"

const site = "petit-theatre"
const night = (day: number) => `${site}.ubu-2027-02-${day}`
const duo = `${site}.duo`
const carte = `${site}.carte`
let database: TestDatabase
let folder: FixtureFolder & { dispose(): Promise<void> }
let app: ReturnType<typeof serve>
let caller: Caller
let now: number

const importing = () =>
  importTenant(folder.path, database.db, { now: () => 0, environment: {}, production: false })

beforeAll(async () => {
  database = await testDatabase()
  folder = await fixtureFolder()
  await sellCombos(folder)
  await importing()
  app = serve(database.db, { now: () => now })
  caller = callerOf(app, site)
}, 60_000)
afterAll(async () => {
  await app.close()
  await folder.dispose()
  await database.close()
})
let minutes = 0
beforeEach(async () => {
  await sendEverybodyHome(database.db)
  await database.db("event_capacities").update({ taken: 0 })
  // Later than whatever the test before left in memory.
  minutes += 60
  now = Date.UTC(2027, 0, 20, 17, minutes)
})

const page = async () => (await caller.get(`/v1/pages/${site}.ubu?language=en`)).json<Page>()

const shopper = async () => {
  const { sessionToken } = (await caller.post("/v1/session")).json<{ sessionToken: string }>()
  const headers = { "x-session-token": sessionToken }
  const send = async (path: string, body: unknown, language = "en") => {
    const answer = await caller.post(`${path}?language=${language}`, body, headers)
    return { ...answer.json<HoldsAnswer & Problem>(), status: answer.statusCode }
  }
  return {
    hold: (...groups: HoldGroup[]) => send("/v1/holds", groups),
    holdInFrench: (...groups: HoldGroup[]) => send("/v1/holds", groups, "fr"),
    release: (items: unknown) => send("/v1/holds/actions/release", items),
  }
}

type Pick = readonly [detail: string, price: string, seatIds?: readonly string[] | undefined]

/** Detail and price are told after the ids of the combo's group and of the tenant. */
const picked = (group: string, picks: readonly Pick[], qty = 1, comboId = duo): HoldGroup => ({
  ...{ type: "COMBO", id: comboId, comboId, comboGroupId: `${comboId}.${group}`, comboQty: qty },
  prices: picks.map(([detail, price, seatIds]) => ({
    ...{ id: `${site}.${price}`, qty, comboGroupDetailId: `${comboId}.${group}.${detail}` },
    ...(seatIds === undefined ? {} : { seatIds: [...seatIds] }),
  })),
})
const stalls = (seatIds?: readonly string[]): Pick => [
  "ubu-2027-02-12.parterre",
  "ubu-2027-02-12.parterre.adulte",
  seatIds,
]
const standing: Pick = ["ubu-2027-02-13.debout", "ubu-2027-02-13.debout.adulte"]
const balcony: Pick = ["ubu-2027-02-14.balcon", "ubu-2027-02-14.balcon.adulte"]

const lines = (cart: Cart) =>
  cart.cartElements.flatMap(({ _type, title, prices }) =>
    prices.map(({ eventId, price, originalPrice, qty, seatIds }) => ({
      ...{ _type, title, eventId: eventId?.slice(-2), price, originalPrice, qty, seats: seatIds.length },
    })),
  )
const claims = () => database.db("claims").count({ count: "*" }).first()
const taken = async () => database.db("event_capacities").where("taken", ">", 0).pluck("event_id")

describe("a page that sells combos", () => {
  it("tells their groups, what each event costs inside and what it costs alone [COMBO-001] [COMBO-002]", async () => {
    const { combos, byocs } = await page()
    expect(combos).toMatchObject([
      {
        ...{ id: duo, title: "The Duo", saleState: "ONSALE", perCart: 3, onePerPerformance: true },
        // The cheapest of each group that must be chosen: an adult's seat of 30 $ less 15 %, a place to stand less 5 $.
        priceFrom: 2550 + 250 + 1000 + 100,
        mandatoryGroups: [
          {
            ...{ kind: "MANDATORY", name: "First night", required: 1 },
            details: [
              {
                ...{ eventId: night(12), priceLevel: "Stalls", rs: true, soldout: false },
                prices: [
                  {
                    priceType: "adulte",
                    price: 3400,
                    originalPrice: 4000,
                    serviceCharges: 300,
                    maxTickets: 0,
                  },
                  { priceType: "etudiant", price: 2125, originalPrice: 2500 },
                ],
              },
              { priceLevel: "Balcony" },
            ],
            itemHours: [{ expositionId: night(12), saleState: "ONSALE" }],
          },
        ],
        pseudoMandatoryGroups: [
          {
            ...{ min: 1, max: 1 },
            details: [
              { eventId: night(13), rs: false, prices: [{ price: 1000, originalPrice: 1500 }] },
              { eventId: night(14) },
            ],
          },
        ],
        optionalGroups: [{ details: [{ prices: [{ price: 2000, originalPrice: 3000 }] }] }],
      },
    ])
    expect(byocs).toMatchObject([
      {
        ...{ id: carte, most: 3, saleState: "ONSALE" },
        tiers: [
          { events: 2, percentOff: 10 },
          { events: 3, percentOff: 25 },
        ],
      },
    ])
    expect(byocs[0]?.details).toHaveLength(6)
  })

  it("prices what a shopper builds, by event and as a whole [CALL-037] [CALL-038] [COMBO-010]", async () => {
    const at = `/v1/pages/${site}.ubu/byoc/${carte}`
    const prices = async (eventIds: readonly string[]) =>
      (await caller.post(`${at}/events/price`, { eventIds })).json<ByocEventPrices[]>()
    expect(await prices([night(12), night(13)])).toMatchObject([
      {
        eventId: night(12),
        prices: [{ price: 3600, originalPrice: 4000 }, { price: 2250 }, { price: 1350 }],
      },
      { eventId: night(13), prices: [{ price: 3600 }, { price: 2250 }, { price: 1350 }] },
    ])
    expect((await prices([night(12), night(13), night(14)]))[0]?.prices[0]?.price).toBe(3000)
    const whole = async (eventIds: readonly string[], qty: number) =>
      (await caller.post(`${at}/prices?language=en`, { eventIds, qty })).json<ByocPriceGroup[]>()
    expect(await whole([night(12), night(13)], 2)).toMatchObject([
      { name: "2 events", qty: 2, total: 2 * 2 * (1350 + 100), eventIds: [night(12), night(13)] },
    ])
    expect((await whole([], 1)).map(({ name, total }) => [name, total])).toEqual([
      ["2 events", 2 * (1350 + 100)],
      ["3 events", 3 * (1125 + 100)],
    ])
    const outside = await caller.post(`${at}/events/price`, { eventIds: [`${site}.nowhere`] })
    expect([outside.statusCode, outside.json<Problem>().code]).toEqual([422, "event-outside-combo"])
    const unknown = await caller.post(`/v1/pages/${site}.ubu/byoc/${duo}/prices`, { eventIds: [], qty: 1 })
    expect([unknown.statusCode, unknown.json<Problem>().code]).toEqual([404, "combo-unknown"])
  })

  it("begins at what somebody without any condition pays: no student's price is told as the least [COMBO-010]", async () => {
    await database.db("event_capacities").update({ taken: database.db.ref("capacity") })
    const ask = async (eventIds: readonly string[]) =>
      (await caller.post(`/v1/pages/${site}.ubu/byoc/${carte}/prices`, { eventIds, qty: 1 })).json<
        ByocPriceGroup[]
      >()
    const [two] = await ask([])
    expect(two?.prices.map(({ priceType }) => priceType)).toEqual(["adulte", "adulte"])
    expect(two?.total).toBe(2 * (3600 + 300))
  })
})

describe("a combo", () => {
  it("is held at every event it was chosen for, in one element of the cart, each ticket at its price inside [CALL-023] [COMBO-008] [ENT-012]", async () => {
    const anne = await shopper()
    const { status, cart } = await anne.hold(
      picked("premier", [stalls(["parterre-A-3", "parterre-A-4"])], 2),
      picked("second", [standing], 2),
      picked("encore", [balcony], 2),
    )
    expect(status).toBe(200)
    expect(lines(cart)).toEqual([
      { _type: "combo", title: "The Duo", eventId: "12", price: 3400, originalPrice: 4000, qty: 2, seats: 2 },
      { _type: "combo", title: "The Duo", eventId: "13", price: 1000, originalPrice: 1500, qty: 2, seats: 0 },
      // Nobody chose these two seats: they are the best that are left together.
      { _type: "combo", title: "The Duo", eventId: "14", price: 2000, originalPrice: 3000, qty: 2, seats: 2 },
    ])
    const [element] = cart.cartElements
    expect(element).toMatchObject({ comboId: duo, events: [{ eventId: night(12) }, {}, {}] })
    expect(new Set(element?.prices.map(({ reservationId }) => reservationId)).size).toBe(1)
    expect(element?.prices.map(({ comboId, comboGroupId }) => [comboId, comboGroupId])).toEqual([
      [duo, `${duo}.premier`],
      [duo, `${duo}.second`],
      [duo, `${duo}.encore`],
    ])
    expect(cart.tax.subtotal).toBe(2 * (3400 + 1000 + 2000))
  })

  it("comes back whole, at the very seats, when giving it back is undone [CART-014] [CALL-023]", async () => {
    const { hold, release } = await shopper()
    const held = await hold(picked("premier", [stalls()], 2), picked("second", [standing], 2))
    const before = held.cart.cartElements.flatMap(({ prices }) => prices)
    const released = await release([{ reservationId: before[0]?.reservationId }])
    expect([held.status, released.status, released.cart.cartElements]).toEqual([200, 200, []])
    const again = await hold(...(holdAgain(before) as HoldGroup[]))
    const kept = ({ id, price, seatIds, comboGroupDetailId }: CartPrice) => [
      id,
      price,
      seatIds,
      comboGroupDetailId,
    ]
    expect(again.cart.cartElements.flatMap(({ prices }) => prices.map(kept))).toEqual(before.map(kept))
  })

  it("is given back whole, whichever of its lines is named, a copy of it alone too [CALL-025]", async () => {
    const anne = await shopper()
    const { cart } = await anne.hold(picked("premier", [stalls()], 2), picked("second", [standing], 2))
    const line = cart.cartElements[0]?.prices[1]
    const one = await anne.release([{ holds: [line?.cartDetailToken[0]?.idCartLine] }])
    expect(lines(one.cart).map(({ qty }) => qty)).toEqual([1, 1])
    const event = await anne.release([{ eventId: line?.eventId }])
    expect(lines(event.cart)).toHaveLength(2)
    const none = await anne.release([{ eventId: line?.eventId, reservationId: line?.reservationId }])
    expect(none.cart.cartElements).toEqual([])
    expect(await claims()).toEqual({ count: expect.toSatisfy((count) => Number(count) === 0) })
    expect(await taken()).toEqual([])
  })

  it.each([
    ["without what must be chosen", [picked("second", [standing])], 422, "combo-incomplete"],
    ["without its second night", [picked("premier", [stalls()])], 422, "combo-incomplete"],
    [
      "with both second nights",
      [
        picked("premier", [stalls()]),
        picked("second", [standing, ["ubu-2027-02-14.debout", "ubu-2027-02-14.debout.adulte"]]),
      ],
      422,
      "combo-overfull",
    ],
    [
      "with an evening twice",
      [
        picked("premier", [stalls()]),
        picked("second", [["ubu-2027-02-14.debout", "ubu-2027-02-14.debout.adulte"]]),
        picked("encore", [balcony]),
      ],
      422,
      "combo-repeats",
    ],
    [
      "with something it does not offer",
      [picked("premier", [["ubu-2027-02-13.parterre", "ubu-2027-02-13.parterre.adulte"]])],
      422,
      "event-outside-combo",
    ],
    [
      "at a price it does not take",
      [picked("premier", [["ubu-2027-02-12.parterre", "ubu-2027-02-12.parterre.famille"]])],
      422,
      "price-unknown",
    ],
    [
      "with fewer seats than combos",
      [picked("premier", [stalls(["parterre-A-3"])], 2), picked("second", [standing], 2)],
      422,
      "quantity-mismatch",
    ],
    ["that nobody sells", [picked("premier", [stalls()], 1, `${site}.rien`)], 404, "combo-unknown"],
    [
      "more often than one cart may",
      [picked("premier", [stalls()], 4), picked("second", [standing], 4)],
      422,
      "invalid-quantity",
    ],
  ] as const)(
    "%s is refused and changes nothing [CALL-023] [COMBO-003] [COMBO-005] [COMBO-007]",
    async (_, groups, status, code) => {
      const anne = await shopper()
      const refused = await anne.hold(...groups)
      expect([refused.status, refused.code]).toEqual([status, code])
      expect(await taken()).toEqual([])
      expect(await database.db("holds").count({ count: "*" }).first()).toEqual({
        count: expect.toSatisfy((count) => Number(count) === 0),
      })
    },
  )

  it("is held not at all when one of its seats is somebody's", async () => {
    const [anne, ben] = [await shopper(), await shopper()]
    await ben.hold({
      ...{ type: "show", id: night(12) },
      prices: [{ id: `${night(12)}.parterre.adulte`, qty: 1, seatIds: ["parterre-A-3"] }],
    })
    const refused = await anne.hold(
      picked("premier", [stalls(["parterre-A-3"])]),
      picked("second", [standing]),
    )
    expect([refused.status, refused.code, refused.seatIds]).toEqual([409, "seats-taken", ["parterre-A-3"]])
    // Several events are in it: the shopper reads which of them to choose again.
    expect(refused).toMatchObject({
      comboGroupId: `${duo}.premier`,
      comboGroupDetailId: `${duo}.premier.ubu-2027-02-12.parterre`,
      message: expect.stringMatching(/ Change this in your package: .+, Fri, Feb 12, 2027 at [^.]+p\.m\.$/),
    })
    const { message } = await anne.holdInFrench(
      picked("premier", [stalls(["parterre-A-3"])]),
      picked("second", [standing]),
    )
    expect(message).toMatch(/ À changer dans le forfait\u00a0: .+, ven\. 12 févr\. 2027 à [^.]+\.$/)
    expect(await taken()).toEqual([])
  })

  it("is held no second time with the seats that the cart has of it", async () => {
    const anne = await shopper()
    const asked = [picked("premier", [stalls(["parterre-A-1"])]), picked("second", [standing])]
    expect((await anne.hold(...asked)).status).toBe(200)
    const held = await taken()
    const refused = await anne.hold(...asked)
    expect(refused).toMatchObject({ status: 409, code: "seats-in-cart", seatIds: ["parterre-A-1"] })
    expect(refused).toMatchObject({
      comboGroupDetailId: `${duo}.premier.ubu-2027-02-12.parterre`,
      message: expect.stringMatching(
        /^These seats are already in your cart\. .+ Change this in your package: /,
      ),
    })
    expect(await taken()).toEqual(held)
  })

  it("is refused where no seats are left side by side, and says so", async () => {
    const seats: { seat_id: string; ordinal: number }[] = await database
      .db("venue_seats")
      .where("price_level_id", `${site}.salle.parterre`)
      .select("seat_id", "ordinal")
    const known: string[] = await database
      .db("event_seats_off")
      .where({ event_id: night(12) })
      .pluck("seat_id")
    // Of a row every second seat, and the table, whose last seat is beside its first.
    const others = seats.filter(
      ({ seat_id, ordinal }) =>
        (ordinal % 2 === 1 || seat_id.startsWith("cabaret")) && !known.includes(seat_id),
    )
    const off = others.map(({ seat_id }) => ({ event_id: night(12), seat_id, website_id: site }))
    const revised = () => database.db("websites").where({ id: site }).increment("revision", 1)
    await database.db("event_seats_off").insert(off.map((seat) => ({ ...seat, reason: "blocked" })))
    await revised()
    now += 2_000
    try {
      const { hold } = await shopper()
      const refused = await hold(picked("premier", [stalls()], 2), picked("second", [standing], 2))
      expect([refused.status, refused.code]).toEqual([409, "not-enough-together"])
      expect(refused).toMatchObject({
        comboGroupId: `${duo}.premier`,
        message: expect.stringContaining("Feb 12, 2027"),
      })
      expect(await taken()).toEqual([])
    } finally {
      const ids = off.map(({ seat_id }) => seat_id)
      await database
        .db("event_seats_off")
        .where({ event_id: night(12) })
        .whereIn("seat_id", ids)
        .delete()
      await revised()
      now += 2_000
    }
  })

  it("names the event that has too few places left, and the group that is not chosen", async () => {
    const { hold } = await shopper()
    const [capacity] = await database.db("event_capacities").where({ event_id: night(13) })
    await database
      .db("event_capacities")
      .where({ event_id: night(13) })
      .update({ taken: capacity.capacity })
    const full = await hold(picked("premier", [stalls()]), picked("second", [standing]))
    expect(full).toMatchObject({
      code: "not-enough-places",
      ...{ comboGroupId: `${duo}.second`, comboGroupDetailId: `${duo}.second.ubu-2027-02-13.debout` },
      message: expect.stringContaining("Feb 13, 2027"),
    })
    const without = await hold(picked("second", [["ubu-2027-02-14.debout", "ubu-2027-02-14.debout.adulte"]]))
    expect(without).toMatchObject({
      ...{ code: "combo-incomplete", comboGroupId: `${duo}.premier` },
      message: expect.stringMatching(/ Change this in your package: First night\.$/),
    })
    expect(without).not.toHaveProperty("comboGroupDetailId")
    // Tickets by themselves are no choice of a combo, also beside one.
    const alone = await hold({
      ...{ type: "show", id: night(13) },
      prices: [{ id: `${night(13)}.debout.adulte`, qty: 1 }],
    })
    expect(alone.code).toBe("not-enough-places")
    expect(alone).not.toHaveProperty("comboGroupId")
    expect(alone.message).not.toContain("package")
  })

  it("does not pass from a group that has something the organiser closed", async () => {
    const events = database.db("events").where({ id: night(12) })
    const revised = () => database.db("websites").where({ id: site }).increment("revision", 1)
    await events.clone().update({ sale_state: "INVISIBLE" })
    await revised()
    now += 2_000
    try {
      const { status, code } = await (await shopper()).hold(picked("second", [standing]))
      expect([status, code]).toEqual([422, "combo-incomplete"])
    } finally {
      await events.clone().update({ sale_state: "ONSALE" })
      await revised()
      now += 2_000
    }
  })

  it("passes without a choice from a group that has something sold out [COMBO-004]", async () => {
    const seats: { seat_id: string; website_id: string }[] = await database
      .db("venue_seats")
      .where("price_level_id", `${site}.salle.balcon`)
      .select("seat_id", "website_id")
    const off = await database
      .db("event_seats_off")
      .where({ event_id: night(12) })
      .pluck("seat_id")
    const free = seats.flatMap(({ seat_id }) => (off.includes(seat_id) ? [] : seat_id))
    for (let from = 0; from < free.length; from += 8) {
      const seatIds = free.slice(from, from + 8)
      const { status } = await (await shopper()).hold({
        ...{ type: "show", id: night(12) },
        prices: [{ id: `${night(12)}.balcon.adulte`, qty: seatIds.length, seatIds }],
      })
      expect(status).toBe(200)
    }
    now += 2_000
    expect((await page()).combos[0]?.mandatoryGroups[0]?.details.map(({ soldout }) => soldout)).toEqual([
      false,
      true,
    ])
    const anne = await shopper()
    const { status, cart } = await anne.hold(picked("second", [standing]))
    expect(status).toBe(200)
    expect(lines(cart)).toMatchObject([{ eventId: "13", price: 1000 }])
  })

  it("does not pass without a choice where the organiser alone calls something sold out", async () => {
    const db = database.db
    await db("event_prices")
      .where({ event_id: night(12), price_level_id: `${site}.salle.balcon` })
      .update({
        sold_out: 1,
      })
    await db("websites").where({ id: site }).increment("revision", 1)
    now += 2_000
    // Nor is it offered, without a price.
    expect(
      (await page()).combos[0]?.mandatoryGroups[0]?.details.map(({ soldout, prices }) => [
        soldout,
        prices.length > 0,
      ]),
    ).toEqual([[false, true]])
    const anne = await shopper()
    const alone = await anne.hold(picked("second", [standing]))
    expect([alone.status, alone.code]).toEqual([422, "combo-incomplete"])
    expect((await anne.hold(picked("premier", [stalls()]), picked("second", [standing]))).status).toBe(200)
  })

  it("counts for itself: no price is bought less often for it, and no limit of a price holds it", async () => {
    const anne = await shopper()
    await anne.hold(picked("premier", [stalls()]), picked("second", [standing]))
    const alone = await anne.hold({
      ...{ type: "show", id: night(12) },
      prices: [{ id: `${night(12)}.parterre.famille`, qty: 2, seatIds: ["parterre-B-3", "parterre-B-4"] }],
    })
    expect(alone.status).toBe(200)
    expect(alone.cart.cartElements.map(({ _type }) => _type).sort()).toEqual(["combo", "event"])
  })
})

describe("a combo that a shopper builds", () => {
  const built = (picks: readonly (readonly [event: number, level: string])[], qty = 1): HoldGroup => ({
    ...{ type: "BYOC", id: carte, byocId: carte },
    prices: picks.map(([event, level]) => ({ id: `${night(event)}.${level}.adulte`, qty })),
  })

  it("costs less the more events it has [COMBO-009] [COMBO-010] [CALL-023]", async () => {
    const anne = await shopper()
    const two = await anne.hold(
      built(
        [
          [12, "parterre"],
          [13, "debout"],
        ],
        2,
      ),
    )
    expect(lines(two.cart)).toEqual([
      {
        _type: "combo",
        title: "À la carte",
        eventId: "12",
        price: 3600,
        originalPrice: 4000,
        qty: 2,
        seats: 2,
      },
      {
        _type: "combo",
        title: "À la carte",
        eventId: "13",
        price: 1350,
        originalPrice: 1500,
        qty: 2,
        seats: 0,
      },
    ])
    expect(two.cart.cartElements[0]?.prices[0]?.byocId).toBe(carte)
    const three = await anne.hold(
      built([
        [12, "debout"],
        [13, "debout"],
        [14, "debout"],
      ]),
    )
    // Two of the same kind are two elements: each is given back whole by itself.
    expect(three.cart.cartElements.map(({ prices }) => prices.map(({ price }) => price))).toEqual([
      [3600, 1350],
      [1125, 1125, 1125],
    ])
  })

  it.each([
    ["of too few events", [[12, "debout"]], "combo-incomplete"],
    [
      "with an event twice",
      [
        [12, "debout"],
        [12, "parterre"],
      ],
      "combo-repeats",
    ],
    [
      "with a price it does not take",
      [
        [12, "debout"],
        [13, "balcon"],
      ],
      "event-outside-combo",
    ],
  ] as const)("%s is refused [COMBO-009]", async (_, picks, code) => {
    const anne = await shopper()
    expect(await anne.hold(built(picks))).toMatchObject({ status: 422, code })
  })
})

describe("a combo in an organiser's file", () => {
  it("is refused with its line when it cannot be sold, and cannot go while somebody holds it", async () => {
    const refused = async (from: string, to: string) => {
      await folder.edit(comboPage, from, to)
      const message = await importing().then(
        () => "",
        (error: unknown) => String(error),
      )
      await folder.edit(comboPage, to, from)
      return message
    }
    expect(await refused("events: [ubu-2027-02-12]", "events: [ubu-2027-03-12]")).toContain(
      'combos[0].groups[0].events[0]: there is no event "ubu-2027-03-12"',
    )
    expect(await refused("percentOff: 15", "percentOff: 15\n        price: 100")).toContain(
      "groups[0].price: there is a reduction already",
    )
    expect(await refused("required: 1", "required: 9")).toContain("9 is more than the 2 there are")
    expect(await refused("min: 1\n        max: 1", "min: 2\n        max: 1")).toContain("2 is more than max")
    expect(await refused("most: 3", "most: 4")).toContain("4 is more than the 3 events there are")
    const anne = await shopper()
    await anne.hold(picked("premier", [stalls()]), picked("second", [standing]))
    expect(await refused("  - key: duo", "  - key: autre")).toContain(
      `combo ${duo} is in a cart or was sold and cannot be removed`,
    )
  })
})
