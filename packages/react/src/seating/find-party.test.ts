import { afterEach, describe, expect, it } from "vitest"
import { fakeClient, settle } from "../../test/fake-client.ts"
import type { DrawnSection } from "../../test/house.ts"
import { createSeatSelection } from "./seat-selection.ts"

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

async function open(house: DrawnSection[], mode?: "full" | "polygons") {
  const shop = fakeClient(house, mode)
  const selection = createSeatSelection(shop.client, "le-cid")
  stops.push(selection.start())
  await settle()
  shop.poll()
  await settle()
  return { ...shop, selection, picked: () => selection.get().seats.map(({ seatId }) => seatId) }
}

describe("seats asked for in words", () => {
  it("finds them together and selects them in one step", async () => {
    const { selection, picked } = await open([{ id: "A", rows: ["..x..", "...."] }])
    const { size, offers } = await selection.findParty("4 ensemble")
    expect(size).toBe(4)
    expect(offers[0]?.groups[0]?.seatIds).toEqual(["A-1-0", "A-1-1", "A-1-2", "A-1-3"])
    expect(await selection.takeOffer(offers[0]!)).toBe(true)
    expect(picked()).toHaveLength(4)
  })

  it("takes an offer whole or not at all: seats sold meanwhile are not picked [SEAT-003]", async () => {
    const { selection, picked, redraw } = await open([{ id: "A", rows: ["..x..", "...."] }])
    const { offers } = await selection.findParty("4 ensemble")
    redraw({ id: "A", rows: ["..x..", "...x"] })
    await settle()
    expect(await selection.takeOffer(offers[0]!)).toBe(false)
    expect(picked()).toEqual([])
    expect(selection.get().refusal).toMatchObject({ reason: "seat-taken" })
  })

  it("takes an offer of a section that the map has let go since", async () => {
    const { selection, picked } = await open([{ id: "A", rows: ["...."] }], "polygons")
    const { offers } = await selection.findParty("2")
    selection.dropSections(["A"])
    expect(selection.get().sections.size).toBe(0)
    expect(await selection.takeOffer(offers[0]!)).toBe(true)
    expect(picked()).toHaveLength(2)
  })

  it("means the party's size when the sentence names none", async () => {
    const { selection } = await open([{ id: "Loge", rows: ["......"] }])
    selection.setPartySize(5)
    const { size, offers } = await selection.findParty("loge")
    expect(size).toBe(5)
    expect(offers[0]?.groups[0]?.seatIds).toHaveLength(5)
  })

  it("does not offer what is selected already", async () => {
    const { selection } = await open([{ id: "A", rows: ["...."] }])
    selection.click("A-0-0")
    const { offers } = await selection.findParty("2")
    expect(offers[0]?.groups[0]?.seatIds).toEqual(["A-0-2", "A-0-3"])
  })

  it("loads the sections of a large venue that it needs to look into", async () => {
    const { selection } = await open(
      [
        { id: "A", rows: ["xxxx"] },
        { id: "B", rows: ["...."] },
      ],
      "polygons",
    )
    expect(selection.get().sections.size).toBe(0)
    const { offers } = await selection.findParty("4")
    expect(offers[0]?.groups[0]?.sectionId).toBe("B")
  })

  it("looks into the other sections of a large venue when none can have what was asked", async () => {
    const { selection } = await open(
      [
        { id: "A", rows: ["..xx"] },
        { id: "B", rows: ["xxxx"], priceLevel: "silver" },
      ],
      "polygons",
    )
    const { offers } = await selection.findParty("2, moins de 50 $")
    expect(offers.map(({ concessions }) => concessions)).toEqual([["dearer"]])
  })

  it("says what it had to concede", async () => {
    const { selection } = await open([{ id: "A", rows: ["..x.."] }])
    const { offers } = await selection.findParty("4 together")
    expect(offers.map(({ concessions }) => concessions)).toContainEqual(["apart"])
  })
})

describe("a lost pick", () => {
  const lose = async (rows: string[], after: string[]) => {
    const house = [{ id: "A", rows }]
    const shop = await open(house)
    shop.selection.click("A-0-0")
    expect(shop.picked()).toEqual(["A-0-0", "A-0-1"])
    house[0]!.rows = after
    shop.poll()
    await settle()
    return shop
  }

  it("offers equals: as many together, the same price level, near where they were", async () => {
    const { selection, picked } = await lose(["......", "......"], ["xx....", "......"])
    expect(selection.get().lost.map(({ seatId }) => seatId)).toEqual(["A-0-0", "A-0-1"])
    expect(selection.get().nearest).toEqual(["A-0-2", "A-0-3"])
    selection.takeNearest()
    expect(picked()).toEqual(["A-0-2", "A-0-3"])
    expect(selection.get().lost).toEqual([])
  })

  it("keeps a party whole that lost one of its seats", async () => {
    const { selection, picked } = await lose(["....", "...."], ["x...", "...."])
    expect(picked()).toEqual(["A-0-1"])
    expect(selection.get().nearest).toHaveLength(2)
    expect(selection.get().nearest).not.toContain("A-0-0")
    selection.takeNearest()
    expect(picked()).toHaveLength(2)
    expect(new Set(picked().map((id) => id.slice(0, 3))).size).toBe(1)
  })

  it("leaves alone the seats of another price level in the same row", async () => {
    const house = [{ id: "A", rows: ["..ss", "...."] }]
    const { selection, picked, poll } = await open(house)
    selection.click("A-0-0")
    selection.click("A-0-2")
    expect(picked()).toEqual(["A-0-0", "A-0-1", "A-0-2", "A-0-3"])
    house[0]!.rows = ["x.ss", "...."]
    poll()
    await settle()
    expect(selection.get().nearest).toEqual(["A-1-0", "A-1-1"])
    selection.takeNearest()
    expect(picked()).toEqual(["A-0-2", "A-0-3", "A-1-0", "A-1-1"])
  })

  it("offers nothing when nothing as good is left", async () => {
    const { selection } = await lose(["..x"], ["xxx"])
    expect(selection.get().lost).toHaveLength(2)
    expect(selection.get().nearest).toEqual([])
  })
})

describe("seats removed by mistake", () => {
  it("come back with the price types they had", async () => {
    const { selection, picked } = await open([{ id: "A", rows: ["...."] }])
    selection.click("A-0-0")
    selection.setPrice(["A-0-0"], "gold.student")
    const before = selection.get().seats
    selection.clear()
    expect(picked()).toEqual([])
    expect(selection.restore(before)).toBe(true)
    expect(selection.get().seats.map(({ priceId }) => priceId)).toEqual(["gold.student", "gold.adult"])
  })

  it("stay gone, all of them, when someone took one meanwhile", async () => {
    const { selection, picked, redraw } = await open([{ id: "A", rows: ["...."] }])
    selection.click("A-0-0")
    const before = selection.get().seats
    selection.clear()
    redraw({ id: "A", rows: ["x..."] })
    await settle()
    expect(selection.restore(before)).toBe(false)
    expect(picked()).toEqual([])
    expect(selection.get().refusal).toMatchObject({ reason: "seat-taken" })
  })
})
