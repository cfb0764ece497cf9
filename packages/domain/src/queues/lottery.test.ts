import { createHmac } from "node:crypto"
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { drawTurns } from "./lottery.ts"

const withSeed = (seed: string) => (id: string) => createHmac("sha256", seed).update(id).digest("hex")

describe("the lottery at the opening", () => {
  it("gives everybody one turn, counting on from the last one", () => {
    const ids = fc.uniqueArray(fc.uuid(), { maxLength: 60 })
    fc.assert(
      fc.property(ids, fc.string(), fc.nat(1000), (waiting, seed, after) => {
        const drawn = drawTurns(waiting, withSeed(seed), after)
        expect(drawn.map(({ id }) => id).sort()).toEqual([...waiting].sort())
        expect(drawn.map(({ turn }) => turn)).toEqual(waiting.map((_, index) => after + index + 1))
      }),
    )
  })

  it("does not ask who came first: any order of arrival is drawn the same", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.uuid(), { maxLength: 30 }), fc.string(), (waiting, seed) => {
        expect(drawTurns(waiting.toReversed(), withSeed(seed), 0)).toEqual(
          drawTurns(waiting, withSeed(seed), 0),
        )
      }),
    )
  })

  it("is fair where lots are equal: one order, and nobody lost", () => {
    expect(drawTurns(["b", "a", "c"], () => "same", 0)).toEqual([
      { id: "a", turn: 1 },
      { id: "b", turn: 2 },
      { id: "c", turn: 3 },
    ])
  })

  it("gives each every turn as often, over 10,000 draws of ten", () => {
    const waiting = Array.from({ length: 10 }, (_, index) => `place-${index}`)
    const draws = 10_000
    const counts = new Map<string, number[]>(waiting.map((id) => [id, Array(10).fill(0)]))
    for (let draw = 0; draw < draws; draw += 1)
      for (const { id, turn } of drawTurns(waiting, withSeed(`seed ${draw}`), 0))
        counts.get(id)![turn - 1]! += 1
    const expected = draws / 10
    const chiSquared = [...counts.values()]
      .flat()
      .reduce((sum, seen) => sum + (seen - expected) ** 2 / expected, 0)
    // 81 degrees of freedom: a fair draw is above 126 once in a thousand times.
    expect(chiSquared).toBeLessThan(126)
  })
})
