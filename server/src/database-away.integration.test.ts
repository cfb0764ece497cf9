import { once } from "node:events"
import { copyFile, open } from "node:fs/promises"
import { connect, createServer, type Socket } from "node:net"
import { dirname, join } from "node:path"
import type { FastifyInstance, LightMyRequestResponse } from "fastify"
import type { Knex } from "knex"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it, vi } from "vitest"
import { buildHouse, smallHouse, TestClock } from "../test/house/small-house.ts"
import { callerOf, serve } from "../test/serve.ts"
import { type TestDatabase, testDatabase } from "../test/test-database.ts"
import { inTransaction } from "./database/in-transaction.ts"
import { openDatabase } from "./database/open-database.ts"

let database: TestDatabase
let db: Knex
let app: FastifyInstance
let clock: TestClock
const seats = 400
let nextSeat = 0

beforeAll(async () => {
  database = await testDatabase()
  db = database.db
  const website = { ...smallHouse, avoidSingle: false, clientAccount: "OPTIONAL" as const }
  await buildHouse(db, { website, rows: [{ name: "A", seats }] })
})
afterAll(() => database.close())
beforeEach(() => {
  clock = new TestClock()
  app = serve(db, clock)
})
afterEach(() => app.close())

const petit = () => callerOf(app, "petit")
const openSession = async () => {
  const { sessionToken } = (await petit().post("/v1/session")).json()
  return { "x-session-token": sessionToken }
}
const hold = (headers: Record<string, string>, seat: string) =>
  petit().post(
    "/v1/holds",
    [{ type: "show", id: "petit.soir", prices: [{ id: "petit.soir.a.adulte", qty: 1, seatIds: [seat] }] }],
    headers,
  )
const newSeat = () => {
  nextSeat += 1
  return `A${nextSeat}`
}
/** A hold, which has to be written; the seat is another's where it is not. */
async function write(): Promise<LightMyRequestResponse> {
  const answer = await hold(await openSession(), newSeat())
  if (answer.statusCode !== 200) nextSeat -= 1
  return answer
}
const readiness = async () => (await app.inject("/readyz")).statusCode
const heldSeats = () => db("claims").orderBy("seat_id").pluck("seat_id")

/** A refusal to be asked again in a while, told as any problem. */
function expectUnavailable(answer: LightMyRequestResponse): void {
  expect(answer.json(), answer.body).toMatchObject({
    status: 503,
    code: "service-unavailable",
    retryAfter: 5,
  })
  expect(answer.headers["retry-after"]).toBe("5")
}

it("writes a little to know that it is ready, not more often than every five seconds, and leaves nothing", async () => {
  const written: string[] = []
  const listen = ({ sql }: { sql: string }) => {
    if (/insert into .write_probes/i.test(sql)) written.push(sql)
  }
  db.on("query", listen)
  const together = await Promise.all([readiness(), readiness(), readiness()])
  expect([...together, await readiness()]).toEqual([200, 200, 200, 200])
  expect(written).toHaveLength(1)
  clock.pass(5)
  expect(await readiness()).toBe(200)
  expect(written).toHaveLength(2)
  db.off("query", listen)
  expect(await db("write_probes")).toEqual([])
})

it("is not ready before its tables are there", async () => {
  const last = await db("migrations").orderBy("ordinal", "desc").first()
  await db("migrations").where({ name: last.name }).delete()
  expectUnavailable(await app.inject("/readyz"))
  await db("migrations").insert(last)
  expect(await readiness()).toBe(200)
})

