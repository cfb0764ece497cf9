import type { CartPrice } from "@parterre/contract"
import type { Loaded } from "@parterre/react"
import { beforeEach, expect, it, vi } from "vitest"
import { adult, cartOf, tax } from "../../shared/cart/cart.test-support.ts"
import { inShop } from "../../shared/site/shop.test-support.tsx"
import { LineTaxes } from "./LineTaxes.tsx"

/** What taxes are asked for. */
const service = vi.hoisted(() => ({ asked: [] as unknown[] }))
vi.mock("@parterre/react", async (importOriginal) => ({
  ...(await importOriginal<typeof import("@parterre/react")>()),
  useParterre: () => {
    const asked =
      (call: string) =>
      (...of: unknown[]) =>
        service.asked.push([call, ...of])
    return {
      ...{ memberships: { taxes: asked("membership") }, parking: { taxes: asked("parking") } },
      taxes: {
        ofPrice: asked("price"),
        ofLines: (lines: readonly unknown[]) => service.asked.push(...lines),
      },
    }
  },
  useLoaded: (_key: string, load: () => unknown): Loaded<unknown> => {
    load()
    return { status: "ready", value: tax() }
  },
}))
beforeEach(() => {
  service.asked = []
})

const shown = (line: CartPrice, language: "fr" | "en" = "fr", ...others: CartPrice[]) =>
  inShop(<LineTaxes line={line} />, { language, cart: cartOf(line, ...others) })

it("tells the amounts of a line, all its tickets together, so that they are those of its total [CART-013]", () => {
  const markup = shown({ ...adult, priceLevel: "Corbeille" })
  expect(markup).toContain("2 × Adulte, Corbeille")
  expect(markup).toContain("125,32 $")
  expect(service.asked).toEqual([{ of: { eventId: "e" }, price: 5000, serviceCharges: 450, qty: 2 }])
})

it("asks for a product by itself, even with an event, and for a subscription with all its events", () => {
  shown({ ...adult, productId: "lot" })
  shown({ ...adult, subscriptionId: "saison" })
  expect(service.asked).toMatchObject([{ of: { productId: "lot" } }, { of: { subscriptionId: "saison" } }])
})

it("asks for one thing at its listed price by the call of its own", () => {
  const one = { ...adult, qty: 1 }
  shown(one)
  shown({ ...one, productKind: "membership", productId: "carte" })
  shown({ ...one, productKind: "parking", productId: "lot" })
  expect(service.asked).toEqual([
    ["price", { type: "event", id: "e" }, "adult"],
    ["membership", "carte"],
    ["parking", "lot"],
  ])
  service.asked = []
  shown({ ...one, promoId: "b.promotion.DIX" })
  shown({ ...one, productKind: "flexpass", productId: "passe" })
  expect(service.asked).toMatchObject([{ of: { eventId: "e" } }, { of: { productId: "passe" } }])
})

it.each([
  ["fr", "Les taxes sont arrondies une seule fois, sur tout le panier."],
  ["en", "Taxes are rounded once, on the whole cart."],
] as const)(
  "says in %s why lines may differ by a cent from the cart, where there are several",
  (language, says) => {
    expect(shown(adult, language, { ...adult, reservationId: "other" })).toContain(says)
    expect(shown(adult, language)).not.toContain(says)
  },
)
