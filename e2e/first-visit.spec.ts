import { expect, type Page } from "playwright/test"
import { followReading, quiet } from "./quiet.ts"
import { type Evening, shopper } from "./shopper.ts"
import { drawnTwice, takenOver } from "./taken-over.ts"
import { type Language, words } from "./texts.ts"
import { test } from "./visitors.ts"

/** Who has no session has an empty cart: nothing is asked for it, and it is read before any code has come. */

const evening: Evening = {
  shop: "belvedere",
  page: "la-maison-de-sel",
  event: "la-maison-de-sel-2027-01-14",
  level: "Balcon",
}

const screens = [
  ["fr", "belvedere", "cart"],
  ["fr", "belvedere", "checkout/mode"],
  ["en", "harbour", "cart"],
  ["en", "harbour", "checkout/mode"],
] as const

const addressOf = ([language, shop, path]: (typeof screens)[number]) =>
  `/${language}/${path}?subdomain=${shop}`

/** What is asked of the server for a visit and its cart, from now on. */
function asked(page: Page): readonly string[] {
  const calls: string[] = []
  page.on("request", (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/v1\/(session|cart)(\/|$)/.test(pathname)) calls.push(`${request.method()} ${pathname}`)
  })
  return calls
}

/** Holds the shop's code back, so that a page is seen as it was drawn. */
async function withoutCode(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/assets\/[^/]+\.js/, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

const emptyIn = (page: Page, language: Language) =>
  page.getByRole("heading", { level: 1, name: words(language)("cart.empty.title") })

const keptSession = (page: Page, shop: string) =>
  page.evaluate((key) => localStorage.getItem(key), `parterre.${shop}.session`)

for (const screen of screens) {
  const [language, shop, path] = screen
  test(`a first visit reads at once that its cart is empty, and asks for none: ${language}, ${path}`, async ({
    page,
  }) => {
    followReading(page)
    const calls = asked(page)
    const twice = drawnTwice(page)
    const release = await withoutCode(page)
    await page.goto(addressOf(screen), { waitUntil: "commit" })
    const heading = emptyIn(page, language)
    await expect(heading).toBeVisible()
    // Nothing else is said, nor that something is coming.
    await expect(page.getByRole("main").getByRole("status")).toHaveCount(0)
    const drawn = await heading.elementHandle()
    release()
    await takenOver(page)
    await expect(page).toHaveTitle(new RegExp(`^${words(language)("cart.empty.title")}`))
    await quiet(page)
    await expect(heading).toHaveCount(1)
    // What was being read is what stands there.
    expect(await drawn?.evaluate((element) => element.isConnected)).toBe(true)
    expect(calls).toEqual([])
    expect(twice).toEqual([])
    expect(await keptSession(page, shop)).toBeNull()
  })
}

test("whoever only looks at the programme and a page of it has no session", async ({ page }) => {
  followReading(page)
  const calls = asked(page)
  for (const path of ["pages", "pages/belvedere.le-cid"]) {
    await page.goto(`/fr/${path}?subdomain=belvedere`)
    await takenOver(page)
    await quiet(page)
  }
  expect(calls).toEqual([])
  expect(await keptSession(page, "belvedere")).toBeNull()
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("cart and checkout say that there is nothing in the cart", async ({ page }) => {
    for (const screen of screens) {
      await page.goto(addressOf(screen))
      await expect(emptyIn(page, screen[0])).toBeVisible()
      await expect(page.getByRole("main").getByRole("status")).toHaveCount(0)
    }
  })
})

for (const path of ["cart", "checkout/mode"])
  test(`a shopper with a cart is never told that it is empty: ${path}`, async ({ page }) => {
    const { t, cartWith } = shopper(page, "fr")
    await cartWith(evening)
    const twice = drawnTwice(page)
    const release = await withoutCode(page)
    // Looked at in each frame, from the first on.
    await page.addInitScript((empty) => {
      const look = () => {
        for (const heading of document.querySelectorAll("h1"))
          if (heading.textContent === empty && heading.checkVisibility())
            document.documentElement.dataset.seen = "empty"
        requestAnimationFrame(look)
      }
      look()
    }, t("cart.empty.title"))
    await page.goto(`/fr/${path}?subdomain=belvedere`, { waitUntil: "commit" })
    if (path === "cart") await expect(page.getByRole("main").getByRole("status")).toHaveText(t("app.loading"))
    else await expect(page.getByLabel(t("checkout.firstname"))).toBeVisible()
    await expect(page).not.toHaveTitle(new RegExp(t("cart.empty.title")))
    release()
    await takenOver(page)
    await expect(
      page.getByRole("heading", { level: 1, name: t(path === "cart" ? "cart.title" : "checkout.title") }),
    ).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.dataset.seen)).toBeUndefined()
    expect(twice).toEqual([])
  })

test("a tab without a session shows what another tab holds by now, once it is looked at again", async ({
  page,
  context,
}) => {
  const { t } = shopper(page, "fr")
  await page.goto("/fr/cart?subdomain=belvedere")
  await takenOver(page)
  await expect(emptyIn(page, "fr")).toBeVisible()
  const other = await context.newPage()
  await shopper(other, "fr").cartWith(evening)
  await page.bringToFront()
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")))
  await expect(page.getByRole("heading", { level: 1, name: t("cart.title") })).toBeVisible()
})
