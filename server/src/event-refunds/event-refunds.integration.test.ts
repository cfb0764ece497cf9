import type {
  EventRefund,
  EventRefundPreview,
  EventRefundReport,
  Refund,
  RefundPreview,
} from "@parterre/contract"
import type { Knex } from "knex"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { employAda, signInAda } from "../../test/house/box-office.ts"
import { issueCertificate } from "../../test/house/certificate-law.ts"
import { type CheckoutBench, startCheckout, takingSeats } from "../../test/house/checkout-shop.ts"
import { dueSale } from "../../test/house/due-sale.ts"
import { oneOfEach, payByMail, sellEveryKind } from "../../test/house/every-kind.ts"
import { passEvent, passShop, startPassShop } from "../../test/house/pass-shop.ts"
import { creditCardOf, type Guest, payPlainly } from "../../test/house/shopper.ts"
import { type ShopName, shops } from "../../test/house/shops.ts"
import { taxMore } from "../../test/house/tax-more.ts"
import { chargesOf, unrest } from "../../test/house/unrest.ts"
import { testBarcodes, testCertificates, testGifts, testNewsletters, testRenewals } from "../../test/serve.ts"
import type { EventRefundSaleRow } from "../database/event-refund-tables.ts"
import type { RefundRow } from "../database/refund-tables.ts"
import { sendOutbox } from "../jobs/outbox.ts"
import { reconcile } from "../jobs/reconciler.ts"
import type { Mail } from "../mail/mail.ts"
import { carryOutRefund } from "../refunds/carry-out-refund.ts"
import type { PieceGuard } from "../refunds/refund-store.ts"
import { dueSales } from "./event-refund-store.ts"
import { refundEvents, takeSale } from "./refund-events.ts"
import { startEventRefund, totalsOfEvent } from "./start-event-refund.ts"

let bench: CheckoutBench
const names = ["stripe", "paysafe", "globalpayments", "moneris", "cardconnect", "exact"] as const
const staff = new Map<ShopName, string>()
const reason = "Comédien malade"

beforeAll(async () => {
  bench = await startCheckout(1_000)
  for (const name of names) {
    await employAda(bench.db, shops[name].id)
    staff.set(name, await signInAda(bench.address, shops[name].id))
  }
}, 60_000)
afterAll(() => bench.close())
/** The twins without their guards leave behind what nobody may see. */
let isBroken = false
afterEach(async () => {
  if (!isBroken) expect(await unrest(bench)).toEqual([])
})

