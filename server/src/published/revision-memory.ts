import type { Clock } from "../clock.ts"

/** Something made of what a website publishes, and how long it is true. */
export interface Made<Value> {
  readonly value: Value
  /** Bytes, as far as they can be told. */
  readonly size: number
  /** Epoch milliseconds from which it is not true any more, whatever else happens. */
  readonly endsAt?: number
  /** Makes the next value once `endsAt` has passed, from this one; without it `make` is called again. */
  readonly renew?: () => Promise<Made<Value>>
}

/** What is made of one revision of a website and kept, dropped with the revision. */
export interface RevisionMemory {
  /**
   * What was made under a key for this version; made now where there is none, where it was for another version and where
   * its time is over. Who asks while it is being made waits for it: nothing is made twice at once.
   */
  keep<Value>(key: string, version: string, make: () => Promise<Made<Value>>): Promise<Value>
  /** Forgets what was made until now. */
  forget(): void
  /** Forgets all of it, and keeps nothing from now on. */
  drop(): void
}

interface Entry {
  readonly scope: object
  readonly version: string
  readonly value: Promise<unknown>
  endsAt: number
  size: number
  renew: (() => Promise<Made<unknown>>) | undefined
}

/** The memory of a process: whatever website it is of, what was asked for longest ago goes when it is full. */
export function processMemory(clock: Clock, limit: number) {
  // In the order they were last asked for.
  const kept = new Map<string, Entry>()
  let total = 0
  let scopes = 0

  function forget(name: string, entry: Entry): void {
    if (kept.get(name) !== entry) return
    kept.delete(name)
    total -= entry.size
  }

  function start<Value>(
    scope: object,
    name: string,
    version: string,
    make: () => Promise<Made<Value>>,
  ): Promise<Value> {
    const settle = async () => {
      try {
        const made = await make()
        // Meanwhile it may have been dropped, or made for another version.
        if (kept.get(name) !== entry) return made.value
        entry.endsAt = made.endsAt ?? Number.POSITIVE_INFINITY
        entry.size = made.size
        entry.renew = made.renew
        total += made.size
        for (const [oldest, { size }] of kept) {
          if (total <= limit) break
          if (size > 0) forget(oldest, kept.get(oldest) as Entry)
        }
        return made.value
      } catch (error) {
        forget(name, entry)
        throw error
      }
    }
    const before = kept.get(name)
    if (before !== undefined) forget(name, before)
    // What is under way is true enough for whoever asks meanwhile.
    const value = Promise.resolve().then(settle)
    const endsAt = Number.POSITIVE_INFINITY
    const entry: Entry = { scope, version, value, endsAt, size: 0, renew: undefined }
    kept.set(name, entry)
    return value
  }

  return {
    /** Bytes that are kept. */
    size: () => total,

    scope(): RevisionMemory {
      scopes += 1
      const prefix = `${scopes} `
      const scope = {}
      let isDropped = false
      const forgetScope = () => {
        for (const [name, entry] of kept) if (entry.scope === scope) forget(name, entry)
      }
      return {
        keep<Value>(key: string, version: string, make: () => Promise<Made<Value>>): Promise<Value> {
          if (isDropped) return make().then(({ value }) => value)
          const name = prefix + key
          const entry = kept.get(name)
          if (entry === undefined || entry.version !== version) return start(scope, name, version, make)
          // A key names one kind of value.
          if (entry.endsAt <= clock.now())
            return start(scope, name, version, (entry.renew as typeof make | undefined) ?? make)
          kept.delete(name)
          kept.set(name, entry)
          return entry.value as Promise<Value>
        },
        forget: forgetScope,
        drop() {
          isDropped = true
          forgetScope()
        },
      }
    },
  }
}

export type ProcessMemory = ReturnType<typeof processMemory>
