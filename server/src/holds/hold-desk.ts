import type { Knex } from "knex"
import { admissionGuard } from "../availability/admission-capacity-store.ts"
import { lapsedCartsWithAdmission } from "../carts/cart-store.ts"
import { isUnavailable } from "../database/failures.ts"
import { inTransaction } from "../database/in-transaction.ts"
import { isPostgres } from "../database/open-database.ts"
import type { Dependencies } from "../dependencies.ts"
import { overloaded } from "../http/overload.ts"
import type { JournalLog } from "../journal/journal-store.ts"
import { stockGuard } from "../products/stock-store.ts"
import { codeGuard } from "../promotions/use-store.ts"
import { Refusal } from "../refusal.ts"
import type { Settled } from "../settled.ts"
import { watched } from "../watched.ts"
import { FullRows } from "./full-rows.ts"
import { holdQueue } from "./hold-queue.ts"
import type { HoldRequest } from "./hold-request.ts"
import { onSaleReader } from "./house-on-sale.ts"
import type { LockReach } from "./lock-batch.ts"
import { Overtaken } from "./overtaken.ts"
import { seatGuard } from "./seat-guard.ts"
import { type Batch, type HoldTools, lockAllRows, type Placed, settleBatch } from "./settle-batch.ts"

/** Where shoppers ask for seats. Answers after the commit; a refusal has changed nothing. */
export interface HoldDesk {
  place(request: HoldRequest): Promise<Placed>
  /**
   * Places what one caller asks for, one request after the other, and does what follows in the same transaction: either all
   * of it stands, or nothing does. A choice is tried in its order as long as places are lacking.
   */
  placeAll<Result>(choices: readonly PlaceChoice[], then: Following<Result>): Promise<Result>
  /** Whether so many wait already that whoever comes now is refused as `overloaded`. */
  isFull(): boolean
}

/** Requests of which one is to be placed: the next where the one before finds no places, and what is left to do after the last. */
export interface PlaceChoice {
  readonly ways: readonly HoldRequest[]
  readonly otherwise?: readonly PlaceChoice[]
}

/** What is done with what was placed, by choice, before the transaction is committed; `now` is epoch milliseconds. */
export type Following<Result> = (
  trx: Knex.Transaction,
  placed: readonly Placed[],
  now: number,
) => Promise<Result>

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

  async function placeAll<Result>(choices: readonly PlaceChoice[], then: Following<Result>): Promise<Result> {
    if (queue.isFull()) throw overloaded()
    const requests = choices.flatMap(requestsOf)
    for (let tries = 1; ; tries += 1) {
      const onSale = await tools.readyOnSale(requests)
      const now = clock.now()
      const batch = { requests, journalsRefusals: false, onSale, late: new Map(), reach: reachOf(tries), now }
      try {
        return await inTransaction(db, async (trx) => {
          // What is full in a transaction that may be rolled back is to be remembered by nobody.
          const own = { ...tools, fullRows: new FullRows() }
          if (requests.length > 1 && isPostgres(db)) await lockAllRows(trx, own, batch)
          const placed = await placeEach(choices, async (request) => {
            const [outcome] = await settleBatch(trx, own, { ...batch, requests: [request] })
            if (outcome === undefined) throw new Error("a request of a batch of one was not settled")
            return outcome
          })
          return then(trx, placed, now)
        })
      } catch (error) {
        if (!(error instanceof Overtaken)) throw error
        watched.overtaken.tell({ late: error.late.length })
        if (tries >= maxTries) throw error.late[0]?.refusal ?? error
      }
    }
  }

  const queue = holdQueue<HoldRequest, Placed>(settle, maxWaiting === undefined ? {} : { maxWaiting })
  // SQLite has one writer: batches of different events would only wait for one another, and each is a commit.
  const lineOf = isPostgres(db) ? queueOf : () => "all events"
  return { place: (request) => queue.submit(lineOf(request), request), placeAll, isFull: queue.isFull }
}

const requestsOf = ({ ways, otherwise = [] }: PlaceChoice): readonly HoldRequest[] => [
  ...ways,
  ...otherwise.flatMap(requestsOf),
]

/** Places the first way of each choice that finds places; a request that was refused has changed nothing. */
async function placeEach(
  choices: readonly PlaceChoice[],
  settle: (request: HoldRequest) => Promise<Settled<Placed>>,
): Promise<Placed[]> {
  const placed: Placed[] = []
  for (const { ways, otherwise } of choices) {
    const tried = await firstWithPlaces(ways, settle)
    if (tried.ok) placed.push(tried.result)
    else if (otherwise !== undefined) placed.push(...(await placeEach(otherwise, settle)))
    else throw tried.error
  }
  return placed
}

async function firstWithPlaces(
  ways: readonly HoldRequest[],
  settle: (request: HoldRequest) => Promise<Settled<Placed>>,
): Promise<Settled<Placed>> {
  let last: Settled<Placed> = { ok: false, error: new Refusal("not-enough-places", { available: 0 }) }
  for (const request of ways) {
    last = await settle(request)
    if (last.ok) return last
    if (!lacksPlaces(last.error)) throw last.error
  }
  return last
}

const lacksPlaces = (error: unknown): boolean =>
  error instanceof Refusal && (error.code === "not-enough-places" || error.code === "not-enough-together")

const isAway = (error: unknown): boolean => error instanceof Error && isUnavailable(error)

const silent: JournalLog = { error: () => undefined }

/** Requests for one event, or for one subscription, wait in one line. */
function queueOf({ requested }: HoldRequest): string {
  if (requested.kind === "best") return requested.of.id
  return [...new Set(requested.groups.map((group) => group.id))].sort().join(" ")
}
