import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Knex } from "knex"
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest"
import { type TestDatabase, testDatabase } from "../../test/test-database.ts"
import { tokenHash } from "../ids.ts"
import { inTransaction } from "./in-transaction.ts"
import { migrate, pendingMigrations } from "./migrate.ts"
import { migrations } from "./migrations/index.ts"
import { isPostgres, openDatabase } from "./open-database.ts"

interface Counter {
  id: string
  at: number
}

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await database.db.schema.createTable("counters", (table) => {
    table.text("id").primary()
    table.bigInteger("at").notNullable()
  })
})
afterAll(() => database.close())

const counters = () => database.db<Counter>("counters")

it("runs on the kind of database that was asked for", () => {
  expect(isPostgres(database.db)).toBe(inject("database") === "postgres")
})

it("reads what is committed while a transaction writes, without waiting for it", async () => {
  await counters().insert({ id: "committed", at: 1 })
  await database.db.transaction(async (trx) => {
    await trx<Counter>("counters").where({ id: "committed" }).update({ at: 2 })
    expect(await counters().where({ id: "committed" }).first("at")).toEqual({ at: 1 })
  })
  expect(await counters().where({ id: "committed" }).pluck("at")).toEqual([2])
})

it("goes on when a migration changes a table that is read all the time", async () => {
  await database.db.schema.createTable("growing", (table) => table.text("id").primary())
  const rows = (db: Knex) => db("growing").where({ id: "one" }).select("*")
  const grow = (column: string) =>
    database.db.schema.alterTable("growing", (table) => table.integer(column).defaultTo(7))
  await database.db("growing").insert({ id: "one" })
  const read = [rows, (db: Knex) => inTransaction(db, rows)] as const
  for (const [index, once] of read.entries()) {
    for (let times = 0; times < 5; times += 1) await once(database.db)
    await grow(`column${index}`)
    expect(await once(database.db)).toMatchObject([{ id: "one", [`column${index}`]: 7 }])
  }
})

describe("migrate", () => {
  it("takes no step twice", async () => {
    expect(await migrate(database.db)).toEqual([])
    expect(await pendingMigrations(database.db)).toEqual([])
  })

  it("names each step once", () => {
    const names = migrations.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  })

  it("lets several servers start at once", async () => {
    const others = [database.open(), database.open(), database.open()]
    expect(await Promise.all(others.map((other) => migrate(other)))).toEqual([[], [], []])
  })

  it("keeps the printed codes of tickets as hashes, and the events of processors", async () => {
    const old = await testDatabase()
    try {
      await empty(old.db)
      const secrets = migrations.findIndex(({ name }) => name === "022-kept-secrets")
      await migrate(old.db, migrations.slice(0, secrets))
      const columns = Object.keys(await old.db("tickets").columnInfo())
      const numbers = ["price", "service_charge", "tax1", "tax2", "tax3", "issued_at"]
      const ticket = Object.fromEntries(
        columns.map((column) => [column, numbers.includes(column) ? 0 : column]),
      )
      await old.db("tickets").insert({ ...ticket, voided_at: null, barcode: "printed" })
      const event = {
        processor: "STRIPE",
        event_id: "evt",
        website_id: "petit",
        payload_hash: "",
        received_at: 1,
      }
      await old.db("processor_events").insert(event)
      await migrate(old.db)
      const [kept] = await old.db("tickets")
      expect(kept).toMatchObject({ id: "id", printed_code_hash: tokenHash("printed") })
      expect(kept).not.toHaveProperty("barcode")
      expect(Object.keys(await old.db("sales").columnInfo())).not.toContain("hash")
      expect(await old.db("processor_events")).toEqual([event])
      // The second lock on a seat outlives the change.
      const again = old
        .db("tickets")
        .insert({ ...kept, id: "again", hold_line_id: "again", printed_code_hash: null })
      await expect(again).rejects.toThrow()
    } finally {
      await old.close()
    }
  })
})

