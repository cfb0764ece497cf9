import type { Venue } from "@parterre/contract"
import { expect, it } from "vitest"
import { levelPlacesLeft } from "./level-places.ts"

const venue = {
  levels: [
    {
      sections: [
        { id: "floor", priceLevels: ["standing"] },
        { id: "101", priceLevels: ["gold", "lower"] },
        { id: "102", priceLevels: ["lower"] },
      ],
    },
  ],
} as unknown as Venue
const left = (level: { id: string; placesLeft?: number; soldout?: boolean }, ...counts: [string, number][]) =>
  levelPlacesLeft({ venue, placesLeft: new Map(counts) }, { soldout: false, ...level })

it("is what the sections of the level have now", () => {
  expect(left({ id: "standing", placesLeft: 800 }, ["floor", 798])).toBe(798)
  expect(left({ id: "standing", placesLeft: 0, soldout: true }, ["floor", 2])).toBe(2)
})

it("is what was read while a section is not told of", () => {
  expect(left({ id: "standing", placesLeft: 800 })).toBe(800)
  expect(left({ id: "lower", placesLeft: 90 }, ["101", 40])).toBe(90)
  expect(left({ id: "lower", placesLeft: 0, soldout: true }, ["101", 40])).toBe(0)
})

it("is at most what is left of sections that are shared with another level", () => {
  expect(left({ id: "gold", placesLeft: 30 }, ["101", 40])).toBe(30)
  expect(left({ id: "gold", placesLeft: 30 }, ["101", 12])).toBe(12)
  expect(left({ id: "gold", placesLeft: 0, soldout: true }, ["101", 12])).toBe(0)
  expect(left({ id: "lower", placesLeft: 90 }, ["101", 0], ["102", 0])).toBe(0)
})

it("is that of its own section, where there is no map", () => {
  const admission = { id: "general", sectionId: "hall", placesLeft: 50, soldout: false }
  expect(levelPlacesLeft({ venue: undefined, placesLeft: new Map([["hall", 48]]) }, admission)).toBe(48)
})
