import { setImmediate as nextTurn } from "node:timers/promises"
import type { Settled } from "./settled.ts"

export interface Batches<Request, Result> {
  /** Resolves or rejects after the batch that carried the request has ended. */
  submit(key: string, request: Request): Promise<Result>
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
 * twice is guarded in the database, so that other processes are held by it too.
 */
export function inBatches<Request, Result>(
  settle: (requests: readonly Request[]) => Promise<readonly Settled<Result>[]>,
  maxBatch = 64,
): Batches<Request, Result> {
  const lines = new Map<string, Waiting<Request, Result>[]>()

  async function drain(key: string, line: Waiting<Request, Result>[]): Promise<void> {
    while (line.length > 0) {
      await gather(line)
      await answer(line.splice(0, maxBatch))
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

  async function answer(batch: readonly Waiting<Request, Result>[]): Promise<void> {
    const outcomes = await settle(batch.map(({ request }) => request)).catch((error: unknown) => error)
    for (const [index, waiting] of batch.entries()) {
      const outcome = Array.isArray(outcomes) ? (outcomes[index] as Settled<Result>) : failed(outcomes)
      if (outcome.ok) waiting.resolve(outcome.result)
      else waiting.reject(outcome.error)
    }
  }

  return {
    submit: (key, request) =>
      new Promise((resolve, reject) => {
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
