import type { Knex } from "knex"
import type { AdmissionChange, AdmissionGuard } from "../availability/admission-capacity-store.ts"
import type { NewClaim, SeatAt, SectionAt } from "../availability/claim-store.ts"
import { dropClaims } from "../availability/own-claim-store.ts"
import { saveCarts } from "../carts/cart-store.ts"
import { addedUp, givenBack } from "../carts/drop-lines.ts"
import { changeHolds, insertHolds, isTicketHold, sectionsHeld } from "../carts/hold-store.ts"
import { inOneTrip } from "../database/in-one-trip.ts"
import { isTakenKey } from "../database/taken-key.ts"
import type { RefusedEntry } from "../journal/entry.ts"
import { journalAll } from "../journal/journal-store.ts"
import { addedUpStock, type StockGuard } from "../products/stock-store.ts"
import { bumpSections, type ChangedSection } from "../seating/section-version-store.ts"
import type { Placement } from "./placement.ts"
import { keyAt } from "./rows-on-sale.ts"
import type { SeatGuard } from "./seat-guard.ts"

interface WriteTools {
  readonly seatGuard: SeatGuard
  readonly admissionGuard: AdmissionGuard
  readonly stockGuard: StockGuard
  readonly codeGuard: StockGuard
}

interface BatchWrites {
  /** What was granted, in order. */
  readonly placements: readonly Placement[]
  readonly refusals: readonly RefusedEntry[]
  /** Sections whose versions the batch has taken already. */
  readonly bumped: readonly SectionAt[]
  readonly now: number
}

/** What other processes were faster at. Nothing may be committed while there is any. */
export interface Lost {
  readonly seats: readonly SeatAt[]
  readonly admission: readonly SectionAt[]
  /** Ids of products, and of codes of promotions and presales. */
  readonly stock: readonly string[]
  /** A session had no cart and has one now. */
  readonly hasCart: boolean
}

/**
 * Writes all that a batch was granted, a statement for each table: carts, then versions of sections, then capacities
 * and stocks, then claims, the order in which everybody locks them. What is lost is seen when all is written: nothing of it
 * is committed.
 */
export async function writeBatch(
  trx: Knex.Transaction,
  { seatGuard, admissionGuard, stockGuard, codeGuard }: WriteTools,
  { placements, refusals, bumped, now }: BatchWrites,
): Promise<Lost | undefined> {
  const lapses = placements.flatMap((placement) => placement.lapses)
  const given = lapses.map(({ holds, lineIds }) => givenBack(holds, lineIds, "lapse"))
  const holds = placements.flatMap((placement) => placement.holds)
  const carts = placements.flatMap((placement) => [
    ...placement.lapses.map(({ cart }) => cart),
    placement.cart,
  ])
  const isBumped = new Set(bumped.map(({ eventId, sectionId }) => keyAt(eventId, sectionId)))
  const touched: ChangedSection[] = [
    ...holds.flatMap(sectionsHeld).map((section) => ({ ...section, frees: false as const })),
    ...given.flatMap(({ sections }) => sections),
  ]
  const changes = addedUp(placements.flatMap((placement) => placement.admission))
  const stock = addedUpStock(placements.flatMap((placement) => placement.stock))
  const uses = addedUpStock(placements.flatMap((placement) => placement.uses))
  const wanted = placements.flatMap(newClaims)
  const done = placements.flatMap((placement) => [
    ...placement.lapses.map(({ entry }) => entry),
    placement.entry,
  ])
  let hasCart = false
  const written = [
    () =>
      saveCarts(trx, [...new Map(carts.map((cart) => [cart.id, cart])).values()]).catch((error) => {
        hasCart = isTakenKey(error)
        throw error
      }),
    () =>
      bumpSections(
        trx,
        touched.filter(
          ({ eventId, sectionId, frees }) => frees !== false || !isBumped.has(keyAt(eventId, sectionId)),
        ),
      ),
    () => admissionGuard.count(trx, changes),
    () => stockGuard.count(trx, stock),
    () => codeGuard.count(trx, uses),
    () =>
      dropClaims(
        trx,
        given.flatMap(({ claims }) => claims),
      ),
    () => seatGuard.take(trx, wanted, now),
    () =>
      changeHolds(
        trx,
        given.flatMap((one) => one.holds),
        now,
      ),
    () => insertHolds(trx, holds),
    () => journalAll(trx, [...done, ...refusals]),
  ] as const
  try {
    const [, , counted, ofStock, ofCodes, , taken] = await inOneTrip(trx, written)
    const stocked = new Set([...ofStock, ...ofCodes])
    const soldOut = [...stock, ...uses].flatMap(({ productId, pieces }) =>
      pieces <= 0 || stocked.has(productId) ? [] : productId,
    )
    return lostOf({ changes, counted, wanted, taken, soldOut })
  } catch (error) {
    if (hasCart) return { seats: [], admission: [], stock: [], hasCart }
    throw error
  }
}

const newClaims = ({ cart, holds, expiresAt }: Placement): NewClaim[] =>
  holds.filter(isTicketHold).flatMap((hold) =>
    hold.lines.flatMap(({ seat_id }) =>
      seat_id === null
        ? []
        : {
            websiteId: cart.website_id,
            eventId: hold.event_id,
            seatId: seat_id,
            holdId: hold.id,
            expiresAt,
          },
    ),
  )

interface Written {
  readonly changes: readonly AdmissionChange[]
  readonly counted: readonly SectionAt[]
  readonly wanted: readonly NewClaim[]
  readonly taken: readonly SeatAt[]
  readonly soldOut: readonly string[]
}

function lostOf({ changes, counted, wanted, taken, soldOut }: Written): Lost | undefined {
  const isCounted = new Set(counted.map(({ eventId, sectionId }) => keyAt(eventId, sectionId)))
  const isTaken = new Set(taken.map(({ eventId, seatId }) => keyAt(eventId, seatId)))
  const admission = changes.filter(({ eventId, sectionId }) => !isCounted.has(keyAt(eventId, sectionId)))
  const seats = wanted.filter(({ eventId, seatId }) => !isTaken.has(keyAt(eventId, seatId)))
  const isLost = admission.length + seats.length + soldOut.length > 0
  return isLost ? { admission, seats, stock: soldOut, hasCart: false } : undefined
}
