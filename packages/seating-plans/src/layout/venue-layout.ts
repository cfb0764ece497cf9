import type { Localized } from "@parterre/contract"
import { add, boundsOf, type Point, rounded } from "../geometry/points.ts"
import { contains, type Polygon } from "../geometry/polygon.ts"
import { inRowOrder, inTableOrder } from "../geometry/seat-order.ts"
import { rowRotations, tableRotations } from "../geometry/seat-rotation.ts"
import { seatPitch, sectionPolygons } from "../geometry/section-polygons.ts"
import {
  type PlanArea,
  type PlanRow,
  type PlanZone,
  rowName,
  type SeatingPlan,
  seatName,
  zoneName,
} from "../plan/seating-plan.ts"
import { admissionHomes } from "./admission-homes.ts"
import type { GeneralAdmissionEntry, LaidBounds, LaidDecoration, LaidVenue } from "./laid-venue.ts"
import { areaOutline, decorationOf } from "./plan-areas.ts"
import { inMapUnits } from "./plan-scale.ts"
import { boundsWithStage, drawnStage, type VenueFront, venueFront } from "./venue-front.ts"

export interface LaidSeat extends Point {
  readonly id: string
  /** As the plan numbers it; `name` is what people read. */
  readonly number: string
  readonly name: string
  readonly category: string
  /** Degrees clockwise. */
  readonly rotation: number
}

export interface LaidRow {
  /** As the plan numbers it; `name` is what people read. */
  readonly number: string
  readonly name: string
  readonly type: "SEAT" | "TABLE"
  /** Side by side; around the table of a TABLE. */
  readonly seats: readonly LaidSeat[]
}

export interface LaidSection {
  /** Index of its level. */
  readonly level: number
  /** What the files call it: its zone of the plan, or the key of a general admission section. */
  readonly zone: string
  readonly name: Localized
  readonly polygons: readonly Polygon[]
  readonly rows: readonly LaidRow[]
  /** Of a general admission section, which has no rows. */
  readonly generalAdmission: GeneralAdmissionEntry | undefined
}

/** A venue as the map draws it, in map units: seats are 10 apart, whatever the unit of the plan. */
export interface VenueLayout {
  readonly levels: readonly Localized[]
  readonly sections: readonly LaidSection[]
  readonly decorations: readonly LaidDecoration[]
  /** None when there is nothing to draw. */
  readonly bounds: LaidBounds | undefined
  /** Map units in one unit of the plan. */
  readonly scale: number
  /** Where a stage was drawn that the plan does not have. */
  readonly front: VenueFront | undefined
}

/** Whether a file means this row or seat: it may say what people read, or the number that the plan has. */
export const isCalled = ({ name, number }: Pick<LaidRow, "name" | "number">, called: string): boolean =>
  name === called || number === called

/** Places every seat and area of a venue; the plan and the file are known to agree. */
export function venueLayout(venue: LaidVenue, given: SeatingPlan | undefined): VenueLayout {
  const { plan, scale } = given === undefined ? { plan: undefined, scale: 1 } : inMapUnits(given)
  const zones = (plan?.zones ?? []).map((zone, index) => ({ zone, name: zoneName(zone, index) }))
  const seated = zones.filter(({ zone }) => zone.rows.some((row) => row.seats.length > 0))
  const homes = admissionHomes(venue.generalAdmission ?? [], plan?.zones ?? [])
  const admissions = (venue.generalAdmission ?? []).map((entry) => {
    const home = zones[homes.get(entry) ?? -1]
    const area = home?.zone.areas?.find((area) => areaOutline(area, home.zone.position) !== undefined)
    return { entry, home, area }
  })
  const levelOf = (names: readonly (string | undefined)[]) =>
    Math.max(
      0,
      venue.levels?.findIndex((level) =>
        names.some((name) => name !== undefined && level.zones.includes(name)),
      ) ?? 0,
    )
  const used = new Set<PlanArea>(admissions.flatMap(({ area }) => area ?? []))
  const sections = [
    ...seated.map(({ zone, name }) => {
      const section = seatedSection(zone, venue.tables?.includes(name) ? "TABLE" : "SEAT")
      if (section.area !== undefined) used.add(section.area)
      return {
        ...section,
        level: levelOf([name]),
        zone: name,
        name: inBothLanguages(venue.zones?.[name] ?? name),
        generalAdmission: undefined,
      }
    }),
    ...admissions.map(({ entry, home, area }) => ({
      level: levelOf([home?.name, entry.key]),
      zone: entry.key,
      name: entry.name,
      polygons: home && area ? [areaOutline(area, home.zone.position)!] : [],
      rows: [],
      generalAdmission: entry,
    })),
  ]
  const decorations = zones.flatMap(({ zone }) =>
    (zone.areas ?? [])
      .filter((area) => !used.has(area))
      .flatMap((area) => decorationOf(area, zone.position, venue.areas) ?? []),
  )
  const bounds = plan === undefined ? undefined : layoutBounds(plan, sections)
  const front = bounds && venueFront(venue.front, sections, decorations)
  return {
    levels: venue.levels?.map((level) => level.name) ?? [venue.name],
    sections: plan === undefined ? sections : withRoomForAll(sections),
    decorations: front && bounds ? [...decorations, drawnStage(front, bounds)] : decorations,
    bounds: front && bounds ? boundsWithStage(front, bounds) : bounds,
    scale,
    front,
  }
}

