import type { CartPrice } from "@parterre/contract"
import { api, type CartMessage } from "@parterre/sdk"
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest"
import { sendEverybodyHome } from "../house/small-house.ts"
import { ids, openPetitTheatre, type PetitTheatre, stalls, standing } from "./petit-theatre.ts"
import { failureOf, type SdkClient } from "./sdk-client.ts"

let theatre: PetitTheatre
let client: SdkClient
let shop: SdkClient["shop"]
beforeAll(async () => {
  theatre = await openPetitTheatre()
})
afterAll(() => theatre.close())
beforeEach(async () => {
  await sendEverybodyHome(theatre.db)
  client = theatre.client()
  shop = client.shop
})

const unsure = {
  type: "show" as const,
  id: ids.event,
  prices: [{ id: ids.standing, qty: 2, confirmed: false }],
}
const season = {
  type: "subscription" as const,
  id: ids.season,
  prices: [{ id: ids.seasonAdult, qty: 2, seatIds: ["parterre-B-1", "parterre-B-2"], confirmed: false }],
}
const current = () => shop.cart.current().cart
const firstLine = (): CartPrice => {
  const line = current()?.cartElements[0]?.prices[0]
  if (line === undefined) throw new Error("the cart has no line")
  return line
}

/** What the cart tells, heard from now on. */
async function hear(): Promise<CartMessage[]> {
  const heard: CartMessage[] = []
  onTestFinished(shop.cart.messages((message) => heard.push(message)))
  // Whoever listens hears what comes after.
  await vi.waitFor(async () => {
    await shop.cart.callCart()
    expect(heard).not.toEqual([])
  })
  heard.length = 0
  return heard
}

describe("the cart of a session", () => {
  it("is read anew each time, with taxes, quantity and time left [CALL-018] [ENT-011]", async () => {
    await shop.cart.addElements([stalls("A-1", "A-2"), standing(1)])
    theatre.clock.pass(100)
    const cart = await shop.cart.callCart()
    expect(cart).toMatchObject({
      cartElements: [
        {
          _type: "event",
          prices: [
            { qty: 2, total: 8600 },
            { qty: 1, total: 1600 },
          ],
        },
      ],
      tax: { totalBeforeTaxes: 10_200, tax1: 510, tax2: 1017, totalAfterTaxes: 11_727 },
      totalQty: 3,
      reservationTime: 600,
      remainingTime: 500,
    })
    const asked = client.of("GET /v1/cart/self")
    await shop.cart.callCart()
    expect(client.of("GET /v1/cart/self").length).toBe(asked.length + 1)
    expect(asked[0]?.query.cache).toBe("0")
    expect(asked[0]?.answered.get("cache-control")).toBe("no-store")
  })

  it("asks for no money for what it hides: neither its sums nor a sale count it [CART-019]", async () => {
    await shop.cart.addElements([stalls("A-1", "A-2"), unsure])
    const cart = await shop.cart.callCart()
    expect([cart.totalQty, cart.tax.totalBeforeTaxes]).toEqual([2, 8600])
    expect((await shop.checkout.start()).amount).toBe(cart.tax.totalAfterTaxes)
    // It went back, for others to have.
    const left = (await shop.cart.callCart()).cartElements.flatMap(({ prices }) => prices.map(({ id }) => id))
    expect(left).toEqual([ids.adult])
    const { taken } = await theatre.db("event_capacities").where({ event_id: ids.event }).first("taken")
    expect(taken).toBe(0)
  })

  it("does not come to the checkout with nothing but what it hides", async () => {
    await shop.cart.addElements([unsure])
    expect(await failureOf(shop.checkout.start())).toMatchObject({ _tag: "cart-empty" })
  })

  it("hides what is not confirmed, subscriptions aside, and what that leaves empty [CALL-018]", async () => {
    await shop.cart.addElements([unsure, season])
    expect((await shop.cart.callCart()).cartElements.map(({ _type }) => _type)).toEqual(["subscription"])
    expect((await shop.run(api.getCart())).cartElements).toHaveLength(2)
  })

  it("loses what is not confirmed when it is told to, again and again [CALL-021]", async () => {
    await shop.cart.addElements([unsure, standing(3)])
    for (const _time of [1, 2]) {
      expect(await shop.run(api.deleteUnconfirmed())).toEqual({ message: expect.any(String) })
      const { cartElements, totalQty } = await shop.run(api.getCart())
      expect([totalQty, cartElements[0]?.prices.map(({ confirmed }) => confirmed)]).toEqual([3, [true]])
    }
  })

  it("gives back what was never confirmed when a selection is left, and asks nothing where there is nothing [CART-046]", async () => {
    await shop.cart.addElements([unsure, standing(3)])
    await shop.cart.deleteUnconfirmed()
    const { cartElements } = await shop.run(api.getCart())
    expect(cartElements.flatMap(({ prices }) => prices.map(({ qty }) => qty))).toEqual([3])
    await shop.cart.deleteUnconfirmed()
    expect(client.of("DELETE /v1/cart/unconfirmed")).toHaveLength(1)
    // A subscription being chosen is shown, so it is nobody's to drop.
    await shop.cart.addElements([season])
    await shop.cart.deleteUnconfirmed()
    expect(current()?.totalQty).toBe(5)
  })

  it("is emptied whole, and its seats are free again [CALL-020] [CART-033]", async () => {
    await shop.cart.addElements([stalls("A-1", "A-2"), season])
    expect((await shop.cart.deleteAllElement()).totalQty).toBe(0)
    expect(await shop.run(api.deleteCart())).toEqual({ message: "success.successDeleteCart" })
    expect(client.of("DELETE /v1/cart/delete").map(({ status }) => status)).toEqual([200, 200])
    const { cart } = await theatre.client().shop.holds.place([stalls("A-1", "A-2"), season])
    expect(cart.totalQty).toBe(4)
  })

  it("is to be paid in the ways its site takes, nine flags [CALL-022] [ENUM-004]", async () => {
    const methods = await shop.checkout.paymentMethods()
    expect(methods).toEqual({
      visa: true,
      mastercard: true,
      amex: true,
      discover: false,
      exact: false,
      paypal: false,
      google_pay: false,
      apple_pay: false,
      giftcertificate: false,
    })
  })
})

