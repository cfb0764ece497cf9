import { expect, type Page } from "playwright/test"
import { takenOver } from "./taken-over.ts"
import { words } from "./texts.ts"
import { undrawn } from "./undrawn.ts"
import { test } from "./visitors.ts"

/** A page that stays open over the opening of its sale, on a phone whose clock is ten minutes late. */

const t = words("fr")
const page = "belvedere.la-maison-de-sel"
const evening = "belvedere.la-maison-de-sel-2027-01-23"
const late = 10 * 60_000
const opensIn = 60_000

interface Sold {
  id: string
  saleState: string
  onSaleFrom?: string
  presale?: object
  inPresale?: boolean
}

/** Tells of an evening that it is on sale from a moment on, and whether it is now. */
function told(evening: Sold, opensAt: number, isOpen: boolean): void {
  evening.onSaleFrom = new Date(opensAt).toISOString()
  evening.saleState = isOpen ? "ONSALE" : "NOTAVAILABLE"
  delete evening.presale
  delete evening.inPresale
}

/** The shop before a sale opens, and how often the page and the evening are read. */
async function beforeOpening(visitor: Page) {
  const opensAt = Date.now() + opensIn
  const state = { isOpen: false, pages: 0, events: 0 }
  await undrawn(visitor)
  await visitor.clock.install({ time: Date.now() - late })
  await visitor.route(`**/v1/events/${evening}?*`, async (route) => {
    state.events += 1
    const response = await route.fetch()
    const event = (await response.json()) as Sold
    told(event, opensAt, state.isOpen)
    await route.fulfill({ json: event, headers: { "cache-control": "max-age=1" } })
  })
  await visitor.route(`**/v1/pages/${page}?*`, async (route) => {
    state.pages += 1
    const response = await route.fetch()
    const shown = (await response.json()) as { shows: { events: Sold[] }[] }
    for (const one of shown.shows.flatMap(({ events }) => events))
      if (one.id === evening) told(one, opensAt, state.isOpen)
      else delete one.onSaleFrom
    await route.fulfill({ json: shown, headers: { "cache-control": "max-age=1" } })
  })
  return state
}

/** The server's time has been learnt by then: a timer waits for the opening by it. */
const learnt = (visitor: Page) => visitor.waitForResponse(/\/v1\/events\/[^?]+\?.*cache=0/)

test("the page of a production shows the way to the seats once the sale opens, without a reload", async ({
  page: visitor,
}) => {
  const shop = await beforeOpening(visitor)
  const fresh = learnt(visitor)
  await visitor.goto(`/fr/pages/${page}?subdomain=belvedere`)
  await takenOver(visitor)
  await fresh
  const way = visitor.getByRole("link", { name: /^Choisir.*23 janvier/ })
  await expect(visitor.getByRole("heading", { name: t("page.dates") })).toBeVisible()
  await expect(way).toHaveCount(0)
  const before = shop.pages
  await visitor.clock.fastForward(opensIn - 20_000)
  expect(shop.pages).toBe(before)
  shop.isOpen = true
  await visitor.clock.runFor(25_000)
  await expect(way).toBeVisible()
  expect(shop.pages).toBe(before + 1)
  await visitor.clock.fastForward(3_600_000)
  expect(shop.pages).toBe(before + 1)
})

test("the screen of an evening shows its map once the sale opens, without a reload", async ({
  page: visitor,
}) => {
  const shop = await beforeOpening(visitor)
  const fresh = learnt(visitor)
  await visitor.goto(`/fr/pages/${page}/performances/${evening}?subdomain=belvedere`)
  await takenOver(visitor)
  await fresh
  await expect(visitor.getByText(t("event.notOnSale.title"))).toBeVisible()
  await visitor.clock.fastForward(opensIn - 20_000)
  await expect(visitor.getByText(t("event.notOnSale.title"))).toBeVisible()
  shop.isOpen = true
  await visitor.clock.runFor(25_000)
  await expect(visitor.getByRole("radio", { name: t("event.view.list") })).toBeAttached()
  await expect(visitor.getByText(t("event.notOnSale.title"))).toHaveCount(0)
})
