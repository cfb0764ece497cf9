import { newBlock, placesOf } from "@parterre/seating-plans/rows"
import { describe, expect, it } from "vitest"
import { planIndex } from "../document/plan-index.ts"
import { nothing, rowSelection, zoneSelection } from "../document/selection.ts"
import { emptyDocument, type StudioDocument } from "../document/studio-document.ts"
import { withAisle } from "../tools/aisle.ts"
import { addAdmission } from "./admission.ts"
import { addCategory, changeCategory } from "./categories.ts"
import { duplicated } from "./duplicate.ts"
import { renumbered } from "./number-rows.ts"
import { painted } from "./paint-seats.ts"
import { addRows, chosenBlock, makerFor, nextNames, putRows, sheetRows } from "./rows.ts"
import { addTable, tableZone } from "./tables.ts"
import { addZone, renameZone, rowsToZone } from "./zones.ts"

const empty = emptyDocument("Hall", "Floor", "Regular")

function hall(rows = 3, seats = 6): StudioDocument {
  const block = {
    front: { x: 300, y: 100 },
    turn: 0,
    pitch: 25,
    depth: 30,
    counts: new Array<number>(rows).fill(seats),
    stagger: 0,
  }
  const made = newBlock(block, makerFor(empty.plan))
  if ("fault" in made) throw new Error(made.fault.message.en)
  return addRows(empty, 0, made.rows)
}
const rowsOf = ({ plan }: StudioDocument) => planIndex(plan).rows
const names = (document: StudioDocument) => rowsOf(document).map(({ name }) => name)
const numbers = (document: StudioDocument) =>
  rowsOf(document).map(({ seats }) => seats.map(({ number }) => number).join(" "))
const numbering = {
  what: "seats",
  way: "along",
  isBackwards: false,
  start: "1",
  step: 1,
  skip: "",
  afterZ: "AA BB",
  prefix: "",
  expression: "",
} as const

describe("rows", () => {
  it("are named on from the last one", () => {
    expect(nextNames([], 3)).toEqual(["A", "B", "C"])
    expect(nextNames(["A", "B"], 2)).toEqual(["C", "D"])
    expect(nextNames(["12"], 1)).toEqual(["13"])
    expect(names(hall())).toEqual(["A", "B", "C"])
  })

  it("stay where they are on the sheet when they come into another zone", () => {
    const wide = addZone(hall(), "Balcony")
    const shifted = {
      ...wide,
      plan: {
        ...wide.plan,
        zones: wide.plan.zones.map((zone, z) => (z === 1 ? { ...zone, position: { x: 70, y: -40 } } : zone)),
      },
    }
    const [first] = rowsOf(shifted)
    const after = rowsToZone(shifted, new Set([first!.key]), 1)
    const there = rowsOf(after).find(({ zone }) => zone === 1)!
    expect(there.seats.map(({ x, y }) => ({ x, y }))).toEqual(first!.seats.map(({ x, y }) => ({ x, y })))
  })

  it("are found as a block from the front back, whatever their order in the plan", () => {
    const document = hall()
    const backwards = [...rowsOf(document)].reverse()
    const found = chosenBlock(document.plan, backwards)
    expect(found?.block.depth).toBeCloseTo(30)
    expect(found?.placed.map(({ name }) => name)).toEqual(["A", "B", "C"])
    expect(
      putRows(document.plan, backwards, sheetRows(document.plan, backwards)).zones[0]!.rows.map(placesOf),
    ).toEqual(document.plan.zones[0]!.rows.map(placesOf))
  })

  it("are two with one name on both sides of an aisle, and are numbered across it", () => {
    const line = { from: { x: 300, y: 0 }, to: { x: 300, y: 400 } }
    const split = withAisle(hall(), nothing, line, 30)
    expect(names(split)).toEqual(["A", "A", "B", "B", "C", "C"])
    const across = renumbered(split, rowsOf(split), { ...numbering, what: "across", way: "from-centre" })
    expect("document" in across && numbers(across.document).slice(0, 2)).toEqual(["6 4 2", "1 3 5"])
    const named = renumbered(split, rowsOf(split), {
      ...numbering,
      what: "rows",
      start: "10",
      isBackwards: true,
    })
    expect("document" in named && names(named.document)).toEqual(["12", "12", "11", "11", "10", "10"])
    expect(withAisle(split, nothing, { from: { x: 0, y: 0 }, to: { x: 1, y: 9 } }, 30)).toBe(split)
  })

  it("are not numbered where the fields make no sense, and say why in both languages", () => {
    const document = hall()
    const refused = renumbered(document, rowsOf(document), { ...numbering, start: "?" })
    expect(refused).toMatchObject({ fault: { fr: expect.any(String), en: expect.any(String) } })
  })
})

