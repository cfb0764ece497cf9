import type {
  CartReplay,
  Receipt,
  Refund,
  RefundList,
  RefundPreview,
  SeatExplanation,
} from "@parterre/contract"
import { sandboxNames } from "@parterre/sandboxes"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { employAda, signInAda } from "../../test/house/box-office.ts"
import { issueCertificate } from "../../test/house/certificate-law.ts"
import { type CheckoutBench, startCheckout } from "../../test/house/checkout-shop.ts"
import { atBank, beginAtBank, openBank } from "../../test/house/interac-bank.ts"
import { type Answer, type Guest, payPlainly } from "../../test/house/shopper.ts"
import { type ShopName, shops } from "../../test/house/shops.ts"
import { fillShelf, productId, takenOf } from "../../test/house/small-shelf.ts"
import { taxMore } from "../../test/house/tax-more.ts"
import { isChargeOf, unrest } from "../../test/house/unrest.ts"
import { testBarcodes, testCertificates, testGifts, testNewsletters, testRenewals } from "../../test/serve.ts"
import type { GiftCertificateRow } from "../database/certificate-tables.ts"
import type { PaymentAttemptRow } from "../database/checkout-tables.ts"
import { inTransaction } from "../database/in-transaction.ts"
import type { RefundRow } from "../database/refund-tables.ts"
import { sendOutbox } from "../jobs/outbox.ts"
import { reconcile } from "../jobs/reconciler.ts"
import type { Mail } from "../mail/mail.ts"
import { latestAttempt } from "../sales/attempt-store.ts"
import { type PieceGuard, pieceGuard } from "./refund-store.ts"
import { type RefundCommand, requestRefund } from "./request-refund.ts"

let bench: CheckoutBench
const staff = new Map<ShopName, string>()
const reason = "Malade le soir de la représentation"

beforeAll(async () => {
  bench = await startCheckout(1_000)
  for (const name of sandboxNames) {
    await employAda(bench.db, shops[name].id)
    await signIn(name)
  }
  const shop = shops.globalpayments
  await bench.db("websites").where({ id: shop.id }).update({ client_account: "OPTIONAL" })
  await fillShelf(
    bench.db,
    [
      { key: "carte", kind: "membership", terms: { months: 12, benefits: [] } },
      { key: "cadeau", kind: "giftcertificate", min_amount: 1000, max_amount: 50_000, taxable: 0 },
      { key: "passe", kind: "flexpass", price: 9000, places: 5, terms: { credits: 5 } },
    ],
    shop,
  )
}, 60_000)
afterAll(() => bench.close())
afterEach(async () => expect(await unrest(bench)).toEqual([]))

async function signIn(name: ShopName): Promise<void> {
  staff.set(name, await signInAda(bench.address, shops[name].id))
}

