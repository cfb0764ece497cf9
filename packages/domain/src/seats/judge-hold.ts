import { judgePick, type PickJudgement } from "./judge-pick.ts"
import { neighboursOf } from "./mask.ts"
import type { OrphanRule } from "./orphan-rule.ts"
import type { RowPicture, SeatRefusal, SeatState } from "./row.ts"
import { bitsOf } from "./row-masks.ts"
import { isSameRow } from "./scope.ts"

/** The rows of a section as they are now, from front to back. */
export type SectionPicture = readonly RowPicture[]

/** What one click takes: lines of seat ids, a line for each price. */
export type Party = readonly (readonly string[])[]

export type HoldJudgement =
  | { ok: true; lastResort: boolean }
  /** `seats` are those at fault, `nearest` a legal group instead, both as ids; `party` is the index of the party refused. */
  | { ok: false; reason: SeatRefusal; party: number; seats: string[]; nearest?: string[] }

type Refused = HoldJudgement & { ok: false }

/**
 * What is asked at one event: its sections as they are now, and the parties there, an empty one where a party is not. An
 * event may have a rule of its own.
 */
export type PartiesAtEvent = {
  sections: readonly SectionPicture[]
  parties: readonly Party[]
  rule?: OrphanRule | undefined
}

/**
 * Whether parties may be held, one after the other, on the rows as they are now: each is judged as a click on the map
 * judges it, with the parties before it as the shopper's own [SEAT-001] [SEAT-003] [SEAT-005]. A row given without the rest of
 * its section is judged by itself: what it accepts without a last resort, its section accepts too.
 */
export const judgeHold = (
  sections: readonly SectionPicture[],
  parties: readonly Party[],
  rule: OrphanRule,
): HoldJudgement => judgeHolds([{ sections, parties }], rule)

/**
 * The same at several events, all or nothing: each judges its parties on its own rows, and the first to refuse is told.
 * A party has the same index at every event where it is, and `nearest` is legal at all of those for a party asked for
 * after all the others: even the refused seats themselves may be.
 */
export function judgeHolds(events: readonly PartiesAtEvent[], rule: OrphanRule): HoldJudgement {
  const places = events.map(({ sections, parties }) => placesOf(sections, parties))
  const faults = events.flatMap(({ parties }, at) => {
    const atEvent = places[at] ?? new Map()
    return unavailable(atEvent, parties) ?? scattered(atEvent, parties) ?? []
  })
  // Seats of the own cart are told of where nothing else is in the way, at any event.
  const fault = faults.find(({ reason }) => reason !== "in-cart") ?? faults[0]
  if (fault !== undefined) return fault
  let lastResort = false
  for (const [at, event] of events.entries()) {
    const judged = judgeEvent(event, places[at] ?? new Map(), events, event.rule ?? rule)
    if (!judged.ok) return judged
    lastResort = lastResort || judged.lastResort
  }
  return { ok: true, lastResort }
}

/** Judges the parties at one event, one after the other; the others are read only to name better seats. */
function judgeEvent(
  { sections, parties }: PartiesAtEvent,
  places: ReadonlyMap<string, Place>,
  events: readonly PartiesAtEvent[],
  rule: OrphanRule,
): HoldJudgement {
  const house = [...sections]
  let lastResort = false
  for (const [index, party] of parties.entries()) {
    const seats = new Set(party.flat())
    // Only where the party sits: many parties in many sections would otherwise take time that is everybody's.
    const own = new Set([...seats].flatMap((id) => places.get(id)?.section ?? []))
    for (const at of [...own].sort((one, other) => one - other)) {
      const section = house[at] ?? []
      const scope = asMine(section, seats)
      const atEvents = (row: RowPicture) => events.flatMap((event) => foundAt(event, index, row))
      const isSole = events.length === 1 && parties.length === 1
      const judged = judgeInSection(section, scope, seats, rule, isSole ? undefined : atEvents)
      if (!judged.ok) return { ...judged, party: index }
      lastResort = lastResort || judged.lastResort
      house[at] = scope
    }
  }
  return { ok: true, lastResort }
}

/**
 * The section of a row at an event as a party finds it that is asked for last: all the others are the shopper's, and so
 * are its own seats in other rows. Nothing where the party is not.
 */
function foundAt({ sections, parties }: PartiesAtEvent, party: number, row: RowPicture): SectionPicture[] {
  const own = new Set(parties[party]?.flat())
  const section =
    own.size === 0 ? undefined : sections.find((rows) => rows.some((one) => isSameRow(one, row)))
  if (section === undefined) return []
  const others = asMine(section, new Set(parties.toSpliced(party, 1).flat(2)))
  const whole = asMine(others, own)
  return [others.map((one, at) => (isSameRow(one, row) ? one : (whole[at] ?? one)))]
}

