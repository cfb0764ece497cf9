import type { HoldGroup, PriceLevelHold } from "@parterre/contract"
import type { Knex } from "knex"
import type { Website } from "../http/handler.ts"
import { Refusal } from "../refusal.ts"
import type { WantedLevel } from "./best-seats.ts"
import { type EventOnSale, refuseUnlessOnSale } from "./event-on-sale.ts"
import { type AskedLine, askedLines, type EventRequest, eventRequest } from "./event-request.ts"
import { readEvent, readPlaces, readRowsOfSeats } from "./sale-catalogue.ts"

/** What a shopper asks to hold: lines with chosen seats or places, or the best of price levels. */
export type Wanted =
  | { readonly kind: "lines"; readonly groups: readonly HoldGroup[] }
  | { readonly kind: "best"; readonly eventId: string; readonly levels: PriceLevelHold["priceLevels"] }

export interface HoldAsk {
  readonly website: Website
  readonly sessionId: string
  readonly wanted: Wanted
}

/** An ask whose events, prices and seats exist. */
export type PreparedAsk =
  | { readonly kind: "lines"; readonly requests: readonly EventRequest[] }
  | { readonly kind: "best"; readonly event: EventOnSale; readonly levels: readonly WantedLevel[] }

/** Reads what an ask names, or throws the refusal of what is not there; `events` spares a batch the same reads. */
export async function prepareAsk(
  trx: Knex.Transaction,
  ask: HoldAsk,
  events: Map<string, EventOnSale | undefined>,
  now: number,
): Promise<PreparedAsk> {
  const find = async (eventId: string) => {
    const key = `${ask.website.id} ${eventId}`
    if (!events.has(key)) events.set(key, await readEvent(trx, ask.website.id, eventId))
    const event = events.get(key)
    if (event === undefined) throw new Refusal("event-unknown")
    refuseUnlessOnSale(event, now)
    return event
  }
  const { wanted } = ask
  if (wanted.kind === "best") {
    const event = await find(wanted.eventId)
    return { kind: "best", event, levels: wantedLevels(event, wanted.levels) }
  }
  const requests: EventRequest[] = []
  for (const [eventId, lines] of byEvent(askedLines(wanted.groups))) {
    const event = await find(eventId)
    const seatIds = lines.flatMap((line) => line.seatIds)
    const rows = seatIds.length === 0 ? [] : await readRowsOfSeats(trx, event.venueId, seatIds)
    const needsPlaces = lines.some((line) => line.seatIds.length === 0)
    const places = needsPlaces ? await readPlaces(trx, event) : []
    const levels = new Set(places.map((section) => section.priceLevelId))
    requests.push(eventRequest(event, lines, rows, (priceLevelId) => levels.has(priceLevelId)))
  }
  return { kind: "lines", requests }
}

/** In id order, the order in which everything is locked. */
const byEvent = (lines: readonly AskedLine[]): [string, AskedLine[]][] =>
  [...Map.groupBy(lines, (line) => line.eventId)].sort(([one], [other]) => (one < other ? -1 : 1))

/** Seats of one level are chosen together, in however many parts they are asked for. */
function wantedLevels(event: EventOnSale, levels: PriceLevelHold["priceLevels"]): WantedLevel[] {
  return [...Map.groupBy(levels, (level) => level.id)].map(([priceLevelId, parts]) => ({
    priceLevelId,
    prices: parts.flatMap((part) =>
      part.prices.map(({ id, qty }) => {
        const price = event.prices.get(id)
        if (price?.priceLevelId !== priceLevelId) throw new Refusal("price-unknown")
        return { price, qty }
      }),
    ),
  }))
}
