import { globSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { expect, it } from "vitest"

const here = fileURLToPath(new URL(".", import.meta.url))
const requirements = readFileSync(new URL("../../../docs/requirements.tsv", import.meta.url), "utf8")
const sources = globSync("*.test.ts", { cwd: here }).map((file) => readFileSync(`${here}${file}`, "utf8"))

const rows = requirements
  .split("\n")
  .map((line) => line.split("\t"))
  .filter(([id = "", layers = ""]) => /^(CALL|ENT|ENUM)-/.test(id) && layers.split(",").includes("contract"))
  .map(([id = ""]) => id)

const withoutCase = (texts: readonly string[]) =>
  rows.filter((id) => !texts.some((text) => text.includes(`[${id}]`)))

it(`has a case for each of the ${rows.length} rows of calls, entities and enumerations`, () => {
  expect(rows.length).toBeGreaterThan(140)
  expect(withoutCase(sources)).toEqual([])
  expect(withoutCase([])).toEqual(rows)
})
