import { holdExpiry, holdPace } from "@parterre/domain/holds"
import { checkQuantity, type InvalidQuantity, toldLimits } from "@parterre/domain/quantities"
import { changedCart, hasLapsed, refuseWhilePaying } from "../carts/cart-store.ts"
import { givenBack } from "../carts/drop-lines.ts"
import type { HoldWithLines } from "../carts/hold-store.ts"
import { lapseOf } from "../carts/lapse.ts"
import type { CartRow } from "../database/hold-tables.ts"
import type { Website } from "../http/handler.ts"
import type { NewId } from "../ids.ts"
import { countedUses } from "../promotions/code-uses.ts"
import { Refusal } from "../refusal.ts"
import { takeAdmission } from "./admission.ts"
import type { BatchPicture } from "./batch-picture.ts"
import { tellingChoice, tellingSeats } from "./combo-at-fault.ts"
import { type BundlePart, type EventOnSale, type EventPrice, refuseUnlessOnSale } from "./event-on-sale.ts"
import { type EventRequest, maxTickets } from "./event-request.ts"
import { judgeSeats } from "./judge-seats.ts"
import { refuseOverLimit, usedUp, wantedUses } from "./line-offers.ts"
import { lastOrdinal, newHolds } from "./new-holds.ts"
import { newProductHolds, refuseProductQuantities, takeLimited, takeStock } from "./place-products.ts"
import type { Placement } from "./placement.ts"
import type { ProductRequest } from "./product-request.ts"

/** Who holds, and their cart as it was locked. */
export interface Holder {
  readonly website: Website
  readonly sessionId: string
  readonly cart: CartRow
  /** Tickets bought before, by promotion. */
  readonly bought?: ReadonlyMap<string, number> | undefined
}

/**
 * What a request is granted on the picture, all of it or nothing, or its refusal. The countdown starts with a cart's
 * first hold and no later one moves it.
 */
export function placeHolds(
  picture: BatchPicture,
  newId: NewId,
  { website, sessionId, cart: before, bought }: Holder,
  requests: readonly EventRequest[],
  products: readonly ProductRequest[] = [],
): Placement {
  const { now } = picture
  refuseWhilePaying(before)
  const asked = requests.map(askedAt)
  for (const { event, lines } of asked)
    tellingChoice(event, lines, website.timeZone, () => refuseUnlessOnSale(event, now))
  const ownLapse = hasLapsed(before, now) ? lapseOf(before, picture.heldBy(before), now) : undefined
  const cart = ownLapse?.cart ?? before
  const held = ownLapse === undefined ? picture.heldBy(before) : []
  refuseQuantities(asked, products, held)
  const tickets = ticketsOf(asked) + sum(products)
  const pace = refuseHaste(cart, tickets, now)
  const period =
    held.length > 0 && cart.expires_at !== null
      ? { expires_at: cart.expires_at }
      : { expires_at: holdExpiry(now, website.holdSeconds), renewals_used: 0 }

  const seats = requests.map(({ event, seatLines: lines }) => ({
    event,
    lines,
    states: picture.statesAt(event, held),
  }))
  const lastResort = tellingSeats(requests, website.timeZone, () => judgeSeats(picture, seats, website))
  const { taken, lapses, changes } = takeAdmission(picture, requests, ownLapse, website.timeZone)
  const stock = takeStock((productId) => picture.stockOf(productId), products, lapsedStock(lapses))
  refuseOverLimit(requests, held, bought)
  const uses = takeLimited(
    (codeId) => picture.stockOf(codeId),
    countedUses(wantedUses(website.id, requests)),
    countedUses(lapses.flatMap(({ holds, lineIds }) => givenBack(holds, lineIds, "lapse").uses)),
    (codeId) => usedUp(codeId, requests),
  )
  const ofTickets = newHolds({ cart, held, newId, now }, requests, taken)
  const ordinal = lastOrdinal([...held, ...ofTickets.map(({ hold }) => hold)])
  const made = [...ofTickets, ...newProductHolds({ cart, ordinal, newId, now }, products)]
  return {
    cart: changedCart(cart, { state: "held", ...period, ...pace }, now),
    lapses,
    holds: made.map(({ hold }) => hold),
    expiresAt: period.expires_at,
    admission: changes,
    stock,
    uses,
    entry: {
      websiteId: website.id,
      cartId: cart.id,
      sessionId,
      at: now,
      actor: "shopper",
      command: "holds.place",
      outcome: "done",
      data: { holds: made.map(({ entry }) => entry), expiresAt: period.expires_at },
    },
    tickets,
    lastResort,
  }
}

