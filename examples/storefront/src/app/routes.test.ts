import { describe, expect, it } from "vitest"
import { matchRoutes } from "../shared/navigation/route-matching.ts"
import { languageOf } from "./language-of.ts"
import type { Shop } from "./open-shop.ts"
import { isUnknownPath, routes } from "./routes.tsx"

const shop = { tenant: { subdomain: "belvedere", widget: false, swt: false } } as Shop

/** The pattern an address falls under, its language and ids filled in by name. */
const pattern = (address: string) =>
  matchRoutes(routes(shop), address)
    ?.flatMap(({ route }) => route.path ?? [])
    .join("/")

describe("addresses", () => {
  it.each([
    ["/fr/pages", "/:lang/pages"],
    ["/en/pages/belvedere.le-cid", "/:lang/pages/:pageId"],
    [
      "/fr/pages/belvedere.le-cid/performances/belvedere.le-cid-2026-12-05",
      "/:lang/pages/:pageId/performances/:eventId",
    ],
    ["/fr/seatmap/event/belvedere.le-cid-2026-12-05", "/:lang/seatmap/event/:performancesId"],
    ["/fr/seatmap/subscription/belvedere.saison", "/:lang/seatmap/subscription/:subscriptionId"],
    ["/fr/locations", "/:lang/locations"],
    ["/fr/ticket-gift/abc.1.x", "/:lang/ticket-gift/:token"],
    ["/fr/newsletters/confirm/c.1.x", "/:lang/newsletters/confirm/:token"],
    ["/en/newsletters/leave/s.1.x", "/:lang/newsletters/leave/:token"],
    ["/en/locations/belvedere.salle", "/:lang/locations/:locationId"],
    ["/en/seatmap/venue/belvedere.salle", "/:lang/seatmap/venue/:venueId"],
    ["/fr/key-server/pages/belvedere.le-cid", "/:lang/key-server/:kind/:id"],
    ["/fr/not-authorized", "/:lang/not-authorized"],
    ["/fr/wtf", "/:lang/wtf"],
    ["/fr/wtf/belvedere.le-cid", "/:lang/wtf/:pageId"],
    ["/fr/tracking", "/:lang/tracking"],
    ["/fr/cart", "/:lang/cart"],
    ["/fr/checkout", "/:lang/checkout"],
    ["/fr/checkout/mode", "/:lang/checkout/mode"],
    ["/en/checkout/checkout-confirmation", "/:lang/checkout/checkout-confirmation"],
    ["/fr/checkout/checkout-deferred", "/:lang/checkout/checkout-deferred"],
    ["/fr/checkout/checkout-colts", "/:lang/checkout/checkout-colts"],
    ["/en/subscription-renewal/abc-123", "/:lang/subscription-renewal/:token"],
    ["/fr/ads-pages", "/:lang/ads-pages"],
    ["/fr/page-not-found", "/:lang/page-not-found"],
    ["/fr/rien/du/tout", "/:lang/*"],
    ["/fr", "/:lang"],
    ["/", "/"],
  ])("%s is %s", (address, expected) => {
    expect(pattern(address)).toBe(expected)
  })

  it("are known, or said to be none", () => {
    expect(["/fr/rien", "/en/cart/x", "/fr/rien/du/tout"].map(isUnknownPath)).toEqual([true, true, true])
    const known = ["/fr", "/fr/", "/en/cart", "/fr/client/x", "/", "/de/rien", "/fr/page-not-found"]
    expect(known.filter(isUnknownPath)).toEqual([])
  })

  it("stand under a language, all of them", () => {
    const [shopFrame] = routes(shop)
    const tops = shopFrame?.children?.map(({ path }) => path)
    expect(tops).toEqual(["/", "/:lang", "*"])
    expect(pattern("/pages")).toBe("/:lang")
    expect(["/checkout/mode", "/cart/x"].map(pattern)).toEqual(["/:lang/*", "/:lang/*"])
  })

  it.each(["/fr/pages", "/en/pages/belvedere.le-cid"])("show the catalogue and its pages: %s", (at) => {
    expect(pattern(at)).toMatch(/^\/:lang\/pages(\/:pageId)?$/)
  })

  it("have a page for what is not found", () => {
    expect(["/fr/page-not-found", "/en/page-not-found"].map(pattern)).toEqual(
      Array(2).fill("/:lang/page-not-found"),
    )
  })

  it("name one performance of a page", () => {
    const [, , last] = matchRoutes(routes(shop), "/en/pages/a.b/performances/a.b-1") ?? []
    expect(last?.params).toEqual({ lang: "en", pageId: "a.b", eventId: "a.b-1" })
  })

  it("are in French unless they say English", () => {
    expect(["/", "/fr/pages", "/en", "/en/cart", "/english"].map(languageOf)).toEqual([
      "fr",
      "fr",
      "en",
      "en",
      "fr",
    ])
  })
})
