import { expect, it } from "vitest"
import { memoryCounters } from "./counters.ts"

function desk(most?: number) {
  let now = 0
  return {
    counter: memoryCounters({ now: () => now }, most)("tries", 1000),
    pass: (milliseconds: number) => {
      now += milliseconds
    },
  }
}

it("counts each key by itself, until the window ends that began with the first", async () => {
  const { counter, pass } = desk()
  expect(await counter.add("a")).toEqual({ count: 1, endsIn: 1000 })
  pass(600)
  expect(await counter.add("a")).toEqual({ count: 2, endsIn: 400 })
  expect(await counter.add("b")).toEqual({ count: 1, endsIn: 1000 })
  pass(400)
  expect(await counter.read("a")).toEqual({ count: 0, endsIn: 0 })
  expect(await counter.add("a")).toEqual({ count: 1, endsIn: 1000 })
  expect(await counter.read("b")).toEqual({ count: 1, endsIn: 600 })
})

it("takes back what was counted, and nothing below none", async () => {
  const { counter } = desk()
  await counter.add("a")
  await counter.add("a")
  await counter.takeBack("a")
  expect((await counter.read("a")).count).toBe(1)
  await counter.takeBack("a")
  await counter.takeBack("a")
  expect((await counter.add("a")).count).toBe(1)
})

it("keeps no more keys than it may, and drops the oldest", async () => {
  const { counter, pass } = desk(2)
  await counter.add("a")
  pass(1)
  await counter.add("b")
  await counter.add("a")
  await counter.add("c")
  expect((await counter.read("a")).count).toBe(0)
  expect((await counter.read("b")).count).toBe(1)
  expect((await counter.read("c")).count).toBe(1)
})

it("gives each limit a counter of its own", async () => {
  const counters = memoryCounters({ now: () => 0 })
  await counters("sign-ins", 1000).add("a")
  expect((await counters("payments", 1000).read("a")).count).toBe(0)
})
