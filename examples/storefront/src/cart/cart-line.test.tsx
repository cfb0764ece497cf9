import type { CartPrice } from "@parterre/contract"
import { describe, expect, it, vi } from "vitest"
import { buttonNames, rendered } from "../event/spoken.test-support.tsx"
import { CartLine } from "./CartLine.tsx"

vi.stubGlobal("window", { location: { href: "https://billets.exemple.ca/fr/cart" } })

const adult: CartPrice = {
  id: "adult",
  reservationId: "r",
  name: "Adulte",
  priceType: "adult",
  price: 5000,
  serviceCharges: 450,
  qty: 2,
  total: 10900,
  eventId: "e",
  seatIds: [],
  confirmed: true,
  cartDetailToken: [],
  rs: true,
  title: "Le Cid",
  abandonedCartActive: false,
}
const line = (more: Partial<CartPrice> = {}) =>
  rendered("fr", <CartLine line={{ ...adult, ...more }} busy={false} onRemove={() => undefined} />).markup

describe("a line of the cart", () => {
  it("says how many of which ticket [CART-009]", () => {
    expect(line()).toContain("2 × Adulte")
  })

  it("says the price level when there is one [CART-010]", () => {
    expect(line({ priceLevel: "Parterre A" })).toContain("2 × Adulte<span> · Parterre A</span>")
    expect(line()).toContain("2 × Adulte</p>")
  })

  it("strikes through an original price, all in, when it differs [CART-011]", () => {
    expect(line({ originalPrice: 6000 })).toContain("<s>64,50 $</s>")
    expect(line({ originalPrice: 5000 })).not.toContain("<s>")
    expect(line()).not.toContain("<s>")
  })

  it("says what of it is service charge, when there is one [CART-012]", () => {
    expect(line()).toContain("dont 4,50 $ de frais de service")
    expect(line({ serviceCharges: 0 })).not.toContain("frais de service")
  })

  it("offers the plan of its seats only where there is one", () => {
    const name = "Vos places sur le plan, 2 × Adulte"
    expect(buttonNames(line({ visualizeSeatUrl: "https://salle.exemple.ca/vue.pdf" }))).toContain(name)
    expect(buttonNames(line())).not.toContain(name)
    expect(buttonNames(line({ visualizeSeatUrl: "javascript:alert(1)" }))).not.toContain(name)
  })
})
