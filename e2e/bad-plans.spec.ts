import { test as base, expect, type Page } from "playwright/test"
import type {} from "../packages/seat-map/bench/bare-page.ts"
import { bundled } from "../packages/seat-map/bench/browser.ts"
import type { MapRow, MapSeat, MapSection, MapVenue, Point } from "../packages/seat-map/src/venue.ts"

/** A page with nothing but a map, and the errors it threw. */
const test = base.extend<{ errors: Error[] }, { script: string }>({
  script: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from its pattern.
    async ({}, use) => use(await bundled("bare-page.ts")),
    { scope: "worker" },
  ],
  async errors({ page, script }, use) {
    const errors: Error[] = []
    page.on("pageerror", (error) => errors.push(error))
    await page.setContent(`<body style="margin:0"><div id="map" style="width:600px;height:500px"></div>`)
    await page.addScriptTag({ content: script })
    await use(errors)
  },
})

const box = (left: number, top: number, side: number): Point[] => [
  { x: left, y: top },
  { x: left + side, y: top },
  { x: left + side, y: top + side },
  { x: left, y: top + side },
]
const seat = (id: string, x: number, y: number): MapSeat => ({ id, name: id, order: 0, x, y, rotation: 0 })
const row = (id: string, seats: MapSeat[]): MapRow => ({ id, name: id, type: "SEAT", seats })
const section = (id: string, polygons: Point[][], rows: MapRow[], numberOfSeats = 1): MapSection => ({
  id,
  name: `Section ${id}`,
  polygons,
  rows,
  numberOfSeats,
  priceLevels: ["a"],
  colors: ["#0072b2"],
})
const venue = (sections: MapSection[], more: Partial<MapVenue> = {}): MapVenue => ({
  id: "v",
  levels: [{ id: "l", name: "Level", sections }],
  priceLevels: [{ id: "a", color: "#0072b2", min: 1000, max: 1000 }],
  ...more,
})
const good = section("good", [box(0, 0, 100)], [row("A", [seat("A1", 20, 20), seat("A2", 30, 20)])])

const plans: Record<string, MapVenue> = {
  "no section at all": venue([]),
  "a section without seats or outline": venue([section("s", [], [], 0)]),
  "rows without seats": venue([section("s", [box(0, 0, 50)], [row("A", [])])]),
  "places that are not numbers": venue([
    section(
      "s",
      [[{ x: Number.NaN, y: 0 }, ...box(0, 0, 50)]],
      [row("A", [seat("1", Number.NaN, 5), seat("2", 10, 10)])],
    ),
  ]),
  "only places that are not numbers": venue([
    section("s", [[{ x: Number.NaN, y: Number.NaN }]], [row("A", [seat("1", Number.NaN, Number.NaN)])]),
  ]),
  "places without end": venue([
    section(
      "s",
      [
        [
          { x: -Infinity, y: 0 },
          { x: Infinity, y: 9 },
        ],
      ],
      [row("A", [seat("1", Infinity, 5), seat("2", 3, 3)])],
    ),
  ]),
  "seats a million units away": venue([
    good,
    section("far", [box(1e6, 1e6, 100)], [row("A", [seat("F1", 1e6 + 5, 1e6 + 5), seat("F2", -1e6, 5)])]),
  ]),
  "all seats on one spot": venue([
    section(
      "s",
      [],
      [
        row(
          "A",
          Array.from({ length: 3000 }, (_, i) => seat(String(i), 10, 10)),
        ),
      ],
      3000,
    ),
  ]),
  "two hundred sections of one seat": venue(
    Array.from({ length: 200 }, (_, i) => {
      const [x, y] = [(i % 20) * 40, Math.floor(i / 20) * 40]
      return section(String(i), [box(x, y, 30)], [row("A", [seat(`s${i}`, x + 15, y + 15)])])
    }),
  ),
  "outlines of no, one and two corners": venue([
    section(
      "s",
      [
        [],
        [{ x: 1, y: 1 }],
        [
          { x: 0, y: 0 },
          { x: 9, y: 9 },
        ],
      ],
      [row("A", [seat("1", 5, 5)])],
    ),
  ]),
  "an outline without area": venue([section("s", [box(5, 5, 0)], [])]),
  "a large venue whose outlines are missing": venue([section("s", [], [], 9000)]),
  "seats of no size": venue([good], { seatSizeFactor: 0 }),
  "seats of a size that is no number": venue([good], { seatSizeFactor: Number.NaN }),
  "bounds of no size, elsewhere": venue([good], { bounds: { x: 5000, y: 5000, width: 0, height: 0 } }),
  "bounds that are not numbers": venue([good], {
    bounds: { x: Number.NaN, y: 0, width: Number.NaN, height: 1 },
  }),
  "colours that are none": venue([{ ...good, colors: ["", "octarine"] }], {
    priceLevels: [{ id: "a", color: "octarine", min: 0, max: 0 }],
  }),
  "decorations without a shape": venue([good], {
    decorations: [
      { shape: "circle", position: { x: 0, y: 0 } },
      { shape: "polygon", position: { x: Number.NaN, y: 0 }, polygon: { points: [{ x: 0, y: 0 }] } },
      { shape: "ellipse", position: { x: 0, y: 0 }, ellipse: { radius: { x: -5, y: Number.NaN } } },
      { shape: "text", position: { x: 0, y: 0 }, text: { text: "", size: 0 } },
    ],
  }),
}