/** The support operations of a shop. */
function desk(name: ShopName) {
  const call = async <Body>(method: "GET" | "POST", path: string, body?: object): Promise<Answer<Body>> => {
    const response = await fetch(`${bench.address}/v1/support/${path}?subdomain=${shops[name].id}`, {
      method,
      headers: {
        authorization: `Bearer ${staff.get(name)}`,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: (await response.json()) as Body }
  }
  const preview = async (sale: string, selection: object = {}) =>
    (await call<RefundPreview>("POST", `sales/${sale}/refund-preview`, selection)).body
  return {
    call,
    preview,
    refund: async (
      sale: string,
      selection: object = {},
      more: object = {},
    ): Promise<Answer<Refund & { code: string }>> => {
      const { amount } = await preview(sale, selection)
      return call("POST", `sales/${sale}/refunds`, { ...selection, reason, amount, ...more })
    },
    list: async (sale: string) => (await call<RefundList>("GET", `sales/${sale}/refunds`)).body,
    replay: async (sale: string) => (await call<CartReplay>("GET", `carts/${sale}/replay`)).body.differences,
    seat: async (seatId: string) =>
      (await call<SeatExplanation>("GET", `events/${shops[name].id}.soir/seats/${seatId}/explanation`)).body,
  }
}

async function bought(name: ShopName, guest: Guest) {
  const { status, body, sale } = await payPlainly(guest, name)
  expect(status, JSON.stringify(body)).toBe(200)
  await reconcile(bench.payments, bench.clock.now() + 60_000)
  // Its gateway gives back what a batch has settled.
  if (name === "cardconnect") {
    bench.clock.pass(12 * 3_600)
    for (const each of sandboxNames) await signIn(each)
  }
  const row = await bench.saleOf(sale.saleToken)
  return { id: row.id, receipt: row.receipt_number ?? "", amount: row.amount, cart: row.cart_id }
}

const moneyOf = (saleId: string) =>
  bench.sandboxes.ledger
    .all()
    .find(({ reference, state }) => isChargeOf(reference, saleId) && state === "captured")

const rowsOf = (saleId: string) =>
  bench.db<RefundRow>("refunds").where({ sale_id: saleId }).orderBy("ordinal")

/** Later, when whoever was given up on is asked again. */
const later = async () => {
  bench.clock.pass(120)
  await reconcile(bench.payments, bench.clock.now())
}

const mails = async (): Promise<Mail[]> => {
  const sent: Mail[] = []
  const mailer = { send: async (mail: Mail) => void sent.push(mail) }
  const outbox = {
    db: bench.db,
    mailer,
    barcodes: testBarcodes,
    gifts: testGifts,
    newsletters: testNewsletters,
    renewals: testRenewals,
    certificates: testCertificates,
    log: bench.payments.log,
  }
  await sendOutbox(outbox, bench.clock, 500)
  return sent
}

it("of Interac goes back through E-xact, whoever takes the shop's cards", async () => {
  const { refund } = desk("paysafe")
  const guest = await bench.shopper("paysafe")
  const sale = await guest.startSale()
  const { body: form } = await beginAtBank(guest, sale)
  const { visit } = await openBank(form)
  await atBank(form, visit, "A")
  const row = await bench.saleOf(sale.saleToken)
  const { status, body } = await refund(row.id)
  expect({ status, body }).toMatchObject({ status: 200, body: { state: "done", amount: row.amount } })
  expect(moneyOf(row.id)).toMatchObject({ processor: "exact", refunded: row.amount })
})

it("tells whoever was given a ticket that it is worth nothing any more", async () => {
  const sale = await bought("stripe", await bench.shopper("stripe", { seats: 2 }))
  const [ticket] = await bench.ticketsOf(sale.id)
  const given = { gift_recipient: "zoe@exemple.ca", gifted_at: bench.clock.now(), code_number: 1 }
  await bench.db("tickets").where({ id: ticket?.id }).update(given)
  await mails()
  expect((await desk("stripe").refund(sale.receipt)).status).toBe(200)
  const letters = (await mails()).filter(({ to }) => to === "zoe@exemple.ca")
  expect(letters.map(({ subject }) => subject)).toEqual(["Ce billet n’est plus valide\u00a0: Pièce soir"])
})

describe("a refund", () => {
  it.each(sandboxNames)(
    "gives tickets back one by one to the card, to the cent, and their seats to others (%s)",
    async (name) => {
      const guest = await bench.shopper(name, { seats: 3 })
      const sale = await bought(name, guest)
      const { refund, list, preview, replay, seat } = desk(name)
      const whole = await preview(sale.receipt)
      expect(whole).toMatchObject({ saleId: sale.receipt, amount: sale.amount, kept: [] })
      expect(whole.returns).toMatchObject([{ means: "card", amount: sale.amount }])
      const [first, second, third] = whole.items
      const seats = await bench.db("tickets").where({ sale_id: sale.id }).orderBy("hold_line_id")
      const seatOf = (id?: string) => seats.find((ticket) => ticket.hold_line_id === id).seat_id

      const one = await refund(sale.receipt, { items: [first?.id] })
      expect(one.status, JSON.stringify(one.body)).toBe(200)
      expect(one.body).toMatchObject({ state: "done", amount: first?.total, by: "Ada", reason })
      expect(moneyOf(sale.id)?.refunded).toBe(first?.total)
      const ended = await bench.db("tickets").where({ sale_id: sale.id }).whereNotNull("voided_at")
      expect(ended.map((ticket) => ticket.id)).toEqual([first?.ticketId])
      expect(await seat(seatOf(first?.id))).toMatchObject({ state: "free" })
      expect((await seat(seatOf(first?.id))).history.map(({ fact }) => fact)).toContain("refunded")
      await (await bench.shopper(name, { seats: 0 })).hold([seatOf(first?.id)])

      // A ticket is named by what is printed on it as well.
      const two = await refund(sale.id, { items: [second?.ticketId, first?.id] })
      expect(two.body).toMatchObject({ state: "done", amount: second?.total })
      const rest = await refund(sale.cart)
      expect(rest.body).toMatchObject({ state: "done", amount: third?.total, items: [{ id: third?.id }] })
      expect(moneyOf(sale.id)?.refunded).toBe(sale.amount)
      expect(await list(sale.receipt)).toMatchObject({ paid: sale.amount, refunded: sale.amount })
      expect((await preview(sale.receipt)).kept.map(({ why }) => why)).toEqual([
        "refunded",
        "refunded",
        "refunded",
      ])
      expect((await refund(sale.receipt)).body.code).toBe("refund-nothing-left")
      expect(await replay(sale.receipt)).toEqual([])
    },
  )

  it("keeps fees and seats where the organiser does, and the sale's document as it was", async () => {
    const guest = await bench.shopper("globalpayments", { seats: 2 })
    const sale = await bought("globalpayments", guest)
    const { refund, seat, replay } = desk("globalpayments")
    const document = await bench.db("sale_documents").where({ sale_id: sale.id }).first()
    const { body } = await refund(sale.receipt, { keepFees: true }, { keepSeats: true })
    expect(body).toMatchObject({ state: "done", keepFees: true, keepSeats: true, tax: { serviceCharge: 0 } })
    expect(body.amount).toBeLessThan(sale.amount)
    const [ticket] = await bench.db("tickets").where({ sale_id: sale.id })
    expect(ticket.voided_at).not.toBeNull()
    expect(await seat(ticket.seat_id)).toMatchObject({ state: "sold" })
    expect(await bench.db("sale_documents").where({ sale_id: sale.id }).first()).toEqual(document)
    expect(await replay(sale.receipt)).toEqual([])
  })

  it("of general admission makes room for as many", async () => {
    const event = `${shops.stripe.id}.soir`
    const taken = async () =>
      Number((await bench.db("event_capacities").where({ event_id: event }).first()).taken)
    const before = await taken()
    const sale = await bought("stripe", await bench.shopper("stripe", { places: 4 }))
    const { preview, refund } = desk("stripe")
    const { items } = await preview(sale.receipt)
    expect(await taken()).toBe(before + 4)
    await refund(sale.receipt, { items: items.slice(0, 3).map(({ id }) => id) })
    expect(await taken()).toBe(before + 1)
  })

  it("gives the card its part first, then each gift certificate", async () => {
    const { id: websiteId } = shops.stripe
    const code = "RENDS-1234-5678"
    const paying = await issueCertificate(bench.db, { websiteId, code, value: 5000 })
    const guest = await bench.shopper("stripe", { seats: 2 })
    const started = await guest.startWith([code])
    const { status } = await guest.pay({ ...started, amount: started.amount }, { stripeToken: "tok_visa" })
    expect(status).toBe(200)
    await reconcile(bench.payments, bench.clock.now() + 60_000)
    const sale = await bench.saleOf(started.saleToken)
    const { preview, refund } = desk("stripe")
    const { items, amount } = await preview(sale.id)
    expect(amount).toBe(sale.amount + 5000)
    const balance = async () =>
      (await bench.db<GiftCertificateRow>("gift_certificates").where({ id: paying.id }).first())?.balance
    expect(await balance()).toBe(0)
    await refund(sale.id, { items: [items[0]?.id] })
    const toCard = Math.min(items[0]?.total ?? 0, sale.amount)
    expect(moneyOf(sale.id)?.refunded).toBe(toCard)
    const rest = await refund(sale.id)
    expect(rest.body.returns.at(-1)).toMatchObject({ means: "giftcertificate", lastFour: "5678" })
    expect(moneyOf(sale.id)?.refunded).toBe(sale.amount)
    expect(await balance()).toBe(5000)
  })

  it("of what a certificate paid whole asks no processor", async () => {
    const { id: websiteId } = shops.stripe
    const code = "TOUTE-1234-5678"
    const paying = await issueCertificate(bench.db, { websiteId, code, value: 90_000 })
    const guest = await bench.shopper("stripe", { seats: 1 })
    const started = await guest.startWith([code])
    expect((await guest.pay({ ...started, amount: 0 }, {})).status).toBe(200)
    const sale = await bench.saleOf(started.saleToken)
    const { body } = await desk("stripe").refund(sale.id)
    expect(body).toMatchObject({ state: "done", returns: [{ means: "giftcertificate" }] })
    const row = await bench.db<GiftCertificateRow>("gift_certificates").where({ id: paying.id }).first()
    expect(row?.balance).toBe(90_000)
  })

  it("ends memberships, passes and certificates that were sold, unless they were used", async () => {
    const shop = shops.globalpayments
    const id = (key: string) => productId(key, shop)
    const guest = await bench.shopper("globalpayments", { seats: 0 })
    await guest.signUp(`marie-${bench.clock.now()}@example.com`)
    const groups = [
      { type: "MEMBER", id: id("carte"), prices: [{ id: id("carte"), qty: 1 }] },
      { type: "GIFT_CERTTIFICATES", id: id("cadeau"), prices: [{ id: id("cadeau"), qty: 2, amount: 2500 }] },
      { type: "show", id: id("passe"), prices: [{ id: id("passe"), qty: 1, amount: 1 }] },
    ] as const
    for (const group of groups) {
      const { status, body } = await guest.holdGroups([group as never])
      expect(status, JSON.stringify(body)).toBe(200)
    }
    const sale = await bought("globalpayments", guest)
    const certificates = () =>
      bench.db<GiftCertificateRow>("gift_certificates").where({ value: 2500 }).orderBy("id")
    const [used, unused] = await certificates()
    await bench.db("gift_certificates").where({ id: used?.id }).update({ balance: 2000 })
    expect(await takenOf(bench.db, id("passe"))).toBe(1)

    const { preview, refund, replay } = desk("globalpayments")
    const seen = await preview(sale.receipt)
    expect(seen.kept).toMatchObject([{ id: used?.hold_line_id, why: "certificate-used" }])
    expect(seen.amount).toBe(sale.amount - 2500)
    const { body } = await refund(sale.receipt)
    expect(body, JSON.stringify(body)).toMatchObject({ state: "done", amount: sale.amount - 2500 })
    expect((await certificates()).map(({ id: one, balance }) => [one, balance])).toEqual([
      [used?.id, 2000],
      [unused?.id, 0],
    ])
    const membership = await bench.db("memberships").where({ sale_id: sale.id }).first()
    expect(Number(membership.ends_at)).toBe(bench.clock.now())
    expect(await bench.db("flex_passes").where({ sale_id: sale.id }).first()).toMatchObject({
      credits_left: 0,
    })
    expect(await takenOf(bench.db, id("passe"))).toBe(0)
    expect(await replay(sale.receipt)).toEqual([])
    // The code of the other one is worth nothing: it is not mailed.
    expect((await mails()).filter(({ subject }) => /chèque-cadeau/.test(subject))).toHaveLength(1)
    await bench.db("gift_certificates").where({ id: used?.id }).update({ balance: 2500 })
  })

  it("is mailed to who bought, in their language", async () => {
    const guest = await bench.shopper("paysafe", { seats: 2 })
    const sale = await bought("paysafe", guest)
    await mails()
    const { preview, refund } = desk("paysafe")
    const { items } = await preview(sale.receipt)
    await refund(sale.receipt, { items: [items[0]?.id] })
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail?.subject).toMatch(new RegExp(`^Remboursement de [\\d,]+\\s\\$\\s: commande ${sale.receipt}$`))
    expect(mail?.text).toMatch(/Bonjour Marie,.+– Pièce soir, .*siège/s)
    expect(mail?.text).toMatch(/\n[\d,]+\s\$ sur la carte Visa •••• \d{4}\n/)
    expect(mail?.text).toContain("Les billets remboursés ne sont plus valables.")
    expect(mail?.text).not.toContain(reason)
  })
})

describe("a refund as the client sees it", () => {
  it("stands on the receipt and the invoice: its tickets, when and where the money went [INV-005]", async () => {
    const guest = await bench.shopper("globalpayments", { seats: 2 })
    await guest.signUp(`anne-${bench.clock.now()}@example.com`)
    const sale = await bought("globalpayments", guest)
    const { items } = await desk("globalpayments").preview(sale.receipt)
    await desk("globalpayments").refund(sale.receipt, { items: [items[0]?.id] })
    for (const [language, where] of [
      ["fr", /^[\d,]+\s\$ sur la carte Visa •••• \d{4}$/u],
      ["en", /^\$[\d.]+ to Visa •••• \d{4}$/],
    ] as const) {
      const { body: receipt } = await guest.call<Receipt>(
        "GET",
        `/v1/invoice-confirmation/${sale.receipt}?language=${language}`,
      )
      const [row] = await bench.db("refunds").where({ sale_id: sale.id })
      expect(receipt.refunds).toEqual([
        { doneAt: expect.any(String), amount: Number(row.amount), returns: [expect.stringMatching(where)] },
      ])
      expect(Date.parse(receipt.refunds?.[0]?.doneAt ?? "")).toBe(
        Math.floor(Number(row.done_at) / 1000) * 1000,
      )
    }
    const { client_id } = await bench.db("sales").where({ id: sale.id }).first()
    const { body } = await guest.call<{ returnedTicketsQty: number; returnedTickets: unknown[] }[]>(
      "GET",
      `/v1/invoices?clientId=${client_id}`,
    )
    expect(body[0]).toMatchObject({ ticketsQty: 2, returnedTicketsQty: 1 })
    expect(body[0]?.returnedTickets).toHaveLength(1)
    const page = await fetch(
      `${bench.address}/backend/v1/ng-invoice.html?cl=${client_id}&s=${sale.receipt}&language=fr&subdomain=${shops.globalpayments.id}`,
      { headers: { "x-session-token": guest.token() } },
    )
    const html = (await page.text()).replaceAll(/[\u00a0\u202f]/g, " ")
    expect(html).toContain("<strong>Remboursé</strong>")
    expect(html).toMatch(/Remboursements<.*[\d,]+ \$ sur la carte Visa •••• \d{4}</s)
  })
})

describe("a refund that cannot be", () => {
  it("says so and changes nothing", async () => {
    const sale = await bought("stripe", await bench.shopper("stripe", { seats: 1 }))
    const { call, refund } = desk("stripe")
    const ask = (body: object, of = sale.receipt) =>
      call<{ code: string }>("POST", `sales/${of}/refunds`, body)
    expect((await refund(sale.receipt, {}, { amount: 1 })).body.code).toBe("refund-amount-changed")
    expect((await ask({ reason, amount: 1, items: ["autre"] })).body.code).toBe("refund-item-unknown")
    expect((await ask({ reason, amount: 1 }, "STRI-00000000")).body.code).toBe("sale-unknown")
    expect((await ask({ reason: "", amount: 1 })).status).toBe(400)
    expect((await ask({ reason, amount: -1 })).status).toBe(400)
    expect(
      (await desk("paysafe").call<{ code: string }>("GET", `sales/${sale.receipt}/refunds`)).body.code,
    ).toBe("sale-unknown")
    const nobody = await fetch(
      `${bench.address}/v1/support/sales/${sale.receipt}/refunds?subdomain=${shops.stripe.id}`,
    )
    expect(nobody.status).toBe(401)
    expect(await rowsOf(sale.id)).toEqual([])
  })

  it("says that its receipt comes to more than was paid, and changes nothing", async () => {
    const sale = await bought("stripe", await bench.shopper("stripe", { seats: 2 }))
    const restore = await taxMore(bench.db, sale.id)
    const { call, preview, refund } = desk("stripe")
    expect(await preview(sale.receipt)).toMatchObject({ code: "refund-exceeds-payment", status: 409 })
    const asked = await call<{ code: string }>("POST", `sales/${sale.receipt}/refunds`, { reason, amount: 1 })
    expect([asked.status, asked.body.code]).toEqual([409, "refund-exceeds-payment"])
    expect(await rowsOf(sale.id)).toEqual([])
    expect(await bench.db("tickets").where({ sale_id: sale.id }).whereNotNull("voided_at")).toEqual([])
    // One of its tickets was paid for.
    const [ticket] = await bench.ticketsOf(sale.id)
    const one = await preview(sale.receipt, { items: [ticket?.id] })
    expect(one.amount).toBeGreaterThan(0)
    await restore()
    expect((await refund(sale.receipt)).body).toMatchObject({ state: "done", amount: sale.amount })
  })

  it("waits for money that is not taken yet", async () => {
    const guest = await bench.shopper("stripe", { seats: 1 })
    bench.misbehave("stripe", "capture", "http-500")
    const { sale: started } = await payPlainly(guest, "stripe")
    const sale = await bench.saleOf(started.saleToken)
    expect((await latestAttempt(bench.db, sale))?.state).toBe("authorised")
    expect((await desk("stripe").refund(sale.id)).body.code).toBe("refund-not-captured")
    await later()
    expect((await desk("stripe").refund(sale.id)).body.state).toBe("done")
  })

  it.each(sandboxNames)("is refused by %s, and its tickets are as good as before", async (name) => {
    const sale = await bought(name, await bench.shopper(name, { seats: 1 }))
    const money = moneyOf(sale.id)
    if (money === undefined) throw new Error("nothing was taken")
    // Somebody has given it back by hand.
    money.refunded = money.amount
    const { refund, list } = desk(name)
    expect((await refund(sale.receipt)).body.code).toBe("refund-refused")
    expect(await list(sale.receipt)).toMatchObject({ refunded: 0, refunds: [{ state: "refused" }] })
    expect(await bench.db("tickets").where({ sale_id: sale.id }).whereNotNull("voided_at")).toEqual([])
    money.refunded = 0
    expect((await refund(sale.receipt)).body).toMatchObject({ state: "done" })
  })
})

describe("a refund whose answer is lost", () => {
  it.each(
    sandboxNames.flatMap((name) =>
      (["drop-after", "http-500", "hang"] as const).map((behaviour) => [name, behaviour] as const),
    ),
  )("goes back once, at %s after %s", async (name, behaviour) => {
    const sale = await bought(name, await bench.shopper(name, { seats: 1 }))
    bench.misbehave(name, "refund", behaviour)
    const { refund, list } = desk(name)
    const { status, body } = await refund(sale.receipt)
    expect(status).toBe(200)
    expect(["requested", "done"]).toContain(body.state)
    // Meanwhile its ticket lets nobody in, and nobody refunds it again.
    expect(await bench.db("tickets").where({ sale_id: sale.id }).whereNull("voided_at")).toEqual([])
    expect((await refund(sale.receipt)).body.code).toBe("refund-nothing-left")
    await later()
    expect((await list(sale.receipt)).refunds).toMatchObject([{ state: "done" }])
    expect(moneyOf(sale.id)?.refunded).toBe(sale.amount)
  })

  it.each(sandboxNames)(
    "goes on where the server was killed: before %s was asked, and before its answer was written",
    async (name) => {
      for (const asked of [false, true]) {
        const sale = await bought(name, await bench.shopper(name, { seats: 1 }))
        const { refund, record } = await request(commandOf(name, sale))
        if (asked) {
          const attempt = record.attempt as PaymentAttemptRow
          const processor = await bench.payments.processors.ofAttempt(attempt)
          const { processor_id, reference, amount, currency } = attempt
          const charge = { processorId: processor_id ?? "", reference, amount, currency }
          expect(
            (await processor.refund(charge, { reference: refund.reference, amount: refund.card_amount }))
              .kind,
          ).toBe("done")
        }
        await later()
        expect((await rowsOf(sale.id)).map(({ state }) => state)).toEqual(["done"])
        expect(moneyOf(sale.id)?.refunded).toBe(sale.amount)
      }
    },
  )
})

const commandOf = (name: ShopName, sale: { id: string; amount: number }): RefundCommand => ({
  refundId: crypto.randomUUID(),
  websiteId: shops[name].id,
  saleId: sale.id,
  staffName: "Ada",
  reason,
  keepSeats: false,
  amount: sale.amount,
})

const request = (command: RefundCommand, guard?: PieceGuard) =>
  inTransaction(bench.db, (trx) => requestRefund(trx, command, bench.clock.now(), guard))

describe("two refunds of one ticket at once", () => {
  it("give back once: one of them is told that nothing is left", async () => {
    const sale = await bought("stripe", await bench.shopper("stripe", { seats: 1 }))
    const { preview, call } = desk("stripe")
    const { amount } = await preview(sale.receipt)
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() =>
        call<{ code: string }>("POST", `sales/${sale.receipt}/refunds`, { reason, amount }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(answers.flatMap(({ body }) => body.code ?? []))).toEqual(new Set(["refund-nothing-left"]))
    expect(moneyOf(sale.id)?.refunded).toBe(sale.amount)
  })

  it("give back twice without the guard of pieces", async () => {
    const unguarded: PieceGuard = { take: async (_, rows) => rows.length }
    const sale = await bought("stripe", await bench.shopper("stripe", { seats: 4 }))
    const { items } = await desk("stripe").preview(sale.receipt)
    const command = {
      ...commandOf("stripe", sale),
      items: [items[0]?.id ?? ""],
      amount: items[0]?.total ?? 0,
    }
    await request(command, unguarded)
    await request({ ...command, refundId: crypto.randomUUID() }, unguarded)
    await expect(request({ ...command, refundId: crypto.randomUUID() }, pieceGuard)).resolves.toBeDefined()
    expect(await rowsOf(sale.id)).toHaveLength(3)
    await bench.db("refunds").where({ sale_id: sale.id }).delete()
    await bench.db("refunded_pieces").where({ sale_id: sale.id }).delete()
  })
})
