import fc from "fast-check"
import { expect, it } from "vitest"
import { clusters } from "./clusters.ts"

const at = (...xs: number[]) => xs.map((x) => ({ x, y: 0 }))
const found = (xs: number[], reach: number) =>
  clusters(at(...xs), reach).map((some) => some.map(({ x }) => x))

it("keeps places together that hang together, however far the first is from the last", () => {
  expect(found([0, 10, 20, 30], 11)).toEqual([[0, 10, 20, 30]])
  expect(found([0, 10, 50], 11)).toEqual([[0, 10], [50]])
  expect(found([0, 10], 10)).toEqual([[0], [10]])
})

it("joins two clusters through a place between them", () => {
  expect(found([0, 20, 10], 11)).toEqual([[0, 20, 10]])
})

it("loses no place, and leaves none of two clusters within reach of each other", () => {
  const place = fc.record({ x: fc.integer({ min: 0, max: 60 }), y: fc.integer({ min: 0, max: 60 }) })
  fc.assert(
    fc.property(fc.array(place, { maxLength: 20 }), fc.integer({ min: 1, max: 30 }), (places, reach) => {
      const all = clusters(places, reach)
      expect(all.flat()).toHaveLength(places.length)
      for (const [i, one] of all.entries())
        for (const other of all.slice(i + 1))
          for (const a of one)
            for (const b of other) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(reach)
    }),
  )
})
