import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { answerOf, RULES } from "./rules.ts"

type Vectors = {
  rule: string
  about: string
  cases: { title: string; input: unknown; expected: unknown }[]
}

const files = globSync("*.json", { cwd: import.meta.dirname }).toSorted()
const read = (file: string): Vectors => JSON.parse(readFileSync(join(import.meta.dirname, file), "utf8"))

it("has a rule for each file, and a file for each rule", () => {
  expect(files).toEqual(Object.keys(RULES).toSorted())
})

it("is listed in the README, file by file", () => {
  const readme = readFileSync(join(import.meta.dirname, "README.md"), "utf8")
  for (const file of files) expect(readme).toContain(`\`${file}\``)
})

describe.each(files)("%s", (file) => {
  const { cases, rule, about } = read(file)

  it("says what it is about, and has titles of its own", () => {
    expect(rule).not.toBe("")
    expect(about).not.toBe("")
    expect(new Set(cases.map(({ title }) => title)).size).toBe(cases.length)
    expect(cases.length).toBeGreaterThan(3)
  })

  it.each(cases)("$title", ({ input, expected }) => {
    expect(answerOf(file, input)).toEqual(expected)
  })
})
