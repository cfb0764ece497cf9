import { type EventDetail, operations, type ProblemCode } from "@parterre/contract"
import { afterEach, describe, expect, it, vi } from "vitest"
import { fakeClient, refused, seatsTaken, settle, unfit, unreachable } from "../../../test/fake-client.ts"
import { type DrawnSection, eventOf } from "../../../test/house.ts"
import { mapSource } from "../map/map-source.ts"
import { locationsOf } from "../map/seat-locations.ts"
import type { SeatSelectionOptions } from "../seat-selection.ts"
import { createSeatSelection } from "./create-seat-selection.ts"

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.useRealTimers()
})

async function open(house: DrawnSection[], options?: SeatSelectionOptions, mode?: EventDetail["seatMap"]) {
  const shop = fakeClient(house, mode)
  const selection = createSeatSelection(shop.client, "le-cid", options)
  stops.push(selection.start())
  await settle()
  shop.poll()
  await settle()
  return { ...shop, selection, picked: () => selection.get().seats.map(({ seatId }) => seatId) }
}

const parterre = (...rows: string[]): DrawnSection => ({ id: "A", rows })

it("says at once what is left in each section of a map that came with the page", async () => {
  const { client } = fakeClient([parterre("..x.")])
  const availability = {
    ...{ eventId: "le-cid", serverTime: "2026-12-05T19:30:00-05:00", version: "1", placesLeft: 3 },
    sections: [{ sectionId: "A", version: "1", placesLeft: 3, capacity: 4 }],
  }
  const known = { ...(await mapSource(client, "le-cid").read()), availability }
  const selection = createSeatSelection(client, "le-cid", { known })
  expect(selection.get().placesLeft).toEqual(new Map([["A", 3]]))
})

