import type { CartReplay, CartReport } from "@parterre/contract"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { askCarts, employAda, signInAda } from "../../test/house/box-office.ts"
import { whileChanged } from "../../test/house/changed-payment.ts"
import { type CheckoutBench, startCheckout } from "../../test/house/checkout-shop.ts"
import { dueSale, passTime, payDue } from "../../test/house/due-sale.ts"
import { payPlainly } from "../../test/house/shopper.ts"
import { payingCards, type ShopName, shops } from "../../test/house/shops.ts"
import { chargesOf, unrest } from "../../test/house/unrest.ts"
import type { PaymentAttemptRow } from "../database/checkout-tables.ts"
import { reconcile } from "../jobs/reconciler.ts"
import type { LookupOutcome } from "../payments/processor.ts"
import { latestAttempt, readAttempt } from "../sales/attempt-store.ts"
import { confirmFound } from "./confirm-or-undo.ts"
import { lockPayment } from "./payment-record.ts"
import { type PaymentSettlement, type SettlementGuard, settlePayment } from "./settle-payment.ts"

const reason = "Vu dans la console"
const names = ["paysafe", "stripe", "paymentech"] as const
const staff = new Map<ShopName, string>()
let bench: CheckoutBench
beforeAll(async () => {
  bench = await startCheckout(1_000)
  for (const name of names) await employAda(bench.db, shops[name].id)
}, 60_000)
beforeEach(async () => {
  for (const name of names) await signIn(name)
})
const signIn = async (name: ShopName) => void staff.set(name, await signInAda(bench.address, shops[name].id))
afterAll(() => bench.close())
/** The twin without its guard leaves behind what nobody may see. */
let isBroken = false
afterEach(async () => {
  bench.sandboxes.overrides.reset()
  for (let round = 0; round < 3; round += 1) await passTime(bench, 1_200)
  if (!isBroken) expect(await unrest(bench)).toEqual([])
})

const support = <Body>(name: ShopName, method: string, path: string, body?: object) =>
  askCarts<Body>(
    { address: bench.address, websiteId: shops[name].id, token: staff.get(name) ?? "" },
    ...([method, path, body] as const),
  )

const report = async (name: ShopName, cart: string) => (await support<CartReport>(name, "GET", cart)).body
const settling = (name: ShopName, cart: string, payment: string, found: object) =>
  support<CartReport>(name, "POST", `${cart}/payments/${payment}/settlement`, { reason, ...found })

/** A payment whose answer was lost; `drop` where it never came to its processor. */
async function lost(name: ShopName, behaviour: "drop" | "hang-after" = "hang-after") {
  bench.misbehave(name, "authorise", behaviour)
  // Orbital is asked at its second host, too.
  if (name === "paymentech" && behaviour === "drop") bench.misbehave(name, "authorise", behaviour)
  bench.misbehave(name, "lookup", "http-500")
  const guest = await bench.shopper(name)
  const { body, sale } = await payPlainly(guest, name)
  expect(body.code).toBe("payment-pending")
  const row = await bench.saleOf(sale.saleToken)
  const attempt = await latestAttempt(bench.db, row)
  if (attempt === undefined) throw new Error("no payment")
  return { guest, row, attempt, cart: row.cart_id, saleId: row.id }
}

/** What staff do in the console of a processor: take the money that it has reserved. */
function captureByHand(saleId: string): string {
  const [charge] = chargesOf(bench, saleId)
  if (charge === undefined) throw new Error("nothing was charged")
  charge.state = "captured"
  return charge.id
}

const elsewhere = {
  "another processor": { processor: "STRIPE", accountId: "" },
  "another account": { accountId: "9999" },
  "no processor of cards": { processor: "DO_NOT_USE" },
}

