import type { EventCapacityRow } from "../database/hold-tables.ts"
import type { CountedSeats } from "../published/seat-count-store.ts"
import type { CountedClaims } from "./count-store.ts"

/** What is left of one price level in one section: seats, or general admission. */
export interface AvailabilityCount {
  readonly sectionId: string
  readonly priceLevelId: string
  readonly kind: "seats" | "general-admission"
  /** How many are sold here, those sold already included. */
  readonly capacity: number
  readonly left: number
}

export const sumLeft = (counts: readonly AvailabilityCount[]): number =>
  counts.reduce((sum, { left }) => sum + left, 0)

/** Claims on the seats of a section of an event, as they were counted. */
export interface SectionTally {
  /** The section's counter, as it was read before its claims. */
  readonly version: number
  readonly claims: readonly CountedClaims[]
  /** Live claims in all. */
  readonly claimed: number
  readonly held: number
  /** When the first of the held ones lapses, in epoch milliseconds; infinite without any. */
  readonly lapsesAt: number
  readonly countedAt: number
}

/** What is sold and held at an event. */
export interface EventTally {
  /** Grows with every change, over all events. */
  readonly serial: number
  readonly sections: ReadonlyMap<string, SectionTally>
  readonly admission: readonly EventCapacityRow[]
}

/** What must be counted of an event: all of it, or some of its sections. */
export type Recount = "everything" | readonly string[]

/**
 * Milliseconds after which sections with held seats are counted again although no counter moved: a payment that fails
 * gives its seats an earlier end than they had.
 */
const heldLimit = 5_000

/** What of an event is not as it was counted: a counter moved, or a claim has lapsed. Nothing, when all is. */
export function recountOf(
  known: EventTally | undefined,
  versions: ReadonlyMap<string, number>,
  now: number,
): Recount | undefined {
  if (known === undefined) return "everything"
  const ids = new Set([...versions.keys(), ...known.sections.keys()])
  const changed = [...ids].filter((id) => {
    const section = known.sections.get(id)
    if (section === undefined) return true
    return section.version !== (versions.get(id) ?? 0) || hasLapsed(section, now)
  })
  return changed.length === 0 ? undefined : changed
}

const hasLapsed = ({ held, lapsesAt, countedAt }: SectionTally, now: number): boolean =>
  lapsesAt <= now || (held > 0 && countedAt + heldLimit <= now)

/** When an event must be counted again though no counter moves. */
export const endOf = ({ sections }: EventTally): number =>
  Math.min(
    ...[...sections.values()].map(({ held, lapsesAt, countedAt }) =>
      held > 0 ? Math.min(lapsesAt, countedAt + heldLimit) : Number.POSITIVE_INFINITY,
    ),
  )

let serials = 0

/** An event as it is after a recount; with the serial it had when nothing is different. */
export function recounted(
  known: EventTally | undefined,
  recount: Recount,
  versions: ReadonlyMap<string, number>,
  claims: readonly CountedClaims[],
  admission: readonly EventCapacityRow[],
  now: number,
): EventTally {
  const ofSection = Map.groupBy(claims, ({ section_id }) => section_id)
  const ids = recount === "everything" ? new Set([...versions.keys(), ...ofSection.keys()]) : recount
  const sections = new Map(recount === "everything" ? [] : known?.sections)
  for (const id of ids) sections.set(id, sectionTally(versions.get(id) ?? 0, ofSection.get(id) ?? [], now))
  const isSame =
    known !== undefined &&
    known.sections.size === sections.size &&
    [...sections].every(([id, section]) => isAsBefore(known.sections.get(id), section)) &&
    isSameAdmission(known.admission, admission)
  if (!isSame) serials += 1
  return { serial: isSame ? known.serial : serials, sections, admission }
}

function sectionTally(version: number, claims: readonly CountedClaims[], countedAt: number): SectionTally {
  const sum = (of: (row: CountedClaims) => number) => claims.reduce((total, row) => total + of(row), 0)
  return {
    version,
    claims,
    claimed: sum(({ seats }) => seats),
    held: sum(({ held }) => held),
    lapsesAt: Math.min(...claims.map(({ lapses_at }) => lapses_at ?? Number.POSITIVE_INFINITY)),
    countedAt,
  }
}

const isAsBefore = (before: SectionTally | undefined, { version, claimed }: SectionTally): boolean =>
  before?.version === version && before.claimed === claimed

const isSameAdmission = (
  before: readonly EventCapacityRow[],
  after: readonly EventCapacityRow[],
): boolean => {
  const taken = new Map(before.map((row) => [row.section_id, `${row.taken} ${row.capacity}`]))
  return (
    before.length === after.length &&
    after.every((row) => taken.get(row.section_id) === `${row.taken} ${row.capacity}`)
  )
}

/** Seats as they were counted, less those that the organiser keeps from sale. */
export function lessOff(
  all: readonly CountedSeats[],
  off: readonly CountedSeats[],
): readonly Omit<AvailabilityCount, "kind">[] {
  const kept = bySectionAndLevel(off)
  return all.map((row) => ({
    sectionId: row.section_id,
    priceLevelId: row.price_level_id,
    capacity: row.seats,
    left: row.seats - (kept.get(`${row.section_id} ${row.price_level_id}`) ?? 0),
  }))
}

/** Seats, less those that are sold or held. */
export function lessTaken(
  seats: readonly Omit<AvailabilityCount, "kind">[],
  claimed: readonly CountedSeats[],
): readonly AvailabilityCount[] {
  const taken = bySectionAndLevel(claimed)
  return seats.map((count) => ({
    ...count,
    kind: "seats",
    left: Math.max(0, count.left - (taken.get(`${count.sectionId} ${count.priceLevelId}`) ?? 0)),
  }))
}

const bySectionAndLevel = (counts: readonly CountedSeats[]): ReadonlyMap<string, number> =>
  new Map(counts.map((row) => [`${row.section_id} ${row.price_level_id}`, row.seats]))