describe("what the venue's file says", () => {
  it("goes with the seats it is about, and not with their copies", () => {
    const document = hall()
    const [row] = rowsOf(document)
    const chosen = rowSelection(row!)
    const accessible = painted(painted(document, chosen.seats, { type: "accessible" }), chosen.seats, {
      type: "companion",
    })
    expect(accessible.venue.accessible).toHaveLength(6)
    const { document: copied, selection } = duplicated(accessible, chosen, 25)
    expect(copied.venue.accessible).toHaveLength(6)
    expect(selection.seats.size).toBe(6)
    expect(selection.seats.isDisjointFrom(chosen.seats)).toBe(true)
    expect(painted(accessible, chosen.seats, { type: "plain" }).venue).toMatchObject({
      accessible: [],
      notes: {},
    })
  })

  it("has categories and zones of different names", () => {
    const base = hall()
    expect(renameZone(addZone(base, "Balcony"), 0, "Balcony").plan.zones[0]!.name).toBe("Floor")
    const called = changeCategory(base, 0, { name: "Best" })
    expect(new Set(planIndex(called.plan).seats.map(({ category }) => category))).toEqual(new Set(["Best"]))
    const two = addCategory(base, "Regular")
    expect(two.plan.categories.map(({ name }) => name)).toEqual(["Regular", "Regular 2"])
    expect(changeCategory(two, 1, { name: "Regular" })).toBe(two)
  })

  it("has general admission under keys of its own, and tables in a zone of tables", () => {
    const area = {
      shape: "rectangle" as const,
      position: { x: 0, y: 0 },
      rectangle: { width: 10, height: 10 },
    }
    const twice = [1, 2].reduce(
      (so) => addAdmission(so, { name: "Été", capacity: 50, area, category: undefined }),
      hall(),
    )
    expect(twice.venue.generalAdmission?.map(({ key }) => key)).toEqual(["ete", "ete-2"])
    // None has a category of numbered seats, even where that is what is painted with.
    const { name: ofSeats } = hall().plan.categories[0]!
    const painted = addAdmission(hall(), { name: "Lawn", capacity: 50, area, category: ofSeats })
    expect(painted.venue.generalAdmission?.[0]?.category).toBe("Lawn")
    expect(painted.plan.categories.at(-1)?.name).toBe("Lawn")
    const own = addAdmission(addCategory(hall(), "Standing"), {
      name: "Floor",
      capacity: 50,
      area,
      category: "Standing",
    })
    expect(own.venue.generalAdmission?.[0]?.category).toBe("Standing")
    const table = { row_number: "", position: { x: 0, y: 0 }, seats: [] }
    const cabaret = [1, 2].reduce((so) => addTable(so, 0, table, "Tables"), hall())
    expect(cabaret.venue.tables).toEqual(["Tables"])
    expect(tableZone(cabaret, 0)).toBe(1)
    expect(cabaret.plan.zones[1]!.rows.map(({ row_number }) => row_number)).toEqual(["1", "2"])
    expect(zoneSelection(cabaret.plan, 0).seats.size).toBe(18)
  })
})