describe.each(Object.entries(elsewhere))("a payment whose website has %s for good", (_, changes) => {
  it("pays its order where the console shows a charge", async () => {
    const { cart, saleId, attempt } = await lost("paysafe")
    await whileChanged(bench, "paysafe", changes, async () => {
      await passTime(bench, 1_200)
      expect((await report("paysafe", cart)).attempts).toMatchObject([
        { state: "unknown", stuck: attempt.id },
      ])
      const bare = await settling("paysafe", cart, attempt.id, { outcome: "charged" })
      expect([bare.status, bare.body.code]).toEqual([400, "request-invalid"])
      const processorId = captureByHand(saleId)
      const { status, body } = await settling("paysafe", cart, attempt.id, {
        outcome: "charged",
        processorId,
      })
      expect(status, JSON.stringify(body)).toBe(200)
      expect(body.summary.state).toBe("paid")
      expect(body.attempts).toMatchObject([{ state: "captured" }])
      expect(body.attempts[0]).not.toHaveProperty("stuck")
      expect(await bench.ticketsOf(saleId)).toHaveLength(2)
      expect((await bench.attemptsOf(saleId))[0]?.processor_id).toBe(processorId)
      expect(body.journal.find(({ command }) => command === "payment.settle")).toMatchObject({
        actor: "staff:Ada",
        explanation: expect.stringContaining(processorId),
      })
      expect((await support<CartReplay>("paysafe", "GET", `${cart}/replay`)).body.differences).toEqual([])
      const again = await settling("paysafe", cart, attempt.id, { outcome: "not-charged" })
      expect([again.status, again.body.code]).toEqual([409, "payment-not-stuck"])
    })
  })

  it("lets its seats go where the console shows none", async () => {
    const { cart, saleId, attempt, row } = await lost("paysafe", "drop")
    const { holds } = await report("paysafe", cart)
    await whileChanged(bench, "paysafe", changes, async () => {
      await passTime(bench, 1_200)
      const { status, body } = await settling("paysafe", cart, attempt.id, { outcome: "not-charged" })
      expect([status, body.attempts?.[0]?.state]).toEqual([200, "declined"])
      expect(await bench.db("sales").where({ id: saleId }).first("state")).toEqual({ state: "released" })
      expect((await support<CartReplay>("paysafe", "GET", `${cart}/replay`)).body.differences).toEqual([])
    })
    expect(await bench.ticketsOf(row.id)).toEqual([])
    const seats = holds.flatMap((hold) => hold.seats.map(({ seatId }) => seatId ?? ""))
    expect(seats).toHaveLength(2)
    const next = await bench.shopper("paysafe", { seats: 0 })
    await expect(next.hold(seats)).resolves.toBeDefined()
  })
})

it.each([
  ["charged", "unknown", "captured", "paid"],
  // A refund that may have been made is not asked for again.
  ["given-back", "refunding", "refunded", "released"],
] as const)("is settled as %s where Orbital has forgotten it", async (outcome, state, end, sale) => {
  const { cart, saleId, attempt } = await lost("paymentech")
  await bench.db("payment_attempts").where({ id: attempt.id }).update({ state })
  bench.clock.pass(48 * 3_600)
  await signIn("paymentech")
  expect((await report("paymentech", cart)).attempts).toMatchObject([{ stuck: attempt.id }])
  const found = { outcome, processorId: captureByHand(saleId) }
  for (const charge of chargesOf(bench, saleId)) charge.refunded = end === "refunded" ? charge.amount : 0
  expect((await settling("paymentech", cart, attempt.id, found)).body.attempts).toMatchObject([
    { state: end },
  ])
  expect((await bench.db("sales").where({ id: saleId }).first("state")).state).toBe(sale)
  expect(await bench.ticketsOf(saleId)).toHaveLength(sale === "paid" ? 2 : 0)
})

it("is settled too where its bank's challenge cannot be ended there any more", async () => {
  const guest = await bench.shopper("stripe")
  const started = await guest.startSale()
  const asked = await guest.pay(started, { stripeToken: "tok_threeDSecure2Required" })
  expect(asked.body.code).toBe("authentication-needed")
  const { id, cart_id } = await bench.saleOf(started.saleToken)
  await whileChanged(bench, "stripe", { processor: "DO_NOT_USE" }, async () => {
    await passTime(bench, 1_200)
    const [attempt] = (await report("stripe", cart_id)).attempts
    expect(attempt?.state).toBe("voiding")
    const { body } = await settling("stripe", cart_id, attempt?.stuck ?? "", { outcome: "not-charged" })
    expect(body.attempts).toMatchObject([{ state: "voided" }])
    expect((await bench.db("sales").where({ id }).first("state")).state).toBe("released")
  })
  for (const charge of chargesOf(bench, id)) charge.state = "voided"
})

