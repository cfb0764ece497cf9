import type { Venue } from "@parterre/contract"
import * as Effect from "effect/Effect"
import { expect, it } from "vitest"
import { fakeApi, refuse, reply } from "../../test/fake-api.ts"
import { onFakeApi } from "../../test/run.ts"
import { SeatMaps } from "../index.ts"

const section = (kind: "seats" | "general-admission", numberOfSeats: number) => ({
  id: kind,
  name: kind,
  kind,
  polygons: [],
  numberOfSeats,
  priceLevels: [],
  colors: [],
})

const hall = (seats: number): Venue => ({
  id: "salle",
  name: "Salle",
  levels: [
    { id: "l", name: "Parterre", sections: [section("seats", seats), section("general-admission", 9000)] },
  ],
  priceLevels: [],
  avoidSingle: true,
  bounds: { x: 0, y: 0, width: 1, height: 1 },
  version: "1",
})

const ofVenue = (id: string) =>
  Effect.gen(function* () {
    return yield* (yield* SeatMaps).ofVenue(id)
  })

it.each([
  [4199, "full", ["getVenuePolygons", "getVenueSeatMap"]],
  [4200, "polygons", ["getVenuePolygons"]],
] as const)(
  "asks for a venue of %i seats as %s, whatever stands beside them [CALL-010] [CALL-011] [MAP-002]",
  async (seats, mode, asked) => {
    const server = fakeApi({
      getVenuePolygons: () => reply(hall(seats)),
      getVenueSeatMap: () => reply({ ...hall(seats), name: "Avec sièges" }),
    })
    const map = await onFakeApi(server, ofVenue("salle"))
    expect(map.mode).toBe(mode)
    expect(map.venue.name).toBe(mode === "full" ? "Avec sièges" : "Salle")
    expect(server.sent.map(({ operation }) => operation)).toEqual(asked)
  },
)

it("tells who may not see a venue", async () => {
  const server = fakeApi({ getVenuePolygons: () => refuse("permission-missing") })
  const failure = await onFakeApi(server, Effect.flip(ofVenue("salle")))
  expect(failure._tag).toBe("permission-missing")
})

it("asks for the details of a venue's section", async () => {
  const details = [
    { seatId: "s1", priceLevelId: "p", invisible: false, sellable: true, note: "Vue partielle" },
  ]
  const server = fakeApi({ getVenueSectionDetails: () => reply(details) })
  const read = Effect.gen(function* () {
    return yield* (yield* SeatMaps).detailsOfVenue("salle", "parterre")
  })
  expect(await onFakeApi(server, read)).toEqual(details)
  expect(server.lastOf("getVenueSectionDetails")?.path).toEqual({ id: "salle", sectionId: "parterre" })
})
