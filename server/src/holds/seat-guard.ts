import type { Knex } from "knex"
import {
  type LiveClaim,
  liveClaimsOf,
  lockEventRows,
  type NewClaim,
  type RowAt,
  type SeatAt,
  type SectionAt,
  takeClaims,
} from "../availability/claim-store.ts"
import { shareSales } from "../availability/sales-lock-store.ts"
import { bumpSections } from "../seating/section-version-store.ts"

/** What stands between two shoppers and one seat. Tests take parts of it away and must see seats sold twice. */
export interface SeatGuard {
  /** Keeps imports of these websites waiting until the transaction ends, and waits for one that is under way. */
  shareSales(trx: Knex.Transaction, websiteIds: readonly string[]): Promise<void>
  /** Makes the transactions that touch these rows of seats wait for one another, and counts the touch. */
  lockRows(trx: Knex.Transaction, rows: readonly RowAt[]): Promise<void>
  /**
   * Makes the transaction wait for every other that changes seats of these sections, and those wait for it. For the
   * few that judge by a whole section; each of the others takes the same counters when it has changed its seats.
   */
  lockSections(trx: Knex.Transaction, sections: readonly SectionAt[]): Promise<void>
  /** Claims of these seats that have not lapsed. */
  liveClaims(trx: Knex.Transaction, seats: readonly SeatAt[], now: number): Promise<readonly LiveClaim[]>
  /** Takes the seats that nobody holds and answers which those were. */
  take(trx: Knex.Transaction, claims: readonly NewClaim[], now: number): Promise<readonly SeatAt[]>
}

export const seatGuard: SeatGuard = {
  shareSales,
  lockRows: lockEventRows,
  lockSections: (trx, sections) =>
    bumpSections(
      trx,
      sections.map((section) => ({ ...section, frees: false })),
    ),
  liveClaims: liveClaimsOf,
  take: takeClaims,
}
