import { expect, type Page } from "playwright/test"
import { takenOver } from "./taken-over.ts"
import { words } from "./texts.ts"
import { undrawn } from "./undrawn.ts"
import { test } from "./visitors.ts"

/** The page of a production: its dates are never far, and what cannot be bought any more is out of the way. */

const t = words("fr")
const open = (page: Page, id: string) => page.goto(`/fr/pages/belvedere.${id}?subdomain=belvedere`)

for (const size of [
  { width: 390, height: 700 },
  { width: 1280, height: 600 },
]) {
  test(`the dates and their price are in reach wherever one reads, and nothing covers the foot of the page, ${size.width} pixels wide`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await open(page, "la-maison-de-sel")
    await takenOver(page)
    const ways = page.getByRole("link", { name: t("page.dates"), exact: true })
    // Beside the title; the one at the foot is not there while that is seen.
    await expect(ways).toHaveCount(1)
    await expect(
      page
        .getByRole("main")
        .getByText(/^À partir de 43,50/)
        .first(),
    ).toBeInViewport()
    const dates = page.getByRole("heading", { level: 2, name: t("page.dates") })
    await ways.first().press("Enter")
    await expect(dates).toBeFocused()
    await expect(dates).toBeInViewport()

    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    const about = page.getByRole("heading", { level: 2, name: t("page.about") })
    if (size.width === 390) {
      await about.evaluate((heading) => heading.scrollIntoView())
      await expect(ways).toHaveCount(2)
      await expect(ways.last()).toBeInViewport()
      await ways.last().click()
      await expect(dates).toBeInViewport()
    }
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    const covered = await page.getByRole("contentinfo").evaluate((footer) => {
      const { bottom, left } = footer.getBoundingClientRect()
      return !footer.contains(document.elementFromPoint(left + 40, Math.min(bottom, innerHeight) - 8))
    })
    expect(covered).toBe(false)
  })
}

test("beside dates of which none can be chosen, the way to those that can is in reach", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto("/en/pages/harbour.halifax-gales?subdomain=harbour")
  await takenOver(page)
  const ways = page.getByRole("link", { name: words("en")("page.dates"), exact: true })
  await expect(ways).toHaveCount(1)
  await page
    .getByRole("heading", { name: "Gales vs. Rimouski Boréal" })
    .evaluate((heading) => heading.scrollIntoView())
  await expect(ways).toHaveCount(2)
  await expect(ways.last()).toBeInViewport()
  await page.evaluate(() => window.scrollTo(0, 600))
  await expect(ways).toHaveCount(1)
})

test.describe("on a device that nobody was asked on", () => {
  test.use({ wasAsked: false })

  for (const size of [
    { width: 390, height: 844 },
    { width: 320, height: 568 },
  ])
    test(`the way to the dates stands above the question whether one may be counted, and covers no answer, ${size.width} pixels wide`, async ({
      page,
    }) => {
      await page.setViewportSize(size)
      await open(page, "la-maison-de-sel")
      await takenOver(page)
      await page
        .getByRole("heading", { level: 2, name: t("page.about") })
        .evaluate((heading) => heading.scrollIntoView())
      const way = page.getByRole("link", { name: t("page.dates"), exact: true }).last()
      await expect(way).toBeInViewport()
      const refuse = page.getByRole("button", { name: t("tracking.refuse") })
      const agree = page.getByRole("button", { name: t("tracking.agree") })
      // A trial press meets what is there.
      for (const one of [way, refuse, agree]) await one.click({ trial: true })
    })
})

test("past and cancelled dates are folded, and say why when they are opened", async ({ page }) => {
  await open(page, "le-cid")
  const fold = page.getByRole("button", { name: "2 dates passées ou annulées" })
  await expect(fold).toHaveAttribute("aria-expanded", "false")
  await expect(page.getByText(t("saleState.CANCELLED"), { exact: true })).toHaveCount(0)
  await fold.press("Enter")
  await expect(page.getByText(t("saleState.CANCELLED"), { exact: true })).toBeVisible()
  await expect(page.getByText(t("saleState.WASONSALE"), { exact: true })).toBeVisible()
})

