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
  expect(await counter.add("a")).toMatchObject({ count: 1, endsIn: 1000 })
  pass(600)
  expect(await counter.add("a")).toMatchObject({ count: 2, endsIn: 400 })
  expect(await counter.add("b")).toMatchObject({ count: 1, endsIn: 1000 })
  pass(400)
  expect(await counter.read("a")).toEqual({ count: 0, endsIn: 0 })
  expect(await counter.add("a")).toMatchObject({ count: 1, endsIn: 1000 })
  expect(await counter.read("b")).toEqual({ count: 1, endsIn: 600 })
})

it("counts as many as it is told at once", async () => {
  const { counter } = desk()
  await counter.add("a", 7)
  expect(await counter.add("a", 3)).toMatchObject({ count: 10 })
})

it("tells at once what it counts, in the same count", async () => {
  const { counter, pass } = desk()
  expect([counter.count("a"), counter.count("a"), counter.count("b")]).toEqual([1, 2, 1])
  expect((await counter.add("a")).count).toBe(3)
  pass(1000)
  expect(counter.count("a")).toBe(1)
})

it("gives back what was counted", async () => {
  const { counter } = desk()
  const first = await counter.add("a")
  const many = await counter.add("a", 5)
  await many.takeBack()
  expect((await counter.read("a")).count).toBe(1)
  await first.takeBack()
  expect((await counter.add("a")).count).toBe(1)
})

it("takes nothing from a later window of what was counted in one that is over", async () => {
  const { counter, pass } = desk()
  const early = await counter.add("a", 2)
  pass(1000)
  await counter.add("a", 3)
  await early.takeBack()
  expect((await counter.read("a")).count).toBe(3)
})

it("may keep a key for as long as others are counted", async () => {
  let now = 0
  const counter = memoryCounters({ now: () => now })("under way", 1000, "last")
  await counter.add("a")
  for (now = 900; now < 5000; now += 900) await counter.add("a")
  expect(await counter.read("a")).toMatchObject({ count: 6 })
  now += 1000
  expect((await counter.read("a")).count).toBe(0)
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