describe.runIf(inject("database") === "sqlite")("an embedded database", () => {
  it("that is full refuses what it cannot keep, whole, and serves again once there is room", async () => {
    const shoppers = await Promise.all(Array.from({ length: 60 }, openSession))
    expect(await readiness()).toBe(200)
    const [{ page_count: pages }] = await db.raw("PRAGMA page_count")
    await db.raw(`PRAGMA max_page_count = ${pages}`)
    await fillUp()
    // What is left in the pages of the tables takes some more holds.
    let held = await heldSeats()
    let seat = newSeat()
    let headers = shoppers.pop() ?? {}
    let answer = await hold(headers, seat)
    while (answer.statusCode === 200) {
      held = await heldSeats()
      seat = newSeat()
      headers = shoppers.pop() ?? {}
      answer = await hold(headers, seat)
    }
    expectUnavailable(answer)
    expect(await heldSeats()).toEqual(held)
    expectUnavailable(await app.inject("/readyz"))
    expect((await app.inject("/healthz")).statusCode).toBe(200)
    expect((await petit().get("/v1/pages")).statusCode).toBe(200)

    await db.raw("PRAGMA max_page_count = 1073741823")
    await db("write_probes").delete()
    expect(await readiness()).toBe(200)
    expect((await hold(headers, seat)).statusCode).toBe(200)
    expect(await heldSeats()).toEqual([...held, seat].sort())
  })

  it("that may not be written to is not ready, though it can be read", async () => {
    const headers = await openSession()
    await db.raw("PRAGMA query_only = ON")
    try {
      expectUnavailable(await hold(headers, newSeat()))
      expectUnavailable(await app.inject("/readyz"))
    } finally {
      await db.raw("PRAGMA query_only = OFF")
    }
    expect(await readiness()).toBe(200)
  })

  it("that somebody else keeps for themselves asks to be tried again", async () => {
    await app.close()
    const impatient = openDatabase(database.location, { lockWait: 20 })
    app = serve(impatient, clock)
    const headers = await openSession()
    const other = await database.open().transaction()
    try {
      expectUnavailable(await hold(headers, newSeat()))
      expectUnavailable(await app.inject("/readyz"))
    } finally {
      await other.rollback()
    }
    expect(await readiness()).toBe(200)
    expect((await hold(headers, newSeat())).statusCode).toBe(200)
    await app.close()
    await impatient.destroy()
    app = serve(db, clock)
  })

  it("that is damaged fails, and is not ready until somebody has looked at it", async () => {
    const damaged = await damagedCopy("clients_website_id_email_key_unique")
    await app.close()
    app = serve(damaged, clock)
    const headers = await openSession()
    expect(await readiness()).toBe(200)
    const credentials = { username: "marie@exemple.ca", password: "Corneille1637!" }
    const answer = await petit().post("/v1/clients/actions/authorize", credentials, headers)
    expect(answer.json()).toMatchObject({ status: 500, code: "unexpected" })
    expect(answer.headers["retry-after"]).toBeUndefined()
    expectUnavailable(await app.inject("/readyz"))
    clock.pass(3600)
    expectUnavailable(await app.inject("/readyz"))
    expect((await app.inject("/healthz")).statusCode).toBe(200)
    await damaged.destroy()
  })

  /** Takes the pages that are free. */
  async function fillUp(): Promise<void> {
    for (let filled = 0; ; filled += 1)
      try {
        await db("write_probes").insert({ id: String(filled), filling: "x".repeat(3_000) })
      } catch (error) {
        expect(error).toMatchObject({ code: "SQLITE_FULL" })
        return
      }
  }

  /** The same rows, with nonsense where a table or an index begins. */
  async function damagedCopy(name: string): Promise<Knex> {
    if (typeof database.location === "string") throw new Error("not an embedded database")
    await db.raw("PRAGMA wal_checkpoint(TRUNCATE)")
    const [{ rootpage }] = await db.raw("SELECT rootpage FROM sqlite_master WHERE name = ?", [name])
    const [{ page_size: size }] = await db.raw("PRAGMA page_size")
    const file = join(dirname(database.location.file), "damaged.sqlite")
    await copyFile(database.location.file, file)
    const handle = await open(file, "r+")
    await handle.write(Buffer.alloc(size, 0xab), 0, size, (rootpage - 1) * size)
    await handle.close()
    return openDatabase({ file })
  }
})

