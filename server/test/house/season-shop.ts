import type { Cart, CartPrice, HoldGroup, HoldsAnswer, PriceLevelHold, ReleaseItem } from "@parterre/contract"
import type { Knex } from "knex"
import { afterAll, beforeAll, beforeEach } from "vitest"
import { cartsHandlers } from "../../src/carts/handlers.ts"
import { holdsHandlers } from "../../src/holds/handlers.ts"
import type { Handlers } from "../../src/http/handler.ts"
import { pricingHandlers } from "../../src/pricing/handlers.ts"
import { type TestDatabase, testDatabase } from "../test-database.ts"
import {
  buildHouse,
  eventId,
  levelId,
  otherHouse,
  requestOf,
  sendEverybodyHome,
  smallHouse,
  TestClock,
  testCatalogue,
  testDependencies,
} from "./small-house.ts"
import { buildSeason, seasonPriceId, subscriptionId } from "./small-season.ts"

/**
 * A house that sells three events and a subscription to all of them, for the tests of one file: everybody is sent home
 * before each. Its rows A and B have eight seats each, M five that only subscribers buy; six stand.
 */
export function seasonShop() {
  let database: TestDatabase
  let db: Knex
  let clock: TestClock
  let handlers: Handlers

  beforeAll(async () => {
    database = await testDatabase()
    db = database.db
    await buildHouse(db, {
      rows: [
        { name: "A", seats: 8 },
        { name: "B", seats: 8 },
        { name: "M", seats: 5, level: "m" },
      ],
      places: [6],
      events: ["soir", "matinee", "gala"].map((key) => ({ key })),
    })
    await buildHouse(db, { website: otherHouse, rows: [{ name: "A", seats: 4 }] })
    for (const [key, hours] of [
      ["matinee", 24],
      ["gala", 48],
    ] as const)
      await db("events")
        .where({ id: eventId(key) })
        .increment("starts_at", hours * 3_600_000)
    await buildSeason(db, { key: "saison", events: ["soir", "matinee", "gala"], levels: ["a", "ga", "m"] })
    // Nobody buys these seats for one event alone.
    await db("event_prices")
      .where({ price_level_id: levelId("m") })
      .delete()
  })
  afterAll(() => database.close())

  beforeEach(async () => {
    await sendEverybodyHome(db)
    await db("events").update({ sale_state: "ONSALE" })
    clock = new TestClock()
    const dependencies = testDependencies(db, clock)
    handlers = {
      ...holdsHandlers(dependencies),
      ...cartsHandlers(dependencies),
      ...pricingHandlers({ catalogue: testCatalogue(db, clock), clock }),
    }
  })

  const hold = async (sessionId: string, ...groups: HoldGroup[]): Promise<Cart> => {
    return cartIn(handlers.createHolds?.(requestOf<"createHolds">({ sessionId, body: groups })))
  }
  const best = async (sessionId: string, levels: PriceLevelHold["priceLevels"], promo?: string) => {
    const request = requestOf<"holdSubscriptionByPriceLevel">({
      sessionId,
      path: { id: subscriptionId("saison") },
      body: { priceLevels: levels },
      ...(promo === undefined ? {} : { query: { promo } }),
    })
    return cartIn(handlers.holdSubscriptionByPriceLevel?.(request))
  }
  const release = async (sessionId: string, ...items: ReleaseItem[]): Promise<Cart> => {
    return cartIn(handlers.releaseHolds?.(requestOf<"releaseHolds">({ sessionId, body: items })))
  }
  /** Such as `soir A1`, in order. */
  const claims = async (): Promise<string[]> => {
    const rows: { event_id: string; seat_id: string }[] = await db("claims").orderBy(["event_id", "seat_id"])
    return rows.map((row) => `${row.event_id.replace("petit.", "")} ${row.seat_id}`)
  }
  /** Places taken at gala, matinee and soir. */
  const taken = async (): Promise<number[]> => {
    const rows: number[] = await db("event_capacities")
      .where({ website_id: smallHouse.id })
      .orderBy("event_id")
      .pluck("taken")
    return rows
  }

  return {
    db: () => db,
    clock: () => clock,
    handlers: () => handlers,
    hold,
    best,
    release,
    claims,
    taken,
  }
}

const cartIn = async (answer: unknown): Promise<Cart> => ((await answer) as HoldsAnswer).cart

/** The best places of one price level. */
export const bestSeats = (qty: number, level = "a") => [
  { id: levelId(level), prices: [{ id: seasonPriceId("saison", level), qty }] },
]

/** The first line of a cart. */
export const lineOf = (cart: Cart): CartPrice => {
  const price = cart.cartElements.flatMap(({ prices }) => prices)[0]
  if (price === undefined) throw new Error("the cart has no line")
  return price
}
