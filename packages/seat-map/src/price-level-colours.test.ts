import { readFileSync } from "node:fs"
import { priceLevelMark } from "@parterre/domain/seat-looks"
import { expect, it } from "vitest"
import { difference, type Vision, visions } from "./colour-vision.test-support.ts"
import { darkTheme, lightTheme } from "./theme.ts"

/** Twice the difference that is just noticed side by side: enough where a mark says the same. */
const LEAST = 0.04
/** A choice has its check as well, and yet must stand out of a whole row at a glance. */
const LEAST_FROM_CHOICE = 0.07
const eyes: readonly (Vision | undefined)[] = [undefined, ...(Object.keys(visions) as Vision[])]

const colorsOf = (plan: string): string[] => {
  const file = new URL(`../../../server/demo/${plan}.plan.json`, import.meta.url)
  const { categories } = JSON.parse(readFileSync(file, "utf8")) as { categories: { color: string }[] }
  return categories.map(({ color }) => color)
}
/** Okabe and Ito's colours, which plans without colours get, and the demo houses. */
const palettes = {
  "Okabe and Ito": ["#0072B2", "#E69F00", "#009E73", "#CC79A7", "#56B4E9", "#D55E00", "#F0E442"],
  belvedere: colorsOf("belvedere/venues/salle"),
  harbour: colorsOf("harbour/venues/arena"),
  "harbour, concert": colorsOf("harbour/venues/concert-bowl"),
}

const { "Okabe and Ito": _, ...demoHouses } = palettes

const pairs = (colors: readonly string[]) =>
  colors.flatMap((a, i) => colors.slice(i + 1).map((b, k) => [a, b, i, i + 1 + k] as const))

it.each(Object.entries(palettes))(
  "%s: any two price levels look different to every eye, and have other marks [MAP-024]",
  (_, colors) => {
    for (const [a, b, i, k] of pairs(colors)) {
      expect(priceLevelMark(i)).not.toBe(priceLevelMark(k))
      for (const eye of eyes) expect(difference(a, b, eye), `${a} ${b} ${eye}`).toBeGreaterThan(LEAST)
    }
  },
)

it.each(Object.entries(demoHouses))(
  "%s: no price level can be taken for the orange of the choice, by any eye [MAP-021] [MAP-024]",
  (_, colors) => {
    for (const { seat } of [lightTheme, darkTheme])
      for (const chosen of [seat.temporary, seat.mine])
        for (const color of colors)
          for (const eye of eyes)
            expect(difference(color, chosen, eye), `${color} ${chosen} ${eye}`).toBeGreaterThan(
              LEAST_FROM_CHOICE,
            )
  },
)

it("tells the choice from taken seats by colour too, to every eye", () => {
  for (const theme of [lightTheme, darkTheme])
    for (const eye of eyes)
      expect(difference(theme.seat.taken, theme.seat.temporary, eye)).toBeGreaterThan(LEAST)
})

it("would notice a red and a green that only full colour vision tells apart", () => {
  expect(difference("#a07000", "#6f8500")).toBeGreaterThan(LEAST)
  expect(Math.min(...eyes.map((eye) => difference("#a07000", "#6f8500", eye)))).toBeLessThan(LEAST)
})
