/**
 * Every legal start of a party in a house of 60,000 seats, by bit masks, by the rule as one would first write it
 * (naive), and by a scan tuned for speed on rows read into booleans (tuned). All three answer the same; they run in turn,
 * and a ratio is the median of the rounds' own. Prints one JSON line, times in ms. Run with
 * `npx node --conditions=@parterre/source bench/domain/seats.ts`.
 */
import { bestAvailable } from "../../packages/domain/src/seats/best-available.ts"
import { dimmedSeats } from "../../packages/domain/src/seats/dimmed-seats.ts"
import { positionsOf } from "../../packages/domain/src/seats/mask.ts"
import { legalGroups } from "../../packages/domain/src/seats/orphan-rule.ts"
import type { RowPicture } from "../../packages/domain/src/seats/row.ts"
import { rowMasks } from "../../packages/domain/src/seats/row-masks.ts"
import { scanRow } from "../../packages/domain/src/seats/row-oracle.test-support.ts"
import { rowFrom } from "../../packages/domain/src/seats/seat-oracle.test-support.ts"

const SECTIONS = 120
const ROWS = 20
const SEATS = 25
const PARTIES = [2, 3, 4, 10]
const ROUNDS = 31

/** A fixed sequence that looks random, so that every run measures the same house. */
function* noise() {
  for (let state = 12_345; ; ) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    yield state / 0x7fffffff
  }
}

const random = noise()
const letter = () => ((random.next().value ?? 0) < 0.35 ? "x" : ".")
const house: RowPicture[][] = Array.from({ length: SECTIONS }, (_, section) =>
  Array.from({ length: ROWS }, (_, i) =>
    rowFrom(Array.from({ length: SEATS }, letter).join(""), i % 10 === 0, `${section}-${i}`),
  ),
)

const masks = house.map((rows) => rows.map(rowMasks))
const byMasks = (size: number) =>
  masks.map((rows) => {
    const { startsIn, lastResort } = legalGroups(rows, "A", { size, avoidSingle: true })
    return { starts: rows.map(startsIn), lastResort }
  })

type Fits = { start: number; alone: number }[]

function naiveFits({ seats, ring }: RowPicture, size: number): Fits {
  const seatAt = (i: number) => seats[ring ? (i + seats.length) % seats.length : i]
  const isFree = (i: number) => seatAt(i)?.state === "free"
  return seats
    .map((_, start) => Array.from({ length: size }, (_group, i) => start + i))
    .filter((group) => group.every((i) => isFree(i) && seatAt(i)?.priceLevelId === "A"))
    .map((group) => group[0] ?? 0)
    .map((start) => ({
      start,
      alone:
        Number(isFree(start - 1) && !isFree(start - 2)) +
        Number(isFree(start + size) && !isFree(start + size + 1)),
    }))
}

function legal(rows: Fits[]) {
  const clean = rows.map((fits) => fits.filter(({ alone }) => alone === 0))
  const lastResort = clean.every((fits) => fits.length === 0)
  return { starts: (lastResort ? rows : clean).map((fits) => fits.map(({ start }) => start)), lastResort }
}

const naively = (size: number) => house.map((rows) => legal(rows.map((row) => naiveFits(row, size))))

const plain = house.map((rows) =>
  rows.map(({ ring, seats }) => ({ ring, free: seats.map(({ state }) => state === "free") })),
)
const byTunedScan = (size: number) =>
  plain.map((rows) => legal(rows.map(({ free, ring }) => scanRow(free, ring, size))))

const read = (size: number) =>
  byMasks(size).map(({ starts, lastResort }) => ({ starts: starts.map(positionsOf), lastResort }))
const same = PARTIES.every((size) => {
  const answer = JSON.stringify(read(size))
  return answer === JSON.stringify(naively(size)) && answer === JSON.stringify(byTunedScan(size))
})

function timed(work: () => unknown): number {
  const start = performance.now()
  work()
  return performance.now() - start
}
const median = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN
const rounded = (ms: number) => Number(ms.toFixed(3))

const rounds = Array.from({ length: ROUNDS }, () => ({
  naive: timed(() => PARTIES.map(naively)),
  tuned: timed(() => PARTIES.map(byTunedScan)),
  masks: timed(() => PARTIES.map(byMasks)),
}))
const ranked = house.flat().map((row, rank) => ({ row, rank }))
const few = <T>(work: () => T) => rounded(median(Array.from({ length: 9 }, () => timed(work))))
console.log(
  JSON.stringify({
    bench: "seats",
    seats: SECTIONS * ROWS * SEATS,
    parties: PARTIES,
    same,
    naiveMs: rounded(median(rounds.map(({ naive }) => naive))),
    tunedScanMs: rounded(median(rounds.map(({ tuned }) => tuned))),
    masksMs: rounded(median(rounds.map((round) => round.masks))),
    ratio: rounded(median(rounds.map((round) => round.naive / round.masks))),
    ratioToTunedScan: rounded(median(rounds.map((round) => round.tuned / round.masks))),
    bestAvailableMs: few(() => bestAvailable(ranked, { size: 4, avoidSingle: true })),
    dimWholeHouseMs: few(() => house.map((rows) => dimmedSeats(rows, { size: 4, avoidSingle: true }))),
  }),
)
if (!same) process.exitCode = 1
