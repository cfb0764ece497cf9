import { expect, it } from "vitest"
import { cartLinkProblem } from "./cart-link.ts"

const link = { purpose: "pay", expiresAt: 1_000, holdIds: ["h1", "h2"] } as const
const cart = { isPaid: false, holdIds: ["h2", "h3"] }

it.each([
  ["opens while some of what it was made for is held", link, cart, "pay", 999, undefined],
  ["ends at its time", link, cart, "look", 1_000, "cart-link-expired"],
  ["ends with what it was made for", link, { ...cart, holdIds: ["h3"] }, "look", 0, "cart-expired"],
  [
    "says that the cart is paid, also when its time is over",
    link,
    { ...cart, isPaid: true },
    "look",
    2_000,
    "cart-paid",
  ],
  ["pays nothing when it is to look", { ...link, purpose: "look" }, cart, "pay", 0, "cart-link-look-only"],
  ["shows when it is to look", { ...link, purpose: "look" }, cart, "look", 0, undefined],
] as const)("a link to a cart %s", (_, given, linked, wanted, now, problem) => {
  expect(cartLinkProblem(given, linked, wanted, now)).toBe(problem)
})
