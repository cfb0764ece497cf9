import type { CartPrice, Receipt } from "@parterre/contract"
import { describe, expect, it } from "vitest"
import { adult, cartOf } from "../../shared/cart/cart.test-support.ts"
import { inShop, linksOf } from "../../shared/site/shop.test-support.tsx"
import { NextSteps } from "./NextSteps.tsx"

const steps = (productKind: NonNullable<CartPrice["productKind"]>, language: "fr" | "en") => {
  const { cartElements } = cartOf({ ...adult, productKind })
  const receipt = { tickets: [], cartElements, organiser: {} } as unknown as Receipt
  return inShop(<NextSteps receipt={receipt} />, { language })
}

describe("what happens after a purchase", () => {
  it.each([
    ["fr", "Échangez les billets de votre passeport", "Voir mes passeports"],
    ["en", "Exchange the tickets on your flex pass", "See my passes"],
  ] as const)(
    "leads in %s whoever bought a flex pass to where its tickets are exchanged",
    (language, says, link) => {
      const markup = steps("flexpass", language)
      expect(markup).toContain(says)
      expect(linksOf(markup)[link]).toBe(`/${language}/client/auth/flex-pass-list`)
      expect(linksOf(steps("membership", language))).not.toHaveProperty([link])
    },
  )
})
