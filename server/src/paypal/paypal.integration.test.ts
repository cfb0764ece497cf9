import type { Refund } from "@parterre/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { employAda, signInAda } from "../../test/house/box-office.ts"
import { type CheckoutBench, startCheckout } from "../../test/house/checkout-shop.ts"
import { type Guest, payPlainly } from "../../test/house/shopper.ts"
import { shops } from "../../test/house/shops.ts"
import { isChargeOf, unrest } from "../../test/house/unrest.ts"
import { reconcile } from "../jobs/reconciler.ts"

let bench: CheckoutBench
beforeAll(async () => {
  bench = await startCheckout(1_000)
})
afterAll(() => bench.close())

async function settle() {
  for (let round = 0; round < 4; round += 1) {
    bench.clock.pass(600)
    await reconcile(bench.payments, bench.clock.now())
  }
}

const chargesOf = (saleId: string) =>
  bench.sandboxes.ledger.all().filter(({ reference }) => isChargeOf(reference, saleId))

const orderFor = (guest: Guest, body: object) => guest.call("POST", "/v1/paypal/orders", body)

/** Has an account approve the order of a sale, and pays with it. */
async function payWith(guest: Guest, account: string) {
  const sale = await guest.startSale()
  const paypalOrderId = await guest.approveOrder(sale, account)
  return { sale, ...(await guest.pay(sale, { paypalOrderId })) }
}

