import type { PaymentRequest } from "@parterre/contract"
import { afterAll, beforeAll, expect, inject, it } from "vitest"
import { type CheckoutBench, startCheckout } from "../../test/house/checkout-shop.ts"
import { payPlainly } from "../../test/house/shopper.ts"
import { type ShopName, shops } from "../../test/house/shops.ts"
import { pay } from "../checkout/pay.ts"
import { type PaymentGuard, paymentGuard } from "../checkout/payment-guard.ts"
import { reconcile } from "../jobs/reconciler.ts"
import { type EndGuard, refundEvents } from "./refund-events.ts"
import { startEventRefund, totalsOfEvent } from "./start-event-refund.ts"

let bench: CheckoutBench
beforeAll(async () => {
  bench = await startCheckout(1_000)
}, 60_000)
afterAll(() => bench.close())

const round = (guard?: EndGuard) => refundEvents(bench.payments, bench.clock.now(), undefined, guard)

async function workOff(): Promise<void> {
  bench.clock.pass(120)
  await reconcile(bench.payments, bench.clock.now())
  while ((await round()) > 0);
}

/** Until somebody waits for a row, or the refund of the event is over. */
async function untilOneWaitsOr(over: Promise<unknown>): Promise<void> {
  let isOver = false
  over.then(() => {
    isOver = true
  })
  while (!isOver) {
    const { rows } = await bench.db.raw(
      "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
    )
    if (rows.length > 0) return
  }
}

/**
 * A payment that has read its event as on sale, and is not committed before the event is cancelled and its one other order
 * refunded. Answers how many of its tickets are good when all is over.
 */
async function cancelledWhileBeginning(name: ShopName, guard?: EndGuard): Promise<number> {
  const { id: websiteId } = shops[name]
  const eventId = `${websiteId}.soir`
  await payPlainly(await bench.shopper(name, { seats: 1 }), name)
  await reconcile(bench.payments, bench.clock.now() + 60_000)
  const guest = await bench.shopper(name, { seats: 1 })
  const { saleToken, amount } = await guest.startSale()
  const sale = await bench.saleOf(saleToken)
  const request = { client: guest.client, creditCard: { stripeToken: "tok_visa" }, amount, saleToken }
  const session = { id: sale.session_id, websiteId }
  let ending = Promise.resolve(0)
  const beginning: PaymentGuard = {
    ...paymentGuard,
    stillKept: async (...asked) => {
      await bench.db("events").where({ id: eventId }).update({ sale_state: "CANCELLED" })
      const { amount } = await totalsOfEvent(bench.db, websiteId, eventId, {})
      const command = { id: `refund-${guard ? "un" : ""}guarded`, websiteId, eventId, staffName: "Ada" }
      await startEventRefund(bench.db, { ...command, reason: "Malade", amount }, bench.clock.now())
      ending = round(guard)
      await untilOneWaitsOr(ending)
      return paymentGuard.stillKept(...asked)
    },
  }
  const shopper = { website: guest.shop, language: "fr" as const, session }
  await pay(bench.payments, shopper, request as PaymentRequest, beginning)
  await ending
  for (const _ of ["captured", "refunded"]) await workOff()
  expect(await bench.db("event_refunds").where({ state: "running" })).toEqual([])
  await bench.db("events").where({ id: eventId }).update({ sale_state: "ONSALE" })
  return (await bench.ticketsOf(sale.id)).filter(({ voided_at }) => voided_at === null).length
}

// On SQLite, whoever is second waits before it begins.
const isPostgres = inject("database") === "postgres"

it.runIf(isPostgres)("a payment that began before its event was cancelled is refunded too", async () => {
  expect(await cancelledWhileBeginning("stripe")).toBe(0)
})

it.runIf(isPostgres)("it keeps its tickets where the end of the refund does not wait for it", async () => {
  const unguarded: EndGuard = { waitForBeginning: async () => undefined }
  expect(await cancelledWhileBeginning("stripe", unguarded)).toBe(1)
})
