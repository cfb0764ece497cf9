import { longestWaits } from "@parterre/domain/queues"
import type { Knex } from "knex"
import type { Clock } from "../clock.ts"
import type { PlaceRow, QueueRow } from "../database/queue-tables.ts"
import { oneAtATime } from "../one-at-a-time.ts"
import { isRecent } from "./queue-directory.ts"
import type { QueueRules } from "./queue-now.ts"
import { queueStore } from "./queue-store.ts"

type PlaceNow = Pick<PlaceRow, "id" | "session_id" | "state" | "turn" | "first_position" | "ends_at">

/** A queue as it was a moment ago, with everybody in it. */
export interface QueuePicture {
  readonly row: QueueRow
  /** The living place of a session. */
  placeOf(sessionId: string): PlaceNow | undefined
  /** How many of the line are before a turn. */
  before(turn: number): number
  /** Milliseconds that somebody with so many before them waits at most, where so many more were let in since. */
  waitOf(before: number, since?: number): number
  readonly inside: number
}

export type QueuePictures = (rules: QueueRules, queueId: string) => Promise<QueuePicture | undefined>

interface Kept {
  /** As the last who asked knew them. */
  rules: QueueRules
  /** The picture, if what was read last is recent, or is being read. */
  readonly recent: () => Promise<QueuePicture | undefined> | undefined
  /** A picture that is read from now on; all who wait for one share it. */
  readonly next: () => Promise<QueuePicture | undefined>
}

/** Queues that one process remembers; the one that was asked for longest ago goes first. */
const mostQueues = 1000

/**
 * Everybody in a queue, in the memory of this process: read whole once, then at most once in `keepFor` milliseconds what
 * has changed since, however many ask and however slow the database is: whoever asks waits for two readings at most. The
 * database remains the truth: nothing is lost with the memory.
 */
export function queuePictures(db: Knex, clock: Clock, keepFor: number): QueuePictures {
  const kept = new Map<string, Kept>()

  function keep(given: QueueRules, queueId: string): Kept {
    const places = new Map<string, PlaceNow>()
    let revision = -1
    let readAt = Number.NEGATIVE_INFINITY
    let last: QueuePicture | undefined
    const readings = oneAtATime(async () => {
      const now = clock.now()
      readAt = now
      try {
        last = await read(now)
        return last
      } catch (error) {
        // What failed is not remembered.
        readAt = Number.NEGATIVE_INFINITY
        throw error
      }
    })

    async function read(now: number): Promise<QueuePicture | undefined> {
      const store = queueStore(db, one.rules.websiteId)
      const row = await store.queue(queueId)
      if (row === undefined) return undefined
      if (row.revision !== revision) {
        for (const place of await store.changesSince(queueId, revision)) {
          const known = places.get(place.session_id)
          if (place.state !== "ended") places.set(place.session_id, placeNow(place))
          else if (known?.id === place.id) places.delete(place.session_id)
        }
        revision = row.revision
      }
      return drawn(row, one.rules, places, now)
    }

    const one: Kept = {
      rules: given,
      recent: () =>
        isRecent(readAt, clock.now(), keepFor) ? (readings.running() ?? Promise.resolve(last)) : undefined,
      next: readings.next,
    }
    return one
  }

  return (rules, queueId) => {
    const one = kept.get(queueId) ?? keep(rules, queueId)
    one.rules = rules
    kept.delete(queueId)
    kept.set(queueId, one)
    const [oldest = ""] = kept.keys()
    if (kept.size > mostQueues) kept.delete(oldest)
    return one.recent() ?? one.next()
  }
}

const placeNow = ({ id, session_id, state, turn, first_position, ends_at }: PlaceRow): PlaceNow => ({
  id,
  session_id,
  state,
  turn,
  first_position,
  ends_at,
})

function drawn(
  row: QueueRow,
  rules: QueueRules,
  places: ReadonlyMap<string, PlaceNow>,
  now: number,
): QueuePicture {
  const turns: number[] = []
  const ends: number[] = []
  for (const { state, turn, ends_at } of places.values()) {
    if (state === "waiting" && turn !== null) turns.push(turn)
    if (ends_at !== null && ends_at > now) ends.push(ends_at)
  }
  turns.sort((one, other) => one - other)
  ends.sort((one, other) => one - other)
  const { perMinute, room, enterMilliseconds, keyMilliseconds } = rules
  const longestKey = enterMilliseconds + keyMilliseconds
  const line = { now, perMinute, room, longestKey }
  const waits = longestWaits({ ...line, ends, waiting: turns.length + 1 })
  const waitOf = (before: number, since: number) => {
    if (since === 0 && before < waits.length) return waits[before]
    const all = [...ends, ...Array.from({ length: since }, () => now + longestKey)]
    return longestWaits({ ...line, ends: all, waiting: before + 1 })[before]
  }
  return {
    row,
    placeOf: (sessionId) => places.get(sessionId),
    // Turns that were given since are somebody's too.
    before: (turn) =>
      lowerBound(turns, turn) + Math.max(0, turn - 1 - Math.max(row.last_turn, turns.at(-1) ?? 0)),
    // Whoever came since waits behind more than the picture shows, in line and inside.
    waitOf: (before, since = 0) => waitOf(before, since) ?? 0,
    inside: ends.length,
  }
}

/** How many of sorted numbers are below a number. */
function lowerBound(sorted: readonly number[], value: number): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? 0) < value) low = middle + 1
    else high = middle
  }
  return low
}
