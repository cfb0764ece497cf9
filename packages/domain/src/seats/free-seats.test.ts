import type { SeatDetail } from "@parterre/contract"
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { freeSeats, withFreeSeats } from "./free-seats.ts"

const seat = (seatId: string, fields: Partial<SeatDetail> = {}): SeatDetail => ({
  seatId,
  priceLevelId: "a",
  invisible: false,
  sellable: true,
  ...fields,
})

/** What a server says of a seat: free at all events and priced, or free at some, or at none. */
const state = (events: number) =>
  fc.record({ priced: fc.boolean(), at: fc.subarray(Array.from({ length: events }, (_, event) => event)) })

const section = fc.integer({ min: 1, max: 4 }).chain((events) =>
  fc.record({ events: fc.constant(events), before: fc.array(state(events)), seed: fc.nat() }).chain((one) =>
    fc.record({
      ...{ events: fc.constant(events), before: fc.constant(one.before) },
      after: fc.tuple(...one.before.map(({ priced }) => state(events).map(({ at }) => ({ priced, at })))),
    }),
  ),
)

const detailOf =
  (events: number) =>
  ({ priced, at }: { priced: boolean; at: number[] }, index: number) => {
    const sellable = priced && at.length === events
    return seat(`s${index}`, {
      priceLevelId: priced ? "a" : null,
      sellable,
      ...(sellable || at.length === 0 ? {} : { freeAt: at }),
    })
  }

describe("free seats, as live availability tells them", () => {
  it("are four to a digit, the first in the highest bit", () => {
    const details = [true, false, false, true, true].map((sellable, index) => seat(`s${index}`, { sellable }))
    expect(freeSeats(details, 1)).toEqual(["98"])
    expect(withFreeSeats(details, ["18"])?.map(({ sellable }) => sellable)).toEqual([
      false,
      false,
      false,
      true,
      true,
    ])
  })

  it("make of any older details those they were told of", () => {
    fc.assert(
      fc.property(section, ({ events, before, after }) => {
        const now = after.map(detailOf(events))
        expect(withFreeSeats(before.map(detailOf(events)), freeSeats(now, events))).toEqual(now)
      }),
    )
  })

  it("leave alone what is as it was", () => {
    const details = [seat("s1"), seat("s2", { sellable: false, freeAt: [0] }), seat("s3")]
    const after = withFreeSeats(details, ["e", "a"])
    expect(after?.map((detail, index) => detail === details[index])).toEqual([true, true, true])
    expect(withFreeSeats(details, ["c", "8"])?.[2]).toEqual(seat("s3", { sellable: false }))
  })

  it("are of no use to details of another number of seats", () => {
    expect(withFreeSeats([seat("s1")], ["ff"])).toBeUndefined()
    expect(withFreeSeats([seat("s1")], [])).toBeUndefined()
  })
})
