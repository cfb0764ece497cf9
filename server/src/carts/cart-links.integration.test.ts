import { hash } from "@node-rs/argon2"
import type { Cart, CartLink, CartReplay, CartReport } from "@parterre/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type CheckoutBench, startCheckout } from "../../test/house/checkout-shop.ts"
import { type Guest, newShopper } from "../../test/house/shopper.ts"
import { shops } from "../../test/house/shops.ts"
import { fillShelf, productId } from "../../test/house/small-shelf.ts"
import { unrest } from "../../test/house/unrest.ts"
import { testConfig } from "../../test/serve.ts"
import { tokenHash } from "../ids.ts"
import { prune } from "../jobs/pruner.ts"

let bench: CheckoutBench
const staffTokens: Record<string, string> = {}

beforeAll(async () => {
  bench = await startCheckout()
  for (const { id } of [shops.stripe, shops.paysafe]) {
    const staff = { id: `ada-${id}`, website_id: id, email: "ada@petit.example", name: "Ada" }
    await bench.db("staff").insert({ ...staff, password_hash: await hash("secret") })
    await bench.db("staff_permissions").insert({ staff_id: staff.id, permission: 28, website_id: id })
    const signedIn = await ask<{ refreshToken: string }>(id, "POST", "/v1/refresh-tokens", {
      username: staff.email,
      password: "secret",
    })
    staffTokens[id] = signedIn.body.refreshToken
  }
})
afterAll(() => bench.close())

const minute = 60
const card = { stripeToken: "tok_visa" }

/** A request of the staff of a shop. */
async function ask<Body>(website: string, method: "GET" | "POST", path: string, body?: unknown) {
  const token = staffTokens[website]
  const response = await fetch(
    `${bench.address}${path}${path.includes("?") ? "&" : "?"}subdomain=${website}`,
    {
      method,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    },
  )
  return { status: response.status, body: (await response.json()) as Body & { code?: string } }
}

const ownCart = async (guest: Guest) => (await guest.call<Cart>("GET", "/v1/cart/self")).body

async function linkTo(guest: Guest, purpose: "look" | "pay", minutes = 60) {
  const { id } = await ownCart(guest)
  const made = await ask<CartLink>(guest.shop.id, "POST", `/v1/support/carts/${id}/link`, {
    purpose,
    minutes,
  })
  expect(made.status).toBe(200)
  const token = new URL(made.body.url).searchParams.get("reservationToken") ?? ""
  return { ...made.body, token, cartId: id }
}

const open = (guest: Guest, token: string) =>
  guest.call<Cart & { code?: string }>("GET", `/v1/cart?token=${token}`)
const start = (guest: Guest, token: string) =>
  guest.call<{ saleToken: string; hash: string; amount: number; code?: string }>(
    "PUT",
    `/v1/session/create-sale?reservationToken=${token}`,
  )
const stranger = () => newShopper(bench.address, "stripe", bench.sandboxes.origin)

