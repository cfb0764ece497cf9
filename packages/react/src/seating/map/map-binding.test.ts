import type { SeatMapHandle } from "@parterre/seat-map"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { fakeClient, settle } from "../../../test/fake-client.ts"
import type { SeatSelection } from "../seat-selection.ts"
import { createSeatSelection } from "../selection/create-seat-selection.ts"
import { bindSeatMap } from "./map-binding.ts"

/** A map that only remembers what it was told. */
function listeningMap() {
  const calls: [string, ...unknown[]][] = []
  const handle = new Proxy({} as SeatMapHandle, {
    get:
      (_, name: string) =>
      (...args: unknown[]) =>
        void calls.push([name, ...args]),
  })
  return { handle, calls, names: () => calls.splice(0).map(([name]) => name) }
}

// A map is drawn for the first time in a task of its own, which comes when a test says so.
beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }))
afterEach(() => void vi.useRealTimers())
const firstDrawn = () => vi.advanceTimersByTime(0)

function bound(handle: SeatMapHandle, selection: SeatSelection) {
  const binding = bindSeatMap(handle, selection, () => 0)
  firstDrawn()
  return binding
}

async function drawn(mode: "full" | "polygons" = "full", more: readonly string[] = []) {
  const house = ["A", ...more].map((id) =>
    id === "floor" ? { id, rows: [], standing: true, priceLevel: "floor" } : { id, rows: ["......"] },
  )
  const shop = fakeClient(house, mode)
  const selection = createSeatSelection(shop.client, "le-cid")
  const stop = selection.start()
  await settle()
  const map = listeningMap()
  const { hear, stop: unbind } = bound(map.handle, selection)
  return { ...shop, selection, map, stop, unbind, hear }
}

it("draws the sections once and afterwards sends only what changed", async () => {
  const { selection, map, redraw, stop, poll } = await drawn()
  expect(map.names()).toEqual(["setSection", "setPlacesLeft", "setSelection", "setDimmed"])
  selection.click("A-0-0")
  expect(map.calls.filter(([name]) => name.startsWith("setSection") || name === "setDetails")).toEqual([])
  expect(map.calls).toContainEqual([
    "setSelection",
    { mine: new Set(), temporary: ["A-0-0", "A-0-1"], places: new Map(), minePlaces: new Set() },
  ])
  map.names()
  poll()
  await settle()
  redraw({ id: "A", rows: ["....xx"] })
  await settle()
  expect(map.names()).toContain("setDetails")
  stop()
})

it("marks a floor where places are chosen with their number, flies to it, and takes the mark away with them", async () => {
  const { selection, map, stop } = await drawn("full", ["floor"])
  const sent = () => {
    const calls = map.calls.splice(0)
    const [, chosen] = calls.findLast(([name]) => name === "setSelection") ?? []
    return {
      places: (chosen as { places: ReadonlyMap<string, number> } | undefined)?.places,
      flights: calls.filter(([name]) => name === "zoomTo").map(([, id]) => id),
    }
  }
  sent()
  selection.moreAdmission("floor.adult")
  expect(sent()).toEqual({ places: new Map([["floor", 2]]), flights: ["floor"] })
  selection.moreAdmission("floor.adult")
  expect(sent()).toEqual({ places: new Map([["floor", 4]]), flights: ["floor"] })
  selection.fewerAdmission("floor.adult")
  expect(sent()).toEqual({ places: new Map([["floor", 2]]), flights: [] })
  selection.setAdmission("floor.adult", 0)
  expect(sent()).toEqual({ places: new Map(), flights: [] })
  stop()
})

