import { expect, type Page } from "playwright/test"
import { withTickets } from "./prepared.ts"
import { quiet } from "./quiet.ts"
import { type Evening, shopper } from "./shopper.ts"
import { test } from "./visitors.ts"

/** What the drawn map says: prices as the rest of the page says them, rows by name, and what is in the cart. */

const gales: Evening = {
  shop: "harbour",
  page: "halifax-gales",
  event: "gales-ironclads-2026-12-13",
  level: "Club",
}
const static5: Evening = {
  shop: "harbour",
  page: "northern-static",
  event: "northern-static-2027-02-06",
  level: "Standing floor",
}
const strings: Evening = {
  shop: "belvedere",
  page: "cordes-d-hiver",
  event: "cordes-d-hiver-2026-12-20",
  level: "",
}

interface Written {
  /** Whatever was written onto the plan. */
  readonly texts: Set<string>
  /** What was written over it in the last frame, in CSS pixels of the map. */
  over: { readonly text: string; readonly x: number; readonly y: number }[]
}

const noteWriting = (page: Page) =>
  page.addInitScript(() => {
    const written: Written = { texts: new Set(), over: [] }
    const { fillText, drawImage } = CanvasRenderingContext2D.prototype
    CanvasRenderingContext2D.prototype.drawImage = function (...image: unknown[]) {
      // Every frame begins with the plan.
      if (this.canvas.isConnected) written.over = []
      return drawImage.apply(this, image as never)
    }
    CanvasRenderingContext2D.prototype.fillText = function (text, x, y) {
      written.texts.add(text)
      const at = this.getTransform().transformPoint({ x, y })
      if (this.canvas.isConnected)
        written.over.push({ text, x: at.x / devicePixelRatio, y: at.y / devicePixelRatio })
      fillText.call(this, text, x, y)
    }
    Object.assign(window, { written })
  })

const textsOf = (page: Page) =>
  page.evaluate(() =>
    [...(window as unknown as { written: Written }).written.texts].map((text) =>
      text.replaceAll(/[\u00a0\u202f]/g, " "),
    ),
  )
const overOf = (page: Page) => page.evaluate(() => (window as unknown as { written: Written }).written.over)

test("the sections of the arena, the list and the slider begin at one price", async ({ page }) => {
  const { t, atEvening } = shopper(page, "en")
  await noteWriting(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  await atEvening(gales)
  await expect.poll(() => textsOf(page)).toContain("$40.50+")
  await expect(page.getByRole("slider", { name: t("event.prices.min") })).toHaveAttribute(
    "aria-valuetext",
    "$40.50",
  )
  // What children and students pay says for whom it is.
  const levels = page.getByRole("region", { name: t("event.levels") })
  await expect(levels).toContainText("$24.50 to $40.50, by ticket type")
  await page.getByRole("radio", { name: t("event.view.list") }).click({ force: true })
  await expect(page.getByRole("button", { name: /\b201\b/ })).toContainText("$40.50 to $58.00")
})

for (const [language, price] of [
  ["fr", "301 · 123,50 $"],
  ["en", "301 · $123.50"],
] as const)
  test(`a ring of boxes tells its price in ${language} before anyone comes closer`, async ({ page }) => {
    await noteWriting(page)
    await page.setViewportSize({ width: 1280, height: 900 })
    await shopper(page, language).atEvening(gales)
    await expect.poll(() => textsOf(page)).toContain(price)
  })

test("every row with seats in sight has its name in sight, on a phone that came closer", async ({ page }) => {
  const { t, button, atEvening } = shopper(page, "fr")
  await noteWriting(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await atEvening(strings)
  for (let step = 0; step < 3; step++) {
    await quiet(page)
    await button(t("map.zoomIn")).click()
  }
  await expect
    .poll(async () => (await overOf(page)).flatMap(({ text, x }) => (x < 20 ? [text] : [])).join(""))
    .toContain("BCDEFGHJKLMNPQ")
})

test("seats of the cart are marked on the whole arena after a reload", async ({ page }) => {
  await withTickets(page, "fr", gales)
  await noteWriting(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  await shopper(page, "fr").atEvening(gales)
  await expect.poll(async () => (await overOf(page)).map(({ text }) => text)).toEqual(["2"])
  await page.reload()
  await expect.poll(async () => (await overOf(page)).map(({ text }) => text)).toEqual(["2"])
})

test("places of a standing floor that are in the cart are marked on it", async ({ page }) => {
  await withTickets(page, "en", static5, 3)
  await noteWriting(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await shopper(page, "en").atEvening(static5)
  await expect.poll(async () => (await overOf(page)).map(({ text }) => text)).toEqual(["3"])
})
