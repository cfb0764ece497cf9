import type { Knex } from "knex"
import type { ClaimsAsked, RowAt } from "../availability/claim-store.ts"
import type { NewId } from "../ids.ts"
import type { BatchPicture } from "./batch-picture.ts"
import type { VenueRow } from "./event-on-sale.ts"
import type { EventRequest } from "./event-request.ts"
import type { PreparedRequest } from "./hold-request.ts"
import { keyAt } from "./house-on-sale.ts"
import { type Ask, judgeBatch } from "./judge-batch.ts"
import type { SeatGuard } from "./seat-guard.ts"

interface LockTools {
  readonly seatGuard: SeatGuard
  readonly newId: NewId
}

/** Rows of seats that the batch has locked. */
export interface LockedRows {
  has(request: EventRequest): boolean
}

/**
 * Locks all rows of seats that a batch touches, in one statement and one order, and then reads who is on them: what is
 * read here cannot change before the claims are written. For requests of the best seats, those rows are locked from
 * which they would choose now, or all from which they could: others may take the first choice meanwhile.
 */
export async function lockRows(
  trx: Knex.Transaction,
  { seatGuard, newId }: LockTools,
  picture: BatchPicture,
  asks: readonly Ask[],
  everyCandidate: boolean,
): Promise<LockedRows> {
  const prepared = asks.flatMap((ask) => (ask.prepared.ok ? [ask.prepared.result] : []))
  const rows = new TouchedRows()
  for (const one of prepared) if (one.kind === "lines") for (const request of one.requests) rows.add(request)
  const best = prepared.filter((one) => one.kind === "best")
  const whole = [...new Set(best.flatMap(({ at }) => at.map(({ event }) => event.id)))]
  if (everyCandidate) for (const one of best) addCandidates(rows, picture, one)
  else if (best.length > 0) {
    const before = picture.draft()
    before.addClaims(
      await seatGuard.liveClaims(trx, [...rows.seats(), ...whole.map(wholeEvent)], picture.now),
    )
    for (const outcome of judgeBatch(before, asks, newId).outcomes)
      if (outcome.ok) for (const request of outcome.result.requests) rows.add(request)
  }
  await seatGuard.lockRows(trx, rows.locks())
  const wanted = [...rows.seats(new Set(whole)), ...whole.map(wholeEvent)]
  if (wanted.length > 0) picture.addClaims(await seatGuard.liveClaims(trx, wanted, picture.now))
  return rows
}

const wholeEvent = (eventId: string): ClaimsAsked => ({ eventId, seatId: null })

function addCandidates(
  rows: TouchedRows,
  { house }: BatchPicture,
  { at, levels }: PreparedRequest & { kind: "best" },
): void {
  for (const { event } of at)
    for (const level of levels)
      for (const row of house.rowsOfLevel(event.id, level.priceLevelId))
        rows.addRow(event.websiteId, event.id, row)
}

/** Rows at events, each once. */
class TouchedRows implements LockedRows {
  private readonly rows = new Map<string, { readonly lock: RowAt; readonly row: VenueRow }>()

  add({ event, seatLines }: EventRequest): void {
    for (const { seats } of seatLines)
      for (const { row } of seats) this.addRow(event.websiteId, event.id, row)
  }

  addRow(websiteId: string, eventId: string, row: VenueRow): void {
    this.rows.set(keyAt(eventId, row.id), { lock: { websiteId, eventId, rowId: row.id }, row })
  }

  has({ event, seatLines }: EventRequest): boolean {
    return seatLines.every(({ seats }) => seats.every(({ row }) => this.rows.has(keyAt(event.id, row.id))))
  }

  locks(): readonly RowAt[] {
    return [...this.rows.values()].map(({ lock }) => lock)
  }

  /** All their seats, but for those of some events. */
  seats(except: ReadonlySet<string> = new Set()): readonly ClaimsAsked[] {
    return [...this.rows.values()].flatMap(({ lock: { eventId }, row }) =>
      except.has(eventId) ? [] : row.seats.map((seat) => ({ eventId, seatId: seat.id })),
    )
  }
}
