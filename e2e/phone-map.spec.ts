import { expect, type Page } from "playwright/test"
import { quiet } from "./quiet.ts"
import { settledPicture } from "./settled-canvas.ts"
import { type Evening, shopper } from "./shopper.ts"
import type { Language } from "./texts.ts"
import { test } from "./visitors.ts"

// The shop as it moves, for those who did not ask for less.
test.use({ contextOptions: { reducedMotion: "no-preference" } })

/** The seats on a phone: one bar, a low sheet, and the rest is the plan's. */

const strings = (day: string): Evening => ({
  shop: "belvedere",
  page: "cordes-d-hiver",
  event: `cordes-d-hiver-${day}`,
  level: "",
})
const gales: Evening = {
  shop: "harbour",
  page: "halifax-gales",
  event: "gales-ironclads-2026-12-13",
  level: "",
}
const canvasOf = (page: Page) => page.locator(".parterre-map canvas")

async function open(page: Page, evening: Evening, language: Language) {
  await shopper(page, language).atEvening(evening)
  await expect(canvasOf(page)).toBeVisible()
  await quiet(page)
}

/** The share of the canvas that is drawn on, from side to side. */
const widthOfPlan = (page: Page) =>
  canvasOf(page).evaluate((element) => {
    const canvas = element as HTMLCanvasElement
    const { width, height } = canvas
    const { data } = canvas.getContext("2d")?.getImageData(0, 0, width, height) ?? { data: [] }
    const ground = [data[0], data[1], data[2]].join()
    const drawn = Array.from({ length: width }, (_, x) =>
      Array.from({ length: height }, (_, y) => (y * width + x) * 4).some(
        (at) => [data[at], data[at + 1], data[at + 2]].join() !== ground,
      ),
    )
    return (drawn.lastIndexOf(true) - drawn.indexOf(true) + 1) / width
  })

/** How many pixels near the middle of the map have the colour of a choice, which the legend shows once there is one. */
const chosenInTheMiddle = (page: Page, label: string) =>
  page
    .getByRole("listitem")
    .filter({ hasText: label })
    .locator("span")
    .first()
    .evaluate((sign) => {
      const colour = getComputedStyle(sign).backgroundColor.match(/\d+/g)?.slice(0, 3).join()
      const canvas = document.querySelector<HTMLCanvasElement>(".parterre-map canvas")
      if (canvas === null) return 0
      const { width, height } = canvas
      const middle = canvas
        .getContext("2d")
        ?.getImageData(
          Math.round(width / 3),
          Math.round(height / 3),
          Math.round(width / 3),
          Math.round(height / 3),
        )
      const { data } = middle ?? { data: [] }
      let found = 0
      for (let at = 0; at < data.length; at += 4)
        if ([data[at], data[at + 1], data[at + 2]].join() === colour) found += 1
      return found
    })

const settled = (page: Page) => settledPicture(canvasOf(page))

/** A bowl of a hundred sections around a standing floor. */
const concert: Evening = {
  shop: "harbour",
  page: "kitchen-party",
  event: "kitchen-party-fiddles-2027-04-16",
  level: "",
}

/** The box around what has a choice's colour, in shares of the map, and how many pixels of it there are. */
const chosenOnMap = async (page: Page, label: string) => {
  // The legend keeps the sign's room while nothing is chosen.
  const sign = page.locator("li", { hasText: label }).locator("span").first()
  const colour = await sign.evaluate((found) =>
    (getComputedStyle(found).backgroundColor.match(/\d+/g) ?? []).slice(0, 3).map(Number),
  )
  return canvasOf(page).evaluate((element, colour) => {
    const canvas = element as HTMLCanvasElement
    const { width, height } = canvas
    const { data } = canvas.getContext("2d")?.getImageData(0, 0, width, height) ?? { data: [] }
    const box = { pixels: 0, left: width, right: 0, top: height, bottom: 0 }
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const at = (y * width + x) * 4
        if (colour.some((part, i) => Math.abs((data[at + i] ?? 0) - part) > 2)) continue
        box.pixels += 1
        box.left = Math.min(box.left, x / width)
        box.right = Math.max(box.right, x / width)
        box.top = Math.min(box.top, y / height)
        box.bottom = Math.max(box.bottom, y / height)
      }
    return box
  }, colour)
}