const foundTaken = ({ amount }: PaymentAttemptRow): LookupOutcome => ({
  ...{ kind: "approved", state: "captured", processorId: "pi_1", amount, currency: "CAD" },
  ...{ brand: "visa", lastFour: "4242" },
})

describe("a payment that is due of tickets which are out", () => {
  const due = async () => {
    const sale = await dueSale(bench, "stripe", await bench.shopper("stripe"))
    bench.misbehave("stripe", "authorise", "hang-after")
    bench.misbehave("stripe", "lookup", "http-500")
    const guest = await bench.shopper("stripe", { seats: 0 })
    const { body } = await payDue(guest, sale, { ...payingCards.stripe.approved })
    expect(body.code).toBe("payment-pending")
    const { cart_id } = await bench.saleOf(sale.saleToken)
    return { sale, cart: cart_id }
  }

  it.each(["charged", "not-charged", "given-back"] as const)("is settled as %s", async (outcome) => {
    const { sale, cart } = await due()
    let id = ""
    await whileChanged(bench, "stripe", { processor: "DO_NOT_USE" }, async () => {
      await passTime(bench, 1_200)
      id = (await report("stripe", cart)).attempts.at(-1)?.stuck ?? ""
      const charge = chargesOf(bench, sale.id).at(-1)
      if (charge === undefined) throw new Error("nothing was charged")
      charge.state = outcome === "not-charged" ? "voided" : "captured"
      charge.refunded = outcome === "given-back" ? charge.amount : 0
      const found = outcome === "not-charged" ? { outcome } : { outcome, processorId: charge.id }
      const { status, body } = await settling("stripe", cart, id, found)
      expect(status, JSON.stringify(body)).toBe(200)
      expect(body.attempts.at(-1)?.state).toBe(outcome === "charged" ? "captured" : "declined")
      expect(body.attempts.at(-1)?.code).toBe(outcome === "charged" ? undefined : outcome)
      expect(body.summary.state).toBe("paid")
    })
    // Whatever is told of it later, what has gone back pays nothing.
    const own = await readAttempt(bench.db, { id, website_id: shops.stripe.id })
    if (outcome === "given-back" && own !== undefined)
      await confirmFound(bench.payments, own, foundTaken(own), "webhook-confirms")
    expect((await readAttempt(bench.db, { id, website_id: shops.stripe.id }))?.state).toBe(own?.state)
    expect((await bench.ticketsOf(sale.id)).every(({ voided_at }) => voided_at === null)).toBe(true)
  })
})

it("is not settled as charged where somebody else has its seats, and nothing changes", async () => {
  const { cart, saleId, attempt } = await lost("paysafe")
  const { holds } = await report("paysafe", cart)
  const taken = holds.flatMap((hold) => hold.seats.map(({ seatId }) => seatId ?? ""))
  const claims = () => bench.db("claims").where({ website_id: shops.paysafe.id }).whereIn("seat_id", taken)
  bench.clock.pass(1_200)
  await claims().delete()
  const other = await bench.shopper("paysafe", { seats: 0 })
  await other.hold(taken)
  await whileChanged(bench, "paysafe", elsewhere["another processor"], async () => {
    const found = { outcome: "charged", processorId: "TXN-1" }
    const { status, body } = await settling("paysafe", cart, attempt.id, found)
    expect([status, body.code]).toEqual([409, "payment-seats-gone"])
    expect((await report("paysafe", cart)).attempts).toMatchObject([{ state: "unknown" }])
    expect(await bench.db("journal").where({ cart_id: cart, command: "payment.settle" })).toEqual([])
    for (const charge of chargesOf(bench, saleId)) charge.state = "voided"
    expect((await settling("paysafe", cart, attempt.id, { outcome: "not-charged" })).status).toBe(200)
  })
  expect(await bench.ticketsOf(saleId)).toEqual([])
})

