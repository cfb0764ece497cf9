import type { Key, KeyEta } from "@parterre/contract"
import { accessKeyOf } from "@parterre/domain/queues"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Stream from "effect/Stream"
import * as SubscriptionRef from "effect/SubscriptionRef"
import { beforeAll, describe, expect, it } from "vitest"
import { fakeApi, type Handlers, refuse, reply } from "../../test/fake-api.ts"
import { onFakeApi, settle, TestClock } from "../../test/run.ts"
import { at, fullCart, START, session } from "../../test/samples.ts"
import { AccessKeys, Holds, memoryStorage, Queue, type QueuePlace } from "../index.ts"

// Checking the first answer loads the schemas, which takes longer than a test waits.
beforeAll(async () => {
  await import("../schemas/answer-fault.ts")
})

const page = { type: "pages", id: "le-cid" } as const
const url = "http://shop.test/fr/key-server/pages/le-cid"
const answer = (place: Partial<Key & KeyEta>) =>
  reply({ url, token: "k-1", pollSeconds: 5, serverTime: at(START), state: "queue", ...place })
const queueing = (position: number, more: Partial<KeyEta> = {}) =>
  answer({ state: "queue", position, firstPosition: 3, etaSeconds: position * 60, ...more })

const server = (handlers: Handlers) => fakeApi({ createSession: () => reply(session()), ...handlers })

/** Follows a place for a time and answers what was told. */
const followed = (seconds: number, from?: QueuePlace) =>
  Effect.gen(function* () {
    const queue = yield* Queue
    const told: QueuePlace[] = []
    const fiber = yield* Effect.forkChild(
      Stream.runForEach(queue.follow(page, from), (place) => Effect.sync(() => void told.push(place))),
    )
    for (let second = 0; second < seconds; second += 1) {
      yield* settle
      yield* TestClock.adjust("1 seconds")
    }
    yield* settle
    yield* Fiber.interrupt(fiber)
    return told
  })

