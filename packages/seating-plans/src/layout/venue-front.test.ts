import { describe, expect, it } from "vitest"
import type { SeatingPlan } from "../plan/seating-plan.ts"
import type { FrontSide } from "./laid-venue.ts"
import { venueFront } from "./venue-front.ts"
import { venueLayout } from "./venue-layout.ts"

const name = { fr: "Salle", en: "Hall" }
const steps = { top: [0, 1], bottom: [0, -1], left: [1, 0], right: [-1, 0] } as const

/** Six rows of ten, the first of them nearest to that side. */
function plan(side: FrontSide, names = ["A", "B", "C", "D", "E", "F"], words?: string): SeatingPlan {
  const [dx, dy] = steps[side]
  return {
    name: "Hall",
    categories: [{ name: "A" }],
    zones: [
      {
        name: "Floor",
        position: { x: 500, y: 500 },
        rows: names.map((row_number, r) => ({
          row_number,
          position: { x: dx * r * 11, y: dy * r * 11 },
          seats: Array.from({ length: 10 }, (_, s) => ({
            seat_guid: `${row_number}-${s}`,
            seat_number: String(s + 1),
            position: { x: Math.abs(dy) * s * 10, y: Math.abs(dx) * s * 10 },
            category: "A",
          })),
        })),
        ...(words !== undefined && { areas: [{ shape: "text", text: words, position: { x: 0, y: 0 } }] }),
      },
    ],
  }
}

describe("the front of a venue", () => {
  it.each(["top", "bottom", "left", "right"] as const)("is guessed at the %s from the first rows", (side) => {
    const { front, decorations, bounds } = venueLayout({ name }, plan(side))
    expect(front).toEqual({ side, isGuessed: true })
    const [stage] = decorations
    expect(stage?.text).toMatchObject({ names: { fr: "Scène", en: "Stage" } })
    const seats = venueLayout({ name, front: "none" }, plan(side)).bounds!
    const isLevel = side === "top" || side === "bottom"
    expect(bounds!.height > seats.height).toBe(isLevel)
    expect(bounds!.width > seats.width).toBe(!isLevel)
  })

  it("goes by the names of the rows, whatever their order in the plan", () => {
    const reversed = plan("top", ["1", "2", "10", "11", "20"])
    const [zone] = reversed.zones
    const mixed = { ...reversed, zones: [{ ...zone!, rows: zone!.rows.toReversed() }] }
    expect(venueLayout({ name }, mixed).front?.side).toBe("top")
  })

  it("is where the venue's file says, and nowhere where it says so", () => {
    expect(venueLayout({ name, front: "left" }, plan("top")).front).toEqual({
      side: "left",
      isGuessed: false,
    })
    const none = venueLayout({ name, front: "none" }, plan("top"))
    expect([none.front, none.decorations]).toEqual([undefined, []])
  })

  it.each(["SCÈNE", "Stage", "Écran", "The ice"])(
    "is left to a plan that draws what is looked at: %s",
    (words) => {
      expect(venueLayout({ name }, plan("top", undefined, words)).front).toBeUndefined()
    },
  )

  it("is not taken for drawn by words that only hold its letters", () => {
    expect(venueLayout({ name }, plan("top", undefined, "Backstagebar")).front?.side).toBe("top")
  })

  describe("of a ring of sections", () => {
    /** Sections about the middle, their rows named from the top of the plan down, as a table of rows lists them. */
    const ring = (sections: number, open = 0): SeatingPlan => ({
      name: "Arena",
      categories: [{ name: "A" }],
      zones: Array.from({ length: sections - open }, (_, z) => ({
        name: `${101 + z}`,
        position: { x: 1000, y: 1000 },
        rows: ["A", "B", "C", "D"].map((row_number, r) => ({
          row_number,
          position: { x: 0, y: 0 },
          seats: Array.from({ length: 8 }, (_, s) => {
            const angle = Math.PI / 2 + ((z + open / 2 + s / 9) / sections) * 2 * Math.PI
            // The first row is the uppermost, whichever side it is on.
            const depth = Math.sin(angle) < 0 ? 3 - r : r
            const [x, y] = [(300 + depth * 12) * Math.cos(angle), (190 + depth * 12) * Math.sin(angle)]
            return { seat_guid: `${z}-${r}-${s}`, seat_number: `${s + 1}`, position: { x, y }, category: "A" }
          }),
        })),
      })),
    })

    it("is not guessed, however the rows are named", () => {
      const laid = venueLayout({ name }, ring(12))
      expect([laid.front, laid.decorations]).toEqual([undefined, []])
    })

    it("is not guessed where the rows go all around themselves", () => {
      const around = ["A", "B", "C"].map((row_number, r) => ({
        row_number,
        position: { x: 0, y: 0 },
        seats: Array.from({ length: 60 }, (_, s) => {
          const [angle, radius] = [(s / 60) * 2 * Math.PI, 120 + r * 12]
          const position = { x: radius * Math.cos(angle), y: radius * Math.sin(angle) + r }
          return { seat_guid: `${r}-${s}`, seat_number: `${s + 1}`, position, category: "A" }
        }),
      }))
      const zone = { name: "Ring", position: { x: 500, y: 500 }, rows: around }
      const laid = venueLayout({ name }, { name: "Round", categories: [{ name: "A" }], zones: [zone] })
      expect(laid.front).toBeUndefined()
    })

    it("is guessed where a side is left open for a stage", () => {
      expect(venueLayout({ name }, ring(12, 4)).front?.isGuessed).toBe(true)
    })
  })

  it("is not guessed where rows lie all around", () => {
    const around = (["top", "bottom", "left", "right"] as const).flatMap(
      (side) => venueLayout({ name, front: "none" }, plan(side)).sections,
    )
    expect(venueFront(undefined, around, [])).toBeUndefined()
  })
})
