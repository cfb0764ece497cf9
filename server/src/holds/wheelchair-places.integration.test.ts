import type { Cart, HoldsAnswer, ProblemCode } from "@parterre/contract"
import type { FastifyInstance } from "fastify"
import type { Knex } from "knex"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import {
  buildHouse,
  eventId,
  levelId,
  line,
  priceId,
  seatIds,
  sendEverybodyHome,
  smallHouse,
  TestClock,
} from "../../test/house/small-house.ts"
import { serve } from "../../test/serve.ts"
import { type TestDatabase, testDatabase } from "../../test/test-database.ts"

/** A venue that leaves no seat alone, ever: no other pick in these rows has a way out. */
const strictest = { ...smallHouse, avoidSingle: true, lastResort: false }

let database: TestDatabase
let db: Knex
let app: FastifyInstance
let address: string
beforeAll(async () => {
  database = await testDatabase()
  db = database.db
  await buildHouse(db, {
    website: strictest,
    rows: [
      { name: "A", seats: 3, accessible: [1] },
      { name: "B", seats: 3 },
      { name: "C", seats: 4, accessible: [1, 2], level: "b" },
      { name: "D", seats: 4, level: "b" },
    ],
  })
  app = serve(db, new TestClock())
  address = await app.listen({ host: "127.0.0.1", port: 0 })
})
afterAll(async () => {
  await app.close()
  await database.close()
})
beforeEach(() => sendEverybodyHome(db))

/** A visitor with a session of their own, over a real connection. */
async function visitor() {
  const send = (path: string, token: string, body: unknown) =>
    fetch(`${address}${path}?subdomain=${strictest.id}`, {
      method: "POST",
      headers: { "x-session-token": token, "content-type": "application/json" },
      body: JSON.stringify(body),
    })
  const opened = await fetch(`${address}/v1/session?subdomain=${strictest.id}`, { method: "POST" })
  const { sessionToken } = (await opened.json()) as { sessionToken: string }
  const heldOr = async (response: Response): Promise<readonly string[] | ProblemCode> => {
    const answer = (await response.json()) as HoldsAnswer & { code: ProblemCode }
    return response.ok ? seatsOf(answer.cart) : answer.code
  }
  return {
    hold: async (...seats: string[]) => heldOr(await send("/v1/holds", sessionToken, [line("soir", seats)])),
    best: async (qty: number) => {
      const priceLevels = [{ id: levelId("b"), prices: [{ id: priceId("soir", "b"), qty }] }]
      return heldOr(await send(`/v1/holds-pricelevel/${eventId("soir")}`, sessionToken, { priceLevels }))
    },
  }
}

const seatsOf = ({ cartElements }: Cart): readonly string[] =>
  cartElements.flatMap(({ prices }) => prices.flatMap(({ seatIds: ids = [] }) => ids)).toSorted()

describe("a hold of a wheelchair place", () => {
  it("takes it with a companion in a row where an ordinary pair would leave a seat alone [SEAT-005]", async () => {
    expect(await (await visitor()).hold(...seatIds("B", 1, 2))).toBe("strands-seat")
    expect(await (await visitor()).hold(...seatIds("A", 1, 2))).toEqual(["A1", "A2"])
  })

  it("takes it alone, and lets the companion come later [SEAT-005]", async () => {
    const ana = await visitor()
    expect(await ana.hold("A1")).toEqual(["A1"])
    expect(await (await visitor()).hold("A2")).toBe("strands-seat")
    expect(await ana.hold("A2")).toEqual(["A1", "A2"])
  })

  it("may be left alone, and so may the place beside it [SEAT-005]", async () => {
    expect(await (await visitor()).hold(...seatIds("A", 2, 3))).toEqual(["A2", "A3"])
    await sendEverybodyHome(db)
    expect(await (await visitor()).hold("A3")).toEqual(["A3"])
    expect(await (await visitor()).hold("A1")).toEqual(["A1"])
  })
})

describe("the best seats", () => {
  it("are wheelchair places last, though they are in front", async () => {
    expect(await (await visitor()).best(2)).toEqual(["C3", "C4"])
    expect(await (await visitor()).best(4)).toEqual(["D1", "D2", "D3", "D4"])
    expect(await (await visitor()).best(2)).toEqual(["C1", "C2"])
    expect(await (await visitor()).best(2)).toBe("not-enough-places")
  })
})
