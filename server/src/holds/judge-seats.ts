import type { ProblemCode } from "@parterre/contract"
import {
  type HoldJudgement,
  judgeHolds,
  type OrphanRule,
  type Party,
  ruleAtEvents,
  type SeatRefusal,
} from "@parterre/domain/seats"
import { Refusal } from "../refusal.ts"
import type { BatchPicture } from "./batch-picture.ts"
import type { EventOnSale, VenueRow } from "./event-on-sale.ts"
import type { SeatLine } from "./event-request.ts"
import { rowPicture, type SeatStates } from "./seat-states.ts"

/** The seats asked for at one event, with who is on its seats now. */
export interface SeatsAtEvent {
  readonly event: EventOnSale
  readonly lines: readonly SeatLine[]
  readonly states: SeatStates
}

/**
 * Judges the seats of a request at all its events on the rows as they are now, or throws the refusal.
 * Answers whether a pick that leaves an orphan was let through because its section had nothing better.
 */
export function judgeSeats(picture: BatchPicture, seats: readonly SeatsAtEvent[], site: OrphanRule): boolean {
  const ordinals = [...new Set(seats.flatMap(({ lines }) => lines.map(({ party }) => party)))].sort(
    (one, other) => one - other,
  )
  const atEvents = seats.map((at) => ({
    ...{ ...at, rows: rowsOf(at), parties: partiesOf(at, ordinals) },
    rule: ruleAtEvents(site, [at.event.avoidSingle]),
  }))
  const alone = judgeHolds(
    atEvents.map(({ rows, states, parties, rule }) => ({
      sections: rows.map((row) => [rowPicture(row, states)]),
      ...{ parties, rule },
    })),
    site,
  )
  if (alone.ok && !alone.lastResort) return false
  if (!alone.ok && alone.reason !== "strands-seat") throw refusalOf(alone, ordinals)
  // Only a pick that leaves an orphan needs the rest of its sections read, at every event: what is better at one may be
  // taken at another. All are locked before the first is read: of two such picks, the one may be the other's better one.
  const sections = atEvents.flatMap(({ event, rows }) =>
    sectionsOf(rows).map((sectionId) => ({ eventId: event.id, sectionId })),
  )
  picture.needSections(sections, site.lastResort === true)
  const judged = judgeHolds(
    atEvents.map(({ event, rows, states, parties, rule }) => ({
      sections: sectionsOf(rows).map((sectionId) =>
        picture.house.rows.ofSection(event.id, sectionId).map((row) => rowPicture(row, states)),
      ),
      ...{ parties, rule },
    })),
    site,
  )
  if (judged.ok) return judged.lastResort
  throw refusalOf(judged, ordinals)
}

const rowsOf = ({ lines }: Pick<SeatsAtEvent, "lines">): readonly VenueRow[] => [
  ...new Set(lines.flatMap((line) => line.seats.map(({ row }) => row))),
]

const sectionsOf = (rows: readonly VenueRow[]): string[] => [...new Set(rows.map((row) => row.sectionId))]

/** The lines of each party, in the order of the request; a party has its index at every event. */
const partiesOf = ({ lines }: Pick<SeatsAtEvent, "lines">, ordinals: readonly number[]): readonly Party[] =>
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
  "in-cart": "seats-in-cart",
  "seat-not-for-sale": "seat-not-for-sale",
  "not-enough-together": "seats-not-together",
  "not-contiguous": "seats-not-together",
  "strands-seat": "strands-seat",
  "mixed-price-levels": "mixed-price-levels",
} as const satisfies Readonly<Record<SeatRefusal, ProblemCode>>
