import type { PaymentRequest } from "@parterre/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type CheckoutBench, sandboxProcessors, startCheckout } from "../../test/house/checkout-shop.ts"
import { type Guest, payPlainly } from "../../test/house/shopper.ts"
import { cards, typedCard } from "../../test/house/shops.ts"
import { testDependencies } from "../../test/house/small-house.ts"
import { deadAddress } from "../../test/processors-on-sandboxes.ts"
import { testConfig } from "../../test/serve.ts"
import type { ProcessorEventRow } from "../database/checkout-tables.ts"
import { reconcile } from "../jobs/reconciler.ts"
import { Refusal } from "../refusal.ts"
import { confirmSale } from "./confirm-sale.ts"
import { pay } from "./pay.ts"
import { type PaymentGuard, paymentGuard } from "./payment-guard.ts"
import { lockPayment } from "./payment-record.ts"
import { eventBook, handleOnce } from "./processor-event-store.ts"
import { refuseAttempt, voidAttempt } from "./settle-attempt.ts"
import { withPayments } from "./with-payments.ts"

let bench: CheckoutBench

beforeAll(async () => {
  bench = await startCheckout(1_000)
})
afterAll(() => bench.close())

const chargesOf = (saleId: string, state?: string) =>
  bench.sandboxes.ledger
    .all()
    .filter(
      (entry) => entry.reference.startsWith(`sale:${saleId}:`) && (state ?? entry.state) === entry.state,
    )

async function settle() {
  for (let round = 0; round < 4; round += 1) {
    bench.clock.pass(600)
    await reconcile(bench.payments, bench.clock.now())
  }
}

/** The payment of a sale, with a guard or without, past the HTTP. */
async function payer(guest: Guest, dependencies = bench.payments) {
  const start = await guest.startSale()
  const sale = await bench.saleOf(start.saleToken)
  const request = {
    client: guest.client,
    creditCard: { stripeToken: "tok_visa" },
    amount: start.amount,
    saleToken: start.saleToken,
  } as PaymentRequest
  const session = { id: sale.session_id, websiteId: sale.website_id }
  const shopper = { website: guest.shop, language: "fr" as const, session }
  return {
    id: sale.id,
    start,
    pay: async (guard?: PaymentGuard) => {
      try {
        return (await pay(dependencies, shopper, request, guard)).saleId
      } catch (error) {
        if (error instanceof Refusal) return error.code
        throw error
      }
    },
  }
}

describe("one sale, one charge", () => {
  it("charges two clicks at once one time [CALL-068]", async () => {
    const { id, pay } = await payer(await bench.shopper("stripe"))
    await Promise.all([pay(), pay()])
    expect(chargesOf(id)).toHaveLength(1)
  })

  it("reserves the money twice when a sale being paid is taken for an open one", async () => {
    const { id, pay } = await payer(await bench.shopper("stripe"))
    const alwaysOpen: PaymentGuard = {
      ...paymentGuard,
      lock: async (...asked) => {
        const locked = await lockPayment(...asked)
        if (locked === undefined || locked.sale.state === "released") return locked
        return {
          ...locked,
          sale: { ...locked.sale, state: "open", cart_version: locked.cart.version },
          cart: { ...locked.cart, state: "held" },
        }
      },
    }
    bench.misbehave("stripe", "authorise", "hang-after")
    bench.misbehave("stripe", "lookup", "http-500")
    await Promise.all([pay(alwaysOpen), pay(alwaysOpen)])
    expect(chargesOf(id).length).toBeGreaterThan(1)
  })
})

describe("a lost answer", () => {
  const lose = () => {
    bench.misbehave("stripe", "authorise", "hang-after")
    bench.misbehave("stripe", "lookup", "http-500")
  }

  it("keeps the sale as it is, and the money reserved once, until the reconciler has asked", async () => {
    const { id, pay } = await payer(await bench.shopper("stripe"))
    lose()
    expect(await pay()).toBe("payment-pending")
    expect(await pay()).toBe("payment-in-progress")
    expect(chargesOf(id)).toMatchObject([{ state: "authorised" }])
    await settle()
    expect(chargesOf(id)).toMatchObject([{ state: "captured" }])
  })

  it("reserves the money twice when anybody but the reconciler lets the sale go", async () => {
    const { id, pay } = await payer(await bench.shopper("stripe"))
    lose()
    await pay({ ...paymentGuard, onLostAnswer: refuseAttempt })
    await pay()
    expect(chargesOf(id)).toHaveLength(2)
  })
})

