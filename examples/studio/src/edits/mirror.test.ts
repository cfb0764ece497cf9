import { planFromTemplate } from "@parterre/seating-plans/templates"
import { expect, it } from "vitest"
import { areaOutlines } from "../canvas/area-outlines.ts"
import { focalPlace } from "../canvas/focal-point.ts"
import { planIndex } from "../document/plan-index.ts"
import { rowSelection, wholePlan } from "../document/selection.ts"
import { documentOf, noFacts, type StudioDocument } from "../document/studio-document.ts"
import { addArea } from "./areas.ts"
import { withFocalPoint } from "./focal-point.ts"
import { mirrored } from "./mirror.ts"

let made = 0
const { plan, venue } = planFromTemplate("raked-theatre", {
  ...{ name: "Hall", language: "en" as const },
  newGuid: () => `g${made++}`,
})
const drawn = documentOf(plan, "Hall", { venue: { ...noFacts("Hall"), ...venue } })
const theatre = [
  {
    shape: "polygon" as const,
    position: { x: 10, y: 20 },
    rotation: 30,
    polygon: {
      points: [
        { x: 0, y: 0 },
        { x: 40, y: 0 },
        { x: 40, y: 10 },
      ],
    },
  },
  {
    shape: "rectangle" as const,
    position: { x: 90, y: 20 },
    rotation: 15,
    rectangle: { width: 60, height: 20 },
  },
  {
    shape: "ellipse" as const,
    position: { x: 300, y: 20 },
    rotation: 45,
    ellipse: { radius: { x: 30, y: 8 } },
  },
].reduce((document, area) => addArea(document, 0, area), drawn)

const corners = ({ plan }: StudioDocument) =>
  areaOutlines(plan).map(({ outline }) =>
    outline.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).toSorted(),
  )
const whole = (document: StudioDocument) => wholePlan(document.plan)

it("shows the whole drawing in a mirror, with the point that people look at", () => {
  const looked = withFocalPoint(theatre, { x: 200, y: 40 })
  for (const way of ["across", "down"] as const) {
    const other = mirrored(looked, whole(looked), way)
    expect(focalPlace(other)).not.toEqual({ x: 200, y: 40 })
    const apart = (document: StudioDocument) => {
      const { seats } = planIndex(document.plan)
      const at = focalPlace(document)!
      return seats.map(({ x, y }) => Math.hypot(x - at.x, y - at.y))
    }
    for (const [index, distance] of apart(other).entries())
      expect(distance).toBeCloseTo(apart(looked)[index]!, 0)
    // Twice in the mirror is as before.
    const again = mirrored(other, whole(other), way)
    expect(focalPlace(again)).toEqual({ x: 200, y: 40 })
    expect(corners(again)).toEqual(corners(looked))
  }
})

it("has every shape where the mirror shows it", () => {
  const before = areaOutlines(theatre.plan)
  const all = [...planIndex(theatre.plan).seats, ...before.flatMap(({ outline }) => outline)]
  const through = (Math.min(...all.map(({ x }) => x)) + Math.max(...all.map(({ x }) => x))) / 2
  const expected = before.map(({ outline }) =>
    outline.map(({ x, y }) => `${Math.round(2 * through - x)} ${Math.round(y)}`).toSorted(),
  )
  const found = corners(mirrored(theatre, whole(theatre), "across"))
  for (const [index, corner] of expected.flat().entries()) {
    const [x, y] = corner.split(" ").map(Number)
    const [ownX, ownY] = found.flat()[index]!.split(" ").map(Number)
    expect(Math.hypot(x! - ownX!, y! - ownY!), corner).toBeLessThan(2)
  }
})

it("turns the side that the venue's file names, and leaves where people look when only a row is mirrored", () => {
  const sided = { ...theatre, venue: { ...theatre.venue, front: "top" as const } }
  expect(mirrored(sided, whole(sided), "down").venue.front).toBe("bottom")
  expect(mirrored(sided, whole(sided), "across").venue.front).toBe("top")
  const looked = withFocalPoint(theatre, { x: 200, y: 40 })
  const row = rowSelection(planIndex(looked.plan).rows[0]!)
  expect(focalPlace(mirrored(looked, row, "across"))).toEqual({ x: 200, y: 40 })
})
