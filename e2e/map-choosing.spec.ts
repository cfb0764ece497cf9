import { expect, type Locator, type Page } from "playwright/test"
import { quiet } from "./quiet.ts"
import { settledPicture } from "./settled-canvas.ts"
import { type Evening, shopper } from "./shopper.ts"
import { undrawn } from "./undrawn.ts"
import { test } from "./visitors.ts"

/** What choosing does to the seats around it, on the map and in its list. */

const strings: Evening = {
  shop: "belvedere",
  page: "cordes-d-hiver",
  event: "cordes-d-hiver-2026-12-20",
  level: "",
}

interface Detail {
  seatId: string
  priceLevelId: string
  invisible?: boolean
  note?: string
}

/** What the server tells of the seats of each section, changed on its way. */
async function withDetails(page: Page, change: (details: Detail[]) => Detail[]) {
  await page.route(/\/seatmap\/event\/[^/]+\/section\/[^/]+\/details/, async (route) => {
    const response = await route.fetch()
    const details: Detail[] = await response.json()
    await route.fulfill({ response, json: change(details) })
  })
}

/** The seats of a row of the list, by what they are called. */
async function openRow(page: Page, section: string, row: string): Promise<Locator> {
  const { t } = shopper(page, "fr")
  await page.getByRole("radio", { name: t("event.view.list") }).click({ force: true })
  // The list begins at the section of the last choice, which is open.
  const fold = page.getByRole("button", { name: new RegExp(`^${section}`) })
  if ((await fold.getAttribute("aria-expanded")) !== "true") await fold.click()
  await page.getByRole("button", { name: new RegExp(`^Rangée ${row}\\b.*libres?`) }).click()
  const seats = page.getByRole("button", { name: new RegExp(`^Rangée ${row}, siège \\d+`) })
  await expect(seats.first()).toBeVisible()
  return seats
}

const names = (seats: Locator) =>
  seats.evaluateAll((all) => all.map((one) => (one.getAttribute("aria-label") ?? "").replaceAll(/\s/g, " ")))

test("a seat is what its detail says, of another price level, noted or hidden; without one it is not for sale [MAP-023]", async ({
  page,
}) => {
  const { atEvening } = shopper(page, "fr")
  await undrawn(page)
  await atEvening(strings)
  const before = await names(await openRow(page, "Balcon centre", "D"))
  const free = before.flatMap((name, index) => (/taxes en sus$/.test(name) ? [index] : []))
  const [noted = -1, hidden = -1, unknown = -1] = free
  const numberOf = (index: number) => /siège (\d+)/.exec(before[index] ?? "")?.[1]

  const { levels, priceLevels } = await (await page.request.get(await mapAddress(page))).json()
  const dearer: string = priceLevels.find(({ name }: { name: string }) => name === "Corbeille").id
  type Row = { name: string; seats: { id: string; name: string }[] }
  const rows: Row[] = levels.flatMap(({ sections }: { sections: { name: string; rows: Row[] }[] }) =>
    sections.flatMap((section) => (section.name === "Balcon centre" ? section.rows : [])),
  )
  const idOf = (index: number) =>
    rows.find(({ name }) => name === "D")?.seats.find(({ name }) => name === numberOf(index))?.id
  await withDetails(page, (details) =>
    details
      .filter(({ seatId }) => seatId !== idOf(unknown))
      .map((detail) => ({
        ...detail,
        ...(detail.seatId === idOf(noted) ? { note: "Derrière une colonne", priceLevelId: dearer } : {}),
        ...(detail.seatId === idOf(hidden) ? { invisible: true } : {}),
      })),
  )
  await page.reload()
  const after = await names(await openRow(page, "Balcon centre", "D"))
  expect(after).toHaveLength(before.length - 1)
  const now = (index: number) => after.find((name) => name.startsWith(`Rangée D, siège ${numberOf(index)},`))
  expect(now(noted)).toMatch(/, Corbeille, \d\d,50 \$, frais compris, taxes en sus, Derrière une colonne/)
  expect(now(hidden)).toBeUndefined()
  expect(now(unknown)).toMatch(/non disponible$/)
})