describe("picking", () => {
  it("takes the group around the click, of the party's size [MAP-025] [MAP-030] [SEAT-004]", async () => {
    const { selection, picked } = await open([parterre("......")])
    selection.click("A-0-2")
    expect(picked()).toHaveLength(2)
    expect(picked()).toContain("A-0-2")
    expect(selection.get().refusal).toBeUndefined()
  })

  it("holds the party between 1 and 10", async () => {
    const { selection } = await open([parterre("......")])
    selection.setPartySize(40)
    expect(selection.get().partySize).toBe(10)
    selection.setPartySize(0)
    expect(selection.get().partySize).toBe(1)
  })

  it("adds a second group to the first", async () => {
    const { selection, picked } = await open([parterre("......", "......")])
    selection.click("A-0-0")
    selection.click("A-1-0")
    expect(picked()).toHaveLength(4)
  })

  it("replaces the first group in single mode [MAP-027]", async () => {
    const { selection, picked } = await open([parterre("......", "......")], { single: true })
    selection.click("A-0-0")
    selection.click("A-1-0")
    expect(picked().every((id) => id.startsWith("A-1"))).toBe(true)
  })

  it("replaces it by the seats offered after a refused click too [MAP-027]", async () => {
    const { selection, picked } = await open([parterre("......", ".x....")], { single: true })
    selection.click("A-0-0")
    selection.click("A-1-0")
    expect(picked()).toEqual(["A-0-0", "A-0-1"])
    selection.takeNearest()
    expect(picked()).toEqual(["A-1-2", "A-1-3"])
  })

  it("keeps the other party of a pick in single mode when one takes equals [MAP-027]", async () => {
    const house = [{ id: "A", rows: ["..x..", "..x.."] }]
    const { selection, picked, poll } = await open(house, { single: true })
    const { offers } = await selection.findParty("4 together")
    expect(await selection.takeOffer(offers[0]!)).toBe(true)
    expect(picked()).toEqual(["A-0-0", "A-0-1", "A-0-3", "A-0-4"])
    house[0]!.rows = ["..xxx", "..x.."]
    poll()
    await settle()
    selection.takeNearest()
    expect(picked()).toEqual(["A-0-0", "A-0-1", "A-1-3", "A-1-4"])
  })

  it.each([
    ["a taken seat", "x.....", "A-0-0", "seat-taken"],
    ["a seat that is not sold", "#.....", "A-0-0", "seat-not-for-sale"],
    ["a place too small for the party", ".x....", "A-0-0", "not-enough-together"],
  ])("refuses %s and says why [SEAT-003] [MAP-018]", async (_, row, seatId, reason) => {
    const { selection, picked } = await open([parterre(row)])
    selection.click(seatId)
    expect(picked()).toEqual([])
    expect(selection.get().refusal).toMatchObject({ reason, seatId })
  })

  it("offers the nearest seats that would do, and picks just those when asked", async () => {
    const { selection, picked } = await open([parterre(".x...")])
    selection.click("A-0-0")
    const nearest = selection.get().nearest.flatMap(({ seatIds }) => seatIds)
    expect(nearest).toHaveLength(2)
    selection.takeNearest()
    expect(picked()).toEqual(nearest)
    expect(selection.get()).toMatchObject({ refusal: undefined, nearest: [] })
  })

  it("offers seats of another row when the clicked one has none that would do", async () => {
    const { selection, picked } = await open([parterre("...", "....")])
    selection.click("A-0-1")
    expect(selection.get().refusal).toMatchObject({ reason: "strands-seat", seatId: "A-0-1" })
    selection.takeNearest()
    expect(picked()).toEqual(["A-1-2", "A-1-3"])
  })

  it("gives the last seats that leave one alone only where the venue has a last resort [SEAT-005]", async () => {
    const { selection, picked } = await open([parterre("...")])
    selection.click("A-0-1")
    expect(picked()).toEqual(["A-0-1", "A-0-2"])

    const strict = { ...eventOf("full"), lastResort: false }
    const { client } = fakeClient([parterre("...")], "full", strict)
    const strictly = createSeatSelection(client, "le-cid")
    stops.push(strictly.start())
    await settle()
    strictly.click("A-0-1")
    expect(strictly.get()).toMatchObject({ seats: [], refusal: { reason: "strands-seat" } })
    expect([...strictly.get().dimmed]).toEqual(["A-0-0", "A-0-1", "A-0-2"])
  })

  it("refuses more tickets than a price allows [QTY-001]", async () => {
    const { selection, picked } = await open([parterre("..........")], { partySize: 5 })
    selection.click("A-0-2")
    selection.click("A-0-7")
    expect(picked()).toHaveLength(5)
    expect(selection.get().refusal).toMatchObject({ reason: "too-many", max: 6 })
  })

  it("removes a selected seat with the neighbour it would leave alone [MAP-026]", async () => {
    const { selection, picked } = await open([parterre("......")])
    selection.click("A-0-2")
    const [first = ""] = picked()
    selection.click(first)
    expect(picked()).toEqual([])
  })

  it("removes a later pick that could not be held without the one removed, and restores both [MAP-026] [SEAT-005]", async () => {
    const { selection, picked } = await open([parterre("...", "..")], { partySize: 1 })
    selection.click("A-0-0")
    selection.click("A-0-1")
    const { seats } = selection.get()
    expect(selection.preview("A-0-0")).toEqual(["A-0-0", "A-0-1"])
    selection.click("A-0-0")
    expect(picked()).toEqual([])
    expect(selection.restore(seats)).toBe(true)
    expect(picked()).toEqual(["A-0-0", "A-0-1"])
  })

  it("restores nothing that could not be held any more, and says why [SEAT-005]", async () => {
    const { selection, picked } = await open([parterre("......", "......")])
    selection.click("A-0-0")
    const { seats } = selection.get()
    selection.clear()
    selection.setPartySize(3)
    selection.click("A-0-4")
    expect(picked()).toEqual(["A-0-3", "A-0-4", "A-0-5"])
    expect(selection.restore(seats)).toBe(false)
    expect(picked()).toEqual(["A-0-3", "A-0-4", "A-0-5"])
    expect(selection.get().refusal).toMatchObject({ reason: "strands-seat" })
  })

  it("restores no seat that has gone into the cart, and says so", async () => {
    const { selection, picked, showCart } = await open([parterre("......")])
    selection.click("A-0-0")
    const { seats } = selection.get()
    showCart(picked())
    expect(selection.restore(seats)).toBe(false)
    expect(selection.get().refusal).toMatchObject({ reason: "in-cart" })
  })

  it("leaves seats that are in the cart alone [MAP-020]", async () => {
    const { selection, picked, showCart } = await open([parterre("......")])
    showCart(["A-0-0", "A-0-1"])
    selection.click("A-0-0")
    expect(selection.get().refusal).toMatchObject({ reason: "in-cart" })
    selection.click("A-0-2")
    expect(picked()).toEqual(["A-0-2", "A-0-3"])
  })

  it("shows beforehand exactly what a click takes [MAP-022]", async () => {
    const { selection, picked } = await open([parterre("......")])
    const preview = selection.preview("A-0-4")
    selection.click("A-0-4")
    expect(picked()).toEqual(preview)
  })
})

describe("dimming [MAP-028]", () => {
  it("dims the free seats that cannot serve the party, and only those", async () => {
    const { selection } = await open([parterre(".x..x....")])
    expect([...selection.get().dimmed]).toEqual(["A-0-0"])
    selection.setPartySize(4)
    expect([...selection.get().dimmed]).toEqual(["A-0-0", "A-0-2", "A-0-3"])
    selection.setPartySize(1)
  })

  it("judges each price level by the fewest tickets of its price, as a click does [SEAT-004]", async () => {
    const event = eventOf("full")
    const [gold, silver] = event.priceLevels
    if (gold === undefined || silver === undefined) throw new Error("the house has two price levels")
    const prices = silver.prices.map((price) => ({ ...price, minTickets: 3 }))
    const house = [parterre("..x...."), { id: "B", rows: ["..x...."], priceLevel: "silver" }]
    const { client } = fakeClient(house, "full", { ...event, priceLevels: [gold, { ...silver, prices }] })
    const selection = createSeatSelection(client, "le-cid")
    stops.push(selection.start())
    await settle()
    const { dimmed } = selection.get()
    expect([...dimmed]).toEqual(["B-0-0", "B-0-1"])
    expect([...selection.preview("B-0-0"), ...selection.preview("B-0-1")]).toEqual([])
    expect(selection.preview("A-0-0")).toHaveLength(2)
    expect(selection.preview("B-0-4")).toHaveLength(3)
  })
})

