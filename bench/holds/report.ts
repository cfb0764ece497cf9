import type { Goal } from "../publish.ts"
import type { LoadResult } from "./load.ts"

export type DatabaseName = "sqlite" | "postgres"

/** What a run took, the server's and the database's processor time for an answer included, in milliseconds. */
export interface RunResult extends LoadResult {
  readonly processor: number
}

/** One contender on one database, once for each round. */
export interface Entry {
  readonly database: DatabaseName
  readonly contender: string
  readonly rounds: readonly RunResult[]
}

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

type Figure = (result: RunResult) => number

const rate: Figure = ({ perSecond }) => perSecond
/** A combo and a subscription are one answer for seats of two evenings. */
const seatRate: Figure = ({ seats, answers, perSecond }) => (seats / (answers["200"] ?? 0)) * perSecond
const p99: Figure = (result) => result.p99
/** What a busy machine weighs less on: answers for a second of processor time. */
const thrift: Figure = ({ processor }) => 1000 / processor

const ratio = (value: number): string => value.toFixed(value < 10 ? 2 : 1)

/** Of each round by itself, then the middle: a busy machine weighs on both of a round. */
function ratioOf(over: Entry | undefined, under: Entry | undefined, of: Figure): number {
  if (over === undefined || under === undefined) return Number.NaN
  return median(over.rounds.map((result, round) => of(result) / of(under.rounds[round] as RunResult)))
}

const entryOf = (entries: readonly Entry[], database: DatabaseName, contender: string) =>
  entries.find((entry) => entry.database === database && entry.contender === contender)

export function table(entries: readonly Entry[]): string {
  const rows = entries.map((entry) => {
    const { database, contender, rounds } = entry
    const ofAll = (status: string) => rounds.reduce((sum, { answers }) => sum + (answers[status] ?? 0), 0)
    const against = (rival: string) => ratioOf(entry, entryOf(entries, database, rival), rate)
    const shown = (value: number) => (Number.isNaN(value) ? "–" : ratio(value))
    return [
      database,
      contender,
      String(median(rounds.map(rate))),
      String(median(rounds.map(({ p50 }) => p50))),
      String(median(rounds.map(p99))),
      String(ofAll("200")),
      String(ofAll("409")),
      shown(against("floor")),
      shown(against("baseline")),
      String(median(rounds.map(({ processor }) => processor))),
      shown(ratioOf(entry, entryOf(entries, database, "floor"), thrift)),
      shown(ratioOf(entry, entryOf(entries, database, "baseline"), thrift)),
    ]
  })
  const head = ["database", "contender", "answers a second", "p50 ms", "p99 ms", "200", "409"]
  const byProcessor = ["processor ms an answer", "× the floor by it", "× the baseline by it"]
  const all = [...head, "× the floor", "× the baseline", ...byProcessor]
  return [all, all.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n")
}

/** Every aim with what this run says of it. */
export function goalsOf(entries: readonly Entry[]): Goal[] {
  const databases = [...new Set(entries.map(({ database }) => database))]
  return databases.flatMap((database) => {
    const of = (contender: string) => entryOf(entries, database, contender)
    const goal = (name: string, value: number, limit: { least?: number; most?: number }): Goal[] =>
      Number.isNaN(value)
        ? []
        : [
            {
              goal: `${database}: ${name}`,
              is: `${ratio(value)} ×`,
              holds: value >= (limit.least ?? 0) && value <= (limit.most ?? Number.POSITIVE_INFINITY),
            },
          ]
    const [ours, floor, hot] = [of("ours"), of("floor"), of("ours, hot")]
    return [
      ...goal("holds, at least 0.35 × the floor", ratioOf(ours, floor, rate), { least: 0.35 }),
      ...goal("holds, at least 5 × the baseline", ratioOf(ours, of("baseline"), rate), { least: 5 }),
      ...goal("holds, at least 0.1 × a bare server", ratioOf(ours, of("bare"), rate), { least: 0.1 }),
      ...goal("losers, at least 0.6 × the floor", ratioOf(hot, floor, rate), { least: 0.6 }),
      ...goal("p99, at most 5 × the floor's", ratioOf(ours, floor, p99), { most: 5 }),
      ...goal(
        "a hold in 60,000 seats, at most 1.2 × one in 600",
        ratioOf(of("ours, 600 seats"), of("ours, close together"), rate),
        {
          most: 1.2,
        },
      ),
      ...goal(
        "seats held a second with every kind at once, at least 0.8 × seats alone",
        ratioOf(of("ours, of every kind"), ours, seatRate),
        { least: 0.8 },
      ),
      ...goal("two processes, at least as many as one", ratioOf(of("ours, two processes"), ours, rate), {
        least: 1,
      }),
    ]
  })
}
