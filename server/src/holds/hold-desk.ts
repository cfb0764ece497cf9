import type { Knex } from "knex"
import { admissionGuard } from "../availability/admission-capacity-store.ts"
import { lapsedCartsWithAdmission, lockSessionCarts, openCart } from "../carts/cart-store.ts"
import type { CartRow } from "../database/hold-tables.ts"
import { inTransaction } from "../database/in-transaction.ts"
import type { Dependencies } from "../dependencies.ts"
import { type JournalLog, journalRefused } from "../journal/journal-store.ts"
import { Refusal } from "../refusal.ts"
import { placeBest } from "./best-seats.ts"
import { holdQueue, type Settled } from "./hold-queue.ts"
import { type HoldRequest, type KnownOnSale, type PreparedRequest, prepareRequest } from "./hold-request.ts"
import { journalEntries } from "./journal-refusals.ts"
import { type Holder, type HoldTools, type Placed, placeHolds } from "./place-holds.ts"
import { seatGuard } from "./seat-guard.ts"

/** Where shoppers ask for seats. Answers after the commit; a refusal has changed nothing. */
export interface HoldDesk {
  place(request: HoldRequest): Promise<Placed>
}

interface DeskDependencies extends Dependencies {
  /** Absent in tests, which look at what comes of it. */
  readonly log?: JournalLog
}

/** Guards are given by tests that want to see what happens without them. */
export function holdDesk(
  { db, clock, newId, log = silent }: DeskDependencies,
  guards: Partial<Omit<HoldTools, "newId">> = {},
): HoldDesk {
  const tools: HoldTools = {
    newId,
    seatGuard,
    admissionGuard,
    lapsedCarts: lapsedCartsWithAdmission,
    ...guards,
  }

  async function settle(requests: readonly HoldRequest[], found: Set<string>): Promise<Settled<Placed>[]> {
    const now = clock.now()
    try {
      return await inTransaction(db, (trx) => settleTogether(trx, tools, { requests, found, now }))
    } catch (error) {
      if (requests.length === 1) return [{ ok: false, error }]
      // One request the database cannot stomach must not take the others with it.
      const alone: Settled<Placed>[] = []
      for (const request of requests) alone.push(...(await settle([request], found)))
      return alone
    }
  }

  const queue = holdQueue<HoldRequest, Placed>(async (requests) => {
    const found = new Set<string>()
    const outcomes = await settle(requests, found)
    await journalRefused(db, journalEntries(requests, outcomes, found, clock.now()), log)
    return outcomes
  })
  return { place: (request) => queue.submit(queueOf(request), request) }
}

const silent: JournalLog = { error: () => undefined }

/** Requests for one event, or for one subscription, wait in one line. */
function queueOf({ requested }: HoldRequest): string {
  if (requested.kind === "best") return requested.of.id
  return [...new Set(requested.groups.map((group) => group.id))].sort().join(" ")
}

interface Batch {
  readonly requests: readonly HoldRequest[]
  /** Gathers the keys of the events and subscriptions that exist, among those asked for. */
  readonly found: Set<string>
  readonly now: number
}

/** Locks carts, then rows of seats, each in id order, and then judges each request behind its own savepoint. */
async function settleTogether(
  trx: Knex.Transaction,
  tools: HoldTools,
  { requests, found, now }: Batch,
): Promise<Settled<Placed>[]> {
  const carts = await lockCarts(trx, requests)
  const known: KnownOnSale = { events: new Map(), subscriptions: new Map() }
  const prepared: Settled<PreparedRequest>[] = []
  for (const request of requests) prepared.push(await settled(() => prepareRequest(trx, request, known, now)))
  for (const [key, one] of [...known.events, ...known.subscriptions]) if (one !== undefined) found.add(key)
  await lockRows(trx, tools, prepared)

  const outcomes: Settled<Placed>[] = []
  for (const [index, request] of requests.entries()) {
    const ready = prepared[index] as Settled<PreparedRequest>
    const outcome = ready.ok
      ? await settled(() => trx.transaction((savepoint) => place(savepoint, ready.result, request)))
      : ready
    if (outcome.ok) carts.set(cartKey(request.website.id, request.sessionId), outcome.result.cart)
    outcomes.push(outcome)
  }
  return outcomes

  async function place(
    savepoint: Knex.Transaction,
    ready: PreparedRequest,
    request: HoldRequest,
  ): Promise<Placed> {
    const { website, sessionId } = request
    const cart =
      carts.get(cartKey(website.id, sessionId)) ??
      (await openCart(savepoint, { id: tools.newId(), websiteId: website.id, sessionId, now }))
    const holder: Holder = { website, sessionId, cart, now }
    return ready.kind === "best"
      ? placeBest(savepoint, tools, holder, ready)
      : placeHolds(savepoint, tools, holder, ready.requests)
  }
}

/** A refusal is an outcome; anything else is trouble with the database and ends the batch. */
async function settled<Result>(work: () => Promise<Result>): Promise<Settled<Result>> {
  try {
    return { ok: true, result: await work() }
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, error }
    throw error
  }
}

const cartKey = (websiteId: string, sessionId: string): string => `${websiteId} ${sessionId}`

async function lockCarts(
  trx: Knex.Transaction,
  requests: readonly HoldRequest[],
): Promise<Map<string, CartRow>> {
  const sessions = [...new Set(requests.map((request) => request.sessionId))]
  const carts = await lockSessionCarts(trx, sessions)
  return new Map(carts.map((cart) => [cartKey(cart.website_id, cart.session_id), cart]))
}

async function lockRows(
  trx: Knex.Transaction,
  tools: HoldTools,
  prepared: readonly Settled<PreparedRequest>[],
): Promise<void> {
  const requests = prepared.flatMap((request) =>
    request.ok && request.result.kind === "lines" ? request.result.requests : [],
  )
  const ofEvent = Map.groupBy(requests, (request) => request.event.id)
  for (const [eventId, sameEvent] of [...ofEvent].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const rowIds = sameEvent.flatMap(({ seatLines }) =>
      seatLines.flatMap((line) => line.seats.map(({ row }) => row.id)),
    )
    await tools.seatGuard.lockRows(trx, sameEvent[0]?.event.websiteId ?? "", eventId, rowIds)
  }
}
