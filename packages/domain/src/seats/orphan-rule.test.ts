import { describe, expect, it } from "vitest"
import { judgeOrphans, legalGroups } from "./orphan-rule.ts"
import { rowMasks } from "./row-masks.ts"
import { rowFrom } from "./seat-oracle.test-support.ts"

const rule = { size: 2, avoidSingle: true }
/** What a pick of seats side by side leaves in a row drawn as text: `.` free, `x` taken. */
const left = (drawn: string, seats: number[], asked: Partial<typeof rule & { lastResort: boolean }> = {}) =>
  judgeOrphans(rowFrom(drawn, false), [{ level: "A", seats }], { ...rule, ...asked })

describe("the orphan rule [SEAT-005]", () => {
  it("refuses a pick that leaves an orphan, and names it", () => {
    expect(left("......", [1, 2])).toEqual({ ok: false, orphans: [0] })
    expect(left("....", [1, 2])).toEqual({ ok: false, orphans: [0, 3] })
  })

  it("accepts one that leaves none; a seat without a free neighbour before is nobody's orphan", () => {
    expect(left("......", [0, 1])).toEqual({ ok: true, lastResort: false })
    expect(left(".x..", [2, 3])).toEqual({ ok: true, lastResort: false })
  })

  it("lets an orphan be left as a last resort: the escape clause, unless the venue switched it off", () => {
    expect(left("...", [0, 1])).toEqual({ ok: true, lastResort: true })
    expect(left("...", [0, 1], { lastResort: false })).toEqual({ ok: false, orphans: [2] })
  })

  it("looks for a better place in the whole section", () => {
    const scope = [rowFrom("...", false, "front"), rowFrom("..", false, "back")].map(rowMasks)
    expect(legalGroups(scope, "A", rule).lastResort).toBe(false)
    expect(legalGroups(scope.slice(0, 1), "A", rule).lastResort).toBe(true)
  })

  it("minds no orphan where the venue does not avoid single seats", () => {
    expect(left("......", [1, 2], { avoidSingle: false })).toEqual({ ok: true, lastResort: false })
  })
})
