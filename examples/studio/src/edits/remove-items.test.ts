import { expect, it } from "vitest"
import { areaKey, zoneLabel } from "../document/plan-index.ts"
import type { Selection } from "../document/selection.ts"
import { emptyDocument, type StudioDocument } from "../document/studio-document.ts"
import { addAdmission } from "./admission.ts"
import { addArea } from "./areas.ts"
import { removed } from "./remove-items.ts"

const area = {
  shape: "rectangle" as const,
  position: { x: 0, y: 0 },
  rectangle: { width: 100, height: 50 },
}
const sold = (document: StudioDocument, name: string) =>
  addAdmission(document, { name, capacity: 50, area, category: undefined })
const two = sold(sold(emptyDocument("Hall", "Floor", "Regular"), "Standing"), "Lawn")

const areas = (...keys: readonly string[]): Selection => ({ seats: new Set(), areas: new Set(keys) })
const left = ({ plan, venue }: StudioDocument) => ({
  zones: plan.zones.map((_, z) => zoneLabel(plan, z)),
  sold: venue.generalAdmission?.map(({ key }) => key),
})

it("takes a standing area out as a whole: its zone and what is sold there", () => {
  expect(left(two)).toEqual({ zones: ["Floor", "Standing", "Lawn"], sold: ["standing", "lawn"] })
  expect(left(removed(two, areas(areaKey(1, 0))))).toEqual({ zones: ["Floor", "Lawn"], sold: ["lawn"] })
  expect(left(removed(two, areas(areaKey(1, 0), areaKey(2, 0))))).toEqual({ zones: ["Floor"], sold: [] })
})

it("keeps a standing area that has a shape left, and a zone that nothing is sold in", () => {
  const bar = addArea(addArea(two, 1, { shape: "text", text: "Bar" }), 0, area)
  expect(left(removed(bar, areas(areaKey(1, 1), areaKey(0, 0))))).toEqual(left(two))
  // Words that were not chosen stay where they are.
  const shapeless = removed(bar, areas(areaKey(1, 0)))
  expect(left(shapeless)).toEqual({ zones: ["Floor", "Standing", "Lawn"], sold: ["lawn"] })
  expect(shapeless.plan.zones[1]?.areas).toMatchObject([{ text: "Bar" }])
})

it("keeps the only zone of a plan, and nothing that is sold there", () => {
  const alone = { ...two, plan: { ...two.plan, zones: two.plan.zones.slice(1, 2) } }
  const { plan, venue } = removed(alone, areas(areaKey(0, 0)))
  expect(plan.zones).toMatchObject([{ name: "Standing", areas: [] }])
  expect(venue.generalAdmission?.map(({ key }) => key)).toEqual(["lawn"])
})
