import type { ExchangeRequest } from "@parterre/contract"
import type { Knex } from "knex"
import { type HoldWithLines, liveHolds } from "../carts/hold-store.ts"
import { extendForPayment } from "../carts/payment-hold.ts"
import { newAttempt } from "../checkout/begin-payment.ts"
import { CURRENCY } from "../checkout/check-authentication.ts"
import { completeSale } from "../checkout/confirm-sale.ts"
import type { PaymentDependencies } from "../checkout/dependencies.ts"
import { movePayment, onAttempt, onSale, walk } from "../checkout/payment-record.ts"
import { buyerOf } from "../clients/client-answer.ts"
import type { SaleRow } from "../database/checkout-tables.ts"
import type { ClientRow } from "../database/client-tables.ts"
import type { CartRow } from "../database/hold-tables.ts"
import type { FlexPassExchangeRow, FlexPassRow } from "../database/product-tables.ts"
import type { HoldDesk, PlaceChoice } from "../holds/hold-desk.ts"
import type { HoldRequest } from "../holds/hold-request.ts"
import type { Website } from "../http/handler.ts"
import { tokenHash } from "../ids.ts"
import { NO_PROCESSOR } from "../payments/references.ts"
import { passPrices } from "../published/pass-prices.ts"
import type { PublishedWebsite } from "../published/published-website.ts"
import { Refusal } from "../refusal.ts"
import { insertAttempt } from "../sales/attempt-store.ts"
import { changeSale, insertSale } from "../sales/sale-store.ts"
import { saleTokenFor } from "../sales/sale-token.ts"
import { type PassTicket, ticketOfId } from "./client-passes.ts"
import { type CreditGuard, creditGuard, flexPassStore } from "./flex-pass-store.ts"

interface Exchanging {
  readonly dependencies: PaymentDependencies
  readonly desk: Pick<HoldDesk, "placeAll">
  readonly site: PublishedWebsite
  readonly website: Website
  readonly client: ClientRow
}

/** Tickets of passes that are wanted for one performance. */
interface Wanted {
  readonly performanceId: string
  readonly tickets: readonly PassTicket[]
}

/**
 * Exchanges tickets of flex passes for places, all or none: in one transaction the credits are taken, the places are held
 * as any others are, and they are sold for nothing.
 */
export async function exchangePasses(
  exchanging: Exchanging,
  exchanges: ExchangeRequest["exchanges"],
  guard: CreditGuard = creditGuard,
): Promise<void> {
  const { dependencies, desk } = exchanging
  const wanted = wantedPlaces(exchanges)
  const passes = await ownPasses(exchanging, wanted)
  const placesId = dependencies.newId()
  const choices = wanted.map((one) => choiceOf(exchanging, placesId, one, passes))
  const done = desk.placeAll(choices, async (trx, placed, now) => {
    const cart = placed.at(-1)?.cart
    if (cart === undefined) throw new Error("an exchange placed nothing")
    await guard.stillClient(trx, exchanging.website.id, exchanging.client.id)
    await takeCredits(trx, wanted, passes, guard)
    // A sold place is held no longer.
    const holds = await liveHolds(trx, cart.id)
    const sale = await sellForNothing(trx, exchanging, cart, now)
    await guard.write(trx, exchangeRows(dependencies, { holds, sale, wanted, now }))
  })
  await done.catch((error: unknown) => {
    throw asExchangeRefusal(error)
  })
}

/** In the words of an exchange: no seat that may be taken alone is no place, and a presale is not the sale. */
function asExchangeRefusal(error: unknown): unknown {
  if (!(error instanceof Refusal)) return error
  if (error.code === "not-enough-together") return new Refusal("not-enough-places", { available: 0 })
  if (error.code === "presale-needed") return new Refusal("event-not-on-sale", { saleState: "NOTAVAILABLE" })
  // An import took away what was looked at a moment ago.
  return error.code === "price-unknown" ? new Refusal("not-enough-places", { available: 0 }) : error
}

/** What is asked by performance, in id order: the order in which everything is locked. */
function wantedPlaces(exchanges: ExchangeRequest["exchanges"]): Wanted[] {
  const ids = exchanges.map(({ ticketId }) => ticketId)
  if (new Set(ids).size < ids.length) throw new Refusal("ticket-already-exchanged")
  return [...Map.groupBy(exchanges, ({ performanceId }) => performanceId)]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([performanceId, ofOne]) => ({
      performanceId,
      tickets: ofOne.map(({ ticketId }) => {
        const ticket = ticketOfId(ticketId)
        if (ticket === undefined) throw new Refusal("ticket-unknown")
        return ticket
      }),
    }))
}

/** The passes that tickets are of, by id: each the client's, and each ticket one that was not exchanged. */
async function ownPasses(
  { dependencies, website, client }: Exchanging,
  wanted: readonly Wanted[],
): Promise<ReadonlyMap<string, FlexPassRow>> {
  const tickets = wanted.flatMap((one) => one.tickets)
  const store = flexPassStore(dependencies.db, website.id)
  const ids = [...new Set(tickets.map(({ passId }) => passId))]
  const passes = new Map((await store.ofIds(ids)).map((pass) => [pass.id, pass]))
  for (const { passId, credit } of tickets) {
    const pass = passes.get(passId)
    if (pass === undefined || credit > pass.credits) throw new Refusal("ticket-unknown")
    if (pass.client_id !== client.id) throw new Refusal("not-yours")
  }
  const used = new Set(
    (await store.exchangesOf(ids)).map(({ flex_pass_id, credit }) => `${flex_pass_id} ${credit}`),
  )
  if (tickets.some(({ passId, credit }) => used.has(`${passId} ${credit}`)))
    throw new Refusal("ticket-already-exchanged")
  return passes
}

