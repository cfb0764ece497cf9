import { bestAvailable, type OrphanRule, type RankedRow, type RowPicture } from "@parterre/domain/seats"
import type { Sold } from "@parterre/domain/subscriptions"
import { Refusal } from "../refusal.ts"
import type { BatchPicture } from "./batch-picture.ts"
import type { EventOnSale, EventPrice, VenueRow } from "./event-on-sale.ts"
import type { AdmissionLine, EventRequest, PickedSeat, SeatLine } from "./event-request.ts"
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
  const states = at.map(({ event }) => picture.statesAt(event, held))
  for (const level of levels) {
    const rows = picture.house.rowsOfLevel(at[0]?.event.id ?? "", level.priceLevelId)
    if (rows.length > 0) seatLines.push(...bestLines(rows, level, states, website))
    else admissionLines.push(...level.prices.map((line) => ({ ...line, confirmed: true, pageUrl: null })))
  }
  const line = <Line extends { readonly price: EventPrice }>(index: number, chosen: Line) =>
    of.type === "event" ? chosen : { ...chosen, part: { subscriptionId: of.id, line: index } }
  return at.map(({ event, priceOf }) => ({
    event,
    seatLines: seatLines.map((chosen, index) => ({ ...line(index, chosen), price: priceOf(chosen.price) })),
    admissionLines: admissionLines.map((chosen, index) => ({
      ...line(seatLines.length + index, chosen),
      price: priceOf(chosen.price),
    })),
  }))
}

/** For who found no seats in time, however often others were faster. */
export const nothingTogether = ({ levels }: BestOf): Refusal =>
  new Refusal("not-enough-together", { min: sizeOf(levels[0]) })

type Chosen<Line> = Omit<Line, "part">

function bestLines(
  rows: readonly VenueRow[],
  level: RequestedLevel,
  states: readonly SeatStates[],
  { avoidSingle, lastResort }: OrphanRule,
): Chosen<SeatLine>[] {
  const size = sizeOf(level)
  const best = bestAvailable(rankedRows(rows, states), { size, avoidSingle, lastResort }, level.priceLevelId)
  const row = best === undefined ? undefined : rows[best.row]
  if (best === undefined || row === undefined) throw tooFew(rows, level, states)
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

function tooFew(rows: readonly VenueRow[], level: RequestedLevel, states: readonly SeatStates[]): Refusal {
  const available = rows
    .flatMap((row) => row.seats)
    .filter(
      (seat) =>
        seat.priceLevelId === level.priceLevelId && states.every((at) => at.stateOf(seat.id) === "free"),
    ).length
  const size = sizeOf(level)
  return available < size
    ? new Refusal("not-enough-places", { available })
    : new Refusal("not-enough-together", { min: size })
}

/**
 * The front rows first; of rows as far back, the one nearest to the middle of the house. Who is on a row is looked at when
 * somebody asks: mostly the first few are enough.
 */
function rankedRows(rows: readonly VenueRow[], states: readonly SeatStates[]): RankedRow[] {
  const middle = mean(rows.flatMap((row) => row.seats.map((seat) => seat.x)))
  const aside = rows.map((row) => Math.abs(mean(row.seats.map((seat) => seat.x)) - middle))
  const order = rows
    .map((row, index) => ({ ordinal: row.ordinal, aside: aside[index] ?? 0, index }))
    .sort((one, other) => one.ordinal - other.ordinal || one.aside - other.aside || one.index - other.index)
  const rank = new Map(order.map(({ index }, place) => [index, place]))
  return rows.map((row, index) => new LazyRow(row, states, rank.get(index) ?? 0))
}

class LazyRow implements RankedRow {
  readonly rank: number
  private readonly seats: VenueRow
  private readonly states: readonly SeatStates[]
  private pictures: readonly RowPicture[] | undefined

  constructor(seats: VenueRow, states: readonly SeatStates[], rank: number) {
    this.seats = seats
    this.states = states
    this.rank = rank
  }

  get events(): readonly RowPicture[] {
    this.pictures ??= this.states.map((at) => rowPicture(this.seats, at))
    return this.pictures
  }

  get row(): RowPicture {
    return this.events[0] as RowPicture
  }
}

const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, number) => sum + number, 0) / numbers.length

const sizeOf = (level: RequestedLevel | undefined): number =>
  (level?.prices ?? []).reduce((sum, line) => sum + line.qty, 0)
