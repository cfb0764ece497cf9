import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { whenSteady } from "./when-steady.ts"

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Looks at these pictures one after the other; the last one stays. */
function looking(...pictures: (string | undefined)[]) {
  const done = vi.fn()
  let at = -1
  const stop = whenSteady(() => {
    at = Math.min(at + 1, pictures.length - 1)
    return pictures[at]
  }, done)
  return { done, stop, looks: () => at + 1 }
}

it("waits until a picture is there and no longer changes", () => {
  const { done, looks } = looking(undefined, undefined, "half", "whole")
  vi.advanceTimersByTime(800)
  expect(done).not.toHaveBeenCalled()
  vi.advanceTimersByTime(200)
  expect(done).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(10_000)
  expect(done).toHaveBeenCalledTimes(1)
  expect(looks()).toBe(4)
})

it("takes a picture that never rests as it is after five seconds", () => {
  let now = 0
  const done = vi.fn()
  whenSteady(() => String(now++), done)
  vi.advanceTimersByTime(4_999)
  expect(done).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(done).toHaveBeenCalledTimes(1)
})

it("stops when told", () => {
  const { done, stop } = looking("whole")
  stop()
  vi.advanceTimersByTime(10_000)
  expect(done).not.toHaveBeenCalled()
})
