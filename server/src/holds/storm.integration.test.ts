import { describe, expect, inject, it } from "vitest"
import { postgresCopy } from "../../test/fresh-database.ts"
import { startPostgres } from "../../test/postgres.ts"
import { deadlocksIn, storm } from "../../test/storm/storm.ts"

// The embedded database has one writer: nobody there can wait for somebody who waits.
describe.runIf(inject("database") === "postgres")("three server processes on few seats", () => {
  it("hold, release, extend, pay and sweep without a deadlock, and leave nothing broken", async () => {
    const report = await storm({ processes: 3, commands: 3_000, seconds: 30, killEvery: 8 })
    expect(report.deadlocks).toEqual([])
    expect(report.broken).toEqual([])
    expect(Object.keys(report.outcomes).filter((outcome) => /^(trouble|log)/.test(outcome))).toEqual([])
    expect(report.outcomes.done).toBeGreaterThan(100)
    expect(report.outcomes["seats-taken"]).toBeGreaterThan(10)
  })

  it("would be seen to deadlock: two that lock one another's rows are in the log", async () => {
    const postgres = await startPostgres()
    const { db, close } = await postgresCopy(postgres.url)
    try {
      await db.raw("CREATE TABLE pairs (id integer PRIMARY KEY)")
      await db.raw("INSERT INTO pairs VALUES (1), (2)")
      const everybody = Promise.withResolvers<void>()
      let here = 0
      const lock = (first: number, second: number) =>
        db.transaction(async (trx) => {
          await trx.raw("SELECT id FROM pairs WHERE id = ? FOR UPDATE", [first])
          here += 1
          if (here === 2) everybody.resolve()
          await everybody.promise
          await trx.raw("SELECT id FROM pairs WHERE id = ? FOR UPDATE", [second])
        })
      const ended = await Promise.allSettled([lock(1, 2), lock(2, 1)])
      expect(ended.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"])
      expect(deadlocksIn(postgres.log)).toHaveLength(1)
    } finally {
      await close()
      await postgres.stop()
    }
  })
})
