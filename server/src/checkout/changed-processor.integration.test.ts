import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { whileChanged } from "../../test/house/changed-payment.ts"
import { type CheckoutBench, startCheckout } from "../../test/house/checkout-shop.ts"
import { atBank, beginAtBank, openBank } from "../../test/house/interac-bank.ts"
import { payPlainly } from "../../test/house/shopper.ts"
import { chargesOf, unrest } from "../../test/house/unrest.ts"
import { reconcile } from "../jobs/reconciler.ts"

let bench: CheckoutBench
beforeAll(async () => {
  bench = await startCheckout(1_000)
})
afterAll(() => bench.close())
afterEach(async () => {
  await settle()
  expect(await unrest(bench)).toEqual([])
})

/** Lets time pass until every payment must be at rest, with rounds of the reconciler. */
async function settle() {
  for (let round = 0; round < 4; round += 1) {
    bench.clock.pass(1_200)
    await reconcile(bench.payments, bench.clock.now())
  }
}

describe.each([
  ["another processor", { processor: "STRIPE", accountId: "" }],
  ["another account of the same processor", { accountId: "9999" }],
  ["no processor of cards", { processor: "DO_NOT_USE" }],
])("a website that pays through %s meanwhile", (_, changes) => {
  it("keeps the seats of a payment that nobody has heard of, until who was asked for it tells", async () => {
    const guest = await bench.shopper("paysafe")
    bench.misbehave("paysafe", "authorise", "hang-after")
    bench.misbehave("paysafe", "lookup", "http-500")
    const { body, sale } = await payPlainly(guest, "paysafe")
    expect(body.code).toBe("payment-pending")
    await whileChanged(bench, "paysafe", changes, settle)
    const { id, state } = await bench.saleOf(sale.saleToken)
    expect(state).toBe("paying")
    expect(chargesOf(bench, id)).toMatchObject([{ state: "authorised" }])
    await settle()
    expect((await bench.saleOf(sale.saleToken)).state).toBe("paid")
    expect(chargesOf(bench, id)).toMatchObject([{ state: "captured" }])
    expect(await bench.ticketsOf(id)).toHaveLength(2)
  })

  it("takes the money of tickets that are out where it was promised", async () => {
    const guest = await bench.shopper("paysafe")
    bench.misbehave("paysafe", "capture", "http-500")
    const { sale } = await payPlainly(guest, "paysafe")
    const { id } = await bench.saleOf(sale.saleToken)
    await whileChanged(bench, "paysafe", changes, settle)
    expect((await bench.attemptsOf(id)).map(({ state }) => state)).toEqual(["authorised"])
    await settle()
    expect(chargesOf(bench, id)).toMatchObject([{ state: "captured" }])
  })
})

it("finds a payment at a bank by the terminal that takes the cards too, where the page is gone", async () => {
  const guest = await bench.shopper("exact")
  const sale = await guest.startSale()
  const { body: form } = await beginAtBank(guest, sale)
  await whileChanged(bench, "exact", { interac: undefined }, async () => {
    const { visit } = await openBank(form)
    await atBank(form, visit, "A")
    await settle()
    expect((await bench.saleOf(sale.saleToken)).state).toBe("paid")
  })
})

it("keeps the seats of who pays at a bank while the website lacks its page of Interac", async () => {
  const guest = await bench.shopper("paysafe")
  const sale = await guest.startSale()
  const { body: form } = await beginAtBank(guest, sale)
  await whileChanged(bench, "paysafe", { interac: undefined }, async () => {
    const { visit } = await openBank(form)
    await atBank(form, visit, "A")
    await settle()
    expect((await bench.saleOf(sale.saleToken)).state).toBe("paying")
  })
  await settle()
  const { id, state } = await bench.saleOf(sale.saleToken)
  expect(state).toBe("paid")
  expect(await bench.ticketsOf(id)).toHaveLength(2)
})
