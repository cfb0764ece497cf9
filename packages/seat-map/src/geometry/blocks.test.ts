import fc from "fast-check"
import { expect, it } from "vitest"
import { BLOCK_SIDE, splitIntoBlocks } from "./blocks.ts"
import { boundsOf, height, width } from "./bounds.ts"

const coordinate = fc.double({ min: -3000, max: 3000, noNaN: true })

it("keeps every seat in exactly one block of bounded extent", () => {
  fc.assert(
    fc.property(fc.array(fc.record({ x: coordinate, y: coordinate }), { maxLength: 200 }), (seats) => {
      const blocks = splitIntoBlocks(seats)
      expect(new Set(blocks.flat())).toEqual(new Set(seats))
      expect(blocks.flat()).toHaveLength(seats.length)
      for (const block of blocks) {
        const box = boundsOf(block)!
        expect(Math.max(width(box), height(box))).toBeLessThanOrEqual(BLOCK_SIDE)
      }
    }),
  )
})

it("ends with any number of seats on one spot", () => {
  expect(splitIntoBlocks(Array.from({ length: 50 }, () => ({ x: 7, y: 7 })))).toHaveLength(1)
})
