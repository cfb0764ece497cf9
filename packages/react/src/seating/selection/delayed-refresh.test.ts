import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { fakeClient, settle } from "../../../test/fake-client.ts"
import { createSeatSelection } from "./create-seat-selection.ts"

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }))
afterEach(() => void vi.useRealTimers())

async function open() {
  const shop = fakeClient([{ id: "A", rows: ["......", "......"] }], "polygons")
  const selection = createSeatSelection(shop.client, "le-cid")
  const stop = selection.start()
  await settle()
  await selection.needSections(["A"])
  const { detailsRead, cartRead } = shop.record
  detailsRead.length = 0
  return { ...shop, selection, stop, reads: () => [detailsRead.length, cartRead.length] }
}

it("reads what is left and the cart again once, 2 seconds after the last change [MAP-032]", async () => {
  const { selection, stop, reads, showCart } = await open()
  showCart(["A-1-0"])
  selection.click("A-0-0")
  await vi.advanceTimersByTimeAsync(1999)
  selection.setPartySize(4)
  await vi.advanceTimersByTimeAsync(1999)
  expect(reads()).toEqual([0, 0])
  await vi.advanceTimersByTimeAsync(1)
  expect(reads()).toEqual([1, 1])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(reads()).toEqual([1, 1])
  stop()
})

it("does not ask for a cart there is not", async () => {
  const { selection, stop, reads } = await open()
  selection.click("A-0-0")
  await vi.advanceTimersByTimeAsync(2000)
  expect(reads()).toEqual([1, 0])
  stop()
})

it("reads nothing once the shopper has left", async () => {
  const { selection, stop, reads } = await open()
  selection.click("A-0-0")
  stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(reads()).toEqual([0, 0])
})
