import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { reconcile } from "../../src/jobs/reconciler.ts"
import { latestAttempt } from "../../src/sales/attempt-store.ts"
import { type CheckoutBench, startCheckout } from "../house/checkout-shop.ts"
import { cards } from "../house/shops.ts"
import { buyer, payingClient, typedCard, visa } from "./paying-client.ts"
import { failureOf, pass, setDevice } from "./sdk-client.ts"

let bench: CheckoutBench
beforeAll(async () => {
  bench = await startCheckout(1_000)
  setDevice(bench.clock)
})
afterAll(() => bench.close())

const names = ["paysafe", "globalpayments", "stripe"] as const
type Name = (typeof names)[number]

const good = (name: Name) => (name === "stripe" ? visa : typedCard(cards[name].challenge))
const bad = (name: Name) =>
  name === "stripe" ? { stripeToken: "tok_chargeDeclined" } : typedCard(cards[name].declined)

/** The token of a sale whose tickets are out and whose money lapsed before it was taken. */
async function lapsedSale(name: Name) {
  const { shop, fill, of } = payingClient(bench, name)
  await fill()
  bench.misbehave(name, "capture", "http-500")
  const paid = await shop.checkout.pay({
    client: buyer,
    card: name === "stripe" ? visa : typedCard(cards[name].frictionless),
  })
  expect(paid.deferred).toBe(true)
  const [sent] = of("POST /backend/v1/cart/checkoutCreditCard")
  const { saleToken } = (sent?.body ?? {}) as { saleToken: string }
  const attempt = await latestAttempt(bench.db, await bench.saleOf(saleToken))
  bench.sandboxes.lapse(attempt?.reference ?? "")
  pass(bench.clock, 120)
  await reconcile(bench.payments, bench.clock.now())
  return { saleToken, saleId: paid.saleId }
}

describe.each(names)("a payment that is due at %s", (name) => {
  it("is told by the token of its mail, and paid by the deferred call without 3-D Secure [PAY-021] [3DS-003] [CALL-071] [CALL-072]", async () => {
    const { saleToken, saleId } = await lapsedSale(name)
    const { shop, challenges, of } = payingClient(bench, name)
    const due = await shop.deferredPayments.sale(saleToken)
    expect(due).toMatchObject({ saleId, amount: 15_982, client: { email: buyer.email } })
    const payment = { saleToken, client: buyer, amount: due.amount }
    expect(await failureOf(shop.deferredPayments.pay({ ...payment, card: bad(name) }))).toMatchObject({
      _tag: "card-declined",
    })
    const paid = await shop.deferredPayments.pay({ ...payment, card: good(name) })
    expect(paid).toEqual({ saleId, deferred: false, crId: expect.any(String) })
    expect(challenges).toEqual([])
    expect(of("POST /backend/v1/cart/checkoutCreditCard")).toEqual([])
    expect(of("POST /backend/v1/ccpayment/process-paiement")).toHaveLength(2)
    expect(await failureOf(shop.deferredPayments.sale(saleToken))).toMatchObject({ _tag: "nothing-due" })
  })

  it("is sent once more where its answer was lost, and charged once", async () => {
    const { saleToken } = await lapsedSale(name)
    const { shop } = payingClient(bench, name)
    bench.misbehave(name, "authorise", "drop-after")
    const paid = await shop.deferredPayments.pay({
      saleToken,
      client: buyer,
      amount: 15_982,
      card: good(name),
    })
    expect(paid.deferred).toBe(false)
    const { id } = await bench.saleOf(saleToken)
    const taken = bench.sandboxes.ledger
      .all()
      .filter(({ reference, state }) => reference.startsWith(`sale:${id}:`) && state === "captured")
    expect(taken.map(({ amount }) => amount)).toEqual([15_982])
  })
})
