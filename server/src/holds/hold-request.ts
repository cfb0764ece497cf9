import type { HoldGroup, PriceLevelHold } from "@parterre/contract"
import type { Sold } from "@parterre/domain/subscriptions"
import type { ComboRow } from "../database/combo-tables.ts"
import type { Website } from "../http/handler.ts"
import { type AskedOffer, askedOffer } from "./asked-offer.ts"
import type { BestOf } from "./best-seats.ts"
import { combosAsked, eventsInCombos } from "./combo-request.ts"
import type { EventLine, EventRequest } from "./event-request.ts"
import { type ProductRequest, productsAsked, type RequestedProduct } from "./product-request.ts"

/** What is to be held: lines with chosen seats or general admission, or the best of price levels. */
export type RequestedTickets =
  | { readonly kind: "lines"; readonly groups: readonly HoldGroup[] }
  | ({
      readonly kind: "best"
      readonly of: Sold
      readonly levels: PriceLevelHold["priceLevels"]
      /** A flex pass has paid for them: they cost nothing, and what a cart may hold of a price is nothing to it. */
      readonly exchange?: true
    } & AskedOffer)

/** How many tickets a request names; a subscription has as many again at each of its events. */
export const ticketsOf = (requested: RequestedTickets): number =>
  (requested.kind === "lines" ? requested.groups : requested.levels)
    .flatMap(({ prices }) => prices)
    .reduce((sum, { qty }) => sum + qty, 0)

export interface HoldRequest {
  readonly website: Website
  readonly sessionId: string
  readonly requested: RequestedTickets
  /** Tickets bought before by promotion, where the request names any. */
  readonly bought?: ReadonlyMap<string, number>
  /** Details of combos that had nothing left when it came in: a group of theirs passes without a choice. */
  readonly soldOut?: ReadonlySet<string>
}

/** A request by the events it is about; nothing of them is known yet. */
export type RequestByEvent =
  | {
      readonly kind: "lines"
      readonly lines: readonly (readonly [eventId: string, readonly EventLine[]])[]
      readonly products: readonly RequestedProduct[]
    }
  | ({
      readonly kind: "best"
      readonly of: Sold
      readonly levels: PriceLevelHold["priceLevels"]
      readonly eventIds: readonly string[]
      readonly exchange?: true
    } & AskedOffer)

/** A request whose events, prices, seats and products exist. */
export type PreparedRequest =
  | {
      readonly kind: "lines"
      readonly requests: readonly EventRequest[]
      readonly products: readonly ProductRequest[]
    }
  | ({ readonly kind: "best" } & BestOf)

/** The subscriptions that a request names. */
export function subscriptionsAsked({ requested }: HoldRequest): readonly string[] {
  if (requested.kind === "best") return requested.of.type === "subscription" ? [requested.of.id] : []
  return requested.groups.flatMap(({ type, id }) => (type === "subscription" ? [id] : []))
}

/** What a request names that may be a product. */
export const productsAskedBy = ({ requested }: HoldRequest): readonly string[] =>
  requested.kind === "best" ? [] : productsAsked(requested.groups)

/** What the lines of a request ask to be sold by. */
export const offersAsked = ({ requested }: Pick<HoldRequest, "requested">): readonly AskedOffer[] =>
  requested.kind === "best"
    ? [askedOffer(requested)]
    : requested.groups.flatMap(({ prices }) => prices.map(askedOffer))

/** The combos that a request names, of both kinds. */
export const combosAskedBy = ({ requested }: HoldRequest): readonly string[] =>
  requested.kind === "best" ? [] : combosAsked(requested.groups)

/** The events that a request names, by themselves, with a subscription or in a combo. */
export function eventsAsked(
  { requested }: HoldRequest,
  eventsOf: (subscriptionId: string) => readonly string[],
  comboOf: (comboId: string) => ComboRow | undefined,
): readonly string[] {
  const sold = requested.kind === "best" ? [requested.of] : requested.groups
  const inCombos = requested.kind === "best" ? [] : eventsInCombos(requested.groups, comboOf)
  const named = sold.flatMap(({ type, id }) => {
    if (type === "subscription") return eventsOf(id)
    return type === "show" || type === "event" ? id : []
  })
  return [...named, ...inCombos]
}
