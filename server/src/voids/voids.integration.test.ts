import type { CartReport, DeferredSale, Invoice, Receipt, SaleVoid, VoidPreview } from "@parterre/contract"
import { formatMoney } from "@parterre/domain/money"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { employAda, signInAda } from "../../test/house/box-office.ts"
import { issueCertificate } from "../../test/house/certificate-law.ts"
import { type CheckoutBench, seatName, startCheckout } from "../../test/house/checkout-shop.ts"
import {
  type DueSale,
  dueDetails,
  dueInTwo,
  dueSale,
  passTime,
  payDue,
  takenFor,
} from "../../test/house/due-sale.ts"
import { oneOfEach, sellEveryKind } from "../../test/house/every-kind.ts"
import { type Guest, payPlainly } from "../../test/house/shopper.ts"
import { payingCards, shops } from "../../test/house/shops.ts"
import { taxMore } from "../../test/house/tax-more.ts"
import { unrest } from "../../test/house/unrest.ts"
import { testBarcodes, testCertificates, testGifts, testNewsletters, testRenewals } from "../../test/serve.ts"
import { lockPayment } from "../checkout/payment-record.ts"
import { inTransaction } from "../database/in-transaction.ts"
import { returnCredits } from "../flex-passes/flex-pass-store.ts"
import { chargeInstalments } from "../instalments/charge-instalments.ts"
import { INSTALMENT_FAILED_MAIL } from "../instalments/instalment-message.ts"
import { sendOutbox } from "../jobs/outbox.ts"
import type { Mail } from "../mail/mail.ts"
import { postMessage } from "../outbox/outbox-store.ts"
import { CERTIFICATE_MAIL } from "../products/certificate-message.ts"
import { latestAttempt } from "../sales/attempt-store.ts"
import { serialOf } from "../wallet-passes/pass-links.ts"
import { PASS_CHANGED } from "../wallet-passes/push-changes.ts"
import { type VoidCommand, voidGuard, voidSale } from "./void-sale.ts"

const shop = shops.stripe
let bench: CheckoutBench
let token = ""
beforeAll(async () => {
  bench = await startCheckout(1_000)
  await employAda(bench.db, shop.id)
  token = await signInAda(bench.address, shop.id)
  await bench.db("websites").where({ id: shop.id }).update({ client_account: "OPTIONAL" })
}, 60_000)
afterAll(() => bench.close())
/** The twin without its guard leaves behind what nobody may see. */
let isBroken = false
afterEach(async () => {
  await bench.db("limit_counts").delete()
  if (!isBroken) expect(await unrest(bench)).toEqual([])
})

async function support<Body>(method: string, path: string, body?: object) {
  const response = await fetch(`${bench.address}/v1/support/${path}?subdomain=${shop.id}&language=fr`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: (await response.json()) as Body & { code?: string } }
}

const preview = (id: string) => support<VoidPreview>("POST", `sales/${id}/void-preview`)
const voiding = (id: string, more: object = {}) =>
  support<SaleVoid>("POST", `sales/${id}/void`, { reason: "Ne paiera pas", ...more })

const due = async (buyer?: Guest) => dueSale(bench, "stripe", buyer ?? (await bench.shopper("stripe")))

async function letters(): Promise<Mail[]> {
  const mails: Mail[] = []
  const sender = { barcodes: testBarcodes, gifts: testGifts, newsletters: testNewsletters }
  const dependencies = {
    ...sender,
    ...{ db: bench.db, renewals: testRenewals, certificates: testCertificates, log: bench.payments.log },
    mailer: { send: async (mail: Mail) => void mails.push(mail) },
  }
  await sendOutbox(dependencies, bench.clock, 500)
  return mails
}

/** Whether others may have the seats that a sale had. */
async function areSeatsFree({ id }: DueSale): Promise<boolean> {
  const seats = (await bench.ticketsOf(id)).map(({ seat_id }) => seat_id ?? "")
  const other = await bench.shopper("stripe", { seats: 0 })
  return other.hold(seats).then(
    () => true,
    () => false,
  )
}