for (const [name, plan] of Object.entries(plans))
  test(`the map lives with ${name}`, async ({ page, errors }) => {
    await open(page, plan)
    await page.mouse.move(300, 250)
    await page.mouse.click(300, 250)
    await page.mouse.wheel(0, -300)
    await page.evaluate(() => window.bare.useAll())
    expect(errors).toEqual([])
    const view = await page.evaluate(() => window.bare.map?.view())
    expect(view?.scale).toBeGreaterThan(0)
    expect(Number.isFinite(view?.scale)).toBe(true)
  })

test("a good section beside a bad one can be bought from", async ({ page, errors }) => {
  const bad = section("bad", [[{ x: Number.NaN, y: 1 }]], [row("B", [seat("B1", Number.NaN, 3)])])
  await open(page, venue([good, bad]))
  for (let x = 40; x < 600; x += 12) {
    await page.mouse.click(x, 130)
    if ((await picked(page)).length > 0) break
  }
  expect(await picked(page)).toContainEqual(expect.stringMatching(/^A[12]$/))
  expect(errors).toEqual([])
})

test("under forced colours the map stands on the system's own ground", async ({ page, errors }) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" })
  await open(page, venue([good]))
  const [ground, canvas] = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement("i"))
    probe.style.color = "Canvas"
    const root = document.querySelector(".parterre-map") as HTMLElement
    return [root.style.background, getComputedStyle(probe).color]
  })
  expect(ground).toBe(canvas)
  expect(errors).toEqual([])
})

test("colours follow the system while the map is open", async ({ page, errors }) => {
  await open(page, venue([good]))
  const look = () =>
    page.evaluate(() => {
      const root = document.querySelector(".parterre-map") as HTMLElement
      const canvas = root.querySelector("canvas") as HTMLCanvasElement
      return { ground: root.style.background, picture: canvas.toDataURL() }
    })
  const usual = await look()
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" })
  await expect.poll(async () => (await look()).ground).not.toBe(usual.ground)
  await expect.poll(async () => (await look()).picture).not.toBe(usual.picture)
  await page.emulateMedia({ forcedColors: "none", colorScheme: "light" })
  await expect.poll(look).toEqual(usual)
  expect(errors).toEqual([])
})

test("a finger that rests on a seat reads it and does not take it [MAP-014]", async ({ page, errors }) => {
  await open(page, venue([good]))
  const touch = await page.context().newCDPSession(page)
  const tooltip = page.locator(".parterre-map-tooltip")
  // The section's two seats are alone on the plan, so the place of one is known from its share of the fitted box.
  const at = { x: 300 + (20 - 50) * 4.52, y: 250 + (20 - 50) * 4.52 }
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at] })
  await expect(tooltip).toBeVisible()
  await expect(tooltip).toContainText("Seat A1")
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] })
  await expect(tooltip).toBeHidden()
  expect(await picked(page)).toEqual([])
  expect(errors).toEqual([])
})

async function open(page: Page, plan: MapVenue) {
  const details = plan.levels.flatMap((level) =>
    level.sections.flatMap(({ rows = [] }) =>
      rows.flatMap(({ seats }) =>
        seats.map(({ id }) => ({ seatId: id, priceLevelId: "a", invisible: false, sellable: true })),
      ),
    ),
  )
  await page.evaluate(([what, all]) => window.bare.open(what, all), [plan, details] as const)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

const picked = (page: Page) =>
  page.evaluate(() =>
    window.bare.events.flatMap((event) => (event.type === "seat-click" ? [event.seatId] : [])),
  )
