import { globSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { expect, it } from "vitest"
import { parse } from "yaml"
import { frenchFaults } from "../../scripts/french.ts"

const folder = fileURLToPath(new URL(".", import.meta.url))

/** Every text under a name `fr`, however deep. */
function frenchIn(node: unknown, isFrench = false): string[] {
  if (typeof node === "string") return isFrench ? [node] : []
  if (typeof node !== "object" || node === null) return []
  return Object.entries(node).flatMap(([name, value]) => frenchIn(value, isFrench || name === "fr"))
}

it("the demo tenants write French as Québec prints it", () => {
  const texts = globSync("*/**/*.yaml", { cwd: folder }).flatMap((file) =>
    frenchIn(parse(readFileSync(`${folder}/${file}`, "utf8"))).map((text) => ({ file, text })),
  )
  expect(texts.length).toBeGreaterThan(300)
  const faulty = texts.flatMap(({ file, text }) =>
    frenchFaults(text).map((fault) => `${file}: ${fault}: ${text}`),
  )
  expect(faulty).toEqual([])
})
