import type { Knex } from "knex"
import type { ClaimRow } from "../database/hold-tables.ts"
import { forUpdate, rowSet, rowsOf } from "../database/row-sets.ts"
import type { SeatAt } from "./claim-store.ts"

/** A seat that a hold has. */
export interface OwnClaim extends SeatAt {
  readonly websiteId: string
  readonly holdId: string
}

/**
 * Gives seats back that holds have; locked in the order of seats. The hold is part of the condition: a lapsed claim may be
 * somebody else's by now.
 */
export async function dropClaims(
  trx: Knex.Transaction,
  claims: readonly OwnClaim[],
  state: ClaimRow["state"] = "held",
): Promise<void> {
  if (claims.length === 0) return
  const dropped = rowSet(
    trx,
    { website_id: "text", event_id: "text", seat_id: "text", hold_id: "text" },
    claims.map(({ websiteId, eventId, seatId, holdId }) => ({
      website_id: websiteId,
      event_id: eventId,
      seat_id: seatId,
      hold_id: holdId,
    })),
  )
  await trx.raw(
    `WITH own AS MATERIALIZED (
       SELECT c.event_id, c.seat_id FROM ${dropped.sql} AS dropped CROSS JOIN claims AS c
       WHERE c.event_id = dropped.event_id AND c.seat_id = dropped.seat_id AND c.hold_id = dropped.hold_id
         AND c.website_id = dropped.website_id AND c.state = ?
       ORDER BY c.event_id, c.seat_id ${forUpdate(trx, "c")})
     DELETE FROM claims WHERE (event_id, seat_id) IN (SELECT event_id, seat_id FROM own)`,
    [...dropped.bindings, state],
  )
}

/** Moves the end of the claims of holds; answers how many there were. */
export const moveClaims = (
  trx: Knex.Transaction,
  websiteId: string,
  holdIds: readonly string[],
  expiresAt: number,
): Promise<number> => changeClaims(trx, websiteId, holdIds, "expires_at = ?", expiresAt)

/** Sells the claims of holds; answers how many there were. */
export const sellClaims = (
  trx: Knex.Transaction,
  websiteId: string,
  holdIds: readonly string[],
): Promise<number> => changeClaims(trx, websiteId, holdIds, "state = ?", "sold")

/** Changes the claims of holds, locked in the order of seats. */
async function changeClaims(
  trx: Knex.Transaction,
  websiteId: string,
  holdIds: readonly string[],
  change: "expires_at = ?" | "state = ?",
  value: number | "sold",
): Promise<number> {
  if (holdIds.length === 0) return 0
  const holds = rowSet(
    trx,
    { hold_id: "text" },
    holdIds.map((hold_id) => ({ hold_id })),
  )
  const changed = await rowsOf(
    trx,
    `WITH own AS MATERIALIZED (
       SELECT c.event_id, c.seat_id FROM ${holds.sql} AS holds CROSS JOIN claims AS c
       WHERE c.hold_id = holds.hold_id AND c.website_id = ? AND c.state = 'held'
       ORDER BY c.event_id, c.seat_id ${forUpdate(trx, "c")})
     UPDATE claims SET ${change} WHERE (event_id, seat_id) IN (SELECT event_id, seat_id FROM own)
     RETURNING seat_id`,
    [...holds.bindings, websiteId, value],
  )
  return changed.length
}

/** The seats that holds still have. */
export async function heldSeats(
  trx: Knex.Transaction,
  websiteId: string,
  holdIds: readonly string[],
): Promise<readonly Pick<ClaimRow, "hold_id" | "seat_id">[]> {
  const holds = rowSet(
    trx,
    { hold_id: "text" },
    holdIds.map((hold_id) => ({ hold_id })),
  )
  return rowsOf(
    trx,
    `SELECT c.hold_id, c.seat_id FROM ${holds.sql} AS holds CROSS JOIN claims AS c
     WHERE c.hold_id = holds.hold_id AND c.website_id = ? AND c.state = 'held'`,
    [...holds.bindings, websiteId],
  )
}

/** Hands seats of a hold to others of the same cart, locked in the order of seats; answers how many there were. */
export async function handClaims(
  trx: Knex.Transaction,
  claims: readonly (OwnClaim & { readonly toHoldId: string })[],
): Promise<number> {
  if (claims.length === 0) return 0
  const handed = rowSet(
    trx,
    { website_id: "text", event_id: "text", seat_id: "text", hold_id: "text", to_hold_id: "text" },
    claims.map(({ websiteId, eventId, seatId, holdId, toHoldId }) => ({
      website_id: websiteId,
      event_id: eventId,
      seat_id: seatId,
      hold_id: holdId,
      to_hold_id: toHoldId,
    })),
  )
  const changed = await rowsOf(
    trx,
    `WITH own AS MATERIALIZED (
       SELECT c.event_id, c.seat_id, handed.to_hold_id FROM ${handed.sql} AS handed CROSS JOIN claims AS c
       WHERE c.event_id = handed.event_id AND c.seat_id = handed.seat_id AND c.hold_id = handed.hold_id
         AND c.website_id = handed.website_id AND c.state = 'held'
       ORDER BY c.event_id, c.seat_id ${forUpdate(trx, "c")})
     UPDATE claims SET hold_id = own.to_hold_id FROM own
     WHERE claims.event_id = own.event_id AND claims.seat_id = own.seat_id
     RETURNING claims.seat_id`,
    handed.bindings,
  )
  return changed.length
}
