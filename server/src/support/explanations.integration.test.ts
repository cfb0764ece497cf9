import { hash } from "@node-rs/argon2"
import type { CartReplay, Explanation, HoldGroup } from "@parterre/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type CheckoutBench, startCheckout, takingSeats } from "../../test/house/checkout-shop.ts"
import { payPlainly } from "../../test/house/shopper.ts"
import { cards, shops, typedCard } from "../../test/house/shops.ts"
import { offerPromotion } from "../../test/house/small-offers.ts"

const shop = shops.paysafe
const event = `${shop.id}.soir`
let bench: CheckoutBench
let ten: string
let staffToken: string
const nextSeats = takingSeats(400)

beforeAll(async () => {
  bench = await startCheckout()
  ten = await offerPromotion(
    bench.db,
    { code: "DIX", discount: { percent: 10 }, priceTypes: ["adulte"] },
    shop,
  )
  await bench
    .db("websites")
    .where({ id: shop.id })
    .update({
      client_account: "OPTIONAL",
      delivery: '["E_TICKETS","MAIL"]',
      delivery_modes: JSON.stringify({
        paid: [
          {
            code: "POSTE",
            name: { fr: "Par la poste", en: "By mail" },
            prices: { QC: 1250, HORS_CANADA: 3000 },
          },
        ],
        excluded: [],
      }),
      contact: JSON.stringify({ address: { city: "Québec", provinceState: "QC", country: "CA" } }),
      revision: bench.db.raw("revision + 1"),
    })
  const staff = { id: "ada", website_id: shop.id, email: "ada@petit.example", name: "Ada" }
  await bench.db("staff").insert({ ...staff, password_hash: await hash("secret") })
  await bench.db("staff_permissions").insert({ staff_id: "ada", permission: 28, website_id: shop.id })
  const guest = await bench.shopper("paysafe", { seats: 0 })
  const { body } = await guest.call<{ refreshToken: string }>("POST", "/v1/refresh-tokens", {
    username: "ada@petit.example",
    password: "secret",
  })
  staffToken = body.refreshToken
}, 60_000)
afterAll(() => bench.close())

const ask = async <Body>(path: string, token = staffToken): Promise<{ status: number; body: Body }> => {
  const url = `${bench.address}/v1/support/carts/${path}${path.includes("?") ? "&" : "?"}subdomain=${shop.id}`
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
  return { status: answer.status, body: (await answer.json()) as Body }
}
const explained = async (id: string, about: "price" | "tax", language = "en") =>
  (await ask<Explanation>(`${id}/explanation?about=${about}&language=${language}`)).body
const replayed = async (id: string, language = "en") =>
  (await ask<CartReplay>(`${id}/replay?language=${language}`)).body

const promoted = (qty = 2): HoldGroup => ({
  type: "show",
  id: event,
  prices: [
    {
      ...{ id: `${event}.a.adulte`, qty, promoId: ten },
      seatIds: nextSeats(qty),
    },
  ],
})

async function heldCart() {
  const guest = await bench.shopper("paysafe", { seats: 0 })
  const { body } = await guest.holdGroups([promoted()])
  return { guest, cart: body.cart }
}

async function paidCart() {
  const { guest, cart } = await heldCart()
  const paid = await payPlainly(guest, "paysafe")
  expect(paid.status).toBe(200)
  const sale = await bench.saleOf(paid.sale.saleToken)
  return { cart, sale, number: sale.receipt_number ?? "" }
}

const spaces = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ")
const steps = ({ lines, steps: ofOrder }: Explanation) =>
  [...lines.flatMap((line) => line.steps), ...ofOrder].map(({ fact, amount }) => [fact, amount])

