import { expect, it } from "vitest"
import type { PlanZone, SeatingPlan } from "../plan/seating-plan.ts"
import { admissionHomes } from "./admission-homes.ts"
import type { GeneralAdmissionEntry } from "./laid-venue.ts"
import { venueLayout } from "./venue-layout.ts"

const entry = (key: string, category: string, name = key): GeneralAdmissionEntry => ({
  key,
  name: { fr: name, en: name },
  category,
  capacity: 100,
})

/** A zone without seats whose area is 100 wide, at a place of its own. */
const zone = (name: string, x: number, more: Partial<PlanZone> = {}): PlanZone => ({
  name,
  position: { x, y: 0 },
  rows: [],
  areas: [{ shape: "rectangle", position: { x: 0, y: 0 }, rectangle: { width: 100, height: 50 } }],
  ...more,
})

const homesOf = (entries: readonly GeneralAdmissionEntry[], zones: readonly PlanZone[]) => {
  const homes = admissionHomes(entries, zones)
  return entries.map((one) => homes.get(one))
}

it("draws two general admission areas of one category each in its own zone", () => {
  const zones = [zone("Standing", 0, { zone_id: "standing" }), zone("Lawn", 300, { zone_id: "lawn" })]
  const plan: SeatingPlan = { name: "Hall", categories: [{ name: "Standing" }], zones }
  const generalAdmission = [entry("standing", "Standing"), entry("lawn", "Standing")]
  const { sections } = venueLayout({ name: { fr: "Salle", en: "Hall" }, generalAdmission }, plan)
  expect(sections.map(({ polygons }) => polygons[0]?.[0])).toEqual([
    { x: 0, y: 0 },
    { x: 300, y: 0 },
  ])
})

it("goes by the key before the name, and by the name before the category, in any order", () => {
  const [byCategory, byName, byKey] = [
    entry("a", "Floor"),
    entry("b", "Other", "Floor"),
    entry("floor", "None"),
  ]
  for (const entries of [
    [byCategory, byName, byKey],
    [byKey, byName, byCategory],
  ])
    expect(admissionHomes(entries, [zone("FLOOR", 0)])).toEqual(new Map([[byKey, 0]]))
  expect(homesOf([byCategory, byName], [zone("Floor", 0)])).toEqual([undefined, 0])
  expect(homesOf([byCategory], [zone("Floor", 0)])).toEqual([0])
})

it("gives a zone to one area only, and no zone with seats to any", () => {
  const [one, other] = [entry("one", "Lawn"), entry("other", "Lawn")]
  expect(homesOf([one, other], [zone("Lawn", 0)])).toEqual([0, undefined])
  expect(homesOf([one, other], [zone("Lawn", 0), zone("2", 0, { zone_id: "lawn" })])).toEqual([0, 1])
  const seat = { seat_guid: "1", seat_number: "1", position: { x: 0, y: 0 }, category: "A" }
  const seated = zone("one", 0, { rows: [{ row_number: "A", seats: [seat] }] })
  expect(homesOf([one], [seated])).toEqual([undefined])
})
