import type { OperationId, ProblemCode } from "@parterre/contract"
import type { AttemptState } from "@parterre/domain/payments"

/** Takes a watcher back. */
export type Unwatch = () => void

/** What has happened. Nobody watches unless a setting asks for figures or traces: telling then costs a comparison. */
class Happening<About> {
  private readonly watchers = new Set<(about: About) => void>()

  get isWatched(): boolean {
    return this.watchers.size > 0
  }

  tell(about: About): void {
    for (const watcher of this.watchers) watcher(about)
  }

  watch(watcher: (about: About) => void): Unwatch {
    this.watchers.add(watcher)
    return () => this.watchers.delete(watcher)
  }
}

/** Goes around work: it begins before it and ends after it, and answers what the work answers. */
type Around<About> = <Result>(about: About, work: () => Promise<Result>) => Promise<Result>

/** Work that takes its time. */
class Work<About> {
  private readonly watchers = new Set<Around<About>>()

  around<Result>(about: About, work: () => Promise<Result>): Promise<Result> {
    if (this.watchers.size === 0) return work()
    return [...this.watchers].reduce<() => Promise<Result>>(
      (inner, watcher) => () => watcher(about, inner),
      work,
    )()
  }

  watch(watcher: Around<About>): Unwatch {
    this.watchers.add(watcher)
    return () => this.watchers.delete(watcher)
  }
}

export interface RequestDone {
  /** Absent for pictures, the storefront and addresses that do not exist. */
  readonly operation: OperationId | undefined
  readonly status: number
  readonly milliseconds: number
  readonly problem: ProblemCode | undefined
  /** Answered in front of the framework: its hooks have not seen it. */
  readonly inFront?: { readonly method: string; readonly traceparent: string | undefined }
}

export type JobName = "sweep" | "reconcile" | "instalments" | "event-refunds" | "queues" | "outbox" | "prune"

/** What a process does that figures and traces are made of. Nothing in it names a shopper, a card or a token. */
export const watched = {
  requestDone: new Happening<RequestDone>(),
  /** A hold has begun to wait in its line. */
  holdWaits: new Happening<{ readonly request: unknown }>(),
  /** Holds settled in one transaction, with the milliseconds that each waited for it. */
  holdBatch: new Work<{ readonly requests: readonly unknown[]; readonly waited: readonly number[] }>(),
  /** Another process was faster: the batch is judged anew. */
  overtaken: new Happening<{ readonly late: number }>(),
  /** A try to pay has come to a state, committed. */
  paymentMoved: new Happening<{ readonly to: AttemptState }>(),
  processorCall: new Work<{ readonly processor: string; readonly call: string }>(),
  mail: new Work<{ readonly kind: string }>(),
  /** A round of a job. A number that it answers is what it has done. */
  job: new Work<{ readonly job: JobName }>(),
}
