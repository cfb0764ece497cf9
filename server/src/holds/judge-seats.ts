import type { ProblemCode } from "@parterre/contract"
import {
  type HoldJudgement,
  judgeHolds,
  type OrphanRule,
  type PartiesAtEvent,
  type Party,
  type RowPicture,
  type SeatRefusal,
  type SeatState,
} from "@parterre/domain/seats"
import { Refusal } from "../refusal.ts"
import type { VenueRow } from "./event-on-sale.ts"
import type { SeatLine } from "./event-request.ts"

/** Who is on which seat of an event now. */
export interface SeatStates {
  stateOf(seatId: string): SeatState
  /** Whether the event has prices at the level. */
  isSold(priceLevelId: string): boolean
}

/** A row as the rules see it; seats at a price level that the event does not sell are nobody's loss. */
export const rowPicture = (row: VenueRow, states: SeatStates): RowPicture => ({
  ring: row.ring,
  seats: row.seats.map((seat) => ({
    id: seat.id,
    state: states.stateOf(seat.id),
    priceLevelId: states.isSold(seat.priceLevelId) ? seat.priceLevelId : undefined,
    accessible: seat.accessible,
  })),
})

/** The seats asked for at one event, with who is on its seats now. */
export interface SeatsAtEvent {
  readonly lines: readonly SeatLine[]
  readonly states: SeatStates
  /** Keeps the seats of sections at the event as they are until the transaction ends. */
  readonly lockSections: (sectionIds: readonly string[]) => Promise<void>
  /** The rows of a section as they are at the event. */
  readonly sectionRows: (sectionId: string) => Promise<readonly RowPicture[]>
}

/**
 * Judges the seats of a request at all its events on the rows as they are now, or throws the refusal.
 * Answers whether a pick that leaves an orphan was let through because its section had nothing better.
 */
export async function judgeSeats(seats: readonly SeatsAtEvent[], rule: OrphanRule): Promise<boolean> {
  const ordinals = [...new Set(seats.flatMap(({ lines }) => lines.map(({ party }) => party)))].sort(
    (one, other) => one - other,
  )
  const atEvents = seats.map((at) => ({ ...at, rows: rowsOf(at), parties: partiesOf(at, ordinals) }))
  const alone = judgeHolds(
    atEvents.map(({ rows, states, parties }) => ({
      sections: rows.map((row) => [rowPicture(row, states)]),
      parties,
    })),
    rule,
  )
  if (alone.ok && !alone.lastResort) return false
  if (!alone.ok && alone.reason !== "strands-seat") throw refusalOf(alone, ordinals)
  // Only a pick that leaves an orphan needs the rest of its sections read, at every event: what is better at one may be
  // taken at another. All are locked before the first is read: of two such picks, the one may be the other's better one.
  if (rule.lastResort) for (const { rows, lockSections } of atEvents) await lockSections(sectionsOf(rows))
  const events: PartiesAtEvent[] = []
  for (const { rows, parties, sectionRows } of atEvents) {
    const sections: (readonly RowPicture[])[] = []
    for (const sectionId of sectionsOf(rows)) sections.push(await sectionRows(sectionId))
    events.push({ sections, parties })
  }
  const judged = judgeHolds(events, rule)
  if (judged.ok) return judged.lastResort
  throw refusalOf(judged, ordinals)
}

const rowsOf = ({ lines }: SeatsAtEvent): readonly VenueRow[] => [
  ...new Set(lines.flatMap((line) => line.seats.map(({ row }) => row))),
]

const sectionsOf = (rows: readonly VenueRow[]): string[] => [...new Set(rows.map((row) => row.sectionId))]

/** The lines of each party, in the order of the request; a party has its index at every event. */
const partiesOf = ({ lines }: SeatsAtEvent, ordinals: readonly number[]): readonly Party[] =>
  ordinals.map((party) =>
    lines.filter((line) => line.party === party).map((line) => line.seats.map(({ seat }) => seat.id)),
  )

const refusalOf = (
  { reason, party, seats, nearest }: HoldJudgement & { ok: false },
  ordinals: readonly number[],
): Refusal =>
  new Refusal(problemOf[reason], {
    seatIds: seats,
    group: ordinals[party] as number,
    ...(nearest === undefined ? {} : { nearest }),
  })

const problemOf = {
  "seat-taken": "seats-taken",
  "seat-not-for-sale": "seat-not-for-sale",
  "not-enough-together": "seats-not-together",
  "not-contiguous": "seats-not-together",
  "strands-seat": "strands-seat",
  "mixed-price-levels": "mixed-price-levels",
} as const satisfies Readonly<Record<SeatRefusal, ProblemCode>>
