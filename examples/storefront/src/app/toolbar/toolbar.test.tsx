import { describe, expect, it, vi } from "vitest"
import { adult, cartOf } from "../../shared/cart/cart.test-support.ts"
import { inShop, linksOf, type Setting } from "../../shared/site/shop.test-support.tsx"
import { Layout } from "../layout/Layout.tsx"
import { CartDrawer, CartSummary } from "./CartDrawer.tsx"
import { Toolbar } from "./Toolbar.tsx"

const toolbar = (setting: Setting = {}) => linksOf(inShop(<Toolbar />, setting))
const layout = (setting: Setting = {}) => inShop(<Layout isSeen>Bienvenue</Layout>, setting)
const cart = /Panier, /

describe("the toolbar", () => {
  it("leads home by its logo [SHELL-043]", () => {
    expect(toolbar()["Théâtre du Belvédère · Accueil"]).toBe("/fr/pages")
    expect(toolbar({ language: "en" })["Théâtre du Belvédère · Home"]).toBe("/en/pages")
  })

  it("has a menu, which is closed at first [SHELL-044]", () => {
    const markup = inShop(<Toolbar />)
    expect(markup).toMatch(/<button[^>]*aria-expanded="false"[^>]*>.*?Menu<\/span><\/button>/)
    expect(markup).not.toContain("searchbox")
  })

  it("offers the other language only where the site has two [SHELL-047]", () => {
    const english = (languages: ("fr" | "en")[]) =>
      Object.values(toolbar({ config: { languages }, address: "/fr/cart" })).includes("/en/cart")
    expect([english(["fr", "en"]), english(["fr"])]).toEqual([true, false])
  })

  it("shows the small cart only where the site has a cart [SHELL-048] [CFG-004]", () => {
    const shown = (on: boolean) =>
      Object.keys(toolbar({ config: { cart: on } })).some((name) => cart.test(name))
    expect([shown(true), shown(false)]).toEqual([true, false])
  })
})

describe("the drawer of a cart with something in it", () => {
  it("sums it up, and leads to change it or to pay [CART-008]", () => {
    const markup = inShop(<CartSummary />, { cart: cartOf(adult) })
    expect(markup).toContain("2 × Adulte")
    expect(markup).toContain("125,32 $")
    expect(linksOf(markup)).toEqual({
      Modifier: "/fr/cart",
      "Acheter maintenant": "/fr/client/middlewareClient",
    })
    const english = inShop(<CartSummary />, { cart: cartOf(adult), language: "en" })
    expect(Object.keys(linksOf(english))).toEqual(["Modify", "Buy now"])
  })

  it("is folded at first [CART-008]", () => {
    expect(inShop(<CartDrawer />, { cart: cartOf(adult) })).toMatch(/aria-expanded="false"[^>]*>Sommaire/)
  })
})

describe("what stands around a screen", () => {
  const parts = (markup: string) => ({
    header: markup.includes("<header"),
    cart: cart.test(markup),
    footer: markup.includes("<footer"),
  })

  it("is all there on the site itself", async () => {
    // The footer comes after the first screen.
    await vi.waitFor(() => expect(parts(layout())).toEqual({ header: true, cart: true, footer: true }), {
      timeout: 20_000,
    })
  })

  it("is left out inside another site [VAR-002]", () => {
    const widget = layout({ tenant: { widget: true } })
    expect(parts(widget)).toEqual({ header: false, cart: false, footer: false })
    expect(widget).toContain("Bienvenue")
  })

  it("is left out in swt mode, the cart too [VAR-004]", () => {
    const swt = layout({ tenant: { swt: true } })
    expect(parts(swt)).toEqual({ header: false, cart: false, footer: false })
    expect(swt).toContain("Bienvenue")
  })

  it("is left out of the cart that is a sign in another site [CART-007]", () => {
    expect(parts(layout({ address: "/fr/cart?small-cart=true" }))).toEqual({
      header: false,
      cart: false,
      footer: false,
    })
    expect(parts(layout({ address: "/fr/cart?small-cart=false" })).header).toBe(true)
    expect(parts(layout({ address: "/fr/pages?small-cart=true" })).header).toBe(true)
  })
})
