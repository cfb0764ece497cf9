import { expect, it } from "vitest"
import { holdQueue } from "./hold-queue.ts"

it("settles what arrives together in one batch and answers each on its own [HOLD-002]", async () => {
  const batches: string[][] = []
  const queue = holdQueue<string, string>(async (requests) => {
    batches.push([...requests])
    return requests.map((request) =>
      request === "bad" ? { ok: false, error: new Error("no") } : { ok: true, result: `${request}!` },
    )
  })

  const answers = await Promise.allSettled(["a", "bad", "c"].map((request) => queue.submit("event", request)))

  expect(batches).toEqual([["a", "bad", "c"]])
  expect(answers.map((answer) => answer.status)).toEqual(["fulfilled", "rejected", "fulfilled"])
})

it("never runs two batches of one event at a time, and keeps events apart", async () => {
  let running = 0
  let most = 0
  const seen: number[] = []
  const queue = holdQueue<number, number>(
    async (requests) => {
      running += 1
      most = Math.max(most, running)
      seen.push(requests.length)
      await new Promise((resolve) => setImmediate(resolve))
      running -= 1
      return requests.map((result) => ({ ok: true, result }))
    },
    { maxBatch: 2 },
  )

  expect(await Promise.all([1, 2, 3, 4, 5].map((request) => queue.submit("one", request)))).toEqual([
    1, 2, 3, 4, 5,
  ])
  expect(most).toBe(1)
  expect(seen).toEqual([2, 2, 1])

  await Promise.all([queue.submit("one", 1), queue.submit("two", 2)])
  expect(most).toBe(2)
})

it("hands a broken batch's error to everyone in it and goes on", async () => {
  let broken = true
  const queue = holdQueue<number, number>(async (requests) => {
    if (broken) throw new Error("disk full")
    return requests.map((result) => ({ ok: true, result }))
  })

  await expect(queue.submit("event", 1)).rejects.toThrow("disk full")
  broken = false
  await expect(queue.submit("event", 2)).resolves.toBe(2)
})

it("tells all who wait when the database is away, without a batch of their own", async () => {
  const away = Object.assign(new Error("no connection"), { code: "ECONNREFUSED" })
  let batches = 0
  const queue = holdQueue<number, number>(
    async () => {
      batches += 1
      throw away
    },
    { maxBatch: 2, maxWaiting: 5 },
  )
  const answers = await Promise.allSettled([1, 2, 3, 4, 5].map((request) => queue.submit("event", request)))
  expect(answers.map((answer) => answer.status === "rejected" && answer.reason)).toEqual(Array(5).fill(away))
  expect(batches).toBe(1)
  expect(queue.isFull()).toBe(false)
})

it("refuses at once whoever would wait behind more than may wait, and takes others when there is room again", async () => {
  const queue = holdQueue<number, number>(
    async (requests) => requests.map((result) => ({ ok: true, result })),
    { maxBatch: 2, maxWaiting: 3 },
  )
  const crowd = [1, 2, 3, 4, 5].map((request) => queue.submit(`event ${request % 2}`, request))
  expect(queue.isFull()).toBe(true)

  const answers = await Promise.allSettled(crowd)
  expect(answers.map(({ status }) => status)).toEqual([
    "fulfilled",
    "fulfilled",
    "fulfilled",
    "rejected",
    "rejected",
  ])
  expect(answers[3]).toMatchObject({
    reason: { code: "overloaded", fields: { retryAfter: expect.any(Number) } },
  })
  expect(queue.isFull()).toBe(false)
  await expect(queue.submit("event 0", 6)).resolves.toBe(6)
})
