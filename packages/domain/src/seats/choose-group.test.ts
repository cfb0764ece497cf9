import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { chooseGroup } from "./choose-group.ts"
import { judgePick } from "./judge-pick.ts"
import { reachableSeats } from "./reachable-seats.ts"
import type { SeatRule } from "./row.ts"
import { naiveChoice, rowFrom } from "./seat-oracle.test-support.ts"

const letters = fc.string({
  unit: fc.constantFrom(".", ".", ".", "b", "b", "m", "x", "#", "?"),
  minLength: 1,
  maxLength: 70,
})
const row = fc.record({ letters, ring: fc.boolean() }).map((from) => rowFrom(from.letters, from.ring))
const rule = fc.record({
  size: fc.integer({ min: 1, max: 8 }),
  avoidSingle: fc.boolean(),
  minTickets: fc.constantFrom(undefined, 0, 3),
  scope: fc.constantFrom(undefined, [rowFrom("....")], [rowFrom("..x..")], [rowFrom("bbbb"), rowFrom(".x")]),
})

const click = (text: string, clicked: number, asked: Partial<SeatRule>, ring = false) =>
  chooseGroup(rowFrom(text, ring), clicked, { size: 2, avoidSingle: true, ...asked })

describe("chooseGroup", () => {
  it("agrees with the oracle in rows of any length, state and price level", () => {
    fc.assert(
      fc.property(row, rule, (picture, asked) => {
        picture.seats.forEach((_, clicked) => {
          const choice = chooseGroup(picture, clicked, asked)
          const want = naiveChoice(picture, clicked, asked)
          expect(choice.ok ? { seats: choice.seats, lastResort: choice.lastResort } : undefined).toEqual(want)
        })
      }),
      { numRuns: 300 },
    )
  })

  it("chooses only what the server will hold [SEAT-001] [SEAT-002] [SEAT-003] [SEAT-005]", () => {
    fc.assert(
      fc.property(row, rule, (picture, asked) => {
        picture.seats.forEach((_, clicked) => {
          const choice = chooseGroup(picture, clicked, asked)
          if (choice.ok)
            expect(judgePick(picture, choice.seats, asked)).toEqual({
              ok: true,
              lastResort: choice.lastResort,
            })
        })
      }),
      { numRuns: 300 },
    )
  })

  it("proposes only groups it would take itself", () => {
    fc.assert(
      fc.property(row, rule, (picture, asked) => {
        picture.seats.forEach((_, clicked) => {
          const choice = chooseGroup(picture, clicked, asked)
          if (!choice.ok && choice.nearest !== undefined)
            expect(judgePick(picture, choice.nearest, asked).ok).toBe(true)
        })
      }),
    )
  })

  it("is what the map does not dim [MAP-028]", () => {
    fc.assert(
      fc.property(row, rule, (picture, asked) => {
        const clickable = picture.seats.flatMap((_, i) => (chooseGroup(picture, i, asked).ok ? [i] : []))
        expect(reachableSeats(picture, asked)).toEqual(clickable)
      }),
      { numRuns: 300 },
    )
  })

  it.each([
    // size 1
    [".", 0, 1, [0]],
    ["x.x", 1, 1, [1]],
    ["...", 0, 1, [0]],
    [".....", 2, 1, [2]],
    // size 2
    ["..", 1, 2, [0, 1]],
    ["....", 1, 2, [0, 1]],
    ["....", 2, 2, [2, 3]],
    ["......", 2, 2, [2, 3]],
    [".....x..", 2, 2, undefined],
    [".....x..", 0, 2, [0, 1]],
    // size 3
    ["...", 1, 3, [0, 1, 2]],
    [".....", 2, 3, [2, 3, 4]],
    ["......", 2, 3, [0, 1, 2]],
    [".......", 3, 3, [2, 3, 4]],
  ])("%j, click %d, party of %d: %j [SEAT-007] [MAP-025]", (text, clicked, size, seats) => {
    const choice = click(text, clicked, { size })
    expect(choice.ok ? choice.seats : undefined).toEqual(seats)
  })

  it("centres on the click, and of two equally near reaches further along the row", () => {
    expect(click("..........", 5, { size: 3 })).toMatchObject({ seats: [4, 5, 6] })
    expect(click("..........", 4, { size: 2 })).toMatchObject({ seats: [4, 5] })
  })

  it("wraps around a table, not around a row [SEAT-006]", () => {
    const onlyFirstAndLast = ".xxxxxx."
    expect(click(onlyFirstAndLast, 0, {}, true)).toMatchObject({ ok: true, seats: [7, 0] })
    expect(click(onlyFirstAndLast, 0, {}, false)).toEqual({ ok: false, reason: "not-enough-together" })
  })

  it("takes the price's fewest tickets when they are more than asked [SEAT-004]", () => {
    expect(click("......", 1, { size: 2, minTickets: 4 })).toMatchObject({ seats: [0, 1, 2, 3] })
  })

  it("says why not, and what is near", () => {
    expect(click("x...", 0, {})).toMatchObject({ ok: false, reason: "seat-taken" })
    expect(click("m...", 0, {})).toMatchObject({ ok: false, reason: "seat-taken" })
    expect(click("#..", 0, {})).toEqual({ ok: false, reason: "seat-not-for-sale", nearest: [1, 2] })
    expect(click("?..", 0, {})).toEqual({ ok: false, reason: "seat-not-for-sale", nearest: [1, 2] })
    expect(click("..", 7, {})).toMatchObject({ ok: false, reason: "seat-not-for-sale" })
    expect(click(".bb..x..", 0, {})).toEqual({ ok: false, reason: "mixed-price-levels", nearest: [3, 4] })
    expect(click(".x.x..", 0, { size: 3 })).toEqual({ ok: false, reason: "not-enough-together" })
    expect(click("...x..", 1, {})).toEqual({ ok: false, reason: "strands-seat", nearest: [4, 5] })
    expect(click("..", 0, { size: 40 })).toEqual({ ok: false, reason: "not-enough-together" })
  })

  it("strands a seat of any price level, not only of the party's own [SEAT-005]", () => {
    expect(click("..b", 0, { scope: [rowFrom("....")] })).toMatchObject({ ok: false, reason: "strands-seat" })
    expect(click("..bb", 0, {})).toMatchObject({ ok: true, lastResort: false })
  })

  it("sells the last seats: stranding is allowed when the scope leaves no other choice", () => {
    expect(click("...", 1, {})).toEqual({ ok: true, seats: [1, 2], lastResort: true })
    expect(click("...", 1, { scope: [rowFrom("...")] })).toMatchObject({ ok: true, lastResort: true })
    expect(click("...", 1, { scope: [rowFrom("...."), rowFrom("...")] })).toMatchObject({
      reason: "strands-seat",
    })
    expect(click("...", 1, { scope: [rowFrom("bbbb")] })).toMatchObject({ ok: true, lastResort: true })
  })

  it("strands as few as it can in the last resort", () => {
    expect(click("xx.......xx", 5, { size: 5 })).toMatchObject({ seats: [4, 5, 6, 7, 8], lastResort: false })
    expect(click("x.....x", 3, { size: 3, scope: [] })).toMatchObject({ lastResort: false })
    expect(click("..b..b.", 3, {})).toMatchObject({ ok: true })
    expect(click("b...b", 2, { size: 3 })).toMatchObject({ seats: [1, 2, 3], lastResort: true })
    expect(click("b...bb", 2, { size: 2 })).toMatchObject({ seats: [2, 3], lastResort: false })
  })

  it("asks nothing of a venue that does not mind single seats", () => {
    expect(click("...", 1, { avoidSingle: false })).toEqual({ ok: true, seats: [1, 2], lastResort: false })
  })
})
