import type { GiftCertificate, PaymentRequest, Receipt } from "@parterre/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { certificateUnrest, issueCertificate } from "../../test/house/certificate-law.ts"
import { type CheckoutBench, startCheckout } from "../../test/house/checkout-shop.ts"
import type { Guest } from "../../test/house/shopper.ts"
import { cards, type ShopName, typedCard } from "../../test/house/shops.ts"
import { unrest } from "../../test/house/unrest.ts"
import { testConfig, testReceipts } from "../../test/serve.ts"
import type { CertificateUseRow, GiftCertificateRow } from "../database/certificate-tables.ts"
import { reconcile } from "../jobs/reconciler.ts"
import { sweep } from "../jobs/sweeper.ts"
import { receiptMail } from "../mail/receipt-mail.ts"
import { Refusal } from "../refusal.ts"
import { reportCart } from "../support/support-carts.ts"
import { pay } from "./pay.ts"
import { type PaymentGuard, paymentGuard } from "./payment-guard.ts"

let bench: CheckoutBench
let issued = 0

beforeAll(async () => {
  bench = await startCheckout(1_000)
})
afterAll(() => bench.close())

/** A new certificate of a shop, by its code. */
async function certificate(shop: ShopName, value: number): Promise<string> {
  issued += 1
  const code = `GIFT-${String(issued).padStart(8, "0")}`
  await issueCertificate(bench.db, {
    websiteId: (await bench.shopper(shop, { seats: 0 })).shop.id,
    code,
    value,
  })
  return code
}

const balanceOf = async (code: string) => {
  const [row] = await bench.db<GiftCertificateRow>("gift_certificates").whereLike("id", `%.${code}`)
  return row?.balance
}

const chargesOf = (saleId: string) =>
  bench.sandboxes.ledger.all().filter(({ reference }) => reference.startsWith(`sale:${saleId}:`))

const visa = { stripeToken: "tok_visa" }

async function settle() {
  for (let round = 0; round < 4; round += 1) {
    bench.clock.pass(1_200)
    await sweep(bench.db, bench.clock.now())
    await reconcile(bench.payments, bench.clock.now())
  }
}

describe("a certificate's balance", () => {
  const ask = (guest: Guest, code: string, server?: string) =>
    guest.call<GiftCertificate>("GET", `/v1/certificates/${encodeURIComponent(code)}`, undefined, server)

  it("is told, however the code is typed, and never kept by a cache [CALL-080]", async () => {
    const guest = await bench.shopper("stripe", { seats: 0 })
    const code = await certificate("stripe", 5_000)
    expect(await ask(guest, code)).toEqual({ status: 200, body: { code, balance: 5_000, currency: "CAD" } })
    expect((await ask(guest, code.toLowerCase().replace("-", " "))).body.balance).toBe(5_000)
    const url = `${bench.address}/v1/certificates/${code}?subdomain=${guest.shop.id}`
    const response = await fetch(url, { headers: { "x-session-token": guest.token() } })
    expect(response.headers.get("cache-control")).toContain("no-store")
  })

  it("answers alike for what is unknown, used up, blocked or another tenant's [CALL-080]", async () => {
    const guest = await bench.shopper("stripe", { seats: 0 })
    const [usedUp, blocked, foreign] = [
      await certificate("stripe", 1_000),
      await certificate("stripe", 1_000),
      await certificate("paysafe", 1_000),
    ]
    const rows = () => bench.db<GiftCertificateRow>("gift_certificates")
    await rows().whereLike("id", `%.${usedUp}`).update({ balance: 0, value: 0 })
    await rows().whereLike("id", `%.${blocked}`).update({ state: "blocked" })
    for (const code of ["NOBODY-HAS-THIS-ONE", "x' OR 1=1", usedUp, blocked, foreign]) {
      const { status, body } = await ask(guest, code)
      expect({ status, code: (body as { code?: string }).code }).toEqual({
        status: 404,
        code: "certificate-unknown",
      })
    }
  })

  it("cannot be guessed: few wrong codes an hour, at either door [CALL-080]", async () => {
    const server = await bench.anotherServer({ limits: { ...testConfig().limits, guesses: 2 } })
    const guest = await bench.shopper("stripe")
    const code = await certificate("stripe", 5_000)
    const wrong = { codes: ["GUESSED-CODE-1"] }
    const told = [
      await ask(guest, code, server.address),
      await ask(guest, "GUESSED-CODE-0", server.address),
      await guest.call("PUT", "/v1/session/sale/certificates", wrong, server.address),
      await ask(guest, code, server.address),
      await guest.call("PUT", "/v1/session/sale/certificates", { codes: [code] }, server.address),
    ]
    expect(told.map(({ status }) => status)).toEqual([200, 404, 404, 429, 429])
    await server.close()
  })

  it("is nothing to a website that takes no certificates [PAY-011]", async () => {
    const guest = await bench.shopper("globalpayments")
    const code = await certificate("globalpayments", 5_000)
    const offered = async () => (await guest.call("GET", "/v1/cart/paymentMethods")).body.giftcertificate
    expect(await offered()).toBe(true)
    const row = await bench.db("websites").where({ id: guest.shop.id }).first("payment")
    const change = (payment: string) => bench.db("websites").where({ id: guest.shop.id }).update({ payment })
    await change(JSON.stringify({ ...JSON.parse(row.payment), giftCertificates: false }))
    expect(await offered()).toBe(false)
    expect((await ask(guest, code)).status).toBe(404)
    const answer = await guest.call("PUT", "/v1/session/sale/certificates", { codes: [code] })
    expect(answer.body.code).toBe("payment-method-not-offered")
    await change(row.payment)
  })
})