it("keeps the same dimmed set while no seat changes, for readers that compare", async () => {
  const { selection } = await open([parterre(".x..x....")])
  const before = selection.get().dimmed
  selection.setAdmission("floor.adult", 2)
  expect(selection.get().dimmed).toBe(before)
})

describe("figures", () => {
  it("groups by price level, with the service charge in every figure shown [MAP-029] [QTY-005]", async () => {
    const silver = { id: "B", rows: ["...."], priceLevel: "silver" }
    const { selection, picked } = await open([parterre("......"), silver])
    selection.click("A-0-0")
    selection.click("B-0-0")
    const [one = ""] = picked()
    selection.setPrice([one], "gold.student")
    const { priceLevels, totals } = selection.get()
    expect(priceLevels.map(({ priceLevel, qty, total }) => [priceLevel.id, qty, total])).toEqual([
      ["gold", 2, 6950 + 5450],
      ["silver", 2, 9900],
    ])
    expect(totals).toEqual({ qty: 4, subtotal: 6500 + 5000 + 9000, serviceCharge: 1800, total: 22300 })
  })

  it("steps general admission by the price's own rule [QTY-002] [QTY-003] [QTY-004]", async () => {
    const { selection } = await open([], {}, "none")
    selection.moreAdmission("floor.adult")
    selection.moreAdmission("floor.adult")
    expect(selection.get().totals).toMatchObject({ qty: 4, total: 13800 })
    selection.setAdmission("floor.adult", 8)
    expect(selection.get().refusal).toMatchObject({ reason: "too-many", max: 6 })
    selection.fewerAdmission("floor.adult")
    selection.fewerAdmission("floor.adult")
    expect(selection.get().totals.qty).toBe(0)
  })
})

