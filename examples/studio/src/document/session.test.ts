import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { moveItems } from "../edits/move-items.ts"
import { planIndex } from "./plan-index.ts"
import { rowSelection } from "./selection.ts"
import { newSession, type Session, session } from "./session.ts"
import { emptyDocument, type StudioDocument } from "./studio-document.ts"

const seat = (at: number) => ({
  seat_guid: `s${at}`,
  seat_number: String(at),
  position: { x: at * 25, y: 0 },
  category: "Regular",
})

function hall(): StudioDocument {
  const empty = emptyDocument("Hall", "Floor", "Regular")
  const rows = [0, 1].map((row) => ({
    row_number: "AB"[row]!,
    position: { x: 0, y: row * 30 },
    seats: [1, 2, 3].map((at) => seat(row * 10 + at)),
  }))
  return { ...empty, plan: { ...empty.plan, zones: [{ ...empty.plan.zones[0]!, rows }] } }
}

const moved = (state: Session, x: number): Session => {
  const { present } = state.history
  const [row] = planIndex(present.plan).rows
  const document = { ...present, plan: moveItems(present.plan, rowSelection(row!), { x, y: 0 }) }
  return session(state, { type: "change", name: { key: "step.move" }, document })
}
const times = (count: number, state: Session, type: "undo" | "redo") =>
  Array.from({ length: count }).reduce<Session>((so) => session(so, { type }), state)

describe("the history of a drawing", () => {
  it("goes back to the very documents that were, and forth again, as far as it went", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 40 }), (steps) => {
        const start = newSession(hall())
        const end = steps.reduce(moved, start)
        const undone = times(steps.length, end, "undo")
        expect(undone.history.present).toBe(start.history.present)
        expect(undone.history.past).toBeUndefined()
        expect(times(steps.length, undone, "redo").history.present).toBe(end.history.present)
      }),
    )
  })

  it("has one step for a whole sweep, and another for the next one", () => {
    const start = newSession(hall())
    const swept = (state: Session, x: number, sweep: symbol): Session =>
      session(state, {
        type: "change",
        name: { key: "step.picture", sweep },
        document: { ...state.history.present, plan: { ...state.history.present.plan, name: String(x) } },
      })
    const [one, other] = [Symbol(), Symbol()]
    const end = [one, one, one, other, other].reduce((state, sweep, at) => swept(state, at, sweep), start)
    expect(end.history.past?.length).toBe(2)
    expect(times(1, end, "undo").history.present.plan.name).toBe("2")
    expect(times(2, end, "undo").history.present).toBe(start.history.present)
    // What was undone is not gone on with.
    expect(swept(times(1, end, "undo"), 9, other).history.past?.length).toBe(2)
  })

  it("has no step for a gesture that changes nothing, and forgets what was undone once something else is done", () => {
    const start = newSession(hall())
    expect(moved(start, 0)).toBe(start)
    const other = moved(session(moved(start, 5), { type: "undo" }), 7)
    expect(other.history.future).toBeUndefined()
    expect(other.history.past?.length).toBe(1)
  })

  it("shares with the step before what a gesture did not touch", () => {
    const start = newSession(hall())
    const after = moved(start, 5).history.present.plan.zones[0]!
    const before = start.history.present.plan.zones[0]!
    expect(after.rows[1]).toBe(before.rows[1])
    expect(after.rows[0]!.seats).toBe(before.rows[0]!.seats)
  })

  it("lets go of seats that a step took away", () => {
    const start = newSession(hall())
    const [row] = planIndex(start.history.present.plan).rows
    const chosen = session(start, { type: "select", selection: rowSelection(row!) })
    const zones = [{ ...chosen.history.present.plan.zones[0]!, rows: [] }]
    const document = { ...chosen.history.present, plan: { ...chosen.history.present.plan, zones } }
    const emptied = session(chosen, { type: "change", name: { key: "step.remove" }, document })
    expect(emptied.selection.seats.size).toBe(0)
    expect(session(emptied, { type: "undo" }).selection.seats.size).toBe(3)
  })
})