describe("why a price", () => {
  it("is what it is, step by step, with the journal's entry and the rule of each", async () => {
    const { cart } = await heldCart()
    const [price] = cart.cartElements[0]?.prices ?? []
    const original = price?.originalPrice ?? 0
    const told = await explained(cart.id, "price")
    expect(told).toMatchObject({ about: "price", cartId: cart.id, state: "held" })
    expect(steps(told)).toEqual([
      ["regular-price", original],
      ["promotion", (price?.price ?? 0) - original],
      ["service-charge", price?.serviceCharges],
      ["line-total", price?.total],
      ["subtotal", cart.tax.subtotal],
      ["service-charge", cart.tax.serviceCharge],
      ["tax", cart.tax.tax1],
      ["tax", cart.tax.tax2],
      ["total", cart.tax.totalAfterTaxes],
    ])
    const [line] = told.lines
    expect(line?.seats).toHaveLength(2)
    expect(line?.steps[1]).toMatchObject({
      explanation: "Promotion “The DIX offer” (code DIX): 10% off.",
      rule: "promotedPrice",
      entry: { version: 1, command: "holds.place" },
    })
    const french = await explained(cart.id, "price", "fr")
    expect(spaces(french.lines[0]?.steps[1]?.explanation ?? "")).toBe(
      "Promotion « La promo DIX » (code DIX) : 10 % de rabais.",
    )
  })

  it("was promised and stays, whatever the setup says later", async () => {
    const { cart } = await heldCart()
    const { terms } = await bench.db("promotions").where({ id: ten }).first()
    const listed = await bench
      .db("event_prices")
      .where({ id: `${event}.a.adulte` })
      .first()
    await bench.db("promotions").where({ id: ten }).update({ terms: '{"discount":{"percent":50}}' })
    await bench.db("event_prices").where({ id: listed.id }).update({ price: 9900 })
    const told = await explained(cart.id, "price")
    await bench.db("promotions").where({ id: ten }).update({ terms })
    await bench.db("event_prices").where({ id: listed.id }).update({ price: listed.price })
    const sentences = told.lines[0]?.steps.map(({ explanation }) => explanation).join("\n")
    expect(sentences).toContain("The regular price is now $99.00; the cart keeps the one it was held at.")
    expect(sentences).toContain("It has changed since; the discount promised stays.")
  })

  it("is found by the number of the receipt or by a hold, and tells how it was paid", async () => {
    const { cart, sale, number } = await paidCart()
    const told = await explained(number, "price")
    expect(told).toMatchObject({ saleId: number, state: "paid", cartId: cart.id })
    expect(told.steps.at(-1)).toMatchObject({ fact: "payment", amount: sale.amount })
    await bench.db("payment_attempts").update({ wallet: "google_pay" })
    const inWallet = await explained(number, "price")
    expect(inWallet.steps.at(-1)?.explanation).toMatch(/^Paid by Google Pay, \w+ …\d{4}\.$/)
    await bench.db("payment_attempts").update({ wallet: null, kept_card_id: "kept-1" })
    const kept = await explained(number, "price")
    expect(kept.steps.at(-1)?.explanation).toMatch(/^Paid by the saved card \w+ …\d{4}\.$/)
    await bench.db("payment_attempts").update({ kept_card_id: null })
    const hold = await explained(cart.cartElements[0]?.prices[0]?.reservationId ?? "", "price")
    expect(hold.lines).toEqual(told.lines)
    expect(hold.steps).toEqual([])
    expect(await ask("nothing/explanation?about=price")).toMatchObject({
      status: 404,
      body: { code: "cart-unknown" },
    })
    expect((await ask(`${number}/explanation?about=price`, "nobody")).status).toBe(401)
  })
})

describe("why a tax", () => {
  it("is on a line: its rate, the place that decides and the law, as the cart shows them", async () => {
    const { cart } = await heldCart()
    const told = await explained(cart.id, "tax")
    const [line] = told.lines
    expect(line?.steps.map(({ fact, amount, law }) => [fact, amount, law])).toEqual([
      ["place", undefined, undefined],
      ["tax", cart.tax.tax1, "Excise Tax Act, s. 165(1)"],
      ["tax", cart.tax.tax2, "Act respecting the Québec sales tax, s. 16"],
    ])
    expect(line?.total).toBe(cart.tax.tax1 + cart.tax.tax2)
    expect(line?.steps[0]?.explanation).toMatch(/^Where the event is: .+, Québec, Quebec\.$/)
    expect(told.steps.map(({ fact, amount }) => [fact, amount])).toEqual([
      ["day", undefined],
      ["tax", cart.tax.tax1],
      ["tax", cart.tax.tax2],
    ])
  })

  it("is none on what is sent abroad, and says by which law", async () => {
    const { guest, cart } = await heldCart()
    const sent = [{ eventId: event, code: "POSTE" }]
    const { body: sale } = await guest.call<{ saleToken: string; hash: string; amount: number }>(
      "PUT",
      "/v1/session/sale/deliveries",
      { shippingCarts: sent, country: "FR" },
    )
    const { body } = await guest.authenticate(sale, cards.paysafe.frictionless)
    const address = {
      type: "BILLING",
      addressLine1: "1, rue du Port",
      city: "Nantes",
      country: "FR",
      zipCode: "44000",
    }
    const paid = await guest.pay(sale, typedCard(cards.paysafe.frictionless, String(body.authenticationId)), {
      client: { ...guest.client, addresses: [address] },
      shippingCarts: sent,
    })
    expect(paid).toMatchObject({ status: 200 })
    const told = await explained(cart.id, "tax")
    expect(told.lines[1]).toMatchObject({ title: "By mail", total: 0 })
    expect(told.lines[1]?.steps).toMatchObject([
      { fact: "place", explanation: "Destination: outside Canada." },
      {
        fact: "no-tax",
        explanation: "Zero-rated: the delivery leaves Canada.",
        law: "Excise Tax Act, Schedule VI, Part VII, s. 6",
      },
    ])
    expect((await replayed(cart.id)).differences).toEqual([])
    const price = await explained(cart.id, "price")
    expect(price.lines[1]).toMatchObject({ title: "By mail", total: 3000 })
    expect(price.steps.find(({ fact }) => fact === "total")?.amount).toBe(sale.amount)
  })
})

