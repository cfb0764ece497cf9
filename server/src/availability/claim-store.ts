import type { Knex } from "knex"
import type { ClaimRow } from "../database/hold-tables.ts"
import type { EventSeatOffRow } from "../database/tables.ts"

/** A claim that keeps others off a seat now. */
export type LiveClaim = Pick<ClaimRow, "seat_id" | "hold_id" | "state">

export interface NewClaims {
  readonly websiteId: string
  readonly eventId: string
  readonly holdId: string
  readonly seatIds: readonly string[]
  /** Epoch milliseconds. */
  readonly expiresAt: number
  readonly now: number
}

/**
 * The claims of events, as `c`, that keep others off their seats at `now`: those sold, and those held that have not
 * lapsed.
 */
export const liveClaims = (db: Knex, eventIds: readonly string[], now: number) =>
  db<ClaimRow>("claims as c")
    .whereIn("c.event_id", eventIds)
    .where((live) => live.where("c.state", "sold").orWhere("c.expires_at", ">", now))

/** Live claims of these seats of an event; of the whole event when no seats are named. */
export async function liveClaimsOf(
  trx: Knex.Transaction,
  eventId: string,
  now: number,
  seatIds?: readonly string[],
): Promise<readonly LiveClaim[]> {
  const query = liveClaims(trx, [eventId], now).select("c.seat_id", "c.hold_id", "c.state")
  return seatIds === undefined ? query : query.whereIn("c.seat_id", seatIds)
}

/**
 * Takes the seats that nobody holds, and those of a lapsed hold, and answers which those were. Check and write are one
 * statement, and the primary key is the guarantee: a lapsed claim is taken over where it lies, a living one stays, and
 * the rows that come back are the seats really taken. A sold claim stays, and so does that of a cart being paid, whose claims end in the year
 * 9999 (`carts/payment-hold.ts`).
 */
export async function takeClaims(
  trx: Knex.Transaction,
  { websiteId, eventId, holdId, seatIds, expiresAt, now }: NewClaims,
): Promise<readonly string[]> {
  const inOrder = [...seatIds].sort()
  if (inOrder.length === 0) return []
  const answer: unknown = await trx.raw(
    `INSERT INTO claims (event_id, seat_id, website_id, hold_id, expires_at, state)
     VALUES ${parameters(inOrder.length, 6)}
     ON CONFLICT (event_id, seat_id) DO UPDATE
     SET website_id = excluded.website_id, hold_id = excluded.hold_id, expires_at = excluded.expires_at
     WHERE claims.state = 'held' AND claims.expires_at <= ?
     RETURNING seat_id`,
    [...inOrder.flatMap((seatId) => [eventId, seatId, websiteId, holdId, expiresAt, "held"]), now],
  )
  return returnedRows<{ seat_id: string }>(answer).map((row) => row.seat_id)
}

/**
 * Gives seats of an event back that these holds have; locked in the order of seats first. The hold is part of the
 * condition: a lapsed claim may be somebody else's by now.
 */
export async function dropClaims(
  trx: Knex.Transaction,
  websiteId: string,
  eventId: string,
  { seatIds, holdIds }: { readonly seatIds: readonly string[]; readonly holdIds: readonly string[] },
): Promise<void> {
  const own = () =>
    trx<ClaimRow>("claims")
      .where({ website_id: websiteId, event_id: eventId, state: "held" })
      .whereIn("seat_id", seatIds)
      .whereIn("hold_id", holdIds)
  await own().orderBy("seat_id").forUpdate().select("seat_id")
  await own().delete()
}

/** Moves the end of the claims of holds, or sells them; answers how many there were. */
export const changeClaims = (
  trx: Knex.Transaction,
  websiteId: string,
  holdIds: readonly string[],
  change: Pick<ClaimRow, "expires_at"> | Pick<ClaimRow, "state">,
): Promise<number> =>
  trx<ClaimRow>("claims")
    .whereIn("hold_id", holdIds)
    .where({ website_id: websiteId, state: "held" })
    .update(change)

/** The seats that a hold still has. */
export const heldSeats = (trx: Knex.Transaction, websiteId: string, holdId: string): Promise<string[]> =>
  trx<ClaimRow>("claims").where({ website_id: websiteId, hold_id: holdId, state: "held" }).pluck("seat_id")

/** Makes the transactions that touch these rows of seats wait for one another, and counts the touch. */
export async function lockEventRows(
  trx: Knex.Transaction,
  websiteId: string,
  eventId: string,
  rowIds: readonly string[],
): Promise<void> {
  const inOrder = [...new Set(rowIds)].sort()
  if (inOrder.length === 0) return
  await trx.raw(
    `INSERT INTO event_rows (event_id, row_id, website_id, version) VALUES ${parameters(inOrder.length, 4)}
     ON CONFLICT (event_id, row_id) DO UPDATE SET version = event_rows.version + 1`,
    inOrder.flatMap((rowId) => [eventId, rowId, websiteId, 1]),
  )
}

/** Seats of a section that are sold, blocked or held, for each of these events. */
export async function unavailableSeats(
  db: Knex,
  eventIds: readonly string[],
  { venueId, sectionId }: { readonly venueId: string; readonly sectionId: string },
  now: number,
): Promise<readonly ReadonlySet<string>[]> {
  const ofSection = db("venue_seats").where({ venue_id: venueId, section_id: sectionId }).select("seat_id")
  const [off, claimed]: Pick<ClaimRow, "event_id" | "seat_id">[][] = await Promise.all([
    db<EventSeatOffRow>("event_seats_off")
      .whereIn("event_id", eventIds)
      .whereIn("seat_id", ofSection.clone())
      .select("event_id", "seat_id"),
    liveClaims(db, eventIds, now).whereIn("c.seat_id", ofSection.clone()).select("c.event_id", "c.seat_id"),
  ])
  const byEvent = Map.groupBy([...(off ?? []), ...(claimed ?? [])], ({ event_id }) => event_id)
  return eventIds.map((id) => new Set(byEvent.get(id)?.map(({ seat_id }) => seat_id)))
}

const parameters = (rows: number, columns: number): string =>
  Array.from({ length: rows }, () => `(${Array.from({ length: columns }, () => "?").join(", ")})`).join(", ")

/** SQLite's driver answers the rows themselves, PostgreSQL's an object around them. */
function returnedRows<Row>(answer: unknown): readonly Row[] {
  if (Array.isArray(answer)) return answer
  return (answer as { rows: Row[] }).rows
}
