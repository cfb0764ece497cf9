import { describe, expect, it } from "vitest"
import { chooseGroup } from "./choose-group.ts"
import { judgePick } from "./judge-pick.ts"
import { reachableSeats } from "./reachable-seats.ts"
import type { RowPicture } from "./row.ts"
import { naiveLegal, naiveStranded, pickAround, rowFrom } from "./seat-oracle.test-support.ts"

const LONGEST_ROW = 14
const LARGEST_RING = 10
const SIZES = [1, 2, 3, 4, 5, 6]

const lettersOf = (pattern: number, length: number) =>
  Array.from({ length }, (_, i) => ((pattern >> i) & 1 ? "." : "x")).join("")

/** Compares every click on a row with the oracle and returns what differed. */
function differences(row: RowPicture, size: number): string[] {
  const rule = { size, avoidSingle: true }
  const { groups, lastResort } = naiveLegal(row, rule, "A")
  const wrong: string[] = []
  row.seats.forEach((seat, clicked) => {
    if (seat.state !== "free") return
    const want = pickAround(row, groups, lastResort, clicked)
    const got = chooseGroup(row, clicked, rule)
    if (
      JSON.stringify(want) !==
      JSON.stringify(got.ok ? { seats: got.seats, lastResort: got.lastResort } : undefined)
    )
      wrong.push(`click ${clicked}: ${JSON.stringify(got)} instead of ${JSON.stringify(want)}`)
  })
  const want = [...new Set(groups.flat())].sort((a, b) => a - b)
  const got = reachableSeats(row, rule)
  if (want.join() !== got.join()) wrong.push(`reachable ${got} instead of ${want}`)
  return wrong
}

/** Judges every group of one size in a row and returns what the oracle saw otherwise. */
function misjudged(row: RowPicture, size: number): string[] {
  const { groups, lastResort } = naiveLegal(row, { size, avoidSingle: false }, "A")
  const legal = naiveLegal(row, { size, avoidSingle: true }, "A")
  return groups
    .filter((group) => {
      const clean = naiveStranded(row, group).length === 0
      const judged = judgePick(row, group, { size, avoidSingle: true })
      return (
        judged.ok !== (clean || legal.lastResort) || (judged.ok && judged.lastResort !== !clean) || lastResort
      )
    })
    .map((group) => `judged ${group}`)
}

function everyPattern(
  lengths: readonly number[],
  ring: boolean,
  check: (row: RowPicture, size: number) => string[],
) {
  for (const length of lengths) {
    for (let pattern = 0; pattern < 2 ** length; pattern++) {
      const letters = lettersOf(pattern, length)
      const row = rowFrom(letters, ring)
      for (const size of SIZES) {
        const wrong = check(row, size)
        if (wrong.length > 0)
          expect.fail(`${ring ? "ring" : "row"} ${letters}, size ${size}: ${wrong.join("; ")}`)
      }
    }
  }
}

const upTo = (n: number) => Array.from({ length: n }, (_, i) => i + 1)

describe("every free and taken pattern, sizes 1 to 6", () => {
  it(`chooses as the oracle does in every row up to ${LONGEST_ROW} seats [SEAT-001] [SEAT-005] [SEAT-007]`, () => {
    everyPattern(upTo(LONGEST_ROW), false, differences)
  }, 60_000)

  it(`chooses as the oracle does around every table up to ${LARGEST_RING} seats [SEAT-006]`, () => {
    everyPattern(upTo(LARGEST_RING), true, differences)
  }, 60_000)

  it("judges every single group as the oracle does [SEAT-005]", () => {
    everyPattern(upTo(11), false, misjudged)
    everyPattern(upTo(9), true, misjudged)
  }, 60_000)

  it("has 1,697 patterns and sizes of a twelve-seat row with no way out, which the escape clause opens", () => {
    let stuck = 0
    for (let pattern = 0; pattern < 2 ** 12; pattern++) {
      const row = rowFrom(lettersOf(pattern, 12))
      for (const size of upTo(12)) {
        const first = row.seats.findIndex((_, i) => {
          const choice = chooseGroup(row, i, { size, avoidSingle: true })
          return choice.ok && choice.lastResort
        })
        if (first >= 0) stuck++
      }
    }
    expect(stuck).toBe(1_697)
  })
})
