import { expect, it } from "vitest"
import { repeat, type Timer } from "./repeat.ts"

function handTimer() {
  let alarm: (() => void) | undefined
  const timer: Timer = (ring) => {
    alarm = ring
    return () => {
      alarm = undefined
    }
  }
  return {
    timer,
    isSet: () => alarm !== undefined,
    ring() {
      const ring = alarm
      alarm = undefined
      ring?.()
    },
  }
}

it("runs round after round, and past a failed one", async () => {
  const hand = handTimer()
  const errors: unknown[] = []
  let rounds = 0
  const job = repeat(
    async () => {
      rounds += 1
      if (rounds === 1) throw new Error("database away")
    },
    { everyMilliseconds: 1000, timer: hand.timer, onError: (error) => errors.push(error) },
  )
  hand.ring()
  await expect.poll(hand.isSet).toBe(true)
  hand.ring()
  await expect.poll(hand.isSet).toBe(true)
  expect([rounds, errors.length]).toEqual([2, 1])
  await job.stop()
  expect(hand.isSet()).toBe(false)
})

it("goes on at once after a round that left work over", async () => {
  const pauses: number[] = []
  let left = 2
  const timer: Timer = (ring, milliseconds) => {
    pauses.push(milliseconds)
    if (pauses.length < 5) queueMicrotask(ring)
    return () => undefined
  }
  const job = repeat(
    async () => {
      left -= 1
      return left > 0
    },
    { everyMilliseconds: 1000, timer, onError: () => undefined },
  )
  await expect.poll(() => pauses.length).toBe(5)
  await job.stop()
  expect(pauses).toEqual([1000, 0, 1000, 1000, 1000])
})

it("waits for the round under way when it is stopped, and sets no other alarm", async () => {
  const hand = handTimer()
  const gate = Promise.withResolvers<void>()
  const told: string[] = []
  const job = repeat(() => gate.promise.then(() => told.push("round done")), {
    everyMilliseconds: 1000,
    timer: hand.timer,
    onError: () => undefined,
  })
  hand.ring()
  const stopping = job.stop().then(() => told.push("stopped"))
  gate.resolve()
  await stopping
  expect(told).toEqual(["round done", "stopped"])
  expect(hand.isSet()).toBe(false)
})
