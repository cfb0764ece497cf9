import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { dirname } from "node:path"
import { fileURLToPath } from "node:url"
import type { Key, KeyEta } from "@parterre/contract"
import type { Knex } from "knex"
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest"
import { buildHouse, smallHouse, TestClock, testDependencies } from "../../test/house/small-house.ts"
import { programEnv } from "../../test/program-env.ts"
import { type TestDatabase, testDatabase } from "../../test/test-database.ts"
import type { PlaceRow, QueueRow, QueueSettingsRow } from "../database/queue-tables.ts"
import { rulesOf } from "./queue-now.ts"
import { letEverybodyIn } from "./queue-round.ts"
import { queueStore } from "./queue-store.ts"
import { queuePlaces } from "./take-place.ts"

const main = fileURLToPath(new URL("../main.ts", import.meta.url))
const settings: QueueSettingsRow = {
  website_id: smallHouse.id,
  kind: "pages",
  thing_id: "petit.soir",
  opens_at: null,
  room_from: null,
  starts_above: null,
  room: 1000,
  per_minute: 60,
  enter_seconds: 120,
  key_seconds: 600,
}

let database: TestDatabase
let db: Knex
/** Each with connections of its own, as processes have. */
let processes: Knex[]
const children: ChildProcess[] = []

beforeAll(async () => {
  database = await testDatabase()
  db = database.db
  processes = Array.from({ length: 4 }, () => database.open())
  await buildHouse(db, { rows: [], places: [10] })
})
afterAll(async () => {
  for (const child of children) child.kill("SIGKILL")
  await database.close()
})
beforeEach(async () => {
  for (const table of ["queue_places", "queues", "queue_settings"]) await db(table).delete()
})

const setQueue = async (changes: Partial<QueueSettingsRow> = {}) => {
  await db<QueueSettingsRow>("queue_settings").insert({ ...settings, ...changes })
  return rulesOf(settings, { ...settings, ...changes }, undefined)!
}
const admitted = () => db<PlaceRow>("queue_places").whereIn("state", ["called", "entered"]).pluck("turn")

/** Four processes that run a round each at the same instants, a second apart. */
async function rounds(clock: TestClock, many: number, lock?: Parameters<typeof letEverybodyIn>[2]) {
  for (let second = 0; second < many; second += 1) {
    clock.pass(1)
    await Promise.all(
      processes.map((one) =>
        lock === undefined
          ? letEverybodyIn(testDependencies(one, clock))
          : letEverybodyIn(testDependencies(one, clock), {}, lock).catch(unlessDeadlock),
      ),
    )
  }
}

/** Without their guard processes lock places in any order; the database that notices ends the round of one. */
function unlessDeadlock(error: unknown): void {
  if ((error as { code?: string }).code !== "40P01") throw error
}

/** So many shoppers in line, none of them let in. */
async function fill(many: number) {
  const opening = await setQueue({ opens_at: 1 })
  const before = new TestClock(0)
  for (let index = 0; index < many; index += 1)
    await queuePlaces(testDependencies(db, before)).take({ ...opening, opensAt: 1 }, `session-${index}`)
}

it("lets in by the rate, however many processes run rounds at once", async () => {
  await fill(60)
  await rounds(new TestClock(100_000), 10)
  // What was saved up, and one a second.
  expect((await admitted()).length).toBe(14)
})

it("lets in too many where a process trusts what it read before it had the queue: the twin", async () => {
  await fill(60)
  const remembered = new Map<string, QueueRow>()
  const clock = new TestClock(100_000)
  await rounds(clock, 10, async (_trx, queue) => {
    // The classic mistake: the queue as it was when the rounds of this instant began.
    const known = remembered.get(`${clock.now()}`) ?? queue
    remembered.set(`${clock.now()}`, known)
    return { ...known, revision: known.revision + 1 }
  })
  expect((await admitted()).length).toBeGreaterThan(14)
})

it("gives turns one by one to those who come at once to several processes, and lets them in in that order", async () => {
  const rules = await setQueue({ room: 5 })
  const clock = new TestClock()
  const at = processes.map((one) => queuePlaces(testDependencies(one, clock)))
  const taken = await Promise.all(
    Array.from({ length: 80 }, (_, index) => at[index % 4]!.take({ ...rules, room: 5 }, `session-${index}`)),
  )
  expect(new Set(taken.map(({ place }) => place.turn)).size).toBe(80)
  const turns = await db<PlaceRow>("queue_places").orderBy("turn").pluck("turn")
  expect(turns).toEqual(Array.from({ length: 80 }, (_, index) => index + 1))
  await rounds(clock, 5)
  expect((await admitted()).sort((one, other) => (one ?? 0) - (other ?? 0))).toEqual([1, 2, 3, 4, 5])
  expect(await db("queues").first()).toMatchObject({ waiting: 75, admitted: 5 })
})

