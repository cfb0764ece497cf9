import type { ProblemCode } from "@parterre/contract"
import {
  judgePick,
  type NearestGroup,
  type RowPicture,
  type SeatRefusal,
  type SeatState,
} from "@parterre/domain"
import type { Website } from "../http/handler.ts"
import { Refusal } from "../refusal.ts"
import type { VenueRow } from "./event-on-sale.ts"
import type { PickedSeat, SeatLine } from "./event-request.ts"
import { sitsWithSomebody } from "./neighbours.ts"

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
  const picked = lines.flatMap((line) => line.seats)
  refuseUnavailable(picked, states)
  refuseScattered(lines, states)
  const pickedIds = new Set(picked.map(({ seat }) => seat.id))
  const scopeAfter = async (sectionId: string) =>
    (await scopeOf(sectionId)).map((row) => withPicks(row, pickedIds))
  let lastResort = false
  for (const [row, seats] of Map.groupBy(picked, (pick) => pick.row)) {
    const judged = await judgeRow(row, seats, states, singles, scopeAfter)
    lastResort = judged || lastResort
  }
  return lastResort
}

/** A row of the scope with the request's picks in it: what the shopper is taking is no way out. */
const withPicks = ({ ring, seats }: RowPicture, pickedIds: ReadonlySet<string>): RowPicture => ({
  ring,
  seats: seats.map((seat) => (pickedIds.has(seat.id) ? { ...seat, state: "mine" } : seat)),
})

function refuseUnavailable(picked: readonly PickedSeat[], states: SeatStates): void {
  const inState = (...refused: SeatState[]) =>
    picked.map(({ seat }) => seat.id).filter((seatId) => refused.includes(states.stateOf(seatId)))
  const closed = inState("blocked")
  if (closed.length > 0) throw new Refusal("seat-not-for-sale", { seatIds: closed })
  const taken = inState("taken", "mine")
  if (taken.length > 0) throw new Refusal("seats-taken", { seatIds: taken })
}

/**
 * The seats of a line sit together, in one group or in several: a line whose tickets are all apart is refused.
 * Seats of the request's other lines and of the own cart are company too.
 */
function refuseScattered(lines: readonly SeatLine[], states: SeatStates): void {
  const picked = new Set(lines.flatMap((line) => line.seats.map(({ seat }) => seat.id)))
  const partyIn = (row: VenueRow) =>
    new Set(
      row.seats.flatMap((seat, position) =>
        picked.has(seat.id) || states.stateOf(seat.id) === "mine" ? [position] : [],
      ),
    )
  for (const { seats } of lines) {
    const apart = seats.every(
      ({ row, position }) =>
        !sitsWithSomebody({ ring: row.ring, length: row.seats.length }, position, partyIn(row)),
    )
    if (seats.length > 1 && apart)
      throw new Refusal("seats-not-together", { seatIds: seats.map(({ seat }) => seat.id) })
  }
}

async function judgeRow(
  row: VenueRow,
  seats: readonly PickedSeat[],
  states: SeatStates,
  { avoidSingle, lastResort }: SingleSeats,
  scopeOf: (sectionId: string) => Promise<readonly RowPicture[]>,
): Promise<boolean> {
  const picture = rowPicture(row, states)
  const positions = seats.map((pick) => pick.position)
  const rule = { size: 1, avoidSingle, lastResort }
  const alone = judgePick(picture, positions, rule)
  if (alone.ok && !alone.lastResort) return false
  // Only a pick that strands a seat needs the rest of the section read.
  const judged = judgePick(picture, positions, { ...rule, scope: await scopeOf(row.sectionId) })
  if (judged.ok) return judged.lastResort
  throw new Refusal(problemOf[judged.reason], {
    seatIds: judged.seats.flatMap((position) => row.seats[position]?.id ?? []),
    ...(judged.nearest === undefined ? {} : { nearest: idsOf(judged.nearest) }),
  })
}

const problemOf = {
  "seat-taken": "seats-taken",
  "seat-not-for-sale": "seat-not-for-sale",
  "not-enough-together": "seats-not-together",
  "not-contiguous": "seats-not-together",
  "strands-seat": "strands-seat",
  "mixed-price-levels": "mixed-price-levels",
} as const satisfies Readonly<Record<SeatRefusal, ProblemCode>>

const idsOf = ({ row, seats }: NearestGroup): string[] =>
  seats.flatMap((position) => row.seats[position]?.id ?? [])