/** The support operations of a shop, about its evening. */
function desk(name: ShopName, language = "fr") {
  const event = `${shops[name].id}.soir`
  const call = async <Body>(method: "GET" | "POST", path: string, body?: object, query = "") => {
    const url = `${bench.address}/v1/support/${path}?subdomain=${shops[name].id}&language=${language}${query}`
    const response = await fetch(url, {
      method,
      headers: {
        authorization: `Bearer ${staff.get(name)}`,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: (await response.json()) as Body & { code?: string } }
  }
  const setState = async (sale_state: string) => {
    await bench.db("events").where({ id: event }).update({ sale_state })
    await bench.db("websites").where({ id: shops[name].id }).increment("revision", 1)
  }
  const preview = async (selection: object = {}) =>
    (await call<EventRefundPreview>("POST", `events/${event}/refund-preview`, selection)).body
  const report = async (id: string, query = "") =>
    (await call<EventRefundReport>("GET", `event-refunds/${id}`, undefined, query)).body
  return {
    event,
    call,
    cancel: () => setState("CANCELLED"),
    preview,
    start: async (selection: object = {}) => {
      const { amount } = await preview(selection)
      return call<EventRefund>("POST", `events/${event}/refunds`, { ...selection, reason, amount })
    },
    runs: async () => (await call<{ refunds: EventRefund[] }>("GET", `events/${event}/refunds`)).body.refunds,
    report,
    /** What was sold before is none of the next test's. */
    reopen: async () => {
      await setState("ONSALE")
      await bench.db("event_refunds").where({ state: "running" }).update({ state: "done" })
    },
  }
}

async function bought(name: ShopName, guest: Guest) {
  const { status, body, sale } = await payPlainly(guest, name)
  expect(status, JSON.stringify(body)).toBe(200)
  await reconcile(bench.payments, bench.clock.now() + 60_000)
  return bench.saleOf(sale.saleToken)
}

/** Rounds of the job until nothing is due. */
async function workOff() {
  for (let round = 0; round < 20; round += 1)
    if ((await refundEvents(bench.payments, bench.clock.now())) === 0) return
  throw new Error("it goes on and on")
}

const mails = async (): Promise<Mail[]> => {
  const sent: Mail[] = []
  const outbox = {
    ...{ db: bench.db, barcodes: testBarcodes, gifts: testGifts, newsletters: testNewsletters },
    ...{ renewals: testRenewals, certificates: testCertificates, log: bench.payments.log },
    mailer: { send: async (mail: Mail) => void sent.push(mail) },
  }
  await sendOutbox(outbox, bench.clock, 500)
  return sent
}

/** Orders of a refund of an event whose turn has come. */
const dueOf = async (id: string) => {
  const { website_id } = await bench.db("event_refunds").where({ id }).first()
  return dueSales(bench.db, { id, website_id }, bench.clock.now(), 3)
}

const refundsOf = (saleId: string) => bench.db<RefundRow>("refunds").where({ sale_id: saleId })
const backOf = (saleId: string) => chargesOf(bench, saleId).reduce((sum, { refunded }) => sum + refunded, 0)
const goodTickets = (saleId: string) =>
  bench.db("tickets").where({ sale_id: saleId }).whereNull("voided_at").orderBy("event_id")

describe("a cancelled event", () => {
  it("is refunded order by order: previewed, begun once, worked off, mailed and reported", async () => {
    const { event, call, cancel, preview, start, report, runs, reopen } = desk("stripe")
    const english = await bench.shopper("stripe", { seats: 1 })
    english.client.language = "en"
    const sales = [
      await bought("stripe", await bench.shopper("stripe", { seats: 3 })),
      await bought("stripe", english),
    ]
    const code = "EVENT-1234-5678"
    const paying = await issueCertificate(bench.db, { websiteId: shops.stripe.id, code, value: 4000 })
    const guest = await bench.shopper("stripe", { seats: 2 })
    const started = await guest.startWith([code])
    expect((await guest.pay(started, { stripeToken: "tok_visa" })).status).toBe(200)
    await reconcile(bench.payments, bench.clock.now() + 60_000)
    sales.push(await bench.saleOf(started.saleToken))
    // A ticket that was used at the door stays; so does the sale of it alone.
    const [scanned] = await bench.ticketsOf(sales[0]?.id ?? "")
    const alone = await bought("stripe", await bench.shopper("stripe", { seats: 1 }))
    const [lonely] = await bench.ticketsOf(alone.id)
    for (const ticket of [scanned, lonely])
      await bench.db("tickets").where({ id: ticket?.id }).update({ admitted_at: bench.clock.now() })
    const owed = await dueSale(bench, "stripe", await bench.shopper("stripe", { seats: 1 }))
    await mails()

    const early = await start()
    expect(early.body.code).toBe("event-not-cancelled")
    expect((await preview()).cancelled).toBe(false)
    await cancel()
    const seen = await preview()
    expect(seen).toMatchObject({
      ...{ eventId: event, title: "Pièce soir", cancelled: true, sales: 3, tickets: 5, extras: 0 },
      ...{ keptCount: 2, leftOutCount: 2, notCaptured: 0, carts: 0 },
      returns: { giftcertificate: 4000, certificates: 1, credits: 0, instalment: 0 },
    })
    expect(seen.kept.map(({ id, why }) => [id, why])).toEqual(
      expect.arrayContaining([
        [scanned?.id, "admitted"],
        [lonely?.id, "admitted"],
      ]),
    )
    expect(seen.leftOut.map(({ saleId, why }) => [saleId, why])).toEqual(
      expect.arrayContaining([
        [alone.receipt_number, "admitted"],
        [owed.receipt, "payment-due"],
      ]),
    )
    const all = sales.reduce((sum, { amount }) => sum + amount, 4000)
    const third = (ticket: typeof scanned) =>
      ticket === undefined
        ? 0
        : ticket.price + ticket.service_charge + ticket.tax1 + ticket.tax2 + ticket.tax3
    expect(seen.amount).toBe(all - third(scanned))
    expect(seen.tax.totalAfterTaxes).toBe(seen.amount)
    expect(seen.returns.card + 4000).toBe(seen.amount)

    const wrong = await call("POST", `events/${event}/refunds`, { reason, amount: seen.amount + 1 })
    expect(wrong.body.code).toBe("refund-amount-changed")
    const begun = await start()
    expect(begun.body, JSON.stringify(begun.body)).toMatchObject({
      ...{ state: "running", orders: 5, waiting: 5, by: "Ada", reason },
      done: { sales: 0 },
    })
    // Whoever asks again is told of the same one.
    const again = await call<EventRefund>("POST", `events/${event}/refunds`, { reason: "autre", amount: 1 })
    expect(again.body).toMatchObject({ id: begun.body.id, reason })
    await workOff()
    const end = await report(begun.body.id)
    expect(end).toMatchObject({
      ...{ state: "done", waiting: 0, done: { sales: 3, amount: seen.amount }, leftOut: 2 },
      ...{ requested: { sales: 0 }, refused: { sales: 0, amount: 0 }, card: seen.returns.card },
      tax: seen.tax,
    })
    expect(end.sales.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5])
    expect(end.sales[0]).toMatchObject({ state: "done", kept: 1, why: "admitted" })
    expect((await report(begun.body.id, "&state=left-out")).sales.map(({ saleId }) => saleId)).toEqual(
      end.sales.filter(({ state }) => state === "left-out").map(({ saleId }) => saleId),
    )
    const page = (await report(begun.body.id, "&after=2&limit=2")).sales
    expect(page.map(({ number }) => number)).toEqual([3, 4])
    expect((await runs()).map(({ id }) => id)).toEqual([begun.body.id])
    expect((await goodTickets(sales[0]?.id ?? "")).map(({ id }) => id)).toEqual([scanned?.id])
    expect((await bench.db("gift_certificates").where({ id: paying.id }).first()).balance).toBe(4000)
    expect(
      (await refundsOf(sales[1]?.id ?? "")).map(({ staff_name, reason: why }) => [staff_name, why]),
    ).toEqual([["Ada", reason]])
    const journal = await bench.db("journal").where({ command: "sale.refund" })
    expect(journal.filter(({ actor }) => actor === "staff:Ada")).toHaveLength(3)

    const letters = await mails()
    expect(letters.map(({ subject }) => subject.replace(/STRI-\w+/, "X")).sort()).toEqual(
      [
        "Event cancelled: soir (order X)",
        "Événement annulé\u00a0: Pièce soir (commande X)",
        "Événement annulé\u00a0: Pièce soir (commande X)",
      ]
        .map((text) => text.replace("cancelled: soir", `cancelled: ${seenInEnglish}`))
        .sort(),
    )
    const inFrench = letters.find(({ subject }) => subject.startsWith("Événement"))
    expect(inFrench?.text).toMatch(/L’événement «\u00a0Pièce soir\u00a0» du \p{L}+ .* est annulé\./u)
    expect(inFrench?.text).not.toContain(reason)

    // Nothing is left; what was left out stays told.
    expect((await start()).body.code).toBe("refund-nothing-left")
    await reopen()
  })

  it.each(["all of its orders are", "one of its orders is"])(
    "is told as cancelled to whoever has a ticket of it that was given, when %s refunded",
    async (which) => {
      const { call, cancel, start, reopen } = desk("stripe")
      const sale = await bought("stripe", await bench.shopper("stripe", { seats: 1 }))
      const [ticket] = await bench.ticketsOf(sale.id)
      const given = { gift_recipient: "zoe@exemple.ca", gifted_at: bench.clock.now() }
      await bench.db("tickets").where({ id: ticket?.id }).update(given)
      await mails()
      await cancel()
      if (which.startsWith("all")) {
        await start()
        await workOff()
      } else {
        const { amount } = (await call<RefundPreview>("POST", `sales/${sale.id}/refund-preview`, {})).body
        expect((await call("POST", `sales/${sale.id}/refunds`, { reason, amount })).status).toBe(200)
      }
      const letter = (await mails()).find(({ to }) => to === "zoe@exemple.ca")
      expect(letter?.subject).toBe("Événement annulé\u00a0: Pièce soir")
      expect(letter?.text).toContain("L’événement est annulé. Votre billet n’est plus valable.")
      expect(letter?.text).not.toContain("repris")
      await reopen()
    },
  )

  const seenInEnglish = "Play soir"

  it("gives back its own part of orders of every kind, and nothing else", async () => {
    const shop = shops.paysafe
    const { cancel, preview, start, report, event, reopen } = desk("paysafe")
    await sellEveryKind(bench.db, shop)
    const guest = await bench.shopper("paysafe", { seats: 0 })
    await guest.signUp("tout@exemple.ca")
    const seats = takingSeats(400)
    expect((await guest.holdGroups(oneOfEach(shop, seats(4)))).status).toBe(200)
    const sale = await bench.saleOf((await payByMail(guest, shop)).saleToken)
    await reconcile(bench.payments, bench.clock.now() + 60_000)
    const before = await goodTickets(sale.id)
    const ofEvent = before.filter(({ event_id }) => event_id === event)
    expect(ofEvent.length).toBeLessThan(before.length)
    await cancel()
    const seen = await preview()
    // Its places to park and the delivery of its tickets go back with it.
    expect(seen).toMatchObject({ sales: 1, tickets: ofEvent.length, extras: 2, keptCount: 0 })
    expect(seen.amount).toBeLessThan(sale.amount)
    const { body } = await start()
    await workOff()
    expect(await report(body.id)).toMatchObject({ state: "done", done: { sales: 1, amount: seen.amount } })
    expect(backOf(sale.id)).toBe(seen.amount)
    const left = await goodTickets(sale.id)
    expect(left.map(({ event_id }) => event_id)).toEqual(
      before.filter(({ event_id }) => event_id !== event).map(({ event_id }) => event_id),
    )
    expect((await bench.db("flex_passes").where({ sale_id: sale.id }).first()).credits_left).toBe(5)
    expect((await bench.db("memberships").where({ sale_id: sale.id }).first()).ends_at).not.toBe(
      bench.clock.now(),
    )
    const { call } = desk("paysafe")
    expect(
      (await call<{ differences: unknown[] }>("GET", `carts/${sale.id}/replay`)).body.differences,
    ).toEqual([])
    await reopen()
  })

  it("leaves out an order whose document comes to more than was paid, and refunds the others", async () => {
    const { cancel, preview, start, report, reopen } = desk("globalpayments")
    const others = await bought("globalpayments", await bench.shopper("globalpayments", { seats: 2 }))
    const sale = await bought("globalpayments", await bench.shopper("globalpayments", { seats: 1 }))
    const restore = await taxMore(bench.db, sale.id)
    await cancel()
    const leftOut = {
      ...{ saleId: sale.receipt_number, why: "exceeds-payment" },
      explanation: expect.stringMatching(/^Son reçu dépasse ce qui a été payé/),
    }
    expect(await preview()).toMatchObject({
      sales: 1,
      amount: others.amount,
      leftOutCount: 1,
      leftOut: [leftOut],
    })
    const { status, body } = await start()
    expect(status, JSON.stringify(body)).toBe(200)
    await workOff()
    expect(await report(body.id)).toMatchObject({ state: "done", done: { sales: 1 }, leftOut: 1 })
    expect((await report(body.id, "&state=left-out")).sales).toMatchObject([{ ...leftOut, amount: 0 }])
    expect([backOf(others.id), backOf(sale.id)]).toEqual([others.amount, 0])

    await restore()
    expect(await preview()).toMatchObject({ sales: 1, amount: sale.amount, leftOutCount: 0 })
    await start()
    await workOff()
    expect(backOf(sale.id)).toBe(sale.amount)
    await reopen()
  })

  it("keeps what is asked to be kept, and gives tickets back that were used where that is wanted", async () => {
    const { cancel, preview, start, report, reopen } = desk("moneris")
    const sale = await bought("moneris", await bench.shopper("moneris", { seats: 2 }))
    await bench.db("tickets").where({ sale_id: sale.id }).update({ admitted_at: bench.clock.now() })
    await cancel()
    expect(await preview()).toMatchObject({ sales: 0, keptCount: 2, leftOut: [{ why: "admitted" }] })
    const selection = { evenAdmitted: true, keepFees: true }
    const seen = await preview(selection)
    expect(seen).toMatchObject({ sales: 1, tickets: 2, keptCount: 0, tax: { serviceCharge: 0 } })
    const { body } = await start(selection)
    await workOff()
    expect(await report(body.id)).toMatchObject({ ...selection, done: { amount: seen.amount } })
    expect(backOf(sale.id)).toBe(seen.amount)
    await reopen()
  })

  it("is refunded to whoever was paying when it was cancelled, where nobody had paid before", async () => {
    const { cancel, preview, start, report, reopen } = desk("paysafe")
    const guest = await bench.shopper("paysafe", { seats: 1 })
    const sale = await guest.startSale()
    const card = await creditCardOf(guest, "paysafe", sale)
    bench.misbehave("paysafe", "authorise", "hang-after")
    bench.misbehave("paysafe", "lookup", "http-500")
    expect((await guest.pay(sale, card)).body).toMatchObject({ code: "payment-pending" })
    await cancel()
    expect(await preview()).toMatchObject({ sales: 0, amount: 0, carts: 1 })
    const { status, body } = await start()
    expect(status, JSON.stringify(body)).toBe(200)
    await workOff()
    const waits = { payments: 1, until: expect.stringMatching(/^20\d\d-\d\d-\d\dT/) }
    expect(body).toMatchObject({ awaited: waits })
    const seen = await report(body.id)
    expect(seen).toMatchObject({ state: "running", waiting: 0, done: { sales: 0 }, awaited: waits })
    // A day, at most.
    expect(Date.parse(seen.awaited?.until ?? "") - Date.parse(seen.at)).toBe(24 * 3_600_000)
    for (const _ of ["found", "captured"]) {
      bench.clock.pass(120)
      await reconcile(bench.payments, bench.clock.now())
      await workOff()
    }
    const over = await report(body.id)
    expect(over).toMatchObject({ state: "done", waiting: 0, done: { sales: 1 } })
    expect(over).not.toHaveProperty("awaited")
    expect(await goodTickets((await bench.saleOf(sale.saleToken)).id)).toEqual([])
    // Nobody is paying any more.
    expect(await start()).toMatchObject({ status: 409, body: { code: "refund-nothing-left" } })
    await reopen()
  })

  it("waits for money that is not taken yet, and for payments that were under way", async () => {
    const { cancel, preview, start, report, reopen } = desk("stripe")
    bench.misbehave("stripe", "capture", "http-500")
    const { sale } = await payPlainly(await bench.shopper("stripe", { seats: 1 }), "stripe")
    const late = await bench.shopper("stripe", { seats: 2 })
    const lateSale = await late.startSale()
    bench.misbehave("stripe", "authorise", "hang-after")
    bench.misbehave("stripe", "lookup", "http-500")
    expect((await late.pay(lateSale, await creditCardOf(late, "stripe", lateSale))).body).toMatchObject({
      code: "payment-pending",
    })
    const held = await bench.shopper("stripe", { seats: 1 })
    await cancel()
    // A cart that only holds seats is not paid any more.
    expect(await preview()).toMatchObject({ sales: 1, notCaptured: 1, carts: 1 })
    expect((await held.call("PUT", "/v1/session/create-sale")).body).toMatchObject({
      code: "event-cancelled",
    })
    const { body } = await start()
    await workOff()
    expect(await report(body.id)).toMatchObject({ state: "running", waiting: 1, done: { sales: 0 } })
    // The first order's money is taken; of the other payment nobody knows yet.
    bench.misbehave("stripe", "lookup", "http-500")
    bench.clock.pass(120)
    await reconcile(bench.payments, bench.clock.now())
    await workOff()
    expect(await report(body.id)).toMatchObject({ state: "running", waiting: 0, done: { sales: 1 } })
    // Found, then captured, then refunded.
    for (const _ of ["found", "captured"]) {
      bench.clock.pass(120)
      await reconcile(bench.payments, bench.clock.now())
      await workOff()
    }
    const end = await report(body.id)
    expect(end).toMatchObject({ state: "done", waiting: 0, done: { sales: 2 } })
    for (const { saleToken } of [sale, lateSale])
      expect(await goodTickets((await bench.saleOf(saleToken)).id)).toEqual([])
    await reopen()
  })

  it("is stopped between two orders: what was given back stays so, the rest is left out", async () => {
    const { call, cancel, start, report, preview, reopen } = desk("moneris")
    for (const seats of [1, 1, 1]) await bought("moneris", await bench.shopper("moneris", { seats }))
    await cancel()
    const { body } = await start()
    await refundEvents(bench.payments, bench.clock.now(), 1)
    const stopped = await call<EventRefund>("POST", `event-refunds/${body.id}/actions/stop`)
    expect(stopped.body).toMatchObject({ state: "stopped", stoppedBy: "Ada", done: { sales: 1 }, leftOut: 2 })
    await workOff()
    expect(await report(body.id, "&state=left-out")).toMatchObject({
      ...{ state: "stopped", done: { sales: 1 } },
      sales: [{ why: "stopped" }, { why: "stopped" }],
    })
    // Another one takes them up.
    expect(await preview()).toMatchObject({ sales: 2 })
    const next = await start()
    await workOff()
    expect(await report(next.body.id)).toMatchObject({ state: "done", done: { sales: 2 } })
    await reopen()
  })

  it("gives tickets of flex passes back to their passes, and tells their holders", async () => {
    const passes = await startPassShop()
    try {
      const holder = await passes.holder()
      const exchanged = await passes.exchange(holder, holder.pass.ticketIds.slice(0, 2))
      expect(exchanged.status, JSON.stringify(exchanged.body)).toBe(200)
      expect(await passes.stateOf(holder)).toMatchObject({ credits: 1, exchanges: 2 })
      await passes.mails()
      await passes.db("events").where({ id: passEvent }).update({ sale_state: "CANCELLED" })
      const totals = await totalsOfEvent(passes.db, passShop.id, passEvent, {})
      expect(totals).toMatchObject({ sales: 1, tickets: 2, credits: 2, amount: 0, card: 0 })
      const asked = { websiteId: passShop.id, eventId: passEvent, staffName: "Ada", reason, amount: 0 }
      await startEventRefund(passes.db, { ...asked, id: "run" }, passes.clock.now())
      await refundEvents(passes.payments, passes.clock.now())
      expect(await passes.stateOf(holder)).toMatchObject({ credits: 3, exchanges: 0 })
      const [letter, ...others] = await passes.mails()
      expect(others).toEqual([])
      expect(letter?.subject).toMatch(/^Événement annulé/)
      expect(letter?.text).toContain("Votre passeport a de nouveau ces billets")
      expect(letter?.text).not.toContain("Nous avons remboursé")
    } finally {
      await passes.close()
    }
  })

  it("is nobody else's, and no event at all for an id that nobody knows", async () => {
    const { call, event } = desk("stripe")
    const other = desk("moneris")
    expect((await other.call("POST", `events/${event}/refund-preview`, {})).body.code).toBe("event-unknown")
    expect((await call("GET", "event-refunds/x")).body.code).toBe("event-refund-unknown")
    const [run] = await bench.db("event_refunds").where({ website_id: shops.stripe.id })
    expect((await other.call("GET", `event-refunds/${run.id}`)).body.code).toBe("event-refund-unknown")
    expect((await other.call("POST", `event-refunds/${run.id}/actions/stop`)).body.code).toBe(
      "event-refund-unknown",
    )
    const nobody = await fetch(
      `${bench.address}/v1/support/events/${event}/refunds?subdomain=${shops.stripe.id}`,
      {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ reason, amount: 1 }),
      },
    )
    expect(nobody.status).toBe(401)
  })
})

