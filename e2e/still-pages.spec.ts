import { expect, type Page } from "playwright/test"
import { inPieces } from "./in-pieces.ts"
import { expectStill, noting, watch } from "./layout-shift.ts"
import { quiet } from "./quiet.ts"
import { type Evening, shopper } from "./shopper.ts"
import { type SlowNetwork, test } from "./slow-network.ts"
import { takenOver } from "./taken-over.ts"
import { type Language, words } from "./texts.ts"

/** Nothing moves under a finger while a page comes, however slowly: layout shift as browsers count it. */

const evening: Evening = {
  shop: "belvedere",
  page: "l-heure-bleue",
  event: "l-heure-bleue-2027-02-14",
  level: "Balcon",
}
interface Coming {
  readonly language: Language
  readonly address: string
  /** What stands there in the end. */
  readonly end: Parameters<ReturnType<typeof words>>[0]
}

const evenings = "/fr/pages/belvedere.le-cid/performances"
const pages: Readonly<Record<string, Coming>> = {
  programme: { language: "fr", address: "/fr/pages?subdomain=belvedere", end: "nav.programme" },
  search: { language: "fr", address: "/fr/pages?q=hiver&subdomain=belvedere", end: "nav.programme" },
  weekend: { language: "en", address: "/en/pages?when=weekend&subdomain=harbour", end: "nav.programme" },
  "days of one's own": {
    language: "fr",
    address: "/fr/pages?when=other&from=2026-12-05&to=2026-12-24&subdomain=belvedere",
    end: "dates.from",
  },
  "near a postal code": {
    language: "fr",
    address: "/fr/pages?postal=H2X&subdomain=belvedere",
    end: "near.postal",
  },
  event: { language: "fr", address: "/fr/pages/belvedere.le-cid?subdomain=belvedere", end: "page.dates" },
  map: {
    language: "fr",
    address: `${evenings}/belvedere.le-cid-2026-12-05?subdomain=belvedere`,
    end: "event.levels.best",
  },
  "places without numbers": {
    language: "fr",
    address: "/fr/pages/cabaret.micro-ouvert/performances/cabaret.micro-ouvert-2026-12-15?subdomain=cabaret",
    end: "event.levels",
  },
  "cart without anything": {
    language: "fr",
    address: "/fr/cart?subdomain=belvedere",
    end: "cart.empty.title",
  },
  "checkout without anything": {
    language: "fr",
    address: "/fr/checkout/mode?subdomain=belvedere",
    end: "cart.empty.title",
  },
  "account that must be logged in to": {
    language: "en",
    address: "/en/client/auth/profile?subdomain=harbour",
    end: "client.login.title",
  },
}
const wide = { width: 1280, height: 800 }
const screens = [{ width: 390, height: 844 }, wide] as const

