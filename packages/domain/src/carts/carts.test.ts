import { expect, it } from "vitest"
import { isCartAllowed } from "./cart-guard.ts"
import { isCartExpired, showsGuestForm } from "./cart-timeout.ts"

it.each([
  [true, [2, 2], true],
  [true, [2, 3], false],
  [true, [2, 2, 1], false],
  [true, [2], true],
  [true, [], true],
  [false, [2, 3], true],
  [undefined, [2, 3], true],
])("where equal counts are asked: %s, %j pass: %s", (sameTicketCount, counts, allowed) => {
  expect(isCartAllowed({ sameTicketCount }, counts)).toBe(allowed)
})

it("takes -1 for expired, and asks no guest who they are then [CART-027]", () => {
  expect([-1, 0, 1, -2].map(isCartExpired)).toEqual([true, false, false, false])
  expect(showsGuestForm(true, 300)).toBe(true)
  expect(showsGuestForm(true, 0)).toBe(true)
  expect(showsGuestForm(true, -1)).toBe(false)
  expect(showsGuestForm(false, 300)).toBe(false)
})
