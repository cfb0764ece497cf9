import { describe, expect, it } from "vitest"
import { altered, contract, type Json, listAt, namesAt, type Place, read } from "./document.test-support.ts"

type Schema = { readonly [name: string]: Json }

/** Objects whose fields are others' to name, and why. Only the size of the whole body bounds what is in them. */
const foreign: Readonly<Record<string, string>> = {
  "/paths//v1/webhooks/stripe/{accountCode}/post/requestBody/content/application/json/schema":
    "what Stripe sends is Stripe's to say",
  "/paths//v1/webhooks/paypal/{accountCode}/post/requestBody/content/application/json/schema":
    "what PayPal sends is PayPal's to say",
}

/** Schemas of everything a caller may send: parameters and bodies. */
function asked(document: Json): Place[] {
  return namesAt(document, ["paths"]).flatMap((path) =>
    namesAt(document, ["paths", path]).flatMap((method) => {
      const place = ["paths", path, method]
      const parameters = method === "parameters" ? place : [...place, "parameters"]
      const content = [...place, "requestBody", "content"]
      return [
        ...listAt(document, parameters).map((_, index) => [...parameters, index, "schema"]),
        ...namesAt(document, content).map((type) => [...content, type, "schema"]),
      ]
    }),
  )
}

const inside: Readonly<Record<string, (document: Json, place: Place) => Place[]>> = {
  properties: (document, place) => namesAt(document, place).map((name) => [...place, name]),
  items: (_, place) => [place],
  additionalProperties: (_, place) => [place],
  allOf: (document, place) => listAt(document, place).map((_, index) => [...place, index]),
  anyOf: (document, place) => listAt(document, place).map((_, index) => [...place, index]),
  oneOf: (document, place) => listAt(document, place).map((_, index) => [...place, index]),
}

/** Texts whose length their format fixes. */
const fixed: readonly Json[] = ["date", "date-time"]

/** What is missing for a value of this schema to have a largest size. */
function missing(schema: Schema): string[] {
  if ("enum" in schema || "const" in schema) return []
  const types = [schema.type].flat()
  const lacks = (type: string, ...words: string[]) =>
    types.includes(type) ? words.filter((word) => !(word in schema)) : []
  const isClosed = schema.additionalProperties === false
  return [
    ...("type" in schema || "allOf" in schema || "anyOf" in schema || "oneOf" in schema ? [] : ["type"]),
    ...(fixed.includes(schema.format ?? null) ? [] : lacks("string", "maxLength")),
    ...lacks("array", "items", "maxItems"),
    ...lacks("integer", "minimum", "maximum"),
    ...lacks("number", "minimum", "maximum"),
    ...(isClosed ? [] : lacks("object", "additionalProperties", "maxProperties", "propertyNames")),
  ]
}

/** Every part of a request that could be of any size, with what it lacks. */
function unlimited(document: Json): string[] {
  const found = new Set<string>()
  const seen = new Set<Json>()
  const left = asked(document)
  for (const place of left) {
    const schema = read(document, place)
    const name = `/${place.join("/")}`
    if (typeof schema !== "object" || schema === null || Array.isArray(schema) || seen.has(schema)) continue
    seen.add(schema)
    if (name in foreign) continue
    for (const word of missing(schema as Schema)) found.add(`${name} has no ${word}`)
    for (const [word, parts] of Object.entries(inside))
      if (word in schema && typeof (schema as Schema)[word] === "object")
        left.push(...parts(document, [...place, word]))
  }
  return [...found]
}

describe("what a caller may send", () => {
  it("has a largest size, down to every text, list and number", () => {
    expect(unlimited(contract)).toEqual([])
  })

  it("is foreign only where it says so", () => {
    const opened = Object.keys(foreign).filter((name) =>
      asked(contract).some((place) => `/${place.join("/")}` === name),
    )
    expect(opened).toEqual(Object.keys(foreign))
  })

  const holdGroup = ["components", "schemas", "HoldGroup"]
  it.each([
    ["a text", [...holdGroup, "properties", "type"], { type: "string" }, "maxLength"],
    ["a pattern", [...holdGroup, "properties", "type"], { type: "string", pattern: "^a*$" }, "maxLength"],
    ["a list", [...holdGroup, "properties", "prices", "maxItems"], undefined, "maxItems"],
    ["a number", [...holdGroup, "properties", "comboQty", "maximum"], undefined, "maximum"],
    ["an open object", [...holdGroup, "additionalProperties"], undefined, "maxProperties"],
    ["anything", [...holdGroup, "properties", "type"], {}, "type"],
    ["a parameter", ["components", "parameters", "context", "schema", "maxLength"], undefined, "maxLength"],
  ] as const)("would be missed: %s without an end is found", (_, place, value, word) => {
    const spoilt = unlimited(altered(contract, place, value))
    expect(spoilt.filter((complaint) => complaint.endsWith(`has no ${word}`))).toHaveLength(1)
  })
})
