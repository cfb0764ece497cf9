import type { Section, Venue } from "@parterre/contract"
import { expect, it } from "vitest"
import { withAddresses } from "./asset-addresses.ts"

const section: Section = { id: "s", name: "S", polygons: [], numberOfSeats: 1, priceLevels: [], colors: [] }
const view = { imageUrl: "/assets/a/vue.svg", description: "La scène", rowIds: ["r"] }
const venue: Venue = {
  id: "v",
  name: "V",
  levels: [{ id: "l", name: "L", sections: [section, { ...section, views: [view] }] }],
  priceLevels: [],
  avoidSingle: true,
  bounds: { x: 0, y: 0, width: 1, height: 1 },
  version: "1",
}
const onServer = (path: string) => `https://billets.exemple.ca${path}`

it("finds the pictures of a venue and of its sections on the server", () => {
  const { imageUrl, levels } = withAddresses({ ...venue, imageUrl: "/assets/a/fond.png" }, onServer)
  expect(imageUrl).toBe("https://billets.exemple.ca/assets/a/fond.png")
  expect(levels[0]?.sections[1]?.views).toEqual([
    { ...view, imageUrl: "https://billets.exemple.ca/assets/a/vue.svg" },
  ])
})

it("adds nothing where there is no picture, and keeps such a section as it is", () => {
  const drawn = withAddresses(venue, onServer)
  expect(drawn).not.toHaveProperty("imageUrl")
  expect(drawn.levels[0]?.sections[0]).toBe(section)
})
