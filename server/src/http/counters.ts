import type { Clock } from "../clock.ts"

export interface Count {
  readonly count: number
  /** Milliseconds until it is forgotten. */
  readonly endsIn: number
}

export interface Counted extends Count {
  /** Gives back what was counted, to the window it was counted in. */
  takeBack(): Promise<void>
}

/** Counts per key. At the end of its window a key is forgotten. */
export interface Counter {
  /** Counts one, or as many as are told. */
  add(key: string, by?: number): Promise<Counted>
  read(key: string): Promise<Count>
}

/** A counter in the memory of this process, which need not be waited for. */
export interface ProcessCounter extends Counter {
  /** Counts one, and tells how many there are. */
  count(key: string): number
}

/** What the window of a key begins with: the first that is counted, or the last, and then anew with each. */
export type WindowStart = "first" | "last"

/** Where limits count: makes the counter of a name, which no other limit has, with windows of so many milliseconds. */
export type Counters<Made extends Counter = Counter> = (
  name: string,
  window: number,
  from?: WindowStart,
) => Made

/** Where the limits of a server count. */
export interface LimitCounters {
  /** In this process, and at no cost: what is only to keep it from being overrun. */
  readonly ofProcess: Counters<ProcessCounter>
  /** For all processes together, whatever restarts: what guards secrets and money. */
  readonly ofAll: Counters
}

/** Keys one counter remembers; the oldest goes when another comes. */
const mostKeys = 100_000

/** Counts in the memory of this process. */
export const memoryCounters =
  (clock: Clock, most = mostKeys): Counters<ProcessCounter> =>
  (_name, window, from = "first") =>
    memoryCounter(clock, { window, from, most })

interface Kept {
  count: number
  endsAt: number
}

function memoryCounter(
  clock: Clock,
  { window, from, most }: { window: number; from: WindowStart; most: number },
): ProcessCounter {
  // In the order their windows end, for all are as long.
  const kept = new Map<string, Kept>()

  const living = (key: string) => {
    const known = kept.get(key)
    return known !== undefined && known.endsAt > clock.now() ? known : undefined
  }

  function begin(key: string, known: Kept = { count: 0, endsAt: 0 }): Kept {
    known.endsAt = clock.now() + window
    kept.delete(key)
    for (const [oldest, { endsAt }] of kept) {
      if (endsAt > clock.now() && kept.size < most) break
      kept.delete(oldest)
    }
    kept.set(key, known)
    return known
  }

  function counted(key: string, by: number): Kept {
    const known = living(key)
    const counting = known === undefined || from === "last" ? begin(key, known) : known
    counting.count += by
    return counting
  }

  const told = ({ count, endsAt }: Kept): Count => ({ count, endsIn: endsAt - clock.now() })

  return {
    count: (key) => counted(key, 1).count,
    async add(key, by = 1) {
      const counting = counted(key, by)
      return {
        ...told(counting),
        async takeBack() {
          counting.count -= by
          if (counting.count <= 0 && kept.get(key) === counting) kept.delete(key)
        },
      }
    },
    async read(key) {
      const known = living(key)
      return known === undefined ? { count: 0, endsIn: 0 } : told(known)
    },
  }
}
