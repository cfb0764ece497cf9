import { describe, expect, it } from "vitest"
import type { MapSection } from "../venue.ts"
import { sectionShapes } from "./section-shapes.ts"
import { zoomAim } from "./zoom-aim.ts"

const view = { center: { x: 0, y: 0 }, scale: 1, width: 390, height: 590 }
const block = (id: string, left: number, top: number, wide: number, high: number): MapSection => ({
  id,
  name: id,
  polygons: [
    [
      { x: left, y: top },
      { x: left + wide, y: top },
      { x: left + wide, y: top + high },
      { x: left, y: top + high },
    ],
  ],
  numberOfSeats: 100,
  priceLevels: [],
  colors: [],
})
const shapesOf = (...sections: readonly MapSection[]) =>
  sectionShapes({ id: "v", priceLevels: [], levels: [{ id: "l", name: "L", sections }] }, 4)
const all = { aisle: 16, isWanted: () => true }
/** Two sides around the ice, the lower one nearer. */
const arena = shapesOf(block("north", -60, -120, 120, 40), block("south", -60, 70, 120, 40))

describe("the aim of a zoom", () => {
  it("is the middle of what is chosen and in sight", () => {
    const chosen = [
      { x: 100, y: 200 },
      { x: 120, y: 200 },
    ]
    expect(zoomAim(view, chosen, arena, all)).toEqual({ x: 110, y: 200 })
    expect(zoomAim(view, [...chosen, { x: 5_000, y: 0 }], arena, all)).toEqual({ x: 110, y: 200 })
  })

  it("is the nearest block of seats, from a middle without any", () => {
    expect(zoomAim(view, [], arena, all)).toEqual({ x: 0, y: 90 })
    expect(zoomAim({ ...view, center: { x: 500, y: 90 }, width: 900 }, [], arena, all)).toEqual({
      x: 40,
      y: 90,
    })
  })

  it("is a block that is wanted, such as one with something left", () => {
    const isWanted = ({ id }: { readonly id: string }) => id !== "south"
    expect(zoomAim(view, [], arena, { ...all, isWanted })).toEqual({ x: 0, y: -100 })
    // Who looks at seats stays with them.
    expect(zoomAim({ ...view, center: { x: 10, y: 80 } }, [], arena, { ...all, isWanted })).toBeUndefined()
  })

  it("is the middle of the view, where there are seats at or beside it", () => {
    expect(zoomAim({ ...view, center: { x: 10, y: 80 } }, [], arena, all)).toBeUndefined()
    expect(zoomAim({ ...view, center: { x: 10, y: 60 } }, [], arena, all)).toBeUndefined()
    expect(
      zoomAim(view, [{ x: 5_000, y: 0 }], shapesOf(block("all", -500, -500, 999, 999)), all),
    ).toBeUndefined()
  })

  it("is the middle of the view, where no block is in sight", () => {
    expect(zoomAim({ ...view, center: { x: 4_000, y: 0 } }, [], arena, all)).toBeUndefined()
    expect(zoomAim(view, [], [], all)).toBeUndefined()
  })

  it("knows a block that bends round the middle from one with seats there", () => {
    const bent: MapSection = {
      ...block("bent", 0, 0, 0, 0),
      polygons: [
        [
          { x: -200, y: -200 },
          { x: 200, y: -200 },
          { x: 200, y: 200 },
          { x: 150, y: 200 },
          { x: 150, y: -150 },
          { x: -150, y: -150 },
          { x: -150, y: 200 },
          { x: -200, y: 200 },
        ],
      ],
    }
    expect(zoomAim(view, [], shapesOf(bent, block("south", -60, 70, 120, 40)), all)).toEqual({ x: 0, y: 90 })
  })
})
