import { expect, it } from "vitest"
import { coverage } from "./requirement-coverage.ts"

const requirements = ["MAP-001", "MAP-002", "3DS-001"].map((id) => ({ id, layer: "all", text: "" }))
// Built so that this file itself names no requirement.
const title = (...ids: string[]) => `it("does it [${ids.join(" ")}]")`

it("counts each requirement that a title names, once", () => {
  const files = [{ file: "a.test.ts", source: `${title("MAP-001", "3DS-001")}\n${title("MAP-001")}` }]
  const { areas, missing } = coverage(requirements, files)
  expect(areas).toEqual([
    { area: "MAP", covered: 1, total: 2 },
    { area: "3DS", covered: 1, total: 1 },
  ])
  expect(missing.map(({ id }) => id)).toEqual(["MAP-002"])
})

it("names a test whose requirement does not exist", () => {
  const { unknown } = coverage(requirements, [{ file: "a.test.ts", source: title("MAP-999") }])
  expect(unknown).toEqual([{ id: "MAP-999", file: "a.test.ts" }])
})