it("serves those who come at once in one transaction, and those whose turns came as well", async () => {
  const rules = await setQueue({ room: 1000, per_minute: 60_000 })
  const clock = new TestClock()
  const places = queuePlaces(testDependencies(db, clock))
  const commits = async (work: () => Promise<unknown>) => {
    let count = 0
    const note = ({ sql }: { sql: string }) => {
      if (sql.startsWith("COMMIT")) count += 1
    }
    db.on("query", note)
    await work().finally(() => db.removeListener("query", note))
    expect(count).toBeGreaterThan(0)
    return count
  }
  const sessions = Array.from({ length: 60 }, (_, index) => `session-${index}`)
  const { queue } = await places.take(rules, "first")
  const all = (work: (session: string) => Promise<unknown>) => () => Promise.all(sessions.map(work))
  expect(await commits(all((session) => places.take(rules, session, queue)))).toBeLessThan(30)
  expect(await db("queue_places").where({ state: "entered" }).count({ n: "*" }).first()).toMatchObject({
    n: 61,
  })

  await db("queue_places").update({ state: "called", ends_at: clock.now() + 60_000 })
  expect(await commits(all((session) => places.enter(rules, session, queue)))).toBeLessThan(30)
  expect(await db("queue_places").where({ state: "entered" }).count({ n: "*" }).first()).toMatchObject({
    n: 60,
  })
  expect(await places.enter(rules, "nobody", queue)).toBeUndefined()
  expect(await db("queue_places").count({ n: "*" }).first()).toMatchObject({ n: 61 })
})

it("refuses newcomers when too many wait for a place, and nobody whose turn has come", async () => {
  const rules = await setQueue({ room: 1000, per_minute: 60_000 })
  const clock = new TestClock()
  const places = queuePlaces(testDependencies(db, clock), 10)
  const called = Array.from({ length: 40 }, (_, index) => `called-${index}`)
  const { queue } = await places.take(rules, "first")
  for (const session of called) await places.take(rules, session, queue)
  await db("queue_places").update({ state: "called", ends_at: clock.now() + 60_000 })

  const came = Array.from({ length: 40 }, (_, index) => `came-${index}`)
  const [newcomers, entered] = await Promise.all([
    Promise.allSettled(came.map((session) => places.take(rules, session, queue))),
    Promise.allSettled(called.map((session) => places.take(rules, session, queue))),
  ])
  expect(entered.filter(({ status }) => status === "rejected")).toEqual([])
  expect(newcomers.filter(({ status }) => status === "fulfilled").length).toBeGreaterThanOrEqual(10)
  const refused = newcomers.filter((outcome) => outcome.status === "rejected")
  expect(refused.length).toBeGreaterThan(0)
  for (const { reason } of refused) expect(reason).toMatchObject({ code: "overloaded" })
  // Whoever was refused has no place, and gets one a moment later.
  expect(await db("queue_places").count({ n: "*" }).first()).toMatchObject({ n: 81 - refused.length })
  expect(await places.take(rules, came.at(-1) ?? "", queue)).toMatchObject({ place: { queue_id: queue.id } })
})

it("lets a crowd in up to the limit of a queue that stands by, as if they had come one after the other", async () => {
  const standingBy = { starts_above: 50, room: 1000 }
  const rules = await setQueue(standingBy)
  const inside = async (come: (places: ReturnType<typeof queuePlaces>) => Promise<unknown>) => {
    for (const table of ["queue_places", "queues"]) await db(table).delete()
    await come(queuePlaces(testDependencies(db, new TestClock())))
    return (await admitted()).length
  }
  const sessions = Array.from({ length: 61 }, (_, index) => `session-${index}`)
  const one = await inside(async (places) => {
    for (const session of sessions) await places.take(rules, session)
  })
  const crowd = await inside((places) => Promise.all(sessions.map((session) => places.take(rules, session))))
  expect([one, crowd]).toEqual([55, 55])
})

