import { hash } from "@node-rs/argon2"
import type { CartReplay, CartTestCase } from "@parterre/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type CheckoutBench, startCheckout } from "../../test/house/checkout-shop.ts"
import { oneOfEach, payByMail, sellEveryKind } from "../../test/house/every-kind.ts"
import { shops } from "../../test/house/shops.ts"
import { judgeCase, type ReplayCase } from "../journal/replay-case.ts"
import { pseudonyms } from "./export-case.ts"

const shop = shops.paysafe
const email = "marie@example.com"
let bench: CheckoutBench
let staff: string
let held: string
let paid: string
let nextRow = 0

async function cartOfEverything() {
  const row = String.fromCharCode(65 + nextRow++)
  const guest = await bench.shopper("paysafe", { seats: 0 })
  await guest.signUp(nextRow === 1 ? email : `luc-${nextRow}@example.com`)
  const { status, body } = await guest.holdGroups(
    oneOfEach(
      shop,
      [1, 2, 3, 4].map((seat) => `${row}${seat}`),
    ),
  )
  expect(status).toBe(200)
  return { guest, cartId: body.cart.id, cart: body.cart }
}

beforeAll(async () => {
  bench = await startCheckout()
  await sellEveryKind(bench.db, shop)
  const account = { id: "ada", website_id: shop.id, email: "ada@petit.example", name: "Ada" }
  await bench.db("staff").insert({ ...account, password_hash: await hash("secret") })
  await bench.db("staff_permissions").insert({ staff_id: "ada", permission: 28, website_id: shop.id })
  const guest = await bench.shopper("paysafe", { seats: 0 })
  const { body } = await guest.call<{ refreshToken: string }>("POST", "/v1/refresh-tokens", {
    username: account.email,
    password: "secret",
  })
  staff = body.refreshToken
  const bought = await cartOfEverything()
  paid = bought.cartId
  await payByMail(bought.guest, shop)
  held = (await cartOfEverything()).cartId
}, 60_000)
afterAll(() => bench.close())

const ask = async <Body>(path: string, authorization = `Bearer ${staff}`) => {
  const url = `${bench.address}/v1/support/carts/${path}?subdomain=${shop.id}&language=en`
  const answer = await fetch(url, { headers: { authorization } })
  return { status: answer.status, body: (await answer.json()) as Body }
}
const replayed = async (id: string) => (await ask<CartReplay>(`${id}/replay`)).body
const exported = async (id: string) => (await ask<CartTestCase>(`${id}/test-case`)).body
/** As a test reads it from a file. */
const judged = (testCase: CartTestCase) =>
  judgeCase(JSON.parse(JSON.stringify(testCase)) as unknown as ReplayCase)