/** Takes every table away. */
async function empty(db: Knex): Promise<void> {
  if (isPostgres(db)) await db.raw("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
  else
    for (const { name } of await db("sqlite_master")
      .where({ type: "table" })
      .whereNot("name", "like", "sqlite_%"))
      await db.schema.dropTable(name)
}

it("answers 64-bit integers as numbers", async () => {
  const at = Date.UTC(2026, 11, 5, 19, 30)
  await counters().insert({ id: "time", at })
  expect((await counters().where({ id: "time" }).first())?.at).toBe(at)
  const [count] = await counters().where({ id: "time" }).count({ rows: "*" })
  expect(count).toEqual({ rows: 1 })
})

it("leaves nothing of a transaction that fails", async () => {
  const failing = database.db.transaction(async (trx) => {
    await trx<Counter>("counters").insert({ id: "rolled-back", at: 1 })
    throw new Error("no")
  })
  await expect(failing).rejects.toThrow("no")
  expect(await counters().where({ id: "rolled-back" })).toEqual([])
})

it("undoes a savepoint alone", async () => {
  await database.db.transaction(async (trx) => {
    await trx<Counter>("counters").insert({ id: "outer", at: 1 })
    const inner = trx.transaction(async (savepoint) => {
      await savepoint<Counter>("counters").insert({ id: "inner", at: 1 })
      throw new Error("no")
    })
    await inner.catch(() => undefined)
  })
  expect(await counters().whereIn("id", ["outer", "inner"]).pluck("id")).toEqual(["outer"])
})

describe.runIf(inject("database") === "sqlite")(
  "a transaction that SQLite has ended, for its disk was full",
  () => {
    const full = { code: "SQLITE_FULL" }

    /** Runs work that takes more room than there is, on a pool of its own. */
    async function withoutRoom<Result>(work: (db: TestDatabase["db"]) => Promise<Result>): Promise<Result> {
      const db = database.open()
      const [{ page_count: pages }] = await db.raw("PRAGMA page_count")
      await db.raw(`PRAGMA max_page_count = ${pages}`)
      try {
        return await work(db)
      } finally {
        await db.destroy()
      }
    }
    const large = { id: "x".repeat(4_000_000), at: 1 }

    it("takes nothing more, and nothing of it is kept", async () => {
      await withoutRoom(async (db) => {
        const careless = db.transaction(async (trx) => {
          await trx<Counter>("counters").insert({ id: "before", at: 1 })
          await expect(trx<Counter>("counters").insert(large)).rejects.toMatchObject(full)
          await expect(trx<Counter>("counters").insert({ id: "after", at: 1 })).rejects.toMatchObject(full)
        })
        await expect(careless).rejects.toMatchObject(full)
        await db.transaction((trx) => trx<Counter>("counters").insert({ id: "next", at: 1 }))
      })
      expect(await counters().whereIn("id", ["before", "after", "next"]).pluck("id")).toEqual(["next"])
    })

    it("tells why, and not that its savepoint is gone", async () => {
      await withoutRoom(async (db) => {
        const nested = db.transaction((trx) =>
          trx.transaction((savepoint) => savepoint<Counter>("counters").insert(large)),
        )
        await expect(nested).rejects.toMatchObject(full)
        await db.transaction((trx) => trx<Counter>("counters").insert({ id: "later", at: 1 }))
      })
      expect(await counters().where({ id: "later" })).toHaveLength(1)
    })
  },
)

describe.runIf(inject("database") === "sqlite")("SQLite in the thread that serves", () => {
  it("waits for the lock of somebody else while everything else goes on", async () => {
    const other = database.open()
    const held = await other.transaction()
    const waiting = counters().insert({ id: "patient", at: 1 })
    let turns = 0
    while (turns < 5) turns = await new Promise((resolve) => setImmediate(() => resolve(turns + 1)))
    expect(await counters().where({ id: "patient" })).toEqual([])
    await held.commit()
    await waiting
    expect(await counters().where({ id: "patient" }).pluck("at")).toEqual([1])
  })

  it("gives up on a lock in the end, and says so", async () => {
    const held = await database.open().transaction()
    const impatient = openDatabase(database.location, { lockWait: 5 })
    try {
      await expect(impatient<Counter>("counters").insert({ id: "late", at: 1 })).rejects.toMatchObject({
        code: "SQLITE_BUSY",
      })
    } finally {
      await held.rollback()
      await impatient.destroy()
    }
  })

  it("says by its name why a file cannot be opened, or is none of its own", async () => {
    const folder = await mkdtemp(join(tmpdir(), "parterre-unopened-"))
    await writeFile(join(folder, "letter.txt"), "Chère Marie, ".repeat(200))
    const codes = [folder, join(folder, "letter.txt")].map(async (file) => {
      const db = openDatabase({ file })
      const code = await db("counters").then(
        () => undefined,
        (error: { code: unknown }) => error.code,
      )
      await db.destroy()
      return code
    })
    expect(await Promise.all(codes)).toEqual(["SQLITE_CANTOPEN", "SQLITE_NOTADB"])
    await rm(folder, { recursive: true })
  })

  it("lets others have a turn among statements that follow one another", async () => {
    let turns = 0
    const beat = setInterval(() => {
      turns += 1
    }, 1)
    // When it comes is the machine's business.
    const until = performance.now() + 10_000
    while (turns === 0 && performance.now() < until) await counters().where({ id: "none" })
    clearInterval(beat)
    expect(turns).toBeGreaterThan(0)
  })

  it("keeps truth, times and bytes as they are", async () => {
    const { db } = database
    await db.schema.createTable("kinds", (table) => {
      table.integer("flag")
      table.bigInteger("moment")
      table.binary("bytes")
      table.text("nothing")
    })
    const bytes = Buffer.from([0, 255, 7])
    await db("kinds").insert({ flag: true, moment: new Date(1_795_000_000_000), bytes, nothing: undefined })
    const row = await db("kinds").first()
    expect(row).toEqual({ flag: 1, moment: 1_795_000_000_000, bytes, nothing: null })
    expect(Buffer.isBuffer(row.bytes)).toBe(true)
  })
})

it("makes writers of two processes wait for one another instead of failing", async () => {
  await counters().insert({ id: "race", at: 0 })
  const others = [database.db, database.open(), database.open()]
  const readThenWrite = (db: TestDatabase["db"]) =>
    db.transaction(async (trx) => {
      const row = await trx<Counter>("counters").where({ id: "race" }).forUpdate().first()
      await trx<Counter>("counters")
        .where({ id: "race" })
        .update({ at: row!.at + 1 })
    })
  await Promise.all(others.flatMap((db) => [1, 2, 3, 4].map(() => readThenWrite(db))))
  expect((await counters().where({ id: "race" }).first())?.at).toBe(12)
})

it("refuses a row whose parent is missing", async () => {
  const orphan = database.db("staff").insert({ id: "x", website_id: "none", email: "a@b.c", name: "A" })
  await expect(orphan).rejects.toThrow(/foreign key/i)
})

it("tells no value of a statement that failed", async () => {
  await counters().insert({ id: "barcode-k3x9", at: 1 })
  const again = counters().insert({ id: "barcode-k3x9", at: 1 })
  await expect(again).rejects.toThrow(/unique/i)
  await expect(again).rejects.not.toThrow("barcode-k3x9")
})

it("refuses to guess a database from another URL", () => {
  expect(() => openDatabase("mysql://localhost/x")).toThrow("starts with postgres://")
})