describe("an order of PayPal", () => {
  it("is for an open sale of one's own, and for what it costs", async () => {
    const guest = await bench.shopper("paypal")
    const sale = await guest.startSale()
    const { saleToken, amount } = sale
    expect(await orderFor(guest, { saleToken, amount: amount - 1 })).toMatchObject({
      status: 409,
      body: { code: "amount-changed", amount },
    })
    const stranger = await bench.shopper("paypal")
    expect((await orderFor(stranger, { saleToken, amount })).body.code).toBe("sale-needed")
    const elsewhere = await bench.shopper("moneris")
    const other = await elsewhere.startSale()
    expect((await orderFor(elsewhere, { saleToken: other.saleToken, amount: other.amount })).body.code).toBe(
      "payment-method-not-offered",
    )
    expect((await orderFor(guest, { saleToken, amount })).body).toMatchObject({
      orderId: expect.stringMatching(/^[A-Z0-9]+$/),
      approvalUrl: expect.stringContaining("/checkoutnow?token="),
    })
  })

  it("pays one attempt: after a refusal there is another order", async () => {
    const guest = await bench.shopper("paypal")
    const sale = await guest.startSale()
    const paypalOrderId = await guest.approveOrder(sale, "buyer-declined")
    const first = await guest.pay(sale, { paypalOrderId })
    expect(first.body).toMatchObject({ code: "card-declined", declineCode: "paypal_declined" })
    const second = await guest.pay(sale, { paypalOrderId })
    expect(second.body).toMatchObject({ code: "card-declined", declineCode: "paypal_not_approved" })
    const { id } = await bench.saleOf(sale.saleToken)
    expect(await bench.attemptsOf(id)).toHaveLength(1)
    expect((await payPlainly(guest, "paypal")).status).toBe(200)
    expect((await bench.attemptsOf(id)).map(({ state, brand }) => `${state} ${brand}`)).toEqual([
      "declined paypal",
      "captured paypal",
    ])
  })

  it("pays no other sale, and no more than it was approved for", async () => {
    const guest = await bench.shopper("paypal")
    const other = await bench.shopper("paypal")
    const sale = await guest.startSale()
    const theirs = await other.approveOrder(await other.startSale(), "buyer-ok")
    expect((await guest.pay(sale, { paypalOrderId: theirs })).body).toMatchObject({
      declineCode: "paypal_not_approved",
    })
    const cheap = await guest.approveOrder(sale, "buyer-ok")
    const { id, cart_id } = await bench.saleOf(sale.saleToken)
    await bench.db("holds").where({ cart_id }).update({ price: 7000 })
    const dearer = await guest.startSale()
    expect(dearer.amount).toBeGreaterThan(sale.amount)
    expect((await guest.pay(dearer, { paypalOrderId: cheap })).body).toMatchObject({
      declineCode: "paypal_not_approved",
    })
    expect(chargesOf(id)).toEqual([])
  })

  it("pays no other sale by the reconciler either, nor gives its money back for one", async () => {
    const guest = await bench.shopper("paypal")
    const { sale: paid, status } = await payWith(guest, "buyer-ok")
    expect(status).toBe(200)
    const first = await bench.saleOf(paid.saleToken)
    const [attempt] = await bench.attemptsOf(first.id)
    const paypal = (await bench.payments.processors.of(shops.paypal.id)).paypal
    const charge = {
      ...{ processorId: attempt?.processor_id ?? "", reference: "sale:another:1" },
      ...{ amount: first.amount, currency: "CAD" },
    }
    expect(await paypal?.lookup("sale:another:1", charge.processorId)).toMatchObject({
      kind: "declined",
      code: "ORDER_MISMATCH",
    })
    const refund = { reference: "refund:another", amount: first.amount }
    for (const outcome of [
      await paypal?.capture(charge),
      await paypal?.voidAuthorisation(charge),
      await paypal?.refund(charge, refund),
    ])
      expect(outcome).toMatchObject({ kind: "rejected", code: "ORDER_MISMATCH" })
    expect(chargesOf(first.id)).toMatchObject([{ state: "captured" }])
  })

  it("is one that was made here: a browser's own pays nothing, whatever sale it names", async () => {
    const guest = await bench.shopper("paypal")
    const sale = await guest.startSale()
    const paypalOrderId = await guest.approveOrder(sale, "buyer-ok")
    // As if the browser had made it with the shop's public id.
    await bench.db("paypal_orders").where({ order_id: paypalOrderId }).delete()
    expect((await guest.pay(sale, { paypalOrderId })).body).toMatchObject({
      declineCode: "paypal_not_approved",
    })
    const { id } = await bench.saleOf(sale.saleToken)
    expect([chargesOf(id), await bench.attemptsOf(id)]).toEqual([[], []])
  })

  it("keeps the seats while its window is open, for a few orders of one sale and no longer", async () => {
    const guest = await bench.shopper("paypal")
    const { saleToken, amount } = await guest.startSale()
    const left = async () => {
      const { cart_id } = await bench.saleOf(saleToken)
      const { expires_at } = await bench.db("carts").where({ id: cart_id }).first("expires_at")
      return (Number(expires_at) - bench.clock.now()) / 1000
    }
    for (let order = 1; order <= 5; order += 1) {
      bench.clock.pass(540)
      expect((await orderFor(guest, { saleToken, amount })).status).toBe(200)
      expect(await left()).toBe(600)
    }
    bench.clock.pass(540)
    expect((await orderFor(guest, { saleToken, amount })).status).toBe(200)
    expect(await left()).toBe(60)
    // The last of them pays all the same.
    const paypalOrderId = await guest.approveOrder({ saleToken, amount, hash: "" }, "buyer-ok")
    expect(await guest.pay({ saleToken, amount, hash: "" }, { paypalOrderId })).toMatchObject({ status: 200 })
  })

  it("keeps no seats that the cart has lost meanwhile, nor for an order of a due payment", async () => {
    const guest = await bench.shopper("paypal")
    const { saleToken, amount } = await guest.startSale()
    bench.clock.pass(5_000)
    const { cart_id } = await bench.saleOf(saleToken)
    expect((await orderFor(guest, { saleToken, amount })).status).toBe(200)
    const { expires_at } = await bench.db("carts").where({ id: cart_id }).first("expires_at")
    expect(Number(expires_at)).toBeLessThanOrEqual(bench.clock.now())
  })

  it("charges nothing when its shopper approves it and never comes back", async () => {
    const guest = await bench.shopper("paypal")
    const sale = await guest.startSale()
    await guest.approveOrder(sale, "buyer-ok")
    await settle()
    const { id, state } = await bench.saleOf(sale.saleToken)
    expect(["open", "released"]).toContain(state)
    expect(chargesOf(id)).toEqual([])
  })

  it("is not taken where PayPal is not offered, nor for a payment that is due", async () => {
    const guest = await bench.shopper("moneris")
    const sale = await guest.startSale()
    expect((await guest.pay(sale, { paypalOrderId: "ANY" })).body.code).toBe("payment-method-not-offered")
    expect((await guest.call("GET", "/v1/cart/paymentMethods")).body).toMatchObject({ paypal: false })
    const at = await bench.shopper("paypal", { seats: 0 })
    expect((await at.call("GET", "/v1/cart/paymentMethods")).body).toMatchObject({
      paypal: true,
      visa: false,
    })
  })
})

