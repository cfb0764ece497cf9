import { describe, expect, it } from "vitest"
import { chooseParty } from "./choose-party.ts"
import { dimmedSeats } from "./dimmed-seats.ts"
import { judgePick } from "./judge-pick.ts"
import type { Mask } from "./mask.ts"
import { nearestStart } from "./nearest-group.ts"
import { legalGroups } from "./orphan-rule.ts"
import type { RowPicture, SeatPicture, SeatState } from "./row.ts"
import { type RowMasks, rowMasks } from "./row-masks.ts"
import { clickedStart, type Legal, legalFits, scanRow } from "./row-oracle.test-support.ts"
import {
  isFree,
  naiveChoice,
  naiveNearest,
  naiveNeighbours,
  naiveOrphans,
  naiveReason,
  rowFrom,
} from "./seat-oracle.test-support.ts"
import { startsAround } from "./starts.ts"

const LONGEST_ROW = 18
const LARGEST_RING = 12
const PARTIES = [1, 2, 3, 4, 5, 6]

const seats = (state: SeatState) =>
  Array.from({ length: LONGEST_ROW }, (_, i): SeatPicture => ({ id: `${i}`, state, priceLevelId: "A" }))
const FREE = seats("free")
const TAKEN = seats("taken")

type Pattern = { free: boolean[]; row: RowPicture; masks: RowMasks }

/** Every pattern of free and taken seats of one length. */
function* patterns(length: number, ring: boolean): Generator<Pattern> {
  for (let bits = 0; bits < 2 ** length; bits++) {
    const free = Array.from({ length }, (_, i) => ((bits >> i) & 1) === 1)
    const row = { ring, seats: free.map((isFree, i) => (isFree ? FREE : TAKEN)[i] as SeatPicture) }
    yield { free, row, masks: rowMasks(row) }
  }
}

/** Runs a check over every pattern and party of the lengths given and prints how many there were. */
function everywhere(
  name: string,
  longest: { row: number; ring: number },
  check: (pattern: Pattern, size: number) => string | undefined,
) {
  for (const shape of ["row", "ring"] as const) {
    let cases = 0
    const wrong: string[] = []
    const all = stopwatch()
    let last = all
    for (let length = 1; length <= longest[shape]; length++) {
      last = stopwatch()
      for (const pattern of patterns(length, shape === "ring"))
        for (const size of PARTIES) {
          cases++
          const found = check(pattern, size)
          if (found !== undefined) wrong.push(`${shape} ${drawn(pattern)}, party of ${size}: ${found}`)
        }
    }
    console.log(
      `${name}: every ${shape} up to ${longest[shape]} seats, ${cases} cases in ${all()}, ` +
        `those of ${longest[shape]} seats in ${last()}; ${wrong.length} disagreements`,
    )
    expect(cases).toBe((2 ** (longest[shape] + 1) - 2) * PARTIES.length)
    expect(wrong.slice(0, 5)).toEqual([])
  }
}

/** Elapsed time, and the share of it that this process had a processor: tests run beside one another. */
function stopwatch(): () => string {
  const [from, before] = [performance.now(), process.cpuUsage()]
  return () => {
    const { user, system } = process.cpuUsage(before)
    return `${Math.round(performance.now() - from)} ms (${Math.round((user + system) / 1000)} ms computing)`
  }
}

const drawn = ({ free }: Pattern) => free.map((isFree) => (isFree ? "." : "x")).join("")

/** Clicks every seat and returns where the kernel and the plain rule part. */
function clicksApart({ masks, free }: Pattern, starts: Mask, size: number, { legal }: Legal) {
  const { bits } = masks
  for (let clicked = 0; clicked < free.length; clicked++) {
    const around = startsAround(clicked, starts, size, bits)
    const got = nearestStart(around, size, clicked, bits) ?? -1
    const want = clickedStart(legal, clicked, size, bits)
    if (got !== want) return `click ${clicked} starts at ${got} instead of ${want}`
  }
  return undefined
}

