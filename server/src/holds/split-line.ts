import type { PriceSplit } from "@parterre/contract"
import { type LinePart, splitFault } from "@parterre/domain/quantities"
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
import { refuseHaste, refuseQuantity } from "./place-holds.ts"

/** Tickets of the line and the price they take. */
interface PricedPart {
  readonly price: EventPrice
  readonly lineIds: ReadonlySet<string>
}

/** Writes who has the seats from now on; a twin without it shows that a test sees when it is left out. */
export interface SplitGuard {
  readonly hand: typeof handClaims
}

export const splitGuard: SplitGuard = { hand: handClaims }

/**
 * Divides a line of a locked cart over prices of its price level. Its tickets keep their places and their ids; the first
 * part, or that of the line's own price, stays the line, and each other part is a line of its own. Nothing is given back, so
 * nobody else can take a seat meanwhile.
 */
export async function splitLine(
  trx: Knex.Transaction,
  { newId, guard = splitGuard }: { readonly newId: NewId; readonly guard?: SplitGuard },
  cart: CartRow | undefined,
  { cartPriceId, splits }: PriceSplit,
  now: number,
): Promise<CartRow> {
  if (cart === undefined) throw new Refusal("hold-unknown")
  refuseWhilePaying(cart)
  if (cart.state !== "held" || hasLapsed(cart, now)) throw new Refusal("cart-expired")
  const held = await liveHolds(trx, cart.id)
  const hold = held.filter(isTicketHold).find(({ id }) => id === cartPriceId)
  if (hold === undefined) throw new Refusal("hold-unknown")
  if (isSoldWhole(hold)) throw new Refusal("type-not-changed")
  const asked = splits.map(
    ({ priceId, qty, idCartLine }): LinePart => ({ priceId, qty, tickets: idCartLine }),
  )
  const fault = splitFault(
    hold.lines.map(({ id }) => id),
    asked,
  )
  if (fault !== undefined) throw new Refusal("quantity-mismatch")
  const event = await eventOf(trx, hold)
  // Who was let in to a presale stays in it.
  if (!isInPresale(event, now)) refuseUnlessOnSale(event, now)
  const parts = pricedParts(event, hold, asked)
  refuseQuantities(event, parts, hold, held)

  const stays = parts.find(({ price }) => price.id === hold.price_id) ?? parts[0]
  const apart = parts.filter((part) => part !== stays)
  if (stays === undefined || (apart.length === 0 && stays.price.id === hold.price_id)) return cart
  const pace = refuseHaste(cart, hold.lines.length, now)
  const made = newLines(hold, apart, { newId, ordinal: lastOrdinal(held), now })
  const amounts = amountsOfStay(hold, stays.price)
  await write(trx, guard, hold, { ...stays, amounts }, made, now)
  const lines = (ids: ReadonlySet<string>) => hold.lines.flatMap(({ id }) => (ids.has(id) ? [id] : []))
  await journalDone(trx, {
    websiteId: cart.website_id,
    cartId: cart.id,
    sessionId: cart.session_id,
    at: now,
    actor: "shopper",
    command: "holds.split",
    outcome: "done",
    data: {
      parts: [
        { id: hold.id, priceId: stays.price.id, ...amounts, lines: lines(stays.lineIds) },
        ...made.map((part) => ({
          id: part.id,
          priceId: part.price_id,
          price: part.price,
          serviceCharge: part.service_charge,
          lines: part.lines.map(({ id }) => id),
        })),
      ],
    },
  })
  return changeCart(trx, cart, pace, now)
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

/** The parts with their prices, one for each price; another price level is another seat's. */
function pricedParts(event: EventOnSale, hold: TicketHold, asked: readonly LinePart[]): PricedPart[] {
  return [...Map.groupBy(asked, ({ priceId }) => priceId)].map(([priceId, ofPrice]) => {
    const price = event.prices.get(priceId)
    if (price?.priceLevelId !== hold.price_level_id) throw new Refusal("price-unknown")
    // What keeps its price keeps it, whatever is sold now.
    if (price.id !== hold.price_id) soldPrice(price)
    return { price, lineIds: new Set(ofPrice.flatMap(({ tickets }) => tickets)) }
  })
}

/** The limits of a price are over the whole cart, also those of the price that tickets leave. */
function refuseQuantities(
  event: EventOnSale,
  parts: readonly PricedPart[],
  hold: TicketHold,
  held: readonly HoldWithLines[],
): void {
  for (const { price, lineIds } of parts) refuseQuantity(price, lineIds.size, elsewhere(hold, held, price.id))
  const left = event.prices.get(hold.price_id)
  const others = elsewhere(hold, held, hold.price_id)
  if (left !== undefined && others.length > 0 && !parts.some(({ price }) => price.id === left.id))
    refuseQuantity(left, 0, others)
}

/** Tickets of a price at the event that are not of the line. */
const elsewhere = (hold: TicketHold, held: readonly HoldWithLines[], priceId: string) =>
  held.filter(
    (other) =>
      other.id !== hold.id &&
      other.event_id === hold.event_id &&
      other.price_id === priceId &&
      other.combo_id === null,
  )

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
  hold: TicketHold,
  { price, lineIds, amounts }: PricedPart & { readonly amounts: Required<JournalAmounts> },
  made: readonly TicketHold[],
  now: number,
): Promise<void> {
  await repriceHold(
    trx,
    hold,
    {
      price_id: price.id,
      price: amounts.price,
      service_charge: amounts.serviceCharge,
      // What was told of one type says nothing of another.
      list_price: price.id === hold.price_id ? hold.list_price : (price.originalPrice ?? null),
      qty: lineIds.size,
    },
    now,
  )
  await insertHolds(
    trx,
    made.map((part) => ({ ...part, lines: [] })),
  )
  const moved = made.flatMap(({ lines }) => lines)
  await moveHoldLines(trx, moved)
  const seats = moved.flatMap(({ seat_id, hold_id }) =>
    seat_id === null
      ? []
      : {
          websiteId: hold.website_id,
          eventId: hold.event_id,
          seatId: seat_id,
          holdId: hold.id,
          toHoldId: hold_id,
        },
  )
  if ((await guard.hand(trx, seats)) !== seats.length) throw new Refusal("cart-expired")
}
