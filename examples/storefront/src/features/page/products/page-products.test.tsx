import type { Product } from "@parterre/contract"
import { describe, expect, it } from "vitest"
import { adult, cartOf } from "../../../shared/cart/cart.test-support.ts"
import { inShop, type Setting } from "../../../shared/site/shop.test-support.tsx"
import { PageProducts } from "./PageProducts.tsx"
import { recipientOf } from "./RecipientFields.tsx"

const card: Product = {
  id: "belvedere.carte",
  kind: "membership",
  title: "Carte d’ami",
  saleState: "ONSALE",
  price: 6000,
  serviceCharges: 200,
  maxTickets: 2,
  taxable: true,
  validUntil: "2027-08-31",
  benefits: ["Prévente"],
}
const certificate: Product = {
  id: "belvedere.cheque",
  kind: "giftcertificate",
  title: "Chèque-cadeau",
  saleState: "ONSALE",
  serviceCharges: 0,
  maxTickets: 0,
  taxable: false,
  amounts: { min: 2500, max: 50_000, suggested: [5000, 10_000] },
}
const shown = (product: Product, setting?: Setting) =>
  inShop(<PageProducts products={[product]} alone />, setting).replaceAll(/[\u00a0\u202f]/g, " ")

/** What the bar of the order says, in one piece. */
const barOf = (markup: string) =>
  /data-order-bar="true"[^>]*>.*?role="status"[^>]*>(.*?)<\/div>/
    .exec(markup)?.[1]
    ?.replaceAll(/<[^>]*>/g, "")

describe("what a page sells without a seat", () => {
  it("says what a membership gives, until when and what it costs [MEM-001]", () => {
    const markup = shown(card)
    expect(markup).toContain("Prévente")
    expect(markup).toContain("Valable jusqu’au mardi 31 août 2027")
    expect(markup).toContain("62,00 $")
    expect(markup).toContain("frais compris, taxes en sus")
    expect(markup).toMatch(/aria-label="Ajouter au panier, Carte d’ami"/)
  })

  it("offers amounts for a certificate, none chosen, for oneself unless told [PAY-029]", () => {
    const markup = shown(certificate)
    expect(markup).toContain("50,00 $")
    expect(markup).toContain("Autre montant")
    expect(
      markup.match(/<input[^>]*checked=""[^>]*value="(\w+)"|value="(\w+)"[^>]*checked=""/g),
    ).toHaveLength(1)
    expect(markup).toMatch(/value="me"[^>]*checked|checked[^>]*value="me"/)
  })

  it("has a bar with how many, of what, how much and what of taxes [CART-001]", () => {
    const { amounts: _, ...priced } = certificate
    const fixed: Product = { ...priced, price: 5000 }
    expect(barOf(shown(fixed))).toBe("1 chèque-cadeau50,00 $sans taxes, sans frais")
    expect(barOf(shown(fixed, { language: "en" }))).toBe("1 gift certificate$50.00no taxes or fees")
    expect(barOf(shown(card))).toBe("1 adhésion62,00 $frais compris, taxes en sus")
    expect(barOf(shown(certificate))).toBe("1 chèque-cadeau")
  })

  it("never chooses a donation beforehand, nor asks how many [PAY-030]", () => {
    const markup = shown({ ...certificate, kind: "donation", receiptText: "Merci." })
    expect(markup).not.toContain('checked=""')
    expect(markup).not.toContain("Quantité")
    expect(markup).toContain("Merci.")
  })

  it("says what is sold out, and when what is not on sale yet will be, without a button", () => {
    expect(shown({ ...card, saleState: "SOLDOUT" })).toContain("Complet")
    const early = shown({ ...card, saleState: "NOTAVAILABLE", onSaleFrom: "2027-01-10T10:00:00-05:00" })
    expect(early).toContain("En vente le dimanche 10 janvier 2027 à 10 h")
    expect(early).not.toContain("Ajouter au panier")
  })

  it("says how many are in the cart, and offers no more than the limit", () => {
    const cart = cartOf({ ...adult, id: card.id, productId: card.id, qty: 2 })
    const markup = shown(card, { cart })
    expect(markup).toContain("2 dans votre panier")
    expect(markup).toContain("Votre panier en contient déjà le maximum.")
    expect(markup).not.toContain("Ajouter au panier")
  })

  it("sends of a recipient what was filled in, without spaces around it", () => {
    expect(recipientOf({ name: " Ana ", email: "ana@exemple.ca ", message: " ", sendOn: "" })).toEqual({
      name: "Ana",
      email: "ana@exemple.ca",
    })
  })
})
