import { readdirSync, readFileSync } from "node:fs"
import { join, relative } from "node:path"
import { parseArgs } from "node:util"
import { Stryker } from "@stryker-mutator/core"
import { isAlive, percent, scores } from "./mutation-score.ts"
import { root } from "./run.ts"

/**
 * Changes the domain's rules one small place at a time and sees whether a unit test notices:
 * `npm run mutation [-- room… --workers 2]`. Prints what no test noticed and a score per room; the rest
 * of the settings is in `stryker.config.json`.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { workers: { type: "string", default: "1" } },
})
const source = "packages/domain/src"
const rooms = readdirSync(join(root, source), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
const unknown = positionals.filter((room) => !rooms.includes(room))
if (unknown.length > 0) throw new Error(`No room ${unknown.join(", ")}. There are: ${rooms.join(", ")}`)
const wanted = positionals.length === 0 ? rooms : positionals

process.chdir(root)
const mutants = await new Stryker({
  mutate: [...wanted.map((room) => `${source}/${room}/**/*.ts`), "!**/*.test.ts", "!**/*.test-support.ts"],
  concurrency: Number(values.workers),
}).runMutationTest()

for (const { fileName, location, mutatorName, replacement, status } of mutants.filter(isAlive)) {
  const lines = readFileSync(fileName, "utf8").split("\n")
  const { start, end } = location
  const first = lines[start.line - 1] ?? ""
  const original =
    start.line === end.line ? first.slice(start.column - 1, end.column - 1) : `${first.trim()} …`
  const place = `${relative(root, fileName)}:${start.line}:${start.column}`
  console.log(`${place} ${status} ${mutatorName}: ${original} → ${replacement.replace(/\s+/g, " ")}`)
}
const cell = (figure: number, width: number) => String(figure).padStart(width)
console.log("\nroom               mutants  killed  alive  equivalent  score")
for (const one of scores(mutants)) {
  const { room, mutants: all, killed, equivalent } = one
  const figures = [cell(all, 7), cell(killed, 8), cell(all - killed, 7), cell(equivalent, 12)].join("")
  console.log(`${room.padEnd(19)}${figures}${percent(one).toFixed(1).padStart(7)} %`)
}
