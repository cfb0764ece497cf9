import { expect } from "playwright/test"
import type { MapVenue } from "../packages/seat-map/src/venue.ts"
import { box, good, open, picked, row, seat, section, test, venue } from "./bare-map.ts"

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
