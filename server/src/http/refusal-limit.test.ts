import { expect, it } from "vitest"
import { Refusal } from "../refusal.ts"
import { type Counter, type Counters, memoryCounters } from "./counters.ts"
import { refusalLimit } from "./refusal-limit.ts"

const counters = memoryCounters({ now: () => 0 })
const codes = new Set(["login-failed"] as const)
const options = { name: "tries", within: 3_600_000, codes }
const wrong = async () => {
  throw new Refusal("login-failed")
}
/** Tells that nothing is under way, whatever is. */
const blind: Counter = {
  add: async () => ({ count: 0, endsIn: 0, takeBack: async () => undefined }),
  read: async () => ({ count: 0, endsIn: 0 }),
}

/** How often the work was done of a hundred tries at once. */
async function burst(where: Counters): Promise<number> {
  const limit = refusalLimit(where, { name: "tries", most: 10, within: 1000, codes })
  let worked = 0
  const tries = Array.from({ length: 100 }, () =>
    limit.watch("marie", async () => {
      worked += 1
      await Promise.resolve()
      await wrong()
    }),
  )
  await Promise.allSettled(tries)
  return worked
}

it("lets a burst try no oftener than one after the other", async () => {
  expect(await burst(memoryCounters({ now: () => 0 }))).toBe(10)
})

it("would let all of a burst try if only what has failed were counted", async () => {
  const seeing = memoryCounters({ now: () => 0 })
  expect(await burst((name, window) => (name === "tries" ? seeing(name, window) : blind))).toBe(100)
})

it("lets more at once than may fail where they are let, and bounds what a burst is told", async () => {
  const limit = refusalLimit(memoryCounters({ now: () => 0 }), { ...options, most: 10, mostAtOnce: 30 })
  const good = Array.from({ length: 30 }, () => limit.watch("marie", async () => Promise.resolve("in")))
  expect(await Promise.all(good)).toHaveLength(30)

  for (let tries = 0; tries < 4; tries += 1) await limit.watch("marie", wrong).catch(() => undefined)
  const bad = await Promise.allSettled(Array.from({ length: 100 }, () => limit.watch("marie", wrong)))
  const told = bad.map((one) => one.status === "rejected" && one.reason.code)
  expect(told.filter((code) => code === "login-failed")).toHaveLength(26)
  await expect(limit.watch("marie", async () => "in")).rejects.toMatchObject({ code: "rate-limited" })
})

it("closes for all processes once a burst at each of them was told its share", async () => {
  const shared = memoryCounters({ now: () => 0 })
  const [one, other] = [1, 2].map(() =>
    refusalLimit(shared, { ...options, most: 5, mostAtOnce: 10, underWay: memoryCounters({ now: () => 0 }) }),
  )
  const tries = Array.from({ length: 100 }, (_, at) => (at % 2 === 0 ? one : other)?.watch("marie", wrong))
  const told = (await Promise.allSettled(tries)).map((each) => each.status === "rejected" && each.reason.code)
  expect(told.filter((code) => code === "login-failed").length).toBeLessThanOrEqual(20)
  for (const limit of [one, other])
    await expect(limit?.watch("marie", async () => "in")).rejects.toMatchObject({ code: "rate-limited" })
})

it("knows of tries that take long, however many come meanwhile", async () => {
  let now = 0
  const limit = refusalLimit(memoryCounters({ now: () => now }), { ...options, most: 2 })
  const { promise: answer, resolve: finish } = Promise.withResolvers<void>()
  const first = limit.watch("marie", () => answer)
  now = 61_000
  const second = limit.watch("marie", () => answer)
  await expect(limit.watch("marie", async () => "in")).rejects.toMatchObject({ code: "rate-limited" })
  finish()
  await Promise.all([first, second])
  expect(await limit.watch("marie", async () => "in")).toBe("in")
})

it("asks who comes while too many tries are under way to wait a moment only", async () => {
  const limit = refusalLimit(counters, { name: "tries", most: 1, within: 3_600_000, codes })
  const { promise: answer, resolve: finish } = Promise.withResolvers<void>()
  const first = limit.watch("marie", () => answer)
  await expect(limit.watch("marie", async () => "in")).rejects.toMatchObject({
    code: "rate-limited",
    fields: { retryAfter: 1 },
  })
  finish()
  await first
  expect(await limit.watch("marie", async () => "in")).toBe("in")
})

it("forgets what went well, and what failed for another reason", async () => {
  const limit = refusalLimit(counters, { name: "tries", most: 2, within: 1000, codes })
  const other = async () => {
    throw new Refusal("service-unavailable")
  }
  for (let tries = 0; tries < 5; tries += 1) {
    expect(await limit.watch("marie", async () => "in")).toBe("in")
    await expect(limit.watch("marie", other)).rejects.toThrow("service-unavailable")
  }
  for (let tries = 0; tries < 2; tries += 1)
    await expect(limit.watch("marie", wrong)).rejects.toThrow("login-failed")
  await expect(limit.watch("marie", async () => "in")).rejects.toMatchObject({
    code: "rate-limited",
    fields: { retryAfter: 1 },
  })
  expect(await limit.watch("rodrigue", async () => "in")).toBe("in")
})

it("counts a failure that is answered instead of thrown", async () => {
  const limit = refusalLimit(counters, { name: "tries", most: 1, within: 1000, codes })
  const answer = async () => "failed"
  expect(await limit.watch("marie", answer, (told) => told === "failed")).toBe("failed")
  await expect(limit.watch("marie", answer)).rejects.toMatchObject({ code: "rate-limited" })
})

/** Counts what is under way and never gives it back, as when a process or its database fell over. */
const forgetful =
  (where: Counters, fail: () => Promise<void>): Counters =>
  (...made) => {
    const counter = where(...made)
    return { ...counter, add: async (...one) => ({ ...(await counter.add(...one)), takeBack: fail }) }
  }

it("answers what was done even when the try cannot be taken back", async () => {
  const broken = forgetful(memoryCounters({ now: () => 0 }), () => Promise.reject(new Error("no database")))
  const limit = refusalLimit(broken, { ...options, most: 2 })
  expect(await limit.watch("marie", async () => "paid")).toBe("paid")
  await expect(limit.watch("marie", wrong)).rejects.toThrow("login-failed")
})

it("locks nobody out for good who keeps asking while tries that nobody took back run out", async () => {
  let now = 0
  const leaking = forgetful(memoryCounters({ now: () => now }), async () => undefined)
  const limit = refusalLimit(leaking, { ...options, most: 1 })
  await limit.watch("marie", async () => "in")
  for (; now < 5 * 60_000; now += 60_000)
    await expect(limit.watch("marie", async () => "in")).rejects.toMatchObject({ code: "rate-limited" })
  expect(await limit.watch("marie", async () => "in")).toBe("in")
})
