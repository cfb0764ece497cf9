import type { EventDetail } from "@parterre/contract"
import type { SeatSelectionState } from "@parterre/react"
import { describe, expect, it } from "vitest"
import { adult, cartOf } from "../cart/cart.test-support.ts"
import { inShop, linksOf, type Setting } from "../site/shop.test-support.tsx"
import { OrderBar } from "./OrderBar.tsx"
import { stillSelection } from "./spoken.test-support.tsx"

const event = { id: "e" } as EventDetail
const totals = (qty: number, total: number) => ({ qty, total, subtotal: total, serviceCharge: 0 })
const bar = (state: Partial<SeatSelectionState>, setting: Setting = {}) =>
  inShop(
    <OrderBar selection={stillSelection({ event, adding: false, totals: totals(0, 0), ...state })} />,
    setting,
  )
/** The button that adds, and whether it can be pressed. */
const adds = (markup: string) => {
  const [, attributes = "", text] = /<button([^>]*)>(.*?)<\/button>/.exec(markup) ?? []
  return { text, enabled: !/disabled=/.test(attributes) }
}

describe("the order bar", () => {
  it("says how many, how much, and what the price does not hold yet", () => {
    const two = bar({ totals: totals(2, 10_900) })
    expect(two).toContain("2 places")
    expect(two).toContain("109,00 $")
    expect(two).toContain("frais compris, taxes en sus")
    expect(bar({ totals: totals(1, 5450) }, { language: "en" })).toContain("$54.50")
  })

  it("adds once something is chosen, and not twice at once [CART-002]", () => {
    expect(adds(bar({}))).toEqual({ text: "Ajouter au panier", enabled: false })
    expect(adds(bar({ totals: totals(2, 10_900) }))).toEqual({
      text: "Ajouter au panier",
      enabled: true,
    })
    expect(adds(bar({ adding: true, totals: totals(2, 10_900) })).enabled).toBe(false)
  })

  it("leads to the cart once the cart has places of this event [CART-004] [CART-048]", () => {
    const markup = bar({}, { cart: cartOf(adult) })
    expect(markup).toContain("Vous avez déjà 2 places")
    expect(linksOf(markup)).toEqual({ "Voir le panier": "/fr/cart" })
    const elsewhere = { cart: false, cartRedirectionUrl: "https://panier.exemple.ca/{lang}" }
    const site = (config: object) => linksOf(bar({}, { cart: cartOf(adult), config }))
    expect(site(elsewhere)).toEqual({ "Voir le panier": "https://panier.exemple.ca/fr" })
    expect(site({ ...elsewhere, cart: true })).toEqual({ "Voir le panier": "/fr/cart" })
    expect(site({ cart: false })).toEqual({ "Voir le panier": "/fr/cart" })
    const other = { ...event, id: "another" }
    expect(linksOf(bar({ event: other }, { cart: cartOf(adult) }))).toEqual({})
  })
})
