import type { HoldNames } from "../carts/hold-details.ts"
import type { VenueRow, VenueSeat } from "./event-on-sale.ts"
import type { PickedSeat } from "./event-request.ts"
import type { RowOnSaleRow } from "./on-sale-store.ts"

/** A seat, a row or a section at an event. */
export const keyAt = (eventId: string, id: string): string => `${eventId} ${id}`

/** The rows at events that have been read, and where each of their seats is. */
export class RowsOnSale {
  /** Seats that nobody can have any more, by `keyAt`. */
  readonly seatsOff = new Map<string, "sold" | "blocked">()
  private readonly at = new Map<string, Map<string, VenueRow>>()
  /** The row of each seat, by event. */
  private readonly ofSeats = new Map<string, Map<string, VenueRow>>()
  /** Those of the events of a venue. */
  private readonly inVenue = new Map<string, Set<ReadonlyMap<string, VenueRow>>>()

  /** One that is known stays as it was read first. */
  add(row: RowOnSaleRow, venueId: string): void {
    const { event_id: eventId, id, section_id: sectionId, type, row_name: name, ordinal } = row
    const known = this.at.get(eventId) ?? new Map<string, VenueRow>()
    this.at.set(eventId, known)
    if (known.has(id)) return
    const seats = seatsOf(row)
    const added = { id, name, ordinal, sectionId, ring: type === "TABLE", seats }
    known.set(id, added)
    const ofSeats = this.ofSeats.get(eventId) ?? new Map<string, VenueRow>()
    this.ofSeats.set(eventId, ofSeats)
    this.inVenue.set(venueId, (this.inVenue.get(venueId) ?? new Set()).add(ofSeats))
    for (const seat of seats) ofSeats.set(seat.id, added)
    for (const { seat_id, off } of row.seats)
      if (off !== null) this.seatsOff.set(keyAt(eventId, seat_id), off)
  }

  row(eventId: string, rowId: string): VenueRow | undefined {
    return this.at.get(eventId)?.get(rowId)
  }

  /** The rows of a section at an event, from front to back; complete once the section was read. */
  ofSection(eventId: string, sectionId: string): readonly VenueRow[] {
    return [...(this.at.get(eventId)?.values() ?? [])]
      .filter((row) => row.sectionId === sectionId)
      .sort((one, other) => one.ordinal - other.ordinal)
  }

  seat(eventId: string, seatId: string): PickedSeat | undefined {
    return pickedIn(this.ofSeats.get(eventId), seatId)
  }

  /** The names of a seat, at whatever event of its venue it was read. */
  namedSeat(venueId: string, seatId: string): ReturnType<HoldNames["seat"]> {
    for (const ofSeats of this.inVenue.get(venueId) ?? []) {
      const picked = pickedIn(ofSeats, seatId)
      if (picked === undefined) continue
      const { row, seat } = picked
      return {
        ...{ venue_id: venueId, seat_id: seatId, name: seat.name },
        ...{ row_name: row.name, row_type: row.ring ? "TABLE" : "SEAT" },
      }
    }
    return undefined
  }
}

/** A seat with its row, of those that were read. */
function pickedIn(rows: ReadonlyMap<string, VenueRow> | undefined, seatId: string): PickedSeat | undefined {
  const row = rows?.get(seatId)
  const position = row && positionsOf(row.seats).get(seatId)
  const seat = position === undefined ? undefined : row?.seats[position]
  return row === undefined || position === undefined || seat === undefined
    ? undefined
    : { row, seat, position }
}

/** The seats of rows as rules see them. What memory answers has the same seats each time. */
const seatsOfRows = new WeakMap<RowOnSaleRow["seats"], readonly VenueSeat[]>()

function seatsOf({ seats }: RowOnSaleRow): readonly VenueSeat[] {
  const known = seatsOfRows.get(seats)
  if (known !== undefined) return known
  const made = seats.map((seat) => ({
    id: seat.seat_id,
    name: seat.name,
    priceLevelId: seat.price_level_id,
    accessible: seat.accessible === 1,
    x: seat.x,
  }))
  seatsOfRows.set(seats, made)
  return made
}

/** Where in its row each seat is. */
const positions = new WeakMap<readonly VenueSeat[], ReadonlyMap<string, number>>()

function positionsOf(seats: readonly VenueSeat[]): ReadonlyMap<string, number> {
  const known = positions.get(seats)
  if (known !== undefined) return known
  const made = new Map(seats.map(({ id }, position) => [id, position]))
  positions.set(seats, made)
  return made
}