describe("a link that names a cart", () => {
  it("shows the cart to another session, and stays away from that session's own [CALL-019] [CART-044]", async () => {
    const owner = await bench.shopper("stripe")
    const link = await linkTo(owner, "look")
    expect(link.url).toMatch(/\/fr\/cart\?/)
    const visitor = await bench.shopper("stripe", { seats: 3 })
    const shown = await open(visitor, link.token)
    const { link: told, ...cart } = shown.body
    expect(told).toMatchObject({ purpose: "look" })
    expect(cart).toEqual(await ownCart(owner))
    expect((await ownCart(visitor)).totalQty).toBe(3)
    // A code that comes along changes nothing.
    expect((await open(visitor, `${link.token}&presale=AMIS`)).body.totalQty).toBe(2)
  })

  it("tells nobody's name, address or answer, and whether all is there to pay", async () => {
    await fillShelf(
      bench.db,
      [{ key: "cheque", kind: "giftcertificate", min_amount: 500, max_amount: 50_000 }],
      shops.stripe,
    )
    const owner = await bench.shopper("stripe")
    const id = productId("cheque", shops.stripe)
    const recipient = { name: "Ana Roy", email: "ana@exemple.ca" }
    const gift = { id, qty: 1, amount: 5000, giftCertificatesId: id, recipient }
    await owner.holdGroups([{ type: "GIFT_CERTTIFICATES", id, giftCertificatesId: id, prices: [gift] }])
    expect(JSON.stringify(await ownCart(owner))).toContain("ana@exemple.ca")
    const { token } = await linkTo(owner, "pay")
    const visitor = await stranger()
    const shown = await open(visitor, token)
    const extended = await visitor.call<{ cart: Cart }>(
      "POST",
      `/v1/holds/actions/extend?reservationToken=${token}`,
    )
    for (const cart of [shown.body, extended.body.cart]) {
      expect(cart.link).toMatchObject({ purpose: "pay", isReady: true })
      expect(cart.totalQty).toBe(3)
      expect(JSON.stringify(cart)).not.toMatch(/Ana Roy|ana@exemple/)
    }
  })

  it("shows it to staff, who only read [CALL-019]", async () => {
    const owner = await bench.shopper("stripe")
    const { token } = await linkTo(owner, "pay")
    const read = await ask<Cart>(shops.stripe.id, "GET", `/v1/cart?token=${token}`)
    expect(read).toMatchObject({ status: 200, body: { totalQty: 2 } })
  })

  it("pays nothing and extends nothing when it is to look", async () => {
    const owner = await bench.shopper("stripe")
    const { token } = await linkTo(owner, "look")
    const visitor = await stranger()
    const refused = { status: 403, body: { code: "cart-link-look-only" } }
    expect(await start(visitor, token)).toMatchObject(refused)
    const query = `reservationToken=${token}`
    expect(await visitor.call("POST", `/v1/holds/actions/extend?${query}`)).toMatchObject(refused)
    const codes = { codes: [] }
    expect(await visitor.call("PUT", `/v1/session/sale/certificates?${query}`, codes)).toMatchObject(refused)
  })

  it("takes the cart to a receipt that is whoever's who paid, and to nobody else's [CART-044]", async () => {
    const owner = await bench.shopper("stripe")
    const { token, cartId } = await linkTo(owner, "pay")
    const payer = await bench.shopper("stripe", { seats: 1 })
    const extended = await payer.call<{ cart: Cart }>(
      "POST",
      `/v1/holds/actions/extend?reservationToken=${token}`,
    )
    expect(extended).toMatchObject({ status: 200, body: { cart: { id: cartId, totalQty: 2 } } })
    const sale = await start(payer, token)
    expect(sale.status).toBe(200)
    const paid = await payer.pay(sale.body, card)
    expect(paid.status).toBe(200)
    const receipt = `/v1/invoice-confirmation/${paid.body.saleId}`
    expect((await payer.call("GET", receipt)).status).toBe(200)
    expect((await owner.call("GET", receipt)).status).toBe(404)
    expect((await ownCart(owner)).totalQty).toBe(0)
    expect((await ownCart(payer)).totalQty).toBe(1)
    expect(await open(payer, token)).toMatchObject({ status: 409, body: { code: "cart-paid" } })
    const known = await payer.call("GET", `/v1/session/sale?reservationToken=${token}`)
    expect(known.body).toMatchObject({ state: "paid", saleId: paid.body.saleId })
    expect(await unrest(bench)).toEqual([])
  })

  it("tells in the journal who made it and who came by it, and the journal still makes the cart", async () => {
    const owner = await bench.shopper("stripe")
    await owner.startSale()
    const { token, cartId } = await linkTo(owner, "pay")
    const payer = await stranger()
    await start(payer, token)
    const { body } = await ask<CartReport>(shops.stripe.id, "GET", `/v1/support/carts/${cartId}`)
    const told = body.journal.map(({ command, actor, explanation }) => `${command} ${actor}: ${explanation}`)
    expect(told.slice(-2)).toEqual([
      expect.stringContaining("support.link staff:Ada: Ada a créé un lien pour payer le panier"),
      expect.stringContaining("sale.start shopper: La personne est à la caisse au moyen d’un lien"),
    ])
    const replayed = await ask<CartReplay>(shops.stripe.id, "GET", `/v1/support/carts/${cartId}/replay`)
    expect(replayed.body.differences).toEqual([])
    const everything = JSON.stringify([await bench.db("journal"), await bench.db("cart_links"), bench.log()])
    expect(everything).not.toContain(token)
    expect(everything).toContain(tokenHash(token))
  })

  it("changes nothing that a shopper at the checkout has agreed to", async () => {
    const owner = await bench.shopper("stripe")
    const sale = await owner.startSale()
    await linkTo(owner, "look")
    expect((await owner.pay(sale, card)).status).toBe(200)
  })
})

describe("a cart at the checkout of two sessions", () => {
  it("is paid by the one who went there last, whose the receipt is", async () => {
    const owner = await bench.shopper("stripe")
    const { token } = await linkTo(owner, "pay")
    const payer = await stranger()
    const first = await start(payer, token)
    const second = await owner.startSale()
    expect(await payer.pay(first.body, card)).toMatchObject({ status: 409, body: { code: "sale-needed" } })
    expect((await owner.pay(second, card)).status).toBe(200)
    expect(await unrest(bench)).toEqual([])
  })

  it("is charged once when both press at the same time", async () => {
    const owner = await bench.shopper("stripe")
    const { token } = await linkTo(owner, "pay")
    const payer = await stranger()
    const pay = async (guest: Guest, sale: { saleToken: string; hash: string; amount: number }) =>
      (await guest.pay(sale, card)).status
    const statuses = await Promise.all([
      owner.startSale().then(
        (sale) => pay(owner, sale),
        () => 409,
      ),
      start(payer, token).then(({ status, body }) => (status === 200 ? pay(payer, body) : status)),
    ])
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(await unrest(bench)).toEqual([])
  })

  it("gets the time of one sale, however often they take turns", async () => {
    const owner = await bench.shopper("stripe")
    const { token } = await linkTo(owner, "pay")
    const payer = await stranger()
    await start(payer, token)
    const { expiresAt } = (await open(payer, token)).body
    bench.clock.pass(minute)
    await owner.startSale()
    await start(payer, token)
    expect((await open(payer, token)).body.expiresAt).toBe(expiresAt)
  })
})

