import type { ParkingItem } from "@parterre/contract"
import { describe, expect, it } from "vitest"
import { adult, cartOf } from "../../../shared/cart/cart.test-support.ts"
import { inShop, type Setting } from "../../../shared/site/shop.test-support.tsx"
import { Lot } from "./PageParking.tsx"

const offer: ParkingItem = {
  ...{ id: "lot-5", eventId: "cid-5", hold: false, name: "Stationnement Dauphine", type: "soiree" },
  ...{ address: "12, rue Dauphine", date: "2026-12-05", amount: 1500, maxTickets: 4 },
}
const other: ParkingItem = { ...offer, id: "lot-6", eventId: "cid-6", date: "2026-12-06" }
const shown = (offers: readonly ParkingItem[], setting?: Setting) => inShop(<Lot offers={offers} />, setting)

describe("a place to park that is full", () => {
  it.each([
    ["fr", "Complet", "Ajouter au panier"],
    ["en", "Sold out", "Add to cart"],
  ] as const)("says so in %s where it was offered, without a button [PARK-002]", (language, full, add) => {
    const markup = shown([{ ...offer, soldout: true }], { language })
    expect(markup).toContain(`${full}</span>`)
    expect(markup).not.toContain(add)
    const open = shown([offer], { language })
    expect(open).toContain(add)
    expect(open).not.toContain(`${full}</span>`)
  })

  it("is not the day that is shown first, and says so in the list of days", () => {
    const markup = shown([{ ...offer, soldout: true }, other])
    expect(markup).toMatch(/samedi 5 décembre 2026 · Complet/)
    expect(markup).toContain("Ajouter au panier")
  })

  it("still says how many of it are in the cart", () => {
    const cart = cartOf({ ...adult, id: offer.id, productId: offer.id, qty: 2 })
    expect(shown([{ ...offer, soldout: true }], { cart })).toContain("2 dans votre panier")
  })
})
