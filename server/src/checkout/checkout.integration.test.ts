import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type CheckoutBench, startCheckout } from "../../test/house/checkout-shop.ts"
import { keptSecrets } from "../../test/house/kept-secrets.ts"
import { creditCardOf, payPlainly } from "../../test/house/shopper.ts"
import {
  CVD,
  cardNumbers,
  cards,
  payingCards,
  type ShopName,
  shopNames,
  shops,
  typedCard,
} from "../../test/house/shops.ts"
import { chargesOf, unrest } from "../../test/house/unrest.ts"
import { reconcile } from "../jobs/reconciler.ts"

let bench: CheckoutBench

beforeAll(async () => {
  bench = await startCheckout(1_000)
})
afterAll(() => bench.close())

const typing = ["paysafe", "globalpayments"] as const

/** Lets time pass until every payment must be at rest, with rounds of the reconciler. */
async function settle() {
  for (let round = 0; round < 4; round += 1) {
    bench.clock.pass(600)
    await reconcile(bench.payments, bench.clock.now())
  }
}

describe.each(shopNames)("%s", (shop) => {
  it("turns an authorised card into tickets, then takes the money [CALL-068] [PAY-016]", async () => {
    const guest = await bench.shopper(shop)
    const { status, body, sale } = await payPlainly(guest, shop)
    expect({ status, body }).toMatchObject({ status: 200, body: { deferred: false } })
    expect(body.saleId).toMatch(new RegExp(`^${shops[shop].accountCode}-[2-9B-Z]{8}$`))
    const { id, state } = await bench.saleOf(sale.saleToken)
    expect(state).toBe("paid")
    expect(await bench.ticketsOf(id)).toHaveLength(2)
    expect(chargesOf(bench, id)).toMatchObject([{ state: "captured", amount: sale.amount }])
    expect((await guest.call("GET", "/v1/session/sale")).body).toEqual({
      saleToken: sale.saleToken,
      saleId: body.saleId,
      state: "paid",
    })
  })

  it("answers the same receipt to the same sale token and charges once [CALL-068]", async () => {
    const guest = await bench.shopper(shop)
    const first = await payPlainly(guest, shop)
    const again = await guest.pay(first.sale, { stripeToken: "tok_visa" })
    expect(again).toEqual({ status: first.status, body: first.body })
    const { id } = await bench.saleOf(first.sale.saleToken)
    expect(chargesOf(bench, id)).toHaveLength(1)
  })

  it("charges a double click once [CALL-068]", async () => {
    const guest = await bench.shopper(shop)
    const sale = await guest.startSale()
    const card = await creditCardOf(guest, shop, sale)
    const answers = await Promise.all([guest.pay(sale, card), guest.pay(sale, card), guest.pay(sale, card)])
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
    for (const { status, body } of answers) if (status !== 200) expect(body.code).toBe("payment-in-progress")
    const { id } = await bench.saleOf(sale.saleToken)
    expect(chargesOf(bench, id)).toHaveLength(1)
    expect(await bench.ticketsOf(id)).toHaveLength(2)
  })

  it("keeps the seats after a decline and lets another card pay [CALL-068]", async () => {
    const guest = await bench.shopper(shop)
    const sale = await guest.startSale()
    const declined = await guest.pay(sale, await creditCardOf(guest, shop, sale, "declined"))
    expect(declined).toMatchObject({
      status: 402,
      body: { code: "card-declined", action: "use-another-card" },
    })
    const { declineCode, messageKey } = declined.body
    expect(["generic_decline", "card_declined", "paypal_declined"]).toContain(declineCode)
    expect(messageKey).toBe(`checkout.stripe.error.${declineCode}`)
    expect((await guest.call("GET", "/v1/cart/self")).body).toMatchObject({ state: "held", totalQty: 2 })
    expect((await payPlainly(guest, shop)).status).toBe(200)
    const { id } = await bench.saleOf(sale.saleToken)
    expect((await bench.attemptsOf(id)).map(({ state }) => state)).toEqual(["declined", "captured"])
  })

  it("finds by look-up a charge whose answer was lost, and issues the tickets", async () => {
    const guest = await bench.shopper(shop)
    bench.misbehave(shop, "authorise", "hang-after")
    const { status, sale } = await payPlainly(guest, shop)
    expect(status).toBe(200)
    const { id } = await bench.saleOf(sale.saleToken)
    expect(chargesOf(bench, id)).toMatchObject([{ state: "captured" }])
  })

  it("says pending while the processor cannot tell, and the reconciler finds out", async () => {
    const guest = await bench.shopper(shop)
    bench.misbehave(shop, "authorise", "hang-after")
    bench.misbehave(shop, "lookup", "http-500")
    const { status, body, sale } = await payPlainly(guest, shop)
    expect({ status, code: body.code, action: body.action }).toEqual({
      status: 503,
      code: "payment-pending",
      action: "wait",
    })
    expect((await guest.call("GET", "/v1/session/sale")).body).toMatchObject({ state: "paying" })
    expect((await guest.pay(sale, { ...payingCards[shop].approved })).body.code).toBe("payment-in-progress")
    await settle()
    expect((await guest.call("GET", "/v1/session/sale")).body).toMatchObject({ state: "paid" })
    const { id } = await bench.saleOf(sale.saleToken)
    expect(chargesOf(bench, id)).toMatchObject([{ state: "captured" }])
  })

  it("releases the seats of a payment that never reached the processor", async () => {
    const guest = await bench.shopper(shop)
    bench.misbehave(shop, "authorise", "hang")
    const { body, sale } = await payPlainly(guest, shop)
    expect(body.code).toBe("payment-pending")
    const { id } = await bench.saleOf(sale.saleToken)
    await settle()
    expect(chargesOf(bench, id)).toEqual([])
    const cart = (await guest.call("GET", "/v1/cart/self")).body
    expect(["held", "expired"]).toContain(cart.state)
    const { state } = await bench.saleOf(sale.saleToken)
    expect(["open", "released"]).toContain(state)
    expect(await bench.ticketsOf(id)).toEqual([])
  })

  it("takes the money later when the capture fails, with the tickets out already", async () => {
    const guest = await bench.shopper(shop)
    bench.misbehave(shop, "capture", "http-500")
    const { status, body, sale } = await payPlainly(guest, shop)
    expect({ status, deferred: body.deferred }).toEqual({ status: 200, deferred: true })
    const { id } = await bench.saleOf(sale.saleToken)
    expect(await bench.ticketsOf(id)).toHaveLength(2)
    await settle()
    expect(chargesOf(bench, id)).toMatchObject([{ state: "captured" }])
    expect((await bench.attemptsOf(id)).map(({ state }) => state)).toEqual(["captured"])
  })

  it("voids a charge whose seats are gone, and never captures it", async () => {
    const guest = await bench.shopper(shop)
    const other = await bench.shopper(shop, { seats: 0 })
    bench.misbehave(shop, "authorise", "hang-after")
    bench.misbehave(shop, "lookup", "http-500")
    const { sale } = await payPlainly(guest, shop)
    const { id } = await bench.saleOf(sale.saleToken)
    // What must never happen: the claims vanish and somebody else takes a seat.
    const cart = (await guest.call("GET", "/v1/cart/self")).body as {
      cartElements: { prices: { seatIds: string[] }[] }[]
    }
    const seatIds = cart.cartElements[0]?.prices[0]?.seatIds ?? []
    await bench.db("claims").where({ website_id: shops[shop].id }).whereIn("seat_id", seatIds).delete()
    await other.hold(seatIds)
    await settle()
    expect(chargesOf(bench, id)).toMatchObject([{ state: "voided" }])
    expect(await bench.ticketsOf(id)).toEqual([])
    expect((await bench.saleOf(sale.saleToken)).state).toBe("released")
  })

  it("takes lost seats again when nobody has them", async () => {
    const guest = await bench.shopper(shop)
    bench.misbehave(shop, "authorise", "hang-after")
    bench.misbehave(shop, "lookup", "http-500")
    const { sale } = await payPlainly(guest, shop)
    const { id, cart_id } = await bench.saleOf(sale.saleToken)
    await bench.db("claims").whereIn("hold_id", bench.db("holds").where({ cart_id }).select("id")).delete()
    await settle()
    expect((await bench.saleOf(sale.saleToken)).state).toBe("paid")
    expect(await bench.ticketsOf(id)).toHaveLength(2)
  })

  it("voids a charge whose lost seats were taken off sale meanwhile", async () => {
    const guest = await bench.shopper(shop)
    bench.misbehave(shop, "authorise", "hang-after")
    bench.misbehave(shop, "lookup", "http-500")
    const { sale } = await payPlainly(guest, shop)
    const { id, cart_id } = await bench.saleOf(sale.saleToken)
    const lost = bench.db("claims").whereIn("hold_id", bench.db("holds").where({ cart_id }).select("id"))
    const [seat] = await lost.clone().select("website_id", "event_id", "seat_id")
    await lost.delete()
    await bench.db("event_seats_off").insert({ ...seat, reason: "blocked" })
    await settle()
    await bench.db("event_seats_off").where(seat).delete()
    expect(chargesOf(bench, id)).toMatchObject([{ state: "voided" }])
    expect(await bench.ticketsOf(id)).toEqual([])
    expect((await bench.saleOf(sale.saleToken)).state).toBe("released")
  })

  it("sells general admission places, and nothing twice to nobody [CALL-068]", async () => {
    const guest = await bench.shopper(shop, { places: 3 })
    const { status, sale } = await payPlainly(guest, shop)
    expect(status).toBe(200)
    const { id } = await bench.saleOf(sale.saleToken)
    expect((await bench.ticketsOf(id)).map(({ seat_id }) => seat_id)).toEqual([null, null, null])
  })

  it("refuses a card that cannot be one, and the seats stay [CALL-068]", async () => {
    const guest = await bench.shopper(shop)
    const sale = await guest.startSale()
    const wrongOnes: { readonly [shop in ShopName]?: object } = {
      stripe: { stripeToken: "tok_unknown" },
      paypal: { paypalOrderId: "NOBODYS" },
    }
    const wrong = await guest.pay(sale, { ...(wrongOnes[shop] ?? typedCard("4111111111111112")) })
    expect(["card-invalid", "processor-unavailable", "card-declined"]).toContain(wrong.body.code)
    expect((await guest.call("GET", "/v1/cart/self")).body).toMatchObject({ state: "held" })
  })
})

