import type { Cart, CartPrice, HoldGroup } from "@parterre/contract"
import { createParterre, type PricedLine } from "@parterre/sdk"
import * as fc from "fast-check"
import { afterAll, beforeAll, expect, it } from "vitest"
import { type CheckoutBench, startCheckout } from "../house/checkout-shop.ts"
import { oneOfEach, sellEveryKind } from "../house/every-kind.ts"
import { shops } from "../house/shops.ts"
import { sendEverybodyHome } from "../house/small-house.ts"

const shop = shops.paysafe
let bench: CheckoutBench

beforeAll(async () => {
  bench = await startCheckout()
  await sellEveryKind(bench.db, shop)
  const town = {
    name: { fr: "Taxe d’amusement", en: "Amusement tax" },
    ...{ rate: { numerator: 333, denominator: 10_000 }, from: "2020-01-01", onServiceCharge: false },
  }
  await bench
    .db("venues")
    .where({ website_id: shop.id })
    .update({ municipal_taxes: JSON.stringify([town]) })
  await bench
    .db("products")
    .where({ id: `${shop.id}.passe` })
    .update({ province: "ON" })
  await bench.db("websites").where({ id: shop.id }).increment("revision", 1)
})
afterAll(() => bench.close())

const everything = oneOfEach(shop, ["A1", "A2", "A3", "A4"])
const chosenAmount = fc.integer({ min: 1_000, max: 50_000 })

/** Some of everything, with amounts and places in numbers of their own; a combo is whole or not there. */
const wanted = fc
  .record({
    kinds: fc.subarray([...everything.keys()], { minLength: 1 }),
    amount: chosenAmount,
    more: fc.array(
      fc.record({
        event: fc.constantFrom("soir", "matinee"),
        type: fc.constantFrom("adulte", "enfant"),
        qty: fc.integer({ min: 1, max: 6 }),
      }),
      { maxLength: 3 },
    ),
  })
  .map(({ kinds, amount, more }): HoldGroup[] => {
    const picked = everything.filter((group, at) => kinds.includes(at) || isOfPickedCombo(group, kinds))
    return [
      ...picked.map((group) => ({
        ...group,
        prices: group.prices.map((price) => (price.amount === undefined ? price : { ...price, amount })),
      })),
      ...more.map(({ event, type, qty }) => ({
        ...{ type: "show" as const, id: `${shop.id}.${event}` },
        prices: [{ id: `${shop.id}.${event}.ga.${type}`, qty }],
      })),
    ]
  })

const isOfPickedCombo = ({ type }: HoldGroup, kinds: readonly number[]): boolean =>
  type === "COMBO" && kinds.some((at) => everything[at]?.type === "COMBO")

const pricedLine = (price: CartPrice): PricedLine => {
  const { price: one, serviceCharges, qty, subscriptionId, productId, eventId = "" } = price
  const of =
    productId !== undefined ? { productId } : subscriptionId !== undefined ? { subscriptionId } : { eventId }
  return { of, price: one, serviceCharges, qty }
}

const linesOf = ({ cartElements }: Cart): PricedLine[] =>
  cartElements.flatMap(({ prices }) => prices.map(pricedLine))

const seed = Date.now() % 2 ** 31
const carts = 60

it(`says to the cent what the server charges for ${carts} carts, seed ${seed} [TAX-001] [TAX-003]`, async () => {
  let asked = 0
  const counting: typeof fetch = (...request) => {
    asked += 1
    return fetch(...request)
  }
  const sdk = createParterre({
    ...{ baseUrl: bench.address, subdomain: shop.id, language: "fr", fetch: counting },
  })
  const fromTheServer = async (groups: readonly HoldGroup[]): Promise<Cart> => {
    await sendEverybodyHome(bench.db)
    const guest = await bench.shopper("paysafe", { seats: 0 })
    const { status, body } = await guest.holdGroups(groups)
    expect(body).toMatchObject({ cart: { state: "held" } })
    expect(status).toBe(200)
    return body.cart
  }
  try {
    await fc.assert(
      fc.asyncProperty(wanted, async (groups) => {
        const cart = await fromTheServer(groups)
        expect(await sdk.taxes.ofLines(linesOf(cart))).toEqual(cart.tax)
      }),
      { numRuns: carts, seed },
    )
    // The same cart again, twice as large, without another question.
    const cart = await fromTheServer(everything)
    const lines = linesOf(cart)
    await sdk.taxes.ofLines(lines)
    const before = asked
    const doubled = await sdk.taxes.ofLines([...lines, ...lines])
    expect(doubled.totalBeforeTaxes).toBe(2 * cart.tax.totalBeforeTaxes)
    expect(asked).toBe(before)
  } finally {
    await sdk.dispose()
  }
})
