import { globSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { expect, it } from "vitest"
import { altered, contract, type Json, read } from "./document.test-support.ts"

const here = fileURLToPath(new URL(".", import.meta.url))
const sources = globSync("calls-*.test.ts", { cwd: here }).map((file) =>
  readFileSync(`${here}${file}`, "utf8"),
)

/** Method and path of each row, as its case has them: a title, then the call. */
const callOf = new Map(
  sources.flatMap((source) =>
    [...source.matchAll(/\[(CALL-\d{3})\][^\n]*?",\s*(?:call: )?"((?:GET|POST|PUT|DELETE) [^"]+)"/g)].map(
      ([, id = "", call = ""]) => [id, call] as const,
    ),
  ),
)

/** Rules of every request, decided where the common rules are. */
const ofNoCall = ["CALL-004", "CALL-005"]

const open = readFileSync(new URL("../../../docs/requirements.tsv", import.meta.url), "utf8")
  .split("\n")
  .map((line) => line.split("\t"))
  .filter(([id = "", , , , , note = ""]) => {
    const isOpen = /CONTRADICTION|NOT SHOWN|AMBIGUOUS|OPEN/.test(note)
    return id.startsWith("CALL-") && isOpen && !ofNoCall.includes(id)
  })
  .map(([id = ""]) => id)

const untold = (document: Json) =>
  open.filter((id) => {
    const [method = "", path = ""] = callOf.get(id)?.split(" ") ?? []
    return typeof read(document, ["paths", path, method.toLowerCase(), "description"]) !== "string"
  })

it(`says in its description what was decided on each of ${open.length} open calls`, () => {
  expect(open.length).toBeGreaterThan(60)
  expect(untold(contract)).toEqual([])
  const silent = altered(contract, ["paths", "/v1/pages/{id}/wtf", "get", "description"], undefined)
  expect(untold(silent)).toEqual(["CALL-035"])
})
