import type { CartReport, DeferredSale, PaymentRequest, PaymentResponse } from "@parterre/contract"
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest"
import { ada, employAda } from "../../test/house/box-office.ts"
import { issueCertificate } from "../../test/house/certificate-law.ts"
import { type CheckoutBench, startCheckout } from "../../test/house/checkout-shop.ts"
import { type Answer, type Guest, payPlainly } from "../../test/house/shopper.ts"
import { cards, payingCards, shops, typedCard } from "../../test/house/shops.ts"
import { unrest } from "../../test/house/unrest.ts"
import {
  testBarcodes,
  testCertificates,
  testConfig,
  testGifts,
  testNewsletters,
  testRenewals,
} from "../../test/serve.ts"
import { type PaymentGuard, paymentGuard } from "../checkout/payment-guard.ts"
import { lockPayment } from "../checkout/payment-record.ts"
import { sendOutbox } from "../jobs/outbox.ts"
import { reconcile } from "../jobs/reconciler.ts"
import type { Mail } from "../mail/mail.ts"
import { latestAttempt } from "../sales/attempt-store.ts"
import { payDeferred } from "./pay-deferred.ts"

let bench: CheckoutBench
beforeAll(async () => {
  bench = await startCheckout(1_000)
}, 60_000)
afterAll(() => bench.close())
/** The twin without its guard leaves behind what nobody may see. */
let isBroken = false
afterEach(async () => {
  if (!isBroken) expect(await unrest(bench)).toEqual([])
})

/** The processors that tell of a reservation that it has lapsed. */
const names = ["paysafe", "globalpayments", "stripe", "cardconnect"] as const
type Name = (typeof names)[number]

/** What a buyer pays with once more, and a card that is refused. */
const good = (shop: Name) =>
  shop === "paysafe" || shop === "globalpayments"
    ? typedCard(cards[shop].notEnrolled)
    : { ...payingCards[shop].approved }
const bad = (shop: Name) => ({ ...payingCards[shop].declined })

/** A sale whose tickets are out and whose money the bank let go before it could be taken. */
async function lapsedSale(name: Name) {
  bench.sandboxes.overrides.reset()
  const buyer = await bench.shopper(name)
  bench.misbehave(name, "capture", "http-500")
  const { status, body, sale } = await payPlainly(buyer, name)
  expect([status, body.deferred]).toEqual([200, true])
  const row = await bench.saleOf(sale.saleToken)
  const attempt = await latestAttempt(bench.db, row)
  expect(bench.sandboxes.lapse(attempt?.reference ?? "")).toBe(true)
  await later()
  expect((await latestAttempt(bench.db, row))?.state).toBe("lapsed")
  return {
    buyer,
    row: await bench.saleOf(sale.saleToken),
    saleToken: sale.saleToken,
    receipt: row.receipt_number ?? "",
    amount: row.amount,
  }
}

const later = async () => {
  bench.clock.pass(120)
  await reconcile(bench.payments, bench.clock.now())
}

/** Somebody who has the link of the mail, in a browser of their own. */
const stranger = (name: Name) => bench.shopper(name, { seats: 0 })

const details = (guest: Guest, saleToken: string) =>
  guest.call<DeferredSale & { code: string }>("POST", "/v1/ccpayment/details", { saleToken })

const fix = (
  guest: Guest,
  { saleToken, amount }: { readonly saleToken: string; readonly amount: number },
  creditCard: object,
): Promise<Answer<PaymentResponse & { code: string }>> =>
  guest.call("POST", "/backend/v1/ccpayment/process-paiement", {
    ...{ client: guest.client, creditCard, amount, saleToken },
  })

const takenOf = (saleId: string) =>
  bench.sandboxes.ledger
    .all()
    .filter(({ reference, state }) => reference.startsWith(`sale:${saleId}:`) && state === "captured")
    .map(({ amount }) => amount)

/** What leaves the outbox now and asks to pay an order once more. */
async function lettersAbout(receipt: string): Promise<Mail[]> {
  const mails: Mail[] = []
  await sendOutbox(
    {
      ...{
        db: bench.db,
        barcodes: testBarcodes,
        gifts: testGifts,
        newsletters: testNewsletters,
        renewals: testRenewals,
        certificates: testCertificates,
      },
      log: bench.payments.log,
      mailer: { send: async (mail) => void mails.push(mail) },
    },
    bench.clock,
    500,
  )
  return mails.filter(({ subject }) => subject === `Paiement à refaire\u00a0: commande ${receipt}`)
}

