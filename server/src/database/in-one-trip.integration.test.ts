import type { Knex } from "knex"
import pg from "pg"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it, vi } from "vitest"
import { type TestDatabase, testDatabase } from "../../test/test-database.ts"
import { inOneTrip } from "./in-one-trip.ts"
import { inTransaction } from "./in-transaction.ts"

let database: TestDatabase
let db: Knex
beforeAll(async () => {
  database = await testDatabase()
  db = database.db
})
afterAll(() => database.close())
beforeEach(async () => {
  await db("write_probes").delete()
})
afterEach(() => {
  vi.restoreAllMocks()
})

const add = (trx: Knex, id: string) => async (): Promise<void> =>
  trx.raw("INSERT INTO write_probes (id, filling) VALUES (?, ?)", [id, ""])
const count = async (trx: Knex): Promise<number> =>
  Number((await trx("write_probes").count({ n: "*" }).first())?.n)
const kept = (): Promise<string[]> => db("write_probes").orderBy("id").pluck("id")

describe("statements that nobody waits between", () => {
  it("are done in their order, each seeing what those before it did", async () => {
    const seen = await inTransaction(db, (trx) =>
      inOneTrip(trx, [() => count(trx), add(trx, "a"), () => count(trx), add(trx, "b"), () => count(trx)]),
    )
    expect(seen.filter((_, at) => at % 2 === 0)).toEqual([0, 1, 2])
    expect(await kept()).toEqual(["a", "b"])
  })

  it("fail by the first that fails, and leave nothing", async () => {
    const taken = new Error("it was taken")
    const work = inTransaction(db, (trx) =>
      inOneTrip(trx, [
        add(trx, "a"),
        () => add(trx, "a")().catch(() => Promise.reject(taken)),
        add(trx, "b"),
      ]),
    )
    await expect(work).rejects.toBe(taken)
    expect(await kept()).toEqual([])
    // The connection goes on, with the same statements.
    await inTransaction(db, (trx) => inOneTrip(trx, [add(trx, "a"), add(trx, "b")]))
    expect(await kept()).toEqual(["a", "b"])
  })

  it("may be one or none", async () => {
    expect(await inTransaction(db, (trx) => inOneTrip(trx, []))).toEqual([])
    await inTransaction(db, async (trx) => {
      await inOneTrip(trx, [add(trx, "a")])
      expect(await count(trx)).toBe(1)
    })
  })

  describe.runIf(inject("database") === "postgres")("on PostgreSQL", () => {
    /** What the driver is asked while the work is done. */
    async function asked(work: () => Promise<unknown>): Promise<number> {
      const query = vi.spyOn(pg.Client.prototype, "query")
      await work()
      return query.mock.calls.length
    }

    it("are asked for once, with the beginning of their transaction", async () => {
      const trips = await asked(() =>
        inTransaction(db, (trx) => inOneTrip(trx, [add(trx, "a"), add(trx, "b"), () => count(trx)])),
      )
      // And its commit.
      expect(trips).toBe(2)
    })

    it("are asked for in the order of the works", async () => {
      const query = vi.spyOn(pg.Client.prototype, "query")
      await inTransaction(db, (trx) =>
        inOneTrip(trx, [
          add(trx, "a"),
          () => count(trx),
          async () => trx("write_probes").delete(),
          () => trx("write_probes").update({ filling: "" }),
          add(trx, "b"),
        ]),
      )
      const [trip] = query.mock.calls[0] as unknown as [{ parts: readonly { text: string }[] }]
      expect(trip.parts.map(({ text }) => text.split(" ")[0])).toEqual([
        "BEGIN;",
        "INSERT",
        "select",
        "delete",
        "update",
        "INSERT",
      ])
    })

    it("are not run after one that fails, so that what follows cannot fail by itself", async () => {
      const errors: unknown[] = []
      const note = (work: () => Promise<unknown>) => () =>
        work().catch((error: unknown) => {
          errors.push(error)
          throw error
        })
      const failing = inTransaction(db, (trx) =>
        inOneTrip(trx, [
          note(async () => trx.raw("SELECT 1 / ?::int", [0])),
          note(async () => trx.raw("SELECT no_such_column, ?::int", [1])),
        ]),
      )
      await expect(failing).rejects.toMatchObject({ code: "22012" })
      expect(errors).toHaveLength(2)
      expect(String(errors[1])).toContain("not run after")
      expect(errors[1]).not.toHaveProperty("code")
    })

    it.each([0, 1, 2, 5, 10])(
      "of a branch that fails are rolled back with one that gave up %i turns after it began",
      async (turns) => {
        const work = inTransaction(db, (trx) =>
          Promise.all([
            trx.raw("SELECT 1 / ?::int", [0]),
            (async () => {
              for (let turn = 0; turn < turns; turn += 1) await null
              throw new Error("refused")
            })(),
          ]),
        )
        await expect(work).rejects.toThrow("refused")
        const inside = await db.raw(
          "SELECT count(*)::int AS n FROM pg_stat_activity WHERE state LIKE 'idle in%' AND datname = current_database()",
        )
        expect(inside.rows).toEqual([{ n: 0 }])
      },
    )

    it("are not said to be kept after one failed whose failure nobody heard of", async () => {
      const work = inTransaction(db, async (trx) => {
        await add(trx, "a")()
        await trx.raw("SELECT 1 / ?::int", [0]).catch(() => undefined)
      })
      await expect(work).rejects.toThrow("not committed")
      expect(await kept()).toEqual([])
    })

    it("wait for the answer of a beginning that went before them", async () => {
      const trips = await asked(() =>
        inTransaction(db, async (trx) => {
          await new Promise(setImmediate)
          await inOneTrip(trx, [add(trx, "a"), add(trx, "b")])
        }),
      )
      expect(trips).toBe(3)
      expect(await kept()).toEqual(["a", "b"])
    })

    it("are not run where the beginning of their transaction fails", async () => {
      const { query } = pg.Client.prototype
      vi.spyOn(pg.Client.prototype, "query").mockImplementation(function (
        this: pg.Client,
        ...asked: [{ text?: string }]
      ) {
        const [first] = asked
        if (first.text === "BEGIN;") first.text = "BEGIN NOTHING;"
        return Reflect.apply(query, this, asked)
      } as typeof query)
      const work = db.transaction(async (trx) => {
        await new Promise(setImmediate)
        await add(trx, "alone")()
      })
      await expect(work).rejects.toMatchObject({ code: "42601" })
      vi.restoreAllMocks()
      expect(await kept()).toEqual([])
    })

    it("leave a connection that is still in a transaction to nobody", async () => {
      const connection = await db.client.acquireConnection()
      await db.raw("BEGIN").connection(connection)
      await db.client.releaseConnection(connection)
      await Promise.all(Array.from({ length: 8 }, (_, at) => add(db, `${at}`)()))
      expect(await kept()).toHaveLength(8)
      const others = await db.raw(
        "SELECT count(*)::int AS n FROM pg_stat_activity WHERE state = 'idle in transaction' AND datname = current_database()",
      )
      expect(others.rows[0].n).toBe(0)
    })

    it("find their prepared statements again after one of them failed before it was prepared", async () => {
      const text = "SELECT ?::int AS never_prepared"
      for (let tries = 0; tries < 5; tries += 1) {
        const failing = inTransaction(db, (trx) =>
          inOneTrip(trx, [async () => trx.raw("SELECT 1 / ?::int", [0]), async () => trx.raw(text, [1])]),
        )
        await expect(failing).rejects.toThrow()
      }
      const [, found] = await inTransaction(db, (trx) =>
        inOneTrip(trx, [() => count(trx), async () => trx.raw(text, [7])]),
      )
      expect(found).toMatchObject({ rows: [{ never_prepared: 7 }] })
    })
  })
})