describe("an event of a processor", () => {
  const event = (event_id: string): ProcessorEventRow => ({
    processor: "STRIPE",
    event_id,
    website_id: "stripe-shop",
    payload_hash: "",
    received_at: 0,
  })
  async function timesHandled(id: string, book = eventBook): Promise<number> {
    let times = 0
    for (let delivery = 0; delivery < 3; delivery += 1)
      await handleOnce(
        bench.db,
        event(id),
        async () => {
          times += 1
        },
        book,
      )
    return times
  }

  it("is handled once however often it comes", async () => {
    expect(await timesHandled("evt_once")).toBe(1)
    expect(await bench.db("processor_events").where({ event_id: "evt_once" })).toHaveLength(1)
  })

  it("is handled each time when nobody looks at what came before", async () => {
    expect(await timesHandled("evt_again", { ...eventBook, isKnown: async () => false })).toBe(3)
  })

  it("is each website's own, whatever id another's had", async () => {
    expect(await timesHandled("evt_shared")).toBe(1)
    let handled = 0
    const elsewhere = { ...event("evt_shared"), website_id: "pays-shop" }
    await handleOnce(bench.db, elsewhere, async () => {
      handled += 1
    })
    expect(handled).toBe(1)
    expect(await bench.db("processor_events").where({ event_id: "evt_shared" })).toHaveLength(2)
  })

  it("comes again when it could not be handled", async () => {
    const failed = handleOnce(bench.db, event("evt_late"), () => Promise.reject(new Error("not now")))
    await expect(failed).rejects.toThrow("not now")
    expect(await timesHandled("evt_late")).toBe(1)
  })
})

describe("a seat with a living ticket", () => {
  const index = "tickets_seat_once"

  /** A shopper has a ticket, its claim vanishes, and another pays for the same seat. */
  async function soldAgain(seat: string) {
    const first = await bench.shopper("stripe", { seats: 0 })
    await first.hold([seat])
    expect((await payPlainly(first, "stripe")).status).toBe(200)
    await bench.db("claims").where({ website_id: "stripe-shop", seat_id: seat }).delete()
    const second = await bench.shopper("stripe", { seats: 0 })
    await second.hold([seat])
    const paid = await payPlainly(second, "stripe")
    const { id } = await bench.saleOf(paid.sale.saleToken)
    const tickets = await bench.db("tickets").where({ event_id: "stripe-shop.soir", seat_id: seat })
    return { id, code: paid.body.code, tickets: tickets.length }
  }

  it("gets no second one, and the second shopper's money is let go", async () => {
    const { id, code, tickets } = await soldAgain("Y1")
    expect({ code, tickets }).toEqual({ code: "payment-voided", tickets: 1 })
    expect(chargesOf(id)).toMatchObject([{ state: "voided" }])
  })

  it("gets a second one without the key of the tickets", async () => {
    await bench.db.raw(`DROP INDEX ${index}`)
    try {
      expect(await soldAgain("Y3")).toMatchObject({ tickets: 2 })
    } finally {
      await bench.db("tickets").where({ seat_id: "Y3" }).delete()
      await bench.db.raw(
        `CREATE UNIQUE INDEX ${index} ON tickets (event_id, seat_id) WHERE seat_id IS NOT NULL AND voided_at IS NULL`,
      )
    }
  })
})

describe("money being let go", () => {
  const approvalOf = (saleId: string) => {
    const [charge] = chargesOf(saleId)
    return { processorId: charge?.id ?? "", brand: "visa" as const, lastFour: "4242" }
  }

  async function pendingPayment() {
    const { id, pay } = await payer(await bench.shopper("stripe"))
    bench.misbehave("stripe", "authorise", "hang-after")
    bench.misbehave("stripe", "lookup", "http-500")
    expect(await pay()).toBe("payment-pending")
    const [attempt] = await bench.attemptsOf(id)
    if (attempt === undefined) throw new Error("no attempt")
    return { id, attempt }
  }

  it("makes no tickets any more, even when the server dies before it has written that it is gone", async () => {
    const { id, attempt } = await pendingPayment()
    bench.misbehave("stripe", "void", "hang-after")
    expect(await voidAttempt(bench.payments, attempt, approvalOf(id))).toBe(false)
    const confirmed = await confirmSale(bench.payments, attempt, approvalOf(id), "webhook-confirms")
    expect(confirmed.kind).toBe("impossible")
    await settle()
    expect(await bench.ticketsOf(id)).toEqual([])
    expect(chargesOf(id)).toMatchObject([{ state: "voided" }])
  })

  it("is not let go when somebody else has just made the tickets", async () => {
    const { id, attempt } = await pendingPayment()
    await confirmSale(bench.payments, attempt, approvalOf(id), "webhook-confirms")
    expect(await voidAttempt(bench.payments, attempt, approvalOf(id))).toBe(false)
    await settle()
    expect(chargesOf(id)).toMatchObject([{ state: "captured" }])
  })

  it("is let go in the end when a refused card was approved after all and the void failed", async () => {
    const { id, attempt } = await pendingPayment()
    await refuseAttempt(bench.payments, attempt, "not-charged")
    bench.misbehave("stripe", "void", "http-500")
    expect(await voidAttempt(bench.payments, attempt, approvalOf(id))).toBe(false)
    expect(chargesOf(id)).toMatchObject([{ state: "authorised" }])
    await settle()
    expect(chargesOf(id)).toMatchObject([{ state: "voided" }])
    expect(await bench.attemptsOf(id)).toMatchObject([{ state: "voided" }])
  })

  it("is given back when somebody had captured it at the processor meanwhile", async () => {
    const { id, attempt } = await pendingPayment()
    await refuseAttempt(bench.payments, attempt, "not-charged")
    const { processor } = await bench.payments.processors.of(attempt.website_id)
    const { reference, amount, currency } = attempt
    await processor.capture({ ...approvalOf(id), reference, amount, currency })
    expect(await voidAttempt(bench.payments, attempt, approvalOf(id))).toBe(false)
    await settle()
    expect(chargesOf(id)).toMatchObject([{ state: "captured", refunded: amount }])
    expect(await bench.attemptsOf(id)).toMatchObject([{ state: "refunded" }])
    expect(await bench.ticketsOf(id)).toEqual([])
  })
})

