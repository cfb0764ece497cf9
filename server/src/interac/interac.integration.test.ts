import { createHash } from "node:crypto"
import type { InteracPayment } from "@parterre/contract"
import { plainAmount } from "@parterre/domain/money"
import { sandboxCredentials } from "@parterre/sandboxes"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type CheckoutBench, startCheckout } from "../../test/house/checkout-shop.ts"
import { atBank, beginAtBank, openBank, postResult } from "../../test/house/interac-bank.ts"
import { type Guest, payPlainly } from "../../test/house/shopper.ts"
import { shops, typedCard } from "../../test/house/shops.ts"
import { isChargeOf, unrest } from "../../test/house/unrest.ts"
import { reconcile } from "../jobs/reconciler.ts"

let bench: CheckoutBench

beforeAll(async () => {
  bench = await startCheckout(1_000)
})
afterAll(() => bench.close())

type Bank = "A" | "B" | "C" | "D" | "E"

async function atInterac(shop: "paysafe" | "exact" = "paysafe") {
  const guest = await bench.shopper(shop)
  const sale = await guest.startSale()
  const begun = await beginAtBank(guest, sale)
  expect(begun.status).toBe(200)
  const { id } = await bench.saleOf(sale.saleToken)
  return { guest, sale, form: begun.body, saleId: id }
}

async function visit(form: InteracPayment, bank: Bank) {
  const { visit: id } = await openBank(form)
  return atBank(form, id, bank)
}

const stateOf = async (guest: Guest) => (await guest.call("GET", "/v1/session/sale")).body.state
const chargesOf = (saleId: string) =>
  bench.sandboxes.ledger.all().filter(({ reference }) => isChargeOf(reference, saleId))
const attemptStates = async (saleId: string) => (await bench.attemptsOf(saleId)).map(({ state }) => state)

async function passTime(seconds: number) {
  bench.clock.pass(seconds)
  await reconcile(bench.payments, bench.clock.now())
}

/** Somebody else has the seats of a cart being paid: what must never happen. */
async function takeSeats(guest: Guest, shop: "paysafe" | "exact" = "paysafe") {
  const other = await bench.shopper(shop, { seats: 0 })
  const cart = (await guest.call("GET", "/v1/cart/self")).body as {
    cartElements: { prices: { seatIds: string[] }[] }[]
  }
  const seatIds = cart.cartElements[0]?.prices[0]?.seatIds ?? []
  await bench.db("claims").where({ website_id: guest.shop.id }).whereIn("seat_id", seatIds).delete()
  await other.hold(seatIds)
}

