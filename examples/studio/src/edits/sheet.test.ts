import { planFaults } from "@parterre/seating-plans/faults"
import { venueLayout } from "@parterre/seating-plans/layout"
import { newBlock } from "@parterre/seating-plans/rows"
import { expect, it } from "vitest"
import { planIndex } from "../document/plan-index.ts"
import { emptyDocument, type StudioDocument } from "../document/studio-document.ts"
import { withFocalPoint } from "./focal-point.ts"
import { mended } from "./mend.ts"
import { addRows, makerFor } from "./rows.ts"
import { fittedSheet } from "./sheet.ts"

/** Rows traced over a picture, some of them above and left of the sheet, and a point that people look at. */
function traced(): StudioDocument {
  const empty = emptyDocument("Hall", "Floor", "Regular")
  const shape = { front: { x: 20, y: -90 }, turn: 0, pitch: 25, depth: 30, counts: [6, 6, 6], stagger: 0 }
  const made = newBlock(shape, makerFor(empty.plan))
  if ("fault" in made) throw new Error(made.fault.message.en)
  const document = withFocalPoint(addRows(empty, 0, made.rows), { x: 20, y: -150 })
  const picture = {
    id: "wall",
    x: 30,
    y: -40,
    width: 800,
    height: 600,
    scale: 0.5,
    rotation: 90,
    opacity: 0.4,
    locked: true,
  }
  return { ...document, picture }
}

/** From the first seat to what lies beside it. */
function layOf({ plan, venue, picture }: StudioDocument) {
  const { x, y } = planIndex(plan).seats[0]!
  const from = (place: { readonly x: number; readonly y: number } | undefined) =>
    place && [Math.round((place.x - x) * 100) / 100, Math.round((place.y - y) * 100) / 100]
  return { focal: from(venue.focalPoint), picture: from(picture) }
}
const placeOf = ({ plan }: StudioDocument) => plan.zones[0]!.position
const faultsOf = ({ plan, venue }: StudioDocument) => planFaults(plan, venueLayout(venue, plan))

it("moves the point that people look at and the traced picture with the drawing when the sheet is fitted", () => {
  const before = traced()
  const after = fittedSheet(before)
  expect(placeOf(after)).not.toEqual(placeOf(before))
  expect(layOf(after)).toEqual(layOf(before))
  expect(after.picture).toEqual({ ...before.picture, x: after.picture?.x, y: after.picture?.y })
  expect(fittedSheet(after).plan.zones).toBe(after.plan.zones)
})

it("moves both with seats that are brought onto the sheet", () => {
  const before = traced()
  const fault = faultsOf(before).find(({ rule }) => rule === "seat-outside-plan")!
  const after = mended(before, fault, "fit-size")
  expect(faultsOf(after).filter(({ rule }) => rule === "seat-outside-plan")).toEqual([])
  expect(placeOf(after)).not.toEqual(placeOf(before))
  expect(layOf(after)).toEqual(layOf(before))
})
