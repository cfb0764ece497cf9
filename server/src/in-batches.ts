import { setImmediate as nextTurn } from "node:timers/promises"
import { isUnavailable } from "./database/failures.ts"
import { overloaded } from "./http/overload.ts"
import type { Settled } from "./settled.ts"

export interface Batches<Request, Result> {
  /** Resolves or rejects after the batch that carried the request has ended; `overloaded` at once where too many wait. */
  submit(key: string, request: Request): Promise<Result>
  /** Whether a request that comes now would be refused as `overloaded`. */
  isFull(): boolean
}

export interface BatchLimits {
  /** Requests of one batch, at most; 64 when absent. */
  readonly maxBatch?: number | undefined
  /** Requests that may wait for their batch, those of all keys together; without end when absent. */
  readonly maxWaiting?: number | undefined
}

interface Waiting<Request, Result> {
  readonly request: Request
  readonly resolve: (result: Result) => void
  readonly reject: (error: unknown) => void
}

/** Milliseconds that a batch waits for more at most; a turn that brings nobody ends the wait before. */
const longestGathering = 12

/**
 * Gathers the requests of a key that arrive together and settles them as one batch, one batch of a key at a time: one
 * commit, one wait for the disk and for a lock, however many come at once. It is for speed only: what must not happen
 * twice is guarded in the database, so that other processes are held by it too. Where the database is away, all who wait
 * for it are told at once.
 */
export function inBatches<Request, Result>(
  settle: (requests: readonly Request[]) => Promise<readonly Settled<Result>[]>,
  { maxBatch = 64, maxWaiting = Number.POSITIVE_INFINITY }: BatchLimits = {},
): Batches<Request, Result> {
  const lines = new Map<string, Waiting<Request, Result>[]>()
  let waiting = 0

  async function drain(key: string, line: Waiting<Request, Result>[]): Promise<void> {
    while (line.length > 0) {
      await gather(line)
      await answer(line)
    }
    lines.delete(key)
  }

  /** Waits as long as each turn of the event loop brings somebody more: whoever is at the door comes with this batch. */
  async function gather(line: readonly unknown[]): Promise<void> {
    const end = performance.now() + longestGathering
    for (let before = 0; before < line.length && line.length < maxBatch && performance.now() < end; ) {
      before = line.length
      await nextTurn()
    }
  }

  function take(line: Waiting<Request, Result>[], many: number): Waiting<Request, Result>[] {
    const taken = line.splice(0, many)
    waiting -= taken.length
    return taken
  }

  async function answer(line: Waiting<Request, Result>[]): Promise<void> {
    const batch = take(line, maxBatch)
    const settling = (async () => settle(batch.map(({ request }) => request)))()
    const outcomes = await settling.catch((error: unknown) => error)
    for (const [index, { resolve, reject }] of batch.entries()) {
      const outcome = Array.isArray(outcomes) ? (outcomes[index] as Settled<Result>) : failed(outcomes)
      if (outcome.ok) resolve(outcome.result)
      else reject(outcome.error)
    }
    if (outcomes instanceof Error && isUnavailable(outcomes))
      for (const { reject } of take(line, line.length)) reject(outcomes)
  }

  const isFull = () => waiting >= maxWaiting

  return {
    isFull,
    submit: (key, request) =>
      new Promise((resolve, reject) => {
        if (isFull()) {
          reject(overloaded())
          return
        }
        waiting += 1
        const one = { request, resolve, reject }
        const line = lines.get(key)
        if (line !== undefined) {
          line.push(one)
          return
        }
        const opened = [one]
        lines.set(key, opened)
        setImmediate(() => void drain(key, opened))
      }),
  }
}

const failed = (error: unknown): { readonly ok: false; readonly error: unknown } => ({ ok: false, error })