describe("adding to the cart", () => {
  it("asks for one hold a price and clears the selection [CART-031]", async () => {
    const { selection, record } = await open([parterre("......")])
    selection.click("A-0-0")
    selection.setAdmission("floor.adult", 2)
    expect(await selection.addToCart()).toBe(true)
    expect(record.held).toEqual([
      [
        {
          type: "show",
          id: "le-cid",
          prices: [
            { id: "gold.adult", qty: 2, amount: 6950, confirmed: true, seatIds: ["A-0-0", "A-0-1"] },
            { id: "floor.adult", qty: 2, amount: 3450, confirmed: true },
          ],
        },
      ],
    ])
    expect(selection.get().totals.qty).toBe(0)
  })

  it("asks for a line for each group side by side, so that singles picked apart are judged alone [SEAT-001]", async () => {
    const { client, selection } = await open([parterre("......", "......")], { partySize: 1 })
    for (const seatId of ["A-0-0", "A-0-3", "A-1-0"]) selection.click(seatId)
    const asked: string[][] = []
    const add = client.cart.addElements
    client.cart.addElements = (groups) => {
      asked.push(...groups.flatMap(({ prices }) => prices.map(({ seatIds }) => seatIds ?? [])))
      return add(groups)
    }
    expect(await selection.addToCart()).toBe(true)
    expect(asked).toEqual([["A-0-0"], ["A-0-3"], ["A-1-0"]])
  })

  it("asks for each click as a party of its own, in the order of the clicks [SEAT-001] [SEAT-005]", async () => {
    const { selection, record, picked } = await open([parterre("...", "..")], { partySize: 1 })
    selection.click("A-0-0")
    // No single is left that leaves no seat alone: the seat beside the first is as good as any.
    selection.click("A-0-1")
    expect(picked()).toEqual(["A-0-0", "A-0-1"])
    expect(await selection.addToCart()).toBe(true)
    const seats = record.held[0]?.map(({ prices }) => prices.flatMap(({ seatIds }) => seatIds ?? []))
    expect(seats).toEqual([["A-0-0"], ["A-0-1"]])
  })

  it("keeps two prices of one party in one group [SEAT-001]", async () => {
    const { selection, record } = await open([parterre("......")])
    selection.click("A-0-0")
    selection.setPrice(["A-0-1"], "gold.student")
    await selection.addToCart()
    expect(record.held[0]?.map(({ prices }) => prices.map(({ id, seatIds }) => [id, seatIds]))).toEqual([
      [
        ["gold.adult", ["A-0-0"]],
        ["gold.student", ["A-0-1"]],
      ],
    ])
  })

  it("drops the seats someone else took, keeps the rest and reads the section again", async () => {
    const { selection, record, picked } = await open([parterre("......", "......")])
    selection.click("A-0-0")
    selection.click("A-1-0")
    record.holdFails = seatsTaken(["A-0-0", "A-0-1"])
    const before = record.detailsRead.length
    expect(await selection.addToCart()).toBe(false)
    expect(picked()).toEqual(["A-1-0", "A-1-1"])
    expect(selection.get().lost.map(({ seat }) => seat)).toEqual(["1", "2"])
    expect(selection.get().addFailure).toMatchObject({ _tag: "seats-taken" })
    expect(record.detailsRead.length).toBe(before + 1)
  })

  it("takes no seat again that someone else took, before its section has been read again", async () => {
    const { selection, record, picked } = await open([parterre("......")])
    selection.click("A-0-0")
    expect(picked()).toEqual(["A-0-0", "A-0-1"])
    record.holdFails = seatsTaken(picked())
    expect(await selection.addToCart()).toBe(false)
    selection.click("A-0-0")
    expect(picked()).toEqual([])
    selection.click("A-0-2")
    expect(picked()).toEqual(["A-0-2", "A-0-3"])
  })

  it("tells nobody's taking any more once all that was refused turns out to be in the cart", async () => {
    const { selection, record, picked, showCart } = await open([parterre("......")])
    selection.click("A-0-0")
    const own = picked()
    record.holdFails = seatsTaken(own)
    const before = record.cartRead.length
    expect(await selection.addToCart()).toBe(false)
    expect(record.cartRead.length).toBe(before + 1)
    expect(selection.get()).toMatchObject({ lost: [{}, {}], addFailure: { _tag: "seats-taken" } })
    showCart(own)
    expect(selection.get()).toMatchObject({ lost: [], addFailure: undefined })
  })

  it("lets go of seats that the cart has already, as no loss, names them and reads the cart", async () => {
    const { selection, record, picked, rename, showCart } = await open([parterre("......", "......")])
    selection.click("A-0-0")
    selection.click("A-1-0")
    const own = ["A-0-0", "A-0-1"]
    record.holdFails = refused("seats-in-cart", { seatIds: own, group: 0 })
    rename(parterre("xx....", "......"))
    const before = record.cartRead.length
    expect(await selection.addToCart()).toBe(false)
    await settle()
    expect(picked()).toEqual(["A-1-0", "A-1-1"])
    expect(selection.get()).toMatchObject({ lost: [], nearest: [], addFailure: { _tag: "seats-in-cart" } })
    expect(selection.get().atFault.map(({ seatId }) => seatId)).toEqual(own)
    expect(record.cartRead.length).toBe(before + 1)
    showCart(own)
    selection.click("A-0-0")
    expect(selection.get().refusal).toMatchObject({ reason: "in-cart" })
    expect(picked()).toEqual(["A-1-0", "A-1-1"])
  })

  it("keeps everything when the service cannot be reached", async () => {
    const { selection, record, picked } = await open([parterre("......")])
    selection.click("A-0-0")
    record.holdFails = unreachable()
    expect(await selection.addToCart()).toBe(false)
    expect(picked()).toHaveLength(2)
    expect(selection.get()).toMatchObject({ adding: false, addFailure: { _tag: "api-unreachable" } })
  })

  it.each([unreachable(), unfit("createHolds")])(
    "asks the cart whether the hold was made all the same after %s",
    async (failure) => {
      const { selection, record, showCart } = await open([parterre("......")])
      selection.click("A-0-0")
      showCart(["A-0-4"])
      record.holdFails = failure
      const before = record.cartRead.length
      expect(await selection.addToCart()).toBe(false)
      expect(record.cartRead.length).toBe(before + 1)
    },
  )

  it("keeps a selection that would leave a seat alone, names that seat and offers others [SEAT-007]", async () => {
    const { selection, record, picked } = await open([parterre("......", "......")], { partySize: 1 })
    selection.click("A-1-0")
    selection.click("A-0-0")
    const [row1 = "", row0 = ""] = picked()
    selection.setPrice([row0], "gold.student")
    record.holdFails = refused("strands-seat", { group: 1, seatIds: ["A-0-1"], nearest: ["A-0-5"] })
    const before = record.detailsRead.length
    expect(await selection.addToCart()).toBe(false)
    expect(picked()).toEqual([row1, row0])
    expect(selection.get()).toMatchObject({
      adding: false,
      lost: [],
      addFailure: { _tag: "strands-seat", message: "strands-seat" },
      atFault: [{ seatId: "A-0-1", row: "A", seat: "2" }],
      nearest: [{ seatIds: ["A-0-5"], insteadOf: [row0] }],
    })
    expect(record.detailsRead.length).toBe(before + 1)
    selection.takeNearest()
    expect(picked()).toEqual([row1, "A-0-5"])
    expect(selection.get()).toMatchObject({ addFailure: undefined, atFault: [], nearest: [] })
  })

  it("gives back the row at fault when the seats offered instead are in another [SEAT-007]", async () => {
    const { selection, record, picked } = await open([parterre("......", "......", "......")])
    selection.click("A-0-0")
    selection.click("A-2-0")
    record.holdFails = refused("strands-seat", { group: 0, seatIds: ["A-0-2"], nearest: ["A-1-0", "A-1-1"] })
    expect(await selection.addToCart()).toBe(false)
    selection.takeNearest()
    expect(picked()).toEqual(["A-2-0", "A-2-1", "A-1-0", "A-1-1"])
  })

  it("gives back only the party that was refused, whatever rows the others and the offered seats are in [SEAT-007]", async () => {
    const { selection, record, picked } = await open([parterre("..........", "......")])
    selection.click("A-0-0")
    selection.click("A-0-9")
    selection.click("A-1-0")
    const [first = "", second = "", ...others] = picked()
    record.holdFails = refused("strands-seat", { group: 0, seatIds: ["A-0-7"], nearest: ["A-1-4", "A-1-5"] })
    expect(await selection.addToCart()).toBe(false)
    expect(selection.get().nearest[0]?.insteadOf).toEqual([first, second])
    selection.takeNearest()
    expect(picked()).toEqual([...others, "A-1-4", "A-1-5"])
  })

  it("gives back the party that was refused, whatever was removed while the hold was asked for [SEAT-007]", async () => {
    const { selection, record, picked } = await open([parterre("......", "......", "......", "......")])
    for (const seatId of ["A-0-0", "A-1-0", "A-2-0"]) selection.click(seatId)
    const [first = "", , third = "", fourth = "", ...last] = picked()
    record.holdFails = refused("strands-seat", { group: 1, seatIds: ["A-1-2"], nearest: ["A-3-0", "A-3-1"] })
    const added = selection.addToCart()
    selection.click(first)
    expect(await added).toBe(false)
    expect(picked()).toEqual([third, fourth, ...last])
    selection.takeNearest()
    expect(picked()).toEqual([...last, "A-3-0", "A-3-1"])
  })

  it("offers nothing for a party that was removed while the hold was asked for [SEAT-007]", async () => {
    const { selection, record, picked } = await open([parterre("......", "......", "......")])
    selection.click("A-0-0")
    selection.click("A-1-0")
    record.holdFails = refused("strands-seat", { group: 0, seatIds: ["A-0-2"], nearest: ["A-2-0", "A-2-1"] })
    const added = selection.addToCart()
    selection.click("A-0-0")
    expect(await added).toBe(false)
    expect(selection.get().nearest).toEqual([])
    expect(picked()).toEqual(["A-1-0", "A-1-1"])
  })

  it("offers nothing that the map knows could not be held beside the others [SEAT-007]", async () => {
    const { selection, record } = await open([parterre("......", "......")])
    selection.click("A-0-0")
    selection.click("A-1-0")
    record.holdFails = refused("strands-seat", { group: 0, seatIds: ["A-0-2"], nearest: ["A-1-3", "A-1-4"] })
    expect(await selection.addToCart()).toBe(false)
    expect(selection.get().nearest).toEqual([])
  })

  it.each([{}, { group: 0, nearest: [] }])(
    "offers nothing when the service names %o [SEAT-007]",
    async (named) => {
      const { selection, record, picked } = await open([parterre("......", "......")])
      selection.click("A-0-0")
      record.holdFails = refused("strands-seat", {
        seatIds: ["A-0-2"],
        nearest: ["A-1-0", "A-1-1"],
        ...named,
      })
      expect(await selection.addToCart()).toBe(false)
      expect(selection.get().nearest).toEqual([])
      selection.takeNearest()
      expect(picked()).toEqual(["A-0-0", "A-0-1"])
    },
  )

  it.each(["seats-not-together", "mixed-price-levels", "seats-unknown", "quantity-mismatch"] as const)(
    "keeps the selection and names its seats when refused with %s",
    async (code) => {
      const { selection, record, picked } = await open([parterre("......")])
      selection.click("A-0-0")
      record.holdFails = refused(code, { seatIds: picked() })
      expect(await selection.addToCart()).toBe(false)
      expect(picked()).toHaveLength(2)
      expect(selection.get().addFailure).toMatchObject({ _tag: code, message: code })
      expect(selection.get().atFault.map(({ seatId }) => seatId)).toEqual(picked())
    },
  )

  const aboutSeats: readonly ProblemCode[] = ["seats-taken", "seat-not-for-sale"]
  it.each(operations.createHolds.problems.filter((code) => !aboutSeats.includes(code)))(
    "keeps seats and places when refused with %s, and tells the service's words",
    async (code) => {
      const { selection, record, picked } = await open([parterre("......")])
      selection.click("A-0-0")
      selection.setAdmission("floor.adult", 4)
      record.holdFails = refused(code)
      expect(await selection.addToCart()).toBe(false)
      expect(picked()).toHaveLength(2)
      expect(selection.get().admissions.get("floor.adult")).toBe(4)
      expect(selection.get()).toMatchObject({
        adding: false,
        lost: [],
        addFailure: { _tag: code, message: code },
      })
    },
  )

  it("drops a seat that is not for sale any more and names it", async () => {
    const { selection, record, picked } = await open([parterre("......")])
    selection.click("A-0-0")
    record.holdFails = refused("seat-not-for-sale", { seatIds: ["A-0-1"] })
    expect(await selection.addToCart()).toBe(false)
    expect(picked()).toEqual(["A-0-0"])
    expect(selection.get().lost.map(({ seat }) => seat)).toEqual(["2"])
  })

  it("does nothing without a selection [CART-002]", async () => {
    const { selection, record } = await open([parterre("......")])
    expect(await selection.addToCart()).toBe(false)
    expect(record.held).toEqual([])
  })
})

