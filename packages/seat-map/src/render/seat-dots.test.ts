import fc from "fast-check"
import { expect, it } from "vitest"
import { LoadedSection } from "../scene/loaded-section.ts"
import { type SeatLook, SeatSpot } from "../scene/seat-spot.ts"
import type { MapLevel, MapRow, MapSection } from "../venue.ts"
import { SeatDots } from "./seat-dots.ts"
import type { Brush, SeatPalette } from "./seat-paint.ts"

const RED = "#ff0000"
const BLUE = "#0000ff"
const GREY = "#808080"

const inks = (fill: string, pale: string) =>
  ({ plain: { fill }, dimmed: { fill: pale } }) as SeatPalette["levels"][number]
const palette = {
  levels: [inks(RED, GREY), inks(BLUE, GREY)],
  unknown: inks(GREY, GREY),
  taken: GREY,
} as unknown as SeatPalette

const section: MapSection = {
  id: "a",
  name: "A",
  polygons: [],
  numberOfSeats: 0,
  priceLevels: [],
  colors: [],
}
const level: MapLevel = { id: "floor", name: "Floor", sections: [section] }
const row: MapRow = { id: "r", name: "A", type: "SEAT", seats: [] }
const loaded = new LoadedSection(level, section, [row], 4)

const seat = (x: number, y: number, look: Partial<SeatLook> = {}) =>
  new SeatSpot({ id: `${x}/${y}`, name: "1", order: 1, x, y, rotation: 0 }, row, loaded, undefined, {
    kind: "free",
    priceLevel: 0,
    dimmed: false,
    ...look,
  })

/** What the pixels of a canvas of that size become. */
function painted(spots: readonly SeatSpot[], scale: number, side = 40) {
  let data = new Uint8ClampedArray()
  const context = {
    canvas: { width: side, height: side },
    fillStyle: "",
    createImageData: (width: number, height: number) => ({ data: new Uint8ClampedArray(width * height * 4) }),
    putImageData: (image: { data: Uint8ClampedArray<ArrayBuffer> }) => {
      data = image.data
    },
  } as unknown as CanvasRenderingContext2D
  const brush: Brush = { context, origin: { x: 0, y: 0 }, scale, sharpness: 1, radius: 4, palette }
  new SeatDots().paint(brush, spots)
  const pixel = (x: number, y: number) => [...data.slice((y * side + x) * 4, (y * side + x) * 4 + 4)]
  /** In whole pixels. */
  const ink = () => data.reduce((sum, value, i) => (i % 4 === 3 ? sum + value / 255 : sum), 0)
  return { pixel, ink }
}

it("covers as many pixels as a circle of that size, wherever its centre falls", () => {
  const place = fc.double({ min: 40, max: 50, noNaN: true })
  const scale = fc.double({ min: 0.1, max: 0.6, noNaN: true })
  fc.assert(
    fc.property(place, place, scale, (x, y, at) => {
      const area = Math.PI * (4 * at * 1.1) ** 2
      expect(Math.abs(painted([seat(x, y)], at).ink() - area)).toBeLessThan(0.3 + area * 0.08)
    }),
  )
})

it("puts the colour of the price level in the middle", () => {
  expect(painted([seat(40, 40)], 0.5).pixel(20, 20)).toEqual([255, 0, 0, 255])
  expect(painted([seat(40, 40, { priceLevel: 1 })], 0.5).pixel(20, 20)).toEqual([0, 0, 255, 255])
  expect(painted([seat(40, 40, { priceLevel: -1 })], 0.5).pixel(20, 20)).toEqual([128, 128, 128, 255])
  expect(painted([seat(40, 40, { dimmed: true })], 0.5).pixel(20, 20)).toEqual([128, 128, 128, 255])
})

it("[MAP-018] makes taken seats less than half as wide, and hidden ones nothing at all", () => {
  const free = painted([seat(40, 40)], 0.5).ink()
  const taken = painted([seat(40, 40, { kind: "taken" })], 0.5).ink()
  expect(taken).toBeGreaterThan(0)
  expect(taken).toBeLessThan(free / 4)
  expect(painted([seat(40, 40, { kind: "hidden" })], 0.5).ink()).toBe(0)
})

it("lets neighbours share a pixel without covering it more than whole", () => {
  const near = [seat(40, 40), seat(44, 40, { priceLevel: 1 })]
  const { pixel, ink } = painted(near, 0.5)
  expect(ink()).toBeLessThan(painted([near[0]!], 0.5).ink() * 2)
  expect(pixel(19, 20)).toEqual([255, 0, 0, 255])
  expect(pixel(23, 20)).toEqual([0, 0, 255, 255])
})