describe.each(typing)("%s with 3-D Secure", (shop) => {
  const numbers = cards[shop]

  it.each(["frictionless", "challenge", "notEnrolled"] as const)("pays after %s [3DS-010]", async (kind) => {
    const guest = await bench.shopper(shop)
    const sale = await guest.startSale()
    const { body } = await guest.authenticate(sale, numbers[kind])
    expect(body.status).toBe(kind)
    const paid = await guest.pay(sale, typedCard(numbers[kind], body.authenticationId))
    expect(paid).toMatchObject({ status: 200 })
  })

  it("refuses a denied card, a failed challenge and an unanswered one [3DS-010]", async () => {
    const guest = await bench.shopper(shop)
    const sale = await guest.startSale()
    const denied = (await guest.authenticate(sale, numbers.denied)).body
    expect(denied.status).toBe("failed")
    const payWith = (number: string, id: string) => guest.pay(sale, typedCard(number, id))
    expect((await payWith(numbers.denied, denied.authenticationId)).body.code).toBe("authentication-failed")
    const unanswered = (await guest.authenticate(sale, numbers.challenge, "")).body
    expect((await payWith(numbers.challenge, unanswered.authenticationId)).body.code).toBe(
      "authentication-needed",
    )
  })

  it("takes nobody's word for an authentication [3DS-010]", async () => {
    const guest = await bench.shopper(shop)
    const sale = await guest.startSale()
    const number = numbers.frictionless
    const code = async (id?: string, card = number) => (await guest.pay(sale, typedCard(card, id))).body.code
    expect(await code()).toBe("authentication-needed")
    expect(await code("made-up")).toBe("authentication-mismatch")
    const stranger = await bench.shopper(shop)
    const strangers = await stranger.startSale()
    const theirs = (await stranger.authenticate(strangers, number)).body.authenticationId
    expect(await code(theirs)).toBe("authentication-mismatch")
    const otherCard = (await guest.authenticate(sale, numbers.notEnrolled)).body.authenticationId
    expect(await code(otherCard)).toBe("authentication-mismatch")
    const { id } = await bench.saleOf(sale.saleToken)
    expect(chargesOf(bench, id)).toEqual([])
  })

  it("binds an authentication to the amount and to one attempt [3DS-010]", async () => {
    const guest = await bench.shopper(shop)
    const sale = await guest.startSale()
    const declined = (await guest.authenticate(sale, numbers.declined)).body.authenticationId
    expect((await guest.pay(sale, typedCard(numbers.declined, declined))).body.code).toBe("card-declined")
    const again = await guest.startSale()
    expect((await guest.pay(again, typedCard(numbers.declined, declined))).body.code).toBe(
      "authentication-mismatch",
    )
    const early = (await guest.authenticate(again, numbers.frictionless)).body.authenticationId
    const { id: saleId, cart_id } = await bench.saleOf(sale.saleToken)
    await bench.db("holds").where({ cart_id }).update({ price: 7000 })
    const dearer = await guest.startSale()
    expect(dearer.amount).toBeGreaterThan(again.amount)
    expect((await guest.pay(dearer, typedCard(numbers.frictionless, early))).body.code).toBe(
      "authentication-mismatch",
    )
    expect(chargesOf(bench, saleId).filter(({ state }) => state !== "declined")).toEqual([])
  })

  it("authenticates no wrong amount, no foreign sale and no bad card [3DS-010]", async () => {
    const guest = await bench.shopper(shop)
    const sale = await guest.startSale()
    expect((await guest.authenticate(sale, numbers.frictionless, "", 1)).body).toMatchObject({
      code: "amount-changed",
      amount: sale.amount,
    })
    const stranger = await bench.shopper(shop)
    expect((await stranger.authenticate(sale, numbers.frictionless)).body).toMatchObject({
      code: "sale-needed",
    })
    expect((await guest.authenticate(sale, "4111111111111112")).body).toMatchObject({ code: "card-invalid" })
  })
})

