import { expect, type Page } from "playwright/test"
import { quiet } from "./quiet.ts"
import { type Evening, shopper } from "./shopper.ts"
import { undrawn } from "./undrawn.ts"
import { test } from "./visitors.ts"

/** The drawn map measured: how close it is looked at, what it asks for, and how large its seats are. */

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

interface Seen {
  /** CSS pixels per plan unit. */
  scale: number
  /** Radii of the circles drawn since the view was last moved, in CSS pixels. */
  radii: number[]
}

/** Notes at which scale the map is drawn, and how large its circles are. */
const watchDrawing = (page: Page) =>
  page.addInitScript(() => {
    const seen: Seen = { scale: 0, radii: [] }
    const { setTransform, arc } = CanvasRenderingContext2D.prototype
    CanvasRenderingContext2D.prototype.setTransform = function (...values: unknown[]) {
      // The last one of a frame goes from the plan to the screen.
      if (this.canvas.isConnected) seen.scale = Number(values[0]) / devicePixelRatio
      return setTransform.apply(this, values as never)
    }
    CanvasRenderingContext2D.prototype.arc = function (...circle) {
      // Seats are drawn in pictures of their own, which the map copies.
      if (!this.canvas.isConnected) seen.radii.push(circle[2] / devicePixelRatio)
      return arc.apply(this, circle)
    }
    Object.assign(window, { seen })
  })

interface Venue {
  imageUrl?: string
  seatSizeFactor?: number
  bounds?: unknown
  decorations?: unknown[]
  levels: { sections: Section[] }[]
}
interface Section {
  id: string
  numberOfSeats: number
  polygons: unknown
  rows?: { seats: { x: number; y: number }[] }[]
}

/** The venue as the server tells it, changed on its way. */
const withVenue = async (page: Page, change: (venue: Venue) => void) => {
  await undrawn(page)
  await page.route(/\/seatmap\/event\/[^/]+\/(full|polygons)/, async (route) => {
    const response = await route.fetch()
    const venue: Venue = await response.json()
    change(venue)
    await route.fulfill({ response, json: venue })
  })
}

/** The requests for the seats of a section. */
function sectionsAsked(page: Page): string[] {
  const asked: string[] = []
  page.on("request", (request) => {
    const [, section] = /\/seatmap\/event\/[^/]+\/section\/([^/?]+)/.exec(request.url()) ?? []
    if (section !== undefined && !asked.includes(section)) asked.push(section)
  })
  return asked
}

async function open(page: Page, evening: Evening, language: "fr" | "en" = "fr") {
  await shopper(page, language).atEvening(evening)
  await expect(page.locator(".parterre-map canvas")).toBeVisible()
  await quiet(page)
  await expect.poll(() => scale(page)).toBeGreaterThan(0)
}

const seen = (page: Page) => page.evaluate(() => (window as unknown as { seen: Seen }).seen)
const scale = async (page: Page) => (await seen(page)).scale

/** Presses a control of the map and answers the scale after it. */
async function press(page: Page, name: "map.zoomIn" | "map.zoomOut", language: "fr" | "en" = "fr") {
  const { button, t } = shopper(page, language)
  await button(t(name)).click()
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  return scale(page)
}

/** What is told under the pointer on its way across the map. */
async function toldAlong(page: Page): Promise<string> {
  const box = await page.locator(".parterre-map canvas").boundingBox()
  if (box === null) throw new Error("the map has no size")
  const tooltip = page.locator(".parterre-map-tooltip")
  let told = ""
  for (let down = 0.2; down < 0.9; down += 0.02) {
    await page.mouse.move(box.x + box.width * 0.47, box.y + box.height * down)
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    if (await tooltip.isVisible()) told += `${await tooltip.textContent()}\n`
  }
  return told
}

for (const [seats, what] of [
  [4199, "every seat"],
  [4200, "regions"],
] as const)
  test(`a house of ${seats} seats is drawn with ${what} [MAP-001] [MAP-002]`, async ({ page }) => {
    await watchDrawing(page)
    await withVenue(page, ({ levels }) => {
      const sections = levels.flatMap((level) => level.sections)
      for (const section of sections) section.numberOfSeats = 600
      const [first] = sections
      if (first !== undefined) first.numberOfSeats = seats - 600 * (sections.length - 1)
    })
    await open(page, salt)
    const told = await toldAlong(page)
    if (what === "every seat") expect(told).toMatch(/Siège\s\d+/)
    else expect(told).not.toMatch(/Siège\s\d+/)
    expect(told).not.toBe("")
  })

