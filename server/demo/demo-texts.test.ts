import { globSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { expect, it } from "vitest"
import { parse } from "yaml"
import { englishFaults } from "../../scripts/english.ts"
import { frenchFaults } from "../../scripts/french.ts"

const folder = fileURLToPath(new URL(".", import.meta.url))

/** Every text under the name of a language, however deep. */
function textsIn(node: unknown, language: string, isIn = false): string[] {
  if (typeof node === "string") return isIn ? [node] : []
  if (typeof node !== "object" || node === null) return []
  return Object.entries(node).flatMap(([name, value]) => textsIn(value, language, isIn || name === language))
}

it.each([
  ["fr", "French as Québec prints it", frenchFaults],
  ["en", "English as Halifax says it", englishFaults],
] as const)("the demo tenants write in %s: %s", (language, _name, faultsOf) => {
  const texts = globSync("*/**/*.yaml", { cwd: folder }).flatMap((file) =>
    textsIn(parse(readFileSync(`${folder}/${file}`, "utf8")), language).map((text) => ({ file, text })),
  )
  expect(texts.length).toBeGreaterThan(300)
  const faulty = texts.flatMap(({ file, text }) =>
    faultsOf(text).map((fault) => `${file}: ${fault}: ${text}`),
  )
  expect(faulty).toEqual([])
})
