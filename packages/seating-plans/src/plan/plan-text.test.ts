import { readFileSync } from "node:fs"
import { Ajv } from "ajv"
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { seatingPlanSchema } from "./plan-schema.ts"
import { planShapeFaults } from "./plan-shape.ts"
import { readPlan } from "./read-plan.ts"
import type { PlanZone, SeatingPlan } from "./seating-plan.ts"
import { writePlan } from "./write-plan.ts"

/** Written by an older editor: keys that are gone, a bare text, no size, numbers and blanks in its own way. */
const older = `{ "name": "Salle",  "categories": [{"name": "Parterre", "color":"#00f"} ],
  "zones": [
    {
      "name": "Parterre", "displayed": true, "position": {"x": 0.0, "y": 1e1},
      "rows": [
        {
          "row_number": "A", "number_of_seats": 2, "seats_spacing": 25,
          "position": {"x": 0, "y": 0},
          "seats": [
            {"seat_guid": "a1", "seat_number": "1", "position": {"x": 0, "y": 0}, "category": "Parterre", "kept": [1, {}]},
            {"seat_guid": "a2", "seat_number": "2", "position": {"x": 25.50, "y": 0}, "category": "Parterre"}
          ]
        }
      ],
      "areas": [{"position": {"x": 0, "y": 0}, "text": "Sc\\u00e8ne", "shape": "text"}]
    }
  ]
}
`

function planOf(text: string): SeatingPlan {
  const reading = readPlan(text)
  if ("faults" in reading) throw new Error(JSON.stringify(reading.faults))
  return reading.plan
}

const withZone = (plan: SeatingPlan, change: (zone: PlanZone) => PlanZone): SeatingPlan => ({
  ...plan,
  zones: plan.zones.with(0, change(plan.zones[0]!)),
})

/** What differs between two texts: what stood there, and what stands there now. */
function differing(before: string, now: string): readonly [string, string] {
  let start = 0
  while (start < before.length && before[start] === now[start]) start += 1
  let end = 0
  while (end < Math.min(before.length, now.length) - start && before.at(-1 - end) === now.at(-1 - end))
    end += 1
  return [before.slice(start, before.length - end), now.slice(start, now.length - end)]
}

describe("a plan's file after changes", () => {
  it.each([
    ["older", older],
    ["with a byte order mark and blanks around", `\uFEFF \n${older}\n\n`],
    ["of a theatre", demo("belvedere/venues/salle")],
    ["of an arena", demo("harbour/venues/arena")],
  ])("is the same text where nothing changed: a file %s", (_name, text) => {
    expect(writePlan(text, planOf(text))).toBe(text)
    expect(writePlan(text, structuredClone(planOf(text)))).toBe(text)
  })

  it("changes one number in one place", () => {
    const moved = withZone(planOf(older), (zone) => ({
      ...zone,
      rows: zone.rows.map((row) => ({
        ...row,
        seats: row.seats.with(1, { ...row.seats[1]!, position: { x: 31.5, y: 0 } }),
      })),
    }))
    expect(differing(older, writePlan(older, moved))).toEqual(["25.50", "31.5"])
  })

  it("takes a seat out, and puts one in, without touching its neighbours", () => {
    const plan = planOf(older)
    const [first, second] = plan.zones[0]!.rows[0]!.seats
    const withSeats = (seats: readonly NonNullable<typeof first>[]) =>
      withZone(plan, (zone) => ({ ...zone, rows: [{ ...zone.rows[0]!, seats }] }))
    const fewer = writePlan(older, withSeats([second!]))
    expect([differing(older, fewer)[1], fewer.includes('"a1"'), fewer.includes('"a2"')]).toEqual([
      "",
      false,
      true,
    ])
    const added = { ...first!, seat_guid: "a0", seat_number: "0" }
    const text = writePlan(older, withSeats([added, first!, second!]))
    expect(differing(older, text)[0]).toBe("")
    expect(text).toContain(
      `"seats": [\n            {"seat_guid": "a0", "seat_number": "0", "position": {"x": 0, "y": 0}, "category": "Parterre", "kept": [1, {}]},\n            {"seat_guid": "a1"`,
    )
  })

  it("follows a row that moves, with the keys nobody knows", () => {
    const plan = planOf(older)
    const [row] = plan.zones[0]!.rows
    const front = { row_number: "AA", position: { x: 0, y: -20 }, seats: [] }
    const text = writePlan(
      older,
      withZone(plan, (zone) => ({ ...zone, rows: [front, row!] })),
    )
    const [gone, added] = differing(older, text)
    expect([gone, added.includes("number_of_seats")]).toEqual(["", false])
    expect(planOf(text).zones[0]?.rows).toEqual([front, row])
  })

  it("is new text where there was none", () => {
    expect(planOf(writePlan(undefined, planOf(older)))).toEqual(planOf(older))
  })

  it("refuses to write what no reader would take", () => {
    const broken = withZone(planOf(older), (zone) => ({ ...zone, position: { x: Number.NaN, y: 0 } }))
    expect(() => writePlan(older, broken)).toThrow(RangeError)
  })
})

