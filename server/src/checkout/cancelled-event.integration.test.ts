import type { Cart } from "@parterre/contract"
import { afterAll, afterEach, beforeAll, expect, it } from "vitest"
import { type CheckoutBench, startCheckout } from "../../test/house/checkout-shop.ts"
import { creditCardOf } from "../../test/house/shopper.ts"
import { type ShopName, shops } from "../../test/house/shops.ts"
import { unrest } from "../../test/house/unrest.ts"

let bench: CheckoutBench
beforeAll(async () => {
  bench = await startCheckout(1_000)
}, 60_000)
afterAll(() => bench.close())
afterEach(async () => expect(await unrest(bench)).toEqual([]))

async function announce(shop: ShopName, sale_state: "ONSALE" | "CANCELLED") {
  const { id } = shops[shop]
  await bench
    .db("events")
    .where({ id: `${id}.soir` })
    .update({ sale_state })
  await bench.db("websites").where({ id }).increment("revision", 1)
}

const refused = { status: 409, body: { code: "event-cancelled", action: "review-cart" } }

it("starts no sale of an event that was cancelled while a cart held it, and says so in the cart", async () => {
  const guest = await bench.shopper("stripe")
  const cart = async () => (await guest.call<Cart>("GET", "/v1/cart/self")).body
  expect((await cart()).cartElements.map(({ cancelled }) => cancelled)).toEqual([undefined])

  await announce("stripe", "CANCELLED")
  expect((await cart()).cartElements.map(({ cancelled }) => cancelled)).toEqual([true])
  expect(await guest.call("PUT", "/v1/session/create-sale")).toMatchObject(refused)
  expect(await guest.call("PUT", "/v1/session/sale/certificates", { codes: [] })).toMatchObject(refused)
  expect(await guest.call("PUT", "/v1/session/sale/deliveries", { shippingCarts: [] })).toMatchObject(refused)

  await announce("stripe", "ONSALE")
  expect((await guest.startSale()).amount).toBeGreaterThan(0)
})

it.each(["stripe", "paysafe", "globalpayments", "paypal"] as const)(
  "charges nobody at %s for an event that was cancelled after the sale had begun",
  async (shop) => {
    const guest = await bench.shopper(shop)
    const sale = await guest.startSale()
    // Approved, or checked by its bank, before the event is cancelled.
    const card = await creditCardOf(guest, shop, sale)
    await announce(shop, "CANCELLED")

    expect(await guest.pay(sale, card)).toMatchObject(refused)
    const { id } = await bench.saleOf(sale.saleToken)
    expect(await bench.attemptsOf(id)).toEqual([])
    await announce(shop, "ONSALE")
    expect(await guest.pay(sale, card)).toMatchObject({ status: 200 })
  },
)

it("asks no bank and no PayPal about an event that is cancelled", async () => {
  for (const shop of ["paysafe", "globalpayments"] as const) {
    const guest = await bench.shopper(shop)
    const sale = await guest.startSale()
    await announce(shop, "CANCELLED")
    expect(await guest.authenticate(sale, "4111111111111111")).toMatchObject(refused)
    await announce(shop, "ONSALE")
  }
  const guest = await bench.shopper("paypal")
  const { saleToken, amount } = await guest.startSale()
  await announce("paypal", "CANCELLED")
  expect(await guest.call("POST", "/v1/paypal/orders", { saleToken, amount })).toMatchObject(refused)
  await announce("paypal", "ONSALE")
})
