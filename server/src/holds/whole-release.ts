import { type HeldCart, type HeldTicket, wholeRelease } from "@parterre/domain/carts"
import { ruleAtEvents } from "@parterre/domain/seats"
import type { Knex } from "knex"
import { heldTogether } from "../carts/held-together.ts"
import { type HoldWithLines, isTicketHold, sectionsHeld, type TicketHold } from "../carts/hold-store.ts"
import type { Website } from "../http/handler.ts"
import { Refusal } from "../refusal.ts"
import { BatchPicture } from "./batch-picture.ts"
import { type EventOnSale, sellingAlso, type VenueRow } from "./event-on-sale.ts"
import { HouseOnSale, onSaleReader, saleKey } from "./house-on-sale.ts"
import { type SeatGuard, seatGuard } from "./seat-guard.ts"
import { rowPicture } from "./seat-states.ts"

/**
 * Refuses to give back lines of a locked cart without those that have to go along, and names them all: a price keeps
 * no fewer tickets than it is sold by, and no freed seat is left an orphan beside one that is kept. Nothing is given back
 * unasked, and the whole cart may always go. The guard is given by tests that want to see what happens without it.
 */
export async function refuseUnlessWhole(
  trx: Knex.Transaction,
  website: Website,
  held: readonly HoldWithLines[],
  given: ReadonlySet<string>,
  now: number,
  guard: SeatGuard = seatGuard,
): Promise<void> {
  const holds = held.filter(isTicketHold)
  const all = holds.flatMap((hold) => hold.lines.map(({ id }) => id))
  // Nothing depends on a piece of a product.
  const asked = new Set(all.filter((id) => given.has(id)))
  if (asked.size === 0 || asked.size === all.length) return
  // What goes along with a ticket of a subscription may be at any event; in id order, as everything is locked.
  const isReached = (hold: TicketHold) => hold.lines.some((line) => asked.has(line.id))
  const touched = holds.some((hold) => hold.subscription_id !== null || hold.combo_id !== null)
    ? holds
    : holds.filter(isReached)
  const house = new HouseOnSale(onSaleReader(trx))
  const picture = new BatchPicture(house, now)
  const events = await readHeld(house, website, holds, touched)
  // Nobody takes the seat beside one that is being given back.
  const rowsAt = events.flatMap(({ event, rows }) => rows.map((row) => ({ eventId: event.id, row })))
  await guard.lockRows(
    trx,
    rowsAt.map(({ eventId, row }) => ({ websiteId: website.id, eventId, rowId: row.id })),
  )
  await readClaims(trx, guard, picture, rowsAt)

  const statesAt = (event: EventOnSale) => picture.statesAt(event, holds)
  const rowsAlone = events.map(({ event, rows, ...at }) => ({
    ...at,
    sections: rows.map((row) => [rowPicture(row, statesAt(event))]),
  }))
  let whole = wholeOf(rowsAlone, false, holds, asked)
  // Only who stays beside an orphan needs the rest of the sections read, to see whether there was a better place.
  if (whole.size > asked.size && website.lastResort) {
    const sections = events.flatMap(({ event, rows }) =>
      sectionsOf(rows).map((sectionId) => ({ eventId: event.id, sectionId })),
    )
    // With all that may be given back: whoever locks some sections early locks all of them then.
    await guard.lockSections(trx, [...sections, ...holds.flatMap(sectionsHeld)])
    await house.readRows({ seats: [], rows: [], sections })
    await readClaims(
      trx,
      guard,
      picture,
      sections.flatMap(({ eventId, sectionId }) =>
        house.rows.ofSection(eventId, sectionId).map((row) => ({ eventId, row })),
      ),
    )
    const inSections = events.map(({ event, rows, ...at }) => ({
      ...at,
      sections: sectionsOf(rows).map((sectionId) =>
        house.rows.ofSection(event.id, sectionId).map((row) => rowPicture(row, statesAt(event))),
      ),
    }))
    whole = wholeOf(inSections, true, holds, asked)
  }
  if (whole.size > asked.size)
    throw new Refusal("release-not-whole", { holds: [...new Set([...whole, ...given])] })
}