/** Where the venue of the evening was asked for. */
const mapAddress = (page: Page) =>
  page.evaluate(
    () =>
      performance
        .getEntriesByType("resource")
        .map(({ name }) => name)
        .find((name) => /\/seatmap\/event\/[^/]+\/full/.test(name)) ?? "",
  )

test("pressing the middle one of three chosen seats gives all three back, as none may be left alone [MAP-026]", async ({
  page,
}) => {
  const { t, atEvening, button } = shopper(page, "fr")
  await atEvening(strings)
  await button(new RegExp(`^${t("event.party.more")}`)).click()
  const seats = await openRow(page, "Balcon centre", "B")
  const removals = page.getByRole("button", { name: /^Retirer .*siège/ })
  const isFree = (name: string) => name.endsWith("taxes en sus")
  await seats.nth((await names(seats)).findIndex(isFree)).click()
  await expect(removals).toHaveCount(3)
  const chosen = page.getByRole("button", { name: /^Rangée B, siège \d+, .*, choisi$/ })
  await expect(chosen).toHaveCount(3)
  await chosen.nth(1).click()
  await expect(chosen).toHaveCount(0)
  await expect(removals).toHaveCount(0)
})

test("chosen seats survive a page that is loaded again, and a later pick is a party of its own", async ({
  page,
}) => {
  const { t, atEvening } = shopper(page, "fr")
  await atEvening(strings)
  const isFree = (name: string) => name.endsWith("taxes en sus")
  const seats = await openRow(page, "Balcon centre", "B")
  await seats.nth((await names(seats)).findIndex(isFree)).click()
  const removals = page.getByRole("button", { name: /^Retirer .*siège/ })
  await expect(removals).toHaveCount(2)
  const before = await names(removals)
  await page.reload()
  await expect(removals).toHaveCount(2)
  expect(await names(removals)).toEqual(before)
  const others = await openRow(page, "Balcon centre", "D")
  await others.nth((await names(others)).findIndex(isFree)).click()
  await expect(removals).toHaveCount(4)
  await page
    .getByRole("button", { name: /^Rangée D, siège \d+, .*, choisi$/ })
    .first()
    .click()
  await expect(removals).toHaveCount(2)
  expect(await names(removals)).toEqual(before)
  // Opened anew, it is another visit.
  await page.goto(page.url())
  await expect(page.getByRole("button", { name: t("event.add"), exact: true })).toBeDisabled()
  await expect(removals).toHaveCount(0)
})

test("a larger party dims the seats that cannot take it, a smaller one shows them again [MAP-028]", async ({
  page,
}) => {
  const { t, atEvening, button } = shopper(page, "fr")
  // With every fourth seat gone, no more than three are side by side.
  await withDetails(page, (details) =>
    details.map((detail, index) => (index % 4 === 3 ? { ...detail, sellable: false } : detail)),
  )
  await atEvening(strings)
  const seats = await openRow(page, "Balcon centre", "D")
  const less = button(new RegExp(`^${t("event.party.less")}`))
  const more = button(new RegExp(`^${t("event.party.more")}`))
  const counted = async () => {
    const all = await names(seats)
    const those = (end: RegExp) => all.filter((name) => end.test(name)).length
    return { free: those(/taxes en sus$/), dimmed: those(/pas assez de places ensemble ici$/) }
  }
  const before = await counted()
  expect(before.free).toBeGreaterThan(0)
  await more.click()
  await more.click()
  await expect.poll(counted).toEqual({ free: 0, dimmed: before.free + before.dimmed })
  await less.click()
  await less.click()
  await expect.poll(counted).toEqual(before)
})

