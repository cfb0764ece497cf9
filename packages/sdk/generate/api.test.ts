import { globSync, readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { apiSources } from "./api-source.ts"
import { schemasSource } from "./schemas-source.ts"

it("keeps the generated client in step with the contract", () => {
  const folder = new URL("../src/generated/", import.meta.url)
  for (const [name, source] of apiSources()) expect(readFileSync(new URL(name, folder), "utf8")).toBe(source)
  const files = globSync("operations/*", { cwd: folder }).sort()
  expect(["api.ts", ...files]).toEqual([...apiSources().keys()].sort())
})

it("keeps the generated schemas in step with the contract", () => {
  const written = readFileSync(new URL("../src/generated/schemas.ts", import.meta.url), "utf8")
  expect(written).toBe(schemasSource())
})
