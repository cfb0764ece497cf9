import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { fakeClient, refused, settle } from "../../../test/fake-client.ts"
import { createSeatSelection } from "../selection/create-seat-selection.ts"
import { emptySelection } from "../selection-state.ts"
import { keepLoaded } from "./keep-loaded.ts"

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }))
afterEach(() => void vi.useRealTimers())

async function opened(isRefused: boolean) {
  const shop = fakeClient([{ id: "A", rows: ["...."] }], "polygons")
  const selection = createSeatSelection(shop.client, "le-cid")
  const leave = selection.start()
  await settle()
  const { detailsFail, detailsRead } = shop.record
  if (isRefused) detailsFail.add("A")
  const close = keepLoaded(selection, "A", () => 0)
  await settle()
  return { selection, detailsFail, close, leave, reads: () => detailsRead.length }
}

it("asks for an open section at once, and for one that was refused after a pause that grows", async () => {
  const { selection, detailsFail, close, leave, reads } = await opened(true)
  expect(reads()).toBe(1)
  await vi.advanceTimersByTimeAsync(1999)
  expect(reads()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(reads()).toBe(2)
  await vi.advanceTimersByTimeAsync(3999)
  expect(reads()).toBe(2)
  detailsFail.clear()
  await vi.advanceTimersByTimeAsync(1)
  expect([reads(), selection.get().sections.has("A")]).toEqual([3, true])
  close()
  leave()
})

it("waits as long as the service asks, and by chance half as long again", async () => {
  const needSections = vi.fn(() =>
    Promise.resolve(new Map([["A", refused("rate-limited", { retryAfter: 60 })]])),
  )
  const stop = keepLoaded(
    { get: () => emptySelection, subscribe: () => () => {}, needSections },
    "A",
    () => 1,
  )
  await settle()
  await vi.advanceTimersByTimeAsync(89_999)
  expect(needSections).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(needSections).toHaveBeenCalledTimes(2)
  stop()
})

it("waits no longer than half a minute for a section that is refused again and again", async () => {
  const { close, leave, reads } = await opened(true)
  await vi.advanceTimersByTimeAsync(2000 + 4000 + 8000 + 16_000)
  expect(reads()).toBe(5)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(reads()).toBe(7)
  close()
  leave()
})

it("asks again at once for an open section that the map beside the list has let go", async () => {
  const { selection, close, leave, reads } = await opened(false)
  selection.dropSections(["A"])
  await settle()
  expect([reads(), selection.get().sections.has("A")]).toEqual([2, true])
  close()
  leave()
})

it("asks no more for a section that was closed", async () => {
  const { close, leave, reads } = await opened(true)
  close()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(reads()).toBe(1)
  leave()
})
