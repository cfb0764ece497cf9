import type { Knex } from "knex"
import { inOneTrip } from "../database/in-one-trip.ts"
import { inTransaction } from "../database/in-transaction.ts"
import type { PlaceRow, QueueRow } from "../database/queue-tables.ts"
import type { Dependencies } from "../dependencies.ts"
import { inBatches } from "../in-batches.ts"
import { letIn } from "./let-in.ts"
import { livingPlaces, lockedQueueStore, lockQueue } from "./locked-queue-store.ts"
import { phaseOf, type QueueRules } from "./queue-now.ts"
import { queueStore } from "./queue-store.ts"

/** A session's place as it is after the commit, and its queue. */
export interface TakenPlace {
  readonly place: PlaceRow
  readonly queue: QueueRow
}

export interface QueuePlaces {
  /**
   * The place of a session in a queue: the one it has, else a new one at the end. One that was called is entered: its key
   * is used from now on. Whatever pages ask at once, they get the same place. `row` is the queue where it is known to be there.
   */
  take(rules: QueueRules, sessionId: string, row?: QueueRow): Promise<TakenPlace>
  /** The place that a session has, entered where it was called; undefined when it has none that is good. */
  enter(rules: QueueRules, sessionId: string, row: QueueRow): Promise<PlaceRow | undefined>
}

interface Asked {
  readonly rules: QueueRules
  readonly queue: QueueRow
  readonly sessionId: string
  /** Whether it gets a new place where it has none. */
  readonly joins: boolean
}

const isOver = ({ state, ends_at }: PlaceRow, now: number): boolean =>
  state === "ended" || (ends_at !== null && ends_at <= now)

/** Newcomers who may wait for a place at one process: some seconds of the fastest that is served. */
const mostWaiting = 4_000

/** Places in queues. Those who come to a queue at once are served in one transaction, in the order in which they came. */
export function queuePlaces(dependencies: Dependencies, maxWaiting = mostWaiting): QueuePlaces {
  const { db, clock, newId } = dependencies
  const settle = async (asked: readonly Asked[]) =>
    (await serve(dependencies, asked)).map((result) => ({ ok: true as const, result }))
  const newcomers = inBatches(settle, { maxWaiting })
  // Whose turn has come is never refused, and waits behind no crowd that has only come.
  const called = inBatches(settle)
  return {
    async take(rules, sessionId, row) {
      const store = queueStore(db, rules.websiteId)
      const queue = row ?? (await store.make(newId(), rules.kind, rules.thingId))
      const found = await store.placeOf(queue.id, sessionId)
      const known = found && !isOver(found, clock.now()) ? found : undefined
      if (known !== undefined && known.state !== "called") return { place: known, queue }
      const asked = { rules, queue, sessionId, joins: true }
      const taken = await (known === undefined ? newcomers : called).submit(queue.id, asked)
      if (taken === undefined) throw new Error(`Queue ${queue.id} gave no place`)
      return taken
    },
    enter: async (rules, sessionId, row) =>
      (await called.submit(row.id, { rules, queue: row, sessionId, joins: false }))?.place,
  }
}

/** Serves those who ask at one queue, the first of them first. */
async function serve(
  { db, clock, newId }: Dependencies,
  asked: readonly Asked[],
): Promise<readonly (TakenPlace | undefined)[]> {
  const last = asked.at(-1)
  if (last === undefined) return []
  // The rules of the last to ask.
  const { rules, queue } = last
  const sessions = [...new Set(asked.map(({ sessionId }) => sessionId))]
  return inTransaction(db, async (trx) => {
    const [locked, living] = await inOneTrip(trx, [
      () => lockQueue(trx, queue),
      () => livingPlaces(trx, queue, sessions),
    ])
    if (locked === undefined) throw new Error(`Queue ${queue.id} is gone`)
    // The lock decides who is first: of two at two processes in the same moment, neither came before the other.
    const now = clock.now()
    const good = await withoutUsed(trx, locked, living, now)
    const kept = await enterCalled(trx, locked, good, rules, now)
    const known = new Set(kept.map((place) => place.session_id))
    const joining = asked.flatMap(({ sessionId, joins }) => (joins && !known.has(sessionId) ? sessionId : []))
    const joined = await join(trx, locked, { rules, sessions: [...new Set(joining)], newId, now })
    const added = await enterCalled(trx, joined.queue, joined.places, rules, now)
    const bySession = new Map([...kept, ...added].map((place) => [place.session_id, place]))
    return asked.map(({ sessionId }) => {
      const place = bySession.get(sessionId)
      return place && { place, queue: joined.queue }
    })
  })
}

/** The places that are good; where one is over, those that are used up end. */
async function withoutUsed(
  trx: Knex.Transaction,
  locked: QueueRow,
  living: readonly PlaceRow[],
  now: number,
): Promise<readonly PlaceRow[]> {
  if (!living.some((place) => isOver(place, now))) return living
  await lockedQueueStore(trx, locked).endUsed(now)
  return livingPlaces(
    trx,
    locked,
    living.map((place) => place.session_id),
  )
}

interface Joining {
  readonly rules: QueueRules
  readonly sessions: readonly string[]
  readonly newId: () => string
  readonly now: number
}

interface Joined {
  readonly places: readonly PlaceRow[]
  readonly queue: QueueRow
}

async function join(trx: Knex.Transaction, given: QueueRow, joining: Joining): Promise<Joined> {
  const { rules, sessions, newId, now } = joining
  if (sessions.length === 0) return { places: [], queue: given }
  const store = lockedQueueStore(trx, given)
  const isBefore = phaseOf(rules, given, now) === "waiting-room"
  // Those who waited for the opening get their turns before somebody comes after it.
  const locked = !isBefore && given.undrawn > 0 ? await letIn(trx, given, rules, { newId }, now) : given
  const counted: QueueRow = {
    ...locked,
    last_turn: locked.last_turn + (isBefore ? 0 : sessions.length),
    waiting: locked.waiting + sessions.length,
    undrawn: locked.undrawn + (isBefore ? sessions.length : 0),
  }
  const { last_turn, waiting, undrawn } = counted
  const [places] = await inOneTrip(trx, [
    () =>
      store.addPlaces(
        sessions.map((session_id, at) => ({
          ...{ id: newId(), session_id, arrived_at: now },
          turn: isBefore ? null : locked.last_turn + 1 + at,
          first_position: isBefore ? null : locked.waiting + at,
        })),
      ),
    () => store.change({ last_turn, waiting, undrawn }),
  ])
  // Behind others they wait for the next round; with nobody before, there may be room at once.
  if (isBefore || locked.waiting > 0) return { places, queue: counted }
  const queue = await letIn(trx, counted, rules, { newId }, now)
  return { places: await livingPlaces(trx, locked, sessions), queue }
}

/** The keys of places that were called are used from now on. */
async function enterCalled(
  trx: Knex.Transaction,
  locked: QueueRow,
  places: readonly PlaceRow[],
  { keyMilliseconds }: QueueRules,
  now: number,
): Promise<readonly PlaceRow[]> {
  const change = { state: "entered", ends_at: now + keyMilliseconds } as const
  const called = places.flatMap(({ id, state }) => (state === "called" ? id : []))
  await lockedQueueStore(trx, locked).enter(called, change.ends_at, now)
  return places.map((place) => (place.state === "called" ? { ...place, ...change } : place))
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
      const [locked, [place]] = await inOneTrip(trx, [
        () => lockQueue(trx, queue),
        () => livingPlaces(trx, queue, [sessionId]),
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
