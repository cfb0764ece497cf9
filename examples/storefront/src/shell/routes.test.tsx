import { matchRoutes } from "react-router-dom"
import { describe, expect, it } from "vitest"
import { languageOf } from "./language-of.ts"
import type { Shop } from "./open-shop.ts"
import { routes } from "./routes.tsx"

const shop = { tenant: { subdomain: "belvedere", widget: false } } as Shop

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