describe("a replay", () => {
  it("comes to what is stored, held and paid, and says how much was compared", async () => {
    const { cart } = await heldCart()
    expect(await replayed(cart.id)).toMatchObject({
      ...{ state: "held", version: 1, changes: 1, tickets: 2, comparedAmounts: 7, unpriced: 0 },
      ...{ total: cart.tax.totalBeforeTaxes, differences: [] },
    })
    const { number } = await paidCart()
    expect(await replayed(number)).toMatchObject({ state: "paid", tickets: 2, unpriced: 0, differences: [] })
  })

  it("tells an amount and a state that were changed behind the journal's back", async () => {
    const { cart } = await heldCart()
    await bench.db("holds").where({ cart_id: cart.id }).decrement("price", 500)
    await bench.db("carts").where({ id: cart.id }).increment("renewals_used", 1)
    const { differences } = await replayed(cart.id)
    expect(differences.map(({ fact }) => fact)).toEqual(["renewals", "price", "price"])
    const price = cart.cartElements[0]?.prices[0]?.price ?? 0
    expect(differences[1]).toMatchObject({ journal: String(price), stored: String(price - 500) })
    expect(differences[1]?.explanation).toMatch(
      /^Price \([A-Z] \d+\): \$[\d.]+ by the journal, \$[\d.]+ as stored\.$/,
    )
  })

  it("tells a tax and a total of a sale's document that were changed, and a charge that was", async () => {
    const { sale, number } = await paidCart()
    const row = await bench.db("sale_documents").where({ sale_id: sale.id }).first()
    const document = JSON.parse(row.document)
    document.holds[0].taxes.tax1 += 100
    await bench
      .db("sale_documents")
      .where({ sale_id: sale.id })
      .update({ document: JSON.stringify(document) })
    expect((await replayed(number)).differences.map(({ fact }) => fact)).toEqual(["taxes", "total"])
    await bench.db("sale_documents").where({ sale_id: sale.id }).update({ document: row.document })
    await bench.db("sales").where({ id: sale.id }).increment("amount", 1)
    const [difference] = (await replayed(number)).differences
    expect(difference).toMatchObject({
      fact: "total",
      journal: String(sale.amount),
      stored: String(sale.amount + 1),
    })
    await bench.db("sales").where({ id: sale.id }).update({ amount: sale.amount })
  })

  it("says of a cart older than the journalling of amounts that they are not compared", async () => {
    const { cart } = await heldCart()
    const entry = await bench.db("journal").where({ cart_id: cart.id }).first()
    const { holds, ...data } = JSON.parse(entry.data)
    const old = holds.map(({ price: _, serviceCharge: __, ...hold }: Record<string, unknown>) => hold)
    await bench
      .db("journal")
      .where({ id: entry.id })
      .update({ data: JSON.stringify({ ...data, holds: old }) })
    const told = await replayed(cart.id)
    expect(told).toMatchObject({ tickets: 2, unpriced: 2, comparedAmounts: 1, differences: [] })
    expect(told).not.toHaveProperty("total")
  })
})
