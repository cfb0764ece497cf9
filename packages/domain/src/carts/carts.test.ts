import { expect, it } from "vitest"
import { isCartAllowed, unequalItems } from "./cart-guard.ts"
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

it("finds the items of a page that are unequal, and counts no parking and no other page [CART-018] [CART-047]", () => {
  const item = (name: string, page: string | undefined, qty: number) => ({
    name,
    sameTicketCountPage: page,
    prices: [{ qty }, { qty: 1, productKind: "parking" }],
  })
  const names = (...items: ReturnType<typeof item>[]) => unequalItems(items).map(({ name }) => name)
  expect(names(item("a", "p", 2), item("b", "p", 2), item("c", "q", 3), item("d", undefined, 5))).toEqual([])
  expect(names(item("a", "p", 2), item("b", "p", 3), item("c", "q", 3))).toEqual(["a", "b"])
  expect(names(item("a", "p", 2), item("b", "p", 0))).toEqual([])
})

it("takes -1 for expired, and asks no guest who they are then [CART-027]", () => {
  expect([-1, 0, 1, -2].map(isCartExpired)).toEqual([true, false, false, false])
  expect(showsGuestForm(true, 300)).toBe(true)
  expect(showsGuestForm(true, 0)).toBe(true)
  expect(showsGuestForm(true, -1)).toBe(false)
  expect(showsGuestForm(false, 300)).toBe(false)
})