describe("a server that ends", () => {
  it.each(["paysafe", "exact"] as const)(
    "between any two steps leaves nobody refunded twice, and nobody out (%s)",
    async (name) => {
      const { cancel, start, report, preview, reopen } = desk(name)
      const sales = []
      for (const seats of [1, 2, 1, 1]) sales.push(await bought(name, await bench.shopper(name, { seats })))
      await cancel()
      const { amount } = await preview()
      const { body } = await start()
      const [written, asked, leased] = await dueOf(body.id)
      // One is written and its processor was not asked; of another the processor's answer was not written.
      await takeSale(bench.payments, written as EventRefundSaleRow)
      const taken = await takeSale(bench.payments, asked as EventRefundSaleRow)
      bench.misbehave(name, "refund", "drop-after")
      if (taken !== undefined) await carryOutRefund(bench.payments, taken.refund, taken.record.attempt, true)
      // A third is a process's own that ended before it wrote anything.
      const { event_refund_id, sale_id } = leased as EventRefundSaleRow
      await bench
        .db("event_refund_sales")
        .where({ event_refund_id, sale_id })
        .update({ try_at: bench.clock.now() + 60_000 })
      await workOff()
      expect(await report(body.id)).toMatchObject({ state: "running", waiting: 1, requested: { sales: 2 } })
      bench.clock.pass(120)
      await reconcile(bench.payments, bench.clock.now())
      await workOff()
      expect(await report(body.id)).toMatchObject({ state: "done", done: { sales: 4, amount } })
      for (const { id, amount: paid } of sales) {
        expect(backOf(id)).toBe(paid)
        expect(await refundsOf(id)).toHaveLength(1)
      }
      await reopen()
    },
  )

  it("tells what the processor refused or has not confirmed, and takes the refused up again when asked", async () => {
    const { cancel, start, report, reopen } = desk("globalpayments")
    const refused = await bought("globalpayments", await bench.shopper("globalpayments", { seats: 1 }))
    const pending = await bought("globalpayments", await bench.shopper("globalpayments", { seats: 1 }))
    const money = chargesOf(bench, refused.id).find(({ state }) => state === "captured")
    if (money === undefined) throw new Error("nothing was taken")
    // Somebody has given it back by hand.
    money.refunded = money.amount
    await cancel()
    const { body } = await start()
    await refundEvents(bench.payments, bench.clock.now(), 1)
    bench.misbehave("globalpayments", "refund", "drop-after")
    await workOff()
    const first = await report(body.id)
    expect(first).toMatchObject({
      ...{ state: "done", done: { sales: 0 }, requested: { sales: 1, amount: pending.amount } },
      ...{ refused: { sales: 1, amount: refused.amount } },
      sales: [{ state: "refused", code: expect.any(String) }, { state: "requested" }],
    })
    expect(await goodTickets(refused.id)).toHaveLength(1)
    bench.clock.pass(120)
    await reconcile(bench.payments, bench.clock.now())
    expect(await report(body.id)).toMatchObject({ done: { sales: 1 }, requested: { sales: 0 } })
    money.refunded = 0
    const again = await start()
    await workOff()
    expect(await report(again.body.id)).toMatchObject({ state: "done", orders: 1, done: { sales: 1 } })
    await reopen()
  })
})

