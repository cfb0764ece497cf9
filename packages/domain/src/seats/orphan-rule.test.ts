import { describe, expect, it } from "vitest"
import { judgeOrphans, legalGroups, ruleAtEvents } from "./orphan-rule.ts"
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

  it("holds no wheelchair place: neither it nor the place beside it is ever an orphan", () => {
    const strict = { lastResort: false }
    expect(left("..w", [0, 1], strict)).toEqual({ ok: true, lastResort: false })
    expect(left("x...w", [1, 2], strict)).toEqual({ ok: true, lastResort: false })
    // Whoever is on the wheelchair place: the one beside it is a companion's.
    expect(left("x...X", [1, 2], strict)).toEqual({ ok: true, lastResort: false })
    expect(left("x...x", [1, 2], strict)).toEqual({ ok: false, orphans: [3] })
  })

  it("lets who takes a wheelchair place leave seats alone, with a companion or without", () => {
    const strict = { lastResort: false }
    expect(left("w..", [0, 1], strict)).toEqual({ ok: true, lastResort: false })
    expect(left("...", [0, 1], strict)).toEqual({ ok: false, orphans: [2] })
    expect(left("....w...", [4], strict)).toEqual({ ok: true, lastResort: false })
    // A companion who comes later sits down beside the shopper's own place, and beside no one else's.
    expect(left("M..", [1], strict)).toEqual({ ok: true, lastResort: false })
    expect(left("X..", [1], strict)).toEqual({ ok: false, orphans: [2] })
  })

  it("excuses only the group at the wheelchair place", () => {
    const twoGroups = (drawn: string, one: number[], other: number[]) =>
      judgeOrphans(
        rowFrom(drawn),
        [
          { level: "A", seats: one },
          { level: "A", seats: other },
        ],
        { ...rule, lastResort: false },
      )
    expect(twoGroups("w..x...", [0, 1], [4, 5])).toEqual({ ok: false, orphans: [6] })
    // The companion's seat of another price level is beside a wheelchair place that is picked as well.
    const besideIt = judgeOrphans(
      rowFrom("wbb"),
      [
        { level: "A", seats: [0] },
        { level: "B", seats: [1] },
      ],
      { ...rule, lastResort: false },
    )
    expect(besideIt).toEqual({ ok: true, lastResort: false })
  })

  it("counts no wheelchair place as a better place for others", () => {
    const scope = [rowFrom("...", false, "front"), rowFrom("ww", false, "back")].map(rowMasks)
    const { lastResort, startsIn, lastResortsIn } = legalGroups(scope, "A", rule)
    expect(lastResort).toBe(true)
    expect(scope.map((row) => [startsIn(row)[0], lastResortsIn(row)[0]])).toEqual([
      [0b011, 0b011],
      [0b01, 0],
    ])
  })

  it("minds no orphan where the venue does not avoid single seats", () => {
    expect(left("......", [1, 2], { avoidSingle: false })).toEqual({ ok: true, lastResort: false })
  })
})

it("is an event's own where it says so, its site's where it does not, and of several events the strictest [SEAT-005]", () => {
  const minded = (site: boolean, ...own: (boolean | undefined)[]) =>
    ruleAtEvents({ avoidSingle: site, lastResort: false }, own)
  expect(minded(true, undefined)).toEqual({ avoidSingle: true, lastResort: false })
  expect([minded(true, false), minded(false, true)].map(({ avoidSingle }) => avoidSingle)).toEqual([
    false,
    true,
  ])
  expect(minded(true, false, undefined).avoidSingle).toBe(true)
  expect(minded(true, false, false).avoidSingle).toBe(false)
})