describe("what others do meanwhile", () => {
  it("loses the selected seats that were sold and says which", async () => {
    const { selection, picked, redraw } = await open([parterre("......")])
    selection.click("A-0-0")
    redraw(parterre("x....."))
    await settle()
    expect(picked()).toEqual(["A-0-1"])
    expect(selection.get().lost.map(({ row, seat }) => row + seat)).toEqual(["A1"])
    selection.dismiss()
    expect(selection.get().lost).toEqual([])
  })

  it("tells no seat as lost that another tab has put into the cart, whichever is heard of first", async () => {
    const { selection, picked, showCart, push } = await open([parterre("......", "......")])
    selection.click("A-0-0")
    selection.click("A-1-0")
    push(parterre("xx....", "x....."))
    expect(selection.get().lost).toHaveLength(3)
    showCart(["A-0-0", "A-0-1"])
    expect(picked()).toEqual(["A-1-1"])
    expect(selection.get().lost.map(({ seatId }) => seatId)).toEqual(["A-1-0"])
    expect(selection.get().nearest.flatMap(({ insteadOf }) => insteadOf)).toEqual(["A-1-0", "A-1-1"])
    showCart(["A-0-0", "A-0-1", "A-1-0"])
    expect(selection.get()).toMatchObject({ lost: [], nearest: [] })
  })

  it("is shown as it is told, and nothing is read: the selected seats that were sold are lost", async () => {
    const { selection, picked, record, push, poll } = await open([
      parterre("......"),
      { id: "B", rows: ["..."] },
    ])
    poll()
    await settle()
    selection.click("A-0-0")
    record.detailsRead.length = 0
    push(parterre("x....x"))
    expect(picked()).toEqual(["A-0-1"])
    expect(selection.get().lost.map(({ row, seat }) => row + seat)).toEqual(["A1"])
    const { details } = selection.get().sections.get("A") ?? {}
    expect([...(details?.values() ?? [])].map(({ sellable }) => sellable)).toEqual([
      false,
      true,
      true,
      true,
      true,
      false,
    ])
    await settle()
    expect(record.detailsRead).toEqual([])
  })

  it("reads only the section that changed", async () => {
    const { record, redraw } = await open([parterre("......"), { id: "B", rows: ["...."] }])
    record.detailsRead.length = 0
    redraw(parterre("x....."))
    await settle()
    expect(record.detailsRead).toEqual(["A"])
  })

  it("stops listening when left", async () => {
    const { listening } = await open([parterre("......")])
    expect(listening()).toBeGreaterThan(0)
    for (const stop of stops.splice(0)) stop()
    expect(listening()).toBe(0)
  })
})