test("the pointer marks the seats that a click would take [MAP-022]", async ({ page }) => {
  const { t, atEvening, button } = shopper(page, "fr")
  await atEvening(strings)
  const canvas = page.locator(".parterre-map canvas")
  await expect(canvas).toBeVisible()
  await quiet(page)
  for (const _ of [1, 2, 3]) await button(t("map.zoomIn")).click()
  const untouched = await settledPicture(canvas)
  const at = await freeSeat(page)
  await settledPicture(canvas)
  const hovered = await changed(page, untouched)
  await page.mouse.click(at.x, at.y)
  await page.mouse.move(0, 0)
  await expect(page.getByRole("button", { name: /^Retirer .*siège/ })).toHaveCount(2)
  await settledPicture(canvas)
  // Choosing changes more than the seats that were taken, which alone are orange.
  const taken = await changed(page, untouched, { orange: true })
  // Two seats, the same ones; the marks of hovering and of choosing differ by a line's width.
  expect(taken.right - taken.left).toBeGreaterThan(30)
  for (const side of ["left", "right", "top", "bottom"] as const)
    expect(Math.abs(hovered[side] - taken[side])).toBeLessThan(8)
})

/** The box of what the map shows differently from an earlier picture of it, in pixels. */
const changed = (page: Page, before: string, { orange = false } = {}) =>
  page.locator(".parterre-map canvas").evaluate(
    async (element, [url, isOrange]) => {
      const canvas = element as HTMLCanvasElement
      const image = new Image()
      image.src = url
      await image.decode()
      const pixelsOf = (source: CanvasImageSource) => {
        const context = new OffscreenCanvas(canvas.width, canvas.height).getContext("2d")
        context?.drawImage(source, 0, 0)
        return new Uint32Array(
          context?.getImageData(0, 0, canvas.width, canvas.height).data.buffer ?? new ArrayBuffer(0),
        )
      }
      const [then, now] = [pixelsOf(image), pixelsOf(canvas)]
      const box = { left: canvas.width, right: 0, top: canvas.height, bottom: 0 }
      for (let i = 0; i < now.length; i++) {
        const pixel = now[i] ?? 0
        const [red, green, blue] = [pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255]
        if (then[i] === pixel || (isOrange && !(red > 170 && green < 130 && blue < 60))) continue
        const [x, y] = [i % canvas.width, Math.floor(i / canvas.width)]
        box.left = Math.min(box.left, x)
        box.right = Math.max(box.right, x)
        box.top = Math.min(box.top, y)
        box.bottom = Math.max(box.bottom, y)
      }
      return box
    },
    [before, orange] as const,
  )

/** Moves the pointer to a seat that can be chosen. */
async function freeSeat(page: Page): Promise<{ x: number; y: number }> {
  const box = await page.locator(".parterre-map canvas").boundingBox()
  if (box === null) throw new Error("the map has no size")
  const tooltip = page.locator(".parterre-map-tooltip")
  for (let y = box.y + box.height / 2; y < box.y + box.height * 0.8; y += 9)
    for (let x = box.x + box.width / 2; x < box.x + box.width * 0.7; x += 9) {
      await page.mouse.move(x, y)
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)))
      if (!(await tooltip.isVisible())) continue
      const told = (await tooltip.textContent()) ?? ""
      if (/Siège\s\d/.test(told) && !told.includes("Non disponible")) return { x, y }
    }
  throw new Error("no free seat here")
}

test("two seconds after the last change, what is left and the cart are read again, once [MAP-032]", async ({
  page,
}) => {
  const { t, pickBest, addToCart, atEvening, button } = shopper(page, "fr")
  // What is held here must not show in the pictures of the other evening.
  const evening = { ...strings, event: "cordes-d-hiver-2026-12-18", level: "Loges" }
  await pickBest(evening)
  await addToCart()
  await page.clock.install()
  await atEvening(evening)
  const more = button(new RegExp(`^${t("event.party.more")}`))
  await expect(more).toBeEnabled()
  await page.clock.pauseAt(Date.now() + 60_000)
  await quiet(page)
  let carts = 0
  page.on("request", (request) => {
    if (/\/v1\/cart\/self\?/.test(request.url())) carts += 1
  })
  await more.click()
  await page.clock.runFor(1900)
  await more.click()
  await page.clock.runFor(1900)
  expect(carts).toBe(0)
  await page.clock.runFor(200)
  await expect.poll(() => carts).toBe(1)
  await page.clock.runFor(8000)
  await quiet(page)
  expect(carts).toBe(1)
})
