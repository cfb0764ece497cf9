import type { Section, Venue } from "@parterre/contract"
import { expect, it } from "vitest"
import { stageViews, viewOfSection } from "./stage-views.ts"

const view = (name: string, places: object = {}) => ({
  imageUrl: `/${name}.svg`,
  description: name,
  ...places,
})
const section = (id: string, views?: Section["views"]): Section => ({
  id,
  name: id,
  polygons: [],
  numberOfSeats: 9,
  priceLevels: [],
  colors: [],
  ...(views === undefined ? {} : { views }),
})
const sections = [
  section("parterre", [view("parterre"), view("loin", { rowIds: ["M"] })]),
  section("loges", [view("loge", { seatIds: ["l1"] })]),
  section("balcon"),
]
const venue: Venue = {
  id: "v",
  name: "V",
  levels: [{ id: "l", name: "L", sections }],
  priceLevels: [],
  avoidSingle: true,
  bounds: { x: 0, y: 0, width: 1, height: 1 },
  version: "1",
}
const seat = (sectionId: string, rowId: string, seatId: string) => ({
  seatId,
  rowId,
  sectionId,
  section: sectionId,
  row: rowId,
  rowType: "SEAT" as const,
  seat: seatId,
})

it("shows each picture once, for the seats it holds true for, the most exact one for each", () => {
  const seats = [
    seat("parterre", "M", "m1"),
    seat("parterre", "A", "a1"),
    seat("parterre", "M", "m2"),
    seat("loges", "1", "l1"),
    seat("loges", "1", "l2"),
    seat("balcon", "A", "b1"),
  ]
  const shown = stageViews(venue, seats).map((one) => [
    one.view.description,
    one.scope,
    one.seats.map(({ seatId }) => seatId),
  ])
  expect(shown).toEqual([
    ["loin", "row", ["m1", "m2"]],
    ["parterre", "section", ["a1"]],
    ["loge", "seat", ["l1"]],
  ])
})

it("knows what one sees from a whole section, and of nothing where none was given", () => {
  expect(viewOfSection(venue, "parterre")?.description).toBe("parterre")
  expect(viewOfSection(venue, "loges")).toBeUndefined()
  expect(viewOfSection(venue, "balcon")).toBeUndefined()
  expect(viewOfSection(undefined, "parterre")).toBeUndefined()
})
