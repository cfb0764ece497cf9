import type { PriceSplit } from "@parterre/contract"
import { type LinePart, splitFault, splitQuantityFault } from "@parterre/domain/line-splits"
import type { Knex } from "knex"
import { handClaims } from "../availability/own-claim-store.ts"
import { changeCart, hasLapsed, refuseWhilePaying } from "../carts/cart-store.ts"
import {
  type HoldWithLines,
  insertHolds,
  isTicketHold,
  liveHolds,
  moveHoldLines,
  repriceHold,
  type TicketHold,
  type TicketLine,
} from "../carts/hold-store.ts"
import type { CartRow } from "../database/hold-tables.ts"
import type { NewId } from "../ids.ts"
import type { JournalAmounts } from "../journal/entry.ts"
import { journalDone } from "../journal/journal-store.ts"
import { Refusal } from "../refusal.ts"
import {
  type EventOnSale,
  type EventPrice,
  isInPresale,
  refuseUnlessOnSale,
  soldPrice,
} from "./event-on-sale.ts"
import { HouseOnSale, onSaleReader, saleKey } from "./house-on-sale.ts"
import { lastOrdinal } from "./new-holds.ts"
import { invalidQuantity, refuseHaste } from "./place-holds.ts"

/** Tickets of a hold and the price they take. */
interface PricedPart {
  readonly price: EventPrice
  readonly lineIds: ReadonlySet<string>
}

/** A hold whose tickets take other prices: what stays in it, and what becomes holds of its own. */
interface Division {
  readonly hold: TicketHold
  readonly stays: PricedPart & { readonly amounts: Required<JournalAmounts> }
  readonly made: readonly TicketHold[]
}

/** Writes who has the seats from now on; a twin without it shows that a test sees when it is left out. */
export interface SplitGuard {
  readonly hand: typeof handClaims
}

export const splitGuard: SplitGuard = { hand: handClaims }

/**
 * Divides lines of a locked cart over prices of their price level, together or not at all. Their tickets keep their places
 * and their ids; of each line, the first part, or that of the line's own price, stays the line, and each other part is a line
 * of its own. Nothing is given back, so nobody else can take a seat meanwhile.
 */
export async function splitLine(
  trx: Knex.Transaction,
  { newId, guard = splitGuard }: { readonly newId: NewId; readonly guard?: SplitGuard },
  cart: CartRow | undefined,
  { cartPriceId, otherCartPriceIds = [], splits }: PriceSplit,
  now: number,
): Promise<CartRow> {
  if (cart === undefined) throw new Refusal("hold-unknown")
  refuseWhilePaying(cart)
  if (cart.state !== "held" || hasLapsed(cart, now)) throw new Refusal("cart-expired")
  const held = await liveHolds(trx, cart.id)
  const [first, ...others] = holdsNamed(held, [cartPriceId, ...otherCartPriceIds])
  const holds = [first, ...others]
  if (holds.some(isSoldWhole)) throw new Refusal("type-not-changed")
  const asked = splits.map(
    ({ priceId, qty, idCartLine }): LinePart => ({ priceId, qty, tickets: idCartLine }),
  )
  const fault = splitFault(
    holds.flatMap(({ lines }) => lines.map(({ id }) => id)),
    asked,
  )
  if (fault !== undefined) throw new Refusal("quantity-mismatch")
  const event = await eventOf(trx, first)
  // Who was let in to a presale stays in it.
  if (!isInPresale(event, now)) refuseUnlessOnSale(event, now)
  if (others.some((other) => other.event_id !== first.event_id)) throw new Refusal("price-unknown")
  const prices = pricesAsked(event, holds, asked)
  refuseQuantities(event, asked, holds, held)

  const divisions = divided(holds, prices, asked, { newId, ordinal: lastOrdinal(held), now })
  if (divisions.length === 0) return cart
  const tickets = divisions.reduce((sum, { hold }) => sum + hold.lines.length, 0)
  const pace = refuseHaste(cart, tickets, now)
  await write(trx, guard, divisions, now)
  await journalDone(trx, {
    websiteId: cart.website_id,
    cartId: cart.id,
    sessionId: cart.session_id,
    at: now,
    actor: "shopper",
    command: "holds.split",
    outcome: "done",
    data: { parts: divisions.flatMap(journalParts) },
  })
  return changeCart(trx, cart, pace, now)
}

/** Holds of tickets by their ids, each once, always in one order. */
function holdsNamed(held: readonly HoldWithLines[], ids: readonly string[]): [TicketHold, ...TicketHold[]] {
  const named = new Set(ids)
  const [first, ...others] = held.filter(isTicketHold).filter(({ id }) => named.has(id))
  if (first === undefined || 1 + others.length < named.size) throw new Refusal("hold-unknown")
  return [first, ...others]
}

/** A subscription and a combo have their prices together; a promotion is given for a type of ticket. */
const isSoldWhole = ({ subscription_id, combo_id, promotion_id }: TicketHold) =>
  subscription_id !== null || combo_id !== null || promotion_id !== null

async function eventOf(trx: Knex.Transaction, { website_id, event_id }: TicketHold): Promise<EventOnSale> {
  const house = new HouseOnSale(onSaleReader(trx))
  const id = { websiteId: website_id, id: event_id }
  await house.readEvents([id])
  const event = house.events.get(saleKey(id))
  if (event === undefined) throw new Refusal("price-unknown")
  return event
}

