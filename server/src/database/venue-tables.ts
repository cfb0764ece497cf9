import type { Localized } from "@parterre/contract"
import type { Point } from "@parterre/seating-plans/geometry"
import type { LaidBounds, LaidDecoration } from "@parterre/seating-plans/layout"

/**
 * Rows of venues. Times are epoch milliseconds, money is cents, flags are 0 or 1, and columns marked JSON hold the
 * named type as text.
 */

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
  /** JSON `DecorationColumn[]`; `decorationsIn` reads it as the contract's Decoration. */
  decorations: string
  seat_count: number
  /** Changes with the geometry. */
  version: string
  /** JSON `MunicipalTax[]` of the domain. */
  municipal_taxes: string
  /** Path of an asset. */
  image: string | null
  /** HTML, as is the French one; a page has either, both or none. */
  page_html_en: string | null
  page_html_fr: string | null
}

export type PointColumn = Point
export type BoundsColumn = LaidBounds
export type DecorationColumn = LaidDecoration

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
  description: Localized
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
