import { expect, type Page } from "playwright/test"
import { quiet } from "./quiet.ts"
import { settledPicture } from "./settled-canvas.ts"
import { type Evening, shopper } from "./shopper.ts"
import { test } from "./visitors.ts"

const salt: Evening = {
  shop: "belvedere",
  page: "la-maison-de-sel",
  event: "la-maison-de-sel-2027-01-17",
  level: "",
}
const gales: Evening = {
  shop: "harbour",
  page: "halifax-gales",
  event: "gales-ironclads-2026-12-13",
  level: "",
}
const concert: Evening = {
  shop: "harbour",
  page: "northern-static",
  event: "northern-static-2027-02-06",
  level: "",
}

interface Place {
  readonly x: number
  readonly y: number
}

/** The drawn map of an evening, looked at as a picture: what a shopper sees is what is compared. */
function drawnMap(page: Page) {
  const canvas = page.locator(".parterre-map canvas")
  const picture = () => canvas.evaluate((element) => (element as HTMLCanvasElement).toDataURL())

  const settled = () => settledPicture(canvas)

  async function open(evening: Evening, language: "fr" | "en"): Promise<string> {
    await shopper(page, language).atEvening(evening)
    await expect(canvas).toBeVisible()
    await quiet(page)
    return settled()
  }

  /** A place of the canvas, in shares of its size. */
  async function place(across: number, down: number): Promise<Place> {
    const box = await canvas.boundingBox()
    if (box === null) throw new Error("the map has no size")
    return { x: box.x + box.width * across, y: box.y + box.height * down }
  }

  const nextFrame = () =>
    page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

  /** Acts on places down the map, now left, now right so that no two are a double tap, until what is waited for comes. */
  async function walk(across: number, act: (at: Place) => Promise<void>, hasCome: () => Promise<boolean>) {
    for (let step = 0; step < 24; step++) {
      await act(await place(across + (step % 2) * 0.1, 0.12 + step * 0.035))
      await nextFrame()
      if (await hasCome()) return
    }
    throw new Error("nothing on the map answered")
  }

  const scroll = () =>
    page.evaluate(() => [scrollX, scrollY, visualViewport?.scale, document.scrollingElement?.scrollTop])

  return { canvas, picture, settled, open, place, walk, scroll }
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 })

  test("a tap on a small seat comes closer first, the next one picks [MAP-025]", async ({ page }) => {
    const { t, button } = shopper(page, "fr")
    const { open, picture, settled, walk } = drawnMap(page)
    const home = await open(salt, "fr")
    let seat: Place = { x: 0, y: 0 }
    const tap = async (at: Place) => {
      seat = at
      await page.touchscreen.tap(at.x, at.y)
    }
    await walk(0.42, tap, async () => (await picture()) !== home)
    await settled()
    await expect(button(t("event.add"))).toBeDisabled()
    await expect(page.getByRole("alert")).toHaveText("")
    await tap(seat)
    await walk(0.42, tap, () => button(t("event.add")).isEnabled())
    await expect(button(t("event.add"))).toBeEnabled()
  })

  test("two fingers zoom the map and leave the page where it is", async ({ page }) => {
    const { t, button } = shopper(page, "fr")
    const { open, settled, place, scroll, walk } = drawnMap(page)
    const home = await open(salt, "fr")
    const before = await scroll()
    const touch = await page.context().newCDPSession(page)
    const middle = await place(0.5, 0.5)
    const fingers = (apart: number) =>
      [-apart, apart].map((dx, id) => ({ x: middle.x + dx, y: middle.y + dx / 2, id }))
    await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: fingers(25) })
    for (let apart = 30; apart <= 125; apart += 5)
      await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: fingers(apart) })
    await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] })
    const close = await settled()
    expect(close).not.toBe(home)
    expect(await scroll()).toEqual(before)
    // The seats are large now: a tap picks at once.
    await walk(
      0.5,
      ({ x, y }) => page.touchscreen.tap(x, y),
      () => button(t("event.add")).isEnabled(),
    )
  })

  test("a tap on standing places opens their price in the panel and leaves the map as it is", async ({
    page,
  }) => {
    const { t, button } = shopper(page, "en")
    const { open, settled, place } = drawnMap(page)
    const home = await open(concert, "en")
    const { x, y } = await place(0.5, 0.5)
    await page.touchscreen.tap(x, y)
    await expect(button(t("event.tickets.more", { name: "Admission" }))).toBeFocused()
    // The half-open panel leaves the map less room; nothing else has changed.
    await button(t("event.panel.smaller")).tap()
    expect(await settled()).toBe(home)
  })
})