describe("every free and taken pattern, parties of 1 to 6", () => {
  it(`is the plain scan's, start by start and click by click, in rows up to ${LONGEST_ROW} and tables up to ${LARGEST_RING} seats [SEAT-001] [SEAT-003] [SEAT-005] [SEAT-006] [SEAT-007]`, () => {
    // The group a click takes follows from the legal starts alone: those of a row are clicked once each.
    let clicked = new Set<number>()
    let length = 0
    everywhere("starts and clicks", { row: LONGEST_ROW, ring: LARGEST_RING }, (pattern, size) => {
      if (pattern.free.length !== length) clicked = new Set()
      length = pattern.free.length
      const { startsIn, lastResort } = legalGroups([pattern.masks], "A", { size, avoidSingle: true })
      const starts = startsIn(pattern.masks)
      const want = legalFits(scanRow(pattern.free, pattern.row.ring, size))
      let bits = 0
      for (const { start } of want.legal) bits |= 1 << start
      if ((starts[0] ?? 0) !== bits || lastResort !== want.lastResort)
        return `starts ${starts[0]}, not ${bits}`
      const set = bits * PARTIES.length + size - 1
      if (clicked.has(set)) return undefined
      clicked.add(set)
      return clicksApart(pattern, starts, size, want)
    })
  }, 300_000)

  it("gives the choice, the reason and the nearest group of the definition [SEAT-005] [SEAT-006] [SEAT-007]", () => {
    everywhere("choices", { row: 8, ring: 7 }, ({ row }, size) => choicesApart(row, size))
  }, 120_000)

  it("judges every single group, and dims every other seat, as the plain scan does [SEAT-005] [MAP-028]", () => {
    everywhere("groups", { row: 11, ring: 9 }, ({ row, free }, size) => {
      const rule = { size, avoidSingle: true }
      const { length } = free
      const fits = scanRow(free, row.ring, size)
      const { legal, lastResort } = legalFits(fits)
      const reached = new Set<number>()
      for (const { start } of legal) for (let i = 0; i < size; i++) reached.add((start + i) % length)
      const want = FREE.slice(0, length).flatMap(({ id }, i) => (free[i] && !reached.has(i) ? [id] : []))
      const dimmed = dimmedSeats([row], rule)
      if (dimmed.join() !== want.join()) return `dims ${dimmed}, not ${want}`
      for (const { start, alone } of fits) {
        const group = Array.from({ length: size }, (_, i) => (start + i) % length)
        const judged = judgePick(row, group, rule)
        if (judged.ok !== (alone === 0 || lastResort) || (judged.ok && judged.lastResort !== alone > 0))
          return `judges ${group} ${told(judged)}`
      }
      return undefined
    })
  }, 120_000)

  it("has 1,697 patterns and sizes of a twelve-seat row with no way out, which the escape clause opens", () => {
    let stuck = 0
    for (const { masks } of patterns(12, false))
      for (let size = 1; size <= 12; size++) {
        const { startsIn, lastResort } = legalGroups([masks], "A", { size, avoidSingle: true })
        if (lastResort && startsIn(masks).some((word) => word !== 0)) stuck++
      }
    expect(stuck).toBe(1_697)
  })
})

/** Clicks every seat and returns where the choice is not the definition's. */
function choicesApart(row: RowPicture, size: number): string | undefined {
  const rule = { size, avoidSingle: true }
  const wrong = row.seats.map((_, clicked) => {
    const choice = naiveChoice([row], 0, clicked, rule)
    const nearest = naiveNearest([row], 0, clicked, rule, "A")
    const want =
      choice === undefined
        ? { ok: false, reason: naiveReason(row, clicked, rule), ...(nearest && { nearest }) }
        : { ok: true, ...choice }
    const got = chooseParty(row, clicked, rule)
    return JSON.stringify(got) === JSON.stringify(want)
      ? undefined
      : `click ${clicked}: ${told(got)}, not ${told(want)}`
  })
  return wrong.find((one) => one !== undefined)
}

describe("every pattern of free, taken and wheelchair places, parties of 1 to 4", () => {
  const LETTERS = [".", "x", "w", "X", "M"]
  const SIZES = [1, 2, 3, 4]

  /** Every row and every table up to so many seats. */
  function* drawings(longest: number): Generator<RowPicture> {
    let texts = [""]
    for (let length = 1; length <= longest; length++) {
      texts = texts.flatMap((text) => LETTERS.map((letter) => text + letter))
      for (const text of texts) for (const ring of [false, true]) yield rowFrom(text, ring)
    }
  }
  const inWords = ({ seats, ring }: RowPicture) => `${seats[0]?.id.slice(0, -2)}${ring ? " (table)" : ""}`

  it("gives the choice, the reason and the nearest group of the definition [SEAT-005] [SEAT-006]", () => {
    const wrong: string[] = []
    let cases = 0
    for (const row of drawings(5))
      for (const size of SIZES) {
        cases++
        const found = choicesApart(row, size)
        if (found !== undefined) wrong.push(`${inWords(row)}, party of ${size}: ${found}`)
      }
    expect(cases).toBe(2 * (5 + 5 ** 2 + 5 ** 3 + 5 ** 4 + 5 ** 5) * SIZES.length)
    expect(wrong.slice(0, 5)).toEqual([])
  }, 120_000)

  it("has a place for everybody in a wheelchair, alone or with who sits beside, at the strictest venue", () => {
    const strictest = { avoidSingle: true, lastResort: false }
    let places = 0
    let otherwiseRefused = 0
    for (const row of drawings(5)) {
      const isPlace = (i: number) => row.seats[i]?.accessible === true && isFree(row, i)
      const ordinary = { ...row, seats: row.seats.map(({ accessible: _, ...seat }) => seat) }
      for (const [place] of row.seats.entries()) {
        if (!isPlace(place)) continue
        places++
        const companions = naiveNeighbours(row, place).filter((beside) => isFree(row, beside))
        for (const seats of [[place], ...companions.map((beside) => [place, beside])]) {
          const judged = judgePick(row, seats, { size: seats.length, ...strictest })
          expect(judged, `${inWords(row)}: ${seats}`).toEqual({ ok: true, lastResort: false })
          if (naiveOrphans(ordinary, seats).length > 0) otherwiseRefused++
        }
        expect(chooseParty(row, place, { size: 1, ...strictest })).toMatchObject({ ok: true, seats: [place] })
        const isTaken = chooseParty(row, place, { size: 2, ...strictest })
        expect(isTaken.ok).toBe(companions.length > 0)
      }
    }
    expect(places).toBeGreaterThan(3_000)
    expect(otherwiseRefused).toBeGreaterThan(1_000)
  }, 120_000)
})

const told = (answer: unknown) => JSON.stringify(answer)
