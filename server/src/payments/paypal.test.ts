import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { approvedOrder, type Bench, requestFor, startBench } from "../../test/processors-on-sandboxes.ts"
import type { ChargeRef } from "./processor.ts"
import { saleTokenOf } from "./references.ts"

let bench: Bench
beforeAll(async () => {
  bench = await startBench()
})
afterAll(() => bench.close())

const request = () => requestFor({ token: "", isOrder: true })

/** An order of this sum for the sale of a reference, approved by an account. */
async function approved(account = "buyer-ok", made = request()) {
  const { reference, amount, currency } = made
  const token = await approvedOrder(bench, account, {
    saleToken: saleTokenOf(reference) ?? "",
    amount,
    currency,
  })
  return { ...made, card: { token, isOrder: true as const } }
}

async function authorised(account?: string): Promise<ChargeRef> {
  const asked = await approved(account)
  const outcome = await bench.paypal.authorise(asked)
  if (outcome.kind !== "approved") throw new Error(`expected an approval, got ${outcome.kind}`)
  return { ...asked, processorId: outcome.processorId }
}

const expectedOf = ({ reference, amount, currency }: ReturnType<typeof request>) => ({
  saleToken: saleTokenOf(reference) ?? "",
  amount,
  currency,
})

describe("an order of PayPal", () => {
  it("is made with its approval page, in the shopper's language, and reserves nothing", async () => {
    const made = await bench.paypal.createOrder({
      ...expectedOf(request()),
      key: "order:1",
      language: "fr",
      merchantName: "Petit Théâtre",
      returnUrl: "https://petit.example/fr/checkout/mode",
    })
    if (made.kind !== "order") throw new Error(made.kind)
    const page = await (await fetch(made.approvalUrl)).text()
    expect(page).toContain('lang="fr-CA"')
    expect(page).toContain("Petit Théâtre")
    expect(page).toContain("149.45 CAD")
    expect(bench.ledger.all().filter(({ processor }) => processor === "paypal")).toEqual([])
  })

  it("pays nothing before its shopper has approved it, nor for another sale or sum", async () => {
    const asked = request()
    const made = await bench.paypal.createOrder({
      ...expectedOf(asked),
      key: "order:2",
      language: "en",
      merchantName: "Petit Théâtre",
      returnUrl: "https://petit.example/en/checkout/mode",
    })
    if (made.kind !== "order") throw new Error(made.kind)
    const card = { token: made.orderId, isOrder: true as const }
    expect(await bench.paypal.authorise({ ...asked, card })).toMatchObject({ code: "ORDER_NOT_APPROVED" })
    const good = await approved("buyer-ok", asked)
    for (const wrong of [{ amount: 14_944 }, { reference: "sale:other:1" }, { currency: "USD" }])
      expect(await bench.paypal.authorise({ ...good, ...wrong })).toEqual({
        kind: "declined",
        code: "ORDER_MISMATCH",
        retry: true,
      })
    expect((await bench.paypal.authorise(good)).kind).toBe("approved")
  })

  it("has expired three hours after nobody approved it", async () => {
    const asked = await approved()
    bench.advance(3 * 3_600_000 + 1)
    expect(await bench.paypal.authorise(asked)).toMatchObject({ kind: "declined", code: "ORDER_EXPIRED" })
  })
})

describe("the money of an order", () => {
  it("is not there while PayPal looks at the capture, and then is", async () => {
    const charge = await authorised("buyer-pending")
    expect(await bench.paypal.capture(charge)).toEqual({ kind: "unavailable", reason: "capture-pending" })
    expect(await bench.paypal.lookup(charge.reference, charge.processorId)).toMatchObject({
      state: "authorised",
    })
    bench.advance(60_000)
    expect(await bench.paypal.capture(charge)).toMatchObject({ kind: "done" })
    expect(await bench.paypal.lookup(charge.reference, charge.processorId)).toMatchObject({
      state: "captured",
    })
  })

  it("is gone when PayPal denies the capture", async () => {
    const charge = await authorised("buyer-denied")
    expect(await bench.paypal.capture(charge)).toMatchObject({ kind: "rejected", code: "CAPTURE_DECLINED" })
    expect(await bench.paypal.lookup(charge.reference, charge.processorId)).toMatchObject({ state: "voided" })
  })

  it("is gone when it lapses while PayPal looks at the capture", async () => {
    const charge = await authorised("buyer-pending")
    await bench.paypal.capture(charge)
    const entry = bench.ledger.all().find(({ reference }) => reference === charge.reference)
    if (entry !== undefined) entry.state = "voided"
    bench.advance(60_000)
    expect(await bench.paypal.capture(charge)).toMatchObject({ kind: "rejected", code: "CAPTURE_DECLINED" })
  })

  it("goes back by a refund that is found again when PayPal has forgotten its key", async () => {
    const charge = await authorised()
    await bench.paypal.capture(charge)
    const refund = { reference: `${charge.reference}:refund:1`, amount: 5_000 }
    const first = await bench.paypal.refund(charge, refund)
    bench.overrides.add({ processor: "paypal", operation: "refund", behaviour: "http-500" })
    expect(await bench.paypal.refund(charge, refund)).toEqual(first)
    bench.overrides.reset()
  })

  it("is read again by a new token when PayPal has ended the one before", async () => {
    const charge = await authorised()
    bench.advance(9 * 3_600_000)
    expect(await bench.paypal.lookup(charge.reference, charge.processorId)).toMatchObject({
      kind: "approved",
    })
  })
})

describe("an attempt without an order", () => {
  it("was approved by nobody, as far as PayPal may be asked", async () => {
    expect(await bench.paypal.lookup("sale:none:1")).toEqual({ kind: "not-found" })
  })
})
