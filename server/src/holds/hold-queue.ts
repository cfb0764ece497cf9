import { type Batches, type BatchLimits, inBatches } from "../in-batches.ts"
import type { Settled } from "../settled.ts"
import { watched } from "../watched.ts"

/** Holds in batches, one commit for all who want the same event, with what is told of them to the figures. */
export function holdQueue<Request, Result>(
  settle: (requests: readonly Request[]) => Promise<readonly Settled<Result>[]>,
  limits: BatchLimits = {},
): Batches<Request, Result> {
  /** `since`: milliseconds of the process when it began to wait. */
  const batches = inBatches<{ readonly request: Request; readonly since: number }, Result>((batch) => {
    const now = performance.now()
    const requests = batch.map(({ request }) => request)
    return watched.holdBatch.around({ requests, waited: batch.map(({ since }) => now - since) }, () =>
      settle(requests),
    )
  }, limits)
  return {
    isFull: batches.isFull,
    submit: (key, request) => {
      if (!batches.isFull()) watched.holdWaits.tell({ request })
      return batches.submit(key, { request, since: performance.now() })
    },
  }
}
