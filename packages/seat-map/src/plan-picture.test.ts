import { expect, it } from "vitest"
import { planPicture } from "./plan-picture.ts"
import { lightTheme } from "./theme.ts"
import type { MapVenue } from "./venue.ts"

const square = (x: number, y: number) => [
  { x, y },
  { x: x + 100, y },
  { x: x + 100, y: y + 50 },
  { x, y: y + 50 },
]
const section = (id: string, x: number, colors: readonly string[]) => ({
  id,
  name: id,
  polygons: [square(x, 100)],
  numberOfSeats: 40,
  priceLevels: colors,
  colors,
})
const venue: MapVenue = {
  id: "hall",
  levels: [
    {
      id: "floor",
      name: "Floor",
      sections: [section("left", 0, ["#0072b2"]), section("right", 120.04, ["#009e73", "#f0e442"])],
    },
  ],
  priceLevels: [],
  decorations: [
    {
      shape: "rectangle",
      position: { x: 60, y: 0 },
      rectangle: { width: 100, height: 40 },
      text: { text: 'Stage <b> & "wings"' },
      front: true,
    },
  ],
}
const drawn = (placesLeft: ReadonlyMap<string, number> = new Map()) =>
  planPicture({ venue, theme: { ...lightTheme, surface: "var(--surface)" }, placesLeft })

it("shows the whole plan, never closer than the map would come", () => {
  expect(drawn()).toContain('viewBox="0 0 220.04 150" width="1760.32" height="1200"')
})

it("fills each section in the colours of its price levels, the paler the fuller, and in grey when nothing is left", () => {
  const fills = (placesLeft?: ReadonlyMap<string, number>) =>
    [...drawn(placesLeft).matchAll(/fill="([^"]+)" fill-opacity="([^"]+)"/g)].map(([, fill, share]) => [
      fill,
      share,
    ])
  expect(fills()).toEqual([
    ["#0072b2", "0.94"],
    ["#009e73", "0.94"],
    ["#f0e442", "0.94"],
  ])
  const later = new Map([
    ["left", 0],
    ["right", 10],
  ])
  expect(fills(later)).toEqual([
    [lightTheme.inkMuted, "0.22"],
    ["#009e73", "0.49"],
    ["#f0e442", "0.49"],
  ])
})

it("takes colours by their names, and writes an organiser's words as words", () => {
  expect(drawn()).toContain('fill="var(--surface)"')
  expect(drawn()).toContain("Stage &#60;b&#62; &#38; &#34;wings&#34;</tspan>")
  expect(drawn()).not.toContain("<b>")
})

it("leaves out what an organiser wrote as a colour and is none: no address is asked for, nothing is black", () => {
  const written = ["", "url(https://elsewhere.example/a.svg#p)", '"><script>']
  for (const color of written) {
    const decorations = [
      { ...venue.decorations![0]!, color, borderColor: color, text: { text: "Bar", color } },
    ]
    const levels = [{ id: "floor", name: "Floor", sections: [section("left", 0, [color])] }]
    const picture = planPicture({
      venue: { ...venue, levels, decorations },
      theme: lightTheme,
      placesLeft: new Map(),
    })
    expect(picture).not.toMatch(/url|script|(?:fill|stroke)=""/)
    expect(picture).toContain(`fill="${lightTheme.surfaceRaised}" stroke="${lightTheme.line}"`)
    expect(picture).toContain(`fill="${lightTheme.inkMuted}" fill-opacity`)
  }
})

it("takes no longer than the corners of an outline, however many there are", () => {
  const corners = 10_000
  let read = 0
  const around = Array.from({ length: corners }, (_, i) => {
    const angle = (2 * Math.PI * i) / corners
    return {
      get x() {
        read += 1
        return 500 * Math.cos(angle)
      },
      y: 500 * Math.sin(angle),
    }
  })
  const large = { ...section("ring", 0, ["#0072b2", "#e69f00"]), polygons: [around] }
  const levels = [{ id: "floor", name: "Floor", sections: [large] }]
  planPicture({ venue: { ...venue, levels }, theme: lightTheme, placesLeft: new Map() })
  expect(read).toBeLessThan(1_000 * corners)
})

it("tells corners in tenths of a unit by how far they are from the one before", () => {
  expect(drawn()).toContain('d="M0 100l100 0l0 50l-100 0z"')
  expect(drawn()).toContain("M120 100l100 0l0 50l-100 0z")
})

it("draws nothing but its frame of a venue without a plan", () => {
  expect(
    planPicture({
      venue: { id: "void", levels: [], priceLevels: [] },
      theme: lightTheme,
      placesLeft: new Map(),
    }),
  ).toMatch(/^<svg [^>]+><\/svg>$/)
})
