import { createHash } from "node:crypto"
import type { VenueLayout } from "@parterre/seating-plans/layout"
import { categoryColor } from "@parterre/seating-plans/plan"
import type {
  VenueLevelRow,
  VenuePriceLevelRow,
  VenueRow,
  VenueRowRow,
  VenueSeatRow,
  VenueSectionRow,
} from "../../database/tables.ts"
import { municipalTaxes } from "../municipal-taxes.ts"
import { sectionViews } from "../seat-views.ts"
import { pageHtml } from "../site-html.ts"
import { slug } from "../slug.ts"
import type { VenueFile } from "../tenant-files.ts"
import { rowId, type SectionKeys, sectionId } from "./venue-ids.ts"

/** A venue's seating and price levels, as rows. */
export interface VenueRows {
  readonly venues: VenueRow[]
  readonly levels: VenueLevelRow[]
  readonly priceLevels: VenuePriceLevelRow[]
  readonly sections: VenueSectionRow[]
  readonly rows: VenueRowRow[]
  readonly seats: VenueSeatRow[]
}

export interface NamedCategory {
  readonly name: string
  readonly color: string | undefined
}

export const priceLevelId = (venueId: string, category: string): string => `${venueId}.${slug(category)}`

export function venueRows(
  websiteId: string,
  venueId: string,
  venue: VenueFile,
  { layout, keys }: { readonly layout: VenueLayout; readonly keys: readonly SectionKeys[] },
  categories: readonly NamedCategory[],
): VenueRows {
  const owner = { website_id: websiteId, venue_id: venueId }
  const levels = layout.levels.map((name, ordinal) => ({
    ...owner,
    id: levelId(venueId, ordinal),
    name_fr: name.fr,
    name_en: name.en,
    ordinal,
  }))
  const priceLevels = categories.map(({ name, color }, ordinal) => ({
    ...owner,
    id: priceLevelId(venueId, name),
    category: name,
    name_fr: venue.categories?.[name]?.fr ?? name,
    name_en: venue.categories?.[name]?.en ?? name,
    color: categoryColor(color, ordinal),
    ordinal,
  }))
  const seating = { ...sectionRows(owner, venue, layout, keys), ...seatRows(owner, venue, layout, keys) }
  const version = createHash("sha256")
    .update(
      JSON.stringify([venue.name, venue.seatSizeFactor, layout.decorations, levels, priceLevels, seating]),
    )
    .digest("hex")
    .slice(0, 16)
  return {
    venues: [venueRow(websiteId, venueId, venue, layout, seating.seats.length, version)],
    levels,
    priceLevels,
    ...seating,
  }
}

interface Owner {
  readonly website_id: string
  readonly venue_id: string
}

const levelId = (venueId: string, ordinal: number): string => `${venueId}.level-${ordinal + 1}`

function venueRow(
  websiteId: string,
  venueId: string,
  { name, address, image, page, seatSizeFactor, municipalTaxes: taxes }: VenueFile,
  { bounds, decorations }: VenueLayout,
  seatCount: number,
  version: string,
): VenueRow {
  return {
    id: venueId,
    website_id: websiteId,
    name_fr: name.fr,
    name_en: name.en,
    address_line1: address.addressLine1 ?? null,
    address_line2: address.addressLine2 ?? null,
    city: address.city,
    province_state: address.provinceState,
    postal_code: address.postalCode ?? null,
    country: address.country,
    latitude: address.latitude ?? null,
    longitude: address.longitude ?? null,
    seat_size_factor: seatSizeFactor ?? 1,
    bounds: bounds === undefined ? null : JSON.stringify(bounds),
    decorations: JSON.stringify(decorations),
    seat_count: seatCount,
    version,
    municipal_taxes: JSON.stringify(municipalTaxes(taxes)),
    image: image ?? null,
    page_html_fr: pageHtml(page, websiteId, "fr"),
    page_html_en: pageHtml(page, websiteId, "en"),
  }
}

function sectionRows(
  owner: Owner,
  { views }: VenueFile,
  layout: VenueLayout,
  keys: readonly SectionKeys[],
): { readonly sections: VenueSectionRow[] } {
  const sections = layout.sections.map((section, ordinal) => {
    const { level, name, polygons, rows, generalAdmission } = section
    const own = keys[ordinal]!
    const id = sectionId(owner.venue_id, own)
    const seatCount = rows.reduce((sum, row) => sum + row.seats.length, 0)
    return {
      ...owner,
      id,
      level_id: levelId(owner.venue_id, level),
      name_fr: name.fr,
      name_en: name.en,
      kind: generalAdmission === undefined ? ("seats" as const) : ("general-admission" as const),
      price_level_id: generalAdmission ? priceLevelId(owner.venue_id, generalAdmission.category) : null,
      capacity: generalAdmission?.capacity ?? seatCount,
      seat_count: seatCount,
      polygons: JSON.stringify(polygons),
      ordinal,
      views: JSON.stringify(sectionViews(section, views, (index) => rowId(id, own.rows[index]!))),
    }
  })
  return { sections }
}

function seatRows(owner: Owner, venue: VenueFile, layout: VenueLayout, keys: readonly SectionKeys[]) {
  const accessible = new Set(venue.accessible)
  const rows: VenueRowRow[] = []
  const seats: VenueSeatRow[] = []
  for (const [sectionIndex, section] of layout.sections.entries()) {
    const own = keys[sectionIndex]!
    const section_id = sectionId(owner.venue_id, own)
    for (const [rowIndex, row] of section.rows.entries()) {
      const row_id = rowId(section_id, own.rows[rowIndex]!)
      rows.push({ ...owner, id: row_id, section_id, name: row.name, type: row.type, ordinal: rowIndex })
      for (const [ordinal, { id, name, x, y, rotation, category }] of row.seats.entries())
        seats.push({
          ...owner,
          seat_id: id,
          section_id,
          row_id,
          ordinal,
          name,
          x,
          y,
          rotation,
          price_level_id: priceLevelId(owner.venue_id, category),
          accessible: accessible.has(id) ? 1 : 0,
          note_fr: venue.notes?.[id]?.fr ?? null,
          note_en: venue.notes?.[id]?.en ?? null,
        })
    }
  }
  return { rows, seats }
}
