import type { Availability } from "@parterre/contract"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Stream from "effect/Stream"
import { expect, it } from "vitest"
import { fakeApi, refuse, reply } from "../../test/fake-api.ts"
import { onFakeApi, settle, TestClock } from "../../test/run.ts"
import { at, fullCart, START, session } from "../../test/samples.ts"
import { Holds, SeatMaps } from "../index.ts"

const availability = (version: string, a: string, b: string): Availability => ({
  eventId: "e",
  version,
  serverTime: at(START),
  placesLeft: 10,
  sections: [
    { sectionId: "A", version: a, placesLeft: 5, capacity: 10 },
    { sectionId: "B", version: b, placesLeft: 5, capacity: 10 },
  ],
})

it("tells the sections that changed, and skips a poll that failed for a moment", async () => {
  const answers = [
    () => reply(availability("1", "a1", "b1")),
    () => reply(availability("1", "a1", "b1")),
    () => refuse("rate-limited"),
    () => reply({ version: 2 }),
    () => reply(availability("2", "a1", "b2")),
  ]
  const server = fakeApi({
    streamAvailability: () => refuse("service-unavailable", { retryAfter: 30 }),
    getAvailability: () => (answers.shift() ?? (() => refuse("event-unknown")))(),
  })
  const changes = await onFakeApi(
    server,
    Effect.gen(function* () {
      const seatMaps = yield* SeatMaps
      const watching = yield* seatMaps.watch("e").pipe(Stream.take(2), Stream.runCollect, Effect.forkChild)
      while (watching.pollUnsafe() === undefined) {
        yield* settle
        yield* TestClock.adjust("6 seconds")
      }
      return yield* Fiber.join(watching)
    }),
  )
  expect(changes.map(({ availability: { version }, changed }) => [version, changed])).toEqual([
    ["1", []],
    ["2", ["B"]],
  ])
})

it("asks again for the touched section after a hold, and only for that one [CALL-012]", async () => {
  const server = fakeApi({
    createSession: () => reply(session()),
    createHolds: () => reply({ message: "holds.added", cart: fullCart() }),
    getSectionDetails: ({ path }) =>
      reply([
        { seatId: path.sectionId === "A" ? "s1" : "s9", priceLevelId: "p", invisible: false, sellable: true },
      ]),
  })
  await onFakeApi(
    server,
    Effect.gen(function* () {
      const seatMaps = yield* SeatMaps
      const holds = yield* Holds
      const readBoth = Effect.andThen(seatMaps.details("e", "A"), seatMaps.details("e", "B"))
      yield* holds.place([])
      yield* readBoth
      yield* holds.place([{ type: "show", id: "e", prices: [{ id: "p", qty: 1, seatIds: ["s1"] }] }])
      yield* readBoth
    }),
  )
  const asked = server.sent.flatMap(({ path }) => path.sectionId ?? [])
  expect(asked).toEqual(["A", "B", "A"])
})