describe("in another language [I18N-003]", () => {
  const english: DrawnSection = { ...parterre("......"), level: "Stalls" }

  it("keeps what is selected and reads its names anew", async () => {
    const { client, rename } = fakeClient([parterre("......")])
    const selection = createSeatSelection(client, "le-cid")
    stops.push(selection.start("fr"))
    await settle()
    selection.setPartySize(3)
    selection.click("A-0-2")
    selection.setAdmission("floor.adult", 2)
    selection.setPriceFilter(["gold"])
    const before = selection.get()
    rename(english)
    stops.splice(0).forEach((stop) => {
      stop()
    })
    stops.push(selection.start("en"))
    await settle()
    const { seats, admissions, partySize, priceFilter, venue, totals } = selection.get()
    expect(seats.map(({ seatId, priceId }) => [seatId, priceId])).toEqual(
      before.seats.map(({ seatId, priceId }) => [seatId, priceId]),
    )
    expect(new Set(seats.map(({ level }) => level))).toEqual(new Set(["Stalls"]))
    expect(venue?.levels[0]?.name).toBe("Stalls")
    expect({ admissions, partySize, priceFilter, totals }).toEqual({
      admissions: before.admissions,
      partySize: 3,
      priceFilter: ["gold"],
      totals: before.totals,
    })
  })

  it("lets go of a seat taken meanwhile, by name", async () => {
    const { client, rename } = fakeClient([parterre("......")])
    const selection = createSeatSelection(client, "le-cid")
    stops.push(selection.start("fr"))
    await settle()
    selection.click("A-0-0")
    rename({ ...english, rows: ["x....."] })
    stops.push(selection.start("en"))
    await settle()
    expect(selection.get().seats.map(({ seatId }) => seatId)).toEqual(["A-0-1"])
    expect(selection.get().lost.map(({ seat }) => seat)).toEqual(["1"])
  })

  it("keeps the sections of a large venue that hold the selection", async () => {
    const { client, rename } = fakeClient([parterre("......")], "polygons")
    const selection = createSeatSelection(client, "le-cid")
    stops.push(selection.start("fr"))
    await settle()
    await selection.needSections(["A"])
    selection.click("A-0-0")
    rename(english)
    stops.push(selection.start("en"))
    await settle()
    expect(selection.get().seats.map(({ level }) => level)).toEqual(["Stalls", "Stalls"])
  })

  it("reads a section anew after a pause when the change of language could not", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    const { client, rename, record } = fakeClient([parterre("......")])
    const selection = createSeatSelection(client, "le-cid")
    stops.push(selection.start("fr"))
    await settle()
    rename(english)
    record.detailsFail.add("A")
    stops.push(selection.start("en"))
    await settle()
    record.detailsFail.clear()
    const levels = () => [
      ...new Set(locationsOf(selection.get().sections.get("A")!.section).map(({ level }) => level)),
    ]
    expect(levels()).toEqual(["Parterre"])
    // The first pause, with all that chance may add to it.
    await vi.advanceTimersByTimeAsync(3000)
    expect(levels()).toEqual(["Stalls"])
  })

  it("drops the answers of a language that was left before they came", async () => {
    const { client, rename } = fakeClient([english])
    const late = Promise.withResolvers<Awaited<ReturnType<typeof client.seatMaps.venue>>>()
    const { venue } = client.seatMaps
    client.seatMaps.venue = () => late.promise
    const selection = createSeatSelection(client, "le-cid")
    stops.push(selection.start("en"))
    await settle()
    const inEnglish = await venue("le-cid", "full")
    client.seatMaps.venue = venue
    rename(parterre("......"))
    stops.push(selection.start("fr"))
    await settle()
    late.resolve(inEnglish)
    await settle()
    expect(selection.get().venue?.levels[0]?.name).toBe("Parterre")
  })

  it("reads nothing again when started in the same language", async () => {
    const { client, record } = fakeClient([parterre("......")])
    const selection = createSeatSelection(client, "le-cid")
    stops.push(selection.start("fr"))
    await settle()
    stops.push(selection.start("fr"))
    await settle()
    expect(record.detailsRead).toEqual(["A"])
  })
})