test("the column beside the dates tells where, and stays in view", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 })
  await page.goto("/en/pages/harbour.halifax-gales?subdomain=harbour")
  const where = page.getByRole("region", { name: words("en")("page.where") })
  await expect(where).toContainText("1800 Lower Harbour Street")
  await page
    .getByRole("heading", { name: "Gales vs. Rimouski Boréal" })
    .evaluate((heading) => heading.scrollIntoView())
  await expect(where).toBeInViewport()
})

test("a date with the alternative exhibit alone says so before it leads on [CAT-022]", async ({ page }) => {
  const says = words("en")
  await page.goto("/en/pages/harbour.below-the-tide?subdomain=harbour")
  await takenOver(page)
  const next = page.getByRole("button", {
    name: `${says("page.choose.hour")}, Sunday, May 23, 2027`,
    exact: true,
  })
  await next.click()
  const dialog = page.getByRole("dialog")
  await expect(dialog.getByText("On this date, only the alternative exhibit is available.")).toBeVisible()
  await dialog.getByRole("button", { name: "Cancel" }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/pages\/harbour\.below-the-tide\?/)
  await next.click()
  await dialog.getByRole("link", { name: "I understand" }).click()
  await expect(page).toHaveURL(/performances\/harbour\.below-the-tide-2027-05-23/)
})

for (const language of ["fr", "en"] as const)
  test(`a calendar that takes long says that it is on its way, after 500 ms and not before, ${language} [CAT-028]`, async ({
    page,
  }) => {
    const t = words(language)
    await undrawn(page)
    let release: () => void = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route("**/assets/PageCalendar-*.js", async (route) => {
      await held
      await route.continue()
    })
    // When its place came, and when the words did, in milliseconds.
    await page.addInitScript((words) => {
      const seen: number[] = []
      Object.assign(window, { seen })
      new MutationObserver(() => {
        const place = document.querySelector("main p[role=status]")
        if (place === null || seen.length === 2) return
        if (seen.length === 0) seen.push(performance.now())
        if (place.textContent === words) seen.push(performance.now())
      }).observe(document, { childList: true, subtree: true, characterData: true })
    }, t("page.calendar.loading"))
    await page.goto(`/${language}/pages/harbour.velvet-meridian?subdomain=harbour`)
    const told = page.getByRole("main").getByText(t("page.calendar.loading"))
    await expect(told).toBeVisible()
    const [came = 0, said = 0] = await page.evaluate(() => (window as unknown as { seen: number[] }).seen)
    expect(said - came).toBeGreaterThanOrEqual(500 - 5)
    release()
    await expect(page.getByRole("table").first()).toBeVisible()
    await expect(told).toHaveCount(0)
  })

for (const width of [390, 1280])
  test(`an event page reached in the shop keeps the place of its picture: ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto("/fr/pages?subdomain=belvedere")
    await takenOver(page)
    const { promise: comes, resolve: come } = Promise.withResolvers<void>()
    await page.route("**/v1/pages/belvedere.le-cid?*", async (route) => {
      await comes
      await route.continue()
    })
    await page
      .getByRole("link", { name: /Le Cid/ })
      .first()
      .click()
    const main = page.getByRole("main")
    const awaited = main.locator("[aria-hidden] > div > div").first()
    await expect(awaited).toBeVisible()
    const room = await awaited.boundingBox()
    come()
    const poster = main.locator("img").first()
    await expect(main.getByRole("heading", { level: 1, name: "Le Cid" })).toBeVisible()
    const picture = await poster.boundingBox()
    expect(room?.height).toBeCloseTo(((picture?.width ?? 0) * 9) / 16, 0)
    expect(room).toEqual(picture)
  })