for (const viewport of screens)
  test.describe(`at ${viewport.width} × ${viewport.height}, on a slow network`, () => {
    test.use({ viewport })

    for (const [name, { language, address, end }] of Object.entries(pages))
      test(`nothing moves while it comes: ${name}`, async ({ page, network }) => {
        network.slow()
        await noting(page)
        await page.goto(address)
        await takenOver(page)
        await expect(page.getByRole("main").getByText(words(language)(end)).first()).toBeAttached()
        await quiet(page)
        await expectStill(page)
      })

    // A network cuts a page anywhere, and browsers show what they have read.
    for (const [name, { address }] of Object.entries(pages))
      test(`nothing moves while its HTML comes in pieces: ${name}`, async ({ page }) => {
        await noting(page)
        await inPieces(await (await page.request.get(address)).text(), (origin) => page.goto(origin))
        await expectStill(page, 0.01)
      })

    test("nothing moves while it comes, and there is a way back: a map, from the dates of its page", async ({
      page,
      network,
    }) => {
      const { t, come } = await awaited(page, network, "belvedere.le-cid", 0)
      const main = page.getByRole("main")
      await expect(main.getByRole("status")).toHaveText(t("map.loading"))
      await expect(main.getByRole("link", { name: t("event.back") })).toBeVisible()
      await watch(page)
      come()
      await expect(main.getByRole("heading", { level: 1, name: "Le Cid" })).toBeVisible()
      await quiet(page)
      await expectStill(page)
    })

    test("nothing moves while it comes: places without numbers, from the dates of their page", async ({
      page,
      network,
    }) => {
      const { t, come } = await awaited(page, network, "belvedere.le-renard-et-la-lune", 1, watch)
      await expect(page.getByRole("main").getByRole("status")).toHaveText(t("event.moment"))
      come()
      await expect(page.getByRole("heading", { name: t("event.levels") })).toBeVisible()
      await quiet(page)
      await expectStill(page, 0.01)
    })

    for (const [shop, id] of [
      ["belvedere", "le-cid"],
      ["harbour", "halifax-gales"],
      ["cabaret", "maree-basse"],
    ] as const)
      test(`nothing moves while it comes: programme of ${shop}, from one of its pages`, async ({ page }) => {
        const t = words("en")
        await page.goto(`/en/pages/${shop}.${id}?subdomain=${shop}`)
        await takenOver(page)
        await quiet(page)
        await watch(page)
        const { promise: comes, resolve: come } = Promise.withResolvers<void>()
        await page.route(/\/v1\/(?:pages|banners)(?:\?|$)/, async (route) => {
          await comes
          await route.continue()
        })
        await page
          .getByRole("link", { name: t("nav.programme"), exact: true })
          .first()
          .click()
        await expect(page.getByRole("heading", { level: 1, name: t("nav.programme") })).toBeAttached()
        come()
        await expect(page.getByRole("main").locator("article").first()).toBeAttached()
        await quiet(page)
        await expectStill(page, 0.02)
      })

    test("nothing moves while it comes: a cart and its checkout", async ({ page, network }) => {
      const t = words("fr")
      const { cartWith } = shopper(page, "fr")
      await page.setViewportSize(wide)
      await cartWith(evening)
      await page.setViewportSize(viewport)
      network.slow()
      await noting(page)
      await page.reload()
      await expect(page.getByRole("link", { name: t("cart.checkout") })).toBeVisible()
      await quiet(page)
      await expectStill(page)
      await page.goto("/fr/checkout/mode?subdomain=belvedere")
      await expect(page.getByLabel(t("checkout.firstname"))).toBeVisible()
      await quiet(page)
      await expectStill(page)
    })

    test("nothing moves while it comes: a cart of places without numbers", async ({ page, network }) => {
      const t = words("fr")
      await page.goto(
        "/fr/pages/cabaret.micro-ouvert/performances/cabaret.micro-ouvert-2026-12-15?subdomain=cabaret",
      )
      await takenOver(page)
      await page
        .getByRole("button", { name: t("event.tickets.more", { name: "Adulte" }) })
        .first()
        .click()
      await page.getByRole("button", { name: t("event.add"), exact: true }).click()
      await page.getByRole("link", { name: t("event.goToCart"), exact: true }).click()
      await expect(page.getByRole("spinbutton")).toBeVisible()
      network.slow()
      await noting(page)
      await page.reload()
      await expect(page.getByRole("spinbutton")).toBeVisible()
      await quiet(page)
      await expectStill(page)
    })

    test("nothing moves while it comes: a cart whose holders are asked a question", async ({
      page,
      network,
    }) => {
      const { cartWith } = shopper(page, "en")
      await page.setViewportSize(wide)
      await cartWith({
        shop: "harbour",
        page: "northern-static",
        event: "northern-static-2027-02-05",
        level: "Upper Bowl",
      })
      await page.setViewportSize(viewport)
      network.slow()
      await noting(page)
      await page.reload()
      await expect(page.getByLabel(/^Section .* seat/i).first()).toBeVisible()
      await quiet(page)
      await expectStill(page)
    })
  })

/** One of the dates of a page was pressed, and nothing is known of it until it may come. */
async function awaited(
  page: Page,
  network: SlowNetwork,
  pageId: string,
  nth: number,
  beforePress: (page: Page) => Promise<void> = async () => undefined,
) {
  const t = words("fr")
  await page.goto(`/fr/pages/${pageId}?subdomain=belvedere`)
  await takenOver(page)
  await quiet(page)
  await beforePress(page)
  network.slow()
  const { promise: comes, resolve: come } = Promise.withResolvers<void>()
  await page.route("**/v1/events/*", async (route) => {
    await comes
    await route.continue()
  })
  await page
    .getByRole("link", { name: t("page.choose") })
    .nth(nth)
    .click()
  return { t, come }
}
