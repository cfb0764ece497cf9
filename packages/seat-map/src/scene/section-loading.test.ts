import { expect, it } from "vitest"
import { SectionLoading } from "./section-loading.ts"

const sections = Array.from({ length: 20 }, (_, i) => ({
  id: `s${i}`,
  numberOfSeats: 300,
  bounds: { left: i * 200, right: i * 200 + 190, top: 0, bottom: 200 },
}))
const everything = { left: 0, right: 4000, top: 0, bottom: 200 }
const three = { left: 0, right: 590, top: 0, bottom: 200 }

it("asks for nothing while the shopper sees the whole large venue [MAP-003]", () => {
  expect(new SectionLoading(sections, true).look(everything, 0.4)).toEqual({
    mode: "polygons",
    needed: [],
    dropped: [],
  })
})

it("asks once for the sections in view when the shopper comes close, at most 15 [MAP-003] [MAP-005]", () => {
  const loading = new SectionLoading(sections, true)
  expect(loading.look(three, 1.6).needed).toEqual(["s1", "s0", "s2"])
  expect(loading.look(three, 1.7).needed).toEqual([])
  expect(new SectionLoading(sections, true).look(everything, 1.6).needed).toHaveLength(15)
})

it("asks for a section just out of view, whose row names stand in it", () => {
  const beforeTheThird = { ...three, right: 395 }
  expect(new SectionLoading(sections, true).look(beforeTheThird, 1.6).needed).toEqual(["s1", "s0"])
  expect(new SectionLoading(sections, true, 16).look(beforeTheThird, 1.6).needed).toEqual(["s1", "s0", "s2"])
})

it("lets the loaded sections go when the shopper zooms out again [MAP-004]", () => {
  const loading = new SectionLoading(sections, true)
  loading.look(three, 1.6)
  expect(loading.look(everything, 0.4)).toEqual({ mode: "polygons", needed: [], dropped: ["s1", "s0", "s2"] })
})

it("asks again for a section that could not be loaded", () => {
  const loading = new SectionLoading(sections, true)
  loading.look(three, 1.6)
  loading.forget("s0")
  expect(loading.look(three, 1.6).needed).toEqual(["s0"])
})

it("asks for nothing in a small venue, which is drawn in full [MAP-001]", () => {
  expect(new SectionLoading(sections, false).look(three, 3)).toEqual({
    mode: "full",
    needed: [],
    dropped: [],
  })
})