describe("bad requests change nothing", () => {
  it.each([
    ["the wrong amount", { amount: 1 }, "amount-changed"],
    ["nothing to pay", { amount: 0 }, "amount-changed"],
    ["no such sale", { saleToken: "made-up" }, "sale-needed"],
    [
      "a client without a name",
      { client: { firstname: " ", lastname: "T", email: "marie@example.com" } },
      "client-invalid",
    ],
    [
      "a client without an address to mail to",
      { client: { firstname: "M", lastname: "T", email: "marie" } },
      "client-invalid",
    ],
    [
      "a delivery not offered",
      { shippingCarts: [{ eventId: "stripe-shop.soir", code: "SMARTPHONE" }] },
      "delivery-not-offered",
    ],
    [
      "a delivery of another event",
      { shippingCarts: [{ eventId: "gp-shop.soir", code: "E_TICKETS" }] },
      "delivery-not-offered",
    ],
    [
      "a wallet",
      { creditCard: { tokensPayment: { type: "google_pay", token: "x" } } },
      "payment-method-not-offered",
    ],
    ["no token", { creditCard: {} }, "card-invalid"],
  ])("refuses %s [CALL-068]", async (_what, changes, code) => {
    const guest = await bench.shopper("stripe")
    const sale = await guest.startSale()
    const answer = await guest.pay(sale, { stripeToken: "tok_visa" }, changes)
    expect(answer.body.code).toBe(code)
    expect(await bench.attemptsOf((await bench.saleOf(sale.saleToken)).id)).toEqual([])
    expect((await guest.pay(sale, { stripeToken: "tok_visa" })).status).toBe(200)
  })

  it("refuses another session's sale token, receipt and tickets [CALL-073]", async () => {
    const guest = await bench.shopper("stripe")
    const stranger = await bench.shopper("stripe")
    const sale = await guest.startSale()
    expect((await stranger.pay(sale, { stripeToken: "tok_visa" })).body.code).toBe("sale-needed")
    const { body } = await guest.pay(sale, { stripeToken: "tok_visa" })
    const receipt = `/v1/invoice-confirmation/${String(body.saleId)}`
    expect((await stranger.call("GET", receipt)).body).toMatchObject({ code: "sale-unknown" })
    expect((await guest.call("GET", receipt)).body).toMatchObject({
      saleId: body.saleId,
      client: { email: "marie@example.com" },
      payment: { amount: sale.amount, brand: "visa", lastFour: "4242" },
      tickets: [{ mailCategory: "E_TICKETS", printable: true }, {}],
      organiser: { taxNumbers: ["TPS\u00a0: 123456789 RT0001", "TVQ\u00a0: 1234567890 TQ0001"] },
    })
  })

  it("refuses an expired cart [CALL-068]", async () => {
    const guest = await bench.shopper("stripe")
    const sale = await guest.startSale()
    bench.clock.pass(901)
    expect((await guest.pay(sale, { stripeToken: "tok_visa" })).body.code).toBe("cart-expired")
    expect((await guest.call("PUT", "/v1/session/create-sale")).body.code).toBe("cart-expired")
  })

  it("refuses a cart that changed since the sale began [CALL-068]", async () => {
    const guest = await bench.shopper("stripe")
    const sale = await guest.startSale()
    await guest.holdPlaces(1)
    expect((await guest.pay(sale, { stripeToken: "tok_visa" })).body.code).toBe("cart-changed")
    const again = await guest.startSale()
    expect(again.saleToken).toBe(sale.saleToken)
    expect(again.amount).toBeGreaterThan(sale.amount)
  })

  it("refuses a brand the site does not take", async () => {
    const guest = await bench.shopper("paysafe")
    const sale = await guest.startSale()
    const answer = await guest.pay(sale, { ...typedCard("378282246310005"), cvd: "1234" })
    expect(answer.body.code).toBe("card-brand-not-accepted")
  })
})