describe("paying with a certificate", () => {
  it("charges the card what the certificate leaves, with the taxes of the whole [PAY-028]", async () => {
    const guest = await bench.shopper("paysafe")
    const full = await guest.startSale()
    const code = await certificate("paysafe", 1_500)
    const sale = await guest.startWith([code])
    expect(sale).toMatchObject({
      saleToken: full.saleToken,
      amount: full.amount - 1_500,
      tax: (full as unknown as { tax: object }).tax,
      giftCertificates: [{ lastFour: code.slice(-4), amount: 1_500 }],
    })
    expect(await balanceOf(code)).toBe(1_500)
    const number = cards.paysafe.frictionless
    const { authenticationId } = (await guest.authenticate(sale, number)).body
    const paid = await guest.pay(sale, typedCard(number, authenticationId))
    expect(paid.status).toBe(200)
    const { id, website_id } = await bench.saleOf(sale.saleToken)
    expect(chargesOf(id)).toMatchObject([{ state: "captured", amount: full.amount - 1_500 }])
    expect(await balanceOf(code)).toBe(0)
    expect(await unrest(bench)).toEqual([])

    const receipt = await guest.call<Receipt>("GET", `/v1/invoice-confirmation/${String(paid.body.saleId)}`)
    expect(receipt.body).toMatchObject({
      tax: { totalAfterTaxes: full.amount },
      payment: {
        amount: full.amount - 1_500,
        lastFour: number.slice(-4),
        giftCertificates: [{ lastFour: code.slice(-4), amount: 1_500 }],
      },
    })
    const { text, html } =
      (await receiptMail(
        bench.db,
        testReceipts,
        { id: "mail-1", website_id },
        { saleId: id },
        bench.clock.now(),
      )) ?? {}
    for (const body of [text, html])
      expect(body).toMatch(new RegExp(`Chèque-cadeau •••• ${code.slice(-4)}.*15,00.\\$`, "u"))
    expect(bench.log()).not.toContain(code)
  })

  it("needs no card and calls no processor when the certificate pays it all [PAY-001] [PAY-028]", async () => {
    const guest = await bench.shopper("paysafe")
    const full = await guest.startSale()
    const code = await certificate("paysafe", full.amount + 700)
    const sale = await guest.startWith([code])
    expect(sale).toMatchObject({ amount: 0 })
    const paid = await guest.pay(sale, {})
    expect(paid).toMatchObject({ status: 200, body: { deferred: false } })
    const { id, website_id } = await bench.saleOf(sale.saleToken)
    expect(await bench.ticketsOf(id)).toHaveLength(2)
    expect(chargesOf(id)).toEqual([])
    expect(await balanceOf(code)).toBe(700)
    expect((await guest.pay(sale, {})).body.saleId).toBe(paid.body.saleId)
    expect(await balanceOf(code)).toBe(700)
    const { text } =
      (await receiptMail(
        bench.db,
        testReceipts,
        { id: "mail-1", website_id },
        { saleId: id },
        bench.clock.now(),
      )) ?? {}
    expect(text).not.toContain("Payé par carte")
    const { cart_id } = await bench.saleOf(sale.saleToken)
    const viewer = { website: guest.shop, language: "fr" as const, now: bench.clock.now() }
    const { attempts } = await reportCart(bench.payments, viewer, cart_id)
    expect(attempts).toMatchObject([
      { state: "captured", amount: 0, giftCertificates: [{ lastFour: code.slice(-4), amount: full.amount }] },
    ])
    expect(attempts[0]).not.toHaveProperty("processor")
    expect(await unrest(bench)).toEqual([])
  })

  it("leaves a card no less than the processor charges [PAY-028]", async () => {
    const guest = await bench.shopper("stripe")
    const full = await guest.startSale()
    const code = await certificate("stripe", full.amount - 20)
    const sale = await guest.startWith([code])
    expect(sale).toMatchObject({ amount: 50, giftCertificates: [{ amount: full.amount - 50 }] })
    expect((await guest.pay(sale, visa)).status).toBe(200)
    expect(await balanceOf(code)).toBe(30)
  })

  it("takes several in their order, each once, and leaves the rest on the last [PAY-028]", async () => {
    const guest = await bench.shopper("stripe")
    const { amount } = await guest.startSale()
    const [first, second] = [await certificate("stripe", 1_000), await certificate("stripe", amount)]
    const sale = await guest.startWith([first, second, first])
    expect(sale).toMatchObject({
      amount: 0,
      giftCertificates: [{ amount: 1_000 }, { amount: amount - 1_000 }],
    })
    expect((await guest.pay(sale, {})).status).toBe(200)
    expect([await balanceOf(first), await balanceOf(second)]).toEqual([0, 1_000])
  })

  it("is taken off again by a sale started without [PAY-028]", async () => {
    const guest = await bench.shopper("stripe")
    const code = await certificate("stripe", 1_000)
    const { amount } = await guest.startWith([code])
    const without = await guest.startSale()
    expect(without).toMatchObject({ amount: amount + 1_000 })
    expect(without).not.toHaveProperty("giftCertificates")
    expect((await guest.pay({ ...without, amount }, visa)).body.code).toBe("amount-changed")
    expect((await guest.pay(without, visa)).status).toBe(200)
    expect(await balanceOf(code)).toBe(1_000)
  })

  it("asks for a login where buying needs an account, as a sale without does", async () => {
    const guest = await bench.shopper("globalpayments")
    const code = await certificate("globalpayments", 1_000)
    const accounts = (client_account: string) =>
      bench.db("websites").where({ id: guest.shop.id }).update({ client_account })
    const before = await bench.db("websites").where({ id: guest.shop.id }).first("client_account")
    await accounts("YES")
    const answer = await guest.call("PUT", "/v1/session/sale/certificates", { codes: [code] })
    expect(answer.body.code).toBe("login-needed")
    await accounts(before.client_account)
  })

  it("changes nothing when a code is wrong [PAY-002]", async () => {
    const guest = await bench.shopper("stripe")
    const code = await certificate("stripe", 1_000)
    const sale = await guest.startWith([code])
    const answer = await guest.call("PUT", "/v1/session/sale/certificates", { codes: [code, "WRONG-CODE-1"] })
    expect(answer).toMatchObject({ status: 404, body: { code: "certificate-unknown" } })
    expect((await guest.pay(sale, visa)).status).toBe(200)
    expect(await balanceOf(code)).toBe(0)
  })

  it("gives the balance back with a refused card, and takes it again with the next [PAY-028]", async () => {
    const guest = await bench.shopper("stripe")
    const code = await certificate("stripe", 1_000)
    const sale = await guest.startWith([code])
    expect((await guest.pay(sale, { stripeToken: "tok_chargeDeclined" })).body.code).toBe("card-declined")
    expect(await balanceOf(code)).toBe(1_000)
    expect(await certificateUnrest(bench.db)).toEqual([])
    expect((await guest.pay(await guest.startWith([code]), visa)).status).toBe(200)
    expect(await balanceOf(code)).toBe(0)
    const { id } = await bench.saleOf(sale.saleToken)
    const uses = await bench.db<CertificateUseRow>("certificate_uses").where({ sale_id: id })
    expect(uses.map(({ state }) => state).sort()).toEqual(["returned", "spent"])
  })
})

