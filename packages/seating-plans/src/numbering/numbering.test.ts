import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { PlanRow } from "../plan/seating-plan.ts"
import { withNumbersAcross, withRowNames, withSeatNumbers } from "./numbered-rows.ts"
import { type Numbering, namesAcross, namesFor } from "./seat-numbers.ts"

const names = (count: number, numbering: Numbering): string => {
  const numbered = namesFor(count, numbering)
  return "fault" in numbered ? numbered.fault.rule : numbered.names.join(" ")
}
const along = (more: Partial<Extract<Numbering, { way: "along" }>> = {}): Numbering => ({
  way: "along",
  direction: "forth",
  ...more,
})
const expression = (text: string, more: object = {}): Numbering => ({
  way: "expression",
  expression: text,
  direction: "forth",
  ...more,
})

describe("numbers as people give them", () => {
  it.each<[string, number, Numbering, string]>([
    ["from left to right", 4, along(), "1 2 3 4"],
    ["from right to left", 4, along({ direction: "back" }), "4 3 2 1"],
    ["even, from right to left", 4, along({ direction: "back", start: "2", step: 2 }), "8 6 4 2"],
    ["from 101", 3, along({ start: "101" }), "101 102 103"],
    ["of two digits", 3, along({ start: "08" }), "08 09 10"],
    ["without 13", 3, along({ start: "12", skip: ["13"] }), "12 14 15"],
    ["with a letter in front", 2, along({ prefix: "P" }), "P1 P2"],
    ["from the middle, odd left", 6, { way: "from-centre", firstSide: "start" }, "5 3 1 2 4 6"],
    ["from the middle, odd right", 5, { way: "from-centre", firstSide: "end" }, "4 2 1 3 5"],
    [
      "from the middle, from 101",
      4,
      { way: "from-centre", firstSide: "start", start: "101" },
      "103 101 102 104",
    ],
    ["letters", 3, along({ start: "A" }), "A B C"],
    ["letters without I and O", 8, along({ start: "H", skip: ["I", "o"] }), "H J K L M N P Q"],
    ["AA, BB after Z", 4, along({ start: "Y" }), "Y Z AA BB"],
    ["AA, AB after Z", 4, along({ start: "Y", afterZ: "AA AB" }), "Y Z AA AB"],
    ["AA, BB without A", 3, along({ start: "Z", skip: ["A"] }), "Z BB CC"],
    ["an expression", 9, expression("1-9"), "1 2 3 4 5 6 7 8 9"],
    ["every second", 5, expression("1-9 inc 2"), "1 3 5 7 9"],
    ["up odd and down even", 10, expression("1-9,10-2 inc 2"), "1 3 5 7 9 10 8 6 4 2"],
    ["single ones between", 8, expression("1-3,6,9,11-13"), "1 2 3 6 9 11 12 13"],
    ["small letters", 4, expression("a-d"), "a b c d"],
    ["backwards across Z", 4, expression("BB-Y"), "BB AA Z Y"],
    ["an expression from the right", 3, expression("1-5 inc 2", { direction: "back" }), "5 3 1"],
  ])("%s", (_what, count, numbering, expected) => {
    expect(names(count, numbering)).toBe(expected)
  })

  it.each<[string, number, Numbering, string]>([
    ["a start that is no number", 2, along({ start: "?" }), "start-unreadable"],
    ["a start that is left out", 2, along({ start: "I", skip: ["I"] }), "start-skipped"],
    ["no step", 2, along({ step: 0 }), "step-unreadable"],
    ["too few", 3, expression("1-2"), "too-few-names"],
    ["too many", 1, expression("1-2"), "too-many-names"],
    ["a million", 2, expression("1-999999"), "too-many-names"],
    ["one twice", 3, expression("1-2,2"), "duplicate-name"],
    ["what is no expression", 3, expression("1 to 3"), "expression-unreadable"],
    ["a step of none", 3, expression("1-3 inc 0"), "expression-unreadable"],
    ["a range from letters to numbers", 3, expression("a-3"), "expression-unreadable"],
    ["more rows than letters", 300, along({ start: "A" }), "names-run-out"],
    ["no end", 6_000, along(), "names-run-out"],
  ])("are refused: %s", (_what, count, numbering, rule) => {
    expect(names(count, numbering)).toBe(rule)
    const numbered = namesFor(count, numbering)
    if ("fault" in numbered)
      for (const text of Object.values(numbered.fault.message)) expect(text).toMatch(/\. [A-ZÉ].*\.$/)
  })
})

