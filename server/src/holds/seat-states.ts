import type { RowPicture, SeatState } from "@parterre/domain/seats"
import type { Knex } from "knex"
import type { HoldWithLines } from "../carts/hold-store.ts"
import type { EventOnSale } from "./event-on-sale.ts"
import type { EventRequest } from "./event-request.ts"
import { rowPicture, type SeatStates } from "./judge-seats.ts"
import { readRowsOfSections, readSeatsOff } from "./on-sale-store.ts"
import type { SeatGuard } from "./seat-guard.ts"

interface StatesQuestion {
  readonly event: EventOnSale
  readonly ownHolds: readonly HoldWithLines[]
  readonly now: number
}

/** The states of all seats in the rows a request touches. */
export function readSeatStates(
  trx: Knex.Transaction,
  guard: SeatGuard,
  question: StatesQuestion & { readonly request: EventRequest },
): Promise<SeatStates> {
  const rows = new Set(question.request.seatLines.flatMap((line) => line.seats.map(({ row }) => row)))
  const seatIds = [...rows].flatMap((row) => row.seats.map((seat) => seat.id))
  return statesOf(trx, guard, question, seatIds)
}

/** The rows of a section as they are now, from front to back. */
export async function sectionPictures(
  trx: Knex.Transaction,
  guard: SeatGuard,
  question: StatesQuestion & { readonly sectionId: string },
): Promise<RowPicture[]> {
  const rows = await readRowsOfSections(trx, question.event.venueId, [question.sectionId])
  const states = await statesOf(
    trx,
    guard,
    question,
    rows.flatMap((row) => row.seats.map((seat) => seat.id)),
  )
  return rows.toSorted((one, other) => one.ordinal - other.ordinal).map((row) => rowPicture(row, states))
}

/** Seats beyond which the whole house is read: naming them all would take longer, and more than a statement may hold. */
const manySeats = 2_000

/** The states of the seats named, or of the whole house. */
export async function statesOf(
  trx: Knex.Transaction,
  guard: SeatGuard,
  { event, ownHolds, now }: StatesQuestion,
  seatIds?: readonly string[],
): Promise<SeatStates> {
  const isSold = (priceLevelId: string) => event.levels.has(priceLevelId)
  if (seatIds?.length === 0) return { stateOf: () => "free", isSold }
  const own = new Set(ownHolds.map((hold) => hold.id))
  const states = new Map<string, SeatState>()
  const named = seatIds !== undefined && seatIds.length <= manySeats ? seatIds : undefined
  // One after the other: a transaction has one connection, and what fails must leave nothing running on it.
  const claims = await guard.liveClaims(trx, event.id, now, named)
  const seatsOff = await readSeatsOff(trx, event.id, named)
  for (const claim of claims) states.set(claim.seat_id, own.has(claim.hold_id) ? "mine" : "taken")
  for (const off of seatsOff) states.set(off.seatId, off.reason === "sold" ? "taken" : "blocked")
  return { stateOf: (seatId) => states.get(seatId) ?? "free", isSold }
}