describe("the money of PayPal", () => {
  it("stands on the receipt by its name, without a card’s digits", async () => {
    const guest = await bench.shopper("paypal")
    const { body } = await payPlainly(guest, "paypal")
    const receipt = await guest.call<{ payment: object }>(
      "GET",
      `/v1/invoice-confirmation/${String(body.saleId)}`,
    )
    expect(receipt.body.payment).toMatchObject({ brand: "paypal" })
    expect(receipt.body.payment).not.toHaveProperty("lastFour")
  })

  it("is taken later where PayPal looks at it first, and the tickets are out meanwhile", async () => {
    const guest = await bench.shopper("paypal")
    const { sale, status, body } = await payWith(guest, "buyer-pending")
    expect({ status, deferred: body.deferred }).toEqual({ status: 200, deferred: true })
    const { id } = await bench.saleOf(sale.saleToken)
    expect(await bench.ticketsOf(id)).toHaveLength(2)
    await settle()
    expect(chargesOf(id)).toMatchObject([{ state: "captured" }])
    expect((await bench.attemptsOf(id)).map(({ state }) => state)).toEqual(["captured"])
  })

  it("is due once more where PayPal denies what it had reserved", async () => {
    const guest = await bench.shopper("paypal")
    const { sale, status } = await payWith(guest, "buyer-denied")
    expect(status).toBe(200)
    await settle()
    const { id } = await bench.saleOf(sale.saleToken)
    expect((await bench.attemptsOf(id)).map(({ state }) => state)).toEqual(["lapsed"])
  })

  it("is let go by itself where the seats are gone", async () => {
    const guest = await bench.shopper("paypal")
    const sale = await guest.startSale()
    const paypalOrderId = await guest.approveOrder(sale, "buyer-ok")
    bench.misbehave("paypal", "authorise", "hang-after")
    bench.sandboxes.overrides.add({
      processor: "paypal",
      operation: "lookup",
      behaviour: "http-500",
      after: 1,
    })
    expect((await guest.pay(sale, { paypalOrderId })).body.code).toBe("payment-pending")
    const { id, cart_id } = await bench.saleOf(sale.saleToken)
    const seats: { seat_id: string }[] = await bench
      .db("hold_lines")
      .join("holds", "holds.id", "hold_lines.hold_id")
      .where({ cart_id })
      .select("seat_id")
    await bench.db("claims").whereIn("hold_id", bench.db("holds").where({ cart_id }).select("id")).delete()
    const other = await bench.shopper("paypal", { seats: 0 })
    await other.hold(seats.map(({ seat_id }) => seat_id))
    await settle()
    expect(chargesOf(id)).toMatchObject([{ state: "voided" }])
    expect(await bench.ticketsOf(id)).toEqual([])
  })
})

