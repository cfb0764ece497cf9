import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { chooseParty } from "./choose-party.ts"
import { dimmedSeats } from "./dimmed-seats.ts"
import { rowFrom } from "./seat-oracle.test-support.ts"

const pair = { size: 2, avoidSingle: true }

describe("dimmedSeats", () => {
  it("dims exactly the free seats that a click does not get, whatever the rows and prices [MAP-028]", () => {
    const letters = fc.string({ unit: fc.constantFrom(".", ".", "b", "x", "m", "#", "?"), maxLength: 20 })
    const rows = fc.array(fc.record({ letters, ring: fc.boolean() }), { maxLength: 5 })
    const rule = fc.record({
      size: fc.integer({ min: 1, max: 6 }),
      avoidSingle: fc.boolean(),
      lastResort: fc.constantFrom(undefined, false),
    })
    const fewest = fc.constantFrom(new Map(), new Map([["B", 4]]))
    fc.assert(
      fc.property(rows, rule, fewest, (drawn, asked, minTickets: ReadonlyMap<string, number>) => {
        const scope = drawn.map((row, i) => rowFrom(row.letters, row.ring, `row ${i}`))
        const refused = scope.flatMap((row) =>
          row.seats.flatMap(({ id, state, priceLevelId }, clicked) => {
            const full = { ...asked, scope, minTickets: minTickets.get(priceLevelId ?? "") }
            return state === "free" && !chooseParty(row, clicked, full).ok ? [id] : []
          }),
        )
        expect(dimmedSeats(scope, asked, minTickets)).toEqual(refused)
      }),
      { numRuns: 400 },
    )
  })

  it("dims a seat whose row has no good group only while another row has one [SEAT-005]", () => {
    const stuck = rowFrom("...", false, "a")
    expect(dimmedSeats([stuck], pair)).toEqual([])
    expect(dimmedSeats([stuck, rowFrom("....", false, "b")], pair)).toEqual(["a-0", "a-1", "a-2"])
    expect(dimmedSeats([stuck], { ...pair, lastResort: false })).toEqual(["a-0", "a-1", "a-2"])
  })
})
