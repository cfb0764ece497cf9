import type { Goal } from "../publish.ts"
import type { Measured, measureAlone, measureLeaks } from "./measure.ts"

/** One contender on one venue, once for each round. */
export interface Entry {
  readonly venue: string
  readonly contender: string
  readonly rounds: readonly Measured[]
}

const FLOOR = "one bitmap (floor)"
const ALL = "parterre (all seats)"

const median = (values: readonly number[]) => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

type Figure = (measured: Measured) => number | undefined

/** The middle of a figure over the rounds. */
function figure({ rounds }: Entry, of: Figure): number {
  return median(rounds.map(of).filter((value) => value !== undefined))
}

const meanOf = (what: "pan" | "zoom" | "closePan" | "click") => (m: Measured) => m[what]?.mean
const medianOf = (what: "pan" | "zoom" | "closePan" | "click") => (m: Measured) => m[what]?.median
const p95Of = (what: "pan" | "zoom" | "closePan" | "click") => (m: Measured) => m[what]?.p95

const first = (measured: Measured) => measured.firstPicture
const whole = (measured: Measured) => measured.wholePicture

export function table(entries: readonly Entry[]): string {
  const frames = (entry: Entry, what: "pan" | "zoom" | "closePan" | "click") => {
    const figures = [meanOf(what), medianOf(what), p95Of(what)].map((of) => figure(entry, of))
    return figures.some(Number.isNaN) ? "–" : figures.join(" / ")
  }
  const rows = entries.map((entry) => [
    entry.venue,
    entry.contender,
    [figure(entry, first), figure(entry, whole)].join(" / "),
    frames(entry, "pan"),
    frames(entry, "zoom"),
    frames(entry, "closePan"),
    frames(entry, "click"),
    String(figure(entry, (m) => m.heapMegabytes)),
    String(figure(entry, (m) => m.elements)),
  ])
  const head = [
    "venue",
    "map",
    "first picture ms (first frame / whole)",
    "pan ms (mean / median / p95)",
    "zoom ms",
    "close pan ms",
    "click ms",
    "heap MB",
    "elements",
  ]
  return [head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n")
}

/** Every goal with what this run says of it. Ratios come from the same round, so that a busy machine weighs on both. */
export function goalsOf(
  entries: readonly Entry[],
  alone: Awaited<ReturnType<typeof measureAlone>> | undefined,
  leaks: Awaited<ReturnType<typeof measureLeaks>> | undefined,
): Goal[] {
  const goals: Goal[] = []
  const entry = (venue: string, contender: string) =>
    entries.find((one) => one.venue === venue && one.contender === contender)
  const byRound = (over: Entry | undefined, under: Entry | undefined, of: Figure) => {
    if (over === undefined || under === undefined) return undefined
    return median(
      under.rounds.map(
        (measured, i) => (of(over.rounds[i] ?? (over.rounds[0] as Measured)) ?? NaN) / (of(measured) ?? NaN),
      ),
    )
  }
  const ratio = (venue: string, [over, under]: readonly [string, string], of: Figure) =>
    byRound(entry(venue, over), entry(venue, under), of)
  const add = (goal: string, value: number | undefined, holds: (value: number) => boolean, unit = "×") => {
    if (value === undefined || Number.isNaN(value)) return
    goals.push({
      goal,
      is: `${value < 100 ? value.toFixed(2) : Math.round(value)} ${unit}`,
      holds: holds(value),
    })
  }
  const most = (limit: number) => (value: number) => value <= limit
  const least = (limit: number) => (value: number) => value >= limit
  const big = "60000"
  add("pan of 60,000 seats, p95, at most 1.5 × the floor", ratio(big, [ALL, FLOOR], p95Of("pan")), most(1.5))
  for (const [name, of] of [
    ["mean", meanOf("pan")],
    ["median", medianOf("pan")],
  ] as const)
    add(`pan, ${name}, at least 20 × faster than plain SVG`, ratio(big, ["plain SVG", ALL], of), least(20))
  add(
    "zoom of 60,000 seats, p95, at most 1.2 × the floor",
    ratio(big, [ALL, FLOOR], p95Of("zoom")),
    most(1.2),
  )
  add("close pan, p95, at most 1.2 × the floor", ratio(big, [ALL, FLOOR], p95Of("closePan")), most(1.2))
  add(
    "first picture at least 15 × faster than plain SVG",
    ratio(big, ["plain SVG", "parterre"], first),
    least(15),
  )
  add("all seats drawn at least 4 × faster than plain SVG", ratio(big, ["plain SVG", ALL], whole), least(4))
  const peer = "seatmap-canvas"
  const heap = (measured: Measured) => Math.max(0.1, measured.heapMegabytes)
  add(
    `pan at 60,000, median, at least 80 × faster than ${peer}`,
    ratio(big, [peer, ALL], medianOf("pan")),
    least(80),
  )
  add(
    `first picture at 60,000 at least 500 × faster than ${peer}`,
    ratio(big, [peer, "parterre"], first),
    least(500),
  )
  add(`heap at 60,000 at most 1/40 of ${peer}`, ratio(big, [peer, "parterre"], heap), least(40))
  for (const one of entries.filter(({ contender }) => contender.startsWith("parterre")))
    add(
      `click to painted at ${one.venue} (${one.contender}), p95, at most 26.7 ms`,
      figure(one, p95Of("click")),
      most(26.7),
      "ms",
    )
  for (const one of entries.filter(({ contender }) => contender.startsWith("parterre")))
    add(
      `longest task of a zoom at ${one.venue} (${one.contender}), sections loading, at most 50 ms of processor time`,
      figure(one, (measured) => measured.longestTask),
      most(50),
      "ms",
    )
  const bySize = (of: Figure) => byRound(entry(big, ALL), entry("1200", ALL), of)
  add("a pan frame at 60,000, mean, at most 1.2 × one at 1,200, fitted", bySize(meanOf("pan")), most(1.2))
  add("the same, close", bySize(meanOf("closePan")), most(1.2))
  const elements = entries
    .filter(({ contender }) => contender.startsWith("parterre"))
    .flatMap((one) => one.rounds.map((m) => m.elements))
  if (elements.length > 0)
    add(
      "elements of the page, whatever the seats",
      Math.max(...elements),
      () => new Set(elements).size === 1,
      "",
    )
  if (alone !== undefined) {
    const { live, hit } = alone
    add(
      "hit test at least 10,000 × faster than Paper.js",
      (hit.paperMilliseconds * 1000) / hit.gridMicroseconds,
      least(10_000),
    )
    add(`a change of ${live.seats} seats, frames until drawn, at most 2`, live.frames, most(2), "frames")
  }
  if (leaks !== undefined) {
    const { mounts20, mounts200 } = leaks
    add("heap after 200 mounts against 20", mounts200.megabytes / mounts20.megabytes, most(1.1))
    add("nodes after 200 mounts against 20", mounts200.nodes / mounts20.nodes, most(1.02))
    add("listeners after 200 mounts against 20", mounts200.listeners / mounts20.listeners, most(1.02))
  }
  return goals
}
