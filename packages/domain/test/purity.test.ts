import { globSync, readFileSync } from "node:fs"
import { dirname, join, normalize } from "node:path"
import { expect, it } from "vitest"
import { importsOf, impurities } from "./impurities.test-support.ts"

const src = join(import.meta.dirname, "../src")
const read = (file: string) => readFileSync(join(src, file), "utf8")
const isTest = (file: string) => /\.(test|test-support)\.ts$/.test(file)

/** Every file reached from an entry by imports, those of types among them. */
function reached(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const { specifier } of importsOf(file, read(file)))
    if (specifier.startsWith(".")) reached(normalize(join(dirname(file), specifier)), seen)
  return seen
}

const published = new Set(globSync("*/index.ts", { cwd: src }).flatMap((entry) => [...reached(entry)]))
const sources = globSync("**/*.ts", { cwd: src }).filter((file) => !isTest(file))
const files = [...new Set([...published, ...sources])]

it("walks all that the entries reach", () => {
  expect(published.size).toBeGreaterThan(80)
  expect([...published].filter((file) => file.includes("seats/")).length).toBeGreaterThan(5)
})

it("imports its own files, and from the contract types only", () => {
  const foreign = files.flatMap((file) =>
    importsOf(file, read(file))
      .filter(({ specifier, typeOnly }) =>
        specifier.startsWith(".")
          ? normalize(join(dirname(file), specifier)).startsWith("..") || isTest(specifier)
          : specifier !== "@parterre/contract" || !typeOnly,
      )
      .map(({ specifier }) => `${file}: ${specifier}`),
  )
  expect(foreign).toEqual([])
})

it("has no clock, no chance, no machine and no global beyond a closed list", () => {
  expect(files.flatMap((file) => impurities(file, read(file)))).toEqual([])
})

it.each([
  ["const now = Date.now()", "takes Date"],
  ["const now = new Date()", "takes Date"],
  ["const now = Date()", "takes Date"],
  ["const { now } = Date", "takes Date"],
  ["const hour = new Date(0).getHours()", "asks the machine with getHours"],
  ["const text = (1).toLocaleString()", "asks the machine with toLocaleString"],
  ["const order = 'a'.localeCompare('b')", "asks the machine with localeCompare"],
  ["const luck = Math.random()", "takes Math"],
  ["const luck = Math['random']()", "takes Math"],
  ["const luck = crypto.randomUUID()", "takes crypto"],
  ["const at = performance.now()", "takes performance"],
  ["export const f = () => fetch(process.env.X as string)", "takes fetch"],
  ["export const f = (x: { log: number }) => console.log(x!.log)", "takes console"],
  ["const late = () => import('./index.ts')", "has ImportExpression"],
  ["const here = import.meta.url", "has MetaProperty"],
  ["const Math = { random: () => 4 }", "hides the global Math"],
  ["const one = { later: [setTimeout] }", "takes setTimeout"],
])("would see %j", (source, complaint) => {
  expect(impurities("sample.ts", source).join()).toContain(complaint)
})

it("sees nothing wrong with what is pure", () => {
  const pure = `type Date2 = typeof globalThis
    export const day = (at: number): string => new Date(at).toISOString().slice(0, Math.max(4, 10))
    export const { a, b: [c = 2] } = { a: 1, b: [], performance: 3 } as { a: number; b: number[] }
    export function seat({ fetch }: { fetch: string }) { return [fetch, Date.parse("2026-12-05T00:00Z")] }`
  expect(impurities("sample.ts", pure)).toEqual([])
})
