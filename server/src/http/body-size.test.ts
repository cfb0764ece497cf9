import { describe, expect, it } from "vitest"
import { type BodySchema, largestSize } from "./body-size.ts"

const mask = "\u{1f3ad}"
/** JSON as a careful client writes it: whatever is not ASCII, escaped. */
const escaped = (value: unknown) =>
  JSON.stringify(value).replaceAll(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16)}`)

describe("the largest size of a body", () => {
  const name: BodySchema = { type: "string", maxLength: 3 }
  it.each<[string, BodySchema, unknown]>([
    ["a text", name, mask.repeat(3)],
    ["one of some words", { enum: ["show", "subscription"] }, "subscription"],
    ["a number", { type: ["number", "null"] }, Number.MIN_VALUE],
    ["a list", { type: "array", maxItems: 4, items: name }, Array.from({ length: 4 }, () => mask.repeat(3))],
    [
      "an object",
      { type: "object", properties: { firstname: name, lastname: name }, additionalProperties: false },
      { firstname: mask.repeat(3), lastname: mask.repeat(3) },
    ],
    [
      "a map",
      { type: "object", maxProperties: 2, propertyNames: { maxLength: 1 }, additionalProperties: name },
      { [mask]: mask.repeat(3), x: mask.repeat(3) },
    ],
  ])("has room for %s, and little more", (_, schema, largest) => {
    const size = escaped(largest).length
    expect(largestSize(schema)).toBeGreaterThanOrEqual(size)
    expect(largestSize(schema)).toBeLessThan(size + 50)
  })

  it.each<[string, BodySchema]>([
    ["a text", { type: "string" }],
    ["a list", { type: "array", items: { type: "boolean" } }],
    ["the fields", { type: "object", properties: {} }],
    ["the names of fields", { type: "object", maxProperties: 2, additionalProperties: { type: "boolean" } }],
    ["anything", {}],
  ])("is infinite where %s may go on and on", (_, schema) => {
    expect(largestSize(schema)).toBe(Infinity)
  })
})
