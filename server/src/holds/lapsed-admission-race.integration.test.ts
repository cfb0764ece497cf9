import type { HoldGroup } from "@parterre/contract"
import type { Knex } from "knex"
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from "vitest"
import { outcomes } from "../../test/house/race.ts"
import {
  buildHouse,
  places,
  sendEverybodyHome,
  smallHouse,
  TestClock,
  testDependencies,
} from "../../test/house/small-house.ts"
import { buildSeason, seasonPlaces } from "../../test/house/small-season.ts"
import { type TestDatabase, testDatabase } from "../../test/test-database.ts"
import type { CartRow } from "../database/hold-tables.ts"
import { type HoldDesk, holdDesk } from "./hold-desk.ts"
import type { HoldTools } from "./settle-batch.ts"

const events = ["soir", "matinee", "gala"] as const
const capacity = 12
let database: TestDatabase
let db: Knex
let otherPool: Knex
let clock: TestClock

beforeAll(async () => {
  database = await testDatabase()
  db = database.db
  otherPool = database.open()
  await buildHouse(db, { rows: [], places: [capacity], events: events.map((key) => ({ key })) })
  await buildSeason(db, { key: "saison", events, levels: ["ga"] })
})
afterAll(() => database.close())
beforeEach(async () => {
  await sendEverybodyHome(db)
  clock = new TestClock()
})

/** Two server processes, each with its own queue and its own connections. */
const twoServers = (guards: Partial<HoldTools> = {}): [HoldDesk, HoldDesk] => [
  holdDesk(testDependencies(db, clock), guards),
  holdDesk(testDependencies(otherPool, clock), guards),
]
const ask = (desk: HoldDesk, sessionId: string, group: HoldGroup) =>
  desk.place({ website: smallHouse, sessionId, requested: { kind: "lines", groups: [group] } })

/** Subscribers take places at every event, all there are unless told, and let their time run out. */
async function lapsedSubscribers(carts: number, each = capacity / carts): Promise<void> {
  const [desk] = twoServers()
  for (let cart = 0; cart < carts; cart += 1)
    await ask(desk, `subscriber-${cart}`, seasonPlaces("saison", each))
  clock.pass(smallHouse.holdSeconds)
}

/** Places counted as taken beside those that living holds are for, event by event. */
async function counted(): Promise<readonly { taken: number; held: number }[]> {
  const capacities: { event_id: string; taken: number }[] = await db("event_capacities").orderBy("event_id")
  const held: { event_id: string; n: number | string }[] = await db("holds")
    .where({ state: "live" })
    .groupBy("event_id")
    .select("event_id")
    .sum({ n: "qty" })
  return capacities.map(({ event_id, taken }) => ({
    taken,
    held: Number(held.find((event) => event.event_id === event_id)?.n ?? 0),
  }))
}

const lapses = async () => (await db("journal").where({ command: "cart.lapse" }).pluck("cart_id")).length

describe("places that lapsed subscribers hold at every event", () => {
  it("go to others once, whichever event and server they ask at the same time [HOLD-002]", async () => {
    for (let round = 0; round < 3; round += 1) {
      await sendEverybodyHome(db)
      await lapsedSubscribers(6)
      const desks = twoServers()
      const crowd = Array.from({ length: 48 }, (_, robot) =>
        ask(
          desks[robot % 2] as HoldDesk,
          `robot-${round}-${robot}`,
          robot % 4 === 3 ? seasonPlaces("saison", 1) : places(events[robot % 3] ?? "soir", 1),
        ),
      )
      const { won, codes } = await outcomes(crowd)
      expect(won).toBeGreaterThan(0)
      expect(codes.filter((code) => code !== "not-enough-places")).toEqual([])
      for (const { taken, held } of await counted()) {
        expect(taken).toBe(held)
        expect(taken).toBeLessThanOrEqual(capacity)
      }
      expect(await lapses()).toBe(6)
    }
  })

  it("are all there for those who come after the crowd", async () => {
    await lapsedSubscribers(4)
    const desks = twoServers()
    await outcomes(
      events.map((event, at) => ask(desks[at % 2] as HoldDesk, `first-${event}`, places(event, 1))),
    )
    await outcomes(events.map((event) => ask(desks[0], `next-${event}`, places(event, capacity - 1))))
    const left = (await counted()).map(({ taken }) => capacity - taken)
    await outcomes(
      events.flatMap((event) =>
        Array.from({ length: capacity }, (_, at) =>
          ask(desks[at % 2] as HoldDesk, `last-${event}-${at}`, places(event, 1)),
        ),
      ),
    )
    expect(Math.max(...left)).toBeLessThan(capacity)
    expect(await counted()).toEqual(events.map(() => ({ taken: capacity, held: capacity })))
  })

  // The embedded database has one writer at a time: there nobody can stand between reading and settling.
  it.runIf(inject("database") === "postgres")(
    "are given back twice as soon as nobody locks the lapsed carts",
    async () => {
      await lapsedSubscribers(1, 4)
      // Others hold the rest, or the database's own check would stop what goes below nothing.
      for (const event of events) await ask(twoServers()[0], `rest-${event}`, places(event, capacity - 4))
      let readers = 0
      let bothHaveRead = () => {}
      const together = new Promise<void>((resolve) => {
        bothHaveRead = resolve
      })
      const unlocked: HoldTools["lapsedCarts"] = async (trx, _eventIds, now) => {
        const carts = await trx<CartRow>("carts").where({ state: "held" }).where("expires_at", "<=", now)
        readers += 1
        if (readers === 2) bothHaveRead()
        await together
        return carts
      }
      const desks = twoServers({ lapsedCarts: unlocked })
      await outcomes(desks.map((desk, at) => ask(desk, `robot-${at}`, places("soir", 1))))
      expect(await lapses()).toBeGreaterThan(1)
      expect((await counted()).some(({ taken, held }) => taken < held)).toBe(true)
    },
  )
})
