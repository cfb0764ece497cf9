import type { Knex } from "knex"
import type { AdmissionGuard } from "../availability/admission-capacity-store.ts"
import { forgetNewCarts, lockSessionCarts } from "../carts/cart-store.ts"
import { areNamed, detailsOf, type HoldDetails } from "../carts/hold-details.ts"
import { liveHoldsOf } from "../carts/hold-store.ts"
import type { CartRow } from "../database/hold-tables.ts"
import { inOneTrip } from "../database/in-one-trip.ts"
import type { StockGuard } from "../products/stock-store.ts"
import type { Refusal } from "../refusal.ts"
import { type Settled, settled } from "../settled.ts"
import { readBatchHouse } from "./batch-house.ts"
import { BatchPicture, sessionKey } from "./batch-picture.ts"
import type { FullRows } from "./full-rows.ts"
import type { HoldRequest } from "./hold-request.ts"
import { HouseOnSale, type OnSaleReader } from "./house-on-sale.ts"
import { journalEntries } from "./journal-refusals.ts"
import type { Ask, Granted } from "./judge-batch.ts"
import { type LockReach, lockRows } from "./lock-batch.ts"
import { refuseLost, refuseUnlocked } from "./overtaken.ts"
import { prepareRequest } from "./prepare-hold-request.ts"
import { judgeAll, type MissingTools } from "./read-missing.ts"
import { writeBatch } from "./write-batch.ts"

export interface HoldTools extends MissingTools {
  readonly fullRows: FullRows
  readonly admissionGuard: AdmissionGuard
  readonly stockGuard: StockGuard
  readonly codeGuard: StockGuard
  /**
   * Readies what an import decides before the transaction begins, and answers who reads it within: a memory of it may
   * need a connection of its own, and the embedded database has one for writing.
   */
  readonly readyOnSale: (requests: readonly HoldRequest[]) => Promise<(trx: Knex) => OnSaleReader>
}

export interface Batch {
  readonly requests: readonly HoldRequest[]
  /** Those that were too late for other processes, and are not judged again. */
  readonly late: ReadonlyMap<HoldRequest, Refusal>
  readonly reach: LockReach
  readonly journalsRefusals: boolean
  readonly onSale: (trx: Knex) => OnSaleReader
  /** Epoch milliseconds. */
  readonly now: number
}

/** What became of a request that was granted. */
export interface Placed {
  readonly cart: CartRow
  /** Placed by the request, at all its events. */
  readonly tickets: number
  readonly lastResort: boolean
  /** All that the cart holds, with its names; undefined when the batch does not know them all. */
  readonly held: readonly HoldDetails[] | undefined
}

/**
 * Settles the requests of a batch in one transaction: what they need is read in a few statements, they are judged one
 * after the other on one picture, and what they are granted is written in a few statements more, with the journal.
 * Everything is locked in one order: sales, carts, rows of seats, sections, capacities, stocks, claims.
 */
export async function settleBatch(
  trx: Knex.Transaction,
  tools: Omit<HoldTools, "readyOnSale">,
  batch: Batch,
): Promise<Settled<Placed>[]> {
  const { requests, now } = batch
  const onSale = batch.onSale(trx)
  const [, carts] = await inOneTrip(trx, [
    () => tools.seatGuard.shareSales(trx, websitesOf(requests)),
    () => lockSessionCarts(trx, sessionsOf(requests)),
    () => onSale.ready(),
  ])
  const held = await liveHoldsOf(
    trx,
    carts.map((cart) => cart.id),
  )
  const house = new HouseOnSale(onSale)
  const asks = await readAsks(house, batch, held)

  const picture = new BatchPicture(house, now)
  picture.addCarts(carts, held)
  const [stock, uses, room] = await inOneTrip(trx, [
    () => tools.stockGuard.left(trx, [...house.products.values()]),
    () => tools.codeGuard.left(trx, house.codes()),
    () => tools.admissionGuard.left(trx, house.eventsWithAdmission()),
  ])
  picture.addStock(stock)
  picture.addStock(uses)
  picture.addRoom(room)
  const rows = await lockRows(trx, tools, picture, asks, batch.reach)

  const { outcomes, bumped, opened } = await judgeAll(trx, tools, picture, asks)
  refuseUnlocked(asks, outcomes, rows)

  const placements = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.result] : []))
  const refusals = batch.journalsRefusals ? journalEntries(requests, outcomes, house, now) : []
  const lost = await writeBatch(trx, tools, { placements, refusals, bumped, now })
  if (lost !== undefined) refuseLost(asks, outcomes, lost)
  const used = new Set(placements.map(({ cart }) => cart.id))
  await forgetNewCarts(
    trx,
    opened.filter((cart) => !used.has(cart.id)),
  )
  return outcomes.map((outcome) =>
    outcome.ok ? { ok: true, result: placed(outcome.result, house) } : outcome,
  )
}

/** Locks every row that requests may choose among, in one statement: so that those placed one after the other keep one order. */
export async function lockAllRows(
  trx: Knex.Transaction,
  tools: Omit<HoldTools, "readyOnSale">,
  batch: Batch,
): Promise<void> {
  await tools.seatGuard.shareSales(trx, websitesOf(batch.requests))
  const house = new HouseOnSale(batch.onSale(trx))
  const asks = await readAsks(house, batch, [])
  await lockRows(trx, tools, new BatchPicture(house, batch.now), asks, "every")
}

const websitesOf = (requests: readonly HoldRequest[]) => requests.map(({ website }) => website.id)

function sessionsOf(requests: readonly HoldRequest[]) {
  const sessions = requests.map(({ website, sessionId }) => ({
    website_id: website.id,
    session_id: sessionId,
  }))
  return [...new Map(sessions.map((session) => [sessionKey(session), session])).values()]
}

async function readAsks(
  house: HouseOnSale,
  { requests, late, now }: Batch,
  held: Parameters<typeof readBatchHouse>[2],
): Promise<Ask[]> {
  const byEvent = await readBatchHouse(house, requests, held, now)
  return requests.map((request, at) => {
    const refusal = late.get(request)
    if (refusal !== undefined) return { request, prepared: { ok: false, error: refusal } }
    const asked = byEvent[at]
    const prepared = asked?.ok ? settled(() => prepareRequest(request, asked.result, house, now)) : asked
    return { request, prepared: prepared as Ask["prepared"] }
  })
}

const placed = ({ cart, tickets, lastResort, held }: Granted, { names }: HouseOnSale): Placed => ({
  cart,
  tickets,
  lastResort,
  held: areNamed(held, names) ? detailsOf(held, names) : undefined,
})