describe.each(["paysafe", "exact"] as const)("Interac at a shop whose cards go through %s", (shop) => {
  it("is offered, and its form is signed and carries no key [CALL-052]", async () => {
    const { guest, sale, form } = await atInterac(shop)
    expect((await guest.call("GET", "/v1/cart/paymentMethods")).body).toMatchObject({ exact: true })
    expect(form).toMatchObject({
      x_login: sandboxCredentials.exact.page,
      x_amount: plainAmount(sale.amount),
      x_test_request: "TRUE",
    })
    expect(form.x_po_num.length).toBeLessThanOrEqual(20)
    expect(JSON.stringify(form)).not.toContain("TKEY")
    expect(await stateOf(guest)).toBe("paying")
    await passTime(3_600)
  })

  it("turns an approval into tickets, and its bank stands on the receipt", async () => {
    const { guest, form, saleId } = await atInterac(shop)
    const result = await visit(form, "A")
    // The payment page has told the server by itself; the browser brings the same.
    expect(await stateOf(guest)).toBe("paid")
    const back = await postResult(form, result)
    expect(back.status).toBe(200)
    expect(back.text).toContain(`/fr/checkout/checkout-confirmation?subdomain=${guest.shop.id}`)
    expect(await bench.ticketsOf(saleId)).toHaveLength(2)
    expect(await attemptStates(saleId)).toEqual(["captured"])
    expect(chargesOf(saleId)).toMatchObject([{ state: "captured", refunded: 0 }])
    const { saleId: number } = (await guest.call("GET", "/v1/session/sale")).body
    const receipt = await guest.call("GET", `/v1/invoice-confirmation/${String(number)}`)
    expect(receipt.body).toMatchObject({
      deferred: false,
      payment: {
        brand: "interac",
        interac: { issuerName: "Banque A", confirmation: result.exact_issconf },
      },
    })
  })

  it("keeps the seats after a refusal, and a card pays then", async () => {
    for (const bank of ["B", "C"] as const) {
      const { guest, form, saleId } = await atInterac(shop)
      const result = await visit(form, bank)
      expect((await postResult(form, result)).status).toBe(200)
      expect(await stateOf(guest)).toBe("open")
      expect((await guest.call("GET", "/v1/cart/self")).body).toMatchObject({ state: "held", totalQty: 2 })
      expect((await payPlainly(guest, shop)).status).toBe(200)
      expect(await attemptStates(saleId)).toEqual(["declined", "captured"])
    }
  })

  it.each(["D", "E"] as const)("completes a sale whose shopper never returns, by bank %s", async (bank) => {
    const { guest, form, saleId } = await atInterac(shop)
    expect(await visit(form, bank)).toEqual({})
    expect(await stateOf(guest)).toBe(bank === "D" ? "paid" : "paying")
    await passTime(60)
    expect(await stateOf(guest)).toBe("paid")
    expect(await bench.ticketsOf(saleId)).toHaveLength(2)
    expect(chargesOf(saleId)).toMatchObject([{ state: "captured", refunded: 0 }])
  })

  it("gives money back by itself where the seats are gone", async () => {
    const { guest, form, saleId } = await atInterac(shop)
    await takeSeats(guest, shop)
    await visit(form, "A")
    expect(await bench.ticketsOf(saleId)).toEqual([])
    expect(await attemptStates(saleId)).toEqual(["refunded"])
    const [charge] = chargesOf(saleId)
    expect(charge).toMatchObject({ state: "captured", refunded: charge?.amount })
    await passTime(600)
    expect((await bench.saleOf(await tokenOf(guest))).state).toBe("released")
  })

  it("tries a refund again that did not succeed", async () => {
    const { guest, form, saleId } = await atInterac(shop)
    await takeSeats(guest, shop)
    bench.misbehave("exact", "refund", "http-500")
    await visit(form, "A")
    expect(await attemptStates(saleId)).toEqual(["refunding"])
    await passTime(600)
    const [charge] = chargesOf(saleId)
    expect(charge).toMatchObject({ refunded: charge?.amount })
    expect(await attemptStates(saleId)).toEqual(["refunded"])
  })
})

const tokenOf = async (guest: Guest) => String((await guest.call("GET", "/v1/session/sale")).body.saleToken)