describe("a sale whose payment is due and that nobody will pay", () => {
  it("is previewed, and ends: tickets, mail, link, invoice, receipt, journal and replay agree [PAY-021]", async () => {
    const buyer = await bench.shopper("stripe")
    await buyer.signUp("jean@exemple.ca")
    const sale = await due(buyer)
    await letters()
    const seen = await preview(sale.receipt)
    expect(seen.body).toMatchObject({ saleId: sale.receipt, amount: sale.amount, used: [], returns: [] })
    expect(seen.body.items.reduce((sum, { total }) => sum + total, 0)).toBe(sale.amount)
    expect((await dueDetails(buyer, sale)).status).toBe(200)

    const done = await voiding(sale.receipt)
    expect(done.body).toMatchObject({
      ...{ saleId: sale.receipt, by: "Ada", reason: "Ne paiera pas", keepSeats: false },
      amount: sale.amount,
    })
    const row = await bench.saleOf(sale.saleToken)
    expect([row.state, row.voided_at]).toEqual(["voided", bench.clock.now()])
    expect((await bench.ticketsOf(sale.id)).every(({ voided_at }) => voided_at !== null)).toBe(true)
    expect(takenFor(bench, sale.id)).toEqual([])
    expect(await areSeatsFree(sale)).toBe(true)

    const [mail] = await letters()
    expect(mail?.subject).toBe(`Annulation\u00a0: commande ${sale.receipt}`)
    expect(mail?.text).toContain("n’ont pas été payés")
    expect(mail?.text).toContain("Les billets de cette commande ne sont plus valables.")
    expect(mail?.text).not.toContain("Ne paiera pas")

    const stranger = await bench.shopper("stripe", { seats: 0 })
    const asked = await stranger.call<DeferredSale & { code: string; message: string }>(
      "POST",
      "/v1/ccpayment/details",
      { saleToken: sale.saleToken },
    )
    expect(asked).toMatchObject({ status: 410, body: { code: "sale-voided" } })
    expect((await payDue(stranger, sale, { ...payingCards.stripe.approved })).body.code).toBe("sale-voided")
    const { saleToken, amount } = sale
    expect((await stranger.call("POST", "/v1/paypal/orders", { saleToken, amount })).body.code).toBe(
      "payment-method-not-offered",
    )

    const receipt = await buyer.call<Receipt>("GET", `/v1/invoice-confirmation/${sale.receipt}`)
    expect(receipt.body).toMatchObject({ deferred: false, voidedAt: expect.stringMatching(/^20/) })
    expect(receipt.body.payment).not.toHaveProperty("lastFour")
    expect(receipt.body.tickets.every(({ printable }) => !printable)).toBe(true)
    const clientId = row.client_id ?? ""
    const invoices = await buyer.call<Invoice[]>("GET", `/v1/invoices?clientId=${clientId}`)
    expect(invoices.body).toMatchObject([
      { id: sale.receipt, paymentMode: [], voidedAt: expect.any(String), returnedTicketsQty: 2 },
    ])
    for (const [language, words] of [
      ["fr", ["Commande annulée", "Annulé"]],
      ["en", ["This order was cancelled.", "Cancelled"]],
    ] as const) {
      const query = `s=${sale.receipt}&cl=${clientId}&language=${language}&subdomain=${shop.id}`
      const page = await fetch(`${bench.address}/backend/v1/ng-invoice.html?${query}`, {
        headers: { "x-session-token": buyer.token() },
      })
      const text = await page.text()
      for (const said of words) expect(text).toContain(said)
    }
    expect((await buyer.call("GET", "/v1/tickets/upcoming/self")).body).toEqual([])

    const report = await support<CartReport>("GET", `carts/${row.cart_id}`)
    expect(report.body.sale?.state).toBe("voided")
    expect(report.body.summary.saleId).toBe(sale.receipt)
    expect(report.body.journal.at(-1)?.explanation).toMatch(/^Ada a annulé la commande, dont .*Ne paiera pas/)
    expect((await support("GET", `carts/${row.cart_id}/replay`)).body).toMatchObject({ differences: [] })
  })

  it("keeps its seats off sale where support wants that", async () => {
    const sale = await due()
    expect((await voiding(sale.id, { keepSeats: true })).body).toMatchObject({ keepSeats: true })
    expect(await areSeatsFree(sale)).toBe(false)
  })

  it("gives gift certificates what they paid, once, and the mail says so", async () => {
    const code = "PTRC-8K3Q-X2DM-9WVB"
    const certificate = await issueCertificate(bench.db, { websiteId: shop.id, code, value: 1_000 })
    const balance = async () =>
      Number((await bench.db("gift_certificates").where({ id: certificate.id }).first("balance"))?.balance)
    const buyer = await bench.shopper("stripe")
    const sale = await dueSale(bench, "stripe", buyer, await buyer.startWith([code]))
    expect(await balance()).toBe(0)
    expect((await preview(sale.receipt)).body.returns).toEqual([
      { means: "giftcertificate", amount: 1_000, lastFour: "9WVB" },
    ])
    await letters()
    expect((await voiding(sale.receipt)).status).toBe(200)
    expect(await balance()).toBe(1_000)
    expect((await letters()).at(-1)?.text).toContain(
      "10,00\u00a0$ sur le chèque-cadeau se terminant par 9WVB",
    )
    expect((await voiding(sale.receipt)).body.code).toBe("sale-voided")
    expect(await balance()).toBe(1_000)
  })

  it("stays as it is where a ticket was used, unless support wants to end that too", async () => {
    const sale = await due()
    const [ticket] = await bench.ticketsOf(sale.id)
    await bench.db("tickets").where({ id: ticket?.id }).update({ admitted_at: bench.clock.now() })
    expect((await preview(sale.receipt)).body.used).toMatchObject([
      {
        why: "admitted",
        explanation:
          "Ce billet a été utilisé à l’entrée. Si vous l’annulez quand même, il ne sera plus valide à l’entrée.",
      },
    ])
    expect((await voiding(sale.receipt)).body.code).toBe("void-items-used")
    expect((await bench.saleOf(sale.saleToken)).state).toBe("paid")
    const done = await voiding(sale.receipt, { evenUsed: true, keepSeats: true })
    expect(done.body.items).toHaveLength(2)
    expect((await bench.ticketsOf(sale.id)).every(({ voided_at }) => voided_at !== null)).toBe(true)
  })

  it("ends although its receipt comes to more than is due", async () => {
    const sale = await due()
    const restore = await taxMore(bench.db, sale.id)
    expect((await preview(sale.id)).status).toBe(200)
    expect((await voiding(sale.id)).status).toBe(200)
    await restore()
    expect(await areSeatsFree(sale)).toBe(true)
  })

  it("leaves out what was refunded before: it has ended, and was not used", async () => {
    const sale = await due()
    const [first, second] = await bench.ticketsOf(sale.id)
    if (first === undefined || second === undefined) throw new Error("two tickets were sold")
    const refund = {
      ...{ id: `refund-${sale.id}`, website_id: shop.id, sale_id: sale.id, ordinal: 1, state: "done" },
      ...{ reference: `refund:${sale.id}`, staff_name: "Ada", reason: "Malade", keeps_seats: 0 },
      ...{ keeps_fees: 0, amount: 0, card_amount: 0, document: JSON.stringify({ items: [], returns: [] }) },
      ...{ created_at: bench.clock.now(), changed_at: bench.clock.now(), done_at: bench.clock.now() },
    }
    await bench.db("refunds").insert(refund)
    await bench.db("refunded_pieces").insert({
      ...{ website_id: shop.id, sale_id: sale.id, refund_id: refund.id, piece_id: first.hold_line_id },
    })
    await bench.db("tickets").where({ id: first.id }).update({ voided_at: bench.clock.now() })
    const seen = (await preview(sale.id)).body
    expect(seen.used).toEqual([])
    expect(seen.items.map(({ id }) => id)).toEqual([second.hold_line_id])
    expect((await voiding(sale.id, { evenUsed: true })).body.items.map(({ id }) => id)).toEqual([
      second.hold_line_id,
    ])
  })

  it("is refused for what was paid, for what is being paid, and for what nobody bought", async () => {
    const paid = await payPlainly(await bench.shopper("stripe"), "stripe")
    await passTime(bench)
    const { id } = await bench.saleOf(paid.sale.saleToken)
    for (const answer of [await preview(id), await voiding(id)])
      expect(answer).toMatchObject({ status: 409, body: { code: "void-not-due" } })
    expect((await voiding("STRI-00000000")).body.code).toBe("sale-unknown")
    expect((await preview("nobody")).body.code).toBe("sale-unknown")

    const sale = await due()
    const guest = await bench.shopper("stripe", { seats: 0 })
    bench.misbehave("stripe", "authorise", "hang-after")
    bench.misbehave("stripe", "lookup", "http-500")
    expect((await payDue(guest, sale, { stripeToken: "tok_visa" })).body.code).toBe("payment-pending")
    expect((await voiding(sale.receipt)).body.code).toBe("void-being-paid")
    await passTime(bench)
    expect(takenFor(bench, sale.id)).toEqual([sale.amount])
    expect((await voiding(sale.receipt)).body.code).toBe("void-not-due")
    // Nothing of a voided one is refunded, and nothing of one that is due.
    const other = await due()
    const before = await support("POST", `sales/${other.id}/refund-preview`, {})
    expect(before.body.code).toBe("refund-payment-due")
    await voiding(other.id)
    expect((await support("POST", `sales/${other.id}/refund-preview`, {})).body.code).toBe("sale-voided")
  })

  it("is refused once any of its instalments was paid, or is being paid, whatever became of the first", async () => {
    const sale = await due()
    await dueInTwo(bench, sale)
    const first = await latestAttempt(bench.db, { id: sale.id, website_id: shop.id })
    if (first === undefined) throw new Error("no attempt")
    const second = { ...first, id: `${first.id}-2`, instalment: 1, attempt: 9 }
    const written = { ...second, reference: `${first.reference}-2`, processor_id: null }
    for (const [state, code] of [
      ["captured", "void-not-due"],
      ["unknown", "void-being-paid"],
    ] as const) {
      await bench.db("payment_attempts").insert({ ...written, state })
      for (const answer of [await preview(sale.id), await voiding(sale.id)])
        expect(answer).toMatchObject({ status: 409, body: { code } })
      await bench.db("payment_attempts").where({ id: second.id }).delete()
    }
    expect((await bench.saleOf(sale.saleToken)).state).toBe("paid")
    await voiding(sale.id)
  })

  it("owes none of its instalments any more, and names all that was due", async () => {
    const sale = await due()
    await dueInTwo(bench, sale)
    await bench.db("kept_cards").insert({
      ...{ id: "kept-of-void", website_id: shop.id, client_id: sale.id, attempt_id: "earlier" },
      ...{ processor: "STRIPE", state: "kept", token: "pm_kept1234" },
      ...{ created_at: bench.clock.now(), changed_at: bench.clock.now() },
    })
    const [ticket] = await bench.ticketsOf(sale.id)
    if (ticket === undefined) throw new Error("no ticket")
    await bench.db("wallet_registrations").insert({
      ...{ website_id: shop.id, device_id: "phone", serial: serialOf(ticket), ticket_id: ticket.id },
      ...{ push_token: "aa11", content_hash: "", changed_at: 0, registered_at: 0 },
    })
    // The first is not paid: nothing of the second is told or taken.
    await letters()
    await chargeInstalments(bench.payments, bench.clock.now(), 10)
    expect(takenFor(bench, sale.id)).toEqual([])
    expect(await letters()).toEqual([])
    expect((await dueDetails(await bench.shopper("stripe", { seats: 0 }), sale)).body.instalment).toEqual({
      ...{ number: 1, count: 2, dueOn: expect.stringMatching(/^2026-/) },
    })
    const all = sale.amount
    expect((await preview(sale.id)).body.amount).toBe(all)
    expect((await voiding(sale.id)).body.amount).toBe(all)
    expect(await bench.db("outbox").where({ kind: PASS_CHANGED }).pluck("payload")).toEqual([
      JSON.stringify({ serial: serialOf(ticket) }),
    ])
    expect(await bench.db("instalments").where({ sale_id: sale.id }).first()).toMatchObject({
      ...{ amount: 0, state: "ended" },
    })
    const { newId, clock } = bench.payments
    const payload = { saleId: sale.id, ordinal: 1 }
    await inTransaction(bench.db, (trx) =>
      postMessage(
        trx,
        { id: newId(), websiteId: shop.id, kind: INSTALMENT_FAILED_MAIL, payload },
        clock.now(),
      ),
    )
    const [mail, ...others] = await letters()
    expect(others).toEqual([])
    expect(mail?.text).toContain(`les ${formatMoney(all, "fr")} qui restaient`)
    await chargeInstalments(bench.payments, bench.clock.now(), 10)
    expect((await bench.db("kept_cards").where({ id: "kept-of-void" }).first())?.state).toBe("leaving")
    await bench.db("kept_cards").where({ id: "kept-of-void" }).delete()
    await bench.db("wallet_registrations").delete()
  })

  it("takes no money that is found later", async () => {
    const sale = await due()
    const attempt = await latestAttempt(bench.db, { id: sale.id, website_id: shop.id })
    expect((await voiding(sale.receipt)).status).toBe(200)
    await passTime(bench, 700)
    expect((await latestAttempt(bench.db, { id: sale.id, website_id: shop.id }))?.state).toBe(attempt?.state)
    const { status } = await (await bench.shopper("stripe", { seats: 0 })).call("GET", "/v1/session/sale")
    expect(status).toBe(404)
  })

  it("may be voided by support alone", async () => {
    const sale = await due()
    for (const [path, body] of [
      ["void-preview", undefined],
      ["void", JSON.stringify({ reason: "Ne paiera pas" })],
    ] as const) {
      const url = `${bench.address}/v1/support/sales/${sale.id}/${path}?subdomain=${shop.id}`
      const headers = { "content-type": "application/json" }
      const { status } = await fetch(url, {
        method: "POST",
        ...(body === undefined ? {} : { headers, body }),
      })
      expect(status).toBe(401)
    }
    expect((await bench.saleOf(sale.saleToken)).state).toBe("paid")
    await voiding(sale.id)
  })
})

