import type { Section, Venue } from "@parterre/contract"
import { expect, it } from "vitest"
import { houseCounts } from "./house-counts.ts"

const section = (numberOfSeats: number): Section => ({
  id: `s${numberOfSeats}`,
  name: "",
  polygons: [],
  numberOfSeats,
  priceLevels: [],
  colors: [],
})

it("counts the places of a house level by level, places without numbers too", () => {
  const venue = {
    levels: [
      { id: "floor", name: "Parterre", sections: [section(12), section(30)] },
      { id: "balcony", name: "Balcon", sections: [{ ...section(400), kind: "general-admission" }] },
    ],
  } as unknown as Venue
  expect(houseCounts(venue)).toEqual({
    places: 442,
    sections: 3,
    levels: [
      { id: "floor", name: "Parterre", places: 42 },
      { id: "balcony", name: "Balcon", places: 400 },
    ],
  })
})
