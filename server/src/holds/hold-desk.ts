import { admissionGuard } from "../availability/admission-capacity-store.ts"
import { lapsedCartsWithAdmission } from "../carts/cart-store.ts"
import { isUnavailable } from "../database/failures.ts"
import { inTransaction } from "../database/in-transaction.ts"
import { isPostgres } from "../database/open-database.ts"
import type { Dependencies } from "../dependencies.ts"
import type { JournalLog } from "../journal/journal-store.ts"
import { stockGuard } from "../products/stock-store.ts"
import { codeGuard } from "../promotions/use-store.ts"
import { Refusal } from "../refusal.ts"
import { watched } from "../watched.ts"
import { FullRows } from "./full-rows.ts"
import { holdQueue } from "./hold-queue.ts"
import type { HoldRequest } from "./hold-request.ts"
import { onSaleReader } from "./house-on-sale.ts"
import type { LockReach } from "./lock-batch.ts"
import { Overtaken } from "./overtaken.ts"
import { seatGuard } from "./seat-guard.ts"
import { type Batch, type HoldTools, type Placed, settleBatch } from "./settle-batch.ts"
import type { Settled } from "./settled.ts"

/** Where shoppers ask for seats. Answers after the commit; a refusal has changed nothing. */
export interface HoldDesk {
  place(request: HoldRequest): Promise<Placed>
  /** Whether so many wait already that whoever comes now is refused as `overloaded`. */
  isFull(): boolean
}

interface DeskDependencies extends Dependencies {
  /** Absent in tests, which look at what comes of it. */
  readonly log?: JournalLog
}

const reachOf = (tries: number): LockReach => (tries === 1 ? "chosen" : tries < 4 ? "looked-at" : "every")

/** How often those are judged again whom other processes overtook. */
const maxTries = 5

/** Guards are given by tests that want to see what happens without them. */
export function holdDesk(
  { db, clock, newId, log = silent }: DeskDependencies,
  guards: Partial<Omit<HoldTools, "newId">> = {},
  /** Holds that may wait for their batch; without end when absent. */
  maxWaiting?: number,
): HoldDesk {
  const tools: HoldTools = {
    newId,
    seatGuard,
    admissionGuard,
    stockGuard,
    codeGuard,
    lapsedCarts: lapsedCartsWithAdmission,
    readyOnSale: async () => onSaleReader,
    fullRows: new FullRows(),
    ...guards,
  }

  async function settle(requests: readonly HoldRequest[]): Promise<Settled<Placed>[]> {
    try {
      return await untilNobodyIsLate({ requests, journalsRefusals: true })
    } catch (error) {
      // A database that is away is not asked again: whoever waits is told.
      if (isAway(error)) return requests.map(() => ({ ok: false, error }))
      const outcomes = await settleAround(requests, error)
      const refusals = outcomes.filter((outcome) => !outcome.ok && outcome.error instanceof Refusal).length
      if (refusals > 0) log.error({ err: error, refusals }, "refusals were not journaled")
      return outcomes
    }
  }

  /** A journal that takes no refusal, or one request the database cannot stomach, must not take the others with it. */
  async function settleAround(requests: readonly HoldRequest[], cause: unknown): Promise<Settled<Placed>[]> {
    try {
      return await untilNobodyIsLate({ requests, journalsRefusals: false })
    } catch (error) {
      if (requests.length === 1 || isAway(error)) return requests.map(() => ({ ok: false, error: cause }))
      const alone: Settled<Placed>[] = []
      for (const request of requests) alone.push(...(await settle([request])))
      return alone
    }
  }

  /** Judges the batch again whenever another process was faster; who named what is gone now is refused, nobody else. */
  async function untilNobodyIsLate(
    batch: Pick<Batch, "requests" | "journalsRefusals">,
  ): Promise<Settled<Placed>[]> {
    const late = new Map<HoldRequest, Refusal>()
    for (let tries = 1; ; tries += 1) {
      const onSale = await tools.readyOnSale(batch.requests)
      const attempt = { ...batch, onSale, late, reach: reachOf(tries), now: clock.now() }
      try {
        return await inTransaction(db, (trx) => settleBatch(trx, tools, attempt))
      } catch (error) {
        if (!(error instanceof Overtaken)) throw error
        watched.overtaken.tell({ late: error.late.length })
        const refused = error.late.filter(({ mayTryAgain }) => !mayTryAgain || tries >= maxTries)
        for (const { request, refusal } of refused) late.set(request, refusal)
        if (refused.length === 0 && tries >= maxTries) throw error
      }
    }
  }

  const queue = holdQueue<HoldRequest, Placed>(settle, maxWaiting === undefined ? {} : { maxWaiting })
  // SQLite has one writer: batches of different events would only wait for one another, and each is a commit.
  const lineOf = isPostgres(db) ? queueOf : () => "all events"
  return { place: (request) => queue.submit(lineOf(request), request), isFull: queue.isFull }
}

const isAway = (error: unknown): boolean => error instanceof Error && isUnavailable(error)

const silent: JournalLog = { error: () => undefined }

/** Requests for one event, or for one subscription, wait in one line. */
function queueOf({ requested }: HoldRequest): string {
  if (requested.kind === "best") return requested.of.id
  return [...new Set(requested.groups.map((group) => group.id))].sort().join(" ")
}
