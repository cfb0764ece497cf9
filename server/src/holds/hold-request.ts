import type { HoldGroup, PriceLevelHold } from "@parterre/contract"
import type { Sold } from "@parterre/domain/subscriptions"
import type { Knex } from "knex"
import type { Website } from "../http/handler.ts"
import { Refusal } from "../refusal.ts"
import type { BestOf, RequestedLevel } from "./best-seats.ts"
import { type EventOnSale, type EventPrice, refuseUnlessOnSale, sellingAlso } from "./event-on-sale.ts"
import {
  type EventLine,
  type EventRequest,
  eventRequest,
  type RequestedLine,
  refuseRepeatedSeats,
  refuseTicketCount,
  requestedLines,
} from "./event-request.ts"
import { readAdmissionSections, readEvent, readRowsOfSeats } from "./on-sale-store.ts"
import { readSubscription, type SubscriptionOnSale } from "./subscription-on-sale.ts"

/** What is to be held: lines with chosen seats or general admission, or the best of price levels. */
export type RequestedTickets =
  | { readonly kind: "lines"; readonly groups: readonly HoldGroup[] }
  | { readonly kind: "best"; readonly of: Sold; readonly levels: PriceLevelHold["priceLevels"] }

/** How many tickets a request names; a subscription has as many again at each of its events. */
export const ticketsOf = (requested: RequestedTickets): number =>
  (requested.kind === "lines" ? requested.groups : requested.levels)
    .flatMap(({ prices }) => prices)
    .reduce((sum, { qty }) => sum + qty, 0)

export interface HoldRequest {
  readonly website: Website
  readonly sessionId: string
  readonly requested: RequestedTickets
}

/** A request whose events, prices and seats exist. */
export type PreparedRequest =
  | { readonly kind: "lines"; readonly requests: readonly EventRequest[] }
  | ({ readonly kind: "best" } & BestOf)

/** Names an event or a subscription of a website, whatever else a batch is about. */
export const saleKey = (websiteId: string, id: string): string => `${websiteId} ${id}`

/** What a batch has read of the catalogue already, by `saleKey`. */
export interface KnownOnSale {
  readonly events: Map<string, EventOnSale | undefined>
  readonly subscriptions: Map<string, SubscriptionOnSale | undefined>
}

/** Reads what a request names, or throws the refusal of what is not there; `known` spares a batch the same reads. */
export async function prepareRequest(
  trx: Knex.Transaction,
  request: HoldRequest,
  known: KnownOnSale,
  now: number,
): Promise<PreparedRequest> {
  const findEvent = async (eventId: string) => {
    const event = await once(known.events, saleKey(request.website.id, eventId), () =>
      readEvent(trx, request.website.id, eventId),
    )
    if (event === undefined) throw new Refusal("event-unknown")
    refuseUnlessOnSale(event, now)
    return event
  }
  const findSubscription = async (id: string) => {
    const subscription = await once(known.subscriptions, saleKey(request.website.id, id), () =>
      readSubscription(trx, request.website.id, id),
    )
    if (subscription === undefined) throw new Refusal("subscription-unknown")
    return subscription
  }
  const { requested } = request
  if (requested.kind === "lines") {
    const lines = await linesByEvent(requestedLines(requested.groups), findSubscription)
    const requests: EventRequest[] = []
    for (const [eventId, ofEvent] of lines)
      requests.push(await requestOf(trx, await findEvent(eventId), ofEvent))
    return { kind: "lines", requests }
  }
  const { kind, of } = requested
  if (of.type === "event") {
    const event = await findEvent(of.id)
    const levels = requestedLevels(event.prices, requested.levels)
    return { kind, of, levels, at: [{ event, priceOf: (price) => price }] }
  }
  const best = await bestOfSubscription(await findSubscription(of.id), requested.levels, findEvent)
  return { kind, of, ...best }
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
  asked: readonly RequestedLine[],
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

function partsOf(line: RequestedLine, index: number, subscription: SubscriptionOnSale): EventLine[] {
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
  const needsAdmission = lines.some((line) => line.seatIds.length === 0)
  const sections = needsAdmission ? await readAdmissionSections(trx, event) : []
  const levels = new Set(sections.map((section) => section.priceLevelId))
  return eventRequest(event, lines, rows, (priceLevelId) => levels.has(priceLevelId))
}

async function bestOfSubscription(
  subscription: SubscriptionOnSale,
  levels: PriceLevelHold["priceLevels"],
  findEvent: (id: string) => Promise<EventOnSale>,
): Promise<Pick<BestOf, "levels" | "at">> {
  const [first = ""] = subscription.eventIds
  const at: BestOf["at"][number][] = []
  for (const eventId of [...subscription.eventIds].sort()) {
    const shares = subscription.sharesAt(eventId)
    const event = sellingAlso(await findEvent(eventId), [...subscription.levels])
    at.push({ event, priceOf: (price) => shares.get(price.id) ?? price })
  }
  return { levels: requestedLevels(subscription.sharesAt(first), levels), at }
}

const byId = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number =>
  one < other ? -1 : 1

/** Seats of one level are chosen together, in however many parts they are asked for. */
function requestedLevels(
  prices: ReadonlyMap<string, EventPrice>,
  levels: PriceLevelHold["priceLevels"],
): RequestedLevel[] {
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