const command = ({ id }: DueSale): VoidCommand => ({
  ...{ websiteId: shop.id, saleId: id, staffName: "Ada", reason: "Ne paiera pas" },
  ...{ keepSeats: false, evenUsed: false },
})

describe("support and a buyer at the same moment", () => {
  it("end with one of both: paid with good tickets, or voided without money", async () => {
    const ends = new Set<string>()
    for (let round = 0; round < 8; round += 1) {
      const sale = await due()
      const guest = await bench.shopper("stripe", { seats: 0 })
      const both = [
        () => voiding(sale.id).then(({ status, body }) => [status, body.code] as const),
        () =>
          payDue(guest, sale, { stripeToken: "tok_visa" }).then(
            ({ status, body }) => [status, body.code] as const,
          ),
      ]
      const order = round % 2 === 0 ? both : both.toReversed()
      await Promise.all(order.map((act) => act()))
      await passTime(bench)
      const { state } = await bench.saleOf(sale.saleToken)
      ends.add(state)
      const good = (await bench.ticketsOf(sale.id)).filter(({ voided_at }) => voided_at === null)
      expect([takenFor(bench, sale.id), good.length]).toEqual(state === "paid" ? [[sale.amount], 2] : [[], 0])
    }
    expect([...ends].every((end) => end === "paid" || end === "voided")).toBe(true)
  })

  it("would take money for tickets that have ended without the lock that looks once more", async () => {
    const sale = await due()
    isBroken = true
    const guest = await bench.shopper("stripe", { seats: 0 })
    expect((await payDue(guest, sale, { stripeToken: "tok_visa" })).status).toBe(200)
    // As if it had looked before the payment, and believed it.
    const lapsedAttempt = await latestAttempt(bench.db, { id: sale.id, website_id: shop.id })
    if (lapsedAttempt === undefined) throw new Error("no attempt")
    const stale: typeof lockPayment = async (...asked) => {
      const locked = await lockPayment(...asked)
      return locked?.attempt && { ...locked, attempt: { ...locked.attempt, state: "lapsed" } }
    }
    const { newId, clock } = bench.payments
    await inTransaction(bench.db, (trx) =>
      voidSale(
        trx,
        command(sale),
        { newId, now: clock.now() },
        { ...voidGuard, lock: stale, attempts: async () => [{ ...lapsedAttempt, state: "lapsed" }] },
      ),
    )
    const found = await unrest(bench)
    expect(found.some((line) => line.includes(sale.id))).toBe(true)
  })
})

