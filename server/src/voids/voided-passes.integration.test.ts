import type { VoidPreview } from "@parterre/contract"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { employAda, signInAda } from "../../test/house/box-office.ts"
import { dueSale } from "../../test/house/due-sale.ts"
import {
  type PassHolder,
  type PassShop,
  passId,
  passShop,
  startPassShop,
} from "../../test/house/pass-shop.ts"
import { refunded } from "../../test/house/refunded.ts"
import { unrest } from "../../test/house/unrest.ts"
import { inTransaction } from "../database/in-transaction.ts"
import { placesOfPasses } from "../flex-passes/flex-pass-store.ts"
import { voidGuard, voidSale } from "./void-sale.ts"

let shop: PassShop
let token = ""
let people = 0
beforeAll(async () => {
  shop = await startPassShop()
  await employAda(shop.db, passShop.id)
  token = await signInAda(shop.address, passShop.id)
}, 60_000)
afterAll(() => shop.close())
afterEach(async () => expect(await unrest(shop)).toEqual([]))

async function support<Body>(path: string, body?: object) {
  const response = await fetch(`${shop.address}/v1/support/${path}?subdomain=${passShop.id}&language=fr`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: (await response.json()) as Body & { code?: string } }
}

/** A client whose pass is not paid, and who has exchanged two of its tickets in one order and the last in another. */
async function exchanged() {
  const guest = await shop.shopper("globalpayments", { seats: 0 })
  people += 1
  await guest.signUp(`du${people}@exemple.ca`)
  await guest.holdGroups([{ type: "show", id: passId("passe"), prices: [{ id: passId("passe"), qty: 1 }] }])
  const sale = await dueSale(shop, "globalpayments", guest)
  const { body: self } = await guest.call("GET", "/v1/clients/self?cache=0")
  const { body } = await guest.call<PassHolder["pass"][]>("GET", "/v1/flexpasses?language=fr")
  const client = { guest, clientId: String(self.id) }
  const [first, second, third] = body[0]?.ticketIds ?? []
  for (const tickets of [[first, second], [third]]) {
    shop.clock.pass(1)
    expect((await shop.exchange(client, tickets)).status).toBe(200)
  }
  const orders = await shop.db("sales").where({ client_id: client.clientId, amount: 0 }).orderBy("paid_at")
  await shop.mails()
  return { sale, orders, guest }
}

it("a voided pass ends the places that it was exchanged for, which the preview names", async () => {
  const { sale, orders } = await exchanged()
  const { body } = await support<VoidPreview>(`sales/${sale.receipt}/void-preview`)
  const numbers = orders.map(({ receipt_number }) => receipt_number).join(", ")
  expect(body.used).toMatchObject([{ why: "pass-used", explanation: expect.stringContaining(numbers) }])
  const seats = (await Promise.all(orders.map(({ id }) => shop.ticketsOf(id)))).flat()
  expect(seats).toHaveLength(3)

  // Somebody was let in with one of them already.
  await shop.db("tickets").where({ id: seats[0]?.id }).update({ admitted_at: shop.clock.now() })
  const voiding = (more: object = {}) =>
    support(`sales/${sale.receipt}/void`, { reason: "Ne paiera pas", ...more })
  expect((await voiding()).body.code).toBe("void-items-used")
  expect(await shop.db("tickets").whereNotNull("voided_at")).toEqual([])
  expect((await voiding({ evenUsed: true })).status).toBe(200)
  for (const { id } of orders)
    expect((await shop.ticketsOf(id)).every(({ voided_at }) => voided_at !== null)).toBe(true)
  const other = await shop.shopper("globalpayments", { seats: 0 })
  await other.hold(seats.map(({ seat_id }) => seat_id ?? ""))

  const mails = await shop.mails()
  expect(mails).toHaveLength(3)
  for (const order of orders) {
    const mail = mails.find(({ subject }) => subject.includes(order.receipt_number))
    expect(mail?.text).toContain("Les billets annulés ne sont plus valables.")
    // The pass is worth nothing: nothing is back on it.
    expect(mail?.text).not.toContain("passeport")
  }
  expect(await shop.db("flex_passes").where({ sale_id: sale.id }).pluck("credits_left")).toEqual([0])
})

it("a place that was given back before is left as it is", async () => {
  const { sale, orders } = await exchanged()
  const [first] = orders
  await refunded(shop, first)
  expect(await shop.db("flex_passes").where({ sale_id: sale.id }).pluck("credits_left")).toEqual([2])
  const [mail] = await shop.mails()
  expect(mail?.text).toContain("Votre passeport a de nouveau ces billets")
  const { status } = await support(`sales/${sale.receipt}/void`, { reason: "Ne paiera pas", evenUsed: true })
  expect(status).toBe(200)
  expect(await shop.db("refunds").where({ sale_id: first.id })).toHaveLength(1)
  expect(await shop.db("flex_passes").where({ sale_id: sale.id }).pluck("credits_left")).toEqual([0])
})

describe("a place that is given back while its pass is voided", () => {
  /** The void sees all places, and one order of them is refunded before it goes on. */
  async function voidedDuringRefund(looks: number) {
    const { sale, orders } = await exchanged()
    const seen = await placesOfPasses(shop.db, passShop.id, sale.id)
    await refunded(shop, orders[0])
    let looked = 0
    const guard = {
      ...voidGuard,
      places: async (...asked: Parameters<typeof placesOfPasses>) => {
        looked += 1
        return looked <= looks ? seen : placesOfPasses(...asked)
      },
    }
    const command = {
      ...{ websiteId: passShop.id, saleId: sale.id, staffName: "Ada", reason: "Ne paiera pas" },
      ...{ keepSeats: false, evenUsed: true },
    }
    const now = shop.clock.now()
    const { newId } = shop.payments
    const voided = inTransaction(shop.db, (trx) => voidSale(trx, command, { newId, now }, guard))
    return { voided, orders }
  }

  it("is left as it is, and the others end", async () => {
    const { voided, orders } = await voidedDuringRefund(1)
    await voided
    for (const { id } of orders) {
      expect((await shop.ticketsOf(id)).every(({ voided_at }) => voided_at !== null)).toBe(true)
      expect(await shop.db("refunds").where({ sale_id: id })).toHaveLength(1)
    }
  })

  it("would keep the pass from being voided without the look once more under lock", async () => {
    const { voided } = await voidedDuringRefund(2)
    await expect(voided).rejects.toMatchObject({ code: "refund-nothing-left" })
  })

  it("ends once, whichever is first", async () => {
    const { sale, orders } = await exchanged()
    const [first] = orders
    const pieces = (await shop.ticketsOf(first.id)).map(({ id }) => id)
    const answers = await Promise.all([
      support(`sales/${sale.receipt}/void`, { reason: "Ne paiera pas", evenUsed: true }),
      ...pieces.map((id) =>
        support(`sales/${first.receipt_number}/refunds`, { items: [id], amount: 0, reason: "Malade" }),
      ),
    ])
    for (const { status, body } of answers) expect(status, JSON.stringify(body)).toBeLessThan(500)
    expect(answers[0]?.status).toBe(200)
    for (const { id } of orders)
      expect((await shop.ticketsOf(id)).every(({ voided_at }) => voided_at !== null)).toBe(true)
  })
})
