import { newBlock, reshaped } from "@parterre/seating-plans/rows"
import { expect, it } from "vitest"
import { admissionOf } from "../document/admission-of.ts"
import { planIndex } from "../document/plan-index.ts"
import { rowSelection, seatsChosen } from "../document/selection.ts"
import { newSession, session } from "../document/session.ts"
import { emptyDocument, type StudioDocument } from "../document/studio-document.ts"
import { changeArea } from "./areas.ts"
import { addCategory, changeCategory, removeCategory } from "./categories.ts"
import { withRow } from "./plan-parts.ts"
import { removed } from "./remove-items.ts"
import { addRows, chosenBlock, makerFor, putRows } from "./rows.ts"
import { withAccessible, withNote } from "./seat-facts.ts"
import { addZone, removeZone, renameZone, rowsToZone, withShownName } from "./zones.ts"

const words = (one: string) => ({ fr: one, en: one })

/** Rows A to D on the floor, a balcony, two categories and a bar, all of which the venue's file names. */
function hall(): StudioDocument {
  const empty = addCategory(addZone(emptyDocument("Hall", "Floor", "Regular"), "Balcony"), "Best")
  const shape = { front: { x: 300, y: 100 }, turn: 0, pitch: 25, depth: 30, counts: [4, 4, 4, 4], stagger: 0 }
  const made = newBlock(shape, makerFor(empty.plan))
  if ("fault" in made) throw new Error(made.fault.message.en)
  const { plan, venue, ...others } = addRows(empty, 0, made.rows)
  const bar = {
    shape: "text" as const,
    position: { x: 0, y: 0 },
    text: { text: "Bar", position: { x: 0, y: 0 } },
  }
  const zones = plan.zones.map((zone, z) => (z === 0 ? { ...zone, areas: [bar] } : zone))
  const [first, second] = planIndex(plan).seats.map(({ guid }) => guid) as [string, string]
  return {
    ...others,
    plan: { ...plan, zones },
    venue: {
      ...venue,
      zones: { Floor: words("Parterre"), Balcony: words("Balcon") },
      categories: { Regular: words("Régulier"), Best: words("Choix") },
      areas: { Bar: words("Buvette") },
      tables: ["Balcony"],
      levels: [
        { name: words("Bas"), zones: ["Floor"] },
        { name: words("Haut"), zones: ["Balcony"] },
      ],
      views: [
        { zone: "Floor", image: "a.webp", description: words("A"), rows: { from: "A", to: "C" } },
        { zone: "Floor", image: "b.webp", description: words("B"), seats: [first, second] },
        { zone: "Balcony", image: "c.webp", description: words("C") },
      ],
    },
  }
}

const base = hall()
const rows = planIndex(base.plan).rows
/** A drawing after an edit, as somebody who draws makes it. */
const followed = (document: StudioDocument, edit: (one: StudioDocument) => StudioDocument) =>
  session(newSession(document), {
    type: "change",
    name: { key: "step.remove" },
    document: edit(document),
  }).history.present
const after = (edit: (one: StudioDocument) => StudioDocument) => followed(base, edit).venue
const viewsAfter = (edit: (one: StudioDocument) => StudioDocument) =>
  after(edit).views?.map(({ zone, rows: range, seats }) => [
    zone,
    range && `${range.from}-${range.to}`,
    seats?.length,
  ])

it("is the very same where nothing that is named changed", () => {
  expect(after((one) => ({ ...one, plan: { ...one.plan, name: "Other" } }))).toBe(base.venue)
})

it("follows a zone's name everywhere, and forgets a zone that is gone", () => {
  const { zones, levels, tables, views } = after((one) => renameZone(one, 1, "Gallery"))
  expect([Object.keys(zones!), levels![1]!.zones, tables, views![2]!.zone]).toEqual([
    ["Floor", "Gallery"],
    ["Gallery"],
    ["Gallery"],
    "Gallery",
  ])
  const gone = after((one) => removeZone(one, 1))
  expect(gone.levels).toEqual([{ name: words("Bas"), zones: ["Floor"] }])
  expect([Object.keys(gone.zones!), gone.tables, gone.views!.length]).toEqual([["Floor"], [], 2])
})

