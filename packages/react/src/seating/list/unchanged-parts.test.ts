import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { keepUnchanged } from "./unchanged-parts.ts"

const data = fc.letrec((tie) => ({
  tree: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom(0, 1, "a", undefined, null, true),
    fc.array(tie("tree"), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom("x", "y", "z"), tie("tree"), { noNullPrototype: true }),
  ),
})).tree

describe("what did not change", () => {
  it("changes no value", () => {
    fc.assert(
      fc.property(data, data, (before, after) => {
        expect(keepUnchanged(before, after)).toEqual(after)
      }),
    )
  })

  it("answers the very same thing for an equal one", () => {
    fc.assert(
      fc.property(data, (before) => {
        expect(keepUnchanged(before, structuredClone(before))).toBe(before)
      }),
    )
  })

  it("keeps the parts beside a change", () => {
    const before = { kept: { deep: [1, 2] }, changed: [1], gone: 1 }
    const after = keepUnchanged(before, { kept: { deep: [1, 2] }, changed: [2] })
    expect(after).toEqual({ kept: { deep: [1, 2] }, changed: [2] })
    expect(after.kept).toBe(before.kept)
  })
})