test("an arena is asked for as regions, with at most fifteen sections' seats at once [MAP-001] [MAP-005]", async ({
  page,
}) => {
  await undrawn(page)
  await watchDrawing(page)
  const asked = sectionsAsked(page)
  const whole: string[] = []
  page.on("request", (request) => {
    const [, mode] = /\/seatmap\/event\/[^/]+\/(full|polygons)/.exec(request.url()) ?? []
    if (mode !== undefined) whole.push(mode)
  })
  await page.setViewportSize({ width: 1280, height: 720 })
  await open(page, gales, "en")
  expect(whole).toContain("polygons")
  expect(whole).not.toContain("full")
  expect(asked).toEqual([])
  // A screen so large that more regions are seen close than may be loaded.
  await page.setViewportSize({ width: 3000, height: 2000 })
  await expect.poll(() => scale(page)).toBeGreaterThan(1)
  expect(await press(page, "map.zoomIn", "en")).toBeGreaterThan(1.5)
  await expect.poll(() => asked.length).toBe(15)
  await quiet(page)
  expect(asked).toHaveLength(15)
})

test("the controls double the scale and take seven tenths of it, between a tenth and three [MAP-007] [MAP-008] [MAP-010]", async ({
  page,
}) => {
  await watchDrawing(page)
  await open(page, salt)
  const home = await scale(page)
  const close = await press(page, "map.zoomIn")
  expect(close / home).toBeCloseTo(2, 5)
  expect((await press(page, "map.zoomOut")) / close).toBeCloseTo(0.7, 5)
  for (const _ of Array(4)) await press(page, "map.zoomIn")
  expect(await scale(page)).toBe(3)
  for (const _ of Array(14)) await press(page, "map.zoomOut")
  expect(await scale(page)).toBeCloseTo(0.1, 5)
})

test("a tiny plan is shown whole at eight at most, which a shopper's zoom does not reach [MAP-011]", async ({
  page,
}) => {
  await watchDrawing(page)
  await withVenue(page, (venue) => {
    const [level] = venue.levels
    const [section] = level?.sections ?? []
    const [row] = section?.rows ?? []
    if (level === undefined || section === undefined || row === undefined) throw new Error("an empty house")
    const corners = [
      [0, 0],
      [20, 0],
      [20, 10],
      [0, 10],
    ].map(([x, y]) => ({ x, y }))
    section.polygons = [corners]
    row.seats = row.seats.slice(0, 2).map((seat, index) => ({ ...seat, x: 5 + index * 10, y: 5 }))
    section.rows = [row]
    level.sections = [section]
    venue.levels = [level]
    venue.decorations = []
    delete venue.bounds
  })
  await open(page, salt)
  expect(await scale(page)).toBe(8)
  expect(await press(page, "map.zoomIn")).toBe(8)
})

for (const factor of [1, 0.5])
  test(`a seat is drawn 0.4 × 10 × ${factor} plan units wide from its middle [MAP-012]`, async ({ page }) => {
    await watchDrawing(page)
    await withVenue(page, (venue) => {
      venue.seatSizeFactor = factor
    })
    await open(page, salt)
    for (const _ of Array(4)) await press(page, "map.zoomIn")
    expect(await scale(page)).toBe(3)
    await expect.poll(async () => Math.max(...(await seen(page)).radii)).toBeCloseTo(0.4 * 10 * factor * 3, 3)
  })

test("the plan's background comes from where the service keeps its pictures [MAP-016]", async ({
  page,
  baseURL,
}) => {
  await withVenue(page, (venue) => {
    // Beside the screen's own address it would be another picture.
    venue.imageUrl = "assets/belvedere/images/logo.svg?plan"
  })
  const asked = page.waitForRequest(/logo\.svg\?plan/)
  await shopper(page, "fr").atEvening(salt)
  expect((await asked).url()).toBe(`${baseURL}/assets/belvedere/images/logo.svg?plan`)
})
