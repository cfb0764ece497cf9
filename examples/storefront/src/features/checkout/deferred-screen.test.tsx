import type { DeferredSale } from "@parterre/contract"
import { beforeEach, expect, it, vi } from "vitest"
import { inShop } from "../../shared/site/shop.test-support.tsx"
import { DeferredScreen } from "./DeferredScreen.tsx"

const due = vi.hoisted(() => ({ sale: undefined as unknown, view: { status: "ready" } as unknown }))
vi.mock("@parterre/react", async (original) => ({
  ...(await original<typeof import("@parterre/react")>()),
  useDeferredPayment: () => ({
    sale: { status: "ready", value: due.sale },
    view: due.view,
    pay: () => undefined,
  }),
}))
vi.mock("./BrandsLoaded.tsx", () => ({ BrandsLoaded: () => null }))
vi.mock("./ChallengeDialog.tsx", () => ({ ChallengeDialog: () => null }))
beforeEach(() => {
  due.view = { status: "ready" }
})

const shown = (instalment: DeferredSale["instalment"]) => {
  const line = { title: "Saison", qty: 1, price: 15_982, serviceCharges: 0, total: 15_982 }
  due.sale = {
    ...{ saleId: "BELV-1", amount: 15_282, lines: [line] },
    client: { firstname: "Zoé", lastname: "Roy", email: "zoe@exemple.ca" },
    ...(instalment && { instalment }),
  } satisfies DeferredSale
  return inShop(<DeferredScreen />, { language: "en", address: "/en/checkout/checkout-deferred?saleToken=s" })
}

it("tells of the first of several payments what became of its money, and that others follow", () => {
  const markup = shown({ number: 1, count: 2, dueOn: "2026-11-21" })
  expect(markup).toContain("We couldn’t collect the amount set aside for order BELV-1")
  expect(markup).toContain("Paid, or due on other dates")
  expect(markup).not.toContain("Gift certificate")
  expect(markup).not.toContain("Instalment 1 of 2")
  due.view = { status: "paid", saleId: "BELV-1" }
  expect(shown({ number: 1, count: 2, dueOn: "2026-11-21" })).toContain("Instalment 1 of 2 is paid")
})

it("names a later payment by its number and its day", () => {
  const markup = shown({ number: 2, count: 3, dueOn: "2026-12-27" })
  expect(markup).toContain("Instalment 2 of 3 for order BELV-1 is due on Sunday, December 27, 2026")
  expect(markup).toContain("Paid, or due on other dates")
})

it("tells a gift certificate where there is one payment", () => {
  const markup = shown(undefined)
  expect(markup).toContain("Gift certificate")
  expect(markup).not.toContain("Paid, or due on other dates")
})