/** What the carts that are settled for a request give back of limited products. */
const lapsedStock = (lapses: Placement["lapses"]) =>
  lapses.flatMap(({ holds, lineIds }) => givenBack(holds, lineIds, "lapse").stock)

/** A price's limits are over the whole cart: what is held already and every line of the request, at each event. */
function refuseQuantities(
  asked: readonly AskedAtEvent[],
  products: readonly ProductRequest[],
  held: readonly HoldWithLines[],
): void {
  if (sum(held) + ticketsOf(asked) + sum(products) > maxTickets)
    throw new Refusal("invalid-quantity", { min: 1, max: maxTickets })
  refuseComboQuantities(asked, held)
  refuseProductQuantities(products, held, maxTickets)
  for (const { event, lines } of asked)
    for (const [price, ofPrice] of Map.groupBy(lines, (line) => line.price)) {
      const already = held.filter(
        (hold) => hold.price_id === price.id && hold.event_id === event.id && hold.combo_id === null,
      )
      refuseQuantity(price, sum(ofPrice), already)
    }
}

/** A combo may be bought so often: the limit is over the whole cart. */
function refuseComboQuantities(asked: readonly AskedAtEvent[], held: readonly HoldWithLines[]): void {
  const inCombos = asked.flatMap(({ lines }) =>
    lines.flatMap(({ part, qty }) =>
      part?.combo === undefined ? [] : { ...part.combo, line: part.line, qty },
    ),
  )
  for (const [id, ofCombo] of Map.groupBy(inCombos, (combo) => combo.id)) {
    const already = held.filter((hold) => hold.combo_id === id && hold.combo_hold_id === hold.id)
    // The parts of one combo are held as often as the combo is.
    const each = [...new Map(ofCombo.map((part) => [part.line, part])).values()]
    const max = ofCombo[0]?.perCart ?? maxTickets
    if (sum(already) + sum(each) > max) throw new Refusal("invalid-quantity", { min: 1, max })
  }
}

/** Refuses more or fewer tickets of a price than a cart may hold, or a number that is no step of it. */
function refuseQuantity(
  price: EventPrice,
  asked: number,
  already: readonly { readonly qty: number }[],
): void {
  const checked = checkQuantity(sum(already) + asked, price)
  if (!checked.ok) throw invalidQuantity(checked.error)
}

export const invalidQuantity = (fault: InvalidQuantity): Refusal => new Refusal(fault.code, toldLimits(fault))

/** What a request asks of one event, line by line. */
interface AskedAtEvent {
  readonly event: EventOnSale
  readonly lines: readonly AskedLine[]
}

interface AskedLine {
  readonly price: EventPrice
  readonly part?: BundlePart | undefined
  readonly qty: number
}

const askedAt = ({ event, seatLines, admissionLines }: EventRequest): AskedAtEvent => ({
  event,
  lines: [
    ...seatLines.map(({ price, part, seats }) => ({ price, part, qty: seats.length })),
    ...admissionLines,
  ],
})

const ticketsOf = (asked: readonly AskedAtEvent[]): number =>
  asked.reduce((total, { lines }) => total + sum(lines), 0)

/** Tickets a cart may be given within an hour, those it gave back included: ten times as many as it may hold. */
const mostAnHour = 10 * maxTickets

/** A cart keeps a line of every ticket it ever had, and its journal two entries: neither may grow without end. */
export function refuseHaste(
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