const sectionsOf = (rows: readonly VenueRow[]): string[] => [...new Set(rows.map((row) => row.sectionId))]

async function readClaims(
  trx: Knex.Transaction,
  guard: SeatGuard,
  picture: BatchPicture,
  rows: readonly { readonly eventId: string; readonly row: VenueRow }[],
): Promise<void> {
  const seats = rows.flatMap(({ eventId, row }) => row.seats.map(({ id }) => ({ eventId, seatId: id })))
  if (seats.length > 0) picture.addClaims(await guard.liveClaims(trx, seats, picture.now))
}

/** The lines asked for and those that have to go along, at any event. */
function wholeOf(
  carts: readonly HeldCart[],
  lastResort: boolean,
  holds: readonly TicketHold[],
  asked: ReadonlySet<string>,
): ReadonlySet<string> {
  let whole = asked
  for (let size = 0; size < whole.size; ) {
    size = whole.size
    const more = carts.flatMap((cart) => wholeRelease({ ...cart, rule: { ...cart.rule, lastResort } }, whole))
    whole = heldTogether(holds, new Set([...whole, ...more]))
  }
  return whole
}

/** What the cart holds of an event; the rows of its seats, when the venue minds single seats. */
interface HeldAt extends Pick<HeldCart, "tickets" | "prices" | "rule"> {
  readonly event: EventOnSale
  readonly rows: readonly VenueRow[]
}

/** Nothing of an event that is not there any more. */
async function readHeld(
  house: HouseOnSale,
  website: Website,
  holds: readonly TicketHold[],
  touched: readonly TicketHold[],
): Promise<HeldAt[]> {
  const sale = (id: string) => ({ websiteId: website.id, id })
  const subscriptionIds = [...new Set(holds.flatMap((hold) => hold.subscription_id ?? []))]
  const eventIds = [...new Set(touched.map((hold) => hold.event_id))].sort()
  await house.readSubscriptions(subscriptionIds.map(sale))
  await house.readEvents(eventIds.map(sale))
  const isTouched = new Set(eventIds)
  const seats = holds.flatMap(({ event_id, lines }) =>
    lines.flatMap(({ seat_id }) =>
      seat_id === null || !isTouched.has(event_id) ? [] : { eventId: event_id, seatId: seat_id },
    ),
  )
  const ruleAt = (eventId: string) =>
    ruleAtEvents(website, [house.events.get(saleKey(sale(eventId)))?.avoidSingle])
  const minded = seats.filter(({ eventId }) => ruleAt(eventId).avoidSingle)
  await house.readRows({ seats: minded, rows: [], sections: [] })
  return eventIds.flatMap((eventId) => {
    const known = house.events.get(saleKey(sale(eventId)))
    if (known === undefined) return []
    // The prices of the subscriptions held, as shares of the event: what they are sold by counts too.
    const shares = subscriptionIds.flatMap((id) => [
      ...(house.subscriptions.get(saleKey(sale(id)))?.sharesAt(eventId) ?? []),
    ])
    const levels = shares.map(([, price]) => price.priceLevelId)
    const rows = minded.flatMap((seat) =>
      seat.eventId === eventId ? (house.rows.seat(eventId, seat.seatId)?.row ?? []) : [],
    )
    return {
      event: sellingAlso(known, levels),
      tickets: holds.filter((hold) => hold.event_id === eventId).flatMap(ticketsOf),
      prices: new Map([...known.prices, ...shares]),
      rule: ruleAt(eventId),
      rows: [...new Set(rows)].sort((one, other) => (one.id < other.id ? -1 : 1)),
    }
  })
}

const ticketsOf = (hold: TicketHold): HeldTicket[] =>
  hold.lines.map((line) => ({
    id: line.id,
    holdId: hold.id,
    // What a price is sold by alone is nothing to a combo.
    priceId: hold.combo_id === null ? hold.price_id : `${hold.combo_id} ${hold.price_id}`,
    seatId: line.seat_id ?? undefined,
  }))
