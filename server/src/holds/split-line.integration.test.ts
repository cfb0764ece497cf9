import type { Cart, CartPrice, HoldsAnswer, PriceSplit } from "@parterre/contract"
import type { Knex } from "knex"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { outcomes } from "../../test/house/race.ts"
import {
  buildHouse,
  line,
  places,
  priceId,
  refusalOf,
  requestOf,
  seatIds,
  sendEverybodyHome,
  TestClock,
  testDependencies,
} from "../../test/house/small-house.ts"
import { buildSeason, seasonLine } from "../../test/house/small-season.ts"
import { type TestDatabase, testDatabase } from "../../test/test-database.ts"
import { lockSessionCart } from "../carts/cart-store.ts"
import { liveHolds } from "../carts/hold-store.ts"
import type { ClaimRow } from "../database/hold-tables.ts"
import { inTransaction } from "../database/in-transaction.ts"
import { readJournal } from "../journal/journal-store.ts"
import { replay } from "../journal/replay.ts"
import { holdsHandlers } from "./handlers.ts"
import { type SplitGuard, splitGuard, splitLine } from "./split-line.ts"

let database: TestDatabase
let db: Knex
let other: Knex
const clock = new TestClock()
const sessionId = "ana"
const website = { ...requestOf({}).website, avoidSingle: false }

beforeAll(async () => {
  database = await testDatabase()
  db = database.db
  other = database.open()
  await buildHouse(db, {
    rows: [{ name: "A", seats: 12 }],
    places: [20],
    events: [{ key: "soir" }, { key: "matinee" }],
  })
  await buildSeason(db, { key: "saison", events: ["soir", "matinee"] })
})
afterAll(() => database.close())
beforeEach(() => sendEverybodyHome(db))

const handlers = (connection = db) => holdsHandlers(testDependencies(connection, clock))
const hold = async (groups: readonly object[]): Promise<Cart> => {
  const { createHolds } = handlers()
  if (createHolds === undefined) throw new Error("no handler")
  return ((await createHolds(requestOf({ sessionId, website, body: groups as never }))) as HoldsAnswer).cart
}
const split = async (body: PriceSplit, connection = db): Promise<Cart> => {
  const { splitPriceLine } = handlers(connection)
  if (splitPriceLine === undefined) throw new Error("no handler")
  return ((await splitPriceLine(requestOf({ sessionId, website, body }))) as HoldsAnswer).cart
}
const linesOf = (cart: Cart) => cart.cartElements.flatMap(({ prices }) => prices)
const ids = (of: CartPrice | undefined) => (of?.cartDetailToken ?? []).map(({ idCartLine }) => idCartLine)
/** Parts of a line: so many tickets at each type. */
const parts = (of: CartPrice | undefined, kinds: readonly [string, number][], level = "a"): PriceSplit => {
  const tickets = ids(of)
  let from = 0
  return {
    cartPriceId: of?.reservationId ?? "",
    splits: kinds.map(([type, qty]) => {
      const idCartLine = tickets.slice(from, from + qty)
      from += qty
      return { priceId: priceId("soir", level, type), qty, idCartLine }
    }),
  }
}

/** What the journal tells is what the rows say, seat by seat. */
async function expectSound(): Promise<void> {
  const cart = await inTransaction(db, (trx) => lockSessionCart(trx, website.id, sessionId))
  if (cart === undefined) throw new Error("no cart")
  const told = replay(await readJournal(db, cart))
  const holds = await liveHolds(db, cart.id)
  const stored = holds.flatMap((held) =>
    held.lines.map((each) => [
      each.id,
      {
        ...{ holdId: held.id, eventId: held.event_id, priceId: held.price_id, seatId: each.seat_id },
        ...{ price: held.price, serviceCharge: held.service_charge, label: expect.any(String) },
      },
    ]),
  )
  expect(Object.fromEntries(told.lines)).toEqual(Object.fromEntries(stored))
  expect(holds.every(({ qty, lines }) => qty === lines.length)).toBe(true)
  const claims = await db<ClaimRow>("claims").where({ state: "held" })
  const claimed = claims.map(({ event_id, seat_id, hold_id }) => `${event_id} ${seat_id} ${hold_id}`)
  const owned = holds.flatMap((held) =>
    held.lines.flatMap(({ seat_id }) => (seat_id === null ? [] : `${held.event_id} ${seat_id} ${held.id}`)),
  )
  expect(claimed.toSorted()).toEqual(owned.toSorted())
}

