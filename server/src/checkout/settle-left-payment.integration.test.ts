import type { CartReplay, CartReport } from "@parterre/contract"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { askCarts, employAda, signInAda } from "../../test/house/box-office.ts"
import { whileChanged } from "../../test/house/changed-payment.ts"
import { type CheckoutBench, startCheckout } from "../../test/house/checkout-shop.ts"
import { passTime } from "../../test/house/due-sale.ts"
import { payPlainly } from "../../test/house/shopper.ts"
import { shops } from "../../test/house/shops.ts"
import { chargesOf, unrest } from "../../test/house/unrest.ts"
import type { PaymentAttemptRow } from "../database/checkout-tables.ts"
import { latestAttempt } from "../sales/attempt-store.ts"

const name = "globalpayments"
const left = { processor: "DO_NOT_USE" }
let bench: CheckoutBench
let token = ""
beforeAll(async () => {
  bench = await startCheckout(1_000)
  await employAda(bench.db, shops[name].id)
  token = await signInAda(bench.address, shops[name].id)
}, 60_000)
afterAll(() => bench.close())
afterEach(async () => {
  bench.sandboxes.overrides.reset()
  for (let round = 0; round < 3; round += 1) await passTime(bench, 1_200)
  expect(await unrest(bench)).toEqual([])
})

const ask = <Body>(method: string, path: string, body?: object) =>
  askCarts<Body>({ address: bench.address, websiteId: shops[name].id, token }, method, path, body)
const report = async (cart: string) => (await ask<CartReport>("GET", cart)).body
const settling = (cart: string, payment: string, found: object) =>
  ask<CartReport>("POST", `${cart}/payments/${payment}/settlement`, {
    reason: "Vu dans la console",
    ...found,
  })

/** What staff do in the console of the processor that was left. */
function inConsole(saleId: string, change: { state: "captured" | "voided"; refunded?: number }) {
  const charge = chargesOf(bench, saleId)[0]
  if (charge === undefined) throw new Error("nothing was charged")
  Object.assign(charge, change)
  return charge
}

const journalOf = async (cart: string) =>
  (await report(cart)).journal.filter(({ command }) => command === "payment.settle")

const messagesOf = (saleId: string) =>
  bench.db("outbox").where("payload", "like", `%${saleId}%`).orderBy("id").pluck<string[]>("kind")

const differences = async (cart: string) => (await ask<CartReplay>("GET", `${cart}/replay`)).body.differences

describe("money that is reserved of tickets which are out, at an account that was left", () => {
  const reserved = async () => {
    bench.misbehave(name, "capture", "http-500")
    const { sale } = await payPlainly(await bench.shopper(name), name)
    const row = await bench.saleOf(sale.saleToken)
    return { cart: row.cart_id, saleId: row.id, attempt: (await latestAttempt(bench.db, row))?.id ?? "" }
  }

  it("is told as stuck and settled as charged", async () => {
    const { cart, saleId, attempt } = await reserved()
    await whileChanged(bench, name, left, async () => {
      await passTime(bench, 1_200)
      expect((await report(cart)).attempts).toMatchObject([{ state: "authorised", stuck: attempt }])
      const { id } = inConsole(saleId, { state: "captured" })
      const before = (await bench.attemptsOf(saleId))[0]?.processor_id
      const { status, body } = await settling(cart, attempt, { outcome: "charged", processorId: "PS-77" })
      expect(status, JSON.stringify(body)).toBe(200)
      expect(body.attempts).toMatchObject([{ state: "captured" }])
      expect(body.attempts[0]).not.toHaveProperty("stuck")
      expect(body).not.toHaveProperty("unpaidAmount")
      // What reserved it is known; a refund at the same account, should it come back, goes by that.
      expect([before, (await bench.attemptsOf(saleId))[0]?.processor_id]).toEqual([id, id])
      expect(await journalOf(cart)).toMatchObject([
        { actor: "staff:Ada", explanation: expect.stringContaining("PS-77") },
      ])
      expect(await differences(cart)).toEqual([])
    })
  })

  it("is due of its buyer once more, who is told, where the console shows that it was not taken", async () => {
    const { cart, saleId, attempt } = await reserved()
    await whileChanged(bench, name, left, async () => {
      await passTime(bench, 1_200)
      const { amount } = inConsole(saleId, { state: "voided" })
      const { body } = await settling(cart, attempt, { outcome: "not-charged" })
      expect(body.attempts).toMatchObject([{ state: "lapsed" }])
      expect(body.summary).toMatchObject({ state: "paid", standing: "due" })
      expect(body.unpaidAmount).toBe(amount)
      expect(await messagesOf(saleId)).toContain("payment-due")
    })
    expect((await bench.ticketsOf(saleId)).every(({ voided_at }) => voided_at === null)).toBe(true)
  })

  it("is not stuck while its own processor can be asked", async () => {
    const { cart, attempt } = await reserved()
    bench.clock.pass(1_200)
    expect((await report(cart)).attempts[0]).not.toHaveProperty("stuck")
    const answer = await settling(cart, attempt, { outcome: "not-charged" })
    expect(answer.body.code).toBe("payment-not-stuck")
  })
})