describe("a payment at a bank's page", () => {
  it("is left by paying with a card, and money that comes after all goes back", async () => {
    const { guest, form, saleId } = await atInterac()
    const { visit: open } = await openBank(form)
    expect((await payPlainly(guest, "paysafe")).status).toBe(200)
    // The other window was still there.
    await atBank(form, open, "A")
    expect(await attemptStates(saleId)).toEqual(["refunded", "captured"])
    expect(await bench.ticketsOf(saleId)).toHaveLength(2)
    const { amount } = await bench.saleOf(await tokenOf(guest))
    const kept = chargesOf(saleId).map(({ brand, refunded }) => [brand, amount - refunded])
    expect(Object.fromEntries(kept)).toEqual({ interac: 0, visa: amount })
  })

  it("is not taken for a card's challenge: a card sent meanwhile is charged nothing", async () => {
    for (const shop of ["paysafe", "exact"] as const) {
      const { guest, sale, form, saleId } = await atInterac(shop)
      const card = await guest.pay(sale, typedCard("4111111111111111"))
      expect(card.body.code).toBe("payment-in-progress")
      expect(await attemptStates(saleId)).toEqual(["challenging"])
      await visit(form, "A")
      expect(await stateOf(guest)).toBe("paid")
      expect(chargesOf(saleId)).toHaveLength(1)
    }
  })

  it("goes back as well when nobody tells of it", async () => {
    const { guest, form, saleId } = await atInterac()
    const { visit: open } = await openBank(form)
    expect((await payPlainly(guest, "paysafe")).status).toBe(200)
    await atBank(form, open, "E")
    expect(await attemptStates(saleId)).toEqual(["declined", "captured"])
    await passTime(180)
    expect(await attemptStates(saleId)).toEqual(["refunded", "captured"])
  })

  it("is not left where it was paid meanwhile: the card is not charged", async () => {
    const { guest, form, saleId } = await atInterac()
    await visit(form, "E")
    const second = await guest.call("PUT", "/v1/session/create-sale")
    expect(second.status).not.toBe(200)
    expect(await stateOf(guest)).toBe("paid")
    expect(await attemptStates(saleId)).toEqual(["captured"])
  })

  it("releases the seats of a shopper who went away, and looks on for late money", async () => {
    const { guest, saleId } = await atInterac()
    await passTime(1_000)
    expect(await stateOf(guest)).toBe("paying")
    await passTime(900)
    expect((await bench.saleOf(await tokenOf(guest))).state).toBe("released")
    expect(await attemptStates(saleId)).toEqual(["declined"])
    const settled = () => bench.db("interac_payments").whereNotNull("settled_at").count({ n: "*" })
    const [before] = await settled()
    await passTime(600)
    const [after] = await settled()
    expect(Number(after?.n)).toBeGreaterThan(Number(before?.n))
  })

  it("waits while the processor cannot tell", async () => {
    const { guest, form, saleId } = await atInterac()
    const { visit: open } = await openBank(form)
    bench.misbehave("exact", "lookup", "http-500")
    const result = await atBank(form, open, "A")
    expect(await stateOf(guest)).toBe("paying")
    expect((await postResult(form, result)).status).toBe(200)
    expect(await attemptStates(saleId)).toEqual(["captured"])
  })

  it("is not begun anew while the one before cannot be looked at", async () => {
    const { guest, sale, saleId } = await atInterac()
    bench.misbehave("exact", "lookup", "http-500")
    const again = await beginAtBank(guest, sale)
    expect(again.body.code).toBe("payment-in-progress")
    expect(await attemptStates(saleId)).toEqual(["challenging"])
    const third = await beginAtBank(guest, sale)
    expect(third.status).toBe(200)
    expect(await attemptStates(saleId)).toEqual(["declined", "challenging"])
    await passTime(3_600)
  })

  it("pays once, however often and at once its result comes", async () => {
    const { form, saleId } = await atInterac()
    const { visit: open } = await openBank(form)
    bench.misbehave("exact", "lookup", "http-500")
    const result = await atBank(form, open, "A")
    const answers = await Promise.all(Array.from({ length: 5 }, () => postResult(form, result)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(await bench.ticketsOf(saleId)).toHaveLength(2)
    expect(chargesOf(saleId)).toHaveLength(1)
    expect(await attemptStates(saleId)).toEqual(["captured"])
  })
})

describe("a form that was changed is refused by the payment page", () => {
  it.each([
    ["x_amount", "1.00"],
    ["x_fp_hash", "0".repeat(40)],
    ["x_fp_timestamp", "1"],
    ["x_login", "OTHER"],
    ["x_currency_code", "USD"],
  ])("by its %s", async (field, value) => {
    const { guest, form } = await atInterac()
    expect(await openBank(form, { [field]: value })).toMatchObject({ status: 400, visit: "" })
    expect(await stateOf(guest)).toBe("paying")
    await passTime(3_600)
  })

  it("when it comes a second time, and no bank has two words in a visit", async () => {
    const { form, saleId } = await atInterac()
    const { visit: open } = await openBank(form)
    expect((await openBank(form)).status).toBe(400)
    await atBank(form, open, "A")
    await atBank(form, open, "A")
    expect(chargesOf(saleId)).toHaveLength(1)
  })
})

describe("a result that was changed issues nothing", () => {
  const signed = (fields: Record<string, string>) => ({
    ...fields,
    x_SHA1_Hash: createHash("sha1")
      .update(
        `${sandboxCredentials.exact.responseKey}${fields.x_login}${fields.x_trans_id}${fields.x_amount}`,
      )
      .digest("hex"),
  })

  it.each([
    ["without its hash", (fields: Record<string, string>) => ({ ...fields, x_SHA1_Hash: "" }), 400],
    ["of another amount", (fields: Record<string, string>) => ({ ...fields, x_amount: "1.00" }), 400],
    [
      "of a page of somebody else",
      (fields: Record<string, string>) => ({ ...fields, x_login: "OTHER" }),
      400,
    ],
  ] as const)("%s", async (_, change, status) => {
    const { guest, form } = await atInterac()
    const result = await visit(form, "B")
    const again = await beginAtBank(guest, { amount: await amountOf(guest) })
    const forged = { ...result, x_po_num: again.body.x_po_num, x_response_code: "1" }
    expect((await postResult(form, change(forged))).status).toBe(status)
    expect(await stateOf(guest)).toBe("paying")
    await passTime(3_600)
  })

  it("when a refusal says that it is an approval: what the bank did is read", async () => {
    const { guest, form, saleId } = await atInterac()
    const result = await visit(form, "B")
    await postResult(form, { ...result, x_response_code: "1" })
    expect(await stateOf(guest)).toBe("open")
    expect(await bench.ticketsOf(saleId)).toEqual([])
  })

  it("when the approval of one sale is shown for another", async () => {
    const first = await atInterac()
    const paid = await visit(first.form, "A")
    const { guest, form, saleId } = await atInterac()
    expect(form.x_amount).toBe(first.form.x_amount)
    const stolen = { ...paid, x_po_num: form.x_po_num }
    expect((await postResult(form, stolen)).status).toBe(200)
    expect(await stateOf(guest)).toBe("paying")
    expect(await bench.ticketsOf(saleId)).toEqual([])
    // The bank has approved this one as well: the other's transaction still is not its own.
    const { visit: open } = await openBank(form)
    bench.misbehave("exact", "lookup", "http-500")
    const own = await atBank(form, open, "A")
    expect((await postResult(form, stolen)).status).toBe(404)
    expect(await stateOf(guest)).toBe("paying")
    expect((await postResult(form, own)).status).toBe(200)
    expect(await stateOf(guest)).toBe("paid")
  })

  it("when its page signed another amount than the sale's", async () => {
    const { guest, form } = await atInterac()
    const forged = signed({
      x_login: form.x_login,
      x_po_num: form.x_po_num,
      x_amount: "1.00",
      x_trans_id: "1",
      x_response_code: "1",
    })
    expect((await postResult(form, forged)).status).toBe(409)
    expect(await stateOf(guest)).toBe("paying")
    await passTime(3_600)
  })

  it("when it names no payment, or one of another shop", async () => {
    const { form } = await atInterac()
    const fields = {
      x_login: form.x_login,
      x_amount: form.x_amount,
      x_trans_id: "1",
      x_response_code: "1",
    }
    expect((await postResult(form, signed({ ...fields, x_po_num: "nobody" }))).status).toBe(404)
    const other = { ...form, x_receipt_link_url: form.x_receipt_link_url.replace("paysafe", "exact") }
    expect((await postResult(other, signed({ ...fields, x_po_num: form.x_po_num }))).status).toBe(404)
    const none = { ...form, x_receipt_link_url: form.x_receipt_link_url.replace("paysafe", "stripe") }
    expect((await postResult(none, signed({ ...fields, x_po_num: form.x_po_num }))).status).toBe(400)
    await passTime(3_600)
  })
})

const amountOf = async (guest: Guest) => Number((await guest.startSale()).amount)

describe("the form is refused", () => {
  it("to whoever has no sale, or names another client or amount [CALL-052]", async () => {
    const guest = await bench.shopper("paysafe")
    expect((await beginAtBank(guest, { amount: 100 })).body.code).toBe("sale-needed")
    const sale = await guest.startSale()
    expect((await beginAtBank(guest, sale, { clientId: "somebody" })).body.code).toBe("not-yours")
    expect((await beginAtBank(guest, sale, { amount: "1.00" })).body.code).toBe("amount-changed")
    expect((await beginAtBank(guest, sale, { amount: "0" })).body.code).toBe("amount-changed")
    expect((await guest.call("GET", "/v1/cart/self")).body).toMatchObject({ state: "held" })
  })

  it("where it is not offered, or hidden [VAR-013]", async () => {
    const elsewhere = await bench.shopper("stripe")
    const sale = await elsewhere.startSale()
    expect((await beginAtBank(elsewhere, sale)).body.code).toBe("payment-method-not-offered")
    expect((await elsewhere.call("GET", "/v1/cart/paymentMethods")).body).toMatchObject({ exact: false })
    const { id, payment } = shops.exact
    const settings = { ...payment, brands: ["visa"], giftCertificates: true }
    const write = (hiddenSubdomains: string[]) =>
      bench
        .db("websites")
        .where({ id })
        .update({
          payment: JSON.stringify({ ...settings, interac: { ...payment.interac, hiddenSubdomains } }),
          revision: bench.db.raw("revision + 1"),
        })
    await write([id])
    const hidden = await bench.shopper("exact")
    expect((await beginAtBank(hidden, await hidden.startSale())).body.code).toBe("payment-method-not-offered")
    expect((await hidden.call("GET", "/v1/websites/config")).body).toMatchObject({
      interacHiddenSubdomains: [id],
    })
    await write([])
  })

  it("after five refusals of one sale", async () => {
    const { guest, sale, form } = await atInterac()
    await visit(form, "B")
    for (let tries = 2; tries <= 5; tries += 1) {
      const begun = await beginAtBank(guest, sale)
      expect(begun.status).toBe(200)
      await visit(begun.body, "B")
    }
    expect((await beginAtBank(guest, sale)).body.code).toBe("rate-limited")
    expect((await guest.pay(sale, typedCard("4111111111111111"))).status).not.toBe(200)
  })
})

it("leaves every sale with its tickets and its money, or neither", async () => {
  for (let round = 0; round < 4; round += 1) await passTime(1_200)
  expect(await unrest(bench)).toEqual([])
})
