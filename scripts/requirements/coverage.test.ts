import { expect, it } from "vitest"
import { areas, coverage, layersOf, type Requirement } from "./coverage.ts"

const row = (id: string, written: string): Requirement => ({ id, layers: layersOf(written), text: "" })
const lacking = (
  requirement: Requirement,
  ...faces: ("server" | "sdk" | "contract" | "storefront" | "rule")[]
) => coverage([requirement], [{ id: requirement.id, faces: new Set(faces) }])[0]?.lacking

it("asks every layer a row names", () => {
  expect(lacking(row("MAP-001", "sdk,storefront"), "storefront")).toEqual(["sdk"])
  expect(lacking(row("MAP-001", "sdk,storefront"), "storefront", "sdk")).toEqual([])
  expect(lacking(row("SHELL-001", "all"), "storefront")).toEqual(["server"])
})

it("takes a rule in use for the SDK's layer, except for a call, which a client has to make", () => {
  expect(lacking(row("QTY-001", "sdk"), "rule")).toEqual([])
  expect(lacking(row("CALL-001", "sdk"), "rule")).toEqual(["sdk"])
  expect(lacking(row("QTY-001", "storefront"), "rule")).toEqual(["storefront"])
})

it("adds up tests, and the rows of an area", () => {
  const rows = coverage(
    [row("MAP-001", "sdk,storefront"), row("MAP-002", "storefront"), row("3DS-001", "sdk")],
    [
      { id: "MAP-001", faces: new Set(["rule"]) },
      { id: "MAP-001", faces: new Set(["storefront"]) },
    ],
  )
  expect(areas(rows).map(({ area, shown, rows }) => [area, shown, rows])).toEqual([
    ["MAP", 1, 2],
    ["3DS", 0, 1],
    ["total", 1, 3],
  ])
  expect(areas(rows)[0]?.byLayer.get("storefront")).toEqual({ rows: 2, shown: 1 })
})
