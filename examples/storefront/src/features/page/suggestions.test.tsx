import type { Suggestion } from "@parterre/contract"
import { expect, it } from "vitest"
import { adult, cartOf } from "../../shared/cart/cart.test-support.ts"
import { inShop, linksOf } from "../../shared/site/shop.test-support.tsx"
import { Suggestions } from "./Suggestions.tsx"

const suggestions: readonly Suggestion[] = [
  { title: "La veillée du Nord", pageId: "veillee", notEventIds: [] },
  { title: "Le Cid, l’autre soir", pageId: "le-cid", notEventIds: ["e"] },
]
const offered = (cart = cartOf()) =>
  Object.keys(linksOf(inShop(<Suggestions suggestions={suggestions} />, { cart })))

it("suggests nothing that is not for those who have chosen an event [CAT-010]", () => {
  expect(offered()).toEqual(["La veillée du Nord", "Le Cid, l’autre soir"])
  expect(offered(cartOf({ ...adult, eventId: "e" }))).toEqual(["La veillée du Nord"])
})
