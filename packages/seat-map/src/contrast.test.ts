import { contrast } from "@parterre/domain/seat-looks"
import { expect, it } from "vitest"
import { themeUnder, venueUnder } from "./contrast.ts"
import { darkTheme, lightTheme } from "./theme.ts"
import type { MapVenue } from "./venue.ts"

const none = (name: string): string => {
  throw new Error(`${name} was not to be asked`)
}
const windows = (name: string) =>
  ({ Canvas: "#000000", CanvasText: "#ffff00", Highlight: "#1aebff" })[name] ?? "#ff00ff"
const venue: MapVenue = {
  id: "v",
  priceLevels: [{ id: "a", color: "#f0e442", min: 0, max: 0 }],
  levels: [
    {
      id: "l",
      name: "",
      sections: [
        { id: "s", name: "S", polygons: [], numberOfSeats: 1, priceLevels: ["a"], colors: ["#f0e442"] },
      ],
    },
  ],
}

it("leaves theme and venue alone where nothing is asked", () => {
  expect(themeUnder("usual", lightTheme, none)).toBe(lightTheme)
  expect(venueUnder("usual", venue, lightTheme)).toBe(venue)
})

it.each([
  ["light", lightTheme],
  ["dark", darkTheme],
])(
  "draws lines, taken seats and the choice by at least 4.5:1 when more contrast is asked, %s",
  (_, theme) => {
    const strong = themeUnder("more", theme, none)
    for (const color of [strong.line, strong.inkMuted, strong.focus, strong.seat.taken, strong.seat.mine])
      expect(contrast(color, strong.surface)).toBeGreaterThanOrEqual(4.5)
  },
)

it("uses the system's own colours when it forces them", () => {
  const forced = themeUnder("forced", lightTheme, windows)
  expect(forced).toMatchObject({ surface: "#000000", ink: "#ffff00", focus: "#1aebff" })
  expect(forced.seat.mine).toBe("#1aebff")
})

it("keeps a price level's colour in regions and seats alike, moved until it stands out", () => {
  const strong = venueUnder("more", venue, lightTheme)
  const [color = ""] = strong.levels[0]?.sections[0]?.colors ?? []
  expect(strong.priceLevels[0]?.color).toBe(color)
  expect(contrast(color, lightTheme.surface)).toBeGreaterThanOrEqual(4.5)
  expect(contrast("#f0e442", lightTheme.surface)).toBeLessThan(4.5)
})