describe("a link ends", () => {
  const ended = async (token: string) => {
    const { status, body } = await open(await stranger(), token)
    return [status, body.code]
  }

  it("at its time", async () => {
    const owner = await bench.shopper("stripe")
    const { token } = await linkTo(owner, "pay", 5)
    bench.clock.pass(5 * minute)
    expect(await ended(token)).toEqual([410, "cart-link-expired"])
  })

  it("with the time of its cart", async () => {
    const owner = await bench.shopper("stripe")
    const { token, cartExpiresAt } = await linkTo(owner, "pay")
    bench.clock.pass((Date.parse(cartExpiresAt) - bench.clock.now()) / 1000)
    expect(await ended(token)).toEqual([410, "cart-expired"])
    expect((await start(await stranger(), token)).status).toBe(410)
  })

  it("when its cart is emptied, and does not show what is put there next", async () => {
    const owner = await bench.shopper("stripe", { seats: 1 })
    const { token, cartId } = await linkTo(owner, "pay")
    await owner.call("POST", "/v1/holds/actions/release", [{ eventId: `${shops.stripe.id}.soir` }])
    expect(await ended(token)).toEqual([410, "cart-expired"])
    await owner.holdPlaces(2)
    expect((await ownCart(owner)).id).toBe(cartId)
    expect(await ended(token)).toEqual([410, "cart-expired"])
  })

  it("at the edge of its website [SHELL-002]", async () => {
    const owner = await bench.shopper("stripe")
    const { token, cartId } = await linkTo(owner, "pay")
    const elsewhere = await newShopper(bench.address, "paysafe", bench.sandboxes.origin)
    const unknown = { status: 404, body: { code: "cart-unknown" } }
    expect(await open(elsewhere, token)).toMatchObject(unknown)
    expect(await start(elsewhere, token)).toMatchObject(unknown)
    const made = await ask(shops.paysafe.id, "POST", `/v1/support/carts/${cartId}/link`, { purpose: "look" })
    expect(made).toMatchObject(unknown)
  })
})

it("makes a link of a live cart only, for staff with the permission", async () => {
  const owner = await bench.shopper("stripe")
  const { id } = await ownCart(owner)
  const path = `/v1/support/carts/${id}/link`
  const body = { purpose: "pay" }
  expect((await owner.call("POST", path, body)).status).toBe(401)
  await owner.pay(await owner.startSale(), card)
  expect(await ask(shops.stripe.id, "POST", path, body)).toMatchObject({
    status: 409,
    body: { code: "cart-paid" },
  })
  await bench
    .db("staff_permissions")
    .where({ staff_id: `ada-${shops.paysafe.id}` })
    .delete()
  const other = await ask(shops.paysafe.id, "POST", "/v1/support/carts/x/link", body)
  expect(other).toMatchObject({ status: 403, body: { code: "permission-missing" } })
})

it("closes to a network that guesses tokens, and stays open to good ones before", async () => {
  const { limits } = testConfig()
  const other = await bench.anotherServer({ limits: { ...limits, guesses: 3 } })
  const visitor = await stranger()
  const guess = () => visitor.call("GET", "/v1/cart?token=wrong", undefined, other.address)
  try {
    for (const status of [404, 404, 404, 429]) expect((await guess()).status).toBe(status)
    const sale = "/v1/session/create-sale?reservationToken=wrong"
    expect((await visitor.call("PUT", sale, undefined, other.address)).status).toBe(429)
  } finally {
    await other.close()
  }
})

it("is forgotten once it has ended long ago", async () => {
  const owner = await bench.shopper("stripe")
  const { token } = await linkTo(owner, "look")
  const retention = { refusals: 1, carts: 1e12, mail: 1 }
  const days = (count: number) => bench.clock.now() + count * 86_400_000
  await prune(bench.db, retention, days(29))
  expect(await bench.db("cart_links").where({ token_hash: tokenHash(token) })).toHaveLength(1)
  await prune(bench.db, retention, days(31))
  expect((await open(await stranger(), token)).status).toBe(404)
})
