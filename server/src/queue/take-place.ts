import type { Knex } from "knex"
import { inOneTrip } from "../database/in-one-trip.ts"
import { inTransaction } from "../database/in-transaction.ts"
import type { PlaceRow, QueueRow } from "../database/queue-tables.ts"
import type { Dependencies } from "../dependencies.ts"
import { letIn } from "./let-in.ts"
import { livingPlace, lockedQueueStore, lockQueue } from "./locked-queue-store.ts"
import { phaseOf, type QueueRules } from "./queue-now.ts"
import { queueStore } from "./queue-store.ts"

/** A session's place as it is after the commit, and its queue. */
export interface TakenPlace {
  readonly place: PlaceRow
  readonly queue: QueueRow
}

const isOver = ({ state, ends_at }: PlaceRow, now: number): boolean =>
  state === "ended" || (ends_at !== null && ends_at <= now)

/**
 * The place of a session in a queue: the one it has, else a new one at the end. One that was called is entered: its key
 * is used from now on. Whatever pages ask at once, they get the same place.
 */
export async function takePlace(
  { db, clock, newId }: Dependencies,
  rules: QueueRules,
  sessionId: string,
): Promise<TakenPlace> {
  const store = queueStore(db, rules.websiteId)
  const queue = await store.make(newId(), rules.kind, rules.thingId)
  const known = await store.placeOf(queue.id, sessionId)
  if (known !== undefined && !isOver(known, clock.now()) && known.state !== "called")
    return { place: known, queue }
  return inTransaction(db, async (trx) => {
    const [locked, found] = await inOneTrip(trx, [
      () => lockQueue(trx, queue),
      () => livingPlace(trx, queue, sessionId),
    ])
    if (locked === undefined) throw new Error(`Queue ${queue.id} is gone`)
    // The lock decides who is first: of two at two processes in the same moment, neither came before the other.
    const now = clock.now()
    const places = lockedQueueStore(trx, locked)
    if (found !== undefined && !isOver(found, now)) {
      const place = found.state === "called" ? await enter(trx, locked, found, rules, now) : found
      return { place, queue: locked }
    }
    if (found !== undefined) await places.endUsed(now)
    return join(trx, locked, { rules, sessionId, newId, now })
  })
}

interface Joining {
  readonly rules: QueueRules
  readonly sessionId: string
  readonly newId: () => string
  readonly now: number
}

async function join(trx: Knex.Transaction, given: QueueRow, joining: Joining): Promise<TakenPlace> {
  const { rules, sessionId, newId, now } = joining
  const places = lockedQueueStore(trx, given)
  const isBefore = phaseOf(rules, given, now) === "waiting-room"
  // Those who waited for the opening get their turns before somebody comes after it.
  const locked = !isBefore && given.undrawn > 0 ? await letIn(trx, given, rules, { newId }, now) : given
  const turn = isBefore ? null : locked.last_turn + 1
  const counted: QueueRow = {
    ...locked,
    last_turn: locked.last_turn + (isBefore ? 0 : 1),
    waiting: locked.waiting + 1,
    undrawn: locked.undrawn + (isBefore ? 1 : 0),
  }
  const { last_turn, waiting, undrawn } = counted
  const [added] = await inOneTrip(trx, [
    () =>
      places.addPlace({
        ...{ id: newId(), session_id: sessionId, turn, arrived_at: now },
        first_position: isBefore ? null : locked.waiting,
      }),
    () => places.change({ last_turn, waiting, undrawn }),
  ])
  // Behind others it waits for the next round; with nobody before, there may be room at once.
  if (isBefore || locked.waiting > 0) return { place: added, queue: counted }
  const queue = await letIn(trx, counted, rules, { newId }, now)
  const place = (await livingPlace(trx, locked, sessionId)) ?? added
  return { place: place.state === "called" ? await enter(trx, queue, place, rules, now) : place, queue }
}

/** The key of a place that was called is used from now on. */
export async function enter(
  trx: Knex.Transaction,
  locked: QueueRow,
  place: PlaceRow,
  { keyMilliseconds }: QueueRules,
  now: number,
): Promise<PlaceRow> {
  const change = { state: "entered", ends_at: now + keyMilliseconds } as const
  await lockedQueueStore(trx, locked).changePlace(place.id, change, now)
  return { ...place, ...change }
}

/** Gives up the places of a session in all queues of a website. */
export async function leavePlaces(
  { db, clock }: Pick<Dependencies, "db" | "clock">,
  websiteId: string,
  sessionId: string,
): Promise<void> {
  const now = clock.now()
  for (const { queue_id } of await queueStore(db, websiteId).placesOfSession(sessionId))
    await inTransaction(db, async (trx) => {
      const queue = { id: queue_id, website_id: websiteId }
      const [locked, place] = await inOneTrip(trx, [
        () => lockQueue(trx, queue),
        () => livingPlace(trx, queue, sessionId),
      ])
      if (locked === undefined || place === undefined) return
      const places = lockedQueueStore(trx, locked)
      const undrawn = locked.undrawn - (place.turn === null ? 1 : 0)
      const isWaiting = place.state === "waiting"
      await inOneTrip(trx, [
        () => places.endOne(place.id, now),
        async () => isWaiting && places.change({ waiting: locked.waiting - 1, undrawn }),
      ])
    })
}