it("marks the places of a floor that are in the cart, and flies nowhere for them", async () => {
  const { selection, map, stop, showCart } = await drawn("full", ["floor"])
  const sent = () => {
    const calls = map.calls.splice(0)
    expect(calls.filter(([name]) => name === "zoomTo")).toEqual([])
    return calls.findLast(([name]) => name === "setSelection")?.[1]
  }
  sent()
  showCart([], { "floor.adult": 3 })
  expect(sent()).toMatchObject({ places: new Map([["floor", 3]]), minePlaces: new Set(["floor"]) })
  selection.moreAdmission("floor.adult")
  map.calls.splice(0)
  showCart([], { "floor.adult": 4 })
  expect(sent()).toMatchObject({ places: new Map([["floor", 6]]), minePlaces: new Set() })
  showCart([])
  expect(sent()).toMatchObject({ places: new Map([["floor", 2]]), minePlaces: new Set() })
  stop()
})

it("shows what was chosen before the map was there, such as in the list", async () => {
  const { selection, stop, unbind } = await drawn("full", ["floor"])
  unbind()
  selection.moreAdmission("floor.adult")
  const map = listeningMap()
  bound(map.handle, selection)
  expect(map.calls).toContainEqual(["zoomTo", "floor"])
  stop()
})

it("tells the drawn map what a promotion changed, and draws nothing anew", async () => {
  const { selection, map, stop } = await drawn()
  const { event } = selection.get()
  const [level] = event?.priceLevels ?? []
  const [price] = level?.prices ?? []
  if (level === undefined || price === undefined) throw new Error("The house sells nothing")
  map.names()
  const promoted = { ...price, originalPrice: price.price, price: price.price - 500 }
  selection.setOffer({ promotion: { promoId: "m", name: "Member", code: "", prices: [promoted] } })
  expect(map.calls.map(([name]) => name)).toEqual(["setPriceLevels"])
  const of = () => selection.get().venue?.priceLevels.find(({ id }) => id === level.id)
  expect(of()?.max).toBe(promoted.price + promoted.serviceCharges)
  selection.setOffer({ promotion: undefined })
  expect(of()?.max).toBe(price.price + price.serviceCharges)
  stop()
})

it("tells the map what a promotion changed before it was drawn for the first time", async () => {
  const { selection, unbind, stop } = await drawn()
  unbind()
  const [price] = selection.get().event?.priceLevels[0]?.prices ?? []
  if (price === undefined) throw new Error("The house sells nothing")
  const map = listeningMap()
  const binding = bindSeatMap(map.handle, selection)
  const prices = [{ ...price, originalPrice: price.price, price: price.price - 500 }]
  selection.setOffer({ promotion: { promoId: "m", name: "Member", code: "", prices } })
  firstDrawn()
  expect(map.calls.filter(([name]) => name === "setPriceLevels")).toEqual([
    ["setPriceLevels", selection.get().venue?.priceLevels],
  ])
  binding.stop()
  stop()
})

it("draws again only the section where something was taken, among forty", async () => {
  const others = Array.from({ length: 39 }, (_, index) => `B${index}`)
  const { map, redraw, stop, poll } = await drawn("full", others)
  poll()
  await settle()
  map.names()
  redraw({ id: "A", rows: ["....xx"] })
  await settle()
  const drawings = map.calls.filter(([name]) => name === "setSection" || name === "setDetails")
  expect(drawings.map(([name, sectionId]) => [name, sectionId])).toEqual([["setDetails", "A"]])
  stop()
})

it("loads and lets go of the sections the map asks for [MAP-003] [MAP-004]", async () => {
  const { selection, map, stop, hear } = await drawn("polygons")
  map.names()
  hear({ type: "sections-needed", sectionIds: ["A"] })
  await settle()
  expect(map.names()).toContain("setSection")
  hear({ type: "sections-dropped", sectionIds: ["A"] })
  expect(selection.get().sections.size).toBe(0)
  stop()
})

