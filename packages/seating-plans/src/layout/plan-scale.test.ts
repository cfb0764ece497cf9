import { describe, expect, it } from "vitest"
import type { SeatingPlan } from "../plan/seating-plan.ts"
import { planPitch } from "./plan-scale.ts"
import { venueLayout } from "./venue-layout.ts"

const name = { fr: "Salle", en: "Hall" }

/** Eight rows of twelve, a stage, a bar and a table, drawn with seats so many units apart. */
function plan(pitch: number): SeatingPlan {
  const seat = (id: string, x: number, y: number) => ({
    seat_guid: id,
    seat_number: id,
    position: { x: x * pitch, y: y * pitch },
    category: "A",
  })
  return {
    name: "Hall",
    categories: [{ name: "A" }],
    size: { width: 20 * pitch, height: 16 * pitch },
    zones: [
      {
        name: "Floor",
        position: { x: pitch, y: 4 * pitch },
        rows: Array.from({ length: 8 }, (_, r) => ({
          row_number: String(r + 1),
          position: { x: 0, y: r * 1.1 * pitch },
          seats: Array.from({ length: 12 }, (_, s) => seat(`${r}-${s}`, s, 0)),
        })),
        areas: [
          {
            shape: "rectangle",
            position: { x: 0, y: -3 * pitch },
            rectangle: { width: 12 * pitch, height: 2 * pitch },
            text: { text: "Stage", size: 1.2 * pitch, position: { x: 6 * pitch, y: pitch } },
          },
          { shape: "circle", position: { x: 15 * pitch, y: 0 }, circle: { radius: pitch } },
          {
            shape: "polygon",
            position: { x: 0, y: 10 * pitch },
            polygon: { points: [0, 1, 2].map((i) => ({ x: i * pitch, y: (i % 2) * pitch })) },
          },
        ],
      },
    ],
  }
}

describe("a plan of any unit", () => {
  it.each([0.55, 8, 10, 24, 25, 60])("is laid out alike with seats %d units apart", (pitch) => {
    const [usual, laid] = [venueLayout({ name }, plan(10)), venueLayout({ name }, plan(pitch))]
    const figures = (layout: object) =>
      JSON.parse(JSON.stringify(layout), (_, value) =>
        typeof value === "number" ? Math.round(value) : value,
      )
    expect(figures({ ...laid, scale: 0 })).toEqual(figures({ ...usual, scale: 0 }))
    expect(laid.scale).toBeCloseTo(10 / pitch, 2)
  })

  it("stays as its maker drew it where seats stand about ten units apart", () => {
    expect(venueLayout({ name }, plan(10.03)).scale).toBe(1)
  })

  it("is measured across its rows too, so that no two seats touch", () => {
    const { zones, ...rest } = plan(24)
    const [zone] = zones
    const close = zone!.rows.map((row, r) => ({ ...row, position: { x: 0, y: r * 18 } }))
    expect(planPitch({ ...rest, zones: [{ ...zone!, rows: close }] })).toBe(18)
  })

  it("is not made small by a few seats upon one another", () => {
    const { zones, ...rest } = plan(24)
    const heap = zones[0]!.rows[0]!.seats.slice(0, 3).map((seat, i) => ({
      ...seat,
      position: { x: i * 0.4, y: 0 },
    }))
    const heaped = { ...zones[0]!, name: "Heap", rows: [{ row_number: "1", seats: heap }] }
    expect(planPitch({ ...rest, zones: [...zones, heaped] })).toBe(24)
  })

  it("has no pitch without two seats", () => {
    expect(planPitch({ ...plan(10), zones: [] })).toBeUndefined()
    expect(venueLayout({ name }, { ...plan(10), zones: [] }).scale).toBe(1)
  })
})
