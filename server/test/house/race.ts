import type { Knex } from "knex"
import { type SeatGuard, seatGuard } from "../../src/holds/seat-guard.ts"
import { Refusal } from "../../src/refusal.ts"

/** How many asks were granted, and the reasons of the others. */
export async function outcomes(asks: readonly Promise<unknown>[]): Promise<{ won: number; codes: string[] }> {
  const settled = await Promise.allSettled(asks)
  const codes = settled.flatMap((outcome) => {
    if (outcome.status === "fulfilled") return []
    if (outcome.reason instanceof Refusal) return [outcome.reason.code]
    throw outcome.reason
  })
  return { won: settled.length - codes.length, codes: [...new Set(codes)] }
}

/** The classic mistake: what is free is looked up first, and written in another step that trusts it. */
export function lookedUpBefore(): SeatGuard {
  return {
    ...seatGuard,
    liveClaims: async () => [],
    async take(trx, claims) {
      const rows = claims.map(({ eventId, seatId, websiteId, holdId, expiresAt }) => ({
        event_id: eventId,
        seat_id: seatId,
        website_id: websiteId,
        hold_id: holdId,
        expires_at: expiresAt,
        state: "held",
      }))
      if (rows.length > 0) await trx("claims").insert(rows)
      return claims
    },
  }
}

/** Runs the work while nothing but the code keeps a seat from having two claims. */
export async function withoutPrimaryKey(db: Knex, work: () => Promise<void>): Promise<void> {
  await db.schema.renameTable("claims", "guarded_claims")
  await db.schema.createTable("claims", (table) => {
    for (const column of ["event_id", "seat_id", "website_id", "hold_id", "state"]) table.text(column)
    table.bigInteger("expires_at")
  })
  try {
    await work()
  } finally {
    await db.schema.dropTable("claims")
    await db.schema.renameTable("guarded_claims", "claims")
  }
}

/** How many claims each claimed seat of each event has. */
export const claimsPerSeat = async (db: Knex): Promise<number[]> => {
  const rows: { n: number | string }[] = await db("claims").groupBy("event_id", "seat_id").count({ n: "*" })
  return rows.map((row) => Number(row.n))
}
