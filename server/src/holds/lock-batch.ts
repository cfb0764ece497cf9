import type { Knex } from "knex"
import type { RowAt, SeatAt } from "../availability/claim-store.ts"
import { inOneTrip } from "../database/in-one-trip.ts"
import type { NewId } from "../ids.ts"
import type { BatchPicture } from "./batch-picture.ts"
import type { VenueRow } from "./event-on-sale.ts"
import type { EventRequest } from "./event-request.ts"
import type { FullRows } from "./full-rows.ts"
import { type Ask, type Judged, judgeBatch } from "./judge-batch.ts"
import type { LockedRows } from "./overtaken.ts"
import { readRows } from "./read-missing.ts"
import { keyAt } from "./rows-on-sale.ts"
import type { SeatGuard } from "./seat-guard.ts"
import { wantedLevels } from "./wanted-levels.ts"

interface LockTools {
  readonly seatGuard: SeatGuard
  readonly newId: NewId
  readonly fullRows: FullRows
}

/**
 * Among which rows requests of the best seats choose once these are locked: those they would choose now, those that were
 * looked at for it, or every row of their price levels. Others may take the first choice meanwhile, and two processes mostly
 * have the same.
 */
export type LockReach = "chosen" | "looked-at" | "every"

/**
 * Locks all rows of seats that a batch touches, in one statement and one order, and then reads who is on them: what is
 * read here cannot change before the claims are written.
 */
export async function lockRows(
  trx: Knex.Transaction,
  tools: LockTools,
  picture: BatchPicture,
  asks: readonly Ask[],
  reach: LockReach,
): Promise<LockedRows> {
  const { seatGuard } = tools
  const prepared = asks.flatMap((ask) => (ask.prepared.ok ? [ask.prepared.result] : []))
  const rows = new TouchedRows()
  for (const one of prepared) if (one.kind === "lines") for (const request of one.requests) rows.add(request)
  const best = prepared.flatMap(wantedLevels)
  if (best.length > 0 && reach === "every") await addCandidates(rows, picture, best)
  else if (best.length > 0) {
    const eventIds = [...new Set(best.map(({ event }) => event.id))]
    picture.addFullRows(await tools.fullRows.at(trx, eventIds, picture.now))
    await readTouched(trx, seatGuard, picture, rows)
    for (const outcome of await judgeUnlocked(trx, tools, picture, asks))
      if (outcome.ok) for (const request of outcome.result.requests) rows.add(request)
    if (reach === "looked-at") addLookedAt(rows, picture, best)
  }
  await inOneTrip(trx, [
    () => seatGuard.lockRows(trx, rows.locks()),
    () => readTouched(trx, seatGuard, picture, rows),
  ])
  return rows
}

async function readTouched(
  trx: Knex.Transaction,
  seatGuard: SeatGuard,
  picture: BatchPicture,
  rows: TouchedRows,
): Promise<void> {
  const seats = rows.seats()
  if (seats.length > 0) picture.addRows(rows.all(), await seatGuard.liveClaims(trx, seats, picture.now))
}

/** What the asks would come to if nobody changed anything before the rows are locked. */
async function judgeUnlocked(
  trx: Knex.Transaction,
  tools: LockTools,
  picture: BatchPicture,
  asks: readonly Ask[],
): Promise<Judged["outcomes"]> {
  for (;;) {
    const { outcomes, missing } = judgeBatch(picture, asks, tools.newId)
    if (!(await readRows(trx, tools, picture, missing))) return outcomes
  }
}

function addLookedAt(rows: TouchedRows, picture: BatchPicture, best: readonly Wanted[]): void {
  const events = new Map(best.map(({ event }) => [event.id, event]))
  for (const { eventId, rowId } of picture.knownRows()) {
    const [event, row] = [events.get(eventId), picture.house.rows.row(eventId, rowId)]
    if (event !== undefined && row !== undefined) rows.addRow(event.websiteId, eventId, row)
  }
}

type Wanted = ReturnType<typeof wantedLevels>[number]

async function addCandidates(
  rows: TouchedRows,
  { house }: BatchPicture,
  best: readonly Wanted[],
): Promise<void> {
  const wanted = best.flatMap(({ event: { id: eventId, websiteId }, priceLevelId }) =>
    house.preferredRows(eventId, priceLevelId).map(({ id: rowId }) => ({ eventId, websiteId, rowId })),
  )
  await house.readRows({ seats: [], rows: wanted, sections: [] })
  for (const { eventId, websiteId, rowId } of wanted) {
    const row = house.rows.row(eventId, rowId)
    if (row !== undefined) rows.addRow(websiteId, eventId, row)
  }
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

  all(): readonly { readonly eventId: string; readonly row: VenueRow }[] {
    return [...this.rows.values()].map(({ lock: { eventId }, row }) => ({ eventId, row }))
  }

  seats(): readonly SeatAt[] {
    return this.all().flatMap(({ eventId, row }) => row.seats.map((seat) => ({ eventId, seatId: seat.id })))
  }
}