describe("any plan", () => {
  const number = fc.oneof(
    fc.integer({ min: -9999, max: 9999 }),
    fc.double({ min: -9999, max: 9999, noNaN: true }),
  )
  const point = fc.record({ x: number, y: number })
  const seat = fc.record({ seat_number: fc.string({ maxLength: 4 }), position: point, extra: fc.jsonValue() })
  const row = fc.record({
    row_number: fc.string({ maxLength: 4 }),
    position: point,
    seats: fc.array(seat, { maxLength: 5 }),
  })
  const zone = fc.record({
    name: fc.string({ maxLength: 8 }),
    position: point,
    displayed: fc.boolean(),
    rows: fc.array(row, { maxLength: 4 }),
  })
  /** Guids are given here, so that they are unique. */
  const plan = fc.record({ zones: fc.array(zone, { minLength: 1, maxLength: 4 }) }).map(({ zones }) => {
    let next = 0
    const guided = zones.map((one) => ({
      ...one,
      rows: one.rows.map((each) => ({
        ...each,
        seats: each.seats.map((place) => ({ ...place, seat_guid: `g${next++}`, category: "A" })),
      })),
    }))
    return { name: "Plan", categories: [{ name: "A" }], zones: guided }
  })
  const spacing = fc.constantFrom(undefined, 1, 2, "\t")

  it("is read as it was written, and written as it was read", () => {
    fc.assert(
      fc.property(plan, spacing, (given, space) => {
        const text = JSON.stringify(given, null, space)
        expect(writePlan(text, planOf(text))).toBe(text)
      }),
    )
  })

  it("becomes any other by writing that one over it", () => {
    fc.assert(
      fc.property(plan, plan, spacing, (before, after, space) => {
        const text = writePlan(JSON.stringify(before, null, space), after)
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(after)))
      }),
    )
  })

  it("keeps every byte on both sides of a seat that moves", () => {
    fc.assert(
      fc.property(plan, spacing, fc.nat(), number, (given, space, pick, x) => {
        const seats = given.zones.flatMap(({ rows }) => rows.flatMap((one) => one.seats))
        const chosen = seats[pick % Math.max(1, seats.length)]
        if (chosen === undefined) return
        const text = JSON.stringify(given, null, space)
        const changed = structuredClone(given)
        for (const { rows } of changed.zones)
          for (const one of rows)
            for (const place of one.seats)
              if (place.seat_guid === chosen.seat_guid) place.position = { ...place.position, x }
        const [gone, added] = differing(text, writePlan(text, changed))
        const length = JSON.stringify(chosen.position.x).length + JSON.stringify(x).length
        expect(gone.length + added.length).toBeLessThanOrEqual(length)
      }),
    )
  })
})

