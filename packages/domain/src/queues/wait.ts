import { admissionStep, type QueueLimits } from "./admission.ts"

/** What decides how long a line waits; times are epoch milliseconds. */
export interface Line extends QueueLimits {
  readonly now: number
  /** When the keys of those inside end, in order. */
  readonly ends: readonly number[]
  /** How many are in line. */
  readonly waiting: number
  /** Milliseconds that a key may last, from the admission on. */
  readonly longestKey: number
}

/**
 * Milliseconds that each of the line waits at most, the first one first. It counts on every key being used to its end:
 * whoever leaves early makes the wait shorter, and nothing makes it longer.
 */
export function longestWaits({ now, perMinute, room, ends, waiting, longestKey }: Line): number[] {
  const step = admissionStep(perMinute)
  const waits: number[] = []
  for (let ahead = 0; ahead < waiting; ahead += 1) {
    // How many must have left before there is room for this one: first those inside now, then those let in before it.
    const leaving = ends.length + ahead + 1 - room
    const freed =
      leaving <= 0
        ? 0
        : leaving <= ends.length
          ? ends[leaving - 1]! - now
          : waits[leaving - 1 - ends.length]! + longestKey
    waits.push(Math.max(freed, (waits.at(-1) ?? 0) + step))
  }
  return waits
}

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value))

/**
 * Seconds until it is worth asking again, so that a crowd asks rarely and the next in line often. Before the opening,
 * `spread` (from 0 to 1, each shopper's own) keeps all from asking in the same instant.
 */
export function pollSeconds(
  state: "waiting-room" | "queue" | "authorized",
  wait: number,
  spread: number,
): number {
  if (state === "authorized") return 10
  const seconds = wait / 1000
  if (state === "queue") return Math.round(between(2, seconds / 10, 20))
  return Math.ceil(between(1, seconds / 4, 30)) + Math.floor(3 * spread)
}
