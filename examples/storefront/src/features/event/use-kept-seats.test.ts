import { expect, it } from "vitest"
import { keptSeats } from "./use-kept-seats.ts"

const prices = new Set(["adult", "student"])
const seat = { seatId: "C-12", sectionId: "centre", priceId: "adult", priceLevelId: "a", party: 3 }

it("reads seats as they were kept", () => {
  expect(keptSeats(JSON.stringify([seat]), prices)).toEqual([seat])
})

it.each([
  ["nothing was kept", null],
  ["it is no JSON", "[{"],
  ["it is no list", JSON.stringify({ seat })],
  ["one is no seat", JSON.stringify([seat, null])],
  ["a price of one is not sold any more", JSON.stringify([seat, { ...seat, priceId: "senior" }])],
  ["they are more than an order may have", JSON.stringify(Array.from({ length: 101 }, () => seat))],
])("begins without seats where %s", (_, written) => {
  expect(keptSeats(written, prices)).toEqual([])
})