/** The prices of the parts; another price level is another seat's. */
function pricesAsked(
  event: EventOnSale,
  holds: readonly TicketHold[],
  asked: readonly LinePart[],
): ReadonlyMap<string, EventPrice> {
  return new Map(
    [...Map.groupBy(asked, ({ priceId }) => priceId)].map(([priceId, ofPrice]) => {
      const price = event.prices.get(priceId)
      if (price === undefined || holds.some((hold) => hold.price_level_id !== price.priceLevelId))
        throw new Refusal("price-unknown")
      // What keeps its price keeps it, whatever is sold now.
      const tickets = new Set(ofPrice.flatMap((part) => part.tickets))
      const come = holds.filter((hold) => hold.price_id !== price.id)
      if (come.some(({ lines }) => lines.some(({ id }) => tickets.has(id)))) soldPrice(price)
      return [priceId, price]
    }),
  )
}

/** The limits of a price are over the whole cart, also those of the price that tickets leave. */
function refuseQuantities(
  event: EventOnSale,
  asked: readonly LinePart[],
  holds: readonly TicketHold[],
  held: readonly HoldWithLines[],
): void {
  const tickets = ({ price_id: priceId, qty }: TicketHold) => ({ priceId, qty })
  const atEvent = held
    .filter(isTicketHold)
    .filter((hold) => hold.event_id === event.id && hold.combo_id === null)
  const fault = splitQuantityFault(atEvent.map(tickets), holds.map(tickets), asked, (id) =>
    event.prices.get(id),
  )
  if (fault !== undefined) throw invalidQuantity(fault)
}

/** What becomes of each hold; one whose tickets all keep their price is none. */
function divided(
  holds: readonly TicketHold[],
  prices: ReadonlyMap<string, EventPrice>,
  asked: readonly LinePart[],
  { ordinal, ...by }: { readonly newId: NewId; readonly ordinal: number; readonly now: number },
): Division[] {
  let last = ordinal
  return holds.flatMap((hold): Division[] => {
    const own = new Set(hold.lines.map(({ id }) => id))
    const parts = [...prices.values()].flatMap((price): PricedPart[] => {
      const tickets = asked.flatMap((part) => (part.priceId === price.id ? part.tickets : []))
      const lineIds = new Set(tickets.filter((id) => own.has(id)))
      return lineIds.size > 0 ? [{ price, lineIds }] : []
    })
    const stays = parts.find(({ price }) => price.id === hold.price_id) ?? parts[0]
    const apart = parts.filter((part) => part !== stays)
    if (stays === undefined || (apart.length === 0 && stays.price.id === hold.price_id)) return []
    const made = newLines(hold, apart, { ...by, ordinal: last })
    last += made.length
    return [{ hold, stays: { ...stays, amounts: amountsOfStay(hold, stays.price) }, made }]
  })
}

const journalParts = ({ hold, stays, made }: Division) => [
  {
    ...{ id: hold.id, priceId: stays.price.id, ...stays.amounts },
    lines: hold.lines.flatMap(({ id }) => (stays.lineIds.has(id) ? [id] : [])),
  },
  ...made.map((part) => ({
    id: part.id,
    priceId: part.price_id,
    price: part.price,
    serviceCharge: part.service_charge,
    lines: part.lines.map(({ id }) => id),
  })),
]

const newLines = (
  { lines, ...hold }: TicketHold,
  apart: readonly PricedPart[],
  { newId, ordinal, now }: { readonly newId: NewId; readonly ordinal: number; readonly now: number },
): TicketHold[] =>
  apart.map(({ price, lineIds }, index) => {
    const id = newId()
    const own = lines.filter((line) => lineIds.has(line.id))
    return {
      ...hold,
      id,
      price_id: price.id,
      price: price.price,
      service_charge: price.serviceCharge,
      list_price: price.originalPrice ?? null,
      ordinal: ordinal + index + 1,
      qty: own.length,
      created_at: now,
      changed_at: now,
      lines: own.map((line, place) => ({ ...line, hold_id: id, ordinal: place })),
    }
  })

/** What keeps its price keeps the amount it was held at. */
const amountsOfStay = (hold: TicketHold, price: EventPrice): Required<JournalAmounts> =>
  price.id === hold.price_id
    ? { price: hold.price, serviceCharge: hold.service_charge }
    : { price: price.price, serviceCharge: price.serviceCharge }

async function write(
  trx: Knex.Transaction,
  guard: SplitGuard,
  divisions: readonly Division[],
  now: number,
): Promise<void> {
  const inOrder = divisions.toSorted(({ hold: one }, { hold: other }) => (one.id < other.id ? -1 : 1))
  for (const { hold, stays } of inOrder) await repriceHold(trx, hold, stayingIn(hold, stays), now)
  const made = divisions.flatMap((division) => division.made)
  await insertHolds(
    trx,
    made.map((part) => ({ ...part, lines: [] })),
  )
  await moveHoldLines(
    trx,
    made.flatMap(({ lines }) => lines),
  )
  const seats = divisions.flatMap((division) =>
    division.made.flatMap(({ lines }) => lines.flatMap((line) => handedSeat(division.hold, line))),
  )
  if ((await guard.hand(trx, seats)) !== seats.length) throw new Refusal("cart-expired")
}

const stayingIn = (hold: TicketHold, { price, lineIds, amounts }: Division["stays"]) => ({
  price_id: price.id,
  price: amounts.price,
  service_charge: amounts.serviceCharge,
  // What was told of one type says nothing of another.
  list_price: price.id === hold.price_id ? hold.list_price : (price.originalPrice ?? null),
  qty: lineIds.size,
})

const handedSeat = (from: TicketHold, { seat_id: seatId, hold_id: toHoldId }: TicketLine) =>
  seatId === null
    ? []
    : [{ websiteId: from.website_id, eventId: from.event_id, seatId, holdId: from.id, toHoldId }]
