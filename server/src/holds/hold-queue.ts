import { overloaded } from "../http/overload.ts"
import { inBatches } from "../in-batches.ts"
import type { Settled } from "../settled.ts"
import { watched } from "../watched.ts"

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

/** Holds of a key in batches, one commit for all who want the same event. Whoever would wait longer than anybody waits is refused at once. */
export function holdQueue<Request, Result>(
  settle: (requests: readonly Request[]) => Promise<readonly Settled<Result>[]>,
  { maxBatch, maxWaiting = Number.POSITIVE_INFINITY }: HoldQueueLimits = {},
): HoldQueue<Request, Result> {
  let waiting = 0
  /** `since`: milliseconds of the process when it began to wait. */
  const batches = inBatches<{ readonly request: Request; readonly since: number }, Result>((batch) => {
    waiting -= batch.length
    const now = performance.now()
    const requests = batch.map(({ request }) => request)
    return watched.holdBatch.around({ requests, waited: batch.map(({ since }) => now - since) }, () =>
      settle(requests),
    )
  }, maxBatch)
  const isFull = () => waiting >= maxWaiting

  return {
    isFull,
    async submit(key, request) {
      if (isFull()) throw overloaded()
      waiting += 1
      watched.holdWaits.tell({ request })
      return batches.submit(key, { request, since: performance.now() })
    },
  }
}
