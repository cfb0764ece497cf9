import { matchRoutes } from "react-router-dom"
import { describe, expect, it } from "vitest"
import { languageOf } from "./language-of.ts"
import type { Shop } from "./open-shop.ts"
import { routes } from "./routes.tsx"

const shop = { tenant: { subdomain: "belvedere", widget: false, swt: false } } as Shop

/** The pattern an address falls under, its language and ids filled in by name. */
const pattern = (address: string) =>
  matchRoutes(routes(shop), address)
    ?.flatMap(({ route }) => route.path ?? [])
    .join("/")

describe("addresses", () => {
  it.each([
    ["/fr/pages", "/:lang/pages", "SHELL-016"],
    ["/en/pages/belvedere.le-cid", "/:lang/pages/:pageId", "SHELL-016"],
    [
      "/fr/pages/belvedere.le-cid/performances/belvedere.le-cid-2026-12-05",
      "/:lang/pages/:pageId/performances/:eventId",
      "SHELL-017",
    ],
    ["/fr/seatmap/event/belvedere.le-cid-2026-12-05", "/:lang/seatmap/event/:performancesId", "SHELL-041"],
    ["/fr/seatmap/subscription/belvedere.saison", "/:lang/seatmap/subscription/:subscriptionId", "SHELL-041"],
    ["/en/seatmap/venue/belvedere.salle", "/:lang/seatmap/venue/:venueId", "SHELL-041"],
    ["/fr/not-authorized", "/:lang/not-authorized", "SHELL-042"],
    ["/fr/cart", "/:lang/cart", "SHELL-019"],
    ["/fr/checkout/mode", "/:lang/checkout/mode", "SHELL-020"],
    ["/en/checkout/checkout-confirmation", "/:lang/checkout/checkout-confirmation", "SHELL-020"],
    ["/fr/ads-pages", "/:lang/ads-pages", "SHELL-022"],
    ["/fr/page-not-found", "/:lang/page-not-found", "SHELL-038"],
    ["/fr/rien/du/tout", "/:lang/*", "SHELL-037"],
    ["/fr", "/:lang", "SHELL-040"],
    ["/", "/", "I18N-001"],
  ])("%s is %s [%s]", (address, expected) => {
    expect(pattern(address)).toBe(expected)
  })

  it("stand under a language, all of them [SHELL-015]", () => {
    const [shopFrame] = routes(shop)
    const tops = shopFrame?.children?.map(({ path }) => path)
    expect(tops).toEqual(["/", "/:lang", "*"])
    expect(pattern("/pages")).toBe("/:lang")
    expect(["/checkout/mode", "/cart/x"].map(pattern)).toEqual(["/:lang/*", "/:lang/*"])
  })

  it.each(["/fr/pages", "/en/pages/belvedere.le-cid"])(
    "[SHELL-016] show the catalogue and its pages: %s",
    (at) => {
      expect(pattern(at)).toMatch(/^\/:lang\/pages(\/:pageId)?$/)
    },
  )

  it("have a page for what is not found [SHELL-038]", () => {
    expect(["/fr/page-not-found", "/en/page-not-found"].map(pattern)).toEqual(
      Array(2).fill("/:lang/page-not-found"),
    )
  })

  it("name one performance of a page [SHELL-017]", () => {
    const [, , last] = matchRoutes(routes(shop), "/en/pages/a.b/performances/a.b-1") ?? []
    expect(last?.params).toEqual({ lang: "en", pageId: "a.b", eventId: "a.b-1" })
  })

  it("are in French unless they say English [I18N-001]", () => {
    expect(["/", "/fr/pages", "/en", "/en/cart", "/english"].map(languageOf)).toEqual([
      "fr",
      "fr",
      "en",
      "en",
      "fr",
    ])
  })
})
