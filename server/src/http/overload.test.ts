import { type OperationId, operations } from "@parterre/contract"
import { afterEach, describe, expect, it } from "vitest"
import { bareSite, living } from "../../test/bare-site.ts"
import { allowedRequest } from "../../test/contract-requests.ts"
import { isRefused, overloadGate, standingOf } from "./overload.ts"

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

function site(
  overload: { maxDelay: number; holdsAreFull: () => boolean; waitingForDatabase?: () => number },
  ids: readonly OperationId[] = ["createSession", "createHolds", "releaseHolds", "getHealth", "getCart"],
) {
  const handlers = Object.fromEntries(ids.map((id) => [id, async () => ({})]))
  const app = bareSite(handlers, {
    overload: { maxHolds: 100, waitingForDatabase: () => 0, ...overload },
    checkAnswers: false,
  })
  closers.push(() => app.close())
  return (id: OperationId) => {
    const { path, query, ...request } = allowedRequest(id, living)
    return app.inject({ ...request, url: path, query: { subdomain: "belvedere", language: "en", ...query } })
  }
}

/** Keeps the event loop late by so much, turn after turn, until it is told to stop. */
function lateBy(milliseconds: number): () => void {
  let stopped = false
  const turn = () => {
    if (stopped) return
    const end = performance.now() + milliseconds
    while (performance.now() < end);
    setImmediate(turn)
  }
  turn()
  const stop = () => {
    stopped = true
  }
  closers.unshift(async () => stop())
  return stop
}

/** Asks, a turn of the event loop after the other, until the answer has a status; the runner ends what never has. */
async function until(status: number, ask: () => Promise<{ statusCode: number }>): Promise<void> {
  while ((await ask()).statusCode !== status) await new Promise((resolve) => setTimeout(resolve, 1))
}

it("refuses new holds while the queue of holds is full, before it looks at them; releases go on", async () => {
  let isFull = true
  const call = site({ maxDelay: 0, holdsAreFull: () => isFull })
  const refused = await call("createHolds")
  expect(refused.statusCode).toBe(503)
  expect(refused.json()).toMatchObject({
    code: "overloaded",
    action: "retry-later",
    message: "A lot of people are here right now. Wait a few seconds, then try again.",
  })
  expect(Number(refused.headers["retry-after"])).toBe(refused.json().retryAfter)
  expect(refused.json().retryAfter).toBeGreaterThanOrEqual(1)
  expect(refused.headers["content-security-policy"]).toBeDefined()
  expect((await call("releaseHolds")).statusCode).toBe(200)
  isFull = false
  expect((await call("createHolds")).statusCode).toBe(200)
})

it("refuses newcomers, then new holds, while many wait for the database; carts and releases wait with them", async () => {
  let waiting = 0
  const call = site({ maxDelay: 0, holdsAreFull: () => false, waitingForDatabase: () => waiting })
  const refused = async () => {
    const ids = ["createSession", "createHolds", "releaseHolds", "getCart", "getHealth"] as const
    const answers = await Promise.all(ids.map(async (id) => [id, (await call(id)).statusCode] as const))
    return answers.flatMap(([id, status]) => (status === 503 ? [id] : []))
  }
  const told = []
  for (waiting of [12, 13, 25, 26, 1000]) told.push([waiting, await refused()])
  expect(told).toEqual([
    [12, []],
    [13, ["createSession"]],
    [25, ["createSession"]],
    [26, ["createSession", "createHolds"]],
    [1000, ["createSession", "createHolds"]],
  ])
})

it("lets in as many holds as may be under way, and a quarter as many newcomers", () => {
  const gate = overloadGate({
    maxHolds: 8,
    maxDelay: 0,
    holdsAreFull: () => false,
    waitingForDatabase: () => 0,
  })
  const enterAll = (id: OperationId) =>
    Array.from({ length: 20 }, () => gate.enter(id)).flatMap((leave) => leave ?? [])
  const holds = enterAll("createHolds")
  expect(holds).toHaveLength(8)
  expect(gate.enter("holdByPriceLevel")).toBeUndefined()
  expect(enterAll("createSession")).toHaveLength(2)
  holds[0]?.()
  expect(enterAll("holdByPriceLevel")).toHaveLength(1)
})

describe("while the event loop is late", () => {
  it.each([
    { delay: 100, refused: [] },
    { delay: 101, refused: ["newcomer"] },
    { delay: 200, refused: ["newcomer"] },
    { delay: 201, refused: ["newcomer", "choosing"] },
    { delay: 60_000, refused: ["newcomer", "choosing"] },
  ])("by $delay ms refuses $refused, where 100 are allowed", ({ delay, refused }) => {
    const standings = ["newcomer", "choosing", "spared"] as const
    expect(standings.filter((standing) => isRefused(standing, delay, 100))).toEqual(refused)
  })

  it("refuses newcomers, and never who holds or whoever asks for its health", async () => {
    const call = site({ maxDelay: 20, holdsAreFull: () => false })
    const stop = lateBy(30)
    await until(503, () => call("createSession"))
    for (const id of ["releaseHolds", "getCart", "getHealth"] as const)
      expect((await call(id)).statusCode, id).toBe(200)
    stop()
    await until(200, () => call("createSession"))
  })

  it("refuses those who choose when it is later still", async () => {
    const call = site({ maxDelay: 10, holdsAreFull: () => false })
    lateBy(60)
    await until(503, () => call("createHolds"))
    for (const id of ["releaseHolds", "getCart", "getHealth"] as const)
      expect((await call(id)).statusCode, id).toBe(200)
  })

  it("lets everybody in where no delay is set", async () => {
    const call = site({ maxDelay: 0, holdsAreFull: () => false })
    const stop = lateBy(60)
    for (let asked = 0; asked < 20; asked += 1) expect((await call("createSession")).statusCode).toBe(200)
    stop()
  })
})

it("never refuses what a payment, a processor, a cart or a line of a queue needs", () => {
  const tags = ["checkout", "payments", "carts", "gift-certificates", "queue", "health", "three-d-secure"]
  const ids = Object.keys(operations) as OperationId[]
  const needed = ids.filter((id) => tags.includes(operations[id].tag))
  expect(needed.length).toBeGreaterThan(20)
  expect(needed.filter((id) => standingOf(id) !== "spared")).toEqual([])
  expect((["releaseHolds", "extendHolds", "releaseSupportHold"] as const).map(standingOf)).toEqual(
    Array(3).fill("spared"),
  )
  expect(standingOf(undefined)).toBe("spared")
})