const inBothLanguages = (name: Localized | string): Localized =>
  typeof name === "string" ? { fr: name, en: name } : name

function seatedSection(zone: PlanZone, type: "SEAT" | "TABLE") {
  const rows = zone.rows.filter((row) => row.seats.length > 0).map((row) => laidRow(row, zone.position, type))
  const seats = rows.flatMap((row) => row.seats)
  // An area drawn around all the seats of its zone is the zone's own outline.
  const area = zone.areas?.find((candidate) => {
    const outline = candidate.text === undefined ? areaOutline(candidate, zone.position) : undefined
    return outline !== undefined && seats.every((seat) => contains(outline, seat))
  })
  const polygons =
    area === undefined
      ? sectionPolygons(
          rows.map((row) => row.seats),
          type,
        )
      : [areaOutline(area, zone.position)!]
  return { rows, polygons, area }
}

function laidRow(row: PlanRow, zone: Point, type: "SEAT" | "TABLE"): LaidRow {
  const start = row.position === undefined ? zone : add(zone, row.position)
  const seats = row.seats.map((seat) => ({
    id: seat.seat_guid,
    number: seat.seat_number,
    name: seatName(seat, row),
    category: seat.category,
    ...rounded(add(start, seat.position)),
  }))
  const ordered = type === "TABLE" ? inTableOrder(seats) : inRowOrder(seats)
  const rotations = type === "TABLE" ? tableRotations(ordered) : rowRotations(ordered)
  return {
    number: row.row_number,
    name: rowName(row),
    type,
    seats: ordered.map((seat, index) => ({ ...seat, rotation: rotations[index]! })),
  }
}

/** General admission that the plan does not draw gets a field below the rest, so that it can be clicked. */
function withRoomForAll(sections: readonly LaidSection[]): readonly LaidSection[] {
  const drawn = sections.flatMap(({ polygons }) => polygons.flat())
  const { x, y, width, height } = boundsOf(
    drawn.length > 0
      ? drawn
      : [
          { x: 0, y: 0 },
          { x: 600, y: 0 },
        ],
    0,
  )
  let top = y + height
  return sections.map((section) => {
    if (section.generalAdmission === undefined || section.polygons.length > 0) return section
    const [from, to] = [top + width * 0.04, top + width * 0.2]
    top = to
    const field = [
      { x, y: from },
      { x: x + width, y: from },
      { x: x + width, y: to },
      { x, y: to },
    ]
    return { ...section, polygons: [field.map(rounded)] }
  })
}

function layoutBounds(plan: SeatingPlan, sections: readonly LaidSection[]): LaidBounds {
  const pitch = seatPitch(sections.flatMap(({ rows }) => rows.map((row) => row.seats)))
  const areas = plan.zones.flatMap((zone) =>
    (zone.areas ?? []).flatMap((area) => [
      ...(areaOutline(area, zone.position) ?? []),
      ...(area.position === undefined ? [] : [add(zone.position, area.position)]),
    ]),
  )
  const drawn = [...withRoomForAll(sections).flatMap(({ polygons }) => polygons.flat()), ...areas]
  return boundsOf(drawn, pitch)
}
