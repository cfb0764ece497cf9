import type { Knex } from "knex"
import { lockSessionCarts, openCart } from "../carts/cart-store.ts"
import { lapsedCartsWithPlaces } from "../carts/lapse.ts"
import type { CartRow } from "../database/hold-tables.ts"
import { inTransaction } from "../database/in-transaction.ts"
import type { Dependencies } from "../dependencies.ts"
import { type JournalLog, journalRefused } from "../journal/journal-store.ts"
import { placeGuard } from "../places/capacity-store.ts"
import { Refusal } from "../refusal.ts"
import { placeBest } from "./best-seats.ts"
import { type HoldAsk, type KnownOnSale, type PreparedAsk, prepareAsk } from "./hold-ask.ts"
import { holdQueue, type Settled } from "./hold-queue.ts"
import { journalEntries } from "./journal-refusals.ts"
import { type Asker, type HoldTools, type Placed, placeHolds } from "./place-holds.ts"
import { seatGuard } from "./seat-guard.ts"

/** Where shoppers ask for seats. Answers after the commit; a refusal has changed nothing. */
export interface HoldDesk {
  place(ask: HoldAsk): Promise<Placed>
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
  const tools: HoldTools = { newId, seatGuard, placeGuard, lapsedCarts: lapsedCartsWithPlaces, ...guards }

  async function settle(asks: readonly HoldAsk[], found: Set<string>): Promise<Settled<Placed>[]> {
    const now = clock.now()
    try {
      return await inTransaction(db, (trx) => settleTogether(trx, tools, { asks, found, now }))
    } catch (error) {
      if (asks.length === 1) return [{ ok: false, error }]
      // One ask the database cannot stomach must not take the others with it.
      const alone: Settled<Placed>[] = []
      for (const ask of asks) alone.push(...(await settle([ask], found)))
      return alone
    }
  }

  const queue = holdQueue<HoldAsk, Placed>(async (asks) => {
    const found = new Set<string>()
    const outcomes = await settle(asks, found)
    await journalRefused(db, journalEntries(asks, outcomes, found, clock.now()), log)
    return outcomes
  })
  return { place: (ask) => queue.submit(queueOf(ask), ask) }
}

const silent: JournalLog = { error: () => undefined }

/** Asks for one event, or for one subscription, wait in one line. */
function queueOf({ wanted }: HoldAsk): string {
  if (wanted.kind === "best") return "eventId" in wanted ? wanted.eventId : wanted.subscriptionId
  return [...new Set(wanted.groups.map((group) => group.id))].sort().join(" ")
}

interface Batch {
  readonly asks: readonly HoldAsk[]
  /** Gathers the keys of the events and subscriptions that exist, among those asked for. */
  readonly found: Set<string>
  readonly now: number
}

/** Locks carts, then rows of seats, each in id order, and then judges each ask behind its own savepoint. */
async function settleTogether(
  trx: Knex.Transaction,
  tools: HoldTools,
  { asks, found, now }: Batch,
): Promise<Settled<Placed>[]> {
  const carts = await lockCarts(trx, asks)
  const known: KnownOnSale = { events: new Map(), subscriptions: new Map() }
  const prepared: Settled<PreparedAsk>[] = []
  for (const ask of asks) prepared.push(await settled(() => prepareAsk(trx, ask, known, now)))
  for (const [key, one] of [...known.events, ...known.subscriptions]) if (one !== undefined) found.add(key)
  await lockRows(trx, tools, prepared)

  const outcomes: Settled<Placed>[] = []
  for (const [index, ask] of asks.entries()) {
    const ready = prepared[index] as Settled<PreparedAsk>
    const outcome = ready.ok
      ? await settled(() => trx.transaction((savepoint) => place(savepoint, ready.result, ask)))
      : ready
    if (outcome.ok) carts.set(cartKey(ask.website.id, ask.sessionId), outcome.result.cart)
    outcomes.push(outcome)
  }
  return outcomes

  async function place(savepoint: Knex.Transaction, ready: PreparedAsk, ask: HoldAsk): Promise<Placed> {
    const { website, sessionId } = ask
    const cart =
      carts.get(cartKey(website.id, sessionId)) ??
      (await openCart(savepoint, { id: tools.newId(), websiteId: website.id, sessionId, now }))
    const asker: Asker = { website, sessionId, cart, now }
    return ready.kind === "best"
      ? placeBest(savepoint, tools, asker, ready)
      : placeHolds(savepoint, tools, asker, ready.requests)
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

async function lockCarts(trx: Knex.Transaction, asks: readonly HoldAsk[]): Promise<Map<string, CartRow>> {
  const sessions = [...new Set(asks.map((ask) => ask.sessionId))]
  const carts = await lockSessionCarts(trx, sessions)
  return new Map(carts.map((cart) => [cartKey(cart.website_id, cart.session_id), cart]))
}

async function lockRows(
  trx: Knex.Transaction,
  tools: HoldTools,
  prepared: readonly Settled<PreparedAsk>[],
): Promise<void> {
  const requests = prepared.flatMap((ask) =>
    ask.ok && ask.result.kind === "lines" ? ask.result.requests : [],
  )
  const ofEvent = Map.groupBy(requests, (request) => request.event.id)
  for (const [eventId, sameEvent] of [...ofEvent].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const rowIds = sameEvent.flatMap(({ seatLines }) =>
      seatLines.flatMap((line) => line.seats.map(({ row }) => row.id)),
    )
    await tools.seatGuard.lockRows(trx, sameEvent[0]?.event.websiteId ?? "", eventId, rowIds)
  }
}
