import { holdMachine } from "@parterre/domain/holds"
import type { Knex } from "knex"
import { admissionGuard } from "../availability/admission-capacity-store.ts"
import { dropClaims } from "../availability/claim-store.ts"
import type { HoldLineRow } from "../database/hold-tables.ts"
import { bumpSections } from "../seating/section-version-store.ts"
import { changeHolds, type HoldWithLines, releaseHoldLines } from "./hold-store.ts"

/**
 * Gives lines of a locked cart's living holds back: seats, general admission and the counters pollers watch.
 * A hold that keeps no line has ended by the event given.
 */
export async function dropLines(
  trx: Knex.Transaction,
  holds: readonly HoldWithLines[],
  lineIds: ReadonlySet<string>,
  event: HoldEnd,
  now: number,
): Promise<void> {
  const dropped = holds.flatMap((hold) =>
    hold.lines.filter((line) => lineIds.has(line.id)).map((line) => ({ ...line, event_id: hold.event_id })),
  )
  await giveSeatsBack(trx, dropped)
  await giveAdmissionBack(trx, dropped)
  for (const hold of holds) await dropFromHold(trx, hold, lineIds, event, now)
  const ofEvent = Map.groupBy(dropped, (line) => line.event_id)
  for (const [eventId, lines] of sorted(ofEvent)) {
    await bumpSections(
      trx,
      eventId,
      lines.map((line) => line.section_id),
    )
  }
}

/** How a hold ends that nobody pays. */
type HoldEnd = "release" | "lapse"

type DroppedLine = HoldLineRow & { readonly event_id: string }

async function giveSeatsBack(trx: Knex.Transaction, lines: readonly DroppedLine[]): Promise<void> {
  const ofEvent = Map.groupBy(
    lines.filter((line) => line.seat_id !== null),
    (line) => line.event_id,
  )
  for (const [eventId, seats] of sorted(ofEvent)) {
    const [first] = seats
    if (first === undefined) continue
    const seatIds = seats.flatMap((line) => line.seat_id ?? [])
    const holdIds = [...new Set(seats.map((line) => line.hold_id))]
    await dropClaims(trx, first.website_id, eventId, { seatIds, holdIds })
  }
}

async function giveAdmissionBack(trx: Knex.Transaction, lines: readonly DroppedLine[]): Promise<void> {
  const admission = lines.filter((line) => line.seat_id === null)
  const ofSection = Map.groupBy(admission, (line) => `${line.event_id} ${line.section_id}`)
  for (const [, [first, ...rest]] of sorted(ofSection)) {
    if (first !== undefined)
      await admissionGuard.giveBack(trx, first.event_id, first.section_id, 1 + rest.length)
  }
}

async function dropFromHold(
  trx: Knex.Transaction,
  hold: HoldWithLines,
  lineIds: ReadonlySet<string>,
  event: HoldEnd,
  now: number,
): Promise<void> {
  const gone = hold.lines.filter((line) => lineIds.has(line.id)).map((line) => line.id)
  if (gone.length === 0) return
  const left = hold.lines.length - gone.length
  if (left === 0) {
    // The lines of an ended hold stay as they were, so that support can say what was in it.
    await changeHolds(trx, hold.website_id, [hold.id], {
      state: holdMachine.transitions.live[event],
      changed_at: now,
    })
    return
  }
  await changeHolds(trx, hold.website_id, [hold.id], { qty: left, changed_at: now })
  await releaseHoldLines(trx, hold.website_id, gone)
}

/** Ids in order, so that overlapping transactions wait for one another instead of deadlocking. */
const sorted = <Value>(map: ReadonlyMap<string, Value>): [string, Value][] =>
  [...map].sort(([one], [other]) => (one < other ? -1 : 1))
