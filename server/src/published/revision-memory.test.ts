import * as fc from "fast-check"
import { expect, it } from "vitest"
import { TestClock } from "../../test/house/small-house.ts"
import { type Made, processMemory } from "./revision-memory.ts"

const counting = () => {
  const made: string[] = []
  const make =
    (value: string, facts: Partial<Made<string>> = {}) =>
    async (): Promise<Made<string>> => {
      made.push(value)
      return { value, size: 1, ...facts }
    }
  return { made, make }
}

it("makes a thing once, however many ask while it is being made and after", async () => {
  const { made, make } = counting()
  const memory = processMemory(new TestClock(), 10).scope()
  const asked = Array.from({ length: 20 }, () => memory.keep("a", "1", make("a")))
  expect(new Set(await Promise.all(asked))).toEqual(new Set(["a"]))
  await memory.keep("a", "1", make("a"))
  expect(made).toEqual(["a"])
})

it("makes it anew for another version, and keeps the latest only", async () => {
  const { made, make } = counting()
  const all = processMemory(new TestClock(), 10)
  const memory = all.scope()
  expect(await memory.keep("a", "1", make("old"))).toBe("old")
  expect(await memory.keep("a", "2", make("new"))).toBe("new")
  expect(await memory.keep("a", "2", make("newer"))).toBe("new")
  expect(made).toEqual(["old", "new"])
  expect(all.size()).toBe(1)
})

it("answers those who wait for a version with that version, though another was asked for meanwhile", async () => {
  const { make } = counting()
  const memory = processMemory(new TestClock(), 10).scope()
  let finish = (_made: Made<string>) => {}
  const slow = memory.keep("a", "1", () => new Promise<Made<string>>((resolve) => (finish = resolve)))
  await Promise.resolve()
  expect(await memory.keep("a", "2", make("new"))).toBe("new")
  finish({ value: "old", size: 1 })
  expect(await slow).toBe("old")
  expect(await memory.keep("a", "2", make("again"))).toBe("new")
})

it("makes it anew when its time is over, to the millisecond", async () => {
  const { made, make } = counting()
  const clock = new TestClock(1000)
  const memory = processMemory(clock, 10).scope()
  await memory.keep("a", "1", make("first", { endsAt: 3000 }))
  clock.pass(1.999)
  expect(await memory.keep("a", "1", make("second"))).toBe("first")
  clock.pass(0.001)
  expect(await memory.keep("a", "1", make("second"))).toBe("second")
  expect(made).toEqual(["first", "second"])
})

it("has it renewed by who made it when its time is over, once for all who ask, and from the start for another version", async () => {
  const { made, make } = counting()
  const clock = new TestClock(1000)
  const memory = processMemory(clock, 10).scope()
  const renewed = (times: number): Made<string> => ({
    value: `renewed ${times}`,
    ...{ size: 1, endsAt: clock.now() + 1000, renew: async () => renewed(times + 1) },
  })
  const first = () => memory.keep("a", "1", make("first", { endsAt: 2000, renew: async () => renewed(1) }))
  expect(await first()).toBe("first")
  clock.pass(1)
  expect(await Promise.all([first(), first()])).toEqual(["renewed 1", "renewed 1"])
  clock.pass(1)
  expect(await first()).toBe("renewed 2")
  expect(await memory.keep("a", "2", make("other", { endsAt: 4000 }))).toBe("other")
  clock.pass(1)
  expect(await memory.keep("a", "2", make("other again"))).toBe("other again")
  expect(made).toEqual(["first", "other", "other again"])
})

it("makes it from the start once it could not be renewed", async () => {
  const { made, make } = counting()
  const clock = new TestClock(1000)
  const memory = processMemory(clock, 10).scope()
  const broken = () => Promise.reject(new Error("no database"))
  await memory.keep("a", "1", make("first", { endsAt: 2000, renew: broken }))
  clock.pass(1)
  await expect(memory.keep("a", "1", make("second"))).rejects.toThrow("no database")
  expect(await memory.keep("a", "1", make("third"))).toBe("third")
  expect(made).toEqual(["first", "third"])
})

it("drops a scope with all that is in it and nothing else, and keeps nothing more of it", async () => {
  const { made, make } = counting()
  const all = processMemory(new TestClock(), 10)
  const [one, other] = [all.scope(), all.scope()]
  await one.keep("a", "1", make("one"))
  await other.keep("a", "1", make("other"))
  one.drop()
  expect(all.size()).toBe(1)
  await one.keep("a", "1", make("late"))
  await other.keep("a", "1", make("not again"))
  expect(all.size()).toBe(1)
  expect(made).toEqual(["one", "other", "late"])
})

it("keeps nothing of a scope that was dropped while it was being made", async () => {
  const all = processMemory(new TestClock(), 10)
  const memory = all.scope()
  let finish = (_made: Made<string>) => {}
  const slow = memory.keep("a", "1", () => new Promise<Made<string>>((resolve) => (finish = resolve)))
  await Promise.resolve()
  memory.drop()
  finish({ value: "a", size: 5 })
  expect(await slow).toBe("a")
  expect(all.size()).toBe(0)
})

it("forgets what could not be made", async () => {
  const { make } = counting()
  const memory = processMemory(new TestClock(), 10).scope()
  await expect(memory.keep("a", "1", async () => Promise.reject(new Error("no")))).rejects.toThrow("no")
  expect(await memory.keep("a", "1", make("a"))).toBe("a")
})

it("never keeps more than its limit, and drops first what was asked for longest ago", async () => {
  const { made, make } = counting()
  const memory = processMemory(new TestClock(), 2).scope()
  for (const name of ["a", "b", "a", "c", "a", "b"]) await memory.keep(name, "1", make(name))
  expect(made).toEqual(["a", "b", "c", "b"])
  const asks = fc.array(fc.record({ name: fc.integer({ min: 0, max: 9 }), size: fc.nat({ max: 30 }) }))
  await fc.assert(
    fc.asyncProperty(asks, async (all) => {
      const limited = processMemory(new TestClock(), 40)
      const scope = limited.scope()
      for (const { name, size } of all) {
        await scope.keep(String(name), String(size), async () => ({ value: name, size }))
        expect(limited.size()).toBeLessThanOrEqual(40)
      }
    }),
  )
})

it("makes anew what it forgot, and keeps it again", async () => {
  const { made, make } = counting()
  const all = processMemory(new TestClock(), 10)
  const [one, other] = [all.scope(), all.scope()]
  await Promise.all([one.keep("a", "1", make("a")), other.keep("a", "1", make("another"))])
  one.forget()
  expect(all.size()).toBe(1)
  expect(await one.keep("a", "1", make("again"))).toBe("again")
  expect(await one.keep("a", "1", make("once more"))).toBe("again")
  expect(made).toEqual(["a", "another", "again"])
})
