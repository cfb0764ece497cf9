import { createHash } from "node:crypto"
import type {
  EventPlacesOffRow,
  SeatViewColumn,
  VenueRowRow,
  VenueSeatRow,
  VenueSectionRow,
} from "../database/tables.ts"
import { distinctId } from "./rows/venue-ids.ts"
import type { VenueRows } from "./rows/venue-rows.ts"

/** A website's sections, rows and seats as they are stored. */
export interface StoredSeating {
  readonly sections: readonly VenueSectionRow[]
  readonly rows: readonly VenueRowRow[]
  readonly seats: readonly VenueSeatRow[]
}

/**
 * The rows of venues with the ids that their sections and rows are sold under. What is sold and held names a section and
 * a row by id; where anything of a venue is, the section or row that has most of a stored one's seats goes on under its
 * id, whatever it is called now and wherever the plan lists it. Other venues have the ids that their plan says.
 */
export function withKeptIds(
  venues: VenueRows,
  placesOff: readonly EventPlacesOffRow[],
  stored: StoredSeating,
  soldVenues: ReadonlySet<string>,
): { readonly venues: VenueRows; readonly placesOff: readonly EventPlacesOffRow[] } {
  const ids = new Map<string, ReadonlyMap<string, string>>()
  for (const venueId of soldVenues) {
    const kept = keptIds(ofVenue(stored, venueId), ofVenue(venues, venueId))
    if (kept.size > 0) ids.set(venueId, kept)
  }
  if (ids.size === 0) return { venues, placesOff }
  return renamed(venues, placesOff, ids)
}

function ofVenue({ sections, rows, seats }: StoredSeating, venueId: string): StoredSeating {
  const own = <Row extends { readonly venue_id: string }>(all: readonly Row[]) =>
    all.filter((row) => row.venue_id === venueId)
  return { sections: own(sections), rows: own(rows), seats: own(seats) }
}

/** For each id of the plan that is another in the database, that one. */
function keptIds(was: StoredSeating, now: StoredSeating): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  const sections = matched(
    now.sections,
    was.sections,
    seatCounts(now.seats, was.seats, (seat) => seat.section_id),
    (one, other) => one.kind === other.kind && one.name_fr === other.name_fr && one.name_en === other.name_en,
  )
  assign(names, now.sections, was.sections, sections)
  const counts = seatCounts(now.seats, was.seats, (seat) => seat.row_id)
  const sectionOf = (row: VenueRowRow) => sections.get(row.section_id)
  // A row that is in another section now is another row: what is sold there names the section too.
  const together = new Map(was.rows.map((row) => [row.id, row.section_id]))
  for (const row of now.rows) {
    const found = counts.get(row.id)
    for (const id of found?.keys() ?? []) if (together.get(id) !== sectionOf(row)) found?.delete(id)
  }
  assign(
    names,
    now.rows,
    was.rows,
    matched(now.rows, was.rows, counts, () => false),
  )
  return names
}

type Counts = ReadonlyMap<string, Map<string, number>>

/** How many seats each section or row of the plan shares with each stored one. */
function seatCounts(
  now: readonly VenueSeatRow[],
  was: readonly VenueSeatRow[],
  placeOf: (seat: VenueSeatRow) => string,
): Counts {
  const before = new Map(was.map((seat) => [seat.seat_id, placeOf(seat)]))
  const counts = new Map<string, Map<string, number>>()
  for (const seat of now) {
    const id = before.get(seat.seat_id)
    if (id === undefined) continue
    const own = counts.get(placeOf(seat)) ?? new Map<string, number>()
    counts.set(placeOf(seat), own.set(id, (own.get(id) ?? 0) + 1))
  }
  return counts
}

/** Pairs of the plan's and the stored: those with most seats in common first, then the same id, then the same name. */
function matched<Row extends { readonly id: string }>(
  now: readonly Row[],
  was: readonly Row[],
  counts: Counts,
  areNamedAlike: (one: Row, other: Row) => boolean,
): ReadonlyMap<string, string> {
  const pairs = new Map<string, string>()
  const left = new Map(was.map((row) => [row.id, row]))
  const bySeats = [...counts].flatMap(([id, found]) => [...found].map(([to, count]) => ({ id, to, count })))
  const pair = (id: string, to: string | undefined) => {
    if (to === undefined || pairs.has(id) || !left.delete(to)) return
    pairs.set(id, to)
  }
  for (const { id, to } of bySeats.toSorted((a, b) => b.count - a.count)) pair(id, to)
  const hasSeats = new Set(bySeats.map(({ to }) => to))
  for (const row of now) if (!hasSeats.has(row.id)) pair(row.id, left.get(row.id)?.id)
  for (const row of now) pair(row.id, [...left.values()].find((other) => areNamedAlike(row, other))?.id)
  return pairs
}

/** A row of the plan that no stored one goes on in must not take the id of one that is gone. */
function assign(
  names: Map<string, string>,
  now: readonly { readonly id: string }[],
  was: readonly { readonly id: string }[],
  pairs: ReadonlyMap<string, string>,
): void {
  const taken = new Set(was.map(({ id }) => id))
  for (const { id } of now) {
    const own = pairs.get(id) ?? distinctId(id, taken)
    taken.add(own)
    if (own !== id) names.set(id, own)
  }
}

function renamed(
  venues: VenueRows,
  placesOff: readonly EventPlacesOffRow[],
  ids: ReadonlyMap<string, ReadonlyMap<string, string>>,
): { readonly venues: VenueRows; readonly placesOff: readonly EventPlacesOffRow[] } {
  const all = new Map([...ids.values()].flatMap((own) => [...own]))
  // Ids begin with their venue's, so that no two venues share one.
  const nameOf = (id: string) => all.get(id) ?? id
  return {
    venues: {
      ...venues,
      venues: venues.venues.map((venue) => {
        const own = ids.get(venue.id)
        return own === undefined ? venue : { ...venue, version: versionOf(venue.version, own) }
      }),
      sections: venues.sections.map((section) => ({
        ...section,
        id: nameOf(section.id),
        views: withRowIds(section.views, nameOf),
      })),
      rows: venues.rows.map((row) => ({ ...row, id: nameOf(row.id), section_id: nameOf(row.section_id) })),
      seats: venues.seats.map((seat) => ({
        ...seat,
        section_id: nameOf(seat.section_id),
        row_id: nameOf(seat.row_id),
      })),
    },
    placesOff: placesOff.map((places) => ({ ...places, section_id: nameOf(places.section_id) })),
  }
}

const withRowIds = (views: string, nameOf: (id: string) => string): string =>
  JSON.stringify(
    (JSON.parse(views) as readonly SeatViewColumn[]).map(({ rowIds, ...view }) => ({
      ...view,
      ...(rowIds === undefined ? {} : { rowIds: rowIds.map(nameOf) }),
    })),
  )

/** A map under other ids is another map to whoever keeps one. */
const versionOf = (version: string, ids: ReadonlyMap<string, string>): string =>
  createHash("sha256")
    .update(JSON.stringify([version, [...ids]]))
    .digest("hex")
    .slice(0, 16)
