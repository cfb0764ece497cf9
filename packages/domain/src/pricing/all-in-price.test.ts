import * as fc from "fast-check"
import { expect, it } from "vitest"
import { lineTotal } from "../quantities/quantity.ts"
import { allInPrice } from "./all-in-price.ts"

it("is the price before taxes that a line of one is charged [QTY-005]", () => {
  expect(allInPrice(6500, 450)).toBe(6950)
  fc.assert(
    fc.property(
      fc.nat(100_000),
      fc.nat(10_000),
      (price, serviceCharge) => allInPrice(price, serviceCharge) === lineTotal({ price, serviceCharge }, 1),
    ),
  )
})