it("ends everything that was sold with it, used or not, and all of it can be sold again", async () => {
  isBroken = false
  await bench.close()
  bench = await startCheckout(1_000)
  await employAda(bench.db, shop.id)
  token = await signInAda(bench.address, shop.id)
  await sellEveryKind(bench.db, shop)
  const buyer = await bench.shopper("stripe", { seats: 0 })
  await buyer.signUp("tout@exemple.ca")
  const groups = oneOfEach(shop, [0, 1, 2, 3].map(seatName))
  const sendOn = new Date(bench.clock.now() + 3 * 86_400_000).toISOString().slice(0, 10)
  const later = groups.map(({ prices, ...group }) => ({
    ...group,
    prices: prices?.map((line) =>
      "recipient" in line ? { ...line, recipient: { ...line.recipient, sendOn } } : line,
    ),
  }))
  const places = () => bench.db("product_stocks").orderBy("product_id").pluck("taken")
  const before = await places()
  expect((await buyer.holdGroups(later as typeof groups)).status).toBe(200)
  const sale = await due(buyer)
  await letters()
  await bench.db("flex_passes").update({ credits_left: 4 })
  expect((await preview(sale.receipt)).body.used).toMatchObject([{ why: "pass-used" }])
  expect((await voiding(sale.receipt)).body.code).toBe("void-items-used")
  expect((await voiding(sale.receipt, { evenUsed: true })).status).toBe(200)
  expect(await bench.db("flex_passes").pluck("credits_left")).toEqual([0])
  expect((await bench.db("memberships").pluck("ends_at")).map(Number)).toEqual([bench.clock.now()])
  expect(await bench.db("gift_certificates").select("balance", "state")).toEqual([
    { balance: 0, state: "blocked" },
  ])
  // Nobody is mailed on that day the code of a certificate that nobody paid for.
  bench.clock.pass(4 * 86_400)
  expect((await letters()).map(({ subject }) => subject)).toEqual([
    `Annulation\u00a0: commande ${sale.receipt}`,
  ])
  expect(await bench.db("outbox").where({ kind: CERTIFICATE_MAIL })).toEqual([])
  // What was paid with it elsewhere may come back to it: nobody has paid for it, so it is worth nothing.
  const [pass] = await bench.db("flex_passes")
  await bench.db("flex_pass_exchanges").insert({
    ...{ id: "exchange", website_id: shop.id, flex_pass_id: pass.id, credit: 1, sale_id: sale.id },
    ...{ hold_line_id: pass.hold_line_id, exchanged_at: bench.clock.now() },
  })
  await inTransaction(bench.db, (trx) => returnCredits(trx, shop.id, [pass.hold_line_id], bench.clock.now()))
  expect(await bench.db("flex_passes").pluck("credits_left")).toEqual([0])
  expect(await places()).toEqual(before)
  const other = await bench.shopper("stripe", { seats: 0 })
  await other.signUp("autre@exemple.ca")
  expect((await other.holdGroups(groups)).status).toBe(200)
})
