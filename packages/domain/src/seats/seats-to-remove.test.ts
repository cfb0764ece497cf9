import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { RowPicture } from "./row.ts"
import { isFree, naiveNeighbours, rowFrom } from "./seat-oracle.test-support.ts"
import { seatsToRemove } from "./seats-to-remove.ts"

const remove = (text: string, clicked: number, size = 2, avoidSingle = true, ring = false) =>
  seatsToRemove(rowFrom(text, ring), clicked, { size, avoidSingle })

const picture = fc
  .record({
    letters: fc.string({ unit: fc.constantFrom("m", "m", "m", ".", "x"), minLength: 1, maxLength: 20 }),
    ring: fc.boolean(),
  })
  .map(({ letters, ring }) => rowFrom(letters, ring))
const rule = fc.record({ size: fc.integer({ min: 1, max: 4 }), avoidSingle: fc.boolean() })

const freed = (row: RowPicture, removed: readonly number[]): RowPicture => ({
  ring: row.ring,
  seats: row.seats.map((seat, i) => (removed.includes(i) ? { ...seat, state: "free" } : seat)),
})

describe("seatsToRemove", () => {
  it("takes the neighbours that would be left single along [MAP-026]", () => {
    expect(remove("..mmm..", 3, 3)).toEqual([2, 3, 4])
    expect(remove("..mmm..", 3, 1)).toEqual([2, 3, 4])
    expect(remove("..mm..", 2)).toEqual([2, 3])
    expect(remove("..mmmm..", 5)).toEqual([5])
    expect(remove("..mmmm..", 4)).toEqual([4, 5])
  })

  it("lets single tickets go one by one, but not those of a price sold by two [MAP-026] [SEAT-004]", () => {
    expect(remove("..mm..", 3, 1)).toEqual([3])
    const byTwo = { size: 1, minTickets: 2, avoidSingle: true }
    expect(seatsToRemove(rowFrom("..mm.."), 3, byTwo)).toEqual([2, 3])
  })

  it("leaves no freed seat alone beside the selection [MAP-026]", () => {
    expect(remove("..mmmmmx", 6)).toEqual([5, 6])
    expect(remove("xmmmmmmx", 3)).toEqual([1, 2, 3])
    expect(remove("mmmmm", 0, 2, true, true)).toEqual([0, 1])
  })

  it("removes just the seat where single seats do not matter [MAP-026]", () => {
    expect(remove("..mmm..", 3, 3, false)).toEqual([3])
  })

  it("removes nothing when the seat is not selected", () => {
    expect(remove("..mm..", 0)).toEqual([])
    expect(remove("..mm..", 17)).toEqual([])
  })

  it("leaves who has a wheelchair place there, whoever beside goes [MAP-026]", () => {
    expect(remove("xmmmx", 3)).toEqual([1, 2, 3])
    expect(remove("xMmmx", 3)).toEqual([3])
    expect(remove("xMmx", 2)).toEqual([2])
    expect(remove("xMmmmx", 4)).toEqual([4])
    // The place beside a wheelchair place may stay alone.
    expect(remove("XmmmmX", 4)).toEqual([4])
    expect(remove("xmmmmx", 4)).toEqual([3, 4])
  })

  it("takes only selected seats, the clicked one among them, and leaves nobody stranded", () => {
    fc.assert(
      fc.property(picture, rule, fc.nat(19), (row, asked, at) => {
        fc.pre(row.seats[at]?.state === "mine")
        const removed = seatsToRemove(row, at, asked)
        const after = freed(row, removed)
        expect(removed).toContain(at)
        expect(removed.every((i) => row.seats[i]?.state === "mine")).toBe(true)
        if (!asked.avoidSingle) expect(removed).toEqual([at])
        if (!asked.avoidSingle) return
        for (const seat of removed) {
          const beside = naiveNeighbours(after, seat)
          const canShare = beside.some((i) => isFree(after, i))
          expect(canShare || beside.every((i) => after.seats[i]?.state !== "mine")).toBe(true)
        }
        const isMine = (i: number) => after.seats[i]?.state === "mine"
        after.seats.forEach((_, i) => {
          const beside = naiveNeighbours(after, i)
          const lostCompanion = beside.some((j) => removed.includes(j)) && !beside.some(isMine)
          expect(isMine(i) && asked.size > 1 && lostCompanion).toBe(false)
        })
      }),
    )
  })
})
