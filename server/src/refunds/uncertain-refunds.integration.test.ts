import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest"
import { whileChanged } from "../../test/house/changed-payment.ts"
import { type CheckoutBench, startCheckout } from "../../test/house/checkout-shop.ts"
import { payPlainly } from "../../test/house/shopper.ts"
import { type ShopName, shops } from "../../test/house/shops.ts"
import { fillShelf, productId } from "../../test/house/small-shelf.ts"
import { chargesOf, unrest } from "../../test/house/unrest.ts"
import { testBarcodes, testCertificates, testGifts, testNewsletters, testRenewals } from "../../test/serve.ts"
import { chargeOf } from "../checkout/settle-attempt.ts"
import { inTransaction } from "../database/in-transaction.ts"
import type { RefundRow } from "../database/refund-tables.ts"
import { sendOutbox } from "../jobs/outbox.ts"
import { reconcile } from "../jobs/reconciler.ts"
import type { Mail } from "../mail/mail.ts"
import { carryOutRefund } from "./carry-out-refund.ts"
import { refuseRefund } from "./end-refund.ts"
import { readRefund } from "./refund-store.ts"
import { requestRefund } from "./request-refund.ts"
import { resumeRefunds } from "./resume-refunds.ts"
import { type SettleGuard, settleRefund } from "./settle-refund.ts"

let bench: CheckoutBench
beforeAll(async () => {
  bench = await startCheckout(3_000)
}, 60_000)
afterAll(() => bench.close())
afterEach(async () => {
  vi.unstubAllGlobals()
  // Whatever was doubtful is settled once the processors answer again.
  await later(3600)
  expect(await unrest(bench)).toEqual([])
})

const later = async (seconds: number) => {
  bench.clock.pass(seconds)
  await reconcile(bench.payments, bench.clock.now())
}

async function bought(name: ShopName, seats = 1) {
  const { sale } = await payPlainly(await bench.shopper(name, { seats }), name)
  await reconcile(bench.payments, bench.clock.now() + 60_000)
  const { id, amount } = await bench.saleOf(sale.saleToken)
  return { id, amount }
}

const request = (name: ShopName, sale: { readonly id: string; readonly amount: number }, items?: string[]) =>
  inTransaction(bench.db, (trx) =>
    requestRefund(
      trx,
      {
        ...{ refundId: crypto.randomUUID(), websiteId: shops[name].id, saleId: sale.id },
        ...{ staffName: "Ada", reason: "Spectacle annulé", keepSeats: false, amount: sale.amount, items },
      },
      bench.clock.now(),
    ),
  )

/** Asks once, and the answer is lost after the money went back. */
async function lost(name: ShopName, sale: { readonly id: string; readonly amount: number }) {
  const { refund, record } = await request(name, sale)
  bench.misbehave(name, "refund", "drop-after")
  await carryOutRefund(bench.payments, refund, record.attempt, true)
}

const truthOf = async (saleId: string) => ({
  states: (await bench.db<RefundRow>("refunds").where({ sale_id: saleId })).map(({ state }) => state),
  refunded: bench.sandboxes.ledger
    .all()
    .find(({ reference, state }) => reference.startsWith(`sale:${saleId}:`) && state === "captured")
    ?.refunded,
  goodTickets: (await bench.db("tickets").where({ sale_id: saleId }).whereNull("voided_at")).length,
})

describe("a refund whose answer was lost", () => {
  it.each([
    ["uses another processor", { processor: "STRIPE", accountId: "" }],
    ["uses another account", { accountId: "9999" }],
  ])("is not taken for refused while its organiser %s", async (_, changes) => {
    const sale = await bought("paysafe")
    await lost("paysafe", sale)
    await whileChanged(bench, "paysafe", changes, () => later(120))
    expect(await truthOf(sale.id)).toEqual({ states: ["requested"], refunded: sale.amount, goodTickets: 0 })
    await later(3600)
    expect((await truthOf(sale.id)).states).toEqual(["done"])
  })

  it("is not taken for refused while Paysafe's list of refunds trails behind", async () => {
    const sale = await bought("paysafe")
    await lost("paysafe", sale)
    answerFor(/\/refunds\?merchantRefNum=/, () => Response.json({ refunds: [] }))
    await later(120)
    expect(await truthOf(sale.id)).toEqual({ states: ["requested"], refunded: sale.amount, goodTickets: 0 })
  })

  it("is found by its reference where Stripe has forgotten its key", async () => {
    const sale = await bought("stripe", 3)
    const [ticket] = await bench.ticketsOf(sale.id)
    if (ticket === undefined) throw new Error("no ticket")
    const amount = sumOf(ticket)
    const { refund, record } = await request("stripe", { ...sale, amount }, [ticket.id])
    bench.misbehave("stripe", "refund", "drop-after")
    await carryOutRefund(bench.payments, refund, record.attempt, true)
    await later(2 * 86_400)
    expect(await truthOf(sale.id)).toMatchObject({ states: ["done"], refunded: amount })
  })
})

