import type { Knex } from "knex"
import type { ClaimRow } from "../database/hold-tables.ts"
import { cellsOf, foundBy, jsonList, rowSet, rowsOf } from "../database/row-sets.ts"
import type { EventSeatOffRow } from "../database/tables.ts"

/** A seat at an event. */
export interface SeatAt {
  readonly eventId: string
  readonly seatId: string
}

/** A section at an event. */
export interface SectionAt {
  readonly eventId: string
  readonly sectionId: string
}

/** A row of seats at an event. */
export interface RowAt {
  readonly websiteId: string
  readonly eventId: string
  readonly rowId: string
}

/** A claim that keeps others off a seat now. */
export type LiveClaim = Pick<ClaimRow, "event_id" | "seat_id" | "hold_id"> & {
  /** Epoch milliseconds; null of a sold seat. */
  readonly lapses_at: number | null
}

/** A seat that a hold wants. Times are epoch milliseconds. */
export interface NewClaim extends SeatAt {
  readonly websiteId: string
  readonly holdId: string
  readonly expiresAt: number
}

/**
 * The claims of events, as `c`, that keep others off their seats at `now`: those sold, and those held that have not
 * lapsed.
 */
export const liveClaims = (db: Knex, eventIds: readonly string[], now: number) =>
  db<ClaimRow>("claims as c")
    .whereIn("c.event_id", eventIds)
    .where((live) => live.where("c.state", "sold").orWhere("c.expires_at", ">", now))

/** Live claims of these seats. */
export async function liveClaimsOf(
  trx: Knex.Transaction,
  seats: readonly SeatAt[],
  now: number,
): Promise<readonly LiveClaim[]> {
  if (seats.length === 0) return []
  const wanted = foundBy(
    trx,
    "claims AS c",
    ["event_id", "seat_id"],
    seats.map(({ eventId, seatId }) => ({ event_id: eventId, seat_id: seatId })),
  )
  const list = jsonList(trx)
  // A list for each column: a driver takes several times as long to make a row for each claim.
  const found = await rowsOf<{ event_id: string; seat_ids: unknown; hold_ids: unknown; lapses_at: unknown }>(
    trx,
    `SELECT c.event_id, ${list}(c.seat_id) AS seat_ids, ${list}(c.hold_id) AS hold_ids,
       ${list}(CASE WHEN c.state = 'held' THEN c.expires_at END) AS lapses_at
     FROM ${wanted.from} WHERE ${wanted.where} AND (c.state = 'sold' OR c.expires_at > ?) GROUP BY c.event_id`,
    [...wanted.bindings, now],
  )
  const claims = found.flatMap(({ event_id, seat_ids, hold_ids, lapses_at }) => {
    const [holds, lapses] = [cellsOf<string>(hold_ids), cellsOf<number | null>(lapses_at)]
    return cellsOf<string>(seat_ids).map((seat_id, at) => ({
      event_id,
      seat_id,
      hold_id: holds[at] ?? "",
      lapses_at: lapses[at] ?? null,
    }))
  })
  if (new Set(seats.map(({ eventId }) => eventId)).size < 2) return claims
  const isAsked = new Set(seats.map(({ eventId, seatId }) => `${eventId} ${seatId}`))
  return claims.filter(({ event_id, seat_id }) => isAsked.has(`${event_id} ${seat_id}`))
}

/**
 * Takes the seats that nobody holds, and takes over those of a lapsed hold; answers which those were. Check and write are
 * one statement, and the primary key is the guarantee: a lapsed claim is taken over where it lies, a living one stays, and
 * the rows that come back are the seats really taken. A sold claim stays, and so does that of a cart being paid, whose claims end in the year
 * 9999 (`carts/payment-hold.ts`).
 */
