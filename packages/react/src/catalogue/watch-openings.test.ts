import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { watchOpenings } from "./watch-openings.ts"

const start = Date.UTC(2027, 0, 5, 15)
const minute = 60_000
const day = 1_440 * minute

beforeEach(() => vi.useFakeTimers({ now: start }))
afterEach(() => vi.useRealTimers())

/** Waits for what opens in a while, by a server's clock that is ahead of the shopper's. */
function waiting(opensIn: number, ahead = 0, open = [true]) {
  let known = 0
  const learn = vi.fn(async () => {
    known = ahead
  })
  const answers = [...open]
  const read = vi.fn(async () => answers.shift() ?? true)
  const stop = watchOpenings({ moments: [start + opensIn], now: () => Date.now() + known, learn, read })
  return { learn, read, stop }
}

it("reads once, within two seconds of the opening and not before", async () => {
  const { read } = waiting(minute)
  await vi.advanceTimersByTimeAsync(minute - 1)
  expect(read).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2_001)
  expect(read).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(day)
  expect(read).toHaveBeenCalledOnce()
})

it("does not ask with all the others in one moment", async () => {
  const reads = Array.from({ length: 200 }, () => waiting(minute).read)
  const done = () => reads.filter(({ mock }) => mock.calls.length > 0).length
  await vi.advanceTimersByTimeAsync(minute + 1_000)
  expect(done()).toBeGreaterThan(50)
  expect(done()).toBeLessThan(150)
})

it.each([5 * minute, -5 * minute])(
  "goes by the server's clock, %d ms ahead of the shopper's",
  async (ahead) => {
    const { read } = waiting(10 * minute, ahead)
    await vi.advanceTimersByTimeAsync(10 * minute - ahead - 1)
    expect(read).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(2_001)
    expect(read).toHaveBeenCalledOnce()
  },
)

it("asks again a few times where it was not open yet, or could not be read", async () => {
  const { read } = waiting(minute, 0, [false])
  await vi.advanceTimersByTimeAsync(minute + 2_000)
  expect(read).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(23_000)
  expect(read).toHaveBeenCalledTimes(2)
  const never = waiting(minute)
  never.read.mockRejectedValue(new Error("overloaded"))
  await vi.advanceTimersByTimeAsync(day)
  expect(never.read).toHaveBeenCalledTimes(5)
})

it("waits for months, learns the time on the last day, and not once it is stopped", async () => {
  const { learn, read } = waiting(60 * day)
  await vi.advanceTimersByTimeAsync(58 * day)
  expect(learn).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2 * day + 2_000)
  expect(learn).toHaveBeenCalledOnce()
  expect(read).toHaveBeenCalledOnce()
  const stopped = waiting(minute)
  stopped.stop()
  await vi.advanceTimersByTimeAsync(day)
  expect(stopped.read).not.toHaveBeenCalled()
})

it("reads at each of several openings, and not at those that had passed", async () => {
  const read = vi.fn(async () => false)
  const moments = [start + day, start - 600 * minute, start + minute]
  watchOpenings({ moments, now: Date.now, learn: async () => undefined, read })
  await vi.advanceTimersByTimeAsync(minute - 1)
  expect(read).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(10 * minute)
  expect(read).toHaveBeenCalledTimes(5)
  await vi.advanceTimersByTimeAsync(day)
  expect(read).toHaveBeenCalledTimes(10)
})

it("reads once a device wakes that has slept over the opening", async () => {
  const { read } = waiting(3 * day)
  await vi.advanceTimersByTimeAsync(minute)
  vi.setSystemTime(start + 3 * day + 20 * minute)
  await vi.advanceTimersByTimeAsync(60 * minute)
  expect(read).toHaveBeenCalledOnce()
})

it("learns the time again where it could not", async () => {
  let known = 0
  const learn = vi
    .fn<() => Promise<void>>()
    .mockRejectedValueOnce(new Error("in a tunnel"))
    .mockImplementation(async () => {
      known = -5 * minute
    })
  const read = vi.fn(async () => true)
  watchOpenings({ moments: [start + 2 * minute], now: () => Date.now() + known, learn, read })
  await vi.advanceTimersByTimeAsync(7 * minute - 1)
  expect(read).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2_001)
  expect(read).toHaveBeenCalledOnce()
})