describe("a refund at Orbital, which forgets a request after two days", () => {
  /** Of one of three tickets, with the answer lost; the processor's clock and ours go on until it is asked for again. */
  async function lostFor(hours: number) {
    const sale = await bought("paymentech", 3)
    const [ticket] = await bench.ticketsOf(sale.id)
    if (ticket === undefined) throw new Error("no ticket")
    const { refund, record } = await request("paymentech", { ...sale, amount: sumOf(ticket) }, [ticket.id])
    bench.misbehave("paymentech", "refund", "drop-after")
    bench.misbehave("paymentech", "refund", "http-500")
    await carryOutRefund(bench.payments, refund, record.attempt, true)
    await later(hours * 3_600)
    return { refund, sale, amount: sumOf(ticket) }
  }

  it("is asked for again for as long as its first request is surely known", async () => {
    const { sale, amount } = await lostFor(46)
    expect(await truthOf(sale.id)).toMatchObject({ states: ["done"], refunded: amount })
  })

  it.each([48, 72])("is not asked for again after %i hours, and waits for staff", async (hours) => {
    const { refund, sale, amount } = await lostFor(hours)
    expect(await truthOf(sale.id)).toMatchObject({ states: ["requested"], refunded: amount })
    const row = await readRefund(bench.db, refund)
    if (row === undefined) throw new Error("no refund")
    expect(row.code).toBe("repeat-too-late")
    bench.clock.pass(120)
    const found = { outcome: "given-back", processorIds: ["orb-1"] } as const
    await settleRefund(bench.payments, row, { ...found, staffName: "Bob", reason: "Vu dans la console" })
    expect(await truthOf(sale.id)).toEqual({ states: ["done"], refunded: amount, goodTickets: 2 })
  })
})