describe.runIf(inject("database") === "postgres")("a PostgreSQL", () => {
  it("that ends a connection in mid-transaction is asked again, and nothing is half done", async () => {
    const headers = await openSession()
    const seat = newSeat()
    const held = await heldSeats()
    const blocker = await database.open().transaction()
    await blocker.raw("LOCK TABLE claims IN ACCESS EXCLUSIVE MODE")
    const asked = hold(headers, seat)
    const [waiting] = await vi.waitFor(async () => {
      const { rows } = await db.raw(
        "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
      )
      expect(rows).toHaveLength(1)
      return rows
    })
    await db.raw("SELECT pg_terminate_backend(?)", [waiting.pid])
    expectUnavailable(await asked)
    await blocker.rollback()
    expect(await heldSeats()).toEqual(held)
    expect(await readiness()).toBe(200)
    expect((await hold(headers, seat)).statusCode).toBe(200)
  })

  it("that ends a connection between two statements is asked again, and nothing is half done", async () => {
    const other = database.open()
    const openTwice = async () => {
      await inTransaction(db, async (trx) => {
        await trx("write_probes").insert({ id: "half", filling: "" })
        const { rows } = await trx.raw("SELECT pg_backend_pid() AS pid")
        await other.raw("SELECT pg_terminate_backend(?, 10000)", [rows[0].pid])
        await trx("write_probes").insert({ id: "other half", filling: "" })
      })
      throw new Error("nobody ended the connection")
    }
    await app.close()
    app = serve(db, clock, { handlers: { createSession: openTwice } })
    expectUnavailable(await petit().post("/v1/session"))
    expect(await db("write_probes")).toEqual([])
    expect(await readiness()).toBe(200)
  })

  it("that ended its idle connections is connected to anew", async () => {
    await Promise.all([readiness(), petit().get("/v1/pages"), openSession()])
    const other = database.open()
    await other.raw(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()",
    )
    await vi.waitFor(async () => expect((await petit().get("/v1/pages")).statusCode).toBe(200))
    expect(await readiness()).toBe(200)
  })

  it("whose disk is full is not ready until it can write again", async () => {
    expect(await readiness()).toBe(200)
    for (const table of ["claims", "write_probes"]) await failing(table, "53100")
    expectUnavailable(await write())
    expectUnavailable(await app.inject("/readyz"))
    expect((await petit().get("/v1/pages")).statusCode).toBe(200)
    for (const table of ["claims", "write_probes"]) await nothingOn(table)
    expect(await readiness()).toBe(200)
    expect((await write()).statusCode).toBe(200)
  })

  it.each([
    ["connections fail", "08006"],
    ["it is only read from", "25006"],
    ["it ended a transaction nobody went on with", "25P03"],
    ["it let others go first", "40001"],
    ["it untied a deadlock", "40P01"],
    ["it has no memory", "53200"],
    ["it has no connection left", "53300"],
    ["it gave a statement up", "57014"],
    ["it is being stopped", "57P01"],
    ["it is starting", "57P03"],
    ["its disk fails", "58030"],
  ])("is asked again when %s (%s)", async (_why, code) => {
    await failing("claims", code)
    const answer = await write()
    await nothingOn("claims")
    expectUnavailable(answer)
  })

  it.each([
    ["data", "XX001"],
    ["an index", "XX002"],
  ])("that finds %s damaged fails, and is not ready until somebody has looked at it", async (_what, code) => {
    expect(await readiness()).toBe(200)
    await failing("claims", code)
    const answer = await write()
    await nothingOn("claims")
    expect(answer.json()).toMatchObject({ status: 500, code: "unexpected" })
    clock.pass(3600)
    expectUnavailable(await app.inject("/readyz"))
  })

  it("fails, and stays ready, for a mistake of ours", async () => {
    await failing("claims", "22012")
    const answer = await write()
    await nothingOn("claims")
    expect(answer.json()).toMatchObject({ status: 500, code: "unexpected" })
    expect(await readiness()).toBe(200)
  })

  it("that cannot be reached any more is not ready at once", async () => {
    const { url, cut } = await wire()
    const wired = openDatabase(url)
    await app.close()
    app = serve(wired, clock)
    expect(await readiness()).toBe(200)
    expect((await petit().get("/v1/pages")).statusCode).toBe(200)
    await cut()
    expectUnavailable(await app.inject("/readyz"))
    expectUnavailable(await petit().get("/v1/pages"))
    expectUnavailable(await petit().post("/v1/session"))
    await wired.destroy()
  })

  it("whose connections fall silent is ready again once it answers on another", async () => {
    const { url, silence, cut } = await wire()
    const wired = openDatabase(url, { poolSize: 2 })
    await app.close()
    app = serve(wired, clock)
    await Promise.all([readiness(), petit().get("/v1/pages")])
    silence()
    expectUnavailable(await app.inject("/readyz"))
    // Each look that nobody answers takes one silent connection from the pool.
    const later = []
    for (let looks = 0; looks < 2; looks += 1) later.push(await readiness())
    expect(later.at(-1)).toBe(200)
    expect((await petit().post("/v1/session")).statusCode).toBe(200)
    await cut()
    await wired.destroy()
  })

  /** The same database through a wire that can be cut, and whose connections can fall silent; later ones answer. */
  async function wire() {
    const { hostname, port } = new URL(String(database.location))
    const sockets = new Set<Socket>()
    const listener = createServer((near) => {
      const far = connect(Number(port), hostname)
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        sockets.add(one)
        one.pipe(other)
        one.on("error", () => other.destroy())
      }
    })
    listener.listen(0, "127.0.0.1")
    await once(listener, "listening")
    const address = listener.address()
    const url = new URL(String(database.location))
    url.port = String(typeof address === "object" ? address?.port : "")
    const silence = () => {
      for (const socket of sockets) socket.unpipe().pause()
    }
    const cut = async () => {
      const closed = once(listener, "close")
      listener.close()
      for (const socket of sockets) socket.destroy()
      await closed
    }
    return { url: url.href, silence, cut }
  }

  /** Fails each insert into a table as PostgreSQL would. */
  async function failing(table: string, code: string): Promise<void> {
    const raise = `RAISE EXCEPTION 'trouble' USING ERRCODE = '${code}'`
    await db.raw(
      `CREATE FUNCTION trouble_${table}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${raise}; END $$`,
    )
    await db.raw(
      `CREATE TRIGGER trouble BEFORE INSERT ON ${table} FOR EACH ROW EXECUTE FUNCTION trouble_${table}()`,
    )
  }
  const nothingOn = (table: string) => db.raw(`DROP FUNCTION trouble_${table} CASCADE`)
})