describe("createSale", () => {
  it("answers the same open sale again and gives more time once [CALL-077] [CALL-078]", async () => {
    const guest = await bench.shopper("stripe")
    expect((await guest.call("GET", "/v1/session/sale")).body.code).toBe("sale-unknown")
    bench.clock.pass(800)
    const first = await guest.call("PUT", "/v1/session/create-sale")
    expect(first.body.remainingTime).toBe(600)
    bench.clock.pass(100)
    const again = await guest.call("PUT", "/v1/session/create-sale")
    expect(again.body).toMatchObject({ saleToken: first.body.saleToken, remainingTime: 500 })
    expect((await guest.call("GET", "/v1/session/sale")).body).toEqual({
      saleToken: first.body.saleToken,
      state: "open",
    })
  })

  it("refuses an empty cart [CALL-077]", async () => {
    const guest = await bench.shopper("stripe", { seats: 0 })
    expect((await guest.call("PUT", "/v1/session/create-sale")).body.code).toBe("cart-empty")
  })

  it("says that the cart is paid to a second tab, and that it is empty once another was begun and emptied [CALL-077]", async () => {
    const guest = await bench.shopper("stripe")
    const sale = await guest.startSale()
    expect((await guest.pay(sale, { ...payingCards.stripe.approved })).status).toBe(200)
    for (const [method, path] of [
      ["PUT", "/v1/session/create-sale"],
      ["PUT", "/v1/session/sale/deliveries"],
    ] as const) {
      const body = path.endsWith("deliveries") ? { shippingCarts: [] } : undefined
      expect(await guest.call(method, path, body)).toMatchObject({ status: 409, body: { code: "cart-paid" } })
    }
    await bench
      .db("sales")
      .where({ id: (await bench.saleOf(sale.saleToken)).id })
      .update({ client_id: "gone" })
    // What a client bought is no more the session's once they have signed out.
    expect((await guest.call("PUT", "/v1/session/create-sale")).body.code).toBe("cart-empty")
    await bench.db("sales").where({ client_id: "gone" }).update({ client_id: null })
    await guest.holdPlaces(1)
    expect((await guest.call("DELETE", "/v1/cart/delete")).status).toBe(200)
    expect((await guest.call("PUT", "/v1/session/create-sale")).body.code).toBe("cart-empty")
  })
})

