import * as fc from "fast-check"
import { expect, it } from "vitest"
import { tracking } from "../index.ts"

it("writes the id of a tracker page in base 62, and reads it back [TRACK-004]", () => {
  expect(tracking.toBase62(61)).toBe("Z")
  expect(tracking.toBase62(62)).toBe("10")
  fc.assert(fc.property(fc.maxSafeNat(), (id) => tracking.fromBase62(tracking.toBase62(id)) === id))
  expect(["", "-1", "é", "01"].map(tracking.fromBase62)).toEqual([undefined, undefined, undefined, undefined])
})

it("sends 25 products as 10, 10 and 5, in order [TRACK-003]", () => {
  const products = Array.from({ length: 25 }, (_, i) => i)
  const batches = tracking.inBatches(products)
  expect(batches.map((batch) => batch.length)).toEqual([10, 10, 5])
  expect(batches.flat()).toEqual(products)
})