export async function takeClaims(
  trx: Knex.Transaction,
  claims: readonly NewClaim[],
  now: number,
): Promise<readonly SeatAt[]> {
  if (claims.length === 0) return []
  const wanted = rowSet(
    trx,
    { event_id: "text", seat_id: "text", website_id: "text", hold_id: "text", expires_at: "bigint" },
    claims.map((claim) => ({
      event_id: claim.eventId,
      seat_id: claim.seatId,
      website_id: claim.websiteId,
      hold_id: claim.holdId,
      expires_at: claim.expiresAt,
    })),
  )
  const taken = await rowsOf<Pick<ClaimRow, "event_id" | "seat_id">>(
    trx,
    `INSERT INTO claims (event_id, seat_id, website_id, hold_id, expires_at, state)
     SELECT event_id, seat_id, website_id, hold_id, expires_at, 'held' FROM ${wanted.sql} AS wanted
     WHERE true ORDER BY event_id, seat_id
     ON CONFLICT (event_id, seat_id) DO UPDATE
     SET website_id = excluded.website_id, hold_id = excluded.hold_id, expires_at = excluded.expires_at
     WHERE claims.state = 'held' AND claims.expires_at <= ?
     RETURNING event_id, seat_id`,
    [...wanted.bindings, now],
  )
  return taken.map(({ event_id, seat_id }) => ({ eventId: event_id, seatId: seat_id }))
}

/** Makes the transactions that touch these rows of seats wait for one another, and counts the touch. */
export async function lockEventRows(trx: Knex.Transaction, rows: readonly RowAt[]): Promise<void> {
  if (rows.length === 0) return
  const touched = rowSet(
    trx,
    { event_id: "text", row_id: "text", website_id: "text" },
    rows.map(({ eventId, rowId, websiteId }) => ({
      event_id: eventId,
      row_id: rowId,
      website_id: websiteId,
    })),
  )
  await trx.raw(
    `INSERT INTO event_rows (event_id, row_id, website_id, version)
     SELECT DISTINCT event_id, row_id, website_id, 1 FROM ${touched.sql} AS touched
     WHERE true ORDER BY event_id, row_id
     ON CONFLICT (event_id, row_id) DO UPDATE SET version = event_rows.version + 1`,
    touched.bindings,
  )
}

/** How many of these seats their venues still have, neither blocked nor sold elsewhere. */
export async function seatsOnSale(db: Knex, websiteId: string, seats: readonly SeatAt[]): Promise<number> {
  const asked = rowSet(
    db,
    { event_id: "text", seat_id: "text" },
    seats.map(({ eventId, seatId }) => ({ event_id: eventId, seat_id: seatId })),
  )
  const found = await rowsOf<object>(
    db,
    `SELECT v.seat_id FROM ${asked.sql} AS asked
     CROSS JOIN events AS e
     CROSS JOIN venue_seats AS v
     LEFT JOIN event_seats_off AS o ON o.event_id = asked.event_id AND o.seat_id = asked.seat_id
     WHERE e.website_id = ? AND e.id = asked.event_id AND v.venue_id = e.venue_id AND v.seat_id = asked.seat_id
       AND o.seat_id IS NULL`,
    [...asked.bindings, websiteId],
  )
  return found.length
}

/** Seats of these sections that are sold, blocked or held, for each of these events. */
export async function unavailableSeats(
  db: Knex,
  eventIds: readonly string[],
  { venueId, sectionIds }: { readonly venueId: string; readonly sectionIds: readonly string[] },
  now: number,
): Promise<readonly ReadonlySet<string>[]> {
  const ofSections = db("venue_seats")
    .where({ venue_id: venueId })
    .whereIn("section_id", [...sectionIds])
    .select("seat_id")
  const [off, claimed]: Pick<ClaimRow, "event_id" | "seat_id">[][] = await Promise.all([
    db<EventSeatOffRow>("event_seats_off")
      .whereIn("event_id", eventIds)
      .whereIn("seat_id", ofSections.clone())
      .select("event_id", "seat_id"),
    liveClaims(db, eventIds, now).whereIn("c.seat_id", ofSections.clone()).select("c.event_id", "c.seat_id"),
  ])
  const byEvent = Map.groupBy([...(off ?? []), ...(claimed ?? [])], ({ event_id }) => event_id)
  return eventIds.map((id) => new Set(byEvent.get(id)?.map(({ seat_id }) => seat_id)))
}
