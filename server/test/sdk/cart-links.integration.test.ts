import { hash } from "@node-rs/argon2"
import { afterAll, beforeAll, expect, it, vi } from "vitest"
import { type CheckoutBench, startCheckout } from "../house/checkout-shop.ts"
import { cards, shops } from "../house/shops.ts"
import { buyer, payingClient, typedCard } from "./paying-client.ts"
import { failureOf, setDevice } from "./sdk-client.ts"

let bench: CheckoutBench
const shopId = shops.globalpayments.id
const signIn = { email: "ada@petit.example", password: "secret" }

beforeAll(async () => {
  bench = await startCheckout()
  setDevice(bench.clock)
  const { email, password } = signIn
  const staff = { id: "ada", website_id: shopId, email, name: "Ada", password_hash: await hash(password) }
  await bench.db("staff").insert(staff)
  await bench.db("staff_permissions").insert({ staff_id: "ada", permission: 28, website_id: shopId })
})
afterAll(() => bench.close())

/** A cart with two seats, and the token of a link to it. */
async function linked(purpose: "look" | "pay") {
  const owner = payingClient(bench, "globalpayments")
  await owner.fill()
  const cart = await owner.shop.cart.callCart()
  const desk = payingClient(bench, "globalpayments")
  await desk.shop.support.logIn(signIn.email, signIn.password)
  const link = await desk.shop.support.link(cart.id, { purpose })
  expect(Date.parse(link.expiresAt)).toBe(bench.clock.now() + 3_600_000)
  const token = new URL(link.url).searchParams.get("reservationToken") ?? ""
  return { owner, cart, token, link }
}

it("a client of a link shows its cart, pays it with 3-D Secure, and leaves the session's own alone [CALL-019]", async () => {
  const { owner, cart, token } = await linked("pay")
  const storage = new Map<string, string>()
  const device = {
    read: (key: string) => storage.get(key),
    write: (key: string, value: string) => void storage.set(key, value),
    remove: (key: string) => void storage.delete(key),
  }
  const own = payingClient(bench, "globalpayments", { storage: device })
  await own.fill(1)
  const payer = payingClient(bench, "globalpayments", { storage: device, reservationToken: token })
  expect(await payer.shop.cart.callCart()).toMatchObject({
    id: cart.id,
    totalQty: 2,
    link: { purpose: "pay" },
  })
  expect(payer.of("GET /v1/cart")[0]?.query).toMatchObject({ token, cache: "0" })
  const { cart: extended } = await payer.shop.cart.extend()
  expect(extended.renewalsLeft).toBe(cart.renewalsLeft - 1)
  const card = typedCard(cards.globalpayments.challenge)
  const { saleId } = await payer.shop.checkout.pay({ client: buyer, card })
  expect(payer.challenges).toHaveLength(1)
  expect(await payer.shop.checkout.sale()).toMatchObject({ state: "paid", saleId })
  expect((await own.shop.checkout.receipt(saleId)).tickets).toHaveLength(2)
  expect(await failureOf(payer.shop.cart.callCart())).toMatchObject({ _tag: "cart-paid", status: 409 })
  expect((await own.shop.cart.callCart()).totalQty).toBe(1)
  expect((await owner.shop.cart.callCart()).totalQty).toBe(0)
})

it("a client of a link to look pays nothing, and lets time run out without emptying its own cart", async () => {
  const { token } = await linked("look")
  const viewer = payingClient(bench, "globalpayments", { reservationToken: token })
  expect((await viewer.shop.cart.callCart()).link?.purpose).toBe("look")
  expect(await failureOf(viewer.shop.checkout.start())).toMatchObject({ _tag: "cart-link-look-only" })
  expect(await failureOf(viewer.shop.cart.extend())).toMatchObject({ _tag: "cart-link-look-only" })
  bench.clock.pass(3600)
  expect(await failureOf(viewer.shop.cart.callCart())).toMatchObject({
    _tag: "cart-link-expired",
    status: 410,
  })
  await vi.waitFor(() => expect(viewer.of("DELETE /v1/cart/delete")).toEqual([]))
})

it.each(["fr", "en"] as const)(
  "leads to an address under the language it was asked for in, %s [SHELL-015]",
  async (language) => {
    const owner = payingClient(bench, "globalpayments", { language })
    await owner.fill()
    const { id } = await owner.shop.cart.callCart()
    await owner.shop.support.logIn(signIn.email, signIn.password)
    const { url } = await owner.shop.support.link(id, { purpose: "look" })
    expect(new URL(url).pathname).toBe(`/${language}/cart`)
  },
)