it("keeps a place ended that was used up while others came with its shopper", async () => {
  const rules = await setQueue({ room: 2 })
  const clock = new TestClock()
  const places = queuePlaces(testDependencies(db, clock))
  const { place, queue } = await places.take(rules, "ana")
  await db("queue_places")
    .where({ id: place.id })
    .update({ ends_at: clock.now() - 1 })
  const [ana, ben] = await Promise.all(["ana", "ben"].map((session) => places.take(rules, session, queue)))
  expect(ana?.place.id).not.toBe(place.id)
  expect(ben?.place.state).toBe("entered")
  expect(await db("queue_places").where({ id: place.id }).first()).toMatchObject({ state: "ended" })
  // One that was called, and ended before its shopper is served, is not entered.
  await db("queue_places").where({ id: ana?.place.id }).update({ state: "ended" })
  expect(await places.enter(rules, "ana", queue)).toBeUndefined()
})

it("gives one session one place, whichever processes its tabs ask", async () => {
  const rules = await setQueue({ room: 1 })
  const clock = new TestClock()
  const at = processes.map((one) => queuePlaces(testDependencies(one, clock)))
  const taken = await Promise.all(
    Array.from({ length: 40 }, (_, index) => at[index % 4]!.take(rules, `session-${index % 5}`)),
  )
  expect(new Set(taken.map(({ place }) => place.id)).size).toBe(5)
  expect(await queueStore(db, smallHouse.id).queues()).toHaveLength(1)
  expect(await db("queues").first()).toMatchObject({ waiting: 4 })
})

it("loses no place when its process is killed in the middle of it, and lets in by turn", async () => {
  await setQueue({ room: 3, per_minute: 600, enter_seconds: 600, key_seconds: 6000 })
  const tokens: string[] = []
  let server = await startServer()
  const call = async <Body>(path: string, token: string): Promise<Body> => {
    const answer = await fetch(`${server.address}${path}?subdomain=petit`, {
      method: "POST",
      headers: { "content-type": "application/json", ...(token === "" ? {} : { "x-session-token": token }) },
      ...(path.includes("key") ? { body: JSON.stringify({ type: "pages", pageId: "petit.soir" }) } : {}),
    })
    return (await answer.json()) as Body
  }
  for (let index = 0; index < 30; index += 1) {
    const { sessionToken } = await call<{ sessionToken: string }>("/v1/session", "")
    await call<Key>("/v1/key/pages/petit.soir", sessionToken)
    tokens.push(sessionToken)
    // Killed with asks in flight: what they were is decided by the database alone.
    if (index !== 14) continue
    const asks = tokens.map((token) => call<Key>("/v1/key/pages/petit.soir", token).catch(() => undefined))
    await killHard(server.child)
    await Promise.all(asks)
    server = await startServer()
  }
  const told = await Promise.all(tokens.map((token) => call<KeyEta>("/v1/key/pages/petit.soir/eta", token)))
  expect(told.map(({ state, position }) => (state === "authorized" ? "in" : position))).toEqual([
    "in",
    "in",
    "in",
    ...Array.from({ length: 27 }, (_, index) => index),
  ])
  await killHard(server.child)
})

/** The real server as its own process. */
async function startServer(): Promise<{ address: string; child: ChildProcess }> {
  const { location } = database
  const child = spawn(process.execPath, ["--conditions=@parterre/source", main, "start"], {
    env: {
      ...programEnv,
      PARTERRE_MODE: "development",
      PORT: "0",
      ...(typeof location === "string" ? { DATABASE_URL: location } : { DATA_DIR: dirname(location.file) }),
    },
    stdio: ["ignore", "pipe", "pipe"],
  })
  children.push(child)
  let output = ""
  const keep = (chunk: Buffer) => {
    output += chunk.toString()
  }
  child.stdout?.on("data", keep)
  child.stderr?.on("data", keep)
  const address = await vi.waitFor(
    () => {
      const [found] = /http:\/\/127\.0\.0\.1:\d+/.exec(output.slice(output.indexOf("Server listening"))) ?? []
      if (found === undefined) throw new Error(`no server yet: ${output}`)
      return found
    },
    { timeout: 55_000, interval: 50 },
  )
  return { address, child }
}

async function killHard(child: ChildProcess): Promise<void> {
  const gone = once(child, "exit")
  child.kill("SIGKILL")
  await gone
}
