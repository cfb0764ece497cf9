import { expect, it } from "vitest"
import { boundsOf } from "../geometry/bounds.ts"
import type { Decoration } from "../venue.ts"
import { decorationBounds, decorationOutline, touches, writtenGround } from "./decorations.ts"

const stage: Decoration = {
  shape: "polygon",
  position: { x: 100, y: 0 },
  polygon: {
    points: [
      { x: -100, y: 0 },
      { x: 100, y: 0 },
      { x: 0, y: 100 },
    ],
  },
}

it("puts circle and ellipse about their position", () => {
  const box = decorationBounds({
    shape: "ellipse",
    position: { x: 10, y: 20 },
    ellipse: { radius: { x: 30, y: 5 } },
  })
  expect(Object.values(box!).map(Math.round)).toEqual([-20, 15, 40, 25])
  expect(
    decorationBounds({ shape: "circle", position: { x: 0, y: 0 }, circle: { radius: 7 } })!.right,
  ).toBeCloseTo(7)
})

it("gives a text alone no outline", () => {
  expect(decorationOutline({ shape: "text", position: { x: 0, y: 0 }, text: { text: "Bar" } })).toEqual([])
})

it("tells a box upon a slanted stage from one in the corner that only its bounds hold", () => {
  const outline = decorationOutline(stage)
  expect(touches(outline, { left: 90, right: 110, top: 40, bottom: 50 })).toBe(true)
  expect(touches(outline, { left: 0, right: 30, top: 80, bottom: 95 })).toBe(false)
})

it("finds a small outline wholly inside a large box", () => {
  expect(touches(decorationOutline(stage), { left: -500, right: 500, top: -500, bottom: 500 })).toBe(true)
})

it("keeps ground under the words of an aisle, turned with them", () => {
  const aisle = { shape: "text", position: { x: 100, y: 50 }, text: { text: "Allée B", size: 10 } } as const
  const level = boundsOf(writtenGround(aisle))
  expect(level).toEqual({ left: 79, right: 121, top: 44, bottom: 56 })
  const upright = boundsOf(writtenGround({ ...aisle, rotation: 90 }))
  expect(upright?.bottom).toBeCloseTo(71)
  expect(upright?.right).toBeCloseTo(106)
  expect(touches(writtenGround(aisle), { left: 118, right: 130, top: 48, bottom: 52 })).toBe(true)
  expect(writtenGround(stage)).toEqual([])
})
