import { newBlock } from "@parterre/seating-plans/rows"
import { expect, it } from "vitest"
import { moveItems } from "../edits/move-items.ts"
import { withSeats } from "../edits/plan-parts.ts"
import { removed } from "../edits/remove-items.ts"
import { addRows, makerFor } from "../edits/rows.ts"
import { renameZone } from "../edits/zones.ts"
import { planIndex } from "./plan-index.ts"
import { seatsChosen, wholePlan } from "./selection.ts"
import { newSession, session } from "./session.ts"
import { emptyDocument, type StudioDocument } from "./studio-document.ts"

function sellingHall(): { readonly document: StudioDocument; readonly sold: string; readonly free: string } {
  const empty = emptyDocument("Hall", "Floor", "Regular")
  const block = { front: { x: 300, y: 100 }, turn: 0, pitch: 25, depth: 30, counts: [4, 4], stagger: 0 }
  const made = newBlock(block, makerFor(empty.plan))
  if ("fault" in made) throw new Error(made.fault.message.en)
  const hall = addRows(empty, 0, made.rows)
  const [first, , third] = planIndex(hall.plan).seats
  const site = { subdomain: "x", venueId: "x.y", revision: "1", locked: { [third!.guid]: "sold" as const } }
  return { document: { ...hall, source: { ...hall.source, site } }, sold: third!.guid, free: first!.guid }
}
const { document, sold, free } = sellingHall()
const after = (change: (one: StudioDocument) => StudioDocument) =>
  session(newSession(document), { type: "change", name: { key: "step.remove" }, document: change(document) })

it.each<[string, (one: StudioDocument) => StudioDocument]>([
  ["taken away", (one) => removed(one, seatsChosen([sold]))],
  ["taken away with all", (one) => removed(one, wholePlan(one.plan))],
  [
    "given another number",
    (one) => ({
      ...one,
      plan: withSeats(one.plan, new Set([sold]), (seat) => ({ ...seat, seat_number: "33" })),
    }),
  ],
  ["put elsewhere in its row", (one) => removed(one, seatsChosen([free]))],
  ["in a zone of another name", (one) => renameZone(one, 0, "Stalls")],
])("a sold seat is not %s, and the drawing is as it was", (_what, change) => {
  const state = after(change)
  expect(state.history.present).toBe(document)
  expect(state.refused).toMatchObject({ zone: "Floor", row: "A", seat: "3" })
})

it("a sold seat may stand elsewhere on the sheet, and other rows may change", () => {
  const state = after((one) => ({ ...one, plan: moveItems(one.plan, wholePlan(one.plan), { x: 5, y: 5 }) }))
  expect(state.refused).toBeUndefined()
  expect(state.history.past?.length).toBe(1)
})

it("what was saved stays saved when a step is undone", () => {
  const moved = after((one) => ({ ...one, plan: moveItems(one.plan, wholePlan(one.plan), { x: 5, y: 5 }) }))
  const source = { ...document.source, planText: "{}" }
  const saved = session(moved, { type: "saved", source })
  expect(session(saved, { type: "undo" }).history.present).toEqual({ ...document, source })
})
