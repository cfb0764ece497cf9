import type { Decoration } from "@parterre/contract"
import { inLanguage } from "../../catalogue/event-answers.ts"
import { decorationsIn } from "../../database/decorations.ts"
import type { BoundsColumn, EventRow, PointColumn, VenueRowRow, VenueSeatRow } from "../../database/tables.ts"
import type { Language } from "../../http/handler.ts"
import type { PublishedWebsite } from "../../published/published-website.ts"
import { Refusal } from "../../refusal.ts"

export interface PlanSeat extends PointColumn {
  readonly name: string
  readonly isAsked: boolean
}

export interface PlanRow {
  readonly name: string
  readonly type: VenueRowRow["type"]
  /** Side by side; around the table of a TABLE. */
  readonly seats: readonly PlanSeat[]
}

export interface PlanSection {
  readonly id: string
  readonly name: string
  readonly level: string
  readonly polygons: readonly (readonly PointColumn[])[]
}

/** Sections drawn near by. Seats of more are on the plan and in words: a house in small pieces would help nobody. */
export const CLOSE_UPS = 6

/** A section some of the seats are in: with all its seats where it is drawn near by, else with those alone. */
export interface AskedSection extends PlanSection {
  readonly rows: readonly PlanRow[]
}

/** A venue with seats to point out: every section as its outline, and the seats of the sections concerned. */
export interface SeatsPlan {
  readonly venue: string
  readonly bounds: BoundsColumn
  readonly decorations: readonly Decoration[]
  readonly sections: readonly PlanSection[]
  /** In the venue's order. */
  readonly asked: readonly AskedSection[]
}

/**
 * Reads what the plan of some seats needs: of a large venue, the outlines of its sections and the seats of a few.
 * Refuses `no-seat-map` for a venue that has no plan, and `seats-unknown` with the seats it does not have.
 */
export async function readSeatsPlan(
  site: PublishedWebsite,
  event: EventRow,
  seatIds: readonly string[],
  language: Language,
): Promise<SeatsPlan> {
  const venue = site.venue(event.venue_id)
  const bounds: BoundsColumn | null = JSON.parse(venue?.bounds ?? "null")
  if (venue === undefined || bounds === null) throw new Refusal("no-seat-map")
  const found = await askedSeats(site, venue.id, seatIds)
  const ofSection = Map.groupBy(found, (seat) => seat.section_id)
  const levels = site.levelsOf(venue.id)
  const name = (row: { name_fr: string; name_en: string }) => inLanguage(language, row.name_fr, row.name_en)
  const levelNames = new Map(levels.map((level) => [level.id, levels.length > 1 ? name(level) : ""]))
  const drawn = site.sectionsOf(venue.id).map(
    (section): PlanSection => ({
      id: section.id,
      name: name(section),
      level: levelNames.get(section.level_id) ?? "",
      polygons: JSON.parse(section.polygons),
    }),
  )
  const asked = new Set(seatIds)
  return {
    venue: name(venue),
    bounds,
    decorations: decorationsIn(venue.decorations, language),
    sections: drawn,
    asked: await Promise.all(
      drawn
        .filter(({ id }) => ofSection.has(id))
        .map(async (section, index) => {
          const { rows, seats } = await site.seatsIn({ id: section.id, venue_id: venue.id })
          const shown = index < CLOSE_UPS ? seats : (ofSection.get(section.id) ?? [])
          const ofRow = Map.groupBy(shown, (seat) => seat.row_id)
          return {
            ...section,
            rows: rows.map((row) => ({
              name: row.name,
              type: row.type,
              seats: (ofRow.get(row.id) ?? []).map((seat) => planSeat(seat, asked)),
            })),
          }
        }),
    ),
  }
}

async function askedSeats(
  site: PublishedWebsite,
  venueId: string,
  seatIds: readonly string[],
): Promise<readonly VenueSeatRow[]> {
  const rows = await site.seatsNamed(venueId, seatIds)
  const known = new Set(rows.map((row) => row.seat_id))
  const unknown = seatIds.filter((id) => !known.has(id))
  if (unknown.length > 0) throw new Refusal("seats-unknown", { seatIds: unknown })
  return rows
}

const planSeat = ({ seat_id, name, x, y }: VenueSeatRow, asked: ReadonlySet<string>): PlanSeat => ({
  name,
  x,
  y,
  isAsked: asked.has(seat_id),
})
