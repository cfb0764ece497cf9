import { readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { apiSource } from "./api-source.ts"
import { schemasSource } from "./schemas-source.ts"

it("keeps the generated client in step with the contract", () => {
  const written = readFileSync(new URL("../src/generated/api.ts", import.meta.url), "utf8")
  expect(written).toBe(apiSource())
})

it("keeps the generated schemas in step with the contract", () => {
  const written = readFileSync(new URL("../src/generated/schemas.ts", import.meta.url), "utf8")
  expect(written).toBe(schemasSource())
})
