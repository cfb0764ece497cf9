import { readFileSync } from "node:fs"
import { join } from "node:path"
import { readRepository } from "../modules/module-graph.ts"
import { root } from "../run.ts"
import { reachOf } from "../unreached-code.ts"
import { areas, coverage, layersOf, type Requirement } from "./coverage.ts"
import { floor, idleCeiling } from "./floor.ts"
import { facesOf, layers } from "./shown-layers.ts"
import { taggedTests } from "./tagged-tests.ts"

/**
 * Which requirements a user meets, layer by layer: `npm run requirements`, with `-- --all` every row that lacks a layer.
 * Fails when a tag names no requirement, and when the count differs from the floor or that of idle tags from its ceiling.
 */
const [, ...lines] = readFileSync(join(root, "docs/requirements.tsv"), "utf8").trim().split("\n")
const requirements = lines.map((line): Requirement => {
  const [id = "", written = "", text = ""] = line.split("\t")
  return { id, layers: layersOf(written), text }
})
const known = new Set(requirements.map(({ id }) => id))

const graph = readRepository()
const faces = facesOf(graph, reachOf(graph))
const tags = [...graph.modules.keys()]
  .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
  .flatMap((file) =>
    taggedTests(file, readFileSync(join(root, file), "utf8")).map(({ id, mentions }) => ({
      id,
      file,
      faces: faces(file, mentions),
    })),
  )
const rows = coverage(requirements, tags)

const columns = (cells: readonly (string | number)[]) =>
  cells.map((cell) => String(cell).padStart(13)).join("")
console.log(`area    ${columns(["shown", "rows", ...layers])}`)
for (const { area, rows: count, shown, byLayer } of areas(rows)) {
  const cells = [...byLayer.values()].map((one) => (one.rows === 0 ? "" : `${one.shown}/${one.rows}`))
  console.log(`${area.padEnd(8)}${columns([shown, count, ...cells])}`)
}
if (process.argv.includes("--all"))
  for (const { id, lacking, text } of rows)
    if (lacking.length > 0) console.log(`${id}\t${lacking.join(",")}\t${text}`)
const idle = tags.filter(({ faces }) => faces.size === 0)
if (process.argv.includes("--idle")) for (const { id, file } of idle) console.log(`${file}\t${id}`)

const complaints = tags
  .filter(({ id }) => !known.has(id))
  .map(({ id, file }) => `${file}: [${id}] is no requirement`)
const shown = rows.filter(({ lacking }) => lacking.length === 0).length
if (shown < floor) complaints.push(`${shown} rows are shown, ${floor} were: show again what was lost`)
if (shown > floor)
  complaints.push(`${shown} rows are shown: raise the floor of ${floor} in scripts/requirements/floor.ts`)
if (idle.length > idleCeiling)
  complaints.push(
    `${idle.length} tags show their row to nobody, ${idleCeiling} did: \`-- --idle\` lists them; tag the test its user meets`,
  )
if (idle.length < idleCeiling)
  complaints.push(
    `${idle.length} tags show their row to nobody: lower the ceiling of ${idleCeiling} in scripts/requirements/floor.ts`,
  )
for (const complaint of complaints) console.error(complaint)
process.exitCode = complaints.length === 0 ? 0 : 1