/** The ways to seat those of one performance: together in one of the pass's price levels, else each wherever there is room. */
function choiceOf(
  { site, website }: Exchanging,
  sessionId: string,
  { performanceId, tickets }: Wanted,
  passes: ReadonlyMap<string, FlexPassRow>,
): PlaceChoice {
  const products = new Set(tickets.flatMap(({ passId }) => passes.get(passId)?.product_id ?? []))
  const event = site.event(performanceId)
  const opens = (productId: string) => site.productEventsOf(productId).some(({ id }) => id === performanceId)
  // A code is no id here: places are found again by it.
  if (event?.id !== performanceId || ![...products].every(opens)) throw new Refusal("event-unknown")
  const ways = (ofTickets: readonly PassTicket[]): HoldRequest[] => {
    const [first] = ofTickets.flatMap(({ passId }) => passes.get(passId)?.product_id ?? [])
    return passPrices(site, first ?? "", event).map((price) => ({
      ...{ website, sessionId },
      requested: {
        ...{ kind: "best", of: { type: "event", id: event.id }, exchange: true },
        levels: [{ id: price.price_level_id, prices: [{ id: price.id, qty: ofTickets.length }] }],
      },
    }))
  }
  const alone = tickets.map((ticket) => ({ ways: ways([ticket]) }))
  // Passes of several kinds need not open the same price levels.
  if (products.size > 1) return { ways: [], otherwise: alone }
  return tickets.length === 1 ? { ways: ways(tickets) } : { ways: ways(tickets), otherwise: alone }
}

async function takeCredits(
  trx: Knex.Transaction,
  wanted: readonly Wanted[],
  passes: ReadonlyMap<string, FlexPassRow>,
  guard: CreditGuard,
): Promise<void> {
  const ofPass = Map.groupBy(
    wanted.flatMap(({ tickets }) => tickets),
    ({ passId }) => passId,
  )
  for (const [id, tickets] of [...ofPass].sort()) {
    const pass = passes.get(id)
    if (pass === undefined) throw new Error(`Pass ${id} was looked at and is gone`)
    if (!(await guard.take(trx, pass, tickets.length)))
      throw new Refusal("flex-credits-short", { available: pass.credits_left })
  }
}

/** Sells what a cart holds to the client, with nothing to pay: its tickets are out, and their mail. */
async function sellForNothing(
  trx: Knex.Transaction,
  { dependencies, website, client }: Exchanging,
  cart: CartRow,
  now: number,
): Promise<SaleRow> {
  const { newId } = dependencies
  const id = newId()
  const buyer = buyerOf(client)
  const sale: SaleRow = {
    ...{ id, website_id: website.id, cart_id: cart.id, session_id: cart.session_id },
    sale_token_hash: tokenHash(saleTokenFor(id, cart.session_id)),
    ...{ state: "open", amount: 0, cart_version: cart.version, shipping: null, taxes: null },
    ...{ client: JSON.stringify(buyer), client_id: client.id },
    ...{ started_at: now, paid_at: null, receipt_number: null, voided_at: null, changed_at: now },
  }
  await insertSale(trx, sale)
  const paying = await extendForPayment(trx, cart, now, now)
  const after = walk({ cart: paying, sale, attempt: undefined }, [onSale("pay"), onAttempt("authorise")])
  const attempt = newAttempt(sale, {
    ...{
      id: newId(),
      number: 1,
      processor: NO_PROCESSOR,
      account: null,
      card: undefined,
      amount: 0,
      currency: CURRENCY,
    },
    request: { amount: 0, client: buyer, saleToken: saleTokenFor(id, sale.session_id) },
    ...{ state: after.attempt ?? "authorising", now },
  })
  await insertAttempt(trx, attempt)
  const change = { state: after.sale, cart_version: paying.version }
  await changeSale(trx, sale, change)
  const nobody = { processorId: "", brand: "other" as const, lastFour: "" }
  const record = { cart: paying, sale: { ...sale, ...change }, attempt }
  const paid = await completeSale(trx, dependencies, record, nobody, "browser-confirms", now)
  await movePayment(trx, paid, [onAttempt("capture")], now, { attempt: { brand: null, processor_id: null } })
  return paid.sale
}

interface Exchanged {
  readonly holds: readonly HoldWithLines[]
  readonly sale: SaleRow
  readonly wanted: readonly Wanted[]
  readonly now: number
}

/** Which place each ticket stands for: those of one performance in the order in which its places were given. */
function exchangeRows(
  { newId }: PaymentDependencies,
  { holds, sale, wanted, now }: Exchanged,
): FlexPassExchangeRow[] {
  return wanted.flatMap(({ performanceId, tickets }) => {
    const lines = holds.filter(({ event_id }) => event_id === performanceId).flatMap((hold) => hold.lines)
    return tickets.map(({ passId, credit }, index): FlexPassExchangeRow => {
      const line = lines[index]
      if (line === undefined) throw new Error(`A ticket of pass ${passId} was given no place`)
      return {
        ...{ id: newId(), website_id: sale.website_id, flex_pass_id: passId, credit },
        ...{ sale_id: sale.id, hold_line_id: line.id, exchanged_at: now, returned_at: null },
      }
    })
  })
}