it("gives tickets that cost nothing without asking a processor [3DS-001]", async () => {
  const guest = await bench.shopper("paysafe")
  const first = await guest.startSale()
  const { cart_id, id } = await bench.saleOf(first.saleToken)
  await bench.db("holds").where({ cart_id }).update({ price: 0, service_charge: 0 })
  const sale = await guest.startSale()
  expect(sale.amount).toBe(0)
  expect(await guest.pay(sale, {})).toMatchObject({ status: 200, body: { deferred: false } })
  expect(await bench.ticketsOf(id)).toHaveLength(2)
  expect(chargesOf(bench, id)).toEqual([])
})

describe("Stripe's own challenge", () => {
  async function challenged() {
    const guest = await bench.shopper("stripe")
    const sale = await guest.startSale()
    const token = await stripeToken("4000002500003155")
    const asked = await guest.pay(sale, { stripeToken: token })
    expect(asked).toMatchObject({ status: 402, body: { code: "authentication-needed" } })
    const clientSecret = String(asked.body.clientSecret)
    return { guest, sale, token, creq: await creqOf(clientSecret) }
  }

  async function stripeToken(number: string): Promise<string> {
    const response = await fetch(`${bench.sandboxes.origin}/sandbox/stripe/v1/tokens`, {
      method: "POST",
      headers: { authorization: "Bearer pk_test_parterre_sandbox" },
      body: new URLSearchParams({
        "card[number]": number,
        "card[exp_month]": "12",
        "card[exp_year]": "2028",
        "card[cvc]": CVD,
      }),
    })
    return ((await response.json()) as { id: string }).id
  }

  async function creqOf(clientSecret: string): Promise<string> {
    const [id] = clientSecret.split("_secret")
    const query = new URLSearchParams({ client_secret: clientSecret })
    const response = await fetch(
      `${bench.sandboxes.origin}/sandbox/stripe/v1/payment_intents/${id}?${query}`,
      {
        headers: { authorization: "Bearer pk_test_parterre_sandbox" },
      },
    )
    const intent = (await response.json()) as { next_action: { use_stripe_sdk: { creq: string } } }
    return intent.next_action.use_stripe_sdk.creq
  }

  it("pays once the shopper has passed it, with the same request [PAY-014]", async () => {
    const { guest, sale, token, creq } = await challenged()
    await bench.issuer.enterCode(creq, "1234")
    expect(await guest.pay(sale, { stripeToken: token })).toMatchObject({ status: 200 })
    const { id } = await bench.saleOf(sale.saleToken)
    expect(chargesOf(bench, id)).toMatchObject([{ state: "captured" }])
  })

  it("charges nothing when the bank did not confirm, and another card may pay", async () => {
    const { guest, sale, token, creq } = await challenged()
    await bench.issuer.answer(await bench.issuer.openChallenge(creq), "cancel")
    expect((await guest.pay(sale, { stripeToken: token })).body.code).toBe("authentication-failed")
    expect((await payPlainly(guest, "stripe")).status).toBe(200)
  })

  it("lets a shopper who closed the challenge begin again", async () => {
    const { guest, sale } = await challenged()
    const again = await payPlainly(guest, "stripe")
    expect(again.status).toBe(200)
    expect(again.sale.saleToken).toBe(sale.saleToken)
  })

  it("counts every challenge left as a card refused, and the sixth card is not asked about", async () => {
    const guest = await bench.shopper("stripe")
    const tryCard = async () => {
      const sale = await guest.startSale()
      return (await guest.pay(sale, { stripeToken: await stripeToken("4000002500003155") })).body.code
    }
    for (let time = 0; time < 5; time += 1) expect(await tryCard()).toBe("authentication-needed")
    expect(await tryCard()).toBe("rate-limited")
  })

  it("ends a challenge nobody answers", async () => {
    const { sale } = await challenged()
    await settle()
    expect((await bench.saleOf(sale.saleToken)).state).toBe("released")
  })

  it("is confirmed by the webhook when the shopper never comes back", async () => {
    const { sale, creq } = await challenged()
    await bench.issuer.enterCode(creq, "1234")
    const url = `${bench.address}/v1/webhooks/stripe/STRI`
    const send = (event?: string) =>
      fetch(`${bench.sandboxes.origin}/sandbox/control/stripe/webhooks`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ url, event }),
      }).then((response) => response.json() as Promise<{ event: string; status: number }>)
    bench.misbehave("stripe", "read-intent", "http-500")
    const unread = await send()
    expect(unread.status).toBe(503)
    expect(await bench.db("processor_events").where({ event_id: unread.event })).toEqual([])
    const told = await send(unread.event)
    expect(told.status).toBe(200)
    const { state, id } = await bench.saleOf(sale.saleToken)
    expect(state).toBe("paid")
    expect(chargesOf(bench, id)).toMatchObject([{ state: "captured" }])
    expect((await send(told.event)).status).toBe(200)
    expect(await bench.db("processor_events").where({ event_id: told.event })).toHaveLength(1)
    const forged = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", "stripe-signature": "t=1,v1=00" },
      body: "{}",
    })
    expect(await forged.json()).toMatchObject({ code: "signature-invalid" })
  })
})

