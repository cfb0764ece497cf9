import type { ClientSnapshot } from "@parterre/sdk"
import { expect, it, vi } from "vitest"
import { adult, cartOf } from "../../shared/cart/cart.test-support.ts"
import { MemberPrices } from "../../shared/offers/MemberPrices.tsx"
import { inShop } from "../../shared/site/shop.test-support.tsx"
import { CheckoutSummary } from "./CheckoutSummary.tsx"

// What it looks for, and where, is tested beside it.
vi.mock("../../shared/offers/MemberPriceNotices.tsx", () => ({ MemberPriceNotices: () => "better prices" }))
vi.mock("../../shared/texts/AreaTexts.tsx", () => ({
  AreaTexts: ({ children }: { children: React.ReactNode }) => children,
}))

// The summary asks how wide it is.
vi.stubGlobal("window", { innerWidth: 1200 })

const memberships = [{ memberId: "amis", name: "Les amis", expiresOn: "2027-12-31" }]
const account = {
  status: "logged-in",
  client: { firstname: "Ana", lastname: "Roy", email: "ana@exemple.ca", memberships },
} as unknown as ClientSnapshot
const cart = cartOf(adult)
const isTold = (element: React.ReactNode) => inShop(element, { account }).includes("better prices")

it("tells a member of better prices while the cart can change, and never while it is being paid", async () => {
  // The first asks for what tells them.
  isTold(<MemberPrices cart={cart} />)
  await vi.dynamicImportSettled()
  expect(isTold(<MemberPrices cart={cart} />)).toBe(true)
  expect(isTold(<MemberPrices cart={{ ...cart, state: "paying" }} />)).toBe(false)
  // At the checkout a payment can be under way whose cart is shown as it was.
  expect(isTold(<CheckoutSummary cart={cart} />)).toBe(true)
  expect(isTold(<CheckoutSummary cart={cart} isPaying />)).toBe(false)
  expect(isTold(<CheckoutSummary cart={{ ...cart, state: "paying" }} />)).toBe(false)
})