describe("a large venue", () => {
  const arena = Array.from({ length: 20 }, (_, i) => ({ id: `S${i}`, rows: ["......"] }))
  const large = () => open(arena, {}, "polygons")

  it("loads sections on demand, fifteen at most, letting the oldest go [MAP-003] [MAP-004] [MAP-005]", async () => {
    const { selection, record } = await large()
    expect(record.detailsRead).toEqual([])
    await selection.needSections(arena.slice(0, 15).map(({ id }) => id))
    await selection.needSections(["S19"])
    const loaded = [...selection.get().sections.keys()]
    expect(loaded).toHaveLength(15)
    expect(loaded).toContain("S19")
    expect(loaded).not.toContain("S0")
    selection.dropSections(["S19"])
    expect(selection.get().sections.has("S19")).toBe(false)
  })

  it("never lets a section with a selected seat go", async () => {
    const { selection, picked } = await large()
    await selection.needSections(["S0"])
    selection.click("S0-0-0")
    await selection.needSections(arena.slice(1, 16).map(({ id }) => id))
    selection.dropSections(["S0"])
    expect(selection.get().sections.has("S0")).toBe(true)
    expect(picked()).toHaveLength(2)
  })

  it("keeps the fifteen sections in view beside one with a selected seat", async () => {
    const { selection } = await large()
    await selection.needSections(["S0"])
    selection.click("S0-0-0")
    selection.dropSections(["S0"])
    const inView = arena.slice(1, 16).map(({ id }) => id)
    await selection.needSections(inView)
    expect([...selection.get().sections.keys()]).toEqual(["S0", ...inView])
  })

  it("answers the sections that could not be loaded", async () => {
    const { selection, record } = await large()
    record.detailsFail.add("S1")
    const failed = await selection.needSections(["S0", "S1"])
    expect([...failed].map(([id, { _tag }]) => [id, _tag])).toEqual([["S1", "api-unreachable"]])
    expect(selection.get().loadingSections.size).toBe(0)
  })

  it("tells why an offer could not be taken whose section could not be read, and blames nobody", async () => {
    const { selection, record, picked } = await large()
    const { offers } = await selection.findParty("2")
    const [offer] = offers
    selection.dropSections(offer!.groups.map(({ sectionId }) => sectionId))
    for (const { sectionId } of offer!.groups) record.detailsFail.add(sectionId)
    expect(await selection.takeOffer(offer!)).toBe(false)
    expect(selection.get()).toMatchObject({ refusal: undefined, addFailure: { _tag: "api-unreachable" } })
    record.detailsFail.clear()
    expect(await selection.takeOffer(offer!)).toBe(true)
    expect(picked()).toHaveLength(2)
    expect(selection.get().addFailure).toBeUndefined()
  })

  it("offers a wheelchair place among the best only where nothing else is left", async () => {
    const house = [
      { id: "A", rows: ["ww"] },
      { id: "B", rows: ["...."] },
    ]
    const { selection } = await open(house, {}, "polygons")
    expect(await selection.bestAvailable("gold", 2)).toBe(true)
    expect(selection.get().seats.map(({ sectionId }) => sectionId)).toEqual(["B", "B"])
    const only = await open([{ id: "A", rows: ["ww"] }], {}, "polygons")
    expect(await only.selection.bestAvailable("gold", 2)).toBe(true)
    expect(only.selection.get().seats.map(({ accessible }) => accessible)).toEqual([true, true])
  })

  it("finds the best seats without loading the whole house", async () => {
    const { selection, record, picked } = await large()
    expect(await selection.bestAvailable("gold", 3)).toBe(true)
    expect(picked()).toHaveLength(3)
    expect(record.detailsRead).toEqual(["S0"])
  })
})

