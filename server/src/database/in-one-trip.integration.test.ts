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
