import type { Localized } from "@parterre/contract"
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
  readonly prices: ReadonlyMap<string, EventPrice>
  /** Price levels whose seats are sold: a seat of another level is nobody's loss. */
  readonly levels: ReadonlySet<string>
}

/** A price type in a price level of an event; cents for one ticket, service charge apart. */
export interface EventPrice {
  readonly id: string
  readonly priceLevelId: string
  readonly price: number
  readonly serviceCharge: number
  readonly minTickets: number
  /** 0 = unlimited */
  readonly maxTickets: number
  readonly divisor: number
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

/** The event with price levels that a subscription sells of it too. */
export const sellingAlso = (event: EventOnSale, levels: readonly string[]): EventOnSale =>
  levels.every((level) => event.levels.has(level))
    ? event
    : { ...event, levels: new Set([...event.levels, ...levels]) }