describe("a payment that is not stuck", () => {
  it("is refused while its own processor can be asked", async () => {
    const { cart, attempt } = await lost("paysafe")
    bench.clock.pass(1_200)
    expect((await report("paysafe", cart)).attempts[0]).not.toHaveProperty("stuck")
    const answer = await settling("paysafe", cart, attempt.id, { outcome: "not-charged" })
    expect([answer.status, answer.body.code]).toEqual([409, "payment-not-stuck"])
  })

  it("is refused while its request or its bank's challenge may be answered", async () => {
    const { cart, attempt } = await lost("paysafe")
    await whileChanged(bench, "paysafe", elsewhere["another processor"], async () => {
      bench.clock.pass(60)
      const answer = await settling("paysafe", cart, attempt.id, { outcome: "not-charged" })
      expect([answer.status, answer.body.code]).toEqual([409, "payment-not-stuck"])
    })
  })

  it("is refused while a bank's page may take it still, where it pays there", async () => {
    const { cart, attempt } = await lost("paysafe")
    await bench.db("payment_attempts").where({ id: attempt.id }).update({ brand: "interac" })
    const stuck = async () => (await report("paysafe", cart)).attempts[0]?.stuck
    await whileChanged(bench, "paysafe", elsewhere["no processor of cards"], async () => {
      bench.clock.pass(1_200)
      expect(await stuck()).toBeUndefined()
      bench.clock.pass(700)
      expect(await stuck()).toBe(attempt.id)
    })
    await bench.db("payment_attempts").where({ id: attempt.id }).update({ brand: null })
  })

  it("is refused to who is no staff, for another website's cart and for no payment", async () => {
    const { cart, attempt } = await lost("paysafe")
    await whileChanged(bench, "paysafe", elsewhere["another processor"], async () => {
      bench.clock.pass(1_200)
      const found = { outcome: "not-charged" }
      expect((await settling("stripe", cart, attempt.id, found)).body.code).toBe("cart-unknown")
      expect((await settling("paysafe", cart, "nothing", found)).body.code).toBe("payment-not-stuck")
      staff.set("paysafe", "nobody")
      expect((await settling("paysafe", cart, attempt.id, found)).status).toBe(401)
    })
  })
})

describe("two of the staff, and the server, at the same moment", () => {
  const charged = (processorId: string): PaymentSettlement => ({
    ...{ staffName: "Bob", outcome: "charged", processorId, reason },
  })
  const notCharged: PaymentSettlement = { staffName: "Eve", outcome: "not-charged", reason }

  /** With a guard of its own, one after the other: which of them is first would decide the end. */
  async function both(guardOf?: (attempt: PaymentAttemptRow) => SettlementGuard) {
    const { saleId, attempt } = await lost("paysafe")
    let ends: string[] = []
    await whileChanged(bench, "paysafe", elsewhere["another processor"], async () => {
      bench.clock.pass(1_200)
      const processorId = captureByHand(saleId)
      const found = [charged(processorId), notCharged]
      let before: Promise<unknown> = Promise.resolve()
      const settling = found.map((each) => {
        const settled = (guardOf === undefined ? Promise.resolve() : before).then(() =>
          settlePayment(bench.payments, attempt, each, guardOf?.(attempt)),
        )
        before = settled.catch(() => undefined)
        return settled
      })
      const settled = await Promise.allSettled([...settling, reconcile(bench.payments, bench.clock.now())])
      ends = settled.slice(0, 2).map(({ status }) => status)
    })
    return { saleId, ends }
  }

  it("end it in one way", async () => {
    const { saleId, ends } = await both()
    expect(ends.toSorted()).toEqual(["fulfilled", "rejected"])
    // Of what was settled as not charged, the money is found and goes back.
    const { state } = await bench.db("sales").where({ id: saleId }).first("state")
    const tickets = await bench.ticketsOf(saleId)
    expect(tickets).toHaveLength(state === "paid" ? 2 : 0)
    if (state !== "paid") for (const charge of chargesOf(bench, saleId)) charge.state = "voided"
  })

  it("would end it in both without the look once more under lock", async () => {
    isBroken = true
    const stale = (attempt: PaymentAttemptRow): SettlementGuard => ({
      lock: async (...asked) => {
        const locked = await lockPayment(...asked)
        return locked && { ...locked, sale: { ...locked.sale, state: "paying" }, attempt }
      },
    })
    const { saleId, ends } = await both(stale)
    expect(ends).toEqual(["fulfilled", "fulfilled"])
    expect(await bench.ticketsOf(saleId)).toHaveLength(2)
    expect((await bench.attemptsOf(saleId)).map(({ state }) => state)).toEqual(["declined"])
  })
})
