import { expect, it } from "vitest"
import { englishLabels, frenchLabels } from "../labels.ts"
import { lightTheme } from "../theme.ts"
import type { MapSection } from "../venue.ts"
import { sectionShapes } from "./section-shapes.ts"
import { SectionStates } from "./section-states.ts"

const section: MapSection = {
  id: "s",
  name: "101",
  polygons: [
    [
      { x: 0, y: 0 },
      { x: 9, y: 0 },
      { x: 9, y: 9 },
    ],
  ],
  numberOfSeats: 200,
  priceLevels: ["near", "far"],
  colors: [],
}
const venue = {
  id: "v",
  levels: [{ id: "l", name: "L", sections: [section] }],
  priceLevels: [
    { id: "near", color: "#0072b2", min: 8000, max: 9000 },
    { id: "far", color: "#009e73", min: 4550, max: 6000 },
    { id: "other", color: "#cc79a7", min: 100, max: 200 },
  ],
}
const shape = sectionShapes(venue, 4)[0]!
const states = (labels = frenchLabels()) =>
  new SectionStates({ venue, labels, theme: lightTheme, onEvent: () => undefined })

it("is whole and says nothing while nobody told what is left", () => {
  expect(states().of(shape)).toEqual({ isFilteredOut: false, left: 1, details: [] })
})

it("says what a price level costs now", () => {
  const told = states()
  const prices = venue.priceLevels.map((level) => ({ ...level, min: level.min - 1000 }))
  expect(told.of(shape).details).toEqual([])
  told.setPlacesLeft(new Map([["s", 10]]))
  expect(told.of(shape).details[0]?.[0]).toMatch(/^dès.45,50.\$$/)
  told.setPriceLevels(prices)
  expect(told.of(shape).details[0]?.[0]).toMatch(/^dès.35,50.\$$/)
  expect(told.priceLevelsOf(section)[0]?.min).toBe(7000)
})

it("says its least price and what is left, shorter each time, and that it is sold out when nothing is", () => {
  const [fr, en] = [states(), states(englishLabels())]
  for (const state of [fr, en]) state.setPlacesLeft(new Map([["s", 50]]))
  expect(fr.of(shape)).toMatchObject({
    left: 0.25,
    details: [
      ["dès\u00a045,50\u00a0$", "50\u00a0libres"],
      ["45,50\u00a0$+", "50\u00a0libres"],
      ["dès\u00a045,50\u00a0$"],
      ["45,50\u00a0$+"],
      ["45,50\u00a0$+"],
    ],
  })
  expect(en.of(shape).details).toEqual([
    ["from\u00a0$45.50", "50\u00a0left"],
    ["$45.50+", "50\u00a0left"],
    ["from\u00a0$45.50"],
    ["$45.50+"],
    ["$45.50+"],
  ])
  expect(fr.setPlacesLeft(new Map([["s", 0]]))).toBe(true)
  expect(fr.of(shape)).toMatchObject({ left: 0, details: [["Complet"]] })
})

it("tells a whole number of dollars without its cents where nothing else has room", () => {
  const least = (labels: ReturnType<typeof englishLabels>, min: number) =>
    labels.details({ placesLeft: 2, priceLevels: [{ id: "a", color: "#000000", min, max: min }] }).at(-1)
  expect(least(frenchLabels(), 70_00)).toEqual(["70\u00a0$"])
  expect(least(englishLabels(), 1_000_00)).toEqual(["$1,000"])
  expect(least(englishLabels(), 100_00_50)).toEqual(["$10,000.50"])
})

it("begins at what somebody without a condition pays, and needs no plus where all seats begin at one price", () => {
  const told = states(englishLabels())
  told.setPlacesLeft(new Map([["s", 1]]))
  const sold = { serviceCharges: 350 }
  const prices = [
    { ...sold, price: 3_500 },
    { ...sold, price: 2_000 },
  ]
  told.setPriceLevels(venue.priceLevels.map((level) => ({ ...level, min: 2_350, prices })))
  expect(told.of(shape).details[0]).toEqual(["from\u00a0$38.50", "1\u00a0left"])
  expect(told.of(shape).details.at(-1)).toEqual(["$38.50"])
})

it("knows when nothing is different", () => {
  const told = states()
  expect(told.setPlacesLeft(new Map([["s", 50]]))).toBe(true)
  expect(told.setPlacesLeft(new Map([["s", 50]]))).toBe(false)
})

it("is filtered out where none of its price levels is asked for", () => {
  const told = states()
  told.filter(["other"])
  expect(told.of(shape).isFilteredOut).toBe(true)
  told.filter(["far"])
  expect(told.of(shape).isFilteredOut).toBe(false)
  told.filter(undefined)
  expect(told.of(shape).isFilteredOut).toBe(false)
})
