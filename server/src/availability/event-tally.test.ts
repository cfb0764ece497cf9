import { expect, it } from "vitest"
import type { CountedClaims } from "./count-store.ts"
import { endOf, recounted, recountOf } from "./event-tally.ts"

const now = 1_000_000
const claims = (section: string, seats: number, lapsesAt?: number): CountedClaims => ({
  of: "soir",
  section_id: section,
  price_level_id: "a",
  seats,
  held: lapsesAt === undefined ? 0 : seats,
  lapses_at: lapsesAt ?? null,
})
const versions = (one: number, two = 1) =>
  new Map([
    ["one", one],
    ["two", two],
  ])
const tally = (counted: readonly CountedClaims[], known = versions(1)) =>
  recounted(undefined, "everything", known, counted, [], now)

it("counts an event that was never counted, whole", () => {
  expect(recountOf(undefined, versions(1), now)).toBe("everything")
})

it("counts nothing while no counter moves and nothing lapses", () => {
  const sold = tally([claims("one", 3)])
  expect(recountOf(sold, versions(1), now + 1_000_000_000)).toBeUndefined()
  expect(endOf(sold)).toBe(Number.POSITIVE_INFINITY)
})

it("counts the sections whose counter moved, and those that are new", () => {
  const known = tally([claims("one", 3)])
  expect(recountOf(known, versions(2), now)).toEqual(["one"])
  expect(recountOf(known, new Map([...versions(1), ["three", 1]]), now)).toEqual(["three"])
})

it("counts the sections where a claim lapses, at that moment and not before", () => {
  const known = tally([claims("one", 2, now + 900), claims("two", 1)])
  expect(endOf(known)).toBe(now + 900)
  expect(recountOf(known, versions(1), now + 899)).toBeUndefined()
  expect(recountOf(known, versions(1), now + 900)).toEqual(["one"])
})

it("counts held seats again after a while, though nothing says that they changed", () => {
  const known = tally([claims("one", 2, now + 60_000), claims("two", 1)])
  expect(endOf(known)).toBe(now + 5_000)
  expect(recountOf(known, versions(1), now + 4_999)).toBeUndefined()
  expect(recountOf(known, versions(1), now + 5_000)).toEqual(["one"])
})

it("has the same serial as long as it says the same, and a larger one after", () => {
  const known = tally([claims("one", 2, now + 900)])
  const again = recounted(known, ["one"], versions(1), [claims("one", 2, now + 900)], [], now + 5_000)
  expect(again.serial).toBe(known.serial)
  const lapsed = recounted(again, ["one"], versions(1), [], [], now + 6_000)
  expect(lapsed.serial).toBeGreaterThan(known.serial)
  const admission = { event_id: "soir", section_id: "floor", website_id: "petit", capacity: 10, taken: 1 }
  const taken = recounted(lapsed, [], versions(1), [], [admission], now)
  expect(taken.serial).toBeGreaterThan(lapsed.serial)
  expect(recounted(taken, [], versions(1), [], [{ ...admission, taken: 2 }], now).serial).toBeGreaterThan(
    taken.serial,
  )
})

it("keeps what it knows of the sections that are not counted again", () => {
  const known = tally([claims("one", 2), claims("two", 5)])
  const after = recounted(known, ["one"], versions(2), [claims("one", 3)], [], now)
  expect([after.sections.get("one")?.claimed, after.sections.get("two")?.claimed]).toEqual([3, 5])
})