describe("a replay of everything that is sold", () => {
  it("makes every state and amount again, held and paid", async () => {
    const ofHeld = await replayed(held)
    expect(ofHeld).toMatchObject({ state: "held", tickets: 17, unpriced: 0, differences: [] })
    // Two amounts each, the eight prices that a promotion or a combo made, and the taxes of each hold.
    expect(ofHeld.comparedAmounts).toBe(17 * 2 + 8 + 12)
    expect(await replayed(paid)).toMatchObject({ state: "paid", tickets: 17, unpriced: 0, differences: [] })
  })

  it.each([
    [
      "price",
      "a promoted price",
      (cart: string) =>
        changed("holds", { cart_id: cart, promotion_id: `${shop.id}.promotion.DIX` }, "price"),
    ],
    [
      "price",
      "the price of a ticket in a combo",
      (cart: string) => changed("holds", { cart_id: cart, combo_id: `${shop.id}.duo` }, "price"),
    ],
    [
      "service-charge",
      "a service charge",
      (cart: string) => changed("holds", { cart_id: cart, product_id: `${shop.id}.carte` }, "service_charge"),
    ],
    ["renewals", "a count of extensions", (cart: string) => changed("carts", { id: cart }, "renewals_used")],
    ["version", "a version", (cart: string) => changed("carts", { id: cart }, "version")],
  ] as const)("names %s where %s was changed", async (fact, _, change) => {
    const back = await change(held)
    const { differences } = await replayed(held)
    await back()
    expect(differences.length).toBeGreaterThan(0)
    expect(new Set(differences.map((difference) => difference.fact))).toEqual(new Set([fact]))
  })

  it("names a line that was moved to another hold, and one that is gone", async () => {
    const hold = await bench
      .db("holds")
      .where({ cart_id: held, product_id: `${shop.id}.don` })
      .first()
    const line = await bench.db("hold_lines").where({ hold_id: hold.id }).first()
    await bench.db("hold_lines").where({ id: line.id }).update({ released: 1 })
    const gone = (await replayed(held)).differences
    await bench.db("hold_lines").where({ id: line.id }).update({ released: 0 })
    expect(gone).toMatchObject([{ fact: "line", lineId: line.id, journal: hold.id, stored: "" }])
  })

  it("names a price in the journal that its own discounts do not make", async () => {
    const entry = await bench.db("journal").where({ cart_id: held, command: "holds.place" }).first()
    const data = JSON.parse(entry.data)
    const promoted = data.holds.find(({ terms }: { terms?: object }) => terms !== undefined)
    promoted.terms.own += 1000
    await bench
      .db("journal")
      .where({ id: entry.id })
      .update({ data: JSON.stringify(data) })
    const { differences } = await replayed(held)
    await bench.db("journal").where({ id: entry.id }).update({ data: entry.data })
    expect(differences.map(({ fact }) => fact)).toEqual(promoted.lines.map(() => "computed-price"))
  })

  it("names the amounts of a sale's document: a price, a tax, a delivery, and the total they no longer make", async () => {
    const sale = await bench.db("sales").where({ cart_id: paid }).first()
    const row = await bench.db("sale_documents").where({ sale_id: sale.id }).first()
    const tampered = async (
      change: (document: { holds: readonly Amounts[]; deliveries: readonly Amounts[] }) => void,
    ) => {
      const document = JSON.parse(row.document)
      change(document)
      const changed = { document: JSON.stringify(document) }
      await bench.db("sale_documents").where({ sale_id: sale.id }).update(changed)
      const { differences } = await replayed(paid)
      await bench.db("sale_documents").where({ sale_id: sale.id }).update({ document: row.document })
      return differences.map(({ fact }) => fact)
    }
    const ofTaxes = await tampered(({ holds }) => {
      first(holds).taxes.tax2 += 1
    })
    expect(ofTaxes).toEqual(["taxes", "total"])
    const ofCharge = await tampered(({ holds }) => {
      first(holds).taxes.serviceCharge += 2
    })
    expect(ofCharge).toContain("service-charge")
    const ofDelivery = await tampered(({ deliveries }) => {
      first(deliveries).price += 500
    })
    expect(ofDelivery).toEqual(["delivery"])
    const ofDeliveryTax = await tampered(({ deliveries }) => {
      first(deliveries).taxes.tax1 += 1
    })
    expect(ofDeliveryTax).toEqual(["taxes", "total"])
  })
})

describe("a test case", () => {
  it("makes the same states and amounts again, away from the server", async () => {
    for (const [id, state] of [
      [held, "held"],
      [paid, "paid"],
    ] as const) {
      const { told, differences, compared } = judged(await exported(id))
      expect([told.state, differences, compared]).toEqual([state, [], (await replayed(id)).comparedAmounts])
    }
  })

  it("keeps no name, no address and no id of a session, and yet tells the same person from another", async () => {
    const { guest } = await cartOfEverything()
    await guest.call("GET", "/v1/session/cart")
    const one = await exported(paid)
    const text = JSON.stringify(one)
    const cart = await bench.db("carts").where({ id: paid }).first()
    for (const personal of [email, "Marie", "Tremblay", cart.session_id, cart.id, "luc@example.com"])
      expect(text).not.toContain(personal)
    expect(one.email).toMatch(/^email-[0-9a-f]{16}$/)
    expect((await exported(paid)).email).toBe(one.email)
    const nameless = pseudonyms("a key that signs the tickets of tests")
    expect(one.email).toBe(nameless(shop.id, "email", ` ${email.toUpperCase()}`))
    expect(one.email).not.toBe(nameless(shops.stripe.id, "email", email))
    expect(one.email).not.toBe(pseudonyms("another key")(shop.id, "email", email))
    expect((await exported(held)).shopper).not.toBe(one.shopper)
  })

  it("is for the staff of the site only", async () => {
    expect((await ask(`${paid}/test-case`, "Bearer nobody")).status).toBe(401)
    expect(await ask("nothing/test-case")).toMatchObject({ status: 404, body: { code: "cart-unknown" } })
  })
})

interface Amounts {
  price: number
  readonly taxes: { tax1: number; tax2: number; serviceCharge: number }
}

const first = (amounts: readonly Amounts[]): Amounts => {
  const [one] = amounts
  if (one === undefined) throw new Error("nothing was sold")
  return one
}

/** Raises a figure by one behind the journal's back; answers how to put it back. */
async function changed(table: string, where: object, column: string) {
  await bench.db(table).where(where).increment(column, 1)
  return () => bench.db(table).where(where).decrement(column, 1)
}
