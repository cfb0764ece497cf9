import { expect, it } from "vitest"
import { seatRadius } from "./seat-radius.ts"

it("makes a seat 0.4 times 10 times the venue's factor [MAP-012]", () => {
  expect(seatRadius()).toBe(4)
  expect(seatRadius(1.5)).toBe(6)
  expect(seatRadius(0)).toBe(4)
  expect(seatRadius(Number.NaN)).toBe(4)
})