it.each([
  ["", false],
  [", though a list beside it had asked first", true],
])("asks again after a pause for a section that could not be loaded%s", async (_, isAskedBefore) => {
  const { selection, map, record, stop, hear } = await drawn("polygons")
  record.detailsFail.add("A")
  if (isAskedBefore) void selection.needSections(["A"])
  hear({ type: "sections-needed", sectionIds: ["A"] })
  await settle()
  // A section that the map forgets is one that it asks for again with the next picture.
  expect(map.names()).not.toContain("dropSection")
  await vi.advanceTimersByTimeAsync(1999)
  expect(record.detailsRead).toEqual(["A"])
  record.detailsFail.clear()
  await vi.advanceTimersByTimeAsync(1)
  expect(record.detailsRead).toEqual(["A", "A"])
  expect(map.names()).toContain("setSection")
  stop()
})

it.each(["lets it go", "is taken away"])(
  "asks no more for a section that could not be loaded once the map %s",
  async (how) => {
    const { record, stop, hear, unbind } = await drawn("polygons")
    record.detailsFail.add("A")
    hear({ type: "sections-needed", sectionIds: ["A"] })
    await settle()
    if (how === "is taken away") unbind()
    else hear({ type: "sections-dropped", sectionIds: ["A"] })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(record.detailsRead).toEqual(["A"])
    stop()
  },
)

it("marks the group under the pointer and picks it on a click [MAP-022] [MAP-025]", async () => {
  const { selection, map, stop, hear } = await drawn()
  hear({ type: "seat-hover", seatId: "A-0-0", point: { x: 0, y: 0 } })
  expect(map.calls).toContainEqual(["setHovered", ["A-0-0", "A-0-1"]])
  hear({ type: "seat-click", seatId: "A-0-0" })
  expect(selection.get().seats).toHaveLength(2)
  stop()
})

it("draws the section of a selected seat again when the eye comes back [MAP-003] [MAP-004]", async () => {
  const { selection, map, hear, stop } = await drawn("polygons")
  hear({ type: "sections-needed", sectionIds: ["A"] })
  await settle()
  selection.click("A-0-0")
  map.names()
  hear({ type: "sections-dropped", sectionIds: ["A"] })
  expect(selection.get().sections.has("A")).toBe(true)
  expect(map.names()).not.toContain("setSection")
  hear({ type: "sections-needed", sectionIds: ["A"] })
  await settle()
  expect(map.names().filter((name) => name === "setSection")).toHaveLength(1)
  stop()
})

it("keeps a section loaded that a list beside the map shows, without drawing it from afar", async () => {
  const { selection, map, hear, stop } = await drawn("polygons", ["B"])
  await selection.needSections(["A", "B"])
  selection.keepSections(["A"])
  map.names()
  hear({ type: "sections-dropped", sectionIds: ["A", "B"] })
  expect([...selection.get().sections.keys()]).toEqual(["A"])
  expect(map.names()).not.toContain("setSection")
  selection.keepSections([])
  selection.dropSections(["A"])
  expect(selection.get().sections.size).toBe(0)
  stop()
})

it("leaves the view alone when a section is clicked: the map comes closer by itself where there are seats", async () => {
  const { map, stop, hear } = await drawn()
  map.names()
  hear({ type: "section-click", sectionId: "A" })
  expect(map.calls).toEqual([])
  stop()
})

it("flies to what others chose, and not to the seat that was clicked on it", async () => {
  const { selection, map, hear, stop } = await drawn()
  map.names()
  hear({ type: "seat-click", seatId: "A-0-0" })
  expect(map.names()).not.toContain("showSeats")
  selection.click("A-0-4")
  expect(map.calls).toContainEqual(["showSeats", ["A-0-4", "A-0-5"]])
  map.names()
  selection.remove(["A-0-4"])
  expect(map.names()).not.toContain("showSeats")
  stop()
})

it("draws a section it had let go of before it flies to a choice there", async () => {
  const { selection, map, hear, stop } = await drawn("polygons")
  await selection.needSections(["A"])
  selection.keepSections(["A"])
  hear({ type: "sections-dropped", sectionIds: ["A"] })
  map.names()
  selection.click("A-0-0")
  expect(map.names().filter((name) => name !== "setDimmed")).toEqual([
    "setSection",
    "setSelection",
    "showSeats",
  ])
  stop()
})