describe("a place in a queue", () => {
  it("is taken once, then asked for at the server's pace until it is authorized [KEY-001] [KEY-004]", async () => {
    const states = [
      answer({ state: "waiting-room", etaSeconds: 30, opensAt: at(START + 30_000) }),
      queueing(2),
      queueing(1),
      answer({ state: "authorized", enterBy: at(START + 300_000) }),
    ]
    const api = server({
      askKey: () => states.shift() ?? refuse("unexpected"),
      askKeyEta: () => states.shift() ?? answer({ state: "authorized", enterBy: at(START + 300_000) }),
    })
    const told = await onFakeApi(api, followed(21))
    expect(told.slice(0, 4)).toEqual([
      {
        status: "waiting-room",
        etaSeconds: 30,
        opensAt: START + 30_000,
        again: false,
        offline: false,
      },
      {
        status: "queue",
        position: 2,
        firstPosition: 3,
        etaSeconds: 120,
        event: "line-opened",
        again: false,
        offline: false,
      },
      { status: "queue", position: 1, firstPosition: 3, etaSeconds: 60, again: false, offline: false },
      { status: "authorized", enterBy: START + 300_000, event: "admitted", again: false, offline: false },
    ])
    expect(api.countOf("askKey")).toBe(1)
    expect(api.lastOf("askKeyEta")).toMatchObject({
      path: { type: "pages", id: "le-cid" },
      body: { type: "pages", pageId: "le-cid", keyserver: { url, token: "k-1" } },
    })
  })

  it("survives a lost network, and says so meanwhile [KEY-004]", async () => {
    let calls = 0
    const api = server({
      askKey: () => queueing(3),
      askKeyEta: () => {
        calls += 1
        return calls < 3 ? "network-down" : queueing(1)
      },
    })
    const told = await onFakeApi(api, followed(15))
    expect(told.map(({ position, offline }) => [position, offline])).toEqual([
      [3, false],
      [3, true],
      [3, true],
      [1, false],
    ])
  })

  it("goes on from what was told before, though nothing answers at first [KEY-004]", async () => {
    const api = server({ askKey: () => queueing(3), askKeyEta: () => "network-down" })
    const told = await onFakeApi(
      api,
      Effect.gen(function* () {
        const [before] = yield* followed(1)
        return yield* followed(1, before)
      }),
    )
    expect(told.map(({ position, offline }) => [position, offline])).toEqual([[3, true]])
  })

  it("survives a reload: the stored record is asked for, and no new place is taken [KEY-003]", async () => {
    const storage = memoryStorage()
    const api = server({ askKey: () => queueing(3), askKeyEta: () => queueing(2) })
    await onFakeApi(api, followed(1), { storage })
    const told = await onFakeApi(api, followed(1), { storage })
    expect(told.map(({ position }) => position)).toEqual([2])
    expect(api.countOf("askKey")).toBe(1)
  })

  it.each([
    ["queue-key-expired", "expired"],
    ["queue-place-unknown", "gone"],
  ] as const)("ends with %s, and waits for the shopper to take another [KEY-001]", async (code, status) => {
    const api = server({ askKey: () => queueing(3), askKeyEta: () => refuse(code) })
    const told = await onFakeApi(api, followed(20))
    expect(told.map((place) => place.status)).toEqual(["queue", status])
    expect(api.countOf("askKey")).toBe(1)
  })

  it("is taken anew by itself when a key that was used has ended [KEY-001]", async () => {
    let isOver = false
    const api = server({
      askKey: () => (isOver ? queueing(7) : answer({ state: "authorized", goodUntil: at(START + 60_000) })),
      askKeyEta: () => refuse("queue-key-expired"),
    })
    const told = await onFakeApi(
      api,
      Effect.gen(function* () {
        const first = yield* followed(1)
        isOver = true
        return [...first, ...(yield* followed(1))]
      }),
    )
    expect(told.map(({ status, again }) => [status, again])).toEqual([
      ["authorized", false],
      ["queue", true],
    ])
  })

  it("stays a key though an answer that was asked before it was used comes late [KEY-003]", async () => {
    const late = Promise.withResolvers<Response>()
    const waiting = [queueing(1), answer({ state: "authorized", goodUntil: at(START + 60_000) })]
    const api = server({
      askKey: () => waiting.shift() ?? refuse("unexpected"),
      askKeyEta: () => late.promise,
    })
    const [told, key] = await onFakeApi(
      api,
      Effect.gen(function* () {
        const queue = yield* Queue
        yield* queue.ask(page)
        const following = yield* Effect.forkChild(Stream.runCollect(queue.follow(page)))
        yield* settle
        expect(api.countOf("askKeyEta")).toBe(1)
        yield* queue.ask(page)
        late.resolve(answer({ state: "authorized", enterBy: at(START + 300_000) }))
        return [yield* Fiber.join(following), yield* (yield* AccessKeys).get(page)] as const
      }),
    )
    expect(told).toMatchObject([{ status: "authorized", goodUntil: START + 60_000 }])
    expect(key?.goodUntil).toBe(START + 60_000)
  })

  it("is no key any more where the session took another place since [KEY-003]", async () => {
    const places = [
      answer({ state: "authorized", goodUntil: at(START + 60_000) }),
      queueing(7, { token: "k-2" } as Partial<KeyEta>),
    ]
    const api = server({ askKey: () => places.shift() ?? refuse("unexpected") })
    const key = await onFakeApi(
      api,
      Effect.gen(function* () {
        const queue = yield* Queue
        yield* queue.ask(page)
        yield* queue.ask(page)
        return yield* (yield* AccessKeys).get(page)
      }),
    )
    expect(key).toMatchObject({ keyserver: { token: "k-2" } })
    expect(key).not.toHaveProperty("goodUntil")
  })

  it("is given up, and forgotten [KEY-006]", async () => {
    const api = server({ askKey: () => queueing(3), leaveQueue: () => new Response(null, { status: 204 }) })
    const keys = await onFakeApi(
      api,
      Effect.gen(function* () {
        const queue = yield* Queue
        yield* queue.ask(page)
        yield* queue.ask({ type: "events", id: "e" })
        yield* queue.leave()
        return (yield* SubscriptionRef.get((yield* AccessKeys).state)).keys
      }),
    )
    expect(keys).toEqual({ pages: [], others: [] })
    expect(api.countOf("leaveQueue")).toBe(1)
  })

  it("may be told of by mail where the account sends some [KEY-005]", async () => {
    const api = server({
      askKey: () => queueing(3),
      getQueueEmailStatus: () => reply({ enabled: true }),
      sendQueueEmail: () => new Response(null, { status: 202 }),
    })
    const status = await onFakeApi(
      api,
      Effect.gen(function* () {
        const queue = yield* Queue
        yield* queue.ask(page)
        yield* queue.askForEmail(page, "ada@example.com", "http://shop.test/fr/pages/le-cid")
        return yield* queue.emailStatus("BELV")
      }),
    )
    expect(status).toEqual({ enabled: true })
    expect(api.lastOf("getQueueEmailStatus")?.path).toEqual({ accountCode: "BELV" })
    expect(api.lastOf("sendQueueEmail")?.body).toEqual({
      email: "ada@example.com",
      keyserverUrl: url,
      token: "k-1",
      websiteUrl: "http://shop.test/fr/pages/le-cid",
    })
  })
})

