import type { Promotion } from "@parterre/contract"
import { expect, it } from "vitest"
import { adult, cartOf } from "../cart/cart.test-support.ts"
import { inShop } from "../site/shop.test-support.tsx"
import { MemberPriceNotice } from "./MemberPriceNotices.tsx"

const promotion = (price: number): Promotion => ({
  ...{ promoId: "amis", code: "", name: "Prix des amis", forMembers: true },
  prices: [{ id: "adult", name: "Adulte", price, originalPrice: 5000, serviceCharges: 450 }],
})
const told = (line: Partial<typeof adult>, price: number, language: "fr" | "en" = "fr") => {
  const [element] = cartOf({ ...adult, ...line }).cartElements
  if (element === undefined) throw new Error("no element")
  return inShop(<MemberPriceNotice element={element} promotion={promotion(price)} />, { language })
}

it.each([
  ["fr", "Retirez ces billets et choisissez-les de nouveau"],
  ["en", "Remove these tickets and choose them again"],
] as const)("tells a member in %s how to pay less for tickets at the regular price", (language, says) => {
  expect(told({}, 4000, language)).toContain(says)
  expect(told({}, 4000, language)).toContain("Le Cid")
})

it("says nothing of tickets that cost no more, have a promotion, or are of another type", () => {
  for (const [line, price] of [
    [{}, 5000],
    [{ promoId: "amis" }, 4000],
    [{ id: "student" }, 4000],
    [{ comboId: "duo" }, 4000],
  ] as const)
    expect(told(line, price)).not.toContain("Retirez")
})
