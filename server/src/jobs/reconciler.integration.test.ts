import { afterAll, afterEach, beforeAll, expect, it } from "vitest"
import { type CheckoutBench, startCheckout } from "../../test/house/checkout-shop.ts"
import { payPlainly } from "../../test/house/shopper.ts"
import type { ShopName } from "../../test/house/shops.ts"
import { chargesOf, unrest } from "../../test/house/unrest.ts"
import { confirmOrUndo } from "../checkout/confirm-or-undo.ts"
import { reconcile } from "./reconciler.ts"

let bench: CheckoutBench
beforeAll(async () => {
  bench = await startCheckout(1_000)
})
afterAll(() => bench.close())
afterEach(async () => {
  for (let round = 0; round < 4; round += 1) {
    bench.clock.pass(600)
    await reconcile(bench.payments, bench.clock.now())
  }
  expect(await unrest(bench)).toEqual([])
})

/** Money is promised, and not taken: the answer to its capture was lost. */
async function uncaptured(name: ShopName) {
  bench.misbehave(name, "capture", "http-500")
  const { sale } = await payPlainly(await bench.shopper(name, { seats: 1 }), name)
  return (await bench.saleOf(sale.saleToken)).id
}

const states = async (...sales: string[]) =>
  (await Promise.all(sales.map((id) => bench.attemptsOf(id)))).flat().map(({ state }) => state)

it("looks at every website's payments in turn, however many wait at one of them", async () => {
  const crowd = [await uncaptured("paysafe"), await uncaptured("paysafe"), await uncaptured("paysafe")]
  bench.clock.pass(30)
  const other = await uncaptured("stripe")
  bench.clock.pass(600)
  await reconcile(bench.payments, bench.clock.now(), 2)
  expect(await states(other)).toEqual(["captured"])
  expect((await states(...crowd)).toSorted()).toEqual(["authorised", "authorised", "captured"])
})

it("ends the turn of a website whose processor is slow, and goes on in the next round", async () => {
  const slow = [await uncaptured("paysafe"), await uncaptured("paysafe"), await uncaptured("paysafe")]
  bench.clock.pass(600)
  const { processors } = bench.payments
  const dependencies: typeof bench.payments = {
    ...bench.payments,
    processors: {
      ...processors,
      ofAttempt: async (attempt) => {
        bench.clock.pass(15)
        return processors.ofAttempt(attempt)
      },
    },
  }
  await reconcile(dependencies, bench.clock.now())
  expect((await states(...slow)).toSorted()).toEqual(["authorised", "captured", "captured"])
  await reconcile(dependencies, bench.clock.now())
  expect(await states(...slow)).toEqual(["captured", "captured", "captured"])
})

it("keeps a payment open that its processor may have forgotten: not found proves nothing then", async () => {
  bench.misbehave("paymentech", "authorise", "hang-after")
  bench.misbehave("paymentech", "lookup", "http-500")
  const { body, sale } = await payPlainly(await bench.shopper("paymentech", { seats: 1 }), "paymentech")
  expect(body.code).toBe("payment-pending")
  const { id } = await bench.saleOf(sale.saleToken)
  // Nobody asked for two days, such as while the website paid elsewhere.
  bench.clock.pass(48 * 3_600)
  await reconcile(bench.payments, bench.clock.now())
  expect((await bench.saleOf(sale.saleToken)).state).toBe("paying")
  expect(await states(id)).toEqual(["unknown"])
  const [charge] = chargesOf(bench, id)
  const [attempt] = await bench.attemptsOf(id)
  if (charge === undefined || attempt === undefined) throw new Error("no payment")
  expect(charge.state).toBe("authorised")
  const found = { processorId: charge.id, brand: "visa", lastFour: charge.lastFour } as const
  await confirmOrUndo(bench.payments, attempt, found, "reconciler-confirms")
  expect(await bench.ticketsOf(id)).toHaveLength(1)
})
