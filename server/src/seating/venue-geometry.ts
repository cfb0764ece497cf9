import type { Level, Row, Seat, SeatView, Section } from "@parterre/contract"
import { inLanguage } from "../catalogue/event-answers.ts"
import type {
  SeatViewColumn,
  VenueLevelRow,
  VenuePriceLevelRow,
  VenueRowRow,
  VenueSeatRow,
  VenueSectionRow,
} from "../database/tables.ts"
import { defined } from "../defined.ts"
import type { Language } from "../http/handler.ts"
import { assetUrl } from "../websites/website-config.ts"

/** A venue's rows, or those of some of its sections. */
export interface Geometry {
  readonly levels: readonly VenueLevelRow[]
  readonly priceLevels: readonly VenuePriceLevelRow[]
  readonly sections: readonly VenueSectionRow[]
  readonly rows: readonly VenueRowRow[]
  /** None in polygon mode. */
  readonly seats: readonly VenueSeatRow[] | undefined
  readonly sectionLevels: readonly Pick<VenueSeatRow, "section_id" | "price_level_id">[]
}

/** Levels with their sections, in the venue's order. */
export function levelAnswers(geometry: Geometry, language: Language): Level[] {
  const sections = sectionAnswers(geometry, language)
  const levelOf = new Map(geometry.sections.map((section) => [section.id, section.level_id]))
  return geometry.levels.map((level) => ({
    id: level.id,
    name: inLanguage(language, level.name_fr, level.name_en),
    sections: sections.filter((section) => levelOf.get(section.id) === level.id),
  }))
}

export function sectionAnswers(geometry: Geometry, language: Language): Section[] {
  const levelNames = new Map(
    geometry.levels.map((level) => [level.id, inLanguage(language, level.name_fr, level.name_en)]),
  )
  const rowsOf = Map.groupBy(geometry.rows, (row) => row.section_id)
  const seatsOf = Map.groupBy(geometry.seats ?? [], (seat) => seat.row_id)
  const priced = Map.groupBy(geometry.sectionLevels, (row) => row.section_id)
  return geometry.sections.map((section) => {
    const name = inLanguage(language, section.name_fr, section.name_en)
    const levelName = levelNames.get(section.level_id) ?? ""
    const ids = new Set((priced.get(section.id) ?? []).map((row) => row.price_level_id))
    if (section.price_level_id !== null) ids.add(section.price_level_id)
    const levels = geometry.priceLevels.filter((level) => ids.has(level.id))
    const rows =
      geometry.seats === undefined
        ? undefined
        : (rowsOf.get(section.id) ?? []).map((row) =>
            rowAnswer(row, seatsOf.get(row.id) ?? [], name, levelName),
          )
    return defined({
      id: section.id,
      name,
      levelName,
      kind: section.kind,
      rows,
      polygons: JSON.parse(section.polygons) as Section["polygons"],
      numberOfSeats: section.kind === "seats" ? section.seat_count : section.capacity,
      priceLevels: levels.map((level) => level.id),
      colors: levels.map((level) => level.color),
      views: viewAnswers(section, language),
    })
  })
}

/** Pictures of the stage from a section; none is said by nothing. */
function viewAnswers({ website_id, views }: VenueSectionRow, language: Language): SeatView[] | undefined {
  const given: readonly SeatViewColumn[] = JSON.parse(views)
  if (given.length === 0) return undefined
  return given.map(({ image, description, ...places }) => ({
    imageUrl: assetUrl(website_id, image),
    description: description[language],
    ...places,
  }))
}

function rowAnswer(
  row: VenueRowRow,
  seats: readonly VenueSeatRow[],
  sectionName: string,
  levelName: string,
): Row {
  return {
    id: row.id,
    name: row.name,
    type: row.type,
    seats: seats.map((seat): Seat => {
      const answer: Seat = {
        id: seat.seat_id,
        name: seat.name,
        order: seat.ordinal,
        rowId: row.id,
        rowName: row.name,
        sectionName,
        levelName,
        x: seat.x,
        y: seat.y,
        rotation: seat.rotation,
      }
      return seat.accessible === 1 ? { ...answer, accessible: true } : answer
    }),
  }
}