/** Pays with the token of a card that somebody of the website has had kept; the code of the answer. */
async function fixByKeptToken(guest: Guest, due: { saleToken: string; amount: number }) {
  const token = { paysafe: "Ckept123456789", globalpayments: "PMT_kept1234", stripe: "pm_kept1234" }
  const name = Object.keys(shops).find((each) => shops[each as Name] === guest.shop) as keyof typeof token
  // No card is kept at the others.
  if (token[name] === undefined) return "kept-card-unknown"
  const own = { id: `kept-${name}`, website_id: guest.shop.id, client_id: "somebody", attempt_id: "earlier" }
  await bench.db("kept_cards").insert({
    ...own,
    ...{ processor: name.toUpperCase(), state: "kept", token: token[name] },
    ...{ created_at: bench.clock.now(), changed_at: bench.clock.now() },
  })
  const { body } = await fix(guest, due, { tokensPayment: { type: "stripe", token: token[name] } })
  await bench.db("kept_cards").where({ id: own.id }).delete()
  return body.code
}

describe.each(names)("money that lapsed at %s before it was taken", (name) => {
  it("is asked for once more, and paid by another card without 3-D Secure [CALL-071] [CALL-072]", async () => {
    const { row, saleToken } = await lapsedSale(name)
    const guest = await stranger(name)
    const asked = await details(guest, saleToken)
    expect(asked.status).toBe(200)
    expect(asked.body).toMatchObject({ saleId: row.receipt_number, amount: row.amount })
    expect(asked.body.client.email).toBe("marie@example.com")
    expect(asked.body.lines.map(({ qty, seats }) => [qty, seats?.length])).toEqual([[2, 2]])
    expect(asked.body.lines.reduce((sum, { total }) => sum + total, 0)).toBe(row.amount)
    expect(await fixByKeptToken(guest, { saleToken, amount: row.amount })).toBe("kept-card-unknown")
    expect(takenOf(row.id)).toEqual([])
    const paid = await fix(guest, { saleToken, amount: row.amount }, good(name))
    expect(paid.status, JSON.stringify(paid.body)).toBe(200)
    expect(paid.body).toMatchObject({ saleId: row.receipt_number, deferred: false })
    expect(takenOf(row.id)).toEqual([row.amount])
    expect((await details(guest, saleToken)).body.code).toBe("nothing-due")
    // The same link again answers what was paid, and charges nothing.
    expect((await fix(guest, { saleToken, amount: row.amount }, good(name))).body).toEqual(paid.body)
    expect(takenOf(row.id)).toEqual([row.amount])
  })

  it("stays due after a refused card, and a second card pays it", async () => {
    const { row, saleToken } = await lapsedSale(name)
    const guest = await stranger(name)
    const refused = await fix(guest, { saleToken, amount: row.amount }, bad(name))
    expect([refused.status, refused.body.code]).toEqual([402, "card-declined"])
    expect((await details(guest, saleToken)).status).toBe(200)
    expect((await bench.ticketsOf(row.id)).every(({ voided_at }) => voided_at === null)).toBe(true)
    expect((await fix(guest, { saleToken, amount: row.amount }, good(name))).status).toBe(200)
  })

  it.each(["drop-after", "hang-after", "http-500"] as const)(
    "is taken once where the answer to the second card is lost by %s",
    async (behaviour) => {
      const { row, saleToken } = await lapsedSale(name)
      const guest = await stranger(name)
      bench.misbehave(name, "authorise", behaviour)
      bench.misbehave(name, "lookup", "http-500")
      const lost = await fix(guest, { saleToken, amount: row.amount }, good(name))
      if (lost.body.code === "payment-pending")
        expect((await details(guest, saleToken)).body.code).toBe("payment-in-progress")
      else expect(["processor-unavailable", undefined]).toContain(lost.body.code)
      await later()
      await later()
      await later()
      const { state } = (await latestAttempt(bench.db, row)) ?? {}
      expect(["captured", "declined"]).toContain(state)
      expect(takenOf(row.id)).toEqual(state === "captured" ? [row.amount] : [])
    },
  )
})

