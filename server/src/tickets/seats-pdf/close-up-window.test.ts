import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { closeUpWindow } from "./close-up-window.ts"
import type { AskedSection } from "./seats-plan.ts"

const box = { x: 0, y: 0, width: 500, height: 230 }
const pitch = 10

/** Rows of seats ten units apart, with some of them asked for, counted through. */
const section = (rows: number, seats: number, asked: readonly number[]): AskedSection => ({
  id: "s",
  name: "S",
  level: "",
  polygons: [],
  rows: Array.from({ length: rows }, (_, row) => ({
    name: String(row + 1),
    type: "SEAT",
    seats: Array.from({ length: seats }, (_, seat) => ({
      name: String(seat + 1),
      x: seat * pitch,
      y: row * pitch,
      isAsked: asked.includes(row * seats + seat),
    })),
  })),
})
const seatsOf = ({ rows }: AskedSection) => rows.flatMap(({ seats }) => seats)

describe("the part of a section that is drawn near by", () => {
  it("is all of it where each seat can be told from the next", () => {
    const small = section(12, 20, [3])
    const { part, scale } = closeUpWindow(small, box)
    expect(scale * pitch).toBeGreaterThanOrEqual(9)
    for (const { x, y } of seatsOf(small)) {
      expect(x).toBeGreaterThan(part.x)
      expect(x).toBeLessThan(part.x + part.width)
      expect(y).toBeGreaterThan(part.y)
      expect(y).toBeLessThan(part.y + part.height)
    }
  })

  it("is no poster of a handful of seats", () => {
    expect(closeUpWindow(section(1, 2, [0]), box).scale * pitch).toBeLessThanOrEqual(24)
  })

  it("holds every asked seat of a large section, at a size to read where they are together", () => {
    const place = fc.nat({ max: 60 * 80 - 1 })
    fc.assert(
      fc.property(fc.uniqueArray(place, { minLength: 1, maxLength: 6 }), (asked) => {
        const large = section(60, 80, asked)
        const { part, scale } = closeUpWindow(large, box)
        const inside = seatsOf(large).filter(
          ({ x, y }) => x >= part.x && x <= part.x + part.width && y >= part.y && y <= part.y + part.height,
        )
        expect(inside.filter(({ isAsked }) => isAsked)).toHaveLength(asked.length)
        expect(part.width * scale).toBeLessThanOrEqual(box.width + 1e-6)
        expect(part.height * scale).toBeLessThanOrEqual(box.height + 1e-6)
        if (asked.length === 1) expect(scale * pitch).toBeCloseTo(13)
      }),
      { numRuns: 60 },
    )
  })
})
