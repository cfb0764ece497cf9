import { expect, it } from "vitest"
import { parkingFor, parkingHoldGroup } from "./parking.ts"

const offer = (id: string, eventId: string, date: string) => ({
  id,
  eventId,
  date,
  type: "car",
  amount: 2000,
})

it("lists the parking of the events in a cart, by day [PARK-002]", () => {
  const offers = [
    offer("late", "b", "2026-12-06"),
    offer("other", "c", "2026-12-04"),
    offer("north", "a", "2026-12-05"),
    offer("south", "a", "2026-12-05"),
  ]
  expect(parkingFor(offers, ["a", "b"]).map(({ id }) => id)).toEqual(["north", "south", "late"])
  expect(parkingFor(offers, [])).toEqual([])
})

it("holds parking with its id, date and type on the line [PARK-001]", () => {
  expect(parkingHoldGroup(offer("north", "a", "2026-12-05"), 2)).toEqual({
    type: "parking",
    id: "north",
    prices: [
      {
        id: "north",
        qty: 2,
        amount: 2000,
        parkingId: "north",
        parkingDate: "2026-12-05",
        parkingType: "car",
      },
    ],
  })
})
