import type { Settled } from "./settled.ts"

export interface HoldQueue<Request, Result> {
  /** Resolves or rejects after the transaction that carried the request has ended. */
  submit(key: string, request: Request): Promise<Result>
}

interface Waiting<Request, Result> {
  readonly request: Request
  readonly resolve: (result: Result) => void
  readonly reject: (error: unknown) => void
}

/**
 * Gathers the requests of a key that arrive together and settles them as one batch, one batch of a key at a time:
 * one commit, one wait for the disk, however many shoppers want the same event. It is for speed only; the guards
 * against selling twice are in the database, so that other processes are held by them too.
 */
export function holdQueue<Request, Result>(
  settle: (requests: readonly Request[]) => Promise<readonly Settled<Result>[]>,
  maxBatch = 64,
): HoldQueue<Request, Result> {
  const lines = new Map<string, Waiting<Request, Result>[]>()

  async function drain(key: string, line: Waiting<Request, Result>[]): Promise<void> {
    while (line.length > 0) await answer(line.splice(0, maxBatch))
    lines.delete(key)
  }

  async function answer(batch: readonly Waiting<Request, Result>[]): Promise<void> {
    const outcomes = await settle(batch.map((waiting) => waiting.request)).catch((error: unknown) => error)
    for (const [index, waiting] of batch.entries()) {
      const outcome = Array.isArray(outcomes) ? (outcomes[index] as Settled<Result>) : failed(outcomes)
      if (outcome.ok) waiting.resolve(outcome.result)
      else waiting.reject(outcome.error)
    }
  }

  return {
    submit: (key, request) =>
      new Promise((resolve, reject) => {
        const waiting = { request, resolve, reject }
        const line = lines.get(key)
        if (line !== undefined) {
          line.push(waiting)
          return
        }
        const opened = [waiting]
        lines.set(key, opened)
        setImmediate(() => void drain(key, opened))
      }),
  }
}

const failed = (error: unknown): { readonly ok: false; readonly error: unknown } => ({ ok: false, error })
