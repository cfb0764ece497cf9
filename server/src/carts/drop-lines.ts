import type { Knex } from "knex"
import type { ClaimRow, HoldLineRow, HoldRow } from "../database/hold-tables.ts"
import { placeGuard } from "../places/capacity-store.ts"
import { bumpSections } from "../seating/section-version-store.ts"
import type { HoldWithLines } from "./cart-store.ts"

/**
 * Gives lines of a locked cart's living holds back: seats, places and the counters pollers watch.
 * A hold that keeps no line takes the state given.
 */
export async function dropLines(
  trx: Knex.Transaction,
  holds: readonly HoldWithLines[],
  lineIds: ReadonlySet<string>,
  state: "released" | "lapsed",
  now: number,
): Promise<void> {
  const dropped = holds.flatMap((hold) =>
    hold.lines.filter((line) => lineIds.has(line.id)).map((line) => ({ ...line, event_id: hold.event_id })),
  )
  await dropClaims(trx, dropped)
  await givePlacesBack(trx, dropped)
  for (const hold of holds) await dropFromHold(trx, hold, lineIds, state, now)
  const ofEvent = Map.groupBy(dropped, (line) => line.event_id)
  for (const [eventId, lines] of sorted(ofEvent)) {
    await bumpSections(
      trx,
      eventId,
      lines.map((line) => line.section_id),
    )
  }
}

type DroppedLine = HoldLineRow & { readonly event_id: string }

async function dropClaims(trx: Knex.Transaction, lines: readonly DroppedLine[]): Promise<void> {
  const ofEvent = Map.groupBy(
    lines.filter((line) => line.seat_id !== null),
    (line) => line.event_id,
  )
  for (const [eventId, seats] of sorted(ofEvent)) {
    // The hold is part of the condition: a lapsed claim may be somebody else's by now.
    const own = () =>
      trx<ClaimRow>("claims")
        .where({ event_id: eventId, state: "held" })
        .whereIn(
          "seat_id",
          seats.map((line) => line.seat_id ?? ""),
        )
        .whereIn("hold_id", [...new Set(seats.map((line) => line.hold_id))])
    await own().orderBy("seat_id").forUpdate().select("seat_id")
    await own().delete()
  }
}

async function givePlacesBack(trx: Knex.Transaction, lines: readonly DroppedLine[]): Promise<void> {
  const places = lines.filter((line) => line.seat_id === null)
  const ofSection = Map.groupBy(places, (line) => `${line.event_id} ${line.section_id}`)
  for (const [, [first, ...rest]] of sorted(ofSection)) {
    if (first !== undefined) await placeGuard.giveBack(trx, first.event_id, first.section_id, 1 + rest.length)
  }
}

async function dropFromHold(
  trx: Knex.Transaction,
  hold: HoldWithLines,
  lineIds: ReadonlySet<string>,
  state: "released" | "lapsed",
  now: number,
): Promise<void> {
  const gone = hold.lines.filter((line) => lineIds.has(line.id)).map((line) => line.id)
  if (gone.length === 0) return
  const left = hold.lines.length - gone.length
  const query = trx<HoldRow>("holds").where({ id: hold.id })
  if (left === 0) {
    // The lines of an ended hold stay as they were, so that support can say what was in it.
    await query.update({ state, changed_at: now })
    return
  }
  await query.update({ qty: left, changed_at: now })
  await trx<HoldLineRow>("hold_lines").whereIn("id", gone).update({ released: 1 })
}

/** Ids in order, so that overlapping transactions wait for one another instead of deadlocking. */
const sorted = <Value>(map: ReadonlyMap<string, Value>): [string, Value][] =>
  [...map].sort(([one], [other]) => (one < other ? -1 : 1))
