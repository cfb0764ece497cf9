import { holdMachine } from "@parterre/domain/holds"
import type { Knex } from "knex"
import { insertHold } from "../carts/hold-store.ts"
import type { CartRow, HoldLineRow, HoldRow } from "../database/hold-tables.ts"
import type { NewId } from "../ids.ts"
import type { JournalHold } from "../journal/entry.ts"
import { Refusal } from "../refusal.ts"
import type { EventOnSale, EventPrice } from "./event-on-sale.ts"
import type { SeatGuard } from "./seat-guard.ts"
import type { SubscriptionPart } from "./subscription-on-sale.ts"

interface NewTicket {
  readonly sectionId: string
  readonly seatId: string | null
  readonly label: string
}

export interface NewHold {
  readonly price: EventPrice
  readonly confirmed: boolean
  readonly pageUrl: string | null
  readonly tickets: readonly NewTicket[]
  readonly part?: SubscriptionPart
}

interface HoldContext {
  readonly cart: CartRow
  readonly event: EventOnSale
  readonly ordinal: number
  readonly expiresAt: number
  readonly now: number
}

/**
 * Writes a hold, its tickets and their claims; a seat that somebody else has refuses it. `firstHoldId` is the hold that
 * names the line of a subscription, when this is not the first.
 */
export async function writeHold(
  trx: Knex.Transaction,
  tools: { readonly newId: NewId; readonly seatGuard: SeatGuard },
  { cart, event, ordinal, expiresAt, now }: HoldContext,
  { price, confirmed, pageUrl, tickets, part }: NewHold,
  firstHoldId?: string,
): Promise<JournalHold> {
  const holdId = tools.newId()
  const seatIds = tickets.flatMap((ticket) => ticket.seatId ?? [])
  const claim = { websiteId: cart.website_id, eventId: event.id, holdId, seatIds, expiresAt, now }
  const taken = new Set(await tools.seatGuard.take(trx, claim))
  const missing = seatIds.filter((seatId) => !taken.has(seatId))
  if (missing.length > 0) throw new Refusal("seats-taken", { seatIds: missing })

  const hold: HoldRow = {
    id: holdId,
    website_id: cart.website_id,
    cart_id: cart.id,
    event_id: event.id,
    price_id: price.id,
    price_level_id: price.priceLevelId,
    ordinal,
    qty: tickets.length,
    price: price.price,
    service_charge: price.serviceCharge,
    confirmed: confirmed ? 1 : 0,
    page_url: pageUrl,
    subscription_id: part?.subscriptionId ?? null,
    subscription_hold_id: part === undefined ? null : (firstHoldId ?? holdId),
    state: holdMachine.initial,
    created_at: now,
    changed_at: now,
  }
  const lines = tickets.map((ticket, index) => ({ ...ticket, id: tools.newId(), ordinal: index }))
  const rows = lines.map(
    ({ id, ordinal: place, sectionId, seatId }): HoldLineRow => ({
      id,
      website_id: cart.website_id,
      hold_id: holdId,
      ordinal: place,
      section_id: sectionId,
      seat_id: seatId,
      released: 0,
    }),
  )
  await insertHold(trx, hold, rows)
  return {
    id: holdId,
    eventId: event.id,
    priceId: price.id,
    title: event.title,
    lines: lines.map(({ id, seatId, label }) => ({ id, seatId, label })),
  }
}
