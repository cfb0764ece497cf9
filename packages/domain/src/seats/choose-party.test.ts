import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { chooseParty, type PartyChoice } from "./choose-party.ts"
import { judgePick } from "./judge-pick.ts"
import type { RowPicture, SeatRule } from "./row.ts"
import { naiveChoice, naiveLegal, naiveNearest, naiveReason, rowFrom } from "./seat-oracle.test-support.ts"

const letters = fc.string({
  unit: fc.constantFrom(".", ".", ".", "b", "b", "m", "x", "#", "?", "w", "v", "M", "X"),
  minLength: 1,
  maxLength: 40,
})
/** A section of one to four rows, one of which is clicked. */
const section = fc
  .record({
    rows: fc.array(fc.record({ letters, ring: fc.boolean() }), { minLength: 1, maxLength: 4 }),
    at: fc.nat(3),
  })
  .map(({ rows, at }) => ({
    scope: rows.map((from, i) => rowFrom(from.letters, from.ring, `row ${i}`)),
    at: at % rows.length,
  }))
const rule = fc.record({
  size: fc.integer({ min: 1, max: 8 }),
  avoidSingle: fc.boolean(),
  lastResort: fc.constantFrom(undefined, true, false),
  minTickets: fc.constantFrom(undefined, 0, 3),
})

type Clicked = { scope: RowPicture[]; at: number; clicked: number; rule: SeatRule }

/** Holds a law to every click in the clicked row of many sections. */
function onEveryClick(law: (click: Clicked, choice: PartyChoice) => void) {
  fc.assert(
    fc.property(section, rule, ({ scope, at }, asked) => {
      const row = scope[at] as RowPicture
      row.seats.forEach((_, clicked) => {
        const full = { ...asked, scope }
        law({ scope, at, clicked, rule: full }, chooseParty(row, clicked, full))
      })
    }),
    { numRuns: 300 },
  )
}

const click = (text: string, clicked: number, asked: Partial<SeatRule>, ring = false) =>
  chooseParty(rowFrom(text, ring), clicked, { size: 2, avoidSingle: true, ...asked })