describe("any numbering", () => {
  const count = fc.integer({ min: 0, max: 80 })
  const counting = fc.record(
    {
      start: fc.oneof(fc.integer({ min: 1, max: 400 }).map(String), fc.constantFrom("A", "c", "AA", "01")),
      skip: fc.uniqueArray(fc.constantFrom("I", "O", "13", "4", "113", "BB"), { maxLength: 4 }),
      afterZ: fc.constantFrom("AA BB" as const, "AA AB" as const),
      prefix: fc.constantFrom("", "P"),
    },
    { requiredKeys: [] },
  )
  const stepped = fc.tuple(counting, fc.integer({ min: 1, max: 3 })).map(([of, step]) => ({ ...of, step }))
  const direction = fc.constantFrom("forth" as const, "back" as const)
  const numbering: fc.Arbitrary<Numbering> = fc.oneof(
    fc.tuple(stepped, direction).map(([of, way]) => along({ ...of, direction: way })),
    fc
      .tuple(counting, fc.constantFrom("start" as const, "end" as const))
      .map(([of, firstSide]) => ({ ...of, way: "from-centre" as const, firstSide })),
  )
  const namesOf = (seats: number, by: Numbering): readonly string[] => {
    const numbered = namesFor(seats, by)
    return "names" in numbered ? numbered.names : []
  }

  it("gives each seat its own name, and none that is left out", () => {
    fc.assert(
      fc.property(count, numbering, (seats, by) => {
        const found = namesFor(seats, by)
        if ("fault" in found) return true
        const bare = found.names.map((name) => name.slice(by.prefix?.length ?? 0).toUpperCase())
        return (
          found.names.length === seats &&
          new Set(found.names).size === seats &&
          bare.every((name) => !by.skip?.includes(name))
        )
      }),
    )
  })

  it("is the same backwards when counted from the other end", () => {
    fc.assert(
      fc.property(count, stepped, (seats, of) => {
        const back = namesOf(seats, along({ ...of, direction: "back" }))
        expect(back.toReversed()).toEqual(namesOf(seats, along(of)))
      }),
    )
  })

  it("goes on across an aisle as if there were none", () => {
    fc.assert(
      fc.property(count, count, numbering, (left, right, by) => {
        const across = namesAcross([left, right], by)
        expect("parts" in across ? across.parts.flat() : []).toEqual(namesOf(left + right, by))
      }),
    )
  })

  it("from the middle has the names of one that goes along", () => {
    fc.assert(
      fc.property(count, counting, (seats, of) => {
        const centred = namesOf(seats, { ...of, way: "from-centre", firstSide: "start" })
        expect([...centred].sort()).toEqual([...namesOf(seats, along(of))].sort())
      }),
    )
  })

  it("is what its own names say as an expression", () => {
    fc.assert(
      fc.property(count, stepped, direction, (seats, { prefix: _prefix, ...of }, way) => {
        const found = namesOf(seats, along({ ...of, direction: way }))
        if (found.length === 0) return
        const text = found.join(",")
        if (text.length <= 500) expect(namesOf(seats, expression(text, { afterZ: of.afterZ }))).toEqual(found)
      }),
    )
  })

  it("reads any text as an expression or refuses it", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (text) => {
        const numbered = namesFor(3, expression(text))
        return "fault" in numbered || numbered.names.length === 3
      }),
    )
  })
})

describe("rows of a plan", () => {
  const row = (name: string, xs: readonly number[]): PlanRow => ({
    row_number: name,
    position: { x: 0, y: 0 },
    seats: xs.map((x, index) => ({
      seat_guid: `${name}-${index}`,
      seat_number: "?",
      position: { x, y: 0 },
      category: "A",
    })),
  })
  const numbersOf = (found: ReturnType<typeof withSeatNumbers>) =>
    "rows" in found
      ? found.rows.map(({ seats }) => seats.map((seat) => seat.seat_number).join(" "))
      : found.fault.rule

  it("are numbered as they stand, whatever order the file has", () => {
    expect(numbersOf(withSeatNumbers([row("A", [50, 0, 25])], along()))).toEqual(["3 1 2"])
  })

  it("go on across an aisle", () => {
    const parts = [row("A", [0, 25]), row("A", [100, 125])]
    expect(numbersOf(withNumbersAcross(parts, along()))).toEqual(["1 2", "3 4"])
    expect(numbersOf(withNumbersAcross(parts, { way: "from-centre", firstSide: "start" }))).toEqual([
      "3 1",
      "2 4",
    ])
  })

  it("keep seats that already have their number", () => {
    const once = withSeatNumbers([row("A", [0, 25])], along())
    const [first] = "rows" in once ? once.rows : []
    const again = withSeatNumbers([first!], along())
    expect("rows" in again && again.rows[0]?.seats[0]).toBe(first?.seats[0])
  })

  it("get names from the front to the back", () => {
    const named = withRowNames([row("", []), row("", []), row("", [])], along({ start: "H", skip: ["I"] }))
    expect("rows" in named && named.rows.map((one) => one.row_number)).toEqual(["H", "J", "K"])
  })
})
