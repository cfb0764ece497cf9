import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { expect, type Frame, type Page } from "playwright/test"
import { cards, shopper } from "./shopper.ts"
import { takenOver } from "./taken-over.ts"
import { words } from "./texts.ts"
import { undrawn } from "./undrawn.ts"
import { test as base } from "./visitors.ts"

const fr = words("fr")

interface Framed {
  readonly site: (...framed: readonly string[]) => string
  readonly subdomain: (...framed: readonly string[]) => string
}

/** The organiser's own pages, which hold nothing but frames: on another site than the shop, or on one with it. */
const test = base.extend<Framed>({
  site: async ({ baseURL }, use) => embedder(baseURL ?? "", "127.0.0.1", use),
  // Browsers go by the name and not by the port: this is one site with the shop.
  subdomain: async ({ baseURL }, use) => embedder(baseURL ?? "", "localhost", use),
})

async function embedder(shop: string, host: string, use: (address: Framed["site"]) => Promise<void>) {
  const server = createServer((request, response) => {
    const framed = new URL(request.url ?? "/", "http://site").searchParams.getAll("framed")
    const frames = framed.map((path) => `<iframe width="1100" height="800" src="${shop}${path}"></iframe>`)
    response.setHeader("content-type", "text/html; charset=utf-8")
    response.end(`<!doctype html><html lang="fr"><title>Organisateur</title>${frames.join("")}`)
  })
  await new Promise<void>((done) => server.listen(0, host, done))
  const { port } = server.address() as AddressInfo
  await use((...framed) => {
    const query = new URLSearchParams(framed.map((path) => ["framed", path]))
    return `http://${host}:${port}/?${query}`
  })
  server.closeAllConnections()
  await new Promise((done) => server.close(done))
}

async function frameOf(page: Page, at = 0): Promise<Frame> {
  const frame = await (await page.locator("iframe").nth(at).elementHandle())?.contentFrame()
  if (!frame) throw new Error("The page has no such frame")
  return frame
}

test("a site that the organiser names frames its shop, and another organiser's stays closed [VAR-002] [VAR-003]", async ({
  page,
  context,
  site,
}) => {
  const refused: string[] = []
  page.on("console", (message) => refused.push(message.text()))
  await page.goto(site("/fr/pages?subdomain=belvedere&widget", "/en/pages?subdomain=harbour&widget"))
  const shop = await frameOf(page)
  const card = shop.getByRole("link", { name: "Le Cid", exact: true })
  await expect(card).toBeVisible()
  await expect(shop.getByRole("banner")).toHaveCount(0)
  await expect.poll(() => refused.join("\n")).toContain("frame-ancestors 'self'")
  await expect((await frameOf(page, 1)).getByRole("main")).toHaveCount(0)

  const [tab] = await Promise.all([context.waitForEvent("page"), card.click()])
  await expect(tab.getByRole("heading", { level: 1, name: "Le Cid" })).toBeVisible()
  await expect(tab.getByRole("banner")).toBeVisible()
})

test("a whole purchase inside another site, the bank's page included [VAR-004]", async ({ page, site }) => {
  // This browser lets a frame on another site keep nothing at all, which is the worst a shop can meet.
  await page.goto(
    site("/fr/pages/belvedere.le-cid/performances/belvedere.le-cid-2026-12-05?subdomain=belvedere&swt"),
  )
  const { button, addToCart, toPayment, pay, answerBank, hasTickets } = shopper(await frameOf(page), "fr")
  await button(fr("event.levels.best.for", { level: "Balcon" })).click()
  await expect(button(fr("event.add"))).toBeEnabled()
  await addToCart()
  const tab = await page.context().newPage()
  await tab.goto("/fr/cart?subdomain=belvedere")
  await expect(tab.getByRole("heading", { level: 1, name: fr("cart.empty.title") })).toBeVisible()
  await tab.close()
  await toPayment("cadre@exemple.ca")
  await pay(cards.paysafeChallenge)
  await answerBank("1234")
  await hasTickets()
})

test("a checkout that is loaded anew for PayPal keeps the cart where a frame may keep nothing", async ({
  page,
  site,
}) => {
  const loaded: string[] = []
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loaded.push(new URL(request.url()).pathname)
  })
  await undrawn(page)
  await page.route("**/v1/websites/config*", async (route) => {
    const answer = await route.fetch()
    const paypal = { clientId: "live", sdkUrl: "https://www.paypal.com/sdk/js" }
    await route.fulfill({ response: answer, json: { ...(await answer.json()), paypal } })
  })
  await page.goto(
    site("/fr/pages/belvedere.le-cid/performances/belvedere.le-cid-2026-12-05?subdomain=belvedere&swt"),
  )
  const frame = await frameOf(page)
  const { button, addToCart, toPayment, pay, hasTickets } = shopper(frame, "fr")
  await button(fr("event.levels.best.for", { level: "Balcon" })).click()
  await expect(button(fr("event.add"))).toBeEnabled()
  await addToCart()
  await toPayment("cadre-paypal@exemple.ca")
  expect(loaded.filter((path) => path === "/fr/checkout/mode")).toHaveLength(1)
  // Nothing of the visit is left in the entry of the history.
  expect(JSON.stringify(await frame.evaluate(() => window.history.state))).not.toContain("parterre.")
  await pay(cards.paysafeFrictionless)
  await hasTickets()
})

test("the sign of the cart on a sub-domain of the organiser's site, and the way to the cart [CART-007]", async ({
  page,
  subdomain,
}) => {
  const { cartWith } = shopper(page, "fr")
  await cartWith({ shop: "belvedere", page: "le-cid", event: "le-cid-2026-12-12", level: "Balcon" })
  await page.goto(subdomain("/fr/cart?small-cart=true&subdomain=belvedere"))
  const sign = (await frameOf(page)).getByRole("link", { name: /2 articles dans le panier/ })
  await expect(sign).toContainText(/\d\d:\d\d/)
  await sign.click()
  await expect(page).toHaveURL(/\/fr\/cart\?subdomain=belvedere$/)
  await expect(page.getByRole("button", { name: /^Retirer 2 × / })).toBeVisible()
})

test("what the organiser writes around its shop leads to its screens without loading the shop anew [SHELL-005]", async ({
  page,
}) => {
  for (const language of ["fr", "en"] as const) {
    const t = words(language)
    const name = language === "fr" ? "Théâtre Belvédère" : "Belvédère Theatre"
    await page.goto(`/${language}/pages?subdomain=belvedere`)
    await takenOver(page)
    await page.evaluate(() => Object.assign(window, { stayed: true }))
    const above = page.getByRole("region", { name: t("site.header", { name }) })
    const below = page.getByRole("region", { name: t("site.footer", { name }) })
    await expect(below.getByRole("listitem")).toHaveCount(2)
    await above.getByRole("link").click()
    await expect(page).toHaveURL(
      /\/seatmap\/subscription\/belvedere\.trois-vendredis-d-hiver\?subdomain=belvedere/,
    )
    expect(await page.evaluate(() => "stayed" in window)).toBe(true)
    await expect(above).toBeHidden()
  }
})

test("a cart line does not show what the organiser hides [VAR-011]", async ({ page }) => {
  const { t, cartWith, button, link } = shopper(page, "en")
  await cartWith({
    shop: "harbour",
    page: "big-laughs",
    event: "big-laughs-2027-01-23",
    level: "Upper Bowl Front",
  })
  await expect(button(/^Remove /)).toBeVisible()
  await expect(link(t("cart.addTickets"))).toHaveCount(0)
})