describe("a payment nobody heard of again", () => {
  it.each([
    ["hang", "released", 1_000],
    ["hang-after", "paid", 0],
  ] as const)(
    "that ends %s is %s and leaves %d on the certificate [PAY-028]",
    async (behaviour, state, left) => {
      const guest = await bench.shopper("stripe")
      const code = await certificate("stripe", 1_000)
      const sale = await guest.startWith([code])
      bench.misbehave("stripe", "authorise", behaviour)
      bench.misbehave("stripe", "lookup", "http-500")
      expect((await guest.pay(sale, visa)).body.code).toBe("payment-pending")
      expect(await balanceOf(code)).toBe(0)
      await settle()
      expect((await bench.saleOf(sale.saleToken)).state).toBe(state)
      expect(await balanceOf(code)).toBe(left)
      expect(await unrest(bench)).toEqual([])
    },
  )
})

describe("one certificate, two shoppers", () => {
  /** Two payments with the same code, both told that it is enough, each past the HTTP. */
  async function race(guard?: PaymentGuard) {
    const code = await certificate("stripe", 2_000)
    const guests = [await bench.shopper("stripe"), await bench.shopper("stripe")]
    const sales = []
    for (const guest of guests) sales.push({ guest, sale: await guest.startWith([code]) })
    const answers = await Promise.all(
      sales.map(async ({ guest, sale }) => {
        const { session_id, website_id } = await bench.saleOf(sale.saleToken)
        const session = { id: session_id, websiteId: website_id }
        const shopper = { website: guest.shop, language: "fr" as const, session }
        const request = { client: guest.client, creditCard: visa, ...sale } as unknown as PaymentRequest
        try {
          await pay(bench.payments, shopper, request, guard)
          return "paid"
        } catch (error) {
          if (error instanceof Refusal) return error.code
          throw error
        }
      }),
    )
    return { code, sales, answers: answers.sort() }
  }

  it("pay once, and the other is told that the balance is short [PAY-028]", async () => {
    const { code, sales, answers } = await race()
    expect(answers).toEqual(["certificate-balance-short", "paid"])
    expect(await balanceOf(code)).toBe(0)
    expect(await unrest(bench)).toEqual([])
    const states = await Promise.all(sales.map(({ sale }) => bench.saleOf(sale.saleToken)))
    const loser = sales[states.findIndex(({ state }) => state === "open")]
    if (loser === undefined) throw new Error("somebody lost")
    const { guest, sale } = loser
    expect((await guest.call("PUT", "/v1/session/sale/certificates", { codes: [code] })).body.code).toBe(
      "certificate-unknown",
    )
    const full = await guest.startSale()
    expect(full.amount).toBe(sale.amount + 2_000)
    expect((await guest.pay(full, visa)).status).toBe(200)
    expect(await unrest(bench)).toEqual([])
  })

  it("would be paid with twice by one who writes what was read before", async () => {
    const trusting: PaymentGuard = {
      ...paymentGuard,
      takeBalance: async (trx, { certificateId, amount }) => {
        const told = await trx<GiftCertificateRow>("gift_certificates").where({ id: certificateId }).first()
        const left = (told?.value ?? 0) - amount
        await trx<GiftCertificateRow>("gift_certificates")
          .where({ id: certificateId })
          .update({ balance: left })
        return true
      },
    }
    const { code, answers } = await race(trusting)
    expect(answers).toEqual(["paid", "paid"])
    expect((await unrest(bench)).some((wrong) => wrong.includes(code))).toBe(true)
    const id = `%.${code}`
    const uses = await bench.db<CertificateUseRow>("certificate_uses").whereLike("certificate_id", id)
    await bench.db<GiftCertificateRow>("gift_certificates").whereLike("id", id).update({ value: 4_000 })
    expect(uses).toHaveLength(2)
    expect(await unrest(bench)).toEqual([])
  })
})
