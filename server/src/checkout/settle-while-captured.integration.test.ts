import { afterAll, afterEach, beforeAll, expect, it } from "vitest"
import { whileChanged } from "../../test/house/changed-payment.ts"
import { type CheckoutBench, startCheckout } from "../../test/house/checkout-shop.ts"
import { passTime, payDue } from "../../test/house/due-sale.ts"
import { payPlainly } from "../../test/house/shopper.ts"
import { payingCards, type ShopName } from "../../test/house/shops.ts"
import { chargesOf, unrest } from "../../test/house/unrest.ts"
import type { PaymentAttemptRow } from "../database/checkout-tables.ts"
import { inTransaction } from "../database/in-transaction.ts"
import { reconcile } from "../jobs/reconciler.ts"
import { latestAttempt } from "../sales/attempt-store.ts"
import { voidSale } from "../voids/void-sale.ts"
import { captureAttempt } from "./capture-attempt.ts"
import type { PaymentDependencies } from "./dependencies.ts"
import { type PaymentSettlement, settlePayment } from "./settle-payment.ts"

let bench: CheckoutBench
beforeAll(async () => {
  bench = await startCheckout(1_000)
}, 60_000)
afterAll(() => bench.close())
afterEach(async () => {
  bench.sandboxes.overrides.reset()
  for (let round = 0; round < 3; round += 1) await passTime(bench, 1_200)
  expect(await unrest(bench)).toEqual([])
})

const staff = { staffName: "Eve", reason: "Vu dans la console" }
const notCharged: PaymentSettlement = { ...staff, outcome: "not-charged" }

async function saleOf(saleToken: string) {
  const row = await bench.saleOf(saleToken)
  const attempt = (await latestAttempt(bench.db, row)) as PaymentAttemptRow
  return { saleToken, attempt, id: row.id, amount: row.amount }
}

/** A paid sale of Stripe's whose money is reserved and not taken yet. */
async function reserved() {
  bench.misbehave("stripe", "capture", "http-500")
  const { sale } = await payPlainly(await bench.shopper("stripe"), "stripe")
  bench.clock.pass(1_200)
  bench.sandboxes.overrides.reset()
  return saleOf(sale.saleToken)
}

/** Takes the money of an attempt; something else is done before its answer is written. */
function captureWhile(attempt: PaymentAttemptRow, work: () => Promise<void>): Promise<boolean> {
  const { processors } = bench.payments
  const ofAttempt: PaymentDependencies["processors"]["ofAttempt"] = async (asked) => {
    const own = await processors.ofAttempt(asked)
    return {
      ...own,
      capture: async (charge) => {
        const outcome = await own.capture(charge)
        await work()
        return outcome
      },
    }
  }
  return captureAttempt({ ...bench.payments, processors: { ...processors, ofAttempt } }, attempt)
}

const settleAtLeft = (shop: ShopName, attempt: PaymentAttemptRow, settlement: PaymentSettlement) =>
  whileChanged(bench, shop, { processor: "DO_NOT_USE" }, () =>
    settlePayment(bench.payments, attempt, settlement),
  )

const statesOf = async (saleId: string) => (await bench.attemptsOf(saleId)).map(({ state }) => state)

it("is not settled by what was read before the reconciler found its money reserved", async () => {
  bench.misbehave("paymentech", "authorise", "hang-after")
  bench.misbehave("paymentech", "lookup", "http-500")
  const { body, sale } = await payPlainly(await bench.shopper("paymentech"), "paymentech")
  expect(body.code).toBe("payment-pending")
  bench.clock.pass(1_200)
  const { id, attempt } = await saleOf(sale.saleToken)
  bench.sandboxes.overrides.reset()
  for (const _ of ["first host", "second host"]) bench.misbehave("paymentech", "capture", "http-500")
  await reconcile(bench.payments, bench.clock.now())
  expect(await statesOf(id)).toEqual(["authorised"])
  // As it was read, it is unknown and Orbital has forgotten it.
  bench.clock.pass(48 * 3_600)
  await expect(settlePayment(bench.payments, attempt, notCharged)).rejects.toMatchObject({
    code: "payment-not-stuck",
  })
  expect(await statesOf(id)).toEqual(["authorised"])
})

it("is taken after all where staff say that it was not while it was being taken", async () => {
  const { id, attempt } = await reserved()
  expect(await captureWhile(attempt, () => settleAtLeft("stripe", attempt, notCharged))).toBe(true)
  expect(await bench.attemptsOf(id)).toMatchObject([{ state: "captured", code: null }])
  expect(chargesOf(bench, id)).toMatchObject([{ state: "captured", refunded: 0 }])
})

it("stays due where staff say that it was taken and given back", async () => {
  const { id, attempt } = await reserved()
  await captureWhile(attempt, async () => {
    const [charge] = chargesOf(bench, id)
    if (charge === undefined) throw new Error("nothing was charged")
    charge.refunded = charge.amount
    await settleAtLeft("stripe", attempt, { ...staff, outcome: "given-back", processorId: "re_1" })
  })
  expect(await bench.attemptsOf(id)).toMatchObject([{ state: "lapsed", code: "given-back" }])
})

it("goes back where its order was voided by the time it is found to be taken", async () => {
  const { id, attempt } = await reserved()
  const isTaken = await captureWhile(attempt, async () => {
    await settleAtLeft("stripe", attempt, notCharged)
    const { db, clock, payments } = bench
    const order = { websiteId: attempt.website_id, saleId: id, keepSeats: false, evenUsed: false }
    const surroundings = { newId: payments.newId, now: clock.now() }
    await inTransaction(db, (trx) => voidSale(trx, { ...staff, ...order }, surroundings))
  })
  expect([isTaken, await statesOf(id)]).toEqual([false, ["refunded"]])
})

it("goes back where its buyer has paid once more by the time it is found to be taken", async () => {
  const { attempt, ...sale } = await reserved()
  const isTaken = await captureWhile(attempt, async () => {
    await settleAtLeft("stripe", attempt, notCharged)
    const guest = await bench.shopper("stripe", { seats: 0 })
    expect((await payDue(guest, sale, { ...payingCards.stripe.approved })).status).toBe(200)
  })
  expect(isTaken).toBe(false)
  expect(await statesOf(sale.id)).toEqual(["refunded", "captured"])
  expect(chargesOf(bench, sale.id)).toMatchObject([
    { state: "captured", refunded: sale.amount },
    { state: "captured", refunded: 0 },
  ])
})
