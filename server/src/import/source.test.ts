import { jsonFault, jsonPlaces } from "@parterre/seating-plans/plan"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { ImportRefused, problemText } from "./problem.ts"
import { jsonSource, yamlSource } from "./source.ts"

const yaml = `title: { fr: Le Cid, en: Le Cid }
shows:
  - key: le-cid
    events:
      - { key: a, start: "2026-12-05T19:30" }
      - { key: b, start: "2026-13-05" }
`

const textOf = (make: () => unknown): string => {
  try {
    make()
  } catch (error) {
    if (error instanceof ImportRefused) return error.message
    throw error
  }
  throw new Error("nothing was refused")
}

describe("YAML", () => {
  const source = yamlSource("belvedere/pages/le-cid.yaml", yaml)

  it("knows the line and column of a value", () => {
    const problem = source.problem(["shows", 0, "events", 1, "start"], '"2026-13-05" is not a date')
    expect(problemText(problem)).toBe(
      'belvedere/pages/le-cid.yaml:6:19 shows[0].events[1].start: "2026-13-05" is not a date',
    )
  })

  it("points at what is around a missing value", () => {
    expect(source.problem(["shows", 0, "venue"], "missing").place).toEqual({ line: 3, column: 5 })
  })

  it.each([
    "name: { fr: Théâtre: le Phare, en: The Lighthouse }",
    "palette: { accent: #0b5c7a, surface: white }",
  ])("says that what stands between braces needs quotes: %s", (line) => {
    expect(textOf(() => yamlSource("a.yaml", `${line}\n`))).toMatch(
      /^a\.yaml:\d+:\d+: .*; between \{ and \}, a text with a comma, a colon or # needs quotes$/,
    )
  })

  it.each([
    ["a: [1", "a.yaml:1:6: "],
    ["a: 1\na: 2", "a.yaml:2:1: Map keys must be unique"],
    ["a: *nobody", "Unresolved alias"],
    [
      "a: &a [x]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a,*a]\nc: &c [*b,*b,*b,*b,*b,*b,*b,*b,*b,*b]\nd: [*c,*c,*c,*c,*c,*c,*c,*c,*c,*c]",
      "alias",
    ],
  ])("refuses %j", (text, message) => {
    expect(textOf(() => yamlSource("a.yaml", text))).toContain(message)
  })
})

const parsed = (text: string): string => {
  try {
    return `read ${typeof JSON.parse(text)}`
  } catch {
    return "refused"
  }
}

describe("JSON", () => {
  const json = `{
  "name": "Salle \\"A\\" {",
  "zones": [
    { "rows": [] },
    { "rows": [1, {"x": "]"}, {
      "seat": true } ] }
  ]
}`

  it("knows the line and column of a value", () => {
    expect(jsonPlaces(json)(["zones", 1, "rows", 2, "seat"])).toEqual({ line: 6, column: 15 })
    expect(jsonPlaces(json)(["zones", 0])).toEqual({ line: 4, column: 5 })
    expect(jsonPlaces(json)([])).toEqual({ line: 1, column: 1 })
  })

  it("points at what is around a missing value", () => {
    expect(jsonPlaces(json)(["zones", 0, "position"])).toEqual({ line: 4, column: 5 })
    expect(jsonPlaces(json)(["zones", 7, "rows"])).toEqual({ line: 3, column: 12 })
  })

  it("agrees with JSON.parse on what is JSON", () => {
    const mangled = fc
      .tuple(fc.json(), fc.nat(), fc.constantFrom("", ",", "{", '"', "]", "\\", "1", " "))
      .map(
        ([json, at, piece]) =>
          json.slice(0, at % (json.length + 1)) + piece + json.slice(at % (json.length + 1)),
      )
    fc.assert(
      fc.property(mangled, (text) => {
        const parses = !/^refused/.test(parsed(text))
        expect(jsonFault(text) === undefined).toBe(parses)
      }),
      { numRuns: 500 },
    )
  })

  it("refuses what is not JSON with its place", () => {
    expect(textOf(() => jsonSource("a.json", '{\n  "x": NaN\n}'))).toBe(
      'a.json:2:8: not JSON: unexpected "NaN\\n}"',
    )
    expect(textOf(() => jsonSource("a.json", '{ "x": 1'))).toBe("a.json:1:9: not JSON: it ends too soon")
    expect(textOf(() => jsonSource("a.json", "[1, 2,]"))).toMatch(/^a\.json:1:7: /)
    expect(textOf(() => jsonSource("a.json", "[1] x"))).toMatch(/^a\.json:1:5: /)
  })
})