describe("Global Payments pages", () => {
  it("wakes the storefront up and tells no result [3DS-010]", async () => {
    const post = (page: string, body: Record<string, string>) =>
      fetch(`${bench.address}/v1/threeDSecure/globalpayments/${page}?subdomain=gp-shop`, {
        method: "POST",
        body: new URLSearchParams(body),
      })
    const done = await post("methodUrlResponse2", { cres: "eyJ0cmFuc1N0YXR1cyI6IlkifQ" })
    expect(done.headers.get("content-type")).toContain("text/html")
    expect(done.headers.get("content-security-policy")).toContain("frame-ancestors http: https:")
    expect(await done.text()).toContain('parent.postMessage({ event: "challengeNotification" }, "*")')
    expect(await (await post("methodUrlResponse", { threeDSMethodData: "e30" })).text()).toContain(
      "methodNotification",
    )
  })

  it("gives a token for the browser, and none elsewhere", async () => {
    const guest = await bench.shopper("globalpayments", { seats: 0 })
    const { body } = await guest.call("GET", "/v1/threeDSecure/globalpayments/accesstoken")
    expect(body.accessToken).toBeTypeOf("string")
    const other = await bench.shopper("stripe", { seats: 0 })
    expect((await other.call("GET", "/v1/threeDSecure/globalpayments/accesstoken")).body.code).toBe(
      "payment-method-not-offered",
    )
  })
})

describe("at the end", () => {
  it("every sale has its tickets and its money, or neither", async () => {
    await settle()
    await settle()
    expect(await unrest(bench)).toEqual([])
  })

  it("no card number, no security code and no secret is in a log or a table [PAY-015]", async () => {
    expect(bench.log()).toContain("processor answered")
    expect(await keptSecrets(bench.db, bench.log(), cardNumbers)).toEqual([])
    // One that is there would be found.
    const count = { name: "tries", key_hash: "4111111111111111", count: 1, began_at: 0, ends_at: 1 }
    await bench.db("limit_counts").insert(count)
    expect(await keptSecrets(bench.db, bench.log(), cardNumbers)).toEqual([
      "4111111111111111 in the table limit_counts",
    ])
    await bench.db("limit_counts").delete()
  })
})