it("looks at a payment that is due although older ones are not", async () => {
  const lost = async () => {
    bench.misbehave("stripe", "authorise", "hang-after")
    bench.misbehave("stripe", "lookup", "http-500")
    const { id, pay } = await payer(await bench.shopper("stripe"))
    await pay()
    return id
  }
  await settle()
  const old = await lost()
  bench.clock.pass(300)
  bench.misbehave("stripe", "lookup", "http-500")
  await reconcile(bench.payments, bench.clock.now())
  expect(await bench.attemptsOf(old)).toMatchObject([{ state: "unknown" }])
  const young = await lost()
  bench.clock.pass(10)
  await reconcile(bench.payments, bench.clock.now(), 1)
  expect(await bench.attemptsOf(young)).toMatchObject([{ state: "captured" }])
  expect(await bench.attemptsOf(old)).toMatchObject([{ state: "unknown" }])
  await settle()
})

describe("a processor nobody can reach", () => {
  async function unreachable() {
    const address = await deadAddress()
    const config = testConfig({ processors: sandboxProcessors(address) })
    return withPayments(testDependencies(bench.db, bench.clock), { config }, () => bench.payments.log)
  }

  it("is told so over HTTP, the seats stay and nothing is charged [CALL-068]", async () => {
    const dead = await bench.anotherServer({ processors: sandboxProcessors(await deadAddress()) })
    const guest = await bench.shopper("stripe")
    const sale = await guest.startSale()
    const { id } = await bench.saleOf(sale.saleToken)
    const refused = await guest.pay(sale, { stripeToken: "tok_visa" }, {}, dead.address)
    expect(refused).toMatchObject({ status: 503, body: { code: "processor-unavailable" } })
    expect((await guest.call("GET", "/v1/cart/self")).body).toMatchObject({ state: "held", totalQty: 2 })
    expect(chargesOf(id)).toEqual([])
    await dead.close()
    expect((await guest.pay(sale, { stripeToken: "tok_visa" })).status).toBe(200)
    expect(chargesOf(id)).toMatchObject([{ state: "captured" }])
  })

  it("does not use up the tries of a shopper", async () => {
    const guest = await bench.shopper("stripe")
    const dead = await unreachable()
    for (let time = 0; time < 6; time += 1)
      expect(await (await payer(guest, dead)).pay()).toBe("processor-unavailable")
    expect((await payPlainly(guest, "stripe")).status).toBe(200)
  })
})

it("refuses a sixth card for one sale, and the processor never hears of it", async () => {
  const guest = await bench.shopper("stripe")
  for (let time = 0; time < 5; time += 1) {
    const sale = await guest.startSale()
    expect((await guest.pay(sale, { stripeToken: "tok_chargeDeclined" })).body.code).toBe("card-declined")
  }
  const sale = await guest.startSale()
  const { id } = await bench.saleOf(sale.saleToken)
  expect(await guest.pay(sale, { stripeToken: "tok_visa" })).toMatchObject({
    status: 429,
    body: { code: "rate-limited" },
  })
  expect(chargesOf(id).filter(({ state }) => state !== "declined")).toEqual([])
})

it("refuses further cards from an address that had too many declined, in any session", async () => {
  const server = await bench.anotherServer({ limits: { ...testConfig().limits, declined: 2 } })
  const answers = []
  for (const stripeToken of ["tok_chargeDeclined", "tok_visa", "tok_chargeDeclined", "tok_visa"]) {
    const guest = await bench.shopper("stripe")
    const { body } = await guest.pay(await guest.startSale(), { stripeToken }, {}, server.address)
    answers.push(body.code ?? "paid")
  }
  expect(answers).toEqual(["card-declined", "paid", "card-declined", "rate-limited"])
  await server.close()
})

it("calls a second click with a used authentication a payment in progress", async () => {
  const guest = await bench.shopper("paysafe")
  const sale = await guest.startSale()
  const number = cards.paysafe.frictionless
  const { authenticationId } = (await guest.authenticate(sale, number)).body
  const card = typedCard(number, authenticationId)
  const answers = await Promise.all(Array.from({ length: 8 }, () => guest.pay(sale, card)))
  const codes = new Set(answers.map(({ status, body }) => (status === 200 ? "paid" : body.code)))
  codes.delete("payment-in-progress")
  expect([...codes]).toEqual(["paid"])
})
