import type { Localized } from "@parterre/contract"
import type { ComboReduction } from "@parterre/domain/combos"
import { presaleState } from "@parterre/domain/promotions"
import { subscriptionShares } from "@parterre/domain/subscriptions"
import { saleStateNow } from "../catalogue/sale-state.ts"
import type { StoredSaleState } from "../database/tables.ts"
import { Refusal } from "../refusal.ts"

/** What a hold needs to know of an event. */
export interface EventOnSale {
  readonly id: string
  readonly websiteId: string
  readonly venueId: string
  readonly title: Localized
  /** Epoch milliseconds. */
  readonly startsAt: number
  readonly saleState: StoredSaleState
  /** Epoch milliseconds. */
  readonly onSaleFrom: number | null
  readonly presale: EventPresale | null
  /** Whether picks that leave a seat alone are refused, where it says otherwise than its website. */
  readonly avoidSingle?: boolean | undefined
  /** In its presale it is on sale to whoever asks. */
  readonly letIn?: true
  readonly prices: ReadonlyMap<string, EventPrice>
  /** Price levels whose seats are sold: a seat of another level is nobody's loss. */
  readonly levels: ReadonlySet<string>
}

/** How an event is sold before its sale opens to all. */
export interface EventPresale {
  readonly id: string
  /** Epoch milliseconds. */
  readonly from: number
  /** Ids of the memberships that open it. */
  readonly members: readonly string[]
}

/** A price type in a price level of an event; cents for one ticket, service charge apart. */
export interface EventPrice {
  readonly id: string
  readonly priceLevelId: string
  /** Of its price type: adult, student. */
  readonly key: string
  readonly price: number
  readonly serviceCharge: number
  readonly minTickets: number
  /** 0 = unlimited */
  readonly maxTickets: number
  readonly divisor: number
  /** What the organiser strikes through beside it. */
  readonly originalPrice?: number
  /** The organiser sells no more at it. */
  readonly isSoldOut?: true
}

/** A price that was found, or the refusal of one that is not there or is sold no more. */
export function soldPrice(price: EventPrice | undefined): EventPrice {
  if (price === undefined) throw new Refusal("price-unknown")
  if (price.isSoldOut) throw new Refusal("price-sold-out")
  return price
}

/** What a hold needs to know of a subscription. */
export interface SubscriptionOnSale {
  readonly id: string
  /** By start. */
  readonly eventIds: readonly string[]
  /** The price levels it sells. */
  readonly levels: ReadonlySet<string>
  /** The subscription's prices, each as the share of one of its events; the shares add up to the price. */
  readonly sharesAt: (eventId: string) => ReadonlyMap<string, EventPrice>
}

/** The hold of one event that is a part of what is sold at several. */
export type BundlePart = SubscriptionPart | ComboPart

interface SubscriptionPart {
  readonly subscriptionId: string
  readonly combo?: undefined
  /** Index in the request of what it is a part of: its parts at all events are held together. */
  readonly line: number
}

export interface ComboPart {
  readonly subscriptionId?: undefined
  readonly combo: {
    readonly id: string
    /** Of a combo with groups. */
    readonly groupId: string | null
    /** As shoppers read it. */
    readonly groupName?: Localized | undefined
    readonly detailId: string
    /** Cents: what a ticket costs by itself. */
    readonly ownPrice: number
    /** What it takes off each; undefined where it takes off nothing. */
    readonly reduction: ComboReduction | undefined
    /** Combos that one cart may hold. */
    readonly perCart: number
  }
  readonly line: number
}

export interface VenueSeat {
  readonly id: string
  readonly name: string
  readonly priceLevelId: string
  readonly accessible: boolean
  readonly x: number
}

/** A row with its seats in order. */
export interface VenueRow {
  readonly id: string
  readonly name: string
  readonly ordinal: number
  readonly sectionId: string
  /** A table: its last seat neighbours its first. */
  readonly ring: boolean
  readonly seats: readonly VenueSeat[]
}

/** A general admission section. */
export interface AdmissionSection {
  readonly sectionId: string
  readonly name: Localized
  readonly priceLevelId: string
}

/** Refuses an event that is not sold now: by its state, before its sale opens and once it has begun. */
export function refuseUnlessOnSale(event: EventOnSale, now: number): void {
  // Whether any are left is for the claims to say.
  const saleState = saleStateNow(event, now, 1)
  if (saleState !== "ONSALE") throw new Refusal("event-not-on-sale", { saleState })
}

/** Whether an event that will be on sale to all is on sale to some until then. */
export const isInPresale = (
  event: EventOnSale,
  now: number,
): event is EventOnSale & { readonly presale: EventPresale } =>
  event.presale !== null &&
  event.onSaleFrom !== null &&
  event.saleState === "ONSALE" &&
  presaleState({ from: event.presale.from, until: event.onSaleFrom }, now) === "open"

/** The event with price levels that a subscription sells of it too. */
export const sellingAlso = (event: EventOnSale, levels: readonly string[]): EventOnSale =>
  levels.every((level) => event.levels.has(level))
    ? event
    : { ...event, levels: new Set([...event.levels, ...levels]) }

/** A subscription by its events, the first to start first, and its prices for all of them together. */
export function subscriptionOnSale(
  id: string,
  eventIds: readonly string[],
  prices: readonly EventPrice[],
): SubscriptionOnSale {
  const shares = prices.map((price) => ({
    price,
    at: subscriptionShares(price, eventIds.length).map((share, index, { length }) => ({
      ...share,
      ...(price.originalPrice === undefined
        ? {}
        : { originalPrice: originalShares(price.originalPrice, length)[index] ?? 0 }),
    })),
  }))
  const byEvent = new Map(
    eventIds.map((eventId, index) => [
      eventId,
      new Map(shares.map(({ price, at }) => [price.id, { ...price, ...at[index] }])),
    ]),
  )
  return {
    id,
    eventIds,
    levels: new Set(prices.flatMap(({ priceLevelId, isSoldOut }) => (isSoldOut ? [] : priceLevelId))),
    sharesAt: (eventId) => byEvent.get(eventId) ?? new Map(),
  }
}

const originalShares = (price: number, events: number): readonly number[] =>
  subscriptionShares({ price, serviceCharge: 0 }, events).map((share) => share.price)
