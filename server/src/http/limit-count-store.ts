import type { Knex } from "knex"
import type { Clock } from "../clock.ts"
import { tokenHash } from "../ids.ts"
import type { Count, Counter, Counters } from "./counters.ts"

interface LimitCountRow {
  readonly name: string
  /** SHA-256: keys hold addresses of people. */
  readonly key_hash: string
  readonly count: number
  /** Epoch milliseconds, as is `ends_at`. */
  readonly began_at: number
  readonly ends_at: number
}

/**
 * Counts in the database, so that a limit holds however many processes serve and however often they restart. One
 * statement a count: for what is rare and worth guarding, not for every request.
 */
export const databaseCounters =
  (db: Knex, clock: Clock): Counters =>
  (name, window, from = "first"): Counter => {
    const rowOf = (key: string) => db<LimitCountRow>("limit_counts").where({ name, key_hash: tokenHash(key) })
    const told = (row: LimitCountRow): Count => ({
      count: Number(row.count),
      endsIn: Number(row.ends_at) - clock.now(),
    })
    return {
      async add(key, by = 1) {
        const now = clock.now()
        const key_hash = tokenHash(key)
        const row = { name, key_hash, count: by, began_at: now, ends_at: now + window }
        const lapsed = "limit_counts.ends_at <= ?"
        const [counted] = await db<LimitCountRow>("limit_counts")
          .insert(row)
          .onConflict(["name", "key_hash"])
          .merge({
            count: db.raw(`CASE WHEN ${lapsed} THEN ? ELSE limit_counts.count + ? END`, [now, by, by]),
            began_at: db.raw(`CASE WHEN ${lapsed} THEN ? ELSE limit_counts.began_at END`, [now, now]),
            ends_at:
              from === "last"
                ? now + window
                : db.raw(`CASE WHEN ${lapsed} THEN ? ELSE limit_counts.ends_at END`, [now, now + window]),
          })
          .returning("*")
        if (counted === undefined) throw new Error(`The limit ${name} was not counted`)
        return {
          ...told(counted),
          takeBack: async () => {
            await rowOf(key).where("began_at", counted.began_at).decrement("count", by)
          },
        }
      },
      async read(key) {
        const row = await rowOf(key).where("ends_at", ">", clock.now()).first()
        return row === undefined ? { count: 0, endsIn: 0 } : told(row)
      },
    }
  }

/** Forgets the counts whose window is over. */
export async function deleteEndedCounts(db: Knex, now: number): Promise<void> {
  await db<LimitCountRow>("limit_counts").where("ends_at", "<=", now).delete()
}