test.describe("on the smallest phone", () => {
  test.use({ viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true })

  for (const [evening, language] of [
    [strings("2026-12-20"), "fr"],
    [strings("2026-12-20"), "en"],
    [gales, "fr"],
    [gales, "en"],
  ] as const)
    test(`the plan of ${evening.shop} has half of the height, under one bar, and nothing scrolls sideways: ${language}`, async ({
      page,
    }) => {
      await open(page, evening, language)
      const { t, button } = shopper(page, language)
      const map = await canvasOf(page).boundingBox()
      expect(map?.height).toBeGreaterThanOrEqual(568 / 2)
      expect(map?.width).toBe(320)
      const bar = [
        page.getByRole("heading", { level: 1 }),
        page.getByRole("radio", { name: t("event.view.list") }),
        button(t("map.zoomIn")),
        button(t("map.zoomOut")),
      ]
      for (const part of bar) {
        const box = await part.boundingBox()
        expect(box?.y).toBeGreaterThanOrEqual(56)
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(map?.y ?? 0)
      }
      for (const target of bar.slice(1)) {
        const box = await target.boundingBox()
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
      }
      const sideways = () => page.evaluate(() => document.documentElement.scrollWidth)
      expect(await sideways()).toBe(320)
      await page.getByRole("radio", { name: t("event.view.list") }).tap()
      await expect(page.getByRole("searchbox", { name: t("list.filter") })).toBeVisible()
      expect(await sideways()).toBe(320)
    })

  test("an arena fits the width", async ({ page }) => {
    await open(page, gales, "fr")
    await expect.poll(() => widthOfPlan(page)).toBeGreaterThan(0.9)
  })

  for (const language of ["fr", "en"] as const)
    test(`no screen on the way to the seats scrolls sideways: ${language}`, async ({ page }) => {
      for (const shop of ["belvedere", "harbour"] as const)
        for (const path of [
          "pages",
          `pages/${shop === "belvedere" ? "belvedere.cordes-d-hiver" : "harbour.halifax-gales"}`,
          "cart",
        ]) {
          await page.goto(`/${language}/${path}?subdomain=${shop}`)
          await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
          await quiet(page)
          expect(await page.evaluate(() => document.documentElement.scrollWidth), `${shop} ${path}`).toBe(320)
        }
    })
})

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test("what the finder chose is named on the low sheet, marked on the map and flown to", async ({
    page,
  }) => {
    await open(page, gales, "fr")
    const { t, button } = shopper(page, "fr")
    const line = page.getByRole("complementary").getByRole("button", { expanded: false })
    await expect(line).toHaveText(t("finder.label"))
    await line.tap()
    await page.getByRole("searchbox", { name: t("finder.label") }).fill("2 places dans la section 105")
    await button(t("finder.search")).tap()
    await page
      .getByRole("button", { name: /^Choisir .*105.*sièges/ })
      .first()
      .tap()
    await expect(line).toHaveText(/^Section 105.* \d+ et \d+ · \S/)
    await expect(line).toBeFocused()
    await expect
      .poll(async () => (await page.getByRole("complementary").boundingBox())?.height)
      .toBeLessThan(844 / 4)
    await expect.poll(() => chosenInTheMiddle(page, t("event.legend.mine"))).toBeGreaterThan(50)
  })

  for (const language of ["fr", "en"] as const)
    test(`a floor chosen in the list is marked and flown to, and no more once it is given up: ${language}`, async ({
      page,
    }) => {
      await open(page, concert, language)
      const { t, button } = shopper(page, language)
      const views = { list: t("event.view.list"), map: t("event.view.map") }
      await expect.poll(async () => (await chosenOnMap(page, t("event.legend.mine"))).pixels).toBe(0)
      await page.getByRole("radio", { name: views.list }).tap()
      const floor = page.getByRole("region", { name: language === "fr" ? "Parterre" : "Floor" })
      await floor.getByRole("button").nth(1).tap()
      await floor.getByRole("button").nth(1).tap()
      await page.getByRole("radio", { name: views.map }).tap()
      await expect(canvasOf(page)).toBeVisible()
      const width = async () => {
        const { left, right } = await chosenOnMap(page, t("event.legend.mine"))
        return right - left
      }
      await expect.poll(width).toBeGreaterThan(0.5)
      await expect(page.getByRole("list", { name: t("event.legend") })).toContainText(t("event.legend.mine"))
      await settled(page)
      await button(t("map.home")).tap()
      await quiet(page)
      await expect.poll(width).toBeLessThan(0.5)
      await settled(page)
      await page.getByRole("complementary").getByRole("button", { expanded: false }).tap()
      await button(t("event.selected.clear")).tap()
      await expect.poll(async () => (await chosenOnMap(page, t("event.legend.mine"))).pixels).toBe(0)
    })

  for (const language of ["fr", "en"] as const)
    test(`the legend tells what pale seats are, while there are some: ${language}`, async ({ page }) => {
      await open(page, strings("2026-12-18"), language)
      const { t, button } = shopper(page, language)
      const legend = page.getByRole("list", { name: t("event.legend") })
      const pale = legend.getByRole("listitem").filter({ hasText: /ensemble|together/ })
      await page.getByRole("complementary").getByRole("button", { expanded: false }).tap()
      const more = button(t("event.party.more"))
      for (let size = 2; size < 10; size++) await more.tap()
      await expect(pale).toHaveText(/10/)
      await pale.scrollIntoViewIfNeeded()
    })

  test("the list of an arena keeps the opened section in sight, begins at what is chosen, and the map shows it", async ({
    page,
  }) => {
    await open(page, gales, "fr")
    const { t } = shopper(page, "fr")
    const list = page.getByRole("radio", { name: t("event.view.list") })
    await list.tap()
    const section = (name: string) =>
      page.getByRole("heading", { level: 3, name: new RegExp(`^Section ${name}`) }).getByRole("button")
    const row = page.getByRole("button", { name: /^Rangée 1 / })
    await section("101").tap()
    await expect(row).toBeVisible()
    await section("117").tap()
    await expect(section("101")).toHaveAttribute("aria-expanded", "false")
    await expect(row).toBeVisible()
    await expect(section("117")).toBeInViewport()
    await row.tap()
    await page
      .getByRole("button", { name: /^Rangée 1, siège \d+, .*en sus$/ })
      .first()
      .tap()
    await page.getByRole("radio", { name: t("event.view.map") }).tap()
    await expect(canvasOf(page)).toBeVisible()
    await expect.poll(() => chosenInTheMiddle(page, t("event.legend.mine"))).toBeGreaterThan(50)
    await quiet(page)
    await list.tap()
    await expect(section("117")).toHaveAttribute("aria-expanded", "true")
    await expect(section("117")).toBeInViewport()
    await expect(page.getByRole("button", { name: /, choisi$/ }).first()).toBeVisible()
  })

  test("the legend lists what is left at what its seats begin with, and fades where it goes on", async ({
    page,
  }) => {
    await open(page, gales, "fr")
    const { t } = shopper(page, "fr")
    const legend = page.getByRole("list", { name: t("event.legend") })
    await expect(legend).toContainText(/Gradins inférieurs Or\s*106,50/)
    await expect(legend).not.toContainText(t("event.legend.accessible"))
    const fade = await legend.evaluate((list) => {
      const { position, width } = getComputedStyle(list, "::after")
      return { goesOn: list.scrollWidth > list.clientWidth, position, width }
    })
    expect(fade).toEqual({ goesOn: true, position: "sticky", width: "48px" })
  })

  test("what was chosen in the list is shown on the map", async ({ page }) => {
    await open(page, strings("2026-12-18"), "fr")
    const { t } = shopper(page, "fr")
    await page.getByRole("radio", { name: t("event.view.list") }).tap()
    await page.getByRole("searchbox", { name: t("list.filter") }).fill("balcon gauche rangée A")
    await page
      .getByRole("button", { name: /^Rangée [A-Z], siège \d+, .*frais compris/ })
      .first()
      .tap()
    await page.getByRole("radio", { name: t("event.view.map") }).tap()
    await expect(canvasOf(page)).toBeVisible()
    await expect.poll(() => chosenInTheMiddle(page, t("event.legend.mine"))).toBeGreaterThan(50)
  })
})
