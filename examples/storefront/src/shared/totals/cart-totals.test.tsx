import { describe, expect, it } from "vitest"
import { tax } from "../cart/cart.test-support.ts"
import { rendered } from "../selection/spoken.test-support.tsx"
import { CartTotals } from "./CartTotals.tsx"

const threeTaxes = tax({ tax3: 218, descriptionTax3: "Taxe municipale", totalAfterTaxes: 12750 })
const delivery = tax({
  subtotal: 750,
  serviceCharge: 0,
  tax1: 38,
  tax2: 75,
  totalBeforeTaxes: 750,
  totalAfterTaxes: 863,
})
const lines = (of = threeTaxes, shippingTax?: typeof delivery) => {
  const { markup } = rendered("fr", <CartTotals tax={of} shippingTax={shippingTax} />)
  return [...markup.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, name, amount]) => [name, amount])
}

describe("what a cart comes to", () => {
  it("names each tax that has a name, up to three [TAX-002]", () => {
    const after = (of = tax()) => lines(of).slice(2, -1)
    expect(after()).toEqual([
      ["TPS", "5,45 $"],
      ["TVQ", "10,87 $"],
    ])
    expect(after(threeTaxes).map(([name]) => name)).toEqual(["TPS", "TVQ", "Taxe municipale"])
  })

  it.each([
    ["fr", "123,45 $"],
    ["en", "$123.45"],
  ] as const)(
    "is cents told in dollars, with a plain sign, in %s [I18N-008] [I18N-009]",
    (language, told) => {
      const { markup } = rendered(language, <CartTotals tax={tax({ totalAfterTaxes: 12_345 })} />)
      expect(markup).toContain(`<dd>${told}</dd>`)
      expect(markup).not.toMatch(/CA\s?\$|\$\s?CA/)
    },
  )

  it("is told from the tickets to what is to pay, delivery last [CART-039]", () => {
    expect(lines(threeTaxes, delivery)).toEqual([
      ["Sous-total", "100,00 $"],
      ["Frais de service", "9,00 $"],
      ["TPS", "5,45 $"],
      ["TVQ", "10,87 $"],
      ["Taxe municipale", "2,18 $"],
      ["Total", "127,50 $"],
      ["Livraison", "7,50 $"],
      ["TPS sur la livraison", "0,38 $"],
      ["TVQ sur la livraison", "0,75 $"],
      ["Total avec livraison", "136,13 $"],
    ])
  })

  it.each([
    ["Frais de service", tax({ serviceCharge: 0 })],
    ["TVQ", tax({ tax2: 0 })],
    ["Sous-total", tax({ subtotal: 0 })],
  ])("[CART-041] leaves out what comes to nothing: %s", (name, without) => {
    const names = (of = tax()) => lines(of).map(([line]) => line)
    expect(names()).toContain(name)
    expect(names(without)).not.toContain(name)
  })

  it("says no delivery, and no second total, where delivery costs nothing [CART-041]", () => {
    const names = lines(threeTaxes).map(([name]) => name)
    expect(names.at(-1)).toBe("Total")
    expect(names).toHaveLength(6)
  })

  it.each([
    ["fr", "Chèque-cadeau", "-20,00 $", "Total après chèque-cadeau", "107,50 $"],
    ["en", "Gift certificate", "-$20.00", "Total after gift certificate", "$107.50"],
  ] as const)(
    "takes a gift certificate off the total, taxes and all, in %s [CART-040]",
    (language, ...told) => {
      const { markup } = rendered(language, <CartTotals tax={threeTaxes} discount={2000} />)
      const all = [...markup.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, name, amount]) => [
        name,
        amount,
      ])
      expect(all.slice(-2).flat()).toEqual(told)
      expect(all.map(([name]) => name)).toContain("Total")
      expect(lines(threeTaxes).map(([name]) => name)).not.toContain("Chèque-cadeau")
    },
  )

  it("says the grand total after delivery [CART-040]", () => {
    const { markup } = rendered(
      "fr",
      <CartTotals tax={threeTaxes} shippingTax={delivery} discount={13_613} />,
    )
    expect(markup).toMatch(/Total avec livraison.*Chèque-cadeau.*Total après chèque-cadeau.*0,00 \$/)
  })

  it("always says what is to pay, if it is nothing", () => {
    const free = tax({ subtotal: 0, serviceCharge: 0, tax1: 0, tax2: 0, totalAfterTaxes: 0 })
    expect(lines(free)).toEqual([["Total", "0,00 $"]])
  })
})