/** Whose a seat is, and where: the index of its section, its row, and its position there. */
type Place = { state: SeatState; section: number; row: RowPicture; position: number }

/** Where the seats of the parties are; one that no row has is not there. */
function placesOf(
  sections: readonly SectionPicture[],
  parties: readonly Party[],
): ReadonlyMap<string, Place> {
  const asked = new Set(parties.flat(2))
  const places = new Map<string, Place>()
  for (const [section, rows] of sections.entries())
    for (const row of rows)
      row.seats.forEach(({ id, state }, position) => {
        if (asked.has(id)) places.set(id, { state, section, row, position })
      })
  return places
}

/**
 * Seats that nobody can have, that others have, or that the own cart has, each named where there is none of those before; a
 * seat that no row has counts as not for sale.
 */
function unavailable(places: ReadonlyMap<string, Place>, parties: readonly Party[]): Refused | undefined {
  const among = (reason: SeatRefusal, refused: SeatState) => {
    const at = (party: Party) => party.flat().filter((id) => (places.get(id)?.state ?? "blocked") === refused)
    const party = parties.findIndex((one) => at(one).length > 0)
    return party < 0 ? undefined : { ok: false as const, reason, party, seats: parties.flatMap(at) }
  }
  return among("seat-not-for-sale", "blocked") ?? among("seat-taken", "taken") ?? among("in-cart", "mine")
}

/**
 * The tickets of a line sit together, in one group or in several: a line whose tickets are all apart is refused. The
 * seats of the other lines and of the shopper's own cart are company too [SEAT-001].
 */
function scattered(places: ReadonlyMap<string, Place>, parties: readonly Party[]): Refused | undefined {
  const isInCompany = (id: string) => {
    const place = places.get(id)
    return place !== undefined && hasCompany(place, places)
  }
  const isScattered = (line: readonly string[]) => line.length > 1 && !line.some(isInCompany)
  const party = parties.findIndex((lines) => lines.some(isScattered))
  const line = parties[party]?.find(isScattered)
  return line === undefined ? undefined : { ok: false, reason: "not-contiguous", party, seats: [...line] }
}

/** Whether a seat beside is the shopper's too, held or asked for; at a table the ends meet [SEAT-006]. */
const hasCompany = ({ row, position }: Place, asked: ReadonlyMap<string, Place>): boolean =>
  neighboursOf(position, bitsOf(row)).some((beside) => {
    const seat = row.seats[beside]
    return seat !== undefined && (seat.state === "mine" || asked.has(seat.id))
  })

/** Judges a party's seats in one section, row by row; those in its other rows, its own in the scope, are no way out. */
function judgeInSection(
  section: SectionPicture,
  scope: SectionPicture,
  seats: ReadonlySet<string>,
  rule: OrphanRule,
  atEvents?: (row: RowPicture) => readonly SectionPicture[],
): Omit<Refused, "party"> | { ok: true; lastResort: boolean } {
  let lastResort = false
  for (const [at, row] of section.entries()) {
    if (scope[at] === row) continue
    const positions = row.seats.flatMap(({ id }, position) => (seats.has(id) ? [position] : []))
    const asked = { ...rule, size: 1, scope }
    const judged = judgePick(row, positions, asked)
    if (!judged.ok)
      return refusalIn(
        row,
        judged,
        atEvents && judgePick(row, positions, { ...asked, events: atEvents(row) }),
      )
    lastResort = lastResort || judged.lastResort
  }
  return { ok: true, lastResort }
}

/** A refusal in ids. What it names instead comes from a judgement over all events and parties, where there are several. */
function refusalIn(
  row: RowPicture,
  { reason, seats, nearest }: PickJudgement & { ok: false },
  atAll?: PickJudgement,
): Omit<Refused, "party"> {
  const refusal = { ok: false as const, reason, seats: idsAt(row, seats) }
  const instead = atAll?.ok === false ? atAll.nearest : nearest
  return instead === undefined ? refusal : { ...refusal, nearest: idsAt(instead.row, instead.seats) }
}

/** The rows with these seats in the shopper's hands; a row without any of them stays the same row. */
const asMine = (rows: SectionPicture, ids: ReadonlySet<string>): SectionPicture =>
  rows.map((row) =>
    row.seats.some(({ id }) => ids.has(id))
      ? { ...row, seats: row.seats.map((seat) => (ids.has(seat.id) ? { ...seat, state: "mine" } : seat)) }
      : row,
  )

const idsAt = ({ seats }: RowPicture, positions: readonly number[]): string[] =>
  positions.flatMap((position) => seats[position]?.id ?? [])
