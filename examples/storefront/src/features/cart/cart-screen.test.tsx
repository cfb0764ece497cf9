import type { Cart } from "@parterre/contract"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { adult, cartOf } from "../../shared/cart/cart.test-support.ts"
import { buttonNames } from "../../shared/selection/spoken.test-support.tsx"
import { inShop, linksOf, type Setting } from "../../shared/site/shop.test-support.tsx"
import { CheckoutSummary } from "../checkout/CheckoutSummary.tsx"
import { CartScreen } from "./CartScreen.tsx"
import { WayOn } from "./later/WayOn.tsx"

beforeEach(() => {
  vi.stubGlobal("window", {
    location: { href: "https://billets.exemple.ca/fr/cart" },
    innerWidth: 1280,
    sessionStorage: { getItem: () => null },
  })
})

const screen = (cart: Cart, setting: Setting = {}) =>
  inShop(<CartScreen />, { address: `/${setting.language ?? "fr"}/cart`, ...setting, cart })

describe("an empty cart", () => {
  it("says so and leads back to the programme [CART-005]", () => {
    const empty = screen(cartOf())
    expect(empty).toContain("Votre panier est vide")
    expect(linksOf(empty)).toEqual({ "Continuer mes achats": "/fr/pages" })
  })
})

describe("a cart that is not known yet", () => {
  const drawn = inShop(<CartScreen />, { address: "/fr/cart", cartStatus: "unloaded" })

  it("is drawn both ways, once for everybody: as loading, and as empty for visitors without a session [CART-005]", () => {
    expect(drawn).toContain("Votre panier est vide")
    expect(drawn).toContain('aria-busy="true"')
    expect(linksOf(drawn)).toEqual({ "Continuer mes achats": "/fr/pages" })
  })

  it("keeps the elements of the empty one once it is known", () => {
    const text = (markup: string) => markup.slice(markup.lastIndexOf("<h1"))
    expect(text(screen(cartOf()))).toBe(text(drawn))
    expect(screen(cartOf())).not.toContain("aria-busy")
  })
})

describe("a cart with something in it", () => {
  const markup = screen(cartOf(adult))

  it("says what it comes to and leads on: to the checkout, or back to the programme [CART-006]", () => {
    expect(markup).toContain("125,32 $")
    const links = linksOf(markup)
    expect(links["Passer à la caisse"]).toBe("/fr/ads-pages")
    expect(links["Continuer mes achats"]).toBe("/fr/pages")
  })

  it("offers more tickets of the event only where the site has a cart and does not hide it [CART-016] [CFG-004]", () => {
    const more = (on: boolean) =>
      linksOf(screen(cartOf(adult), { config: { cart: on } }))["Ajouter des billets"]
    expect(more(true)).toBe("/fr/pages/le-cid/performances/e")
    expect(more(false)).toBeUndefined()
    const hidden = screen(cartOf(adult), { config: { hiddenCartElements: ["addTickets"] } })
    expect(linksOf(hidden)["Ajouter des billets"]).toBeUndefined()
  })

  it("offers no other types of tickets where the organiser has not said so [CFG-012]", () => {
    expect(markup).not.toContain("Changer de tarif")
    expect(screen(cartOf(adult), { config: { splitPrice: true } })).toContain("Changer de tarif")
  })

  it("has a way out for each line, which the summary of the checkout has not [CART-014] [CART-017]", () => {
    const out = "Retirer 2 × Adulte"
    expect(buttonNames(markup)).toContain(out)
    const summary = inShop(<CheckoutSummary cart={cartOf(adult)} />)
    expect(summary).toContain("2 × Adulte")
    expect(buttonNames(summary)).toEqual([])
    expect(linksOf(summary)).toEqual({})
  })
})

it("offers other ticket types where tickets were held in several goes, too, for all of them [CART-035]", () => {
  const places = (reservationId: string, ...ids: string[]) => ({
    ...{ ...adult, reservationId, rs: false, qty: ids.length, total: 5450 * ids.length },
    cartDetailToken: ids.map((idCartLine) => ({ idCartLine })),
  })
  const split = "Changer de tarif, 3 × Adulte"
  const cart = cartOf(places("a", "1", "2"), places("b", "3"))
  expect(buttonNames(screen(cart, { config: { splitPrice: true } }))).toContain(split)
})

describe("a cart that holds a cancelled event", () => {
  const cart = cartOf(adult)
  const [element] = cart.cartElements
  if (element === undefined) throw new Error("a cart of one ticket has an element")
  const cancelled = { ...cart, cartElements: [{ ...element, cancelled: true }] }

  it("does not lead on, names the event and says what to do", () => {
    const way = inShop(<WayOn cart={cancelled} />)
    expect(linksOf(way)).toEqual({})
    expect(way).toContain("Cet événement est annulé. Retirez-le du panier")
    expect(way).toContain(element.title)
    expect(inShop(<WayOn cart={cancelled} />, { language: "en" })).toContain("Remove it from the cart")
    expect(linksOf(screen(cancelled))["Passer à la caisse"]).toBeUndefined()
  })

  it("leads on to a payment that is under way: nothing can be removed meanwhile, and the checkout says so", () => {
    const way = inShop(<WayOn cart={{ ...cancelled, state: "paying" }} />)
    expect(Object.keys(linksOf(way))).toEqual(["Passer à la caisse"])
    expect(way).not.toContain("annulé")
  })

  it("says of a season or a combo that one event of it is cancelled, not all of it", () => {
    const season = { ...element, _type: "subscription" as const, cancelled: true }
    const way = inShop(<WayOn cart={{ ...cart, cartElements: [season] }} />)
    expect(way).toContain("Ce choix comprend un événement annulé. Retirez-le du panier")
    expect(way).not.toContain("Cet événement est annulé")
    const english = inShop(<WayOn cart={{ ...cart, cartElements: [season] }} />, { language: "en" })
    expect(english).toContain("This choice includes a cancelled event. Remove it from the cart")
  })
})

describe("a cart as a sign in another site", () => {
  const sign = (language: "fr" | "en", qty: number) =>
    screen(cartOf({ ...adult, qty }), { language, address: `/${language}/cart?small-cart=true` })

  it.each([
    ["fr", 1, "1 article dans le panier"],
    ["fr", 2, "2 articles dans le panier"],
    ["en", 1, "1 item in the cart"],
    ["en", 2, "2 items in the cart"],
  ] as const)("[CART-007] counts in words: %s, %i", (language, qty, words) => {
    expect(linksOf(sign(language, qty))).toEqual({ [words]: `/${language}/cart` })
  })

  it("shows nothing else, and opens the cart outside the frame it is in [CART-007]", () => {
    expect(buttonNames(sign("fr", 2))).toEqual([])
    expect(sign("fr", 2)).not.toContain("Adulte")
    expect(sign("fr", 2)).toContain('target="_top"')
  })
})
