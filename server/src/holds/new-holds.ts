import { holdMachine } from "@parterre/domain/holds"
import { calledRow, calledSeat } from "@parterre/domain/seat-names"
import type { HoldWithLines } from "../carts/hold-store.ts"
import type { CartRow, TicketHoldRow } from "../database/hold-tables.ts"
import type { NewId } from "../ids.ts"
import type { JournalHold } from "../journal/entry.ts"
import type { SectionAdmission } from "./admission.ts"
import type { LineOffer } from "./asked-offer.ts"
import type { BundlePart, EventOnSale, EventPrice, VenueRow } from "./event-on-sale.ts"
import type { EventRequest } from "./event-request.ts"

interface HoldContext {
  readonly cart: CartRow
  /** What the cart holds already. */
  readonly held: readonly HoldWithLines[]
  readonly newId: NewId
  readonly now: number
}

/** A hold and what the journal says of it. */
interface NewHold {
  readonly hold: HoldWithLines
  readonly entry: JournalHold
}

/** The holds that requests become, a hold for each of their lines, with the general admission taken for each. */
export function newHolds(
  context: HoldContext,
  requests: readonly EventRequest[],
  taken: ReadonlyMap<EventRequest, readonly (readonly SectionAdmission[])[]>,
): NewHold[] {
  /** The first hold of each subscription or combo of the request, by the index of its parts. */
  const firstHolds = new Map<number, string>()
  const last = lastOrdinal(context.held)
  const before = ordinalsBefore(requests, last)
  return requests.flatMap((request) =>
    ticketLines(request, taken.get(request) ?? []).map((line, index) => {
      const { event } = request
      const ordinal = (before.get(request) ?? last) + index + 1
      const first = line.part === undefined ? undefined : firstHolds.get(line.part.line)
      const made = newHold(context, { event, ordinal, first }, line)
      if (line.part !== undefined && first === undefined) firstHolds.set(line.part.line, made.hold.id)
      return made
    }),
  )
}

/** The place in a cart of the last of its holds; 0 where there is none. */
export const lastOrdinal = (held: readonly { readonly ordinal: number }[]): number =>
  held.reduce((ordinal, hold) => Math.max(ordinal, hold.ordinal), 0)

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

/** A line of a request with a place for each ticket. */
interface TicketLine {
  readonly price: EventPrice
  readonly confirmed: boolean
  readonly pageUrl: string | null
  readonly offer?: LineOffer
  readonly part?: BundlePart
  readonly tickets: readonly {
    readonly sectionId: string
    readonly seatId: string | null
    readonly label: string
  }[]
}

function ticketLines(
  { seatLines, admissionLines }: EventRequest,
  admission: readonly (readonly SectionAdmission[])[],
): TicketLine[] {
  const seats = seatLines.map((line) => ({
    ...line,
    tickets: line.seats.map(({ row, seat }) => ({
      sectionId: row.sectionId,
      seatId: seat.id,
      label: labelOf(row, seat.name),
    })),
  }))
  const entries = admissionLines.map((line, index) => ({
    ...line,
    tickets: (admission[index] ?? []).flatMap(({ sectionId, label, qty }) =>
      Array.from({ length: qty }, () => ({ sectionId, seatId: null, label })),
    ),
  }))
  return [...seats, ...entries]
}

/** A seat for the journal and support: « C 12 », « table 3 1 », the same in both languages. */
function labelOf({ name, ring }: VenueRow, seat: string): string {
  const { type, row } = calledRow(name, ring ? "TABLE" : "SEAT")
  return `${type === "TABLE" ? "table " : ""}${row} ${calledSeat(seat)}`.trim()
}

/** `first` is the hold that names the line of a subscription or a combo, when this is not the first. */
function newHold(
  { cart, newId, now }: HoldContext,
  { event, ordinal, first }: { event: EventOnSale; ordinal: number; first: string | undefined },
  { price, confirmed, pageUrl, tickets, part, offer = {} }: TicketLine,
): NewHold {
  const id = newId()
  const hold: TicketHoldRow = {
    id,
    website_id: cart.website_id,
    cart_id: cart.id,
    event_id: event.id,
    price_id: price.id,
    price_level_id: price.priceLevelId,
    ordinal,
    qty: tickets.length,
    price: offer.promotion?.price ?? price.price,
    service_charge: offer.promotion?.serviceCharge ?? price.serviceCharge,
    confirmed: confirmed ? 1 : 0,
    page_url: pageUrl,
    subscription_id: part?.subscriptionId ?? null,
    subscription_hold_id: part?.subscriptionId === undefined ? null : (first ?? id),
    combo_id: part?.combo?.id ?? null,
    combo_group_id: part?.combo?.groupId ?? null,
    combo_detail_id: part?.combo?.detailId ?? null,
    combo_hold_id: part?.combo === undefined ? null : (first ?? id),
    promotion_id: offer.promotion?.id ?? null,
    presale_code: offer.presale?.code ?? null,
    presale_code_id: offer.presale?.id ?? null,
    original_price: originalPrice(part, price, offer),
    list_price: offer.flexPass === undefined ? (price.originalPrice ?? null) : null,
    product_id: null,
    details: null,
    state: holdMachine.initial,
    created_at: now,
    changed_at: now,
  }
  const lines = tickets.map((ticket, index) => ({ ...ticket, id: newId(), ordinal: index }))
  return {
    hold: {
      ...hold,
      lines: lines.map(({ id, ordinal: place, sectionId, seatId }) => ({
        id,
        website_id: cart.website_id,
        hold_id: hold.id,
        ordinal: place,
        section_id: sectionId,
        seat_id: seatId,
        released: 0,
      })),
    },
    entry: {
      id: hold.id,
      eventId: event.id,
      priceId: price.id,
      price: hold.price,
      serviceCharge: hold.service_charge,
      ...termsOf(part, price, offer),
      title: event.title,
      lines: lines.map(({ id, seatId, label }) => ({ id, seatId, label })),
    },
  }
}

/** How the price came about: what it was reduced from and by what. */
function termsOf(
  part: BundlePart | undefined,
  { price }: EventPrice,
  { promotion, flexPass }: LineOffer,
): Pick<JournalHold, "terms"> {
  if (flexPass !== undefined) return { terms: { own: flexPass.ownPrice, flexPass: true } }
  if (part?.combo === undefined && promotion === undefined) return {}
  return {
    terms: {
      own: part?.combo?.ownPrice ?? price,
      ...(part?.combo?.reduction === undefined ? {} : { reduction: part.combo.reduction }),
      ...(promotion === undefined ? {} : { discount: promotion.discount }),
    },
  }
}

/** What a ticket costs by itself, where a combo or a promotion takes something off it. */
function originalPrice(
  part: BundlePart | undefined,
  { price }: EventPrice,
  { promotion }: LineOffer,
): number | null {
  const own = part?.combo?.ownPrice ?? price
  if (promotion !== undefined) return promotion.originalPrice
  return own === price ? null : own
}