describe("the keys of a session", () => {
  const held = () => reply({ message: "holds.added", cart: fullCart() })
  const group = { type: "show" as const, id: "le-cid-1", prices: [{ id: "p", qty: 1 }] }
  const event = { pageId: "le-cid" }
  const shop = (handlers: Handlers) =>
    server({
      createHolds: held,
      holdByPriceLevel: held,
      listQueues: () => reply([page]),
      askKey: () => answer({ state: "authorized", goodUntil: at(START + 60_000) }),
      getEvent: () => reply(event),
      ...handlers,
    })
  const options = { validate: "never" } as never

  it("are in two lists, the pages' and the others' [KEY-003]", async () => {
    const api = shop({})
    const keys = await onFakeApi(
      api,
      Effect.gen(function* () {
        const queue = yield* Queue
        yield* queue.ask(page)
        yield* queue.ask({ type: "events", id: "e" })
        yield* queue.ask({ type: "subscriptions", id: "s" })
        yield* queue.ask({ type: "flexpass", id: "f" })
        return (yield* SubscriptionRef.get((yield* AccessKeys).state)).keys
      }),
    )
    expect(keys.pages.map(({ id }) => id)).toEqual(["le-cid"])
    expect(keys.others.map(({ type, id }) => `${type} ${id}`)).toEqual([
      "events e",
      "subscriptions s",
      "flexpass f",
    ])
  })

  it("go along with holds: the event's own, else its page's [HOLD-005]", async () => {
    const api = shop({})
    await onFakeApi(
      api,
      Effect.gen(function* () {
        const queue = yield* Queue
        const holds = yield* Holds
        yield* holds.place([group])
        expect(api.lastOf("createHolds")?.body).toEqual([group])
        yield* queue.ask(page)
        yield* holds.place([group])
        yield* holds.byPriceLevel({ type: "event", id: "le-cid-1" }, { priceLevels: [] })
      }),
      options,
    )
    expect(api.lastOf("createHolds")?.body).toEqual([{ ...group, keyserverToken: "k-1" }])
    expect(api.lastOf("holdByPriceLevel")?.body).toEqual({ priceLevels: [], keyserverToken: "k-1" })
  })

  it("of an event that has no queue any more gives way to its page's [HOLD-005]", async () => {
    const api = shop({ listQueues: () => reply([page]) })
    await onFakeApi(
      api,
      Effect.gen(function* () {
        const [queue, keys] = [yield* Queue, yield* AccessKeys]
        yield* keys.keep({
          type: "events",
          id: "le-cid-1",
          keyserver: { url: "http://shop.test", token: "old" },
        })
        yield* queue.ask(page)
        yield* keys.guard({ type: "events", id: "le-cid-1" })
        yield* (yield* Holds).place([group])
      }),
      options,
    )
    expect(api.lastOf("createHolds")?.body).toEqual([{ ...group, keyserverToken: "k-1" }])
  })

  it("let nobody in once a hold was refused for want of one [KEY-003]", async () => {
    const api = shop({ createHolds: () => refuse("queue-key-needed", { reason: "keyserver" }) })
    const [before, after] = await onFakeApi(
      api,
      Effect.gen(function* () {
        const keys = yield* AccessKeys
        yield* (yield* Queue).ask(page)
        const before = yield* keys.get(page)
        const failed = yield* Effect.flip((yield* Holds).place([group]))
        expect(failed._tag).toBe("queue-key-needed")
        return [before, accessKeyOf((yield* SubscriptionRef.get(keys.state)).keys, "pages", "le-cid")]
      }),
      options,
    )
    expect(before?.goodUntil).toBe(START + 60_000)
    expect(after).toMatchObject({ id: "le-cid", keyserver: { token: "k-1" } })
    expect(after).not.toHaveProperty("goodUntil")
  })

  it("of the queue that a refusal names lets nobody in any more, and the others still do [KEY-003]", async () => {
    const queue = { type: "events", id: "le-cid-1" } as const
    const other = { type: "events", id: "le-cid-2" } as const
    const api = shop({ createHolds: () => refuse("queue-key-needed", { reason: "keyserver", queue }) })
    const keys = await onFakeApi(
      api,
      Effect.gen(function* () {
        const keys = yield* AccessKeys
        for (const { type, id } of [queue, other])
          yield* keys.keep({ type, id, keyserver: { url: "http://shop.test", token: id }, goodUntil: START })
        const duo = { ...group, type: "COMBO", id: "duo", comboId: "duo", comboQty: 1 } as const
        expect(yield* Effect.flip((yield* Holds).place([duo]))).toMatchObject({
          _tag: "queue-key-needed",
          queue,
        })
        return (yield* SubscriptionRef.get(keys.state)).keys
      }),
      options,
    )
    expect(accessKeyOf(keys, queue.type, queue.id)).toEqual({
      ...{ ...queue, keyserver: { url: "http://shop.test", token: queue.id } },
    })
    expect(accessKeyOf(keys, other.type, other.id)).toHaveProperty("goodUntil", START)
    expect(api.lastOf("getEvent")).toBeUndefined()
  })

  it("are none when the storage holds something else", async () => {
    const storage = memoryStorage()
    storage.write("parterre.belvedere.keys", '{"pages":7}')
    const keys = await onFakeApi(
      shop({}),
      Effect.flatMap(AccessKeys, ({ state }) => SubscriptionRef.get(state)),
      { storage },
    )
    expect(keys.keys).toEqual({ pages: [], others: [] })
  })
})