describe("at once", () => {
  it("two processes work off one refund: each order goes back once", async () => {
    const { cancel, start, report, reopen } = desk("moneris")
    const sales = []
    for (let each = 0; each < 6; each += 1)
      sales.push(await bought("moneris", await bench.shopper("moneris", { seats: 1 })))
    await cancel()
    const { body } = await start()
    const rounds = [1, 2, 3].map(() => refundEvents(bench.payments, bench.clock.now()))
    await Promise.all(rounds)
    await workOff()
    expect(await report(body.id)).toMatchObject({ state: "done", done: { sales: 6 } })
    for (const { id, amount } of sales)
      expect([backOf(id), (await refundsOf(id)).length]).toEqual([amount, 1])
    await reopen()
  })

  it("two events take turns: neither waits for the other's end", async () => {
    const [long, short] = [desk("moneris"), desk("exact")]
    for (let each = 0; each < 3; each += 1)
      await bought("moneris", await bench.shopper("moneris", { seats: 1 }))
    await bought("exact", await bench.shopper("exact", { seats: 1 }))
    const begun = []
    for (const one of [long, short]) {
      await one.cancel()
      begun.push((await one.start()).body.id)
    }
    await refundEvents(bench.payments, bench.clock.now(), 1)
    expect((await long.report(begun[0] ?? "")).done.sales).toBe(1)
    expect(await short.report(begun[1] ?? "")).toMatchObject({ state: "done", done: { sales: 1 } })
    await workOff()
    for (const one of [long, short]) await one.reopen()
  })

  it("a refund of the event and one of an order of it give back once", async () => {
    const { cancel, call, start, report, reopen } = desk("moneris")
    const sales = []
    for (let each = 0; each < 4; each += 1)
      sales.push(await bought("moneris", await bench.shopper("moneris", { seats: 2 })))
    await cancel()
    const { body } = await start()
    const byHand = sales.map(async ({ id, amount }) =>
      call<Refund>("POST", `sales/${id}/refunds`, { reason: "Par téléphone", amount }),
    )
    await Promise.all([refundEvents(bench.payments, bench.clock.now()), ...byHand])
    bench.clock.pass(120)
    await reconcile(bench.payments, bench.clock.now())
    await workOff()
    const hands = (await Promise.all(byHand)).filter(({ status }) => status === 200).length
    const end = await report(body.id)
    expect(end).toMatchObject({ state: "done", leftOut: hands, done: { sales: 4 - hands } })
    for (const { id, amount } of sales) expect(backOf(id)).toBe(amount)
    await reopen()
  })

  it("four who begin it begin one", async () => {
    const { cancel, event, preview, runs, reopen } = desk("moneris")
    await bought("moneris", await bench.shopper("moneris", { seats: 1 }))
    await cancel()
    const before = (await runs()).length
    const begun = await beginAtOnce("moneris", event, (await preview()).amount)
    expect(new Set(begun).size).toBe(1)
    expect(await runs()).toHaveLength(before + 1)
    await workOff()
    await reopen()
  })

  it("a refund of the event and one of an order of it give back twice without the guard of pieces", async () => {
    const { cancel, call, start } = desk("cardconnect")
    const sale = await bought("cardconnect", await bench.shopper("cardconnect", { seats: 4 }))
    const [ticket, ...others] = await bench.ticketsOf(sale.id)
    for (const { id } of others)
      await bench.db("tickets").where({ id }).update({ admitted_at: bench.clock.now() })
    // Its gateway gives back what a batch has settled.
    bench.clock.pass(12 * 3_600)
    staff.set("cardconnect", await signInAda(bench.address, shops.cardconnect.id))
    await cancel()
    const { body } = await start()
    const [leased] = await dueOf(body.id)
    const selection = { items: [ticket?.id] }
    const preview = (await call<RefundPreview>("POST", `sales/${sale.id}/refund-preview`, selection)).body
    isBroken = true
    const unguarded: PieceGuard = { take: async (_: Knex.Transaction, rows) => rows.length }
    expect(await takeSale(bench.payments, leased as EventRefundSaleRow, unguarded)).toBeDefined()
    const byHand = await call<Refund>("POST", `sales/${sale.id}/refunds`, {
      ...{ ...selection, reason, amount: preview.amount },
    })
    expect([byHand.status, (await refundsOf(sale.id)).length]).toEqual([200, 2])
  })

  it("four who begin it begin more than one without the index", async () => {
    const { cancel, event, preview } = desk("globalpayments")
    isBroken = true
    await bought("globalpayments", await bench.shopper("globalpayments", { seats: 1 }))
    await cancel()
    const { amount } = await preview()
    await bench.db.raw("DROP INDEX event_refunds_one_running")
    expect(new Set(await beginAtOnce("globalpayments", event, amount)).size).toBeGreaterThan(1)
  })
})

/** Begins a refund of an event four times at once; the ids of those that run. */
async function beginAtOnce(name: ShopName, eventId: string, amount: number): Promise<string[]> {
  const asked = { websiteId: shops[name].id, eventId, staffName: "Ada", reason, amount }
  const runs = await Promise.all(
    [1, 2, 3, 4].map((each) =>
      startEventRefund(bench.db, { ...asked, id: `${name}-${each}` }, bench.clock.now()),
    ),
  )
  return runs.map(({ id }) => id)
}
