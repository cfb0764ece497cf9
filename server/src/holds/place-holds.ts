import { holdExpiry, holdPace } from "@parterre/domain/holds"
import { checkQuantity } from "@parterre/domain/quantities"
import { calledRow, calledSeat } from "@parterre/domain/seat-names"
import type { Knex } from "knex"
import { changeCart, refuseWhilePaying } from "../carts/cart-store.ts"
import { type HoldWithLines, liveHolds } from "../carts/hold-store.ts"
import { settleLapse } from "../carts/lapse.ts"
import type { CartRow } from "../database/hold-tables.ts"
import type { Website } from "../http/handler.ts"
import type { NewId } from "../ids.ts"
import type { JournalHold } from "../journal/entry.ts"
import { journalDone } from "../journal/journal-store.ts"
import { Refusal } from "../refusal.ts"
import { bumpSections } from "../seating/section-version-store.ts"
import { type AdmissionTools, type SectionAdmission, takeAdmission } from "./admission.ts"
import { refuseUnlessOnSale, type VenueRow } from "./event-on-sale.ts"
import { type EventRequest, maxTickets } from "./event-request.ts"
import { judgeSeats, type SeatsAtEvent } from "./judge-seats.ts"
import type { SeatGuard } from "./seat-guard.ts"
import { readSeatStates, sectionPictures } from "./seat-states.ts"
import { type NewHold, writeHold } from "./write-hold.ts"

export interface HoldTools extends AdmissionTools {
  readonly newId: NewId
  readonly seatGuard: SeatGuard
}

/** Who holds, and their cart as it was locked. */
export interface Holder {
  readonly website: Website
  readonly sessionId: string
  readonly cart: CartRow
  /** Epoch milliseconds. */
  readonly now: number
}

export interface Placed {
  readonly cart: CartRow
  /** Placed by the request, at all its events. */
  readonly tickets: number
  readonly lastResort: boolean
}

/**
 * Holds all that a request asks for, or throws its refusal. The rows of its seats are locked by the caller, so what
 * is read here cannot change before the claims are written; the countdown starts with a cart's first hold and no
 * later one moves it.
 */
export async function placeHolds(
  trx: Knex.Transaction,
  tools: HoldTools,
  holder: Holder,
  requests: readonly EventRequest[],
): Promise<Placed> {
  const { website, now } = holder
  refuseWhilePaying(holder.cart)
  for (const { event } of requests) refuseUnlessOnSale(event, now)
  const cart = await settleLapse(trx, holder.cart, now)
  const held = await liveHolds(trx, cart.id)
  refuseQuantities(requests, held)
  const tickets = sum(requests.flatMap(linesOf))
  const pace = refuseHaste(cart, tickets, now)

  const period =
    held.length > 0 && cart.expires_at !== null
      ? { expires_at: cart.expires_at }
      : { expires_at: holdExpiry(now, website.holdSeconds), renewals_used: 0 }
  // Before anything is claimed: at an event already held, the seats asked for would count as taken.
  const lastResort = await judgeSeats(
    await seatsAtEvents(trx, tools, { requests, ownHolds: held, now }),
    website,
  )
  const journalled: JournalHold[] = []
  /** The first hold of each of the request's lines that is of a subscription, by the line's index. */
  const firstHolds = new Map<number, string>()
  const last = held.reduce((ordinal, hold) => Math.max(ordinal, hold.ordinal), 0)
  const before = ordinalsBefore(requests, last)
  for (const request of requests) {
    const { event } = request
    let ordinal = before.get(request) ?? last
    const admission = await takeAdmission(trx, tools, request, now)
    for (const hold of newHolds(request, admission)) {
      ordinal += 1
      const context = { cart, event, ordinal, expiresAt: period.expires_at, now }
      const first = hold.part === undefined ? undefined : firstHolds.get(hold.part.line)
      const written = await writeHold(trx, tools, context, hold, first)
      if (hold.part !== undefined && first === undefined) firstHolds.set(hold.part.line, written.id)
      journalled.push(written)
    }
    await bumpSections(trx, event.id, sectionsOf(request, admission))
  }
  await journalDone(trx, {
    websiteId: website.id,
    cartId: cart.id,
    sessionId: holder.sessionId,
    at: now,
    actor: "shopper",
    command: "holds.place",
    outcome: "done",
    data: { holds: journalled, expiresAt: period.expires_at },
  })
  return {
    cart: await changeCart(trx, cart, { state: "held", ...period, ...pace }, now),
    tickets,
    lastResort,
  }
}

interface SeatsQuestion {
  readonly requests: readonly EventRequest[]
  readonly ownHolds: readonly HoldWithLines[]
  readonly now: number
}

