import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { coverage, type Requirement } from "./requirement-coverage.ts"
import { root } from "./run.ts"

/** Which requirements have a test: `npm run requirements`, with `-- --all` every id that has none. */
const [, ...lines] = readFileSync(join(root, "docs/requirements.tsv"), "utf8").trim().split("\n")
const requirements: Requirement[] = lines.map((line) => {
  const [id = "", layer = "", text = ""] = line.split("\t")
  return { id, layer, text }
})
const files = globSync(["**/*.test.{ts,tsx}", "e2e/**/*.spec.ts"], {
  cwd: root,
  exclude: (name) => /node_modules|dist/.test(name),
})
const { areas, unknown, missing } = coverage(
  requirements,
  files.map((file) => ({ file, source: readFileSync(join(root, file), "utf8") })),
)

console.log("area   with a test   of")
for (const { area, covered, total } of areas)
  console.log(`${area.padEnd(8)}${String(covered).padStart(6)}${String(total).padStart(11)}`)
const covered = areas.reduce((sum, area) => sum + area.covered, 0)
console.log(`total   ${String(covered).padStart(6)}${String(requirements.length).padStart(11)}`)
for (const { id, file } of unknown) console.error(`${file}: [${id}] is no requirement`)
if (process.argv.includes("--all"))
  for (const { id, layer, text } of missing) console.log(`${id}\t${layer}\t${text}`)
process.exitCode = unknown.length === 0 ? 0 : 1
