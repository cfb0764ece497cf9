/** One server process of the storm: holds, releases, extends, pays and sweeps at random until it is told to stop. */
import type { HoldGroup, ReleaseItem } from "@parterre/contract"
import { findCart, lockSessionCart } from "../../src/carts/cart-store.ts"
import { cartsHandlers } from "../../src/carts/handlers.ts"
import { liveHolds } from "../../src/carts/hold-store.ts"
import { endPayment, extendForPayment } from "../../src/carts/payment-hold.ts"
import { systemClock } from "../../src/clock.ts"
import { inTransaction } from "../../src/database/in-transaction.ts"
import { openDatabase } from "../../src/database/open-database.ts"
import { holdsHandlers } from "../../src/holds/handlers.ts"
import { randomId } from "../../src/ids.ts"
import { sweep } from "../../src/jobs/sweeper.ts"
import { Refusal } from "../../src/refusal.ts"
import { eventId, levelId, line, places, priceId, requestOf, seatIds } from "../house/small-house.ts"
import { seasonLine, seasonPlaces } from "../house/small-season.ts"
import { stormEvents, stormHouse, stormRows, stormSessions } from "./storm-house.ts"

/** What a process is told when it starts. */
export interface StormOrder {
  readonly url: string
  /** How many shoppers it serves at once. */
  readonly atOnce: number
}

/** What it tells now and then: how many commands it ran, by their outcome. */
export type StormNews = Readonly<Record<string, number>>

process.once("message", async ({ url, atOnce }: StormOrder) => {
  const db = openDatabase(url, { poolSize: atOnce })
  const dependencies = { db, clock: systemClock, newId: randomId }
  const handlers = Object.assign({}, holdsHandlers(dependencies), cartsHandlers(dependencies))
  const below = (limit: number) => Math.floor(Math.random() * limit)
  const oneOf = <Value>(values: readonly Value[]) => values[below(values.length)] as Value
  let outcomes: Record<string, number> = {}

  const call = (name: keyof typeof handlers, sessionId: string, parts: object = {}) =>
    handlers[name]?.(
      requestOf({ sessionId, website: stormHouse, log: { error: complain } as never, ...parts }) as never,
    )
  const complain = (fields: unknown) => count(`log: ${JSON.stringify(fields)}`)
  const count = (outcome: string) => {
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1
  }

  function someGroup(): HoldGroup {
    const { name, seats } = oneOf(stormRows)
    const from = 1 + below(seats - 2)
    const picked = seatIds(name, ...Array.from({ length: 1 + below(3) }, (_, at) => from + at))
    const kind = below(10)
    if (kind < 2) return seasonLine("saison", picked)
    if (kind < 3) return seasonPlaces("saison", 1 + below(3))
    if (kind < 5) return places(oneOf(stormEvents), 1 + below(4))
    return line(oneOf(stormEvents), picked)
  }

  const someBest = () => {
    const event = oneOf(stormEvents)
    const prices = [{ id: priceId(event, "a"), qty: 1 + below(3) }]
    return { path: { id: eventId(event) }, body: { priceLevels: [{ id: levelId("a"), prices }] } }
  }

  async function someItem(sessionId: string): Promise<ReleaseItem[]> {
    const cart = await findCart(db, stormHouse.id, sessionId)
    const holds = cart === undefined ? [] : await liveHolds(db, cart.id)
    const lines = holds.flatMap((hold) => hold.lines)
    return lines.length === 0 ? [{ holds: ["none"] }] : [{ holds: [oneOf(lines).id] }]
  }

  const pay = (sessionId: string) =>
    inTransaction(db, async (trx) => {
      const cart = await lockSessionCart(trx, stormHouse.id, sessionId)
      const now = Date.now()
      if (cart?.state === "paying") await endPayment(trx, cart, now + 500, now)
      else if (cart?.state === "held") await extendForPayment(trx, cart, now + 500, now)
    })

  /** One command of a random shopper; its name. */
  async function command(): Promise<string> {
    const session = oneOf(stormSessions)
    const what = below(100)
    if (what < 55)
      await call("createHolds", session, { body: Array.from({ length: 1 + below(3) }, someGroup) })
    else if (what < 68) await call("holdByPriceLevel", session, someBest())
    else if (what < 80) await call("releaseHolds", session, { body: await someItem(session) })
    else if (what < 85) await call("deleteCart", session)
    else if (what < 90) await call("extendHolds", session)
    else if (what < 97) await pay(session)
    else await sweep(db, Date.now(), 20)
    return "done"
  }

  async function shopper(): Promise<void> {
    for (;;) {
      const outcome = await command().catch((error: unknown) =>
        error instanceof Refusal ? error.code : `trouble: ${String(error)}`,
      )
      count(outcome)
    }
  }

  setInterval(() => {
    process.send?.(outcomes)
    outcomes = {}
  }, 200)
  await Promise.all(Array.from({ length: atOnce }, shopper))
})
process.once("disconnect", () => process.exit(0))