describe("a refund that its processor refuses to repeat", () => {
  const settlement = { staffName: "Bob", reason: "Vu dans la console", processorIds: [] }
  const given = { ...settlement, outcome: "given-back" } as const
  const notGiven = { ...settlement, outcome: "not-given-back" } as const
  /** Given back once, with the answer lost, then asked for again while its organiser used another processor. */
  async function stuck(name: ShopName, seats = 1) {
    const sale = await bought(name, seats)
    const [ticket] = await bench.ticketsOf(sale.id)
    if (ticket === undefined) throw new Error("no ticket")
    const { refund, record } = await request(name, { ...sale, amount: sumOf(ticket) }, [ticket.id])
    bench.misbehave(name, "refund", "drop-after")
    await carryOutRefund(bench.payments, refund, record.attempt, true)
    await whileChanged(bench, name, { processor: "STRIPE", accountId: "" }, () => later(120))
    bench.clock.pass(120)
    return { sale, refundId: refund.id, amount: sumOf(ticket), attempt: record.attempt }
  }
  const rowOf = async (refundId: string, name: ShopName): Promise<RefundRow> => {
    const row = await readRefund(bench.db, { id: refundId, website_id: shops[name].id })
    if (row === undefined) throw new Error("no refund")
    return row
  }

  it("ends as staff found it, and lets the next refund of its sale go", async () => {
    const { sale, refundId, amount, attempt } = await stuck("moneris", 2)
    const row = await rowOf(refundId, "moneris")
    expect(row).toMatchObject({ state: "requested", code: "other-processor" })
    if (attempt === undefined) throw new Error("no payment")
    const processor = await bench.payments.processors.ofAttempt(attempt)
    const charge = chargeOf(attempt, attempt.processor_id ?? "")
    // Asked with nothing known, Moneris tells of what it did last: what the console shows.
    const shown = await processor?.refund(charge, { reference: row.reference, amount, known: [] })
    if (shown?.kind !== "done") throw new Error("the console shows no refund")
    await settleRefund(bench.payments, row, { ...given, processorIds: [shown.processorId] })
    expect(await truthOf(sale.id)).toEqual({ states: ["done"], refunded: amount, goodTickets: 1 })
    const rest = await request("moneris", { ...sale, amount: sale.amount - amount })
    await carryOutRefund(bench.payments, rest.refund, rest.record.attempt, true)
    expect(await truthOf(sale.id)).toEqual({
      states: ["done", "done"],
      refunded: sale.amount,
      goodTickets: 0,
    })
    const journal = await bench.db("journal").where({ command: "refund.settle" })
    expect(journal.at(-1)).toMatchObject({ actor: "staff:Bob", outcome: "done" })
  })

  it("leaves its tickets good where the console shows none", async () => {
    const sale = await bought("paysafe")
    const { refund, record } = await request("paysafe", sale)
    bench.misbehave("paysafe", "refund", "drop")
    await carryOutRefund(bench.payments, refund, record.attempt, true)
    await whileChanged(bench, "paysafe", { processor: "STRIPE", accountId: "" }, () => later(120))
    bench.clock.pass(120)
    await settleRefund(bench.payments, await rowOf(refund.id, "paysafe"), notGiven)
    expect(await truthOf(sale.id)).toEqual({ states: ["refused"], refunded: 0, goodTickets: 1 })
  })

  it("is settled once, and not while its processor may still answer", async () => {
    const sale = await bought("paysafe")
    await lost("paysafe", sale)
    const [asked] = await bench.db<RefundRow>("refunds").where({ sale_id: sale.id })
    if (asked === undefined) throw new Error("no refund")
    bench.clock.pass(120)
    const settled = settleRefund(bench.payments, asked, notGiven)
    await expect(settled).rejects.toMatchObject({ code: "refund-not-stuck" })
    const { refundId } = await stuck("globalpayments")
    const row = await rowOf(refundId, "globalpayments")
    // It did go back: who came second must not matter to the law that holds after each test.
    const both = ["Bob", "Eve"].map((staffName) => settleRefund(bench.payments, row, { ...given, staffName }))
    const ends = (await Promise.allSettled(both)).map(({ status }) => status)
    expect(ends.toSorted()).toEqual(["fulfilled", "rejected"])
  })

  /** Staff say that nothing went back while the server asks again, and this time it works. */
  async function settledWhileAsked(guard?: SettleGuard, began = 0) {
    const sale = await bought("paysafe")
    const { refund, record } = await request("paysafe", sale)
    bench.misbehave("paysafe", "refund", "drop")
    await carryOutRefund(bench.payments, refund, record.attempt, true)
    await whileChanged(bench, "paysafe", { processor: "STRIPE", accountId: "" }, () => later(120))
    bench.clock.pass(3_600)
    const row = await rowOf(refund.id, "paysafe")
    const answer = Promise.withResolvers<void>()
    const asked = Promise.withResolvers<void>()
    const sent = globalThis.fetch
    vi.stubGlobal("fetch", async (input: string | URL | Request, init?: RequestInit) => {
      if (init?.method === "POST" && String(input).includes("/refunds")) {
        asked.resolve()
        await answer.promise
      }
      return sent(input, init)
    })
    const resumed = resumeRefunds(bench.payments, bench.clock.now() - began, 10)
    await asked.promise
    const seen = began === 0 ? row : await rowOf(refund.id, "paysafe")
    const [settled] = await Promise.allSettled([settleRefund(bench.payments, seen, notGiven, guard)])
    answer.resolve()
    await resumed
    return { settled: settled.status, truth: await truthOf(sale.id), amount: sale.amount, sale }
  }

  it("is not settled while the server asks for it", async () => {
    const { settled, truth, amount } = await settledWhileAsked()
    expect(settled).toBe("rejected")
    expect(truth).toEqual({ states: ["done"], refunded: amount, goodTickets: 0 })
  })

  it("is not settled while the server asks for it after others, in a round that began long ago", async () => {
    const { settled, truth, amount } = await settledWhileAsked(undefined, 300_000)
    expect(settled).toBe("rejected")
    expect(truth).toEqual({ states: ["done"], refunded: amount, goodTickets: 0 })
  })

  it("would be given back beside good tickets without the guard", async () => {
    const open = { mayBeAnswering: () => false, takeInHand: async () => true }
    const { truth, amount, sale } = await settledWhileAsked(open)
    expect(truth).toEqual({ states: ["refused"], refunded: amount, goodTickets: 1 })
    // What must not be is taken back, for the law that holds after each test.
    await bench.db("refunds").where({ sale_id: sale.id }).update({ state: "done" })
    await bench.db("tickets").where({ sale_id: sale.id }).update({ voided_at: bench.clock.now() })
  })
})

describe("two refunds of a sale, of which the first one's answer is lost", () => {
  const names = [
    "paysafe",
    "globalpayments",
    "stripe",
    "moneris",
    "cardconnect",
    "paymentech",
    "exact",
  ] as const
  it.each(names)("each go back once at %s", async (name) => {
    const sale = await bought(name, 3)
    const [one, two] = await bench.ticketsOf(sale.id)
    if (one === undefined || two === undefined) throw new Error("no tickets")
    const first = await request(name, { ...sale, amount: sumOf(one) }, [one.id])
    bench.misbehave(name, "refund", "drop-after")
    await carryOutRefund(bench.payments, first.refund, first.record.attempt, true)
    const second = await request(name, { ...sale, amount: sumOf(two) }, [two.id])
    await carryOutRefund(bench.payments, second.refund, second.record.attempt, true)
    // CardPointe gives back what a batch has settled, a day later.
    for (const _ of ["the first", "the second"]) await later(name === "cardconnect" ? 90_000 : 7_200)
    expect(await truthOf(sale.id)).toMatchObject({ states: ["done", "done"], goodTickets: 1 })
    const charges = chargesOf(bench, sale.id).filter(({ state }) => state === "captured")
    expect(charges.map(({ refunded }) => refunded)).toEqual([sumOf(one) + sumOf(two)])
  })
})

