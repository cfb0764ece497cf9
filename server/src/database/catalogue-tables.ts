import type { Localized } from "@parterre/contract"

/**
 * Rows of what a tenant publishes. Times are epoch milliseconds, money is cents, flags are 0 or 1, and columns marked JSON hold the
 * named type as text.
 */

export interface PageRow {
  id: string
  website_id: string
  title_fr: string
  title_en: string
  subtitle_fr: string | null
  subtitle_en: string | null
  /** HTML */
  description_fr: string
  /** HTML */
  description_en: string
  category: "show" | "sport" | "music" | "comedy" | "festival" | "art" | "exhibition"
  /** Path of an asset. */
  image: string
  featured: 0 | 1
  display: "ITEMS" | "DATES" | "CALENDAR_ONLY" | "PRICES"
  /** Its events are bought with as many tickets of each. */
  same_ticket_count: 0 | 1
  /** JSON PageLinksColumn */
  links: string
}

/** Where a page leads in its own place, and what else it suggests. */
export interface PageLinksColumn {
  readonly redirectUrl?: string
  /** As the organiser set it; its events have it too. */
  readonly saleState?: Exclude<StoredSaleState, "ONSALE">
  readonly suggestions?: readonly SuggestionColumn[]
}

export interface SuggestionColumn {
  readonly title: Localized
  readonly pageId?: string
  readonly url?: string
  /** Who has one of these in the cart is not offered it. */
  readonly notEventIds: readonly string[]
}

export interface ShowRow {
  id: string
  website_id: string
  page_id: string
  venue_id: string
  title_fr: string
  title_en: string
  duration_minutes: number | null
  ordinal: number
}

export type StoredSaleState = "ONSALE" | "SOLDOUT" | "WASONSALE" | "NOTAVAILABLE" | "CANCELLED" | "INVISIBLE"

export interface EventRow {
  id: string
  website_id: string
  page_id: string
  show_id: string
  venue_id: string
  code: string
  /** Of the day it is an hour of; null where it is sold by itself. */
  day_code: string | null
  starts_at: number
  doors_at: number | null
  /** As the organiser set it; time and places left may say otherwise. */
  sale_state: StoredSaleState
  on_sale_from: number | null
  /** Those with the same presale share its codes; none where there is no presale, and then neither time nor members. */
  presale_id: string | null
  presale_from: number | null
  /** JSON: ids of the memberships that open it. */
  presale_members: string | null
  note_fr: string | null
  note_en: string | null
  /** Whether only the alternative exhibit is offered. */
  alt_exhibit: 0 | 1
  /** Whether picks that leave a seat alone are refused; null where the website says it. */
  avoid_single: 0 | 1 | null
  /** Where it is taxed. */
  province: string
}

export interface EventPriceRow {
  id: string
  website_id: string
  event_id: string
  price_level_id: string
  /** The price type, such as `adulte`. */
  key: string
  name_fr: string
  name_en: string
  /** Without the service charge. */
  price: number
  /** What the organiser strikes through beside it, without the service charge either; more than the price. */
  original_price: number | null
  service_charge: number
  min_tickets: number
  max_tickets: number | null
  divisor: number
  /** Whether the organiser sells no more at it, whatever places are left. */
  sold_out: 0 | 1
  /** Within the event, price level after price level. */
  ordinal: number
}

export interface SubscriptionRow {
  id: string
  website_id: string
  page_id: string
  /** Of all its events. */
  venue_id: string
  title_fr: string
  title_en: string
  /** HTML */
  description_fr: string | null
  /** HTML */
  description_en: string | null
  ordinal: number
}

export interface SubscriptionEventRow {
  subscription_id: string
  event_id: string
  website_id: string
}

/** What the prices of an event and of a subscription have in common. */
export type PriceRow = Omit<EventPriceRow, "event_id">

/** The amounts are for all events of the subscription together. */
export type SubscriptionPriceRow = PriceRow & { subscription_id: string }

export interface EventSeatOffRow {
  event_id: string
  seat_id: string
  website_id: string
  reason: "sold" | "blocked"
}

/** Already counted as taken in `event_capacities`, whose rows the import makes for every general admission section. */
export interface EventPlacesOffRow {
  event_id: string
  section_id: string
  website_id: string
  places: number
}