it("follows a category and the words on an area", () => {
  expect(Object.keys(after((one) => changeCategory(one, 1, { name: "First" })).categories!)).toEqual([
    "Regular",
    "First",
  ])
  expect(Object.keys(after((one) => removeCategory(one, 1)).categories!)).toEqual(["Regular"])
  const said = (text: string) => (one: StudioDocument) =>
    changeArea(one, "0:0", (area) => ({ ...area, text: { text, position: { x: 0, y: 0 } } }))
  expect(after(said("Café")).areas).toEqual({ Café: words("Buvette") })
  expect(after((one) => removed(one, { seats: new Set(), areas: new Set(["0:0"]) })).areas).toEqual({})
})

it("forgets what is said of seats that are gone, and of no others", () => {
  const [first, second] = rows.map(({ seats }) => seats.map(({ guid }) => guid))
  const chosen = new Set([first![0]!, first![3]!, second![3]!])
  const marked = withNote(withAccessible(base, chosen, true), chosen, words("Vue"))
  const said = (edit: (one: StudioDocument) => StudioDocument) => {
    const { accessible, notes } = followed(marked, edit).venue
    return [accessible, Object.keys(notes)]
  }
  const left = [first![0]!, second![3]!]
  const shorter = ({ plan, ...one }: StudioDocument): StudioDocument => {
    const { block, rows: drawn, placed } = chosenBlock(plan, [planIndex(plan).rows[0]!])!
    const laid = reshaped(drawn, block, { ...block, counts: [3] }, makerFor(plan))
    if ("fault" in laid) throw new Error(laid.fault.message.en)
    return { ...one, plan: putRows(plan, placed, laid.rows) }
  }
  expect(said(shorter)).toEqual([left, left])
  expect(said((one) => removed(one, seatsChosen([first![3]!])))).toEqual([left, left])
  expect(followed(marked, (one) => removed(one, rowSelection(rows[2]!))).venue).toMatchObject({
    accessible: marked.venue.accessible,
    notes: marked.venue.notes,
  })
  // What the file that was opened said of seats that it never had is left to the import to tell.
  const opened = { ...marked, venue: { ...marked.venue, accessible: ["nowhere", ...chosen] } }
  expect(followed(opened, shorter).venue.accessible).toEqual(["nowhere", ...left])
})

it("keeps a zone the home of what is sold there without numbers, whatever either is called", () => {
  const entry = { key: "lawn", name: words("Balcony"), category: "Best", capacity: 50 }
  const sold = { ...base, venue: { ...base.venue, generalAdmission: [entry] } }
  const renamed = followed(sold, (one) => renameZone(one, 1, "Gallery"))
  const shown = followed(sold, (one) => withShownName(one, 1, words("Pelouse")))
  expect([admissionOf(renamed, 1)?.key, admissionOf(shown, 1)?.key]).toEqual(["lawn", "lawn"])
  // A name that the area is still found by changes no more than was asked for.
  expect(followed(sold, (one) => changeCategory(one, 1, { name: "First" })).plan.zones[1]).toBe(
    sold.plan.zones[1],
  )
})

it("keeps a view on the rows and seats that it is of", () => {
  const named = (r: number, name: string) => (one: StudioDocument) => ({
    ...one,
    plan: withRow(one.plan, 0, r, (row) => ({ ...row, row_number: name })),
  })
  expect(viewsAfter(named(0, "AA"))![0]).toEqual(["Floor", "AA-C", undefined])
  expect(viewsAfter(named(3, "X"))![0]).toEqual(["Floor", "A-C", undefined])
  expect(viewsAfter((one) => removed(one, rowSelection(rows[2]!)))![0]).toEqual(["Floor", "A-B", undefined])
  expect(viewsAfter((one) => renameZone(one, 0, "Stalls"))![0]).toEqual(["Stalls", "A-C", undefined])
  expect(viewsAfter((one) => rowsToZone(one, new Set([rows[0]!.key]), 1))![0]).toEqual([
    "Floor",
    "B-C",
    undefined,
  ])
  expect(viewsAfter((one) => removed(one, seatsChosen([rows[0]!.seats[0]!.guid])))![1]).toEqual([
    "Floor",
    undefined,
    1,
  ])
  expect(viewsAfter((one) => removed(one, rowSelection(rows[0]!)))).toHaveLength(2)
  const all = rows.slice(0, 3).flatMap(({ seats }) => seats.map(({ guid }) => guid))
  expect(viewsAfter((one) => removed(one, seatsChosen(all)))).toEqual([["Balcony", undefined, undefined]])
})
