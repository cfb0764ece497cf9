import { expect, it } from "vitest"
import { readPositions, writePositions } from "./use-scroll-memory.ts"

it("reads back where the reader was", () => {
  const positions = new Map([
    ["default", 0],
    ["k3x", 812.5],
  ])
  expect(readPositions(writePositions(positions))).toEqual(positions)
})

it.each([
  null,
  "",
  "[",
  "7",
  '{"positions":[3]}',
  '{"positions":{"k3x":"812"}}',
  '{"positions":{"k3x":null}}',
  '{"positions":{"k3x":1e999}}',
])("knows no place of %s", (text) => {
  expect(readPositions(text).size).toBe(0)
})

it("takes what every object has for no place", () => {
  expect(readPositions('{"positions":{}}').get("constructor")).toBeUndefined()
})
