/**
 * Seat maps side by side in one real Chromium: `npm run bench:map -- [--seats=1200,20000] [--only=parterre]
 * [--rounds=3] [--patient] [--no-demo] [--publish]`. `--patient` asks the peers for 60,000 seats too, which takes them
 * minutes; `--publish` keeps the run in `bench/results/` and `docs/performance.md`. Prints a table and one JSON line.
 */
import { cpus } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { goalTable, publishResult, publishTables } from "../publish.ts"
import { bundled, launch } from "./browser.ts"
import { type Measured, measure, measureAlone, measureLeaks } from "./measure.ts"
import type { CarriedVenue } from "./page.ts"
import { type Entry, goalsOf, table } from "./report.ts"
import { BOWL_SIZES, type BowlSize } from "./venues/bowl.ts"
import { pretixVenue } from "./venues/pretix-plan.ts"

const { values: options } = parseArgs({
  options: {
    seats: { type: "string" },
    only: { type: "string" },
    rounds: { type: "string", default: "3" },
    patient: { type: "boolean", default: false },
    "no-demo": { type: "boolean", default: false },
    publish: { type: "boolean", default: false },
  },
})

const OURS = ["parterre", "parterre (all seats)"]
const FLOOR = "one bitmap (floor)"
/** These go once, and at 20,000 seats: their figures are so far away that more would say nothing more. */
const PEERS = ["konva", "seatchart", "seatmap-canvas"]

const isWanted = (name: string) => options.only === undefined || options.only.split(",").includes(name)
const sizes =
  options.seats === undefined
    ? BOWL_SIZES
    : BOWL_SIZES.filter((size) => options.seats?.split(",").includes(String(size)))
const rounds = Number(options.rounds)

/** Demo venues once. */
function contendersFor(venue: BowlSize | CarriedVenue, round: number): string[] {
  if (typeof venue !== "number") return round === 0 ? [...OURS, FLOOR].filter(isWanted) : []
  const hasPeers = round === 0 && (venue === 20000 || options.patient)
  return [...OURS, FLOOR, "plain SVG", ...(hasPeers ? PEERS : [])].filter(isWanted)
}

const nameOf = (venue: BowlSize | CarriedVenue) => (typeof venue === "number" ? String(venue) : venue.name)

const demo = (path: string, tables: string[]): CarriedVenue => {
  const venue = pretixVenue(join(import.meta.dirname, "../../server/demo", path), tables)
  return { ...venue, name: path.split("/")[0] ?? path, rows: [...venue.rows], details: [...venue.details] }
}
const demos = options["no-demo"]
  ? []
  : [demo("belvedere/venues/salle.plan.json", ["Cabaret"]), demo("harbour/venues/arena.plan.json", [])]

const browser = await launch()
try {
  const script = await bundled("page.ts")
  const runs = [...sizes, ...demos].flatMap((venue) =>
    contendersFor(venue, 0).map((contender) => ({ venue, name: nameOf(venue), contender })),
  )
  const taken = new Map(runs.map((run) => [run, [] as Measured[]]))
  // Round by round through all the venues, so that those compared with one another are measured in the same minutes.
  for (let round = 0; round < rounds; round++)
    for (const [{ venue, name, contender }, measured] of taken) {
      if (!contendersFor(venue, round).includes(contender)) continue
      const one = await measure(browser, script, contender, venue)
      measured.push(one)
      console.error(`${name}, ${contender}: ${JSON.stringify(one)}`)
    }
  const entries = [...taken].map(
    ([{ name, contender }, measured]): Entry => ({ venue: name, contender, rounds: measured }),
  )
  const alone = options.only === undefined ? await measureAlone(browser, script, 60000) : undefined
  const leaks = options.only === undefined ? await measureLeaks(browser, script) : undefined
  const machine = { cores: cpus().length, chromium: browser.version(), node: process.version }
  const result = { bench: "map", machine, entries, alone, leaks, goals: goalsOf(entries, alone, leaks) }
  console.log(table(result.entries))
  for (const { goal, is, holds } of result.goals)
    console.log(`${holds ? "holds" : "FALLS SHORT"}: ${goal}: ${is}`)
  console.log(JSON.stringify(result))
  if (options.publish) {
    await publishResult("map", result)
    await publishTables(
      "map",
      `${machine.cores} cores, Chromium ${machine.chromium}, Node ${machine.node}.`,
      `${table(entries)}\n\n${goalTable(result.goals)}`,
    )
  }
} finally {
  await browser.close()
}
