import type { Knex } from "knex"
import type { LiveClaim } from "../availability/claim-store.ts"
import { sectionCounters } from "../availability/count-store.ts"
import type { PreferredRow } from "../published/row-preference.ts"
import type { HouseOnSale } from "./house-on-sale.ts"
import { keyAt } from "./rows-on-sale.ts"

/** A row at an event. */
export interface PreferredRowAt {
  readonly eventId: string
  readonly row: PreferredRow
}

/** Which rows have nobody's seat left, as far as a batch can know without reading them. */
export interface FullRowsNow {
  isFull(at: PreferredRowAt): boolean
  /** Remembers those of these rows that are full; `claims` are all that live on them. */
  note(rows: readonly PreferredRowAt[], house: HouseOnSale, claims: readonly LiveClaim[]): void
}

/** Nothing is known, and nothing remembered. */
export const noFullRows: FullRowsNow = { isFull: () => false, note: () => undefined }

interface Full {
  /** How often seats of its section had been freed when it was read. */
  readonly freed: number
  /** When the first claim on it lapses: epoch milliseconds, infinite when all are sold. */
  readonly until: number
}

/**
 * Rows that were full when they were read last. Whatever may free a seat moves the counter of its section, and time ends a
 * claim only when it was read to end: until one of them has come, whoever looks for the best seats need not look there. What an import publishes has new rows, of which nothing is known.
 */
export class FullRows {
  private readonly known = new WeakMap<PreferredRow, Map<string, Full>>()

  /** At `now`, in epoch milliseconds. Ask it before the claims of the events are read. */
  async at(db: Knex, eventIds: readonly string[], now: number): Promise<FullRowsNow> {
    const counters = await sectionCounters(db, eventIds, "freed")
    const freedOf = ({ eventId, row }: PreferredRowAt) => counters.get(eventId)?.get(row.section_id) ?? 0
    return {
      isFull: (at) => {
        const full = this.known.get(at.row)?.get(at.eventId)
        return full !== undefined && full.freed === freedOf(at) && now < full.until
      },
      note: (rows, house, claims) => {
        const lapses = new Map(claims.map((claim) => [keyAt(claim.event_id, claim.seat_id), claim.lapses_at]))
        for (const at of rows) {
          const until = fullUntil(at, house, lapses)
          if (until !== undefined) this.remember(at, { freed: freedOf(at), until })
        }
      },
    }
  }

  private remember({ eventId, row }: PreferredRowAt, full: Full): void {
    const atEvents = this.known.get(row) ?? new Map<string, Full>()
    this.known.set(row, atEvents.set(eventId, full))
  }
}

/** When the first seat of a full row may be free again; nothing of a row that has a free seat. */
function fullUntil(
  { eventId, row }: PreferredRowAt,
  house: HouseOnSale,
  lapses: ReadonlyMap<string, number | null>,
): number | undefined {
  let until = Number.POSITIVE_INFINITY
  for (const { id } of house.rows.row(eventId, row.id)?.seats ?? []) {
    const key = keyAt(eventId, id)
    if (house.rows.seatsOff.has(key)) continue
    const lapse = lapses.get(key)
    if (lapse === undefined) return undefined
    until = Math.min(until, lapse ?? until)
  }
  return until
}
