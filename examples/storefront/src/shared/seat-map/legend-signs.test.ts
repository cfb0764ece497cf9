import type { EventDetail, Venue } from "@parterre/contract"
import type { LoadedSection, SelectedSeat } from "@parterre/react"
import { expect, it } from "vitest"
import { listedInLegend } from "./legend-signs.ts"

const level = (id: string) => ({ id, name: id, color: "#0072b2", min: 100, max: 200, prices: [{}] })
const section = (accessible: boolean) => ({
  id: "s",
  priceLevels: ["near"],
  rows: [{ seats: [{ id: "1", accessible }, { id: "2" }] }],
})
const venue = {
  priceLevels: [level("gone"), level("near")],
  levels: [{ sections: [section(false)] }],
} as unknown as Venue
const details = (taken: readonly string[], invisible = false) =>
  new Map(["1", "2"].map((seatId) => [seatId, { seatId, sellable: !taken.includes(seatId), invisible }]))
const loaded = (accessible: boolean, taken: readonly string[] = [], invisible = false) =>
  new Map([
    ["s", { section: section(accessible), details: details(taken, invisible) } as unknown as LoadedSection],
  ])
const sold = (change: object = {}) =>
  ({ priceLevels: [{ id: "near", placesLeft: 3, soldout: false, ...change }] }) as unknown as EventDetail
const nothing = {
  venue,
  event: sold(),
  subscription: undefined,
  sections: loaded(false),
  placesLeft: new Map<string, number>(),
  seats: [],
  admissions: new Map<string, number>(),
  inCart: new Set<string>(),
  admissionsInCart: new Map<string, number>(),
  dimmed: new Set<string>(),
}

it("lists the price levels that have seats, by their place in the venue's list", () => {
  expect(listedInLegend(nothing).priceLevels.map(({ level, index }) => [level.id, index])).toEqual([
    ["near", 1],
  ])
})

it("lists no price level of which nothing is left, as it is told live, nor one that is sold at no price", () => {
  const listed = (change: Partial<Parameters<typeof listedInLegend>[0]>) =>
    listedInLegend({ ...nothing, ...change }).priceLevels
  expect(listed({ event: sold({ placesLeft: 0 }) })).toEqual([])
  expect(listed({ event: sold({ soldout: true }) })).toEqual([])
  expect(listed({ placesLeft: new Map([["s", 0]]) })).toEqual([])
  const closed = {
    ...venue,
    priceLevels: [{ ...level("near"), prices: [{ soldout: true }] }],
  } as unknown as Venue
  expect(listed({ venue: closed })).toEqual([])
})

it("lists seats that cannot take the party while some are drawn pale", () => {
  expect(listedInLegend({ ...nothing, dimmed: new Set(["1"]) }).signs).toEqual(["dimmed"])
})

it("lists a choice of places without numbers, as the map marks it", () => {
  expect(listedInLegend({ ...nothing, admissions: new Map([["adult", 2]]) }).signs).toEqual(["mine"])
  expect(listedInLegend({ ...nothing, admissions: new Map([["adult", 0]]) }).signs).toEqual([])
})

it("lists no sign that no seat wears", () => {
  expect(listedInLegend(nothing).signs).toEqual([])
  expect(listedInLegend({ ...nothing, sections: new Map() }).signs).toEqual([])
  expect(listedInLegend({ ...nothing, sections: loaded(false, ["1"], true) }).signs).toEqual([])
})

it("lists what is taken, for wheelchairs and chosen, each where there is one", () => {
  expect(listedInLegend({ ...nothing, sections: loaded(false, ["1"]) }).signs).toEqual(["taken"])
  expect(listedInLegend({ ...nothing, sections: loaded(true) }).signs).toEqual(["accessible"])
  // Those that are drawn as taken, as chosen or not at all wear no sign of it.
  expect(listedInLegend({ ...nothing, sections: loaded(true, ["1"]) }).signs).toEqual(["taken"])
  expect(listedInLegend({ ...nothing, sections: loaded(true, ["1"], true) }).signs).toEqual([])
  expect(listedInLegend({ ...nothing, sections: loaded(true), inCart: new Set(["1"]) }).signs).toEqual([
    "mine",
  ])
  const seats = [{ seatId: "1" } as SelectedSeat]
  expect(listedInLegend({ ...nothing, seats }).signs).toEqual(["mine"])
  const inCart = new Set(["1"])
  expect(listedInLegend({ ...nothing, sections: loaded(false, ["1"]), inCart }).signs).toEqual(["mine"])
})

it("lists the sign of what is the shopper's where places of a floor are in the cart", () => {
  expect(listedInLegend(nothing).signs).not.toContain("mine")
  const { signs } = listedInLegend({ ...nothing, admissionsInCart: new Map([["floor.adult", 2]]) })
  expect(signs).toContain("mine")
})
