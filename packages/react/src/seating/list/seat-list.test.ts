import { expect, it } from "vitest"
import { fakeClient, settle } from "../../../test/fake-client.ts"
import { createSeatSelection } from "../selection/create-seat-selection.ts"
import { seatList } from "./seat-list.ts"
import { createSeatListing } from "./use-seat-list.ts"

it("lists level › section › row › seat with the state the map shows [MAP-017] [MAP-018] [MAP-020] [MAP-021]", async () => {
  const { client, showCart } = fakeClient([{ id: "A", rows: ["......x."] }])
  const selection = createSeatSelection(client, "le-cid")
  const stop = selection.start()
  await settle()
  showCart(["A-0-5"])
  selection.click("A-0-0")
  const [level] = seatList(selection.get())
  const [section] = level?.sections ?? []
  const [row] = section?.rows ?? []
  expect([level?.name, section?.name, section?.status, row?.name]).toEqual(["Parterre", "A", "ready", "A"])
  expect(row?.seats.map(({ state }) => state)).toEqual([
    "selected",
    "selected",
    "free",
    "free",
    "free",
    "in-cart",
    "taken",
    "free",
  ])
  expect(row?.freeSeats).toBe(4)
  expect(row?.seats.at(-1)).toMatchObject({ dimmed: true, priceLevel: { id: "gold" } })
  stop()
})

it("dims what the price filter leaves out", async () => {
  const { client } = fakeClient([{ id: "A", rows: ["...."] }])
  const selection = createSeatSelection(client, "le-cid")
  const stop = selection.start()
  await settle()
  selection.setPriceFilter(["silver"])
  const seats = seatList(selection.get())[0]?.sections[0]?.rows[0]?.seats
  expect(seats?.every(({ dimmed, filtered }) => dimmed && filtered)).toBe(true)
  selection.setPriceFilter(["gold"])
  const shown = seatList(selection.get())[0]?.sections[0]?.rows[0]?.seats
  expect(shown?.some(({ dimmed, filtered }) => dimmed || filtered)).toBe(false)
  stop()
})

it("says which sections of a large venue are still to be loaded", async () => {
  const { client, poll } = fakeClient([{ id: "A", rows: ["...."] }], "polygons")
  const selection = createSeatSelection(client, "le-cid")
  const stop = selection.start()
  await settle()
  poll()
  expect(seatList(selection.get())[0]?.sections[0]).toMatchObject({
    status: "unloaded",
    placesLeft: 4,
    rows: [],
  })
  const loading = selection.needSections(["A"])
  expect(seatList(selection.get())[0]?.sections[0]?.status).toBe("loading")
  await loading
  expect(seatList(selection.get())[0]?.sections[0]).toMatchObject({
    status: "ready",
    rows: [{ freeSeats: 4 }],
  })
  stop()
})

it("keeps every section and row that a change elsewhere leaves alone", async () => {
  const { client, redraw } = fakeClient([
    { id: "A", rows: ["....", "...."] },
    { id: "B", rows: ["...."] },
  ])
  const selection = createSeatSelection(client, "le-cid")
  const stop = selection.start()
  await settle()
  const listing = createSeatListing()
  const before = listing(selection.get())[0]?.sections
  redraw({ id: "A", rows: ["x...", "...."] })
  await settle()
  const after = listing(selection.get())[0]?.sections
  expect(after?.[0]?.rows[0]?.seats[0]?.state).toBe("taken")
  expect(after?.[0]?.rows[1]).toBe(before?.[0]?.rows[1])
  expect(after?.[1]?.rows[0]).toBe(before?.[1]?.rows[0])
  // Only what is left of it was learnt meanwhile.
  expect(listing(selection.get())[0]?.sections).toBe(after)
  stop()
})
