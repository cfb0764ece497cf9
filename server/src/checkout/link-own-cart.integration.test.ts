import { afterAll, beforeAll, expect, it } from "vitest"
import { type CheckoutBench, startCheckout } from "../../test/house/checkout-shop.ts"
import { unrest } from "../../test/house/unrest.ts"

let bench: CheckoutBench
beforeAll(async () => {
  bench = await startCheckout(1_000)
})
afterAll(() => bench.close())

const link = async (guest: Awaited<ReturnType<CheckoutBench["shopper"]>>) =>
  guest.call("POST", "/v1/cart/self/link")

it("pays the session's own cart from another session, once, with its journal", async () => {
  const guest = await bench.shopper("stripe")
  const made = await link(guest)
  expect(made.status).toBe(200)
  const token = String(made.body.reservationToken)
  const other = await bench.shopper("stripe", { seats: 0 })
  const seen = await other.call("GET", `/v1/cart?token=${token}`)
  expect(seen.body).toMatchObject({ cartElements: [{ prices: [{ qty: 2 }] }] })
  const started = await other.call<{ saleToken: string; hash: string; amount: number }>(
    "PUT",
    `/v1/session/create-sale?reservationToken=${token}`,
  )
  expect(await other.pay(started.body, { stripeToken: "tok_visa" })).toMatchObject({ status: 200 })
  expect((await link(guest)).body.code).toMatch(/^cart-(unknown|empty|paid)$/)
  const entries = await bench.db("journal").where({ command: "cart.link" })
  expect(entries).toHaveLength(1)
  expect(JSON.stringify(entries)).not.toContain(token)
  expect(await unrest(bench)).toEqual([])
})

it("is refused without a live cart, and to who has no session", async () => {
  const guest = await bench.shopper("stripe", { seats: 0 })
  expect((await link(guest)).body.code).toBe("cart-unknown")
  const filled = await bench.shopper("stripe")
  bench.clock.pass(3_600)
  expect((await link(filled)).body.code).toBe("cart-expired")
  const response = await fetch(`${bench.address}/v1/cart/self/link?subdomain=${guest.shop.id}`, {
    method: "POST",
  })
  expect(response.status).toBe(401)
})