describe("what a shopper does to the cart", () => {
  it("moreOne holds one step more: the best seat of a seated line, else a place [CART-029]", async () => {
    await shop.cart.addElements([standing(1)])
    await shop.cart.moreOne(firstLine())
    expect(client.of("POST /v1/holds").at(-1)?.body).toMatchObject([{ id: ids.event, prices: [{ qty: 1 }] }])
    expect(current()?.totalQty).toBe(2)
    await shop.cart.deleteAllElement()
    await shop.cart.addElements([stalls("A-1", "A-2")])
    await shop.cart.moreOne(firstLine(), 2)
    expect(client.of(`POST /v1/holds-pricelevel/${ids.event}`)).toHaveLength(1)
    expect(current()?.totalQty).toBe(4)
  })

  it("lessOne asks nothing and changes nothing [CART-030]", async () => {
    await shop.cart.addElements([standing(2)])
    const [before, asked] = [current(), client.exchanges.length]
    await shop.cart.lessOne(firstLine())
    expect([current(), client.exchanges.length]).toEqual([before, asked])
  })

  it("delete gives a line back by its name [CART-032]", async () => {
    await shop.cart.addElements([stalls("A-1", "A-2"), standing(2)])
    const line = firstLine()
    const { cart } = await shop.cart.delete(line)
    expect(cart.cartElements.flatMap(({ prices }) => prices).map(({ id }) => id)).toEqual([ids.standing])
    expect(current()?.totalQty).toBe(2)
  })
})

describe("what the cart tells", () => {
  it("is how each action ended, once, in the server's words [HOLD-004] [CART-036] [CART-037]", async () => {
    await theatre.client().shop.holds.place([stalls("C-1", "C-2")])
    const heard = await hear()
    await shop.cart.addElements([stalls("A-1", "A-2")])
    await failureOf(shop.cart.addElements([stalls("C-1", "C-2")]))
    await shop.cart.delete(firstLine())
    await shop.cart.callCart()
    await vi.waitFor(() => expect(heard).toHaveLength(4))
    expect(heard).toEqual([
      { action: "addElements", outcome: "success", key: "holds.added", shown: true },
      {
        action: "addElements",
        outcome: "failure",
        failure: expect.objectContaining({ _tag: "seats-taken", status: 409 }),
      },
      { action: "delete", outcome: "success", key: "success.successDeleteCart", shown: true },
      // A message of four characters or fewer is none to show; the cart is read all the same.
      { action: "callCart", outcome: "success", key: "", shown: false },
    ])
    expect(current()?.totalQty).toBe(0)
  })
})
