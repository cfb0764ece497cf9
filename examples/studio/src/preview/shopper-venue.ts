import type { Language } from "@parterre/contract"
import { type RowPicture, venueMode } from "@parterre/domain/seats"
import type { MapRow, MapSection, MapVenue, SeatDetail } from "@parterre/seat-map"
import { type LaidSection, venueLayout } from "@parterre/seating-plans/layout"
import { categoryColor } from "@parterre/seating-plans/plan"
import type { StudioDocument } from "../document/studio-document.ts"

/** A section with the seats that the map asks for. */
export interface ShownSection {
  readonly id: string
  readonly rows: readonly MapRow[]
  readonly details: readonly SeatDetail[]
  /** As the seat rules see them, in the order of `rows`. */
  readonly pictures: readonly RowPicture[]
}

export interface ShopperVenue {
  readonly venue: MapVenue
  readonly sections: ReadonlyMap<string, ShownSection>
}

/** The drawing as a shop would have it after an import, every seat free. */
export function shopperVenue({ plan, venue }: StudioDocument, language: Language): ShopperVenue {
  const layout = venueLayout(venue, plan)
  const accessible = new Set(venue.accessible)
  const levelOf = (category: string) => plan.categories.findIndex(({ name }) => name === category)
  const total = layout.sections.reduce(
    (sum, { rows }) => sum + rows.reduce((all, row) => all + row.seats.length, 0),
    0,
  )
  const sections = layout.sections.map((section, index) => shown(section, String(index + 1)))

  function shown(section: LaidSection, id: string) {
    const rows = section.rows.map(
      (row, at): MapRow => ({
        id: `${id}.${at + 1}`,
        name: row.name,
        type: row.type,
        seats: row.seats.map((seat, order) => ({
          id: seat.id,
          name: seat.name,
          order,
          x: seat.x,
          y: seat.y,
          rotation: seat.rotation,
          accessible: accessible.has(seat.id),
        })),
      }),
    )
    const seats = section.rows.flatMap((row) => row.seats)
    const details = seats.map((seat): SeatDetail => {
      const note = venue.notes[seat.id]?.[language]
      return {
        seatId: seat.id,
        priceLevelId: seat.category,
        invisible: false,
        sellable: true,
        ...(note === undefined ? {} : { note }),
      }
    })
    const pictures = section.rows.map(
      (row): RowPicture => ({
        ring: row.type === "TABLE",
        seats: row.seats.map((seat) => ({
          id: seat.id,
          state: "free",
          priceLevelId: seat.category,
          accessible: accessible.has(seat.id),
        })),
      }),
    )
    const categories = [
      ...new Set([
        ...seats.map((seat) => seat.category),
        ...(section.generalAdmission ? [section.generalAdmission.category] : []),
      ]),
    ]
    const map: MapSection = {
      id,
      name: section.name[language],
      kind: section.generalAdmission === undefined ? "seats" : "general-admission",
      polygons: section.polygons,
      numberOfSeats: section.generalAdmission?.capacity ?? seats.length,
      priceLevels: categories,
      colors: categories.map((name) =>
        categoryColor(plan.categories[levelOf(name)]?.color, Math.max(0, levelOf(name))),
      ),
      ...(venueMode(total) === "full" ? { rows } : {}),
    }
    return { level: section.level, map, seats: { id, rows, details, pictures } }
  }

  return {
    venue: {
      id: "studio",
      levels: layout.levels.map((name, index) => ({
        id: String(index + 1),
        name: name[language],
        sections: sections.filter(({ level }) => level === index).map(({ map }) => map),
      })),
      priceLevels: plan.categories.map(({ name, color }, index) => ({
        id: name,
        name,
        color: categoryColor(color, index),
        min: 4_000,
        max: 4_000,
      })),
      seatSizeFactor: venue.seatSizeFactor,
      decorations: layout.decorations.map(({ text, ...decoration }) => ({
        ...decoration,
        ...(text === undefined ? {} : { text: { ...text, text: text.names?.[language] ?? text.text } }),
      })),
      ...(layout.bounds === undefined ? {} : { bounds: layout.bounds }),
    },
    sections: new Map(sections.map(({ seats }) => [seats.id, seats])),
  }
}