for (const width of [390, 1280])
  test(`coming closer leads from the ice to seats: ${width} px`, async ({ page }) => {
    const { t, button } = shopper(page, "en")
    const { open, settled, place } = drawnMap(page)
    await page.setViewportSize({ width, height: 844 })
    await open(gales, "en")
    const tooltip = page.locator(".parterre-map-tooltip")
    for (let closer = 0; closer < 3; closer++) {
      await button(t("map.zoomIn")).click()
      await settled()
      await quiet(page)
      await settled()
      const { x, y } = await place(0.5, 0.5)
      // Seats, or an aisle between them.
      const told: boolean[] = []
      for (const away of [0, 14, -14]) {
        await page.mouse.move(x + away, y + away)
        told.push(await tooltip.isVisible())
      }
      expect(told).toContain(true)
    }
  })

test("a section whose seats are drawn says at its name what is left of it, and from which price", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const { open, place } = drawnMap(page)
  await open(salt, "fr")
  const tooltip = page.locator(".parterre-map-tooltip")
  const told = new Set<string>()
  for (let down = 0.2; down < 1; down += 0.01) {
    const { x, y } = await place(0.5, down)
    await page.mouse.move(x, y)
    told.add(((await tooltip.isVisible()) && (await tooltip.textContent())) || "")
  }
  for (const name of ["Parterre centre", "Corbeille centre", "Balcon centre"])
    expect(
      [...told].some((text) => text.includes(name) && /\d+ places? libres?[\s\S]*\d\s?\$/.test(text)),
      name,
    ).toBe(true)
})

test("what others take is told alike on the map and in the panel", async ({ page, anotherVisitor }) => {
  const { t } = shopper(page, "en")
  const { open, place } = drawnMap(page)
  await open(concert, "en")
  const other = await anotherVisitor()
  const { atEvening, addToCart, button } = shopper(other, "en")
  await atEvening(concert)
  await button(t("event.tickets.more", { name: "Admission" })).click()
  await addToCart()
  const { x, y } = await place(0.5, 0.5)
  const countIn = (text: string | null) => /(\d+) (?:left|place)/.exec(text ?? "")?.[1]
  await expect(async () => {
    await page.mouse.move(x, y)
    await page.mouse.move(x + 2, y)
    const told = countIn(await page.locator(".parterre-map-tooltip").textContent())
    expect(Number(told)).toBeLessThan(800)
    const floor = page.locator("[id='admission-harbour.concert-bowl.floor-ga']")
    expect(countIn(await floor.textContent())).toBe(told)
  }).toPass()
})

test("the wheel zooms about the pointer and the page stays where it is", async ({ page }) => {
  const { open, settled, place, scroll } = drawnMap(page)
  const home = await open(salt, "fr")
  const before = await scroll()
  const { x, y } = await place(0.4, 0.6)
  await page.mouse.move(x, y)
  await page.mouse.wheel(0, -400)
  const close = await settled()
  expect(close).not.toBe(home)
  await page.mouse.wheel(0, 200)
  expect(await settled()).not.toBe(close)
  expect(await scroll()).toEqual(before)
})

