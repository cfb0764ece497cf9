import type { CartPrice, WebsiteConfig } from "@parterre/contract"
import { describe, expect, it } from "vitest"
import { adult } from "../../shared/cart/cart.test-support.ts"
import { buttonNames } from "../../shared/selection/spoken.test-support.tsx"
import { inShop } from "../../shared/site/shop.test-support.tsx"
import { CartLine } from "./CartLine.tsx"

const line = (
  more: Partial<CartPrice> = {},
  hiddenCartElements: WebsiteConfig["hiddenCartElements"] = [],
  config: Partial<WebsiteConfig> = {},
) =>
  inShop(
    <CartLine
      line={{ ...adult, ...more }}
      busy={false}
      onRemove={() => undefined}
      onFewer={() => undefined}
      onSplit={() => undefined}
    />,
    {
      config: { ...config, hiddenCartElements },
    },
  )

describe("a line of the cart", () => {
  it("says how many of which ticket [CART-009]", () => {
    expect(line()).toContain("2 × Adulte")
  })

  it("says the price level when there is one [CART-010]", () => {
    expect(line({ priceLevel: "Parterre A" })).toContain("2 × Adulte<span> · Parterre A</span>")
    expect(line()).toContain("2 × Adulte</p>")
  })

  it("strikes through an original price, all in, when it differs", () => {
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

  it("has no controls where the site hides them, as feq does [VAR-009]", () => {
    const [taxes, out] = ["Détail des taxes, 2 × Adulte", "Retirer 2 × Adulte"]
    expect(buttonNames(line())).toEqual([taxes, out])
    expect(buttonNames(line({}, ["edit", "delete", "addTickets"]))).toEqual([taxes])
    expect(buttonNames(line({}, ["delete", "info"]))).toEqual([])
    const split = "Changer de tarif, 2 × Adulte"
    expect(buttonNames(line({}, [], { splitPrice: true }))).toEqual([split, taxes, out])
    expect(buttonNames(line({}, ["edit"], { splitPrice: true }))).toEqual([taxes, out])
  })

  it("leaves out the parts that the site hides, each by its name [VAR-011]", () => {
    const seen = { visualizeSeatUrl: "https://salle.exemple.ca/vue.pdf" }
    const plan = "Vos places sur le plan, 2 × Adulte"
    expect(buttonNames(line(seen, ["seatMapPdf"]))).not.toContain(plan)
    expect(buttonNames(line(seen, ["info"]))).toContain(plan)
    expect(line({}, ["serviceCharge"])).not.toContain("frais de service")
    expect(line({}, ["serviceCharge"])).toContain("54,50 $")
  })
})