const sumOf = (ticket: Awaited<ReturnType<CheckoutBench["ticketsOf"]>>[number]) =>
  ticket.price + ticket.service_charge + ticket.tax1 + ticket.tax2 + ticket.tax3

/** Answers calls to a processor in its place. */
function answerFor(address: RegExp, answer: () => Response) {
  const sent = globalThis.fetch
  vi.stubGlobal("fetch", (input: string | URL | Request, init?: RequestInit) =>
    address.test(String(input)) ? Promise.resolve(answer()) : sent(input, init),
  )
}

describe("two processes that resume one refund at once", () => {
  it.each(["stripe", "paysafe", "globalpayments"] as const)("give back once at %s", async (name) => {
    const sale = await bought(name, 2)
    const [ticket] = await bench.ticketsOf(sale.id)
    if (ticket === undefined) throw new Error("no ticket")
    const amount = sumOf(ticket)
    await request(name, { ...sale, amount }, [ticket.id])
    bench.clock.pass(120)
    bench.sandboxes.overrides.add({
      processor: name,
      operation: "refund",
      behaviour: "slow",
      milliseconds: 400,
    })
    const resumed = () => resumeRefunds(bench.payments, bench.clock.now(), 10)
    await Promise.all([resumed(), resumed()])
    await later(120)
    expect(await truthOf(sale.id)).toEqual({ states: ["done"], refunded: amount, goodTickets: 1 })
  })

  it("wait for no other website's processor", async () => {
    const slow = await bought("paysafe")
    const other = await bought("stripe")
    await request("paysafe", slow)
    bench.clock.pass(1)
    await request("stripe", other)
    bench.clock.pass(120)
    bench.misbehave("paysafe", "refund", "hang")
    const round = resumeRefunds(bench.payments, bench.clock.now(), 10)
    await expect.poll(async () => (await truthOf(other.id)).states, { timeout: 2_000 }).toEqual(["done"])
    expect((await truthOf(slow.id)).states).toEqual(["requested"])
    await round
  })
})

describe("Global Payments, which has seen a refund before", () => {
  const seen = (status: string) => () =>
    Response.json(
      {
        error_code: "DUPLICATE_ACTION",
        detailed_error_code: "40039",
        detailed_error_description: `Idempotency Key seen before: id=TRN_x, status=${status}`,
      },
      { status: 409 },
    )

  it("is believed as to what came of it", async () => {
    const sale = await bought("globalpayments")
    const { refund, record } = await request("globalpayments", sale)
    answerFor(/\/transactions\/[^/]+\/refund$/, seen("DECLINED"))
    await carryOutRefund(bench.payments, refund, record.attempt, true)
    expect(await truthOf(sale.id)).toEqual({ states: ["refused"], refunded: 0, goodTickets: 1 })
  })
})

it("a certificate's mail waits for the end of its refund, and leaves where that is refused", async () => {
  const shop = shops.globalpayments
  const gift = {
    key: "cadeau",
    kind: "giftcertificate",
    min_amount: 1000,
    max_amount: 50_000,
    taxable: 0,
  } as const
  await fillShelf(bench.db, [gift], shop)
  const guest = await bench.shopper("globalpayments", { seats: 0 })
  const id = productId("cadeau", shop)
  await guest.holdGroups([{ type: "GIFT_CERTTIFICATES", id, prices: [{ id, qty: 1, amount: 2500 }] }])
  const { sale } = await payPlainly(guest, "globalpayments")
  await reconcile(bench.payments, bench.clock.now() + 60_000)
  const row = await bench.saleOf(sale.saleToken)
  const { refund } = await request("globalpayments", row)
  expect((await mails()).some(isOfCertificate)).toBe(false)
  await refuseRefund(bench.payments, refund, "declined")
  bench.clock.pass(3600)
  expect((await mails()).some(isOfCertificate)).toBe(true)
})

const isOfCertificate = ({ subject }: Mail) => subject.startsWith("Votre chèque-cadeau de 25,00")

async function mails(): Promise<Mail[]> {
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
  }
  await sendOutbox({ ...outbox, log: bench.payments.log }, bench.clock, 500)
  return sent
}
