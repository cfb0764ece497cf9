import { type HeldCart, type HeldTicket, wholeRelease } from "@parterre/domain/carts"
import type { Knex } from "knex"
import type { HoldWithLines } from "../carts/cart-store.ts"
import { wholeSubscriptions } from "../carts/whole-subscriptions.ts"
import type { Website } from "../http/handler.ts"
import { Refusal } from "../refusal.ts"
import { type EventPrice, sellingAlso } from "./event-on-sale.ts"
import { readEvent, readRowsOfSeats } from "./sale-catalogue.ts"
import { seatGuard } from "./seat-guard.ts"
import { sectionPictures } from "./seat-states.ts"
import { readSubscription } from "./subscription-on-sale.ts"

/**
 * Refuses to give back lines of a locked cart without those that have to go along, and names them all: a price keeps
 * no fewer tickets than it is sold by, and no freed seat stays alone beside one that is kept. Nothing is given back
 * unasked, and the whole cart may always go.
 */
export async function refuseUnlessWhole(
  trx: Knex.Transaction,
  website: Website,
  holds: readonly HoldWithLines[],
  asked: ReadonlySet<string>,
  now: number,
): Promise<void> {
  const all = holds.flatMap((hold) => hold.lines).length
  if (asked.size === 0 || asked.size === all) return
  const carts: HeldCart[] = []
  // What goes along with a ticket of a subscription may be at any event; in id order, as everything is locked.
  const isReached = (hold: HoldWithLines) => hold.lines.some((line) => asked.has(line.id))
  const touched = holds.some((hold) => hold.subscription_id !== null) ? holds : holds.filter(isReached)
  for (const eventId of [...new Set(touched.map((hold) => hold.event_id))].sort())
    carts.push(...(await heldOf(trx, website, holds, eventId, now)))
  let whole = asked
  for (let size = 0; size < whole.size; ) {
    size = whole.size
    const more = carts.flatMap((cart) => wholeRelease(cart, whole))
    whole = wholeSubscriptions(holds, new Set([...whole, ...more]))
  }
  if (whole.size > asked.size) throw new Refusal("release-not-whole", { holds: [...whole] })
}

/** What the cart holds of an event, on the rows as they are now; nothing of an event that is not there any more. */
async function heldOf(
  trx: Knex.Transaction,
  website: Website,
  ownHolds: readonly HoldWithLines[],
  eventId: string,
  now: number,
): Promise<HeldCart[]> {
  const known = await readEvent(trx, website.id, eventId)
  if (known === undefined) return []
  const shares = await sharesHeld(trx, website.id, ownHolds, eventId)
  const event = sellingAlso(
    known,
    shares.map(([, price]) => price.priceLevelId),
  )
  const tickets = ownHolds.filter((hold) => hold.event_id === eventId).flatMap(ticketsOf)
  const { avoidSingle, lastResort } = website
  const sections: HeldCart["sections"][number][] = []
  const seatIds = tickets.flatMap(({ seatId }) => seatId ?? [])
  if (avoidSingle && seatIds.length > 0) {
    const rows = await readRowsOfSeats(trx, event.venueId, seatIds)
    // Nobody takes the seat beside one that is being given back.
    await seatGuard.lockRows(
      trx,
      website.id,
      eventId,
      rows.map((row) => row.id),
    )
    for (const sectionId of new Set(rows.map((row) => row.sectionId)))
      sections.push(await sectionPictures(trx, seatGuard, { event, sectionId, now, ownHolds }))
  }
  const prices = new Map([...event.prices, ...shares])
  return [{ tickets, prices, sections, rule: { avoidSingle, lastResort } }]
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