describe("a payment that is due", () => {
  it("is told to the buyer by mail, with a link in their language", async () => {
    const { saleToken, receipt } = await lapsedSale("paysafe")
    const [mail] = await lettersAbout(receipt)
    expect(mail?.to).toBe("marie@example.com")
    expect(mail?.text).toContain(`/fr/checkout/checkout-deferred?saleToken=${saleToken}`)
    expect(mail?.text).toContain("Vos billets sont toujours valables.")
  })

  it("is no mail any more once it was paid", async () => {
    const { row, saleToken, receipt } = await lapsedSale("stripe")
    const guest = await stranger("stripe")
    await fix(guest, { saleToken, amount: row.amount }, good("stripe"))
    expect(await lettersAbout(receipt)).toEqual([])
  })

  it("leaves what a gift certificate paid as it was", async () => {
    const guest = await bench.shopper("globalpayments")
    const code = "PTRC-7K3Q-X2DM-9WVB"
    await issueCertificate(bench.db, { websiteId: shops.globalpayments.id, code, value: 1_000 })
    const sale = await guest.startWith([code])
    bench.misbehave("globalpayments", "capture", "http-500")
    const { body } = await guest.authenticate(sale, cards.globalpayments.frictionless)
    await guest.pay(sale, typedCard(cards.globalpayments.frictionless, String(body.authenticationId)))
    const row = await bench.saleOf(sale.saleToken)
    bench.sandboxes.lapse((await latestAttempt(bench.db, row))?.reference ?? "")
    await later()
    const { body: due } = await details(guest, sale.saleToken)
    expect(due.amount).toBe(sale.amount)
    expect(
      (await fix(guest, { saleToken: sale.saleToken, amount: sale.amount }, good("globalpayments"))).status,
    ).toBe(200)
    const receipt = await guest.call<{ payment: object; deferred: boolean }>(
      "GET",
      `/v1/invoice-confirmation/${row.receipt_number}`,
    )
    expect(receipt.body.payment).toMatchObject({
      amount: sale.amount,
      giftCertificates: [{ amount: 1_000 }],
      lastFour: cards.globalpayments.notEnrolled.slice(-4),
    })
    expect(receipt.body.deferred).toBe(false)
  })

  it("is refused with another amount, an unknown link, and a sale that is not due", async () => {
    const { row, saleToken } = await lapsedSale("stripe")
    const guest = await stranger("stripe")
    const other = await fix(guest, { saleToken, amount: row.amount - 1 }, good("stripe"))
    expect([other.status, other.body.code]).toEqual([409, "amount-changed"])
    expect((await details(guest, "nobody")).body.code).toBe("sale-unknown")
    const settled = await bench.shopper("stripe")
    const { sale } = await payPlainly(settled, "stripe")
    await later()
    expect((await details(guest, sale.saleToken)).body.code).toBe("nothing-due")
    expect((await fix(guest, { ...sale }, good("stripe"))).body.code).toBe("nothing-due")
    // Another shop's link is as good as none.
    expect((await details(await stranger("paysafe"), saleToken)).body.code).toBe("sale-unknown")
    expect((await fix(guest, { saleToken, amount: row.amount }, good("stripe"))).status).toBe(200)
  })

  it("is charged once by four requests at once", async () => {
    const { row, saleToken } = await lapsedSale("paysafe")
    const guests = await Promise.all([1, 2, 3, 4].map(() => stranger("paysafe")))
    const answers = await Promise.all(
      guests.map((guest) => fix(guest, { saleToken, amount: row.amount }, good("paysafe"))),
    )
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1)
    expect(takenOf(row.id)).toEqual([row.amount])
    for (const { status, body } of answers)
      expect(status === 200 || body.code === "payment-in-progress" || body.code === "nothing-due").toBe(true)
  })
})

describe("a buyer who tries again and again", () => {
  it("may pay a week after five refused cards", async () => {
    const { row, saleToken } = await lapsedSale("paysafe")
    for (let day = 0; day < 5; day += 1) {
      bench.clock.pass(86_400)
      const refused = await fix(await stranger("paysafe"), { saleToken, amount: row.amount }, bad("paysafe"))
      expect(refused.body.code).toBe("card-declined")
    }
    await bench.db("limit_counts").delete()
    const paid = await fix(await stranger("paysafe"), { saleToken, amount: row.amount }, good("paysafe"))
    expect(paid.status, JSON.stringify(paid.body)).toBe(200)
  })

  it("leaves the bank's challenge and pays by another card", async () => {
    const { row, saleToken } = await lapsedSale("stripe")
    const guest = await stranger("stripe")
    const asked = await fix(
      guest,
      { saleToken, amount: row.amount },
      { stripeToken: "tok_threeDSecure2Required" },
    )
    expect(asked.body.code).toBe("authentication-needed")
    const paid = await fix(guest, { saleToken, amount: row.amount }, good("stripe"))
    expect(paid.status, JSON.stringify(paid.body)).toBe(200)
    expect(takenOf(row.id)).toEqual([row.amount])
  })

  it("is held back as any other payment", async () => {
    const { row, saleToken } = await lapsedSale("paysafe")
    const limits = { ...testConfig().limits, payment: 2, paymentAddress: 2 }
    const other = await bench.anotherServer({ limits })
    const guest = await stranger("paysafe")
    const wrong = { client: guest.client, creditCard: bad("paysafe"), amount: row.amount - 1, saleToken }
    const tries = []
    for (let time = 0; time < 3; time += 1)
      tries.push(await guest.call("POST", "/backend/v1/ccpayment/process-paiement", wrong, other.address))
    expect(tries.map(({ status }) => status)).toEqual([409, 409, 429])
    await other.close()
    await bench.db("limit_counts").delete()
  })
})

