import { expect, it } from "vitest"
import { focalPlace } from "../canvas/focal-point.ts"
import { emptyDocument } from "../document/studio-document.ts"
import { addArea } from "./areas.ts"
import { FAR, withFocalPoint } from "./focal-point.ts"
import { fittedSheet } from "./sheet.ts"

const bare = emptyDocument("Hall", "Floor", "Regular")
const staged = addArea(bare, 0, {
  shape: "rectangle",
  position: { x: 100, y: 200 },
  rectangle: { width: 80, height: 40 },
  text: { text: "Stage", position: { x: 40, y: 20 } },
})

it("is where it is put, else in the middle of the stage, else of the side that is named", () => {
  expect(focalPlace(bare)).toBeUndefined()
  expect(focalPlace({ ...bare, venue: { ...bare.venue, front: "top" } })).toEqual({ x: 500, y: 0 })
  expect(focalPlace(staged)).toEqual({ x: 140, y: 220 })
  const put = withFocalPoint(staged, { x: 1.014, y: 2 * FAR })
  expect(focalPlace(put)).toEqual({ x: 1.01, y: FAR })
  expect(withFocalPoint(put, { x: 1.01, y: FAR })).toBe(put)
  expect(withFocalPoint(put, undefined).venue).toEqual(staged.venue)
})

it("goes with the drawing when the sheet is fitted to it", () => {
  const put = withFocalPoint(staged, { x: 150, y: 230 })
  const fitted = fittedSheet(put)
  const [stage, point] = [focalPlace(withFocalPoint(fitted, undefined))!, focalPlace(fitted)!]
  expect(stage).not.toEqual({ x: 140, y: 220 })
  expect([point.x - stage.x, point.y - stage.y]).toEqual([10, 10])
})