describe("chooseParty", () => {
  it("agrees with the oracle in sections of any rows, states and price levels [SEAT-005] [SEAT-007]", () => {
    onEveryClick(({ scope, at, clicked, rule: asked }, choice) => {
      const want = naiveChoice(scope, at, clicked, asked)
      expect(choice.ok ? { seats: choice.seats, lastResort: choice.lastResort } : undefined).toEqual(want)
    })
  })

  it("chooses only what the server will hold [SEAT-001] [SEAT-002] [SEAT-003] [SEAT-005]", () => {
    onEveryClick(({ scope, at, rule: asked }, choice) => {
      if (!choice.ok) return
      const { lastResort } = choice
      expect(judgePick(scope[at] as RowPicture, choice.seats, asked)).toEqual({ ok: true, lastResort })
    })
  })

  it("gives the first reason that stands against every group around the click", () => {
    onEveryClick(({ scope, at, clicked, rule: asked }, choice) => {
      if (!choice.ok) expect(choice.reason).toBe(naiveReason(scope[at] as RowPicture, clicked, asked))
    })
  })

  describe("the nearest group of a refusal", () => {
    it("is always legal, and of the price level clicked", () => {
      onEveryClick(({ scope, at, clicked, rule: asked }, choice) => {
        if (choice.ok || choice.nearest === undefined) return
        const { row, seats } = choice.nearest
        expect(judgePick(row, seats, { ...asked, size: seats.length }).ok).toBe(true)
        const level = scope[at]?.seats[clicked]?.priceLevelId
        const levels = new Set(seats.map((position) => row.seats[position]?.priceLevelId))
        expect([...levels]).toEqual([level ?? expect.any(String)])
      })
    })

    it("is offered whenever the section has a legal group of that price level", () => {
      onEveryClick(({ scope, at, clicked, rule: asked }, choice) => {
        if (choice.ok) return
        const level = scope[at]?.seats[clicked]?.priceLevelId
        const legal = (level === undefined ? ["A", "B"] : [level]).flatMap((one) =>
          naiveLegal(scope, asked, one).groups.flat(),
        )
        expect(choice.nearest === undefined).toBe(legal.length === 0)
      })
    })

    it("is the nearest: in the nearest row, and there by its centre", () => {
      onEveryClick(({ scope, at, clicked, rule: asked }, choice) => {
        const level = scope[at]?.seats[clicked]?.priceLevelId
        if (!choice.ok) expect(choice.nearest).toEqual(naiveNearest(scope, at, clicked, asked, level))
      })
    })

    it("is in another row when the clicked one has none, the row in front first", () => {
      const scope = ["....", "....", "...", "...."].map((text, i) => rowFrom(text, false, `${i}`))
      expect(chooseParty(scope[2] as RowPicture, 1, { size: 2, avoidSingle: true, scope })).toEqual({
        ok: false,
        reason: "strands-seat",
        nearest: { row: scope[1], seats: [2, 3] },
      })
    })

    it("is measured from the middle of rows that are not as long", () => {
      const scope = ["x.x", "........."].map((text, i) => rowFrom(text, false, `${i}`))
      const choice = chooseParty(scope[0] as RowPicture, 1, { size: 3, avoidSingle: true, scope })
      expect(choice).toMatchObject({ ok: false, nearest: { row: scope[1], seats: [3, 4, 5] } })
    })
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

  it("leaves the last seat of a table alone only as a last resort [SEAT-006] [SEAT-005]", () => {
    expect(click("....", 0, { size: 3 }, true)).toMatchObject({ ok: true, lastResort: true })
    expect(click("....", 0, { size: 4 }, true)).toMatchObject({ ok: true, lastResort: false })
    expect(click("....x", 0, { size: 2 }, true)).toMatchObject({ seats: [0, 1], lastResort: false })
  })

  it("takes a table for one or two like a row: nobody has the same neighbour twice [SEAT-006]", () => {
    expect(click(".", 0, { size: 1 }, true)).toEqual({ ok: true, seats: [0], lastResort: false })
    expect(click("..", 1, { size: 1 }, true)).toEqual({ ok: true, seats: [1], lastResort: true })
    expect(click("..", 1, { size: 2 }, true)).toEqual({ ok: true, seats: [0, 1], lastResort: false })
  })

  it("takes the price's fewest tickets when they are more than asked [SEAT-004]", () => {
    expect(click("......", 1, { size: 2, minTickets: 4 })).toMatchObject({ seats: [0, 1, 2, 3] })
    expect(click("......", 2, { size: 3, minTickets: 2 })).toMatchObject({ seats: [0, 1, 2] })
    expect(click("......", 0, { size: 0, minTickets: 0 })).toMatchObject({ seats: [0] })
  })

  it("says why not, and what is near [SEAT-003]", () => {
    expect(click("x...", 0, {})).toMatchObject({ ok: false, reason: "seat-taken" })
    expect(click("m...", 0, {})).toMatchObject({ ok: false, reason: "in-cart" })
    expect(click("#..", 0, {})).toMatchObject({
      ok: false,
      reason: "seat-not-for-sale",
      nearest: { seats: [1, 2] },
    })
    expect(click("?..", 0, {})).toMatchObject({
      ok: false,
      reason: "seat-not-for-sale",
      nearest: { seats: [1, 2] },
    })
    expect(click("..", 7, {})).toMatchObject({ ok: false, reason: "seat-not-for-sale" })
    expect(click(".bb..x..", 0, {})).toMatchObject({
      ok: false,
      reason: "mixed-price-levels",
      nearest: { seats: [3, 4] },
    })
    expect(click(".x.x..", 0, { size: 3 })).toEqual({ ok: false, reason: "not-enough-together" })
    expect(click("...x..", 1, {})).toMatchObject({
      ok: false,
      reason: "strands-seat",
      nearest: { seats: [4, 5] },
    })
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

  it("refuses even the last seats where the venue has no last resort [SEAT-005]", () => {
    expect(click("...", 1, { lastResort: false })).toEqual({ ok: false, reason: "strands-seat" })
    expect(click("...", 1, { lastResort: true })).toMatchObject({ ok: true, lastResort: true })
    expect(click("x..x...", 4, { lastResort: false })).toMatchObject({ nearest: { seats: [1, 2] } })
    expect(click("...", 1, { lastResort: false, avoidSingle: false })).toMatchObject({ ok: true })
  })

  it("leaves two seats alone only where no other group has a place", () => {
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
