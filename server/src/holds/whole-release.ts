import { type HeldCart, type HeldTicket, wholeRelease } from "@parterre/domain/carts"
import type { OrphanRule, RowPicture, SectionPicture } from "@parterre/domain/seats"
import type { Knex } from "knex"
import type { HoldWithLines } from "../carts/hold-store.ts"
import { wholeSubscriptions } from "../carts/whole-subscriptions.ts"
import type { Website } from "../http/handler.ts"
import { Refusal } from "../refusal.ts"
import { type EventOnSale, type EventPrice, sellingAlso } from "./event-on-sale.ts"
import { rowPicture } from "./judge-seats.ts"
import { readEvent, readRowsOfSeats } from "./on-sale-store.ts"
import { type SeatGuard, seatGuard } from "./seat-guard.ts"
import { sectionPictures, statesOf } from "./seat-states.ts"
import { readSubscription } from "./subscription-on-sale.ts"

/**
 * Refuses to give back lines of a locked cart without those that have to go along, and names them all: a price keeps
 * no fewer tickets than it is sold by, and no freed seat is left an orphan beside one that is kept. Nothing is given back
 * unasked, and the whole cart may always go. The guard is given by tests that want to see what happens without it.
 */
export async function refuseUnlessWhole(
  trx: Knex.Transaction,
  website: Website,
  holds: readonly HoldWithLines[],
  asked: ReadonlySet<string>,
  now: number,
  guard: SeatGuard = seatGuard,
): Promise<void> {
  const all = holds.flatMap((hold) => hold.lines).length
  if (asked.size === 0 || asked.size === all) return
  const events: HeldAt[] = []
  // What goes along with a ticket of a subscription may be at any event; in id order, as everything is locked.
  const isReached = (hold: HoldWithLines) => hold.lines.some((line) => asked.has(line.id))
  const touched = holds.some((hold) => hold.subscription_id !== null) ? holds : holds.filter(isReached)
  for (const eventId of [...new Set(touched.map((hold) => hold.event_id))].sort())
    events.push(...(await heldAt(trx, guard, { website, ownHolds: holds, eventId, now })))

  const { avoidSingle } = website
  const rowsAlone = events.map((at) => ({ ...at, sections: at.rows.map((row) => [row]) }))
  let whole = wholeOf(rowsAlone, { avoidSingle, lastResort: false }, holds, asked)
  // Only who stays beside an orphan needs the rest of the sections read, to see whether there was a better place.
  if (whole.size > asked.size && website.lastResort) {
    for (const { event, sectionIds } of events) await guard.lockSections(trx, event.id, sectionIds)
    const inSections: (HeldAt & { sections: SectionPicture[] })[] = []
    for (const at of events) {
      const sections: SectionPicture[] = []
      for (const sectionId of at.sectionIds)
        sections.push(await sectionPictures(trx, guard, { event: at.event, sectionId, now, ownHolds: holds }))
      inSections.push({ ...at, sections })
    }
    whole = wholeOf(inSections, { avoidSingle, lastResort: true }, holds, asked)
  }
  if (whole.size > asked.size) throw new Refusal("release-not-whole", { holds: [...whole] })
}

/** The lines asked for and those that have to go along, at any event. */
function wholeOf(
  carts: readonly Omit<HeldCart, "rule">[],
  rule: OrphanRule,
  holds: readonly HoldWithLines[],
  asked: ReadonlySet<string>,
): ReadonlySet<string> {
  let whole = asked
  for (let size = 0; size < whole.size; ) {
    size = whole.size
    const more = carts.flatMap((cart) => wholeRelease({ ...cart, rule }, whole))
    whole = wholeSubscriptions(holds, new Set([...whole, ...more]))
  }
  return whole
}

/** What the cart holds of an event; the rows of its seats as they are now, when the venue minds single seats. */
interface HeldAt extends Pick<HeldCart, "tickets" | "prices"> {
  readonly event: EventOnSale
  readonly rows: readonly RowPicture[]
  readonly sectionIds: readonly string[]
}

interface HeldQuestion {
  readonly website: Website
  readonly ownHolds: readonly HoldWithLines[]
  readonly eventId: string
  readonly now: number
}

/** Nothing of an event that is not there any more. */
async function heldAt(
  trx: Knex.Transaction,
  guard: SeatGuard,
  { website, ownHolds, eventId, now }: HeldQuestion,
): Promise<HeldAt[]> {
  const known = await readEvent(trx, website.id, eventId)
  if (known === undefined) return []
  const shares = await sharesHeld(trx, website.id, ownHolds, eventId)
  const event = sellingAlso(
    known,
    shares.map(([, price]) => price.priceLevelId),
  )
  const tickets = ownHolds.filter((hold) => hold.event_id === eventId).flatMap(ticketsOf)
  const seatIds = tickets.flatMap(({ seatId }) => seatId ?? [])
  const rows =
    website.avoidSingle && seatIds.length > 0 ? await readRowsOfSeats(trx, event.venueId, seatIds) : []
  // Nobody takes the seat beside one that is being given back.
  await guard.lockRows(
    trx,
    website.id,
    eventId,
    rows.map((row) => row.id),
  )
  const inRows = rows.flatMap((row) => row.seats.map((seat) => seat.id))
  const states = await statesOf(trx, guard, { event, ownHolds, now }, inRows)
  return [
    {
      event,
      tickets,
      prices: new Map([...event.prices, ...shares]),
      rows: rows.map((row) => rowPicture(row, states)),
      sectionIds: [...new Set(rows.map((row) => row.sectionId))],
    },
  ]
}

/** The prices of the subscriptions held, as shares of the event: what they are sold by counts too. */
async function sharesHeld(
  trx: Knex.Transaction,
  websiteId: string,
  holds: readonly HoldWithLines[],
  eventId: string,
): Promise<[string, EventPrice][]> {
  const shares: [string, EventPrice][] = []
  for (const id of new Set(holds.flatMap((hold) => hold.subscription_id ?? []))) {
    const subscription = await readSubscription(trx, websiteId, id)
    if (subscription !== undefined) shares.push(...subscription.sharesAt(eventId))
  }
  return shares
}

const ticketsOf = (hold: HoldWithLines): HeldTicket[] =>
  hold.lines.map((line) => ({
    id: line.id,
    holdId: hold.id,
    priceId: hold.price_id,
    seatId: line.seat_id ?? undefined,
  }))