/** The seats of the requests and the rows they are in, as they are now. */
async function seatsAtEvents(
  trx: Knex.Transaction,
  { seatGuard }: HoldTools,
  { requests, ownHolds, now }: SeatsQuestion,
): Promise<readonly SeatsAtEvent[]> {
  const seats: SeatsAtEvent[] = []
  for (const request of requests) {
    const { event, seatLines: lines } = request
    const states = await readSeatStates(trx, seatGuard, { event, now, ownHolds, request })
    seats.push({
      lines,
      states,
      lockSections: (sectionIds) => seatGuard.lockSections(trx, event.id, sectionIds),
      sectionRows: (sectionId) => sectionPictures(trx, seatGuard, { event, sectionId, now, ownHolds }),
    })
  }
  return seats
}

/** The ordinal before each request's first hold: requests are held in id order and shown by the start of their event. */
function ordinalsBefore(requests: readonly EventRequest[], last: number): ReadonlyMap<EventRequest, number> {
  const before = new Map<EventRequest, number>()
  let ordinal = last
  for (const request of requests.toSorted((one, other) => one.event.startsAt - other.event.startsAt)) {
    before.set(request, ordinal)
    ordinal += request.seatLines.length + request.admissionLines.length
  }
  return before
}

/** A price's limits are over the whole cart: what is held already and every line of the request, at each event. */
function refuseQuantities(requests: readonly EventRequest[], held: readonly HoldWithLines[]): void {
  if (sum(held) + sum(requests.flatMap(linesOf)) > maxTickets)
    throw new Refusal("invalid-quantity", { min: 1, max: maxTickets })
  for (const request of requests)
    for (const [price, ofPrice] of Map.groupBy(linesOf(request), (line) => line.price)) {
      const already = held.filter((hold) => hold.price_id === price.id && hold.event_id === request.event.id)
      const checked = checkQuantity(sum(already) + sum(ofPrice), price)
      // The problem's text names both limits; a price without one is still bounded by the cart.
      if (!checked.ok)
        throw new Refusal("invalid-quantity", {
          min: checked.error.min,
          max: checked.error.max || maxTickets,
        })
    }
}

const linesOf = ({ seatLines, admissionLines }: EventRequest) => [
  ...seatLines.map((line) => ({ price: line.price, qty: line.seats.length })),
  ...admissionLines,
]

/** Tickets a cart may be given within an hour, those it gave back included: ten times as many as it may hold. */
const mostAnHour = 10 * maxTickets

/** A cart keeps a line of every ticket it ever had, and its journal two entries: neither may grow without end. */
function refuseHaste(
  { placed_since, placed_tickets }: CartRow,
  tickets: number,
  now: number,
): Pick<CartRow, "placed_since" | "placed_tickets"> {
  const before = placed_since === null ? undefined : { since: placed_since, tickets: placed_tickets }
  const judged = holdPace(before, tickets, { most: mostAnHour, now })
  if (!judged.ok) throw new Refusal("rate-limited", { retryAfter: judged.retryAfter })
  return { placed_since: judged.pace.since, placed_tickets: judged.pace.tickets }
}

const sum = (lines: readonly { readonly qty: number }[]): number =>
  lines.reduce((total, line) => total + line.qty, 0)

function newHolds(request: EventRequest, admission: readonly SectionAdmission[][]): NewHold[] {
  const seats = request.seatLines.map((line) => ({
    ...line,
    tickets: line.seats.map(({ row, seat }) => ({
      sectionId: row.sectionId,
      seatId: seat.id,
      label: labelOf(row, seat.name),
    })),
  }))
  const entries = request.admissionLines.map((line, index) => ({
    ...line,
    tickets: (admission[index] ?? []).flatMap((section) =>
      Array.from({ length: section.qty }, () => ({
        sectionId: section.sectionId,
        seatId: null,
        label: section.label,
      })),
    ),
  }))
  return [...seats, ...entries]
}

/** A seat for the journal and support: « C 12 », « table 3 1 », the same in both languages. */
function labelOf({ name, ring }: VenueRow, seat: string): string {
  const { type, row } = calledRow(name, ring ? "TABLE" : "SEAT")
  return `${type === "TABLE" ? "table " : ""}${row} ${calledSeat(seat)}`.trim()
}

const sectionsOf = (request: EventRequest, admission: readonly SectionAdmission[][]): string[] => [
  ...request.seatLines.flatMap((line) => line.seats.map(({ row }) => row.sectionId)),
  ...admission.flat().map((section) => section.sectionId),
]
