import type { HoldGroup, PriceLevelHold } from "@parterre/contract"
import type { Knex } from "knex"
import type { Website } from "../http/handler.ts"
import { Refusal } from "../refusal.ts"
import type { BestOf, WantedLevel } from "./best-seats.ts"
import { type EventOnSale, type EventPrice, refuseUnlessOnSale, sellingAlso } from "./event-on-sale.ts"
import {
  type AskedLine,
  askedLines,
  type EventLine,
  type EventRequest,
  eventRequest,
  refuseRepeatedSeats,
  refuseTicketCount,
} from "./event-request.ts"
import { readEvent, readPlaces, readRowsOfSeats } from "./on-sale-store.ts"
import { readSubscription, type SubscriptionOnSale } from "./subscription-on-sale.ts"

/** What a shopper asks to hold: lines with chosen seats or places, or the best of price levels. */
export type Wanted =
  | { readonly kind: "lines"; readonly groups: readonly HoldGroup[] }
  | (WantedBest & { readonly eventId: string })
  | (WantedBest & { readonly subscriptionId: string })

interface WantedBest {
  readonly kind: "best"
  readonly levels: PriceLevelHold["priceLevels"]
}

/** How many tickets an ask names; a subscription has as many again at each of its events. */
export const ticketsOf = (wanted: Wanted): number =>
  (wanted.kind === "lines" ? wanted.groups : wanted.levels)
    .flatMap(({ prices }) => prices)
    .reduce((sum, { qty }) => sum + qty, 0)

export interface HoldAsk {
  readonly website: Website
  readonly sessionId: string
  readonly wanted: Wanted
}

/** An ask whose events, prices and seats exist. */
export type PreparedAsk =
  | { readonly kind: "lines"; readonly requests: readonly EventRequest[] }
  | ({ readonly kind: "best" } & BestOf)

/** Names an event or a subscription of a website, whatever else a batch is about. */
export const saleKey = (websiteId: string, id: string): string => `${websiteId} ${id}`

/** What a batch has read of the catalogue already, by `saleKey`. */
export interface KnownOnSale {
  readonly events: Map<string, EventOnSale | undefined>
  readonly subscriptions: Map<string, SubscriptionOnSale | undefined>
}

/** Reads what an ask names, or throws the refusal of what is not there; `known` spares a batch the same reads. */
export async function prepareAsk(
  trx: Knex.Transaction,
  ask: HoldAsk,
  known: KnownOnSale,
  now: number,
): Promise<PreparedAsk> {
  const findEvent = async (eventId: string) => {
    const event = await once(known.events, saleKey(ask.website.id, eventId), () =>
      readEvent(trx, ask.website.id, eventId),
    )
    if (event === undefined) throw new Refusal("event-unknown")
    refuseUnlessOnSale(event, now)
    return event
  }
  const findSubscription = async (id: string) => {
    const subscription = await once(known.subscriptions, saleKey(ask.website.id, id), () =>
      readSubscription(trx, ask.website.id, id),
    )
    if (subscription === undefined) throw new Refusal("subscription-unknown")
    return subscription
  }
  const { wanted } = ask
  if (wanted.kind === "lines") {
    const lines = await linesByEvent(askedLines(wanted.groups), findSubscription)
    const requests: EventRequest[] = []
    for (const [eventId, ofEvent] of lines)
      requests.push(await requestOf(trx, await findEvent(eventId), ofEvent))
    return { kind: "lines", requests }
  }
  if ("eventId" in wanted) {
    const event = await findEvent(wanted.eventId)
    const levels = wantedLevels(event.prices, wanted.levels)
    return { kind: "best", levels, at: [{ event, priceOf: (price) => price }] }
  }
  const subscription = await findSubscription(wanted.subscriptionId)
  return bestOfSubscription(subscription, wanted.levels, findEvent)
}

async function once<Value>(
  known: Map<string, Value>,
  key: string,
  read: () => Promise<Value>,
): Promise<Value> {
  if (!known.has(key)) known.set(key, await read())
  return known.get(key) as Value
}

/** Lines by event, a subscription's at each of its events; in id order, the order in which everything is locked. */
async function linesByEvent(
  asked: readonly AskedLine[],
  findSubscription: (id: string) => Promise<SubscriptionOnSale>,
): Promise<[string, EventLine[]][]> {
  const lines: EventLine[] = []
  for (const [index, line] of asked.entries()) {
    if (line.type === "show") lines.push({ ...line, eventId: line.id })
    else lines.push(...partsOf(line, index, await findSubscription(line.id)))
  }
  refuseTicketCount(lines)
  refuseRepeatedSeats(lines)
  return [...Map.groupBy(lines, (line) => line.eventId)].sort(byId)
}

function partsOf(line: AskedLine, index: number, subscription: SubscriptionOnSale): EventLine[] {
  const part = { subscriptionId: subscription.id, line: index }
  return subscription.eventIds.map((eventId) => {
    const share = subscription.sharesAt(eventId).get(line.priceId)
    if (share === undefined) throw new Refusal("price-unknown")
    return { ...line, eventId, share, part, levels: subscription.levels }
  })
}

async function requestOf(
  trx: Knex.Transaction,
  event: EventOnSale,
  lines: readonly EventLine[],
): Promise<EventRequest> {
  const seatIds = lines.flatMap((line) => line.seatIds)
  const rows = seatIds.length === 0 ? [] : await readRowsOfSeats(trx, event.venueId, seatIds)
  const needsPlaces = lines.some((line) => line.seatIds.length === 0)
  const places = needsPlaces ? await readPlaces(trx, event) : []
  const levels = new Set(places.map((section) => section.priceLevelId))
  return eventRequest(event, lines, rows, (priceLevelId) => levels.has(priceLevelId))
}

async function bestOfSubscription(
  subscription: SubscriptionOnSale,
  levels: PriceLevelHold["priceLevels"],
  findEvent: (id: string) => Promise<EventOnSale>,
): Promise<PreparedAsk> {
  const [first = ""] = subscription.eventIds
  const at: BestOf["at"][number][] = []
  for (const eventId of [...subscription.eventIds].sort()) {
    const shares = subscription.sharesAt(eventId)
    const event = sellingAlso(await findEvent(eventId), [...subscription.levels])
    at.push({ event, priceOf: (price) => shares.get(price.id) ?? price })
  }
  return {
    kind: "best",
    levels: wantedLevels(subscription.sharesAt(first), levels),
    at,
    subscriptionId: subscription.id,
  }
}

const byId = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number =>
  one < other ? -1 : 1

/** Seats of one level are chosen together, in however many parts they are asked for. */
function wantedLevels(
  prices: ReadonlyMap<string, EventPrice>,
  levels: PriceLevelHold["priceLevels"],
): WantedLevel[] {
  return [...Map.groupBy(levels, (level) => level.id)].map(([priceLevelId, parts]) => ({
    priceLevelId,
    prices: parts.flatMap((part) =>
      part.prices.map(({ id, qty }) => {
        const price = prices.get(id)
        if (price?.priceLevelId !== priceLevelId) throw new Refusal("price-unknown")
        return { price, qty }
      }),
    ),
  }))
}