it("is not taken for lapsed while Paysafe's list of captures trails behind", async () => {
  bench.sandboxes.overrides.reset()
  const buyer = await bench.shopper("paysafe")
  bench.misbehave("paysafe", "capture", "drop-after")
  const { sale } = await payPlainly(buyer, "paysafe")
  const row = await bench.saleOf(sale.saleToken)
  const sent = globalThis.fetch
  vi.stubGlobal("fetch", (input: string | URL | Request, init?: RequestInit) =>
    String(input).includes("/settlements?merchantRefNum=")
      ? Promise.resolve(Response.json({ settlements: [] }))
      : sent(input, init),
  )
  bench.clock.pass(6)
  await reconcile(bench.payments, bench.clock.now())
  vi.unstubAllGlobals()
  expect((await latestAttempt(bench.db, row))?.state).toBe("authorised")
  await later()
  expect((await latestAttempt(bench.db, row))?.state).toBe("captured")
})

it("shows whoever has the link neither the client's number nor how they sign in", async () => {
  await bench.db("websites").where({ id: shops.stripe.id }).update({ client_account: "OPTIONAL" })
  bench.sandboxes.overrides.reset()
  const buyer = await bench.shopper("stripe")
  await buyer.signUp("anne@example.com")
  bench.misbehave("stripe", "capture", "http-500")
  const { sale } = await payPlainly(buyer, "stripe")
  const row = await bench.saleOf(sale.saleToken)
  bench.sandboxes.lapse((await latestAttempt(bench.db, row))?.reference ?? "")
  await later()
  const { body } = await details(await stranger("stripe"), sale.saleToken)
  expect(body.client.email).toBe("marie@example.com")
  expect(body.client).not.toHaveProperty("id")
  expect(body.client).not.toHaveProperty("username")
})

describe("support", () => {
  it("sees in the report of an order that its payment lapsed", async () => {
    await employAda(bench.db, shops.stripe.id)
    const login = await fetch(`${bench.address}/v1/refresh-tokens?subdomain=${shops.stripe.id}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(ada),
    })
    const { refreshToken } = (await login.json()) as { refreshToken: string }
    const { row } = await lapsedSale("stripe")
    const answer = await fetch(
      `${bench.address}/v1/support/carts/${row.cart_id}?subdomain=${shops.stripe.id}`,
      { headers: { authorization: `Bearer ${refreshToken}` } },
    )
    const report = (await answer.json()) as CartReport
    expect(report.attempts.at(-1)).toMatchObject({ state: "lapsed", code: "lapsed" })
    expect(report.summary.state).toBe("paid")
  })
})

it("would be charged twice by two requests that take it for due whatever has been begun", async () => {
  const { row, saleToken, buyer } = await lapsedSale("stripe")
  isBroken = true
  const alwaysDue: PaymentGuard = {
    ...paymentGuard,
    lock: async (...asked) => {
      const locked = await lockPayment(...asked)
      return locked?.attempt && { ...locked, attempt: { ...locked.attempt, state: "lapsed" } }
    },
  }
  const request = {
    ...{ client: buyer.client, creditCard: good("stripe"), amount: row.amount, saleToken },
  } as PaymentRequest
  bench.misbehave("stripe", "authorise", "hang-after")
  bench.misbehave("stripe", "lookup", "http-500")
  const payer = { website: buyer.shop, session: { id: row.session_id, websiteId: buyer.shop.id } }
  const pays = () => payDeferred(bench.payments, payer, request, alwaysDue).catch(() => undefined)
  await Promise.all([pays(), pays()])
  const charged = bench.sandboxes.ledger
    .all()
    .filter(({ reference, state }) => reference.startsWith(`sale:${row.id}:`) && state !== "voided")
  expect(charged.length).toBeGreaterThan(1)
})