it("finds the best seats in front, in the middle, and says when there are none", async () => {
  const { selection, picked } = await open([parterre("xxxxxxxx", "........")])
  expect(await selection.bestAvailable("gold")).toBe(true)
  expect(picked()).toEqual(["A-1-3", "A-1-4"])
  expect(await selection.bestAvailable("gold", 9)).toBe(false)
  expect(selection.get().refusal).toMatchObject({ reason: "not-enough-together" })
})

it("tells why an event could not be loaded, and tries again", async () => {
  const { client } = fakeClient([parterre("......")])
  let fail = true
  const event = client.catalogue.event
  client.catalogue.event = (id) => (fail ? Promise.reject(unreachable()) : event(id))
  const selection = createSeatSelection(client, "le-cid")
  stops.push(selection.start())
  await settle()
  expect(selection.get()).toMatchObject({ status: "failed", failure: { _tag: "api-unreachable" } })
  fail = false
  selection.retry()
  await settle()
  expect(selection.get().status).toBe("ready")
})

describe("a selection to look at", () => {
  it("shows the house and picks nothing, whatever is asked", async () => {
    const { selection, picked } = await open([parterre("......")], { readOnly: true })
    selection.click("A-0-0")
    expect(selection.preview("A-0-0")).toEqual([])
    expect(await selection.bestAvailable("gold")).toBe(false)
    const { offers } = await selection.findParty("2")
    expect(await selection.takeOffer(offers[0]!)).toBe(false)
    selection.moreAdmission("floor.adult")
    expect(picked()).toEqual([])
    expect(selection.get()).toMatchObject({ totals: { qty: 0 }, refusal: undefined })
    expect(selection.get().sections.size).toBe(1)
    expect(await selection.addToCart()).toBe(false)
  })
})

it("keeps the price of a seat whose level does not have the one asked for", async () => {
  const { selection } = await open([parterre("......")])
  selection.click("A-0-0")
  const { total } = selection.get().totals
  selection.setPrice(["A-0-0", "A-0-1"], "silver.adult")
  expect(selection.get().totals).toMatchObject({ qty: 2, total })
})

describe("a selection with one price a seat", () => {
  it("offers the first price of each level and no other", async () => {
    const { selection } = await open([parterre("......")], { onePrice: true })
    expect(selection.get().event?.priceLevels.map(({ prices }) => prices.map(({ id }) => id))).toEqual([
      ["gold.adult"],
      ["silver.adult"],
      ["floor.adult"],
    ])
    selection.click("A-0-0")
    selection.setPrice(["A-0-0", "A-0-1"], "gold.student")
    expect(selection.get().seats.map(({ priceId }) => priceId)).toEqual(["gold.adult", "gold.adult"])
    expect(selection.get().totals.qty).toBe(2)
  })
})

describe("seats of the cart in a large house", () => {
  const place = { idCartLine: "1", seatId: "B-0-1", section: "B", level: "Parterre" }

  it("are found once, so that the map marks them wherever it looks", async () => {
    const { selection, showCart, record } = await open(
      [parterre("...."), { id: "B", rows: ["...."] }],
      {},
      "polygons",
    )
    showCart(["B-0-1"], {}, [place])
    await settle()
    expect(record.detailsRead).toEqual(["B"])
    expect(selection.locationOf("B-0-1")?.sectionId).toBe("B")
    selection.dropSections(["B"])
    showCart(["B-0-1"], {}, [place])
    await settle()
    expect(record.detailsRead).toEqual(["B"])
  })

  it("are found when the cart was read before the map", async () => {
    const shop = fakeClient([parterre("....")], "polygons")
    shop.showCart(["A-0-1"], {}, [{ ...place, seatId: "A-0-1", section: "A" }])
    const selection = createSeatSelection(shop.client, "le-cid")
    stops.push(selection.start())
    await settle()
    expect(shop.record.detailsRead).toEqual(["A"])
  })

  it("are none of a section that the house has not", async () => {
    const { showCart, record } = await open([parterre("....")], {}, "polygons")
    showCart(["Z-0-1"], {}, [{ ...place, seatId: "Z-0-1", section: "Z" }])
    await settle()
    expect(record.detailsRead).toEqual([])
  })
})