test("the keyboard moves and zooms the map [MAP-006] [MAP-009]", async ({ page }) => {
  const { open, settled } = drawnMap(page)
  const home = await open(salt, "fr")
  await page.getByRole("application").focus()
  const after = async (key: string) => {
    await page.keyboard.press(key)
    return settled()
  }
  const close = await after("+")
  expect(close).not.toBe(home)
  for (const [there, back] of [
    ["ArrowRight", "ArrowLeft"],
    ["ArrowDown", "ArrowUp"],
  ] as const) {
    expect(await after(there)).not.toBe(close)
    expect(await after(back)).toBe(close)
  }
  const closer = await after("+")
  expect(closer).not.toBe(close)
  expect(await after("-")).not.toBe(closer)
  expect(await after("0")).toBe(home)
})

test("at the arena a click on a section brings its seats, and a click on a seat picks it [MAP-003] [MAP-025]", async ({
  page,
}) => {
  const { t, button } = shopper(page, "en")
  const { open, settled, walk } = drawnMap(page)
  const asked: string[] = []
  page.on("request", (request) => {
    if (/\/seatmap\/event\/[^/]+\/section\//.test(request.url())) asked.push(request.url())
  })
  const home = await open(gales, "en")
  expect(asked).toEqual([])
  const click = ({ x, y }: Place) => page.mouse.click(x, y)
  await walk(0.5, click, async () => (await settled()) !== home && asked.length > 0)
  await quiet(page)
  await walk(0.5, click, () => button(t("event.add")).isEnabled())
  await expect(page.getByRole("button", { name: /^Remove .* seat/ }).first()).toBeVisible()
})

test("the map stays sharp on a screen with other pixels", async ({ page }) => {
  const { open, canvas, settled } = drawnMap(page)
  await open(salt, "fr")
  const size = () =>
    canvas.evaluate((element) => [
      (element as HTMLCanvasElement).width / element.clientWidth,
      element.clientWidth,
    ])
  const [, width = 0] = await size()
  const screen = await page.context().newCDPSession(page)
  const viewport = page.viewportSize() ?? { width: 1280, height: 720 }
  await screen.send("Emulation.setDeviceMetricsOverride", {
    ...viewport,
    deviceScaleFactor: 2,
    mobile: false,
  })
  // A real screen tells its new pixels by itself; this one only with the next change of what it is emulated to be.
  await screen.send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-contrast", value: "more" }] })
  await expect.poll(size).toEqual([2, width])
  await settled()
})

test("a change of language keeps the chosen seats and says them in the new one [SHELL-047 I18N-003]", async ({
  page,
}) => {
  const [fr, en] = [shopper(page, "fr"), shopper(page, "en")]
  await fr.pickBest({
    shop: "belvedere",
    page: "corps-boreal",
    event: "corps-boreal-2027-03-06",
    level: "Loges",
  })
  const before = await page.getByRole("button", { name: /^Retirer / }).count()
  expect(before).toBeGreaterThan(0)
  await page
    .getByRole("banner")
    .getByRole("link", { name: /English|EN/ })
    .click()
  await expect(page.getByRole("heading", { name: en.t("event.selected") })).toBeVisible()
  await expect(page.getByRole("button", { name: /^Remove .* seat/ })).toHaveCount(before)
  await en.addToCart()
})

test("a lost connection keeps what was chosen, says so, and the next try adds it [ERR-009]", async ({
  page,
}) => {
  const { button, addToCart, pickBest } = shopper(page, "fr")
  await pickBest({ ...salt, event: "la-maison-de-sel-2027-01-22", level: "Corbeille" })
  const chosen = page.getByRole("button", { name: /^Retirer .*siège/ })
  await expect(chosen).toHaveCount(2)
  await page.route("**/v1/holds?*", (route) => route.abort())
  await button("Ajouter au panier").click()
  await expect(page.getByRole("alert")).toContainText(/connexion|réseau|joindre/i)
  await expect(chosen).toHaveCount(2)
  await page.unroute("**/v1/holds?*")
  await addToCart()
})