describe("a refund that PayPal looks at first", () => {
  const staff = async (path: string, body: object = {}) => {
    const authorization = `Bearer ${await signInAda(bench.address, shops.paypal.id)}`
    const answer = await fetch(`${bench.address}/v1/support/${path}?subdomain=${shops.paypal.id}`, {
      method: "POST",
      headers: { authorization, "content-type": "application/json" },
      body: JSON.stringify(body),
    })
    return { status: answer.status, body: (await answer.json()) as Refund & { code?: string } }
  }
  async function refundOf(account: string) {
    const guest = await bench.shopper("paypal")
    const { sale } = await payWith(guest, account)
    const { id, amount } = await bench.saleOf(sale.saleToken)
    const asked = await staff(`sales/${id}/refunds`, { amount, reason: "Malade ce soir-là" })
    const tickets = async () => (await bench.ticketsOf(id)).filter(({ voided_at }) => voided_at === null)
    const refund = () => bench.db("refunds").where({ sale_id: id }).first()
    return { id, amount, asked, tickets, refund }
  }
  beforeAll(() => employAda(bench.db, shops.paypal.id))

  it("is requested until PayPal has done it, and done then, once", async () => {
    const { id, amount, asked, tickets, refund } = await refundOf("buyer-refund-pending")
    expect(asked.body).toMatchObject({ state: "requested", code: "refund-pending", amount })
    expect(await tickets()).toEqual([])
    expect(chargesOf(id)).toMatchObject([{ refunded: 0 }])
    bench.clock.pass(61)
    await reconcile(bench.payments, bench.clock.now())
    await settle()
    expect(await refund()).toMatchObject({ state: "done", code: null })
    expect(chargesOf(id)).toMatchObject([{ refunded: amount }])
    expect((await staff(`sales/${id}/refunds`, { amount, reason: "Encore une fois" })).body.code).toBe(
      "refund-nothing-left",
    )
  })

  it("is refused once PayPal has, and its tickets are good again", async () => {
    const { id, asked, tickets, refund } = await refundOf("buyer-refund-denied")
    expect(asked.body).toMatchObject({ state: "requested", code: "refund-pending" })
    expect(await tickets()).toEqual([])
    bench.clock.pass(3_600)
    await reconcile(bench.payments, bench.clock.now())
    expect(await refund()).toMatchObject({ state: "refused", code: "REFUND_FAILED" })
    expect(await tickets()).toHaveLength(2)
    expect(chargesOf(id)).toMatchObject([{ refunded: 0, state: "captured" }])
    // Asked for anew, it is another refund.
    const { amount } = asked.body
    expect((await staff(`sales/${id}/refunds`, { amount, reason: "Encore une fois" })).body).toMatchObject({
      state: "requested",
    })
    await settle()
  })
})