describe("what is no plan", () => {
  const faults = (text: string) => {
    const reading = readPlan(text)
    return "faults" in reading ? reading.faults : []
  }

  it.each<[string, string, string, RegExp, RegExp]>([
    ["NaN", older.replace("25.50", "NaN"), "not-json", /n’est pas du JSON/, /not JSON: unexpected "NaN/],
    ["a text that stops", older.slice(0, -20), "not-json", /finit trop tôt|attendu/, /not JSON/],
    [
      "a number beyond all",
      older.replace("25.50", "1e999"),
      "wrong-shape",
      /nombre/,
      /Infinity isn’t of type/,
    ],
    ["a million units", older.replace("25.50", "1000000"), "wrong-shape", /supérieur/, /must be <= 100000/],
    ["two seats of one guid", older.replace('"a2"', '"a1"'), "duplicate-guid", /autre siège/, /another seat/],
    ["no category", older.replace('"Parterre"}\n', '"B"}\n'), "unknown-category", /catégories/, /categories/],
    ["a seat without guid", older.replace('"seat_guid": "a2", ', ""), "wrong-shape", /manque/, /missing/],
    [
      "a name too long",
      older.replace("Salle", "S".repeat(201)),
      "wrong-shape",
      /plus de 200/,
      /longer than 200/,
    ],
    ["a list", "[]", "wrong-shape", /n’est pas un objet/, /isn’t of type object/],
    ["nothing", "", "not-json", /finit trop tôt/, /ends too soon/],
    [
      "a hundred megabytes",
      `"${"x".repeat(100_000_000)}"`,
      "too-large",
      /n’est pas un plan/,
      /isn’t a seat map/,
    ],
    ["lists without end", "[".repeat(500_000), "too-deep", /imbriquées/, /nested/],
    ["objects without end", '{"a":'.repeat(100_000), "too-deep", /imbriquées/, /nested/],
  ])("%s is refused with its place", (_name, text, rule, french, english) => {
    const [fault] = faults(text)
    expect(fault?.rule).toBe(rule)
    expect(fault?.message.fr).toMatch(french)
    expect(fault?.message.en).toMatch(english)
    expect(fault?.place.line).toBeGreaterThan(0)
  })

  it("is told with the line where it stands", () => {
    expect(faults(older.replace('"a2"', '"a1"'))[0]).toMatchObject({
      path: ["zones", 0, "rows", 0, "seats", 1, "seat_guid"],
      place: { line: 11, column: 27 },
    })
  })

  it("is told a hundred times at most", () => {
    const seats = Array.from({ length: 4_000 }, () => ({}))
    const text = JSON.stringify({
      name: "",
      categories: [],
      zones: [{ position: { x: 0, y: 0 }, rows: [{ row_number: "A", seats }] }],
    })
    expect(faults(text).length).toBeLessThan(120)
  })

  it("is the same to ajv, which the import asks, and to this package's own reader", () => {
    const isPlan = new Ajv({ allErrors: true, allowUnionTypes: true }).compile(seatingPlanSchema)
    const whole = JSON.stringify(JSON.parse(older))
    const value = fc.oneof(fc.jsonValue(), fc.constantFrom(1e6, -1, "x".repeat(300), null, [], {}))
    fc.assert(
      fc.property(fc.nat(), value, (pick, put) => {
        // A value anywhere in the plan is replaced.
        const plan: unknown = JSON.parse(whole)
        const places: [object, string][] = []
        const visit = (at: unknown): void => {
          if (typeof at !== "object" || at === null) return
          for (const [key, inner] of Object.entries(at)) {
            places.push([at, key])
            visit(inner)
          }
        }
        visit(plan)
        const [owner, key] = places[pick % places.length]!
        Object.assign(owner, { [key]: put })
        expect(planShapeFaults(plan).length === 0).toBe(isPlan(plan))
      }),
      { numRuns: 500 },
    )
  })
})

function demo(name: string): string {
  return readFileSync(new URL(`../../../../server/demo/${name}.plan.json`, import.meta.url), "utf8")
}