it("shows what was chosen in the list when it is drawn again", async () => {
  const { selection, unbind, stop } = await drawn()
  unbind()
  selection.click("A-0-0")
  const map = listeningMap()
  const again = bound(map.handle, selection)
  expect(map.names().at(-1)).toBe("showSeats")
  again.stop()
  stop()
})

it("hears the map before it is drawn for the first time, and draws no more once it has stopped", async () => {
  const { selection, unbind, stop } = await drawn("polygons")
  unbind()
  const map = listeningMap()
  const { hear, stop: leave } = bindSeatMap(map.handle, selection)
  hear({ type: "sections-needed", sectionIds: ["A"] })
  await settle()
  expect(map.names()).toContain("setSection")
  const other = listeningMap()
  bindSeatMap(other.handle, selection).stop()
  firstDrawn()
  expect(other.names()).toEqual([])
  leave()
  stop()
})

it("tells what is left of each section, as it is read", async () => {
  const { map, stop, poll, redraw } = await drawn()
  poll()
  await settle()
  redraw({ id: "A", rows: ["....xx"] })
  await settle()
  expect(map.calls.findLast(([name]) => name === "setPlacesLeft")?.[1]).toEqual(new Map([["A", 4]]))
  stop()
})

const place = (seatId: string) => ({ idCartLine: "1", seatId, section: "A", level: "Parterre" })

it("marks the seats of the cart of a large house again when the map is made anew, as in other colours", async () => {
  const { map, unbind, hear, selection, showCart, record, stop } = await drawn("polygons", ["B"])
  showCart(["A-0-1"], {}, [place("A-0-1")])
  await settle()
  expect(map.names()).toContain("setSection")
  hear({ type: "sections-dropped", sectionIds: ["A"] })
  unbind()
  const other = listeningMap()
  const again = bound(other.handle, selection)
  await settle()
  expect(other.calls.filter(([name]) => name === "setSection").map(([, id]) => id)).toEqual(["A"])
  expect(record.detailsRead).toEqual(["A", "A"])
  again.hear({ type: "sections-dropped", sectionIds: ["A"] })
  showCart(["A-0-1"], { "floor.adult": 2 }, [place("A-0-1")])
  await settle()
  expect(record.detailsRead).toEqual(["A", "A"])
  again.stop()
  stop()
})

it("marks a seat that comes into the cart of a large house where the map has let its section go", async () => {
  const { map, hear, showCart, selection, stop } = await drawn("polygons")
  hear({ type: "sections-needed", sectionIds: ["A"] })
  await settle()
  hear({ type: "sections-dropped", sectionIds: ["A"] })
  map.names()
  showCart(["A-0-1"], {}, [place("A-0-1")])
  await settle()
  expect(map.names()).toContain("setSection")
  hear({ type: "sections-dropped", sectionIds: ["A"] })
  expect(selection.get().sections.size).toBe(0)
  stop()
})

it("draws no section again for seats that it marked already when they go into the cart", async () => {
  const { map, hear, showCart, selection, stop } = await drawn("polygons")
  hear({ type: "sections-needed", sectionIds: ["A"] })
  await settle()
  selection.click("A-0-0")
  hear({ type: "sections-dropped", sectionIds: ["A"] })
  map.names()
  showCart(["A-0-0", "A-0-1"], {}, [place("A-0-0"), place("A-0-1")])
  await settle()
  expect(map.names()).not.toContain("setSection")
  stop()
})

it("is silent once unbound", async () => {
  const { selection, map, unbind, stop } = await drawn()
  unbind()
  map.names()
  selection.click("A-0-0")
  expect(map.calls).toEqual([])
  stop()
})
