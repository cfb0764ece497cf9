import type { Clock } from "../clock.ts"

export interface Count {
  readonly count: number
  /** Milliseconds until it is forgotten. */
  readonly endsIn: number
}

/** Counts per key. The window of a key begins with the first it counts; at its end the key is forgotten. */
export interface Counter {
  add(key: string): Promise<Count>
  /** Counts one less, as far as the window lasts. */
  takeBack(key: string): Promise<void>
  read(key: string): Promise<Count>
}

/**
 * Where every limit counts: makes the counter of a name, which no other limit has, with windows of so many
 * milliseconds. A store that several processes share would take this one's place.
 */
export type Counters = (name: string, window: number) => Counter

/** Keys one counter remembers; the oldest goes when another comes. */
const mostKeys = 100_000

/** Counts in the memory of this process. */
export const memoryCounters =
  (clock: Clock, most = mostKeys): Counters =>
  (_name, window) =>
    memoryCounter(clock, window, most)

function memoryCounter(clock: Clock, window: number, most: number): Counter {
  // In the order their windows end, for all are as long.
  const kept = new Map<string, { count: number; readonly endsAt: number }>()

  const living = (key: string) => {
    const known = kept.get(key)
    return known !== undefined && known.endsAt > clock.now() ? known : undefined
  }

  function begin(key: string) {
    const begun = { count: 0, endsAt: clock.now() + window }
    kept.delete(key)
    for (const [oldest, { endsAt }] of kept) {
      if (endsAt > clock.now() && kept.size < most) break
      kept.delete(oldest)
    }
    kept.set(key, begun)
    return begun
  }

  const told = ({ count, endsAt }: { count: number; endsAt: number }): Count => ({
    count,
    endsIn: endsAt - clock.now(),
  })

  return {
    async add(key) {
      const known = living(key) ?? begin(key)
      known.count += 1
      return told(known)
    },
    async takeBack(key) {
      const known = living(key)
      if (known === undefined) return
      known.count -= 1
      if (known.count === 0) kept.delete(key)
    },
    async read(key) {
      const known = living(key)
      return known === undefined ? { count: 0, endsIn: 0 } : told(known)
    },
  }
}