describe("an event of PayPal", () => {
  const webhook = () => `${bench.address}/v1/webhooks/paypal/${shops.paypal.accountCode}`
  const control = (path: string, body?: object) =>
    fetch(`${bench.sandboxes.origin}/sandbox/control/paypal/${path}`, {
      ...(body === undefined
        ? {}
        : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    })
  /** Sends the latest event of a kind; what the server answered. */
  async function sendLatest(type: string): Promise<number> {
    const { events } = (await (await control("events")).json()) as {
      events: { id: string; event_type: string }[]
    }
    const event = events.findLast(({ event_type }) => event_type === type)
    const sent = await control("webhooks", { event: event?.id, url: webhook() })
    return ((await sent.json()) as { status: number }).status
  }

  it("makes tickets of money whose answer was lost, once however often it comes", async () => {
    const guest = await bench.shopper("paypal")
    const sale = await guest.startSale()
    const paypalOrderId = await guest.approveOrder(sale, "buyer-ok")
    bench.misbehave("paypal", "authorise", "hang-after")
    bench.sandboxes.overrides.add({
      processor: "paypal",
      operation: "lookup",
      behaviour: "http-500",
      after: 1,
    })
    expect((await guest.pay(sale, { paypalOrderId })).body.code).toBe("payment-pending")
    expect(await sendLatest("PAYMENT.AUTHORIZATION.CREATED")).toBe(200)
    expect(await sendLatest("PAYMENT.AUTHORIZATION.CREATED")).toBe(200)
    const { id, state } = await bench.saleOf(sale.saleToken)
    expect(state).toBe("paid")
    expect(await bench.ticketsOf(id)).toHaveLength(2)
    expect(chargesOf(id)).toMatchObject([{ state: "captured" }])
    const rows = await bench.db("processor_events").where({ processor: "PAYPAL" })
    expect(rows).toHaveLength(1)
  })

  it("finishes a capture that PayPal has looked at", async () => {
    const guest = await bench.shopper("paypal")
    const { sale } = await payWith(guest, "buyer-pending")
    const { id } = await bench.saleOf(sale.saleToken)
    bench.clock.pass(61)
    await guest.call("GET", "/v1/session/sale")
    // PayPal tells of it once somebody has looked, as the sandbox's clock is read then.
    await bench.payments.processors.of(shops.paypal.id).then(async ({ paypal }) => {
      const [attempt] = await bench.attemptsOf(id)
      await paypal?.lookup(attempt?.reference ?? "", attempt?.processor_id ?? undefined)
    })
    expect(await sendLatest("PAYMENT.CAPTURE.COMPLETED")).toBe(200)
    expect((await bench.attemptsOf(id)).map(({ state }) => state)).toEqual(["captured"])
  })

  it("is refused unless PayPal itself says that it is its own, and changes nothing", async () => {
    const guest = await bench.shopper("paypal")
    await payWith(guest, "buyer-ok")
    const forged = await fetch(webhook(), {
      method: "POST",
      headers: { "content-type": "application/json", "paypal-transmission-sig": "forged" },
      body: JSON.stringify({ id: "WH-FORGED", event_type: "PAYMENT.CAPTURE.COMPLETED", resource: {} }),
    })
    expect(forged.status).toBe(400)
    expect(await bench.db("processor_events").where({ event_id: "WH-FORGED" })).toEqual([])
  })

  it("costs no question to PayPal where it is not signed at all", async () => {
    const asked = () => bench.sandboxes.ledger.all().length
    const before = asked()
    bench.misbehave("paypal", "verify-event", "http-500")
    const bare = await fetch(webhook(), {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "{}",
    })
    // An answer of the sandbox would have been "unavailable".
    expect([bare.status, asked()]).toEqual([400, before])
    const guest = await bench.shopper("paypal")
    await payWith(guest, "buyer-ok")
    expect(await sendLatest("PAYMENT.AUTHORIZATION.CREATED")).toBe(503)
  })

  it("gives back money that a first attempt reserved late, when a second has paid", async () => {
    const guest = await bench.shopper("paypal")
    const sale = await guest.startSale()
    const paypalOrderId = await guest.approveOrder(sale, "buyer-ok")
    bench.misbehave("paypal", "authorise", "hang-after")
    bench.sandboxes.overrides.add({
      ...{ processor: "paypal", operation: "lookup", behaviour: "http-500", after: 1 },
    })
    expect((await guest.pay(sale, { paypalOrderId })).body.code).toBe("payment-pending")
    const { id } = await bench.saleOf(sale.saleToken)
    const [first] = await bench.attemptsOf(id)
    // The first attempt was given up as not charged before PayPal said what became of it.
    await bench
      .db("payment_attempts")
      .where({ id: first?.id })
      .update({ state: "declined", code: "not-charged" })
    await bench.db("sales").where({ id }).update({ state: "open" })
    await bench
      .db("carts")
      .where({ id: (await bench.saleOf(sale.saleToken)).cart_id })
      .update({ state: "held" })
    expect((await payPlainly(guest, "paypal")).status).toBe(200)
    const { events } = (await (await control("events")).json()) as {
      events: { id: string; event_type: string; resource: { custom_id?: string } }[]
    }
    const late = events.find(
      ({ event_type, resource }) =>
        event_type === "PAYMENT.AUTHORIZATION.CREATED" && JSON.stringify(resource).includes(paypalOrderId),
    )
    const sent = await control("webhooks", { event: late?.id, url: webhook() })
    expect(((await sent.json()) as { status: number }).status).toBe(200)
    await settle()
    expect(
      chargesOf(id)
        .map(({ state }) => state)
        .toSorted(),
    ).toEqual(["captured", "voided"])
  })

  it("comes again while PayPal cannot be asked about its signature", async () => {
    const guest = await bench.shopper("paypal")
    await payWith(guest, "buyer-ok")
    bench.misbehave("paypal", "verify-event", "http-500")
    expect(await sendLatest("PAYMENT.AUTHORIZATION.CREATED")).toBe(503)
    expect(await sendLatest("PAYMENT.AUTHORIZATION.CREATED")).toBe(200)
  })
})

it("is at rest in the end: money and tickets agree to the cent", async () => {
  await settle()
  await settle()
  expect(await unrest(bench)).toEqual([])
})