/** A payment that was taken and whose answer was lost, of an order whose seats are somebody else's by then. */
async function withoutSeats() {
  bench.misbehave(name, "authorise", "hang-after")
  bench.misbehave(name, "lookup", "http-500")
  const { sale } = await payPlainly(await bench.shopper(name), name)
  const row = await bench.saleOf(sale.saleToken)
  inConsole(row.id, { state: "captured" })
  const seats = (await report(row.cart_id)).holds.flatMap((hold) =>
    hold.seats.map(({ seatId }) => seatId ?? ""),
  )
  bench.clock.pass(1_200)
  await bench.db("claims").where({ website_id: shops[name].id }).whereIn("seat_id", seats).delete()
  await (await bench.shopper(name, { seats: 0 })).hold(seats)
  return row
}

it("ends as refunded where it was taken, has no seats any more and was given back", async () => {
  const row = await withoutSeats()
  const { cart_id: cart, id: saleId } = row
  const attempt = (await latestAttempt(bench.db, row)) as PaymentAttemptRow
  await whileChanged(bench, name, left, async () => {
    const charged = await settling(cart, attempt.id, { outcome: "charged", processorId: "PS-2" })
    expect([charged.status, charged.body.code]).toEqual([409, "payment-seats-gone"])
    inConsole(saleId, { state: "captured", refunded: attempt.amount })
    const { body } = await settling(cart, attempt.id, { outcome: "given-back", processorId: "RF-14" })
    expect(body.attempts).toMatchObject([{ state: "refunded" }])
    expect(body.attempts[0]).not.toHaveProperty("code")
    expect(await bench.db("sales").where({ id: saleId }).first("state")).toEqual({ state: "released" })
    expect(await differences(cart)).toEqual([])
  })
  expect(await bench.ticketsOf(saleId)).toEqual([])
})

describe("money that is to go back, at an account that was left", () => {
  /** The refund of it has failed. */
  const goingBack = async () => {
    const row = await withoutSeats()
    bench.misbehave(name, "refund", "http-500")
    await passTime(bench, 0)
    const attempt = (await latestAttempt(bench.db, row)) as PaymentAttemptRow
    expect(attempt.state).toBe("refunding")
    return { cart: row.cart_id, saleId: row.id, attempt }
  }

  it("ends only once it was given back, and lets the order go", async () => {
    const { cart, saleId, attempt } = await goingBack()
    await whileChanged(bench, name, left, async () => {
      await passTime(bench, 1_200)
      expect((await report(cart)).attempts).toMatchObject([{ state: "refunding", stuck: attempt.id }])
      for (const found of [{ outcome: "charged", processorId: "PS-1" }, { outcome: "not-charged" }]) {
        const refused = await settling(cart, attempt.id, found)
        expect([refused.status, refused.body.code]).toEqual([409, "payment-to-give-back"])
      }
      expect(await journalOf(cart)).toEqual([])
      const bare = await settling(cart, attempt.id, { outcome: "given-back" })
      expect([bare.status, bare.body.code]).toEqual([400, "request-invalid"])
      inConsole(saleId, { state: "captured", refunded: attempt.amount })
      const { status, body } = await settling(cart, attempt.id, {
        outcome: "given-back",
        processorId: "RF-12",
      })
      expect(status, JSON.stringify(body)).toBe(200)
      expect(body.attempts).toMatchObject([{ state: "refunded" }])
      expect(await bench.db("sales").where({ id: saleId }).first("state")).toEqual({ state: "released" })
      expect(await journalOf(cart)).toMatchObject([
        { actor: "staff:Ada", explanation: expect.stringContaining("RF-12") },
      ])
      expect(await differences(cart)).toEqual([])
    })
    expect(await bench.ticketsOf(saleId)).toEqual([])
  })

  it("ends by itself where another payment has come after it", async () => {
    const { saleId, cart, attempt } = await goingBack()
    inConsole(saleId, { state: "captured", refunded: attempt.amount })
    const later = { ...attempt, id: `${attempt.id}-2`, attempt: 2, reference: `${attempt.reference}:2` }
    await bench.db("payment_attempts").insert({ ...later, state: "declined", processor_id: null })
    await whileChanged(bench, name, left, async () => {
      bench.clock.pass(1_200)
      expect((await report(cart)).attempts).toMatchObject([{ stuck: attempt.id }, { state: "declined" }])
      const found = { outcome: "given-back", processorId: "RF-13" }
      const { body } = await settling(cart, attempt.id, found)
      expect(body.attempts).toMatchObject([{ state: "refunded" }, { state: "declined" }])
    })
  })
})
