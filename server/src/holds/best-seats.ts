import {
  bestAvailable,
  type OrphanRule,
  type RankedRow,
  type RowPicture,
  ruleAtEvents,
} from "@parterre/domain/seats"
import type { Sold } from "@parterre/domain/subscriptions"
import type { PreferredRow } from "../published/row-preference.ts"
import { Refusal } from "../refusal.ts"
import type { LineOffer } from "./asked-offer.ts"
import { type BatchPicture, NotYetRead } from "./batch-picture.ts"
import type { EventOnSale, EventPrice, VenueRow } from "./event-on-sale.ts"
import type { AdmissionLine, BestLine, EventRequest, PickedSeat, SeatLine } from "./event-request.ts"
import type { Holder } from "./place-holds.ts"
import { rowPicture, type SeatStates } from "./seat-states.ts"

/** Tickets wanted in one price level, wherever the best ones are. */
export interface RequestedLevel {
  readonly priceLevelId: string
  readonly prices: readonly { readonly price: EventPrice; readonly qty: number }[]
}

/** The best of price levels, at one event or with the same seats at several. */
export interface BestOf {
  readonly of: Sold
  readonly levels: readonly RequestedLevel[]
  /** In id order; what a wanted price costs at each: a subscription's is its share there. */
  readonly at: readonly {
    readonly event: EventOnSale
    readonly priceOf: (price: EventPrice) => EventPrice
    /** What a wanted price is sold by there. */
    readonly offerOf: (price: EventPrice) => LineOffer
  }[]
}

/**
 * The best seats of price levels on the picture, and general admission where a level has no seats: the same at every
 * event, each at what it costs there.
 */
export function chooseBest(
  picture: BatchPicture,
  { website, cart }: Holder,
  { of, levels, at }: BestOf,
): EventRequest[] {
  const seatLines: Chosen<SeatLine>[] = []
  const admissionLines: Chosen<AdmissionLine>[] = []
  const held = picture.heldBy(cart)
  const events = at.map(({ event }) => ({ id: event.id, states: picture.statesAt(event, held) }))
  const rule = ruleAtEvents(
    website,
    at.map(({ event }) => event.avoidSingle),
  )
  for (const level of levels) {
    const rows = picture.house.preferredRows(events[0]?.id ?? "", level.priceLevelId)
    if (rows.length > 0) seatLines.push(...bestLinesOf(new RowsInOrder(picture, rows, events), level, rule))
    else admissionLines.push(...level.prices.map((line) => ({ ...line, confirmed: true, pageUrl: null })))
  }
  const line = <Line extends { readonly price: EventPrice }>(index: number, chosen: Line) =>
    of.type === "event" ? chosen : { ...chosen, part: { subscriptionId: of.id, line: index } }
  return at.map(({ event, priceOf, offerOf }) => ({
    event,
    seatLines: seatLines.map((chosen, index) => ({
      ...line(index, chosen),
      ...{ price: priceOf(chosen.price), offer: offerOf(chosen.price) },
    })),
    admissionLines: admissionLines.map((chosen, index) => ({
      ...line(seatLines.length + index, chosen),
      ...{ price: priceOf(chosen.price), offer: offerOf(chosen.price) },
    })),
  }))
}

/** A request with the seats of those lines that leave the choice to us: each price level's together, the best there are. */
export function withBestSeats(
  picture: BatchPicture,
  { website, cart }: Holder,
  { bestLines = [], ...request }: EventRequest,
): EventRequest {
  if (bestLines.length === 0) return request
  const { event } = request
  const events = [{ id: event.id, states: picture.statesAt(event, picture.heldBy(cart)) }]
  const rule = ruleAtEvents(website, [event.avoidSingle])
  const ofLevel = [...Map.groupBy(bestLines, (line) => line.price.priceLevelId)]
  const chosen = ofLevel.flatMap(([priceLevelId, lines]): SeatLine[] => {
    const rows = new RowsInOrder(picture, picture.house.preferredRows(event.id, priceLevelId), events)
    const [first] = lines as [BestLine]
    return bestLinesOf(rows, { priceLevelId, prices: lines }, rule).map(({ seats }, index) => ({
      ...(lines[index] ?? first),
      // Those who sit together are judged together.
      ...{ party: first.party, seats },
    }))
  })
  const seatLines = [...request.seatLines, ...chosen]
  const ids = seatLines.flatMap(({ seats }) => seats.map(({ seat }) => seat.id))
  // Whoever names some of the seats of a level and leaves others to us may be given those they named.
  if (new Set(ids).size < ids.length) throw new Refusal("quantity-mismatch")
  return { ...request, seatLines }
}

