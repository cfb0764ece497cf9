import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  both,
  either,
  fromLeft,
  fromRight,
  hasBit,
  isEmpty,
  maskOf,
  neighboursOf,
  positionsOf,
  without,
} from "./mask.ts"

const row = fc.integer({ min: 1, max: 100 }).chain((length) =>
  fc.record({
    length: fc.constant(length),
    ring: fc.boolean(),
    by: fc.integer({ min: 0, max: length }),
    a: fc.uniqueArray(fc.nat(length - 1)),
    b: fc.uniqueArray(fc.nat(length - 1)),
  }),
)
const sorted = (numbers: readonly number[]) => [...numbers].sort((x, y) => x - y)

describe("masks of rows of any length", () => {
  it("hold exactly the positions put in", () => {
    fc.assert(
      fc.property(row, ({ length, a }) => {
        const mask = maskOf(a, length)
        expect(positionsOf(mask)).toEqual(sorted(a))
        expect(isEmpty(mask)).toBe(a.length === 0)
        for (let i = 0; i < length; i++) expect(hasBit(mask, i)).toBe(a.includes(i))
      }),
    )
  })

  it("meet, join and differ as sets do", () => {
    fc.assert(
      fc.property(row, ({ length, a, b }) => {
        const [x, y] = [maskOf(a, length), maskOf(b, length)]
        expect(positionsOf(both(x, y))).toEqual(sorted(a.filter((i) => b.includes(i))))
        expect(positionsOf(either(x, y))).toEqual(sorted([...new Set([...a, ...b])]))
        expect(positionsOf(without(x, y))).toEqual(sorted(a.filter((i) => !b.includes(i))))
      }),
    )
  })

  it.each([
    [0, false, [1]],
    [1, false, [0, 2]],
    [2, false, [1]],
    [0, true, [2, 1]],
    [2, true, [1, 0]],
  ])("have seat %i of three, in a ring: %s, beside %j [SEAT-006]", (seat, ring, beside) => {
    expect(neighboursOf(seat, { length: 3, ring })).toEqual(beside)
  })

  it("shift along a row and rotate around a ring [SEAT-006]", () => {
    fc.assert(
      fc.property(row, ({ length, ring, by, a }) => {
        const move = (step: number) =>
          sorted(
            a
              .map((i) => (ring ? (i + step + length) % length : i + step))
              .filter((i) => i >= 0 && i < length),
          )
        const mask = maskOf(a, length)
        expect(positionsOf(fromRight(mask, by, { length, ring }))).toEqual(move(-by))
        expect(positionsOf(fromLeft(mask, by, { length, ring }))).toEqual(move(by))
      }),
    )
  })
})
