import type { ProblemCode } from "@parterre/contract"
import {
  type HoldJudgement,
  type HoldParty,
  judgeHold,
  type RowPicture,
  type SeatRefusal,
  type SeatState,
} from "@parterre/domain"
import type { Website } from "../http/handler.ts"
import { Refusal } from "../refusal.ts"
import type { VenueRow } from "./event-on-sale.ts"
import type { SeatLine } from "./event-request.ts"

/** Who is on which seat of an event now. */
export interface SeatStates {
  stateOf(seatId: string): SeatState
  /** Whether the event has prices at the level. */
  isSold(priceLevelId: string): boolean
}

/** What a venue thinks of seats left alone. */
export type SingleSeats = Pick<Website, "avoidSingle" | "lastResort">

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

/**
 * Judges the seats of a request on the rows as they are now, or throws the refusal.
 * Answers whether a pick that leaves a seat alone was let through because its section had nothing better.
 */
export async function judgeSeats(
  lines: readonly SeatLine[],
  states: SeatStates,
  singles: SingleSeats,
  scopeOf: (sectionId: string) => Promise<readonly RowPicture[]>,
): Promise<boolean> {
  const rows = new Set(lines.flatMap((line) => line.seats.map(({ row }) => row)))
  const groups = [...Map.groupBy(lines, (line) => line.group).values()]
  const parties = groups.map(partyOf)
  const alone = judgeHold(
    [...rows].map((row) => [rowPicture(row, states)]),
    parties,
    singles,
  )
  if (alone.ok && !alone.lastResort) return false
  if (!alone.ok && alone.reason !== "strands-seat") throw refusalOf(alone, groups)
  // Only a pick that strands a seat needs the rest of its sections read.
  const sections: (readonly RowPicture[])[] = []
  for (const sectionId of new Set([...rows].map((row) => row.sectionId)))
    sections.push(await scopeOf(sectionId))
  const judged = judgeHold(sections, parties, singles)
  if (judged.ok) return judged.lastResort
  throw refusalOf(judged, groups)
}

/** The lines of one hold group are one party, in the order of the request. */
const partyOf = (group: readonly SeatLine[]): HoldParty =>
  group.map((line) => line.seats.map(({ seat }) => seat.id))

/** The nearest better seats are not named for a subscription: at another of its events they may be taken. */
function refusalOf(
  { reason, seats, nearest, party }: HoldJudgement & { ok: false },
  groups: readonly (readonly SeatLine[])[],
): Refusal {
  const isSubscription = groups[party]?.some((line) => line.part !== undefined) ?? false
  const shown = nearest === undefined || isSubscription ? {} : { nearest }
  return new Refusal(problemOf[reason], { seatIds: seats, ...shown })
}

const problemOf = {
  "seat-taken": "seats-taken",
  "seat-not-for-sale": "seat-not-for-sale",
  "not-enough-together": "seats-not-together",
  "not-contiguous": "seats-not-together",
  "strands-seat": "strands-seat",
  "mixed-price-levels": "mixed-price-levels",
} as const satisfies Readonly<Record<SeatRefusal, ProblemCode>>
