/**
 * All places where a party may sit in a house of 60,000 seats: the masks against the plain rule. Prints one JSON line;
 * run with `npx node --conditions=@parterre/source packages/domain/bench/seats.ts`.
 */
import { legalStarts } from "../src/seats/legal-starts.ts"
import { positionsOf } from "../src/seats/mask.ts"
import type { RowPicture } from "../src/seats/row.ts"
import { rowMasks } from "../src/seats/row-masks.ts"
import { naiveLegal, rowFrom } from "../src/seats/seat-oracle.test-support.ts"

const ROWS = 2_400
const SEATS = 25
const ROUNDS = 9
const RULE = { size: 3, avoidSingle: true }

/** A fixed sequence of bits that looks random, so that every run measures the same house. */
function* noise() {
  for (let state = 12_345; ; ) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    yield state / 0x7fffffff
  }
}

const random = noise()
const house: RowPicture[] = Array.from({ length: ROWS }, (_, i) =>
  rowFrom(
    Array.from({ length: SEATS }, () => ((random.next().value ?? 0) < 0.35 ? "x" : ".")).join(""),
    i % 10 === 0,
  ),
)
const masks = house.map(rowMasks)

function median(measure: () => unknown): number {
  const times = Array.from({ length: ROUNDS }, () => {
    const start = performance.now()
    measure()
    return performance.now() - start
  })
  return times.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN
}

const slow = () =>
  house.map((row) =>
    naiveLegal(row, RULE, "A")
      .groups.map(([start]) => start)
      .sort(ascending),
  )
const fast = () => masks.map((row) => legalStarts(row, "A", RULE).starts)
const withReading = () => house.map((row) => legalStarts(rowMasks(row), "A", RULE).starts)
const ascending = (a = 0, b = 0) => a - b

const same = JSON.stringify(slow()) === JSON.stringify(fast().map(positionsOf))
const [naiveMs, masksMs, readAndMasksMs] = [median(slow), median(fast), median(withReading)]
console.log(
  JSON.stringify({
    bench: "seats",
    seats: ROWS * SEATS,
    same,
    naiveMs: Number(naiveMs.toFixed(3)),
    masksMs: Number(masksMs.toFixed(3)),
    readAndMasksMs: Number(readAndMasksMs.toFixed(3)),
    ratio: Number((naiveMs / masksMs).toFixed(1)),
  }),
)
if (!same) process.exitCode = 1