type Chosen<Line> = Omit<Line, "part">

function bestLinesOf(
  rows: RowsInOrder,
  level: RequestedLevel,
  { avoidSingle, lastResort }: OrphanRule,
): Chosen<SeatLine>[] {
  const size = sizeOf(level)
  const best = bestAvailable(rows.ranked, { size, avoidSingle, lastResort }, level.priceLevelId)
  const row = best === undefined ? undefined : rows.ranked[best.row]?.seats
  if (best === undefined || row === undefined) throw tooFew(rows, level)
  const seats = best.seats.flatMap((position): PickedSeat[] => {
    const seat = row.seats[position]
    return seat === undefined ? [] : [{ row, seat, position }]
  })
  let from = 0
  return level.prices.map(({ price, qty }) => {
    from += qty
    return { price, party: 0, seats: seats.slice(from - qty, from), confirmed: true, pageUrl: null }
  })
}

function tooFew({ ranked, events }: RowsInOrder, level: RequestedLevel): Refusal {
  const available = ranked
    .flatMap((row) => row.seats?.seats ?? [])
    .filter(
      (seat) =>
        seat.priceLevelId === level.priceLevelId &&
        events.every(({ states }) => states.stateOf(seat.id) === "free"),
    ).length
  const size = sizeOf(level)
  return available < size
    ? new Refusal("not-enough-places", { available })
    : new Refusal("not-enough-together", { min: size })
}

/** Rows that are read together at least. */
const fewestRows = 16

/** The rows of a price level that may have a seat left at each of the events, the best first. */
class RowsInOrder {
  readonly events: readonly { readonly id: string; readonly states: SeatStates }[]
  readonly ranked: readonly LazyRow[]
  readonly picture: BatchPicture

  constructor(picture: BatchPicture, rows: readonly PreferredRow[], events: RowsInOrder["events"]) {
    this.picture = picture
    this.events = events
    this.ranked = rows
      .filter((row) => !events.some(({ id }) => picture.isFull({ eventId: id, row })))
      .map((row, rank) => new LazyRow(this, row, rank))
  }

  isRead({ preferred }: LazyRow): boolean {
    return this.events.every(({ id }) => this.picture.knowsRow({ eventId: id, row: preferred }))
  }

  /** The rows that are read next from one on: the further the search has come, the more. */
  unreadFrom(rank: number): readonly LazyRow[] {
    const unread = this.ranked.slice(rank).filter((row) => !this.isRead(row))
    return unread.slice(0, Math.max(fewestRows, rank))
  }
}

/** A row that is looked at when somebody asks: mostly the first few are enough. */
class LazyRow implements RankedRow {
  readonly rank: number
  readonly preferred: PreferredRow
  private readonly all: RowsInOrder
  private pictures: readonly RowPicture[] | undefined

  constructor(all: RowsInOrder, preferred: PreferredRow, rank: number) {
    this.all = all
    this.preferred = preferred
    this.rank = rank
  }

  /** Nothing when an import has taken the row away. */
  get seats(): VenueRow | undefined {
    return this.all.picture.house.rows.row(this.all.events[0]?.id ?? "", this.preferred.id)
  }

  get events(): readonly RowPicture[] {
    this.pictures ??= this.all.events.map(({ states }) => this.pictureAt(states))
    return this.pictures
  }

  get row(): RowPicture {
    return this.events[0] as RowPicture
  }

  private pictureAt(states: SeatStates): RowPicture {
    if (!this.all.isRead(this)) {
      const rows = this.all
        .unreadFrom(this.rank)
        .flatMap(({ preferred }) => this.all.events.map(({ id }) => ({ eventId: id, row: preferred })))
      throw new NotYetRead({ rows })
    }
    return this.seats === undefined ? { ring: false, seats: [] } : rowPicture(this.seats, states)
  }
}

/** Seats that are wanted in a level. */
export const sizeOf = (level: RequestedLevel | undefined): number =>
  (level?.prices ?? []).reduce((sum, line) => sum + line.qty, 0)
