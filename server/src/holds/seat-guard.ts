import type { Knex } from "knex"
import type { ClaimRow } from "../database/hold-tables.ts"
import { bumpSections } from "../seating/section-version-store.ts"

/** A claim that keeps others off a seat now. */
export type LiveClaim = Pick<ClaimRow, "seat_id" | "hold_id" | "state">

export interface ClaimRequest {
  readonly websiteId: string
  readonly eventId: string
  readonly holdId: string
  readonly seatIds: readonly string[]
  /** Epoch milliseconds. */
  readonly expiresAt: number
  readonly now: number
}

/** What stands between two shoppers and one seat. Tests take parts of it away and must see seats sold twice. */
export interface SeatGuard {
  /** Makes the transactions that touch these rows of seats wait for one another, and counts the touch. */
  lockRows(
    trx: Knex.Transaction,
    websiteId: string,
    eventId: string,
    rowIds: readonly string[],
  ): Promise<void>
  /**
   * Makes the transaction wait for every other that changes seats of these sections, and those wait for it. For the
   * few that judge by a whole section; each of the others takes the same counters when it has changed its seats.
   */
  lockSections(trx: Knex.Transaction, eventId: string, sectionIds: readonly string[]): Promise<void>
  /** Claims of these seats that have not lapsed; of the whole event when no seats are named. */
  liveClaims(
    trx: Knex.Transaction,
    eventId: string,
    now: number,
    seatIds?: readonly string[],
  ): Promise<readonly LiveClaim[]>
  /** Takes the seats that nobody holds and answers which those were. */
  take(trx: Knex.Transaction, request: ClaimRequest): Promise<readonly string[]>
}

/**
 * Check and write are one statement, and the primary key is the guarantee: a lapsed claim is taken over where it
 * lies, a living one stays, and the rows that come back are the seats really taken.
 */
export const seatGuard: SeatGuard = {
  async lockRows(trx, websiteId, eventId, rowIds) {
    const inOrder = [...new Set(rowIds)].sort()
    if (inOrder.length === 0) return
    await trx.raw(
      `INSERT INTO event_rows (event_id, row_id, website_id, version) VALUES ${places(inOrder.length, 4)}
       ON CONFLICT (event_id, row_id) DO UPDATE SET version = event_rows.version + 1`,
      inOrder.flatMap((rowId) => [eventId, rowId, websiteId, 1]),
    )
  },

  lockSections: bumpSections,

  async liveClaims(trx, eventId, now, seatIds) {
    const query = trx<ClaimRow>("claims")
      .where({ event_id: eventId })
      .where((live) => live.where("expires_at", ">", now).orWhere({ state: "sold" }))
      .select("seat_id", "hold_id", "state")
    return seatIds === undefined ? query : query.whereIn("seat_id", seatIds)
  },

  async take(trx, { websiteId, eventId, holdId, seatIds, expiresAt, now }) {
    const inOrder = [...seatIds].sort()
    if (inOrder.length === 0) return []
    const answer: unknown = await trx.raw(
      `INSERT INTO claims (event_id, seat_id, website_id, hold_id, expires_at, state)
       VALUES ${places(inOrder.length, 6)}
       ON CONFLICT (event_id, seat_id) DO UPDATE
       SET website_id = excluded.website_id, hold_id = excluded.hold_id, expires_at = excluded.expires_at
       WHERE claims.state = 'held' AND claims.expires_at <= ?
       RETURNING seat_id`,
      [...inOrder.flatMap((seatId) => [eventId, seatId, websiteId, holdId, expiresAt, "held"]), now],
    )
    return returnedRows<{ seat_id: string }>(answer).map((row) => row.seat_id)
  },
}

const places = (rows: number, columns: number): string =>
  Array.from({ length: rows }, () => `(${Array.from({ length: columns }, () => "?").join(", ")})`).join(", ")

/** SQLite's driver answers the rows themselves, PostgreSQL's an object around them. */
function returnedRows<Row>(answer: unknown): readonly Row[] {
  if (Array.isArray(answer)) return answer
  return (answer as { rows: Row[] }).rows
}
