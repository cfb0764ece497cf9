import * as fc from "fast-check"
import type { Knex } from "knex"
import { afterAll, beforeAll, expect, it } from "vitest"
import {
  buildHouse,
  line,
  places,
  requestOf,
  seatIds,
  sendEverybodyHome,
  smallHouse,
  TestClock,
  testDependencies,
} from "../../test/house/small-house.ts"
import { buildSeason, seasonLine } from "../../test/house/small-season.ts"
import { type TestDatabase, testDatabase } from "../../test/test-database.ts"
import { findCart, lockSessionCart } from "../carts/cart-store.ts"
import { cartsHandlers } from "../carts/handlers.ts"
import { type HoldWithLines, liveHolds } from "../carts/hold-store.ts"
import { endPayment, extendForPayment } from "../carts/payment-hold.ts"
import { holdsHandlers } from "../holds/handlers.ts"
import { prune } from "../jobs/pruner.ts"
import { sweep } from "../jobs/sweeper.ts"
import { Refusal } from "../refusal.ts"
import { readJournal } from "./journal-store.ts"
import { replay } from "./replay.ts"

let database: TestDatabase
let db: Knex

beforeAll(async () => {
  database = await testDatabase()
  db = database.db
  await buildHouse(db, {
    rows: [
      { name: "A", seats: 8 },
      { name: "B", seats: 6 },
    ],
    places: [5],
    events: [{ key: "soir" }, { key: "matinee" }],
  })
  await buildSeason(db, { key: "saison", events: ["soir", "matinee"] })
})
afterAll(() => database.close())

type Step =
  | {
      readonly do: "seats" | "season"
      readonly session: string
      readonly row: string
      readonly from: number
      readonly size: number
    }
  | { readonly do: "places"; readonly session: string; readonly qty: number }
  | { readonly do: "release"; readonly session: string; readonly pick: number; readonly oneLine: boolean }
  | { readonly do: "empty" | "extend" | "pay" | "decline"; readonly session: string }
  | { readonly do: "wait"; readonly seconds: number }
  | { readonly do: "sweep" | "prune" }

const session = fc.constantFrom("ana", "ben")
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom("seats" as const, "seats" as const, "season" as const),
      session,
      row: fc.constantFrom("A", "B"),
      from: fc.integer({ min: 1, max: 6 }),
      size: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("places" as const),
      session,
      qty: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("release" as const),
      session,
      pick: fc.nat(5),
      oneLine: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom("empty" as const, "extend" as const, "pay" as const, "decline" as const),
      session,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant("wait" as const), seconds: fc.constantFrom(10, 400, 900) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom("sweep" as const, "prune" as const) }) },
)

function player(clock: TestClock) {
  const dependencies = testDependencies(db, clock)
  const { createHolds, releaseHolds, extendHolds } = holdsHandlers(dependencies)
  const { deleteCart } = cartsHandlers(dependencies)
  const onCart = (sessionId: string, work: typeof extendForPayment | typeof endPayment) =>
    db.transaction(async (trx) => {
      const cart = await lockSessionCart(trx, smallHouse.id, sessionId)
      if (cart !== undefined) await work(trx, cart, clock.now() + 300_000, clock.now())
    })

  async function play(step: Step): Promise<unknown> {
    switch (step.do) {
      case "seats":
      case "season": {
        const numbers = Array.from({ length: step.size }, (_, index) => step.from + index)
        const seats = seatIds(step.row, ...numbers)
        const body = [step.do === "season" ? seasonLine("saison", seats) : line("soir", seats)]
        return createHolds?.(requestOf<"createHolds">({ sessionId: step.session, body }))
      }
      case "places":
        return createHolds?.(
          requestOf<"createHolds">({ sessionId: step.session, body: [places("soir", step.qty)] }),
        )
      case "release": {
        const cart = await findCart(db, smallHouse.id, step.session)
        const holds: HoldWithLines[] = cart === undefined ? [] : await liveHolds(db, cart.id)
        const hold = holds[step.pick % Math.max(1, holds.length)]
        const item = step.oneLine
          ? { holds: [hold?.lines[0]?.id ?? "none"] }
          : { reservationId: hold?.id ?? "none" }
        return releaseHolds?.(requestOf<"releaseHolds">({ sessionId: step.session, body: [item] }))
      }
      case "empty":
        return deleteCart?.(requestOf<"deleteCart">({ sessionId: step.session }))
      case "extend":
        return extendHolds?.(requestOf<"extendHolds">({ sessionId: step.session }))
      case "pay":
        return onCart(step.session, extendForPayment)
      case "decline":
        return onCart(step.session, endPayment)
      case "wait":
        return clock.pass(step.seconds)
      case "sweep":
        return sweep(db, clock.now())
      // The strictest there is: what may go, goes at once.
      case "prune":
        return prune(db, { refusals: 0, carts: 0, mail: 0 }, clock.now())
    }
  }
  return (step: Step) =>
    play(step).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error
    })
}

/** The seats of each subscription held, as a text for each of its two events. */
const seatsOfParts = (holds: readonly HoldWithLines[]): string[][] =>
  [
    ...Map.groupBy(
      holds.filter((hold) => hold.subscription_id !== null),
      (hold) => hold.subscription_hold_id,
    ).values(),
  ].map((parts) => parts.map(({ lines }) => lines.map(({ seat_id }) => seat_id).join()))

it("makes every cart again from its journal, whatever shoppers did", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      await sendEverybodyHome(db)
      const play = player(new TestClock())
      for (const step of steps) await play(step)

      const stored = await db("carts")
      for (const cart of stored) {
        const told = replay(await readJournal(db, cart))
        const holds = await liveHolds(db, cart.id)
        const lines = holds.flatMap((hold) =>
          hold.lines.map((ticket) => [
            ticket.id,
            {
              holdId: hold.id,
              eventId: hold.event_id,
              priceId: hold.price_id,
              seatId: ticket.seat_id,
              price: hold.price,
              serviceCharge: hold.service_charge,
              label: expect.any(String),
            },
          ]),
        )
        expect({ ...told, lines: Object.fromEntries(told.lines) }).toEqual({
          state: cart.state,
          version: cart.version,
          expiresAt: cart.expires_at,
          renewalsUsed: cart.renewals_used,
          lines: Object.fromEntries(lines),
          sold: new Map(),
          refunded: new Set(),
          paidAmount: undefined,
        })
        expect(holds.map((hold) => hold.qty)).toEqual(holds.map((hold) => hold.lines.length))
        expect(seatsOfParts(holds).every(([soir, matinee]) => soir === matinee)).toBe(true)
      }
      // What is claimed and what is held are the same seats, except claims nobody has taken over since they lapsed.
      const placesHeld = await db("hold_lines")
        .join("holds", "holds.id", "hold_lines.hold_id")
        .where({ "holds.state": "live", "hold_lines.released": 0 })
        .whereNull("hold_lines.seat_id")
        .count({ n: "*" })
        .first()
      const taken = await db("event_capacities").sum({ n: "taken" }).first()
      expect(Number(taken?.n)).toBe(Number(placesHeld?.n))
    }),
    { numRuns: 25 },
  )
}, 180_000)
