import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { cartList, hold, holdList, report } from "../../test/samples.ts"
import type { Answer } from "../places.ts"
import { type DeskAction, deskIntent, frontOf, startDesk, updateDesk } from "./desk-state.ts"
import { firstVisible } from "./visible-rows.ts"

const carts: Answer = { kind: "carts", value: cartList({}, {}) }
const holds: Answer = { kind: "holds", value: holdList(hold(), hold({ id: "h2", state: "paying" })) }
const start = startDesk({ kind: "carts", query: {} })
const press = (input: string, key = {}, answer: Answer | "none" = carts, state = start) =>
  deskIntent(input, key, { state, answer: answer === "none" ? undefined : answer, count: 3, page: 10 })

describe("keys of the desk", () => {
  it("opens the chosen cart, its holds and back", () => {
    const second = updateDesk(start, { type: "move", by: 1, count: 3 })
    const opened = press("", { return: true }, carts, second)
    expect(opened).toEqual({ type: "open", place: { kind: "cart", id: "1f78ed1e-cart-0" } })
    const inside = updateDesk(second, opened as DeskAction)
    expect(press("h", {}, { kind: "cart", value: report() }, inside)).toEqual({
      type: "open",
      place: { kind: "holds", query: { cartId: report().summary.id } },
    })
    expect(press("", { escape: true }, "none", inside)).toEqual({ type: "back" })
    expect(frontOf(updateDesk(inside, { type: "back" })).cursor).toBe(1)
  })

  it("stays where it is at the first screen and where nothing can be opened", () => {
    expect(press("", { escape: true })).toBeUndefined()
    expect(press("", { return: true }, "none")).toBeUndefined()
    expect(press("", { return: true }, { kind: "hold", value: hold() })).toBeUndefined()
    expect(press("z")).toBeUndefined()
  })

  it("releases a living hold only", () => {
    expect(press("x", {}, holds)).toMatchObject({ type: "release", hold: { id: hold().id } })
    const second = updateDesk(start, { type: "move", by: 1, count: 2 })
    expect(press("x", {}, holds, second)).toBeUndefined()
    expect(press("x")).toBeUndefined()
  })

  it.each([
    ["p", { kind: "explanation", id: report().summary.id, about: "price" }],
    ["t", { kind: "explanation", id: report().summary.id, about: "tax" }],
    ["v", { kind: "replay", id: report().summary.id }],
  ] as const)("leads by %s from a cart to what explains it, and from nowhere else", (key, place) => {
    expect(press(key, {}, { kind: "cart", value: report() })).toEqual({ type: "open", place })
    expect(press(key, {}, { kind: "hold", value: hold() })).toBeUndefined()
  })

  it("leads from a hold to its cart, and quits and refreshes anywhere", () => {
    const place = { kind: "cart", id: hold().cartId }
    expect(press("c", {}, { kind: "hold", value: hold() })).toEqual({ type: "open", place })
    expect(press("q", {}, "none")).toEqual({ type: "quit" })
    expect(press("r", {}, "none")).toEqual({ type: "refresh" })
  })
})

it("keeps the choice within the list, whatever is pressed", () => {
  const moves = fc.array(fc.integer({ min: -20, max: 20 }))
  fc.assert(
    fc.property(moves, fc.integer({ min: 1, max: 12 }), (steps, count) => {
      const end = steps.reduce((state, by) => updateDesk(state, { type: "move", by, count }), start)
      const { cursor } = frontOf(end)
      return cursor >= 0 && cursor < count
    }),
  )
})

it("always shows the chosen row, and no emptiness while there are rows to show", () => {
  const sizes = fc.record({ count: fc.integer({ min: 1, max: 200 }), room: fc.integer({ min: 1, max: 60 }) })
  fc.assert(
    fc.property(sizes, fc.nat(), ({ count, room }, at) => {
      const cursor = at % count
      const first = firstVisible(cursor, count, room)
      const shown = Math.min(room, count - first)
      return first >= 0 && cursor >= first && cursor < first + room && shown === Math.min(room, count)
    }),
  )
})
