import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { lateTeller, SELECTION_DELAY_MS } from "./use-chosen-day.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it("tells a choice at 700 ms, not before, and once [CAT-029]", () => {
  const told: string[] = []
  lateTeller((day: string) => told.push(day), SELECTION_DELAY_MS).choose("2026-12-05")
  vi.advanceTimersByTime(699)
  expect(told).toEqual([])
  vi.advanceTimersByTime(1)
  expect(told).toEqual(["2026-12-05"])
  vi.advanceTimersByTime(5_000)
  expect(told).toHaveLength(1)
})

it("tells the last of quick choices [CAT-029]", () => {
  const told: string[] = []
  const teller = lateTeller((day: string) => told.push(day), SELECTION_DELAY_MS)
  for (const day of ["2026-12-05", "2026-12-06", "2026-12-07"]) {
    teller.choose(day)
    vi.advanceTimersByTime(699)
  }
  expect(told).toEqual([])
  vi.advanceTimersByTime(1)
  expect(told).toEqual(["2026-12-07"])
})

it("tells nothing once stopped", () => {
  const told: string[] = []
  const teller = lateTeller((day: string) => told.push(day), SELECTION_DELAY_MS)
  teller.choose("2026-12-05")
  teller.stop()
  vi.advanceTimersByTime(5_000)
  expect(told).toEqual([])
})
