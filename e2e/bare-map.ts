import { test as base, type Page } from "playwright/test"
import type {} from "../bench/seat-map/bare-page.ts"
import { bundled } from "../bench/seat-map/browser.ts"
import type { MapRow, MapSeat, MapSection, MapVenue, Point } from "../packages/seat-map/src/venue.ts"

/** A page with nothing but a map, and the errors it threw. */
export const test = base.extend<{ errors: Error[] }, { script: string }>({
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

export const box = (left: number, top: number, side: number): Point[] => [
  { x: left, y: top },
  { x: left + side, y: top },
  { x: left + side, y: top + side },
  { x: left, y: top + side },
]
export const seat = (id: string, x: number, y: number): MapSeat => ({
  id,
  name: id,
  order: 0,
  x,
  y,
  rotation: 0,
})
export const row = (id: string, seats: MapSeat[]): MapRow => ({ id, name: id, type: "SEAT", seats })
export const section = (id: string, polygons: Point[][], rows: MapRow[], numberOfSeats = 1): MapSection => ({
  id,
  name: `Section ${id}`,
  polygons,
  rows,
  numberOfSeats,
  priceLevels: ["a"],
  colors: ["#0072b2"],
})
export const venue = (sections: MapSection[], more: Partial<MapVenue> = {}): MapVenue => ({
  id: "v",
  levels: [{ id: "l", name: "Level", sections }],
  priceLevels: [{ id: "a", color: "#0072b2", min: 1000, max: 1000 }],
  ...more,
})
export const good = section("good", [box(0, 0, 100)], [row("A", [seat("A1", 20, 20), seat("A2", 30, 20)])])

/** `hidden`: the seats whose details say that they are invisible. */
export async function open(page: Page, plan: MapVenue, hidden: readonly string[] = []) {
  const details = plan.levels.flatMap((level) =>
    level.sections.flatMap(({ rows = [] }) =>
      rows.flatMap(({ seats }) =>
        seats.map(({ id }) => ({
          seatId: id,
          priceLevelId: "a",
          invisible: hidden.includes(id),
          sellable: true,
        })),
      ),
    ),
  )
  await page.evaluate(([what, all]) => window.bare.open(what, all), [plan, details] as const)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

export const picked = (page: Page) =>
  page.evaluate(() =>
    window.bare.events.flatMap((event) => (event.type === "seat-click" ? [event.seatId] : [])),
  )
