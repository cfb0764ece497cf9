import { setImmediate as nextTurn } from "node:timers/promises"
import { overloaded } from "../http/overload.ts"
import { watched } from "../watched.ts"
import type { Settled } from "./settled.ts"

export interface HoldQueue<Request, Result> {
  /** Resolves or rejects after the transaction that carried the request has ended. */
  submit(key: string, request: Request): Promise<Result>
  /** Whether a request that comes now would be refused as `overloaded`. */
  isFull(): boolean
}

export interface HoldQueueLimits {
  /** Requests of one batch, at most. */
  readonly maxBatch?: number
  /** Requests that may wait for their batch, those of all keys together; without end when absent. */
  readonly maxWaiting?: number
}

interface Waiting<Request, Result> {
  readonly request: Request
  /** When it began to wait: milliseconds of the process. */
  readonly since: number
  readonly resolve: (result: Result) => void
  readonly reject: (error: unknown) => void
}

/** Milliseconds that a batch waits for more at most; a turn that brings nobody ends the wait before. */
const longestGathering = 12

/**
 * Gathers the requests of a key that arrive together and settles them as one batch, one batch of a key at a time:
 * one commit, one wait for the disk, however many shoppers want the same event. It is for speed only; the guards
 * against selling twice are in the database, so that other processes are held by them too. Whoever would wait longer than
 * anybody waits is refused at once.
 */
export function holdQueue<Request, Result>(
  settle: (requests: readonly Request[]) => Promise<readonly Settled<Result>[]>,
  { maxBatch = 64, maxWaiting = Number.POSITIVE_INFINITY }: HoldQueueLimits = {},
): HoldQueue<Request, Result> {
  const lines = new Map<string, Waiting<Request, Result>[]>()
  let waiting = 0

  async function drain(key: string, line: Waiting<Request, Result>[]): Promise<void> {
    while (line.length > 0) {
      await gather(line)
      await answer(line.splice(0, maxBatch))
    }
    lines.delete(key)
  }

  /** Waits as long as each turn of the event loop brings somebody more: whoever is at the door comes with this batch. */
  async function gather(line: readonly Waiting<Request, Result>[]): Promise<void> {
    const end = performance.now() + longestGathering
    for (let before = 0; before < line.length && line.length < maxBatch && performance.now() < end; ) {
      before = line.length
      await nextTurn()
    }
  }

  async function answer(batch: readonly Waiting<Request, Result>[]): Promise<void> {
    waiting -= batch.length
    const now = performance.now()
    const requests = batch.map(({ request }) => request)
    const outcomes = await watched.holdBatch
      .around({ requests, waited: batch.map(({ since }) => now - since) }, () => settle(requests))
      .catch((error: unknown) => error)
    for (const [index, waiting] of batch.entries()) {
      const outcome = Array.isArray(outcomes) ? (outcomes[index] as Settled<Result>) : failed(outcomes)
      if (outcome.ok) waiting.resolve(outcome.result)
      else waiting.reject(outcome.error)
    }
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
        watched.holdWaits.tell({ request })
        const one = { request, since: performance.now(), resolve, reject }
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
