/**
 * Rows of websites, venues and the catalogue. Times are epoch milliseconds, money is cents, flags are 0 or 1, and
 * columns marked JSON hold the named type as text.
 */

export interface WebsiteRow {
  /** The subdomain. */
  id: string
  name_fr: string
  name_en: string
  /** JSON `("fr" | "en")[]`, the default first */
  languages: string
  account_code: string
  time_zone: string
  client_account: "NO" | "OPTIONAL" | "YES"
  /** JSON ThemeColumn */
  theme: string
  /** JSON ContactColumn */
  contact: string
  hold_seconds: number
  renewals: number
  avoid_single: 0 | 1
  /** Whether the last seats may be sold so that one stays alone. */
  last_resort: 0 | 1
  /** JSON `("E_TICKETS" | "SMARTPHONE" | "MAIL" | "WILLCALL")[]` */
  delivery: string
  mail_from: string
  /** JSON PaymentColumn */
  payment: string
  /** JSON TaxNumbersColumn */
  tax_numbers: string
  /** JSON `Record<"SMALL" | "BIG" | "BANNER", path of an asset>`, any of them */
  images: string
  /** JSON `string[]`: origins of the sites that may frame the shop */
  framed_by: string
  /** JSON SiteHtmlColumn */
  site_html: string
  /** JSON `CartElementPart[]` of the contract */
  hidden_cart_elements: string
}

/** Sanitised HTML by language. */
export interface SiteHtmlColumn {
  header?: { fr: string; en: string }
  footer?: { fr: string; en: string }
}

export interface ThemeColumn {
  mood: string
  palette: Record<string, string>
}

export interface ContactColumn {
  phone?: string
  email?: string
  address?: AddressColumn
}

export interface AddressColumn {
  addressLine1?: string
  addressLine2?: string
  city: string
  provinceState: string
  postalCode?: string
  country: string
}

export interface PaymentColumn {
  processor: "PAYSAFE" | "GLOBALPAYMENTS" | "STRIPE"
  accountId?: string
  publicKey?: string
  threeDSecure: boolean
  brands: string[]
  /** Gift certificates are taken. */
  giftCertificates?: boolean
}

export interface TaxNumbersColumn {
  gst?: string
  hst?: string
  qst?: string
  pst?: string
}

export interface StaffRow {
  id: string
  website_id: string
  /** Lower case. */
  email: string
  name: string
  /** argon2id; without one the member cannot sign in. */
  password_hash: string | null
}

export interface StaffPermissionRow {
  staff_id: string
  permission: number
  website_id: string
}

export interface AssetRow {
  website_id: string
  /** As in the tenant's folder, such as `images/logo.svg`. */
  path: string
  content_type: string
  bytes: Buffer
  /** SHA-256 of the bytes, hexadecimal. */
  hash: string
}

export interface ImportRow {
  website_id: string
  content_hash: string
  imported_at: number
}

export interface VenueRow {
  id: string
  website_id: string
  name_fr: string
  name_en: string
  address_line1: string | null
  address_line2: string | null
  city: string
  province_state: string
  postal_code: string | null
  country: string
  latitude: number | null
  longitude: number | null
  seat_size_factor: number
  /** JSON BoundsColumn; without one the venue has no map. */
  bounds: string | null
  /** JSON `DecorationColumn[]`, as the contract's Decoration */
  decorations: string
  seat_count: number
  /** Changes with the geometry. */
  version: string
  /** JSON `MunicipalTax[]` of the domain. */
  municipal_taxes: string
}

export interface PointColumn {
  x: number
  y: number
}

export interface BoundsColumn extends PointColumn {
  width: number
  height: number
}

export interface DecorationColumn {
  shape: "polygon" | "circle" | "ellipse" | "rectangle" | "text"
  position: PointColumn
  /** Degrees clockwise around the position. */
  rotation?: number
  color?: string
  borderColor?: string
  /** Points from the position. */
  polygon?: { points: PointColumn[] }
  circle?: { radius: number }
  ellipse?: { radius: PointColumn }
  rectangle?: { width: number; height: number }
  text?: { text: string; size?: number; color?: string; position?: PointColumn }
}

export interface VenueLevelRow {
  id: string
  website_id: string
  venue_id: string
  name_fr: string
  name_en: string
  ordinal: number
}

export interface VenuePriceLevelRow {
  id: string
  website_id: string
  venue_id: string
  /** As the plan names it. */
  category: string
  name_fr: string
  name_en: string
  color: string
  ordinal: number
}

export interface VenueSectionRow {
  id: string
  website_id: string
  venue_id: string
  level_id: string
  name_fr: string
  name_en: string
  kind: "seats" | "general-admission"
  /** Of a general admission section only; a seat has its own. */
  price_level_id: string | null
  /** Seats, or people of general admission. */
  capacity: number
  seat_count: number
  /** JSON `PointColumn[][]` */
  polygons: string
  ordinal: number
  /** JSON `SeatViewColumn[]` */
  views: string
}

/** A picture of the stage as seen from a section, or from some of its rows or seats. */
export interface SeatViewColumn {
  /** Path of an asset. */
  image: string
  description: { fr: string; en: string }
  rowIds?: string[]
  seatIds?: string[]
}

export interface VenueRowRow {
  id: string
  website_id: string
  venue_id: string
  section_id: string
  name: string
  type: "SEAT" | "TABLE"
  ordinal: number
}

export interface VenueSeatRow {
  venue_id: string
  /** The plan's seat_guid, unique in the venue. */
  seat_id: string
  website_id: string
  section_id: string
  row_id: string
  /** Place in the row, from 0. */
  ordinal: number
  name: string
  x: number
  y: number
  /** Degrees clockwise. */
  rotation: number
  price_level_id: string
  accessible: 0 | 1
  note_fr: string | null
  note_en: string | null
}

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
  starts_at: number
  doors_at: number | null
  /** As the organiser set it; time and places left may say otherwise. */
  sale_state: StoredSaleState
  on_sale_from: number | null
  note_fr: string | null
  note_en: string | null
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
  service_charge: number
  min_tickets: number
  max_tickets: number | null
  divisor: number
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
