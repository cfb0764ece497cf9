import type { HoldGroup, ReleaseItem } from "@parterre/contract"
import type { Knex } from "knex"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import {
  buildHouse,
  line,
  places,
  refusalOf,
  requestOf,
  seatIds,
  sendEverybodyHome,
  smallHouse,
  testDependencies,
} from "../../test/house/small-house.ts"
import { type TestDatabase, testDatabase } from "../../test/test-database.ts"
import { findCart } from "../carts/cart-store.ts"
import { cartsHandlers } from "../carts/handlers.ts"
import { liveHolds } from "../carts/hold-store.ts"
import { readJournal } from "../journal/journal-store.ts"
import { holdsHandlers } from "./handlers.ts"

let database: TestDatabase
let db: Knex
let handlers: ReturnType<typeof holdsHandlers>

beforeAll(async () => {
  database = await testDatabase()
  db = database.db
  await buildHouse(db, {
    rows: [
      { name: "A", seats: 5 },
      { name: "B", seats: 12 },
      { name: "C", seats: 3, section: 2 },
    ],
    places: [10],
    events: [{ key: "soir" }, { key: "matinee" }],
  })
})
afterAll(() => database.close())

beforeEach(async () => {
  await sendEverybodyHome(db)
  handlers = holdsHandlers(testDependencies(db))
})

const hold = (...body: HoldGroup[]) =>
  handlers.createHolds?.(requestOf<"createHolds">({ sessionId: "ana", body }) as never) as Promise<unknown>
const release = (body: ReleaseItem[], website = smallHouse) =>
  handlers.releaseHolds?.(
    requestOf<"releaseHolds">({ sessionId: "ana", body, website }) as never,
  ) as Promise<unknown>

/** The lines of the cart by their seats, and the places without one. */
async function cartLines() {
  const cart = await findCart(db, smallHouse.id, "ana")
  const holds = cart === undefined ? [] : await liveHolds(db, cart.id)
  const lines = holds.flatMap((each) => each.lines.map((one) => ({ ...one, eventId: each.event_id })))
  const idOf = (...seats: string[]) =>
    seats.map((seat) => lines.find((one) => one.seat_id === seat)?.id ?? `no ticket on ${seat}`)
  return { holds, lines, idOf, seats: lines.map((one) => one.seat_id) }
}

describe("giving back single tickets", () => {
  it("gives back just those where nobody stays alone [CART-032] [SEAT-005]", async () => {
    await hold(line("soir", seatIds("B", 1, 2, 3, 4)))
    const { idOf } = await cartLines()
    await release([{ holds: idOf("B3", "B4") }])
    expect((await cartLines()).seats).toEqual(["B1", "B2"])
  })

  it("names those that have to go along, changes nothing, and takes them all when they are sent [SEAT-005]", async () => {
    await hold(line("soir", seatIds("A", 1, 2, 3, 4, 5)))
    const { idOf, seats } = await cartLines()
    const before = await findCart(db, smallHouse.id, "ana")
    const refused = await refusalOf(release([{ holds: idOf("A5") }]))
    expect(refused).toMatchObject({ code: "release-not-whole", fields: { holds: idOf("A5", "A4").sort() } })
    expect((await cartLines()).seats).toEqual(seats)
    expect(await findCart(db, smallHouse.id, "ana")).toEqual(before)
    await release([{ holds: [...(refused.fields.holds ?? [])] }])
    expect((await cartLines()).seats).toEqual(["A1", "A2", "A3"])
  })

  it("sees the seats between two holds of the cart [SEAT-005]", async () => {
    await hold(line("soir", ["B1"]), line("soir", seatIds("B", 2, 3)))
    const { holds, idOf } = await cartLines()
    const refused = await refusalOf(release([{ reservationId: holds[0]?.id ?? "" }]))
    expect(refused.fields.holds?.toSorted()).toEqual(idOf("B1", "B2").toSorted())
  })

  it("counts a seat that others hold by now as taken, and one that is free as company [SEAT-005]", async () => {
    await hold(line("soir", seatIds("B", 1, 2, 3)))
    const { idOf } = await cartLines()
    const others = handlers.createHolds?.(
      requestOf<"createHolds">({ sessionId: "ben", body: [line("soir", seatIds("B", 4, 5))] }) as never,
    )
    await others
    const refused = await refusalOf(release([{ holds: idOf("B3") }]))
    expect(refused.code).toBe("release-not-whole")
    await release([{ holds: idOf("B2", "B3") }])
    expect((await cartLines()).seats).toEqual(["B1"])
  })

  it("lets a ticket go alone where those who stay had no better place [SEAT-005]", async () => {
    await hold(line("soir", seatIds("C", 1, 2, 3)))
    const { idOf } = await cartLines()
    await release([{ holds: idOf("C3") }])
    expect((await cartLines()).seats).toEqual(["C1", "C2"])
  })

  it("minds no seat where the venue does not", async () => {
    await hold(line("soir", seatIds("A", 1, 2, 3, 4, 5)))
    const { idOf } = await cartLines()
    await release([{ holds: idOf("A5") }], { ...smallHouse, avoidSingle: false })
    expect((await cartLines()).seats).toHaveLength(4)
  })

  it("keeps a price at its fewest tickets or gives all of them back [QTY-001] [QTY-003]", async () => {
    await hold(line("soir", seatIds("B", 1, 2, 3, 4), "a", "groupe"))
    await hold(places("soir", 4, "groupe"))
    const { lines } = await cartLines()
    const floor = lines.filter((one) => one.seat_id === null).map((one) => one.id)
    const refused = await refusalOf(release([{ holds: floor.slice(0, 1) }]))
    expect(refused.fields.holds?.toSorted()).toEqual(floor.toSorted())
    await release([{ holds: floor }])
    expect((await cartLines()).seats).toEqual(seatIds("B", 1, 2, 3, 4))
  })

  it("looks at each event by itself", async () => {
    await hold(line("soir", seatIds("A", 1, 2, 3, 4, 5)), line("matinee", seatIds("A", 1, 2, 3, 4, 5)))
    const { lines } = await cartLines()
    const [soir, matinee] = ["soir", "matinee"].map((key) =>
      lines.filter((one) => one.eventId?.endsWith(key)).map((one) => one.id),
    )
    await release([{ holds: soir ?? [] }])
    expect((await cartLines()).lines.map((one) => one.id)).toEqual(matinee)
  })

  it("is journalled when it is refused", async () => {
    await hold(line("soir", seatIds("A", 1, 2, 3, 4, 5)))
    const { idOf } = await cartLines()
    await refusalOf(release([{ holds: idOf("A5") }]))
    const cart = await findCart(db, smallHouse.id, "ana")
    const last = cart && (await readJournal(db, cart)).at(-1)
    expect(last).toMatchObject({ command: "holds.release", outcome: "release-not-whole" })
  })
})

it("always gives the whole cart back [CART-033]", async () => {
  await hold(line("soir", seatIds("A", 1, 2, 3, 4, 5)), line("soir", seatIds("B", 1, 2, 3, 4), "a", "groupe"))
  const { lines } = await cartLines()
  await release([{ holds: lines.map((one) => one.id) }])
  expect((await cartLines()).seats).toEqual([])
  await hold(line("soir", seatIds("A", 1, 2, 3, 4, 5)))
  const carts = cartsHandlers(testDependencies(db))
  await carts.deleteCart?.(requestOf<"deleteCart">({ sessionId: "ana" }) as never)
  expect((await cartLines()).seats).toEqual([])
})
