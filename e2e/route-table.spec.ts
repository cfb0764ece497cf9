import { expect } from "playwright/test"
import { shopper } from "./shopper.ts"
import { type Language, words } from "./texts.ts"
import { test } from "./visitors.ts"

/** Where a visit of an address ends, without its language and its query; the address itself when absent. */
type Row = readonly [address: string, endsAt?: string]

const arena = "harbour"
const theatre = "belvedere"

/**
 * The route tables of both documents, under a language; a path that needs a shopper ends where it asks for one. Not here:
 * `checkout/checkout-deferred`, `checkout/checkout-colts`, `subscription-renewal/{token}` and `key-server`, which are nothing
 * without their token and have tests of their own.
 */
const tables: readonly (readonly [string, readonly Row[]])[] = [
  [
    arena,
    [
      ["", "pages"],
      ["pages"],
      ["pages/harbour.halifax-gales"],
      ["cart"],
      ["checkout", "cart"],
      ["checkout/mode"],
      ["checkout/checkout-confirmation", "cart"],
      ["ads-pages", "client/select-checkout-method"],
      ["streaming"],
      ["redirect", "pages"],
      ["static", "static/faq"],
      ["static/faq"],
      ["static/contact"],
      ["static/careers"],
      ["static/medias"],
      ["wtf", "pages"],
      ["wtf/harbour.halifax-gales"],
      ["locations"],
      ["locations/harbour.arena"],
      ["pos"],
      ["seatmap/venue/harbour.arena", "not-authorized"],
      ["not-authorized"],
      ["client"],
      ["client/login"],
      ["client/signup"],
      ["client/client-forgot-password"],
      ["client/client-reset-password/none"],
      ["client/select-checkout-method"],
      ["client/middlewareClient", "client/select-checkout-method"],
      ["client/profile-guest"],
      ["client/event/harbour.flex/flex-pass/1", "client/login"],
      ["client/auth/profile", "client/login"],
      ["client/auth/change-password", "client/login"],
      ["client/auth/tickets", "client/login"],
      ["client/auth/invoices", "client/login"],
      ["client/auth/invoices/1", "client/login"],
      ["client/auth/flex-pass-list", "client/login"],
    ],
  ],
  [
    theatre,
    [
      ["vq"],
      ["pages/belvedere.le-cid/performances/belvedere.le-cid-2026-12-05"],
      ["seatmap/event/belvedere.le-cid-2026-12-05"],
      ["seatmap/subscription/belvedere.trois-vendredis-d-hiver"],
    ],
  ],
]

const languages: readonly Language[] = ["fr", "en"]

for (const language of languages)
  for (const [shop, rows] of tables)
    test(`every route of the documents has a screen of its own: ${shop}, ${language} [SHELL-015] [SHELL-019] [SHELL-021] [SHELL-026]`, async ({
      page,
    }) => {
      const t = words(language)
      for (const [address, endsAt = address] of rows) {
        await page.goto(`/${language}/${address}?subdomain=${shop}`)
        const heading = page.getByRole("heading", { level: 1 })
        await expect(heading.first(), address).toBeVisible()
        await expect
          .poll(() => new URL(page.url()).pathname, { message: address })
          .toBe(`/${language}${endsAt === "" ? "" : `/${endsAt}`}`)
        await expect(heading.filter({ hasText: t("notFound.title") }), address).toHaveCount(0)
        await expect(page.locator("html"), address).toHaveAttribute("lang", `${language}-CA`)
      }
    })

test("there is no back office to walk into: neither its screens nor a link to one [SHELL-010]", async ({
  page,
}) => {
  const t = words("en")
  for (const address of ["admin", "reports", "scan", "client/auth/reports", "client/auth/scan"]) {
    await page.goto(`/en/${address}?subdomain=${arena}`)
    await expect(page.getByRole("heading", { level: 1, name: t("notFound.title") }), address).toBeVisible()
  }
  const { withNewAccount } = shopper(page, "en")
  const email = `jo-${crypto.randomUUID()}@example.ca`
  await withNewAccount(arena, { firstname: "Jo", lastname: "Fraser", email })
  await page.goto(`/en/client/auth/profile?subdomain=${arena}`)
  const menu = page.getByRole("navigation", { name: t("client.nav") })
  await expect(menu.getByRole("link").first()).toBeVisible()
  for (const link of await menu.getByRole("link").all())
    await expect(link).toHaveAttribute(
      "href",
      /\/client\/auth\/(profile|tickets|invoices|flex-pass-list|change-password)/,
    )
})

test("what is no route says so, in the language of its address", async ({ page }) => {
  for (const language of languages)
    for (const address of ["page-not-found", "nope", "static/nope", "pages/nope/performances/nope"]) {
      await page.goto(`/${language}/${address}?subdomain=${theatre}`)
      await expect(
        page.getByRole("heading", { level: 1, name: words(language)("notFound.title") }),
        address,
      ).toBeVisible()
    }
})