describe("a line of the cart", () => {
  it("is divided over prices of its level, and every ticket keeps its seat", async () => {
    const before = await hold([line("soir", seatIds("A", 1, 2, 3))])
    const [adults] = linesOf(before)
    const after = await split(
      parts(adults, [
        ["adulte", 2],
        ["enfant", 1],
      ]),
    )
    expect(linesOf(after).map(({ name, qty, price, seatIds: at }) => [name, qty, price, at])).toEqual([
      ["Adulte", 2, 6500, seatIds("A", 1, 2)],
      ["Enfant", 1, 3000, seatIds("A", 3)],
    ])
    expect(linesOf(after).flatMap(ids).toSorted()).toEqual(ids(adults).toSorted())
    expect([after.totalQty, after.expiresAt]).toEqual([before.totalQty, before.expiresAt])
    expect(after.tax.subtotal).toBe(2 * 6500 + 3000)
    await expectSound()
    // The whole line may change its price, too.
    const [first] = linesOf(after)
    const children = await split(parts(first, [["enfant", 2]]))
    expect(linesOf(children).map(({ name, qty }) => `${qty} ${name}`)).toEqual(["2 Enfant", "1 Enfant"])
    await expectSound()
  })

  it("of places without a number is divided as well", async () => {
    const [open] = linesOf(await hold([places("soir", 3)]))
    const cart = await split(
      parts(
        open,
        [
          ["enfant", 2],
          ["adulte", 1],
        ],
        "ga",
      ),
    )
    expect(linesOf(cart).map(({ name, qty }) => `${qty} ${name}`)).toEqual(["1 Adulte", "2 Enfant"])
    await expectSound()
  })

  it("is left whole when the parts are not its own, or a price's limits forbid them", async () => {
    const [adults] = linesOf(await hold([line("soir", seatIds("A", 1, 2, 3, 4, 5))]))
    const refused = async (body: PriceSplit) => (await refusalOf(split(body))).code
    const whole = parts(adults, [
      ["adulte", 4],
      ["enfant", 1],
    ])
    expect(
      await refused(
        parts(adults, [
          ["adulte", 3],
          ["enfant", 1],
        ]),
      ),
    ).toBe("quantity-mismatch")
    const [first, second] = whole.splits
    if (first === undefined || second === undefined) throw new Error("two parts")
    const twice = { ...second, idCartLine: first.idCartLine.slice(0, 1) }
    expect(await refused({ ...whole, splits: [first, twice] })).toBe("quantity-mismatch")
    // A group is four at least and eight at most.
    expect(
      await refused(
        parts(adults, [
          ["adulte", 2],
          ["groupe", 3],
        ]),
      ),
    ).toBe("invalid-quantity")
    expect(
      await refused({ ...whole, splits: [first, { ...second, priceId: priceId("soir", "b", "enfant") }] }),
    ).toBe("price-unknown")
    expect(
      await refused({ ...whole, splits: [first, { ...second, priceId: priceId("matinee", "a", "enfant") }] }),
    ).toBe("price-unknown")
    expect(await refused({ ...whole, cartPriceId: "another" })).toBe("hold-unknown")
    await expectSound()
    expect(
      linesOf(
        await split(
          parts(adults, [
            ["adulte", 1],
            ["groupe", 4],
          ]),
        ),
      ),
    ).toHaveLength(2)
  })

  it("does not leave fewer tickets of a price behind than it sells", async () => {
    await hold([line("soir", seatIds("A", 1, 2, 3, 4), "a", "groupe")])
    const cart = await hold([line("soir", seatIds("A", 5), "a", "groupe")])
    const four = linesOf(cart).find(({ qty }) => qty === 4)
    expect((await refusalOf(split(parts(four, [["adulte", 4]])))).code).toBe("invalid-quantity")
    await expectSound()
  })

  it("of a subscription has one price at all its events", async () => {
    const [season] = linesOf(await hold([seasonLine("saison", seatIds("A", 1), "a", "adulte")]))
    expect((await refusalOf(split(parts(season, [["enfant", 1]])))).code).toBe("type-not-changed")
  })

  it("is nobody's once its time has run out, and nobody else's ever", async () => {
    const [adults] = linesOf(await hold([line("soir", seatIds("A", 1, 2))]))
    const body = parts(adults, [
      ["adulte", 1],
      ["enfant", 1],
    ])
    const { splitPriceLine } = handlers()
    const stranger = requestOf<"splitPriceLine">({ sessionId: "ben", website, body })
    expect((await refusalOf(splitPriceLine?.(stranger) ?? Promise.resolve())).code).toBe("hold-unknown")
    clock.pass(website.holdSeconds + 1)
    expect((await refusalOf(split(body))).code).toBe("cart-expired")
  })
})

describe("a split against a release of the same line", () => {
  const race = async (guard: SplitGuard) => {
    const [adults] = linesOf(await hold([line("soir", seatIds("A", 1, 2, 3))]))
    const body = parts(adults, [
      ["adulte", 2],
      ["enfant", 1],
    ])
    const { releaseHolds } = handlers(other)
    const splitting = inTransaction(db, async (trx) => {
      const cart = await lockSessionCart(trx, website.id, sessionId)
      return splitLine(trx, { ...testDependencies(db, clock), guard }, cart, body, clock.now())
    })
    const releasing =
      releaseHolds?.(requestOf({ sessionId, website, body: [{ holds: ids(adults).slice(2) }] as never })) ??
      Promise.resolve()
    return outcomes([splitting, releasing])
  }

  it("leaves every seat to the line that has it, whoever came first", async () => {
    for (let round = 0; round < 10; round++) {
      await sendEverybodyHome(db)
      const { codes } = await race(splitGuard)
      // Who came second to a shorter line was refused, and changed nothing.
      expect(codes.filter((code) => code !== "quantity-mismatch")).toEqual([])
      await expectSound()
    }
  })

  it("loses seats to nobody's hold when claims are not handed on: the twin", async () => {
    const careless: SplitGuard = { hand: async (_trx, claims) => claims.length }
    const [adults] = linesOf(await hold([line("soir", seatIds("A", 1, 2, 3))]))
    const body = parts(adults, [
      ["adulte", 2],
      ["enfant", 1],
    ])
    await inTransaction(db, async (trx) => {
      const cart = await lockSessionCart(trx, website.id, sessionId)
      return splitLine(trx, { ...testDependencies(db, clock), guard: careless }, cart, body, clock.now())
    })
    await expect(expectSound()).rejects.toThrow()
  })
})
