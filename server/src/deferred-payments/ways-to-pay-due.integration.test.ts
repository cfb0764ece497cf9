import type { KeptCards, PaymentRequest, PayPalOrder, Receipt } from "@parterre/contract"
import { sandboxCredentials } from "@parterre/sandboxes"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { type CheckoutBench, startCheckout } from "../../test/house/checkout-shop.ts"
import {
  type DueSale,
  dueDetails,
  dueInTwo,
  dueSale,
  passTime,
  payDue,
  takenFor,
} from "../../test/house/due-sale.ts"
import type { Guest } from "../../test/house/shopper.ts"
import { payingCards, type ShopName, shops, typedCard } from "../../test/house/shops.ts"
import { isChargeOf, unrest } from "../../test/house/unrest.ts"
import { type PaymentGuard, paymentGuard } from "../checkout/payment-guard.ts"
import { lockPayment } from "../checkout/payment-record.ts"
import { payDeferred } from "./pay-deferred.ts"

const ways = {
  keepCards: true,
  wallets: {
    merchantName: "Petit théâtre",
    applePay: { merchantIdentifier: "merchant.example.petit" },
    googlePay: { gatewayMerchantId: "1001" },
  },
  paypal: { clientId: sandboxCredentials.paypal.clientId },
}

let bench: CheckoutBench
beforeAll(async () => {
  bench = await startCheckout(1_000)
  for (const shop of ["paysafe", "globalpayments", "stripe"] as const) {
    const website = () => bench.db("websites").where({ id: shops[shop].id })
    const { payment } = await website().first("payment")
    const changed = JSON.stringify({ ...JSON.parse(payment), ...ways })
    await website().update({ client_account: "OPTIONAL", payment: changed })
  }
})
afterAll(() => bench.close())
/** The twin without its guard leaves behind what nobody may see. */
let isBroken = false
afterEach(async () => {
  await bench.db("limit_counts").delete()
  if (!isBroken) expect(await unrest(bench)).toEqual([])
})

/** Somebody who has the link of the mail, in a browser of their own. */
const stranger = (shop: ShopName) => bench.shopper(shop, { seats: 0 })

const lapsed = async (shop: ShopName) => dueSale(bench, shop, await bench.shopper(shop))

/** An order for what is due, approved by an account. */
async function approved(guest: Guest, due: DueSale, account = "buyer-ok") {
  return { paypalOrderId: await guest.approveOrder({ ...due, hash: "" }, account) }
}

const receiptOf = async (guest: Guest, { receipt }: DueSale) =>
  (await guest.call<Receipt>("GET", `/v1/invoice-confirmation/${receipt}`)).body

const wallets = [
  ["paysafe", "google_pay", "4111111111111111"],
  ["paysafe", "apple_pay", "4111111111111111"],
  ["globalpayments", "apple_pay", "4222000009719489"],
  ["stripe", "google_pay", "4242424242424242"],
  ["stripe", "apple_pay", "4242424242424242"],
] as const

describe.each(wallets)("a payment that is due at %s, by %s", (shop, wallet, number) => {
  const tokenOf = (card: string, authMethod: "CRYPTOGRAM_3DS" | "PAN_ONLY" = "CRYPTOGRAM_3DS") => ({
    tokensPayment: {
      type: wallet,
      token: bench.sandboxes.wallets.make({
        ...{ wallet, number: card, authMethod },
        ...(wallet === "google_pay" ? { gateway: shop } : {}),
      }),
    },
  })

  it("is refused with a declined card, stays due, is then paid once and named on the receipt", async () => {
    const buyer = await bench.shopper(shop)
    const due = await dueSale(bench, shop, buyer)
    const guest = await stranger(shop)
    const declined = shop === "globalpayments" ? "4000120000001154" : "4000000000000002"
    expect((await payDue(guest, due, tokenOf(declined))).body.code).toBe("card-declined")
    expect((await dueDetails(guest, due)).status).toBe(200)
    // The bank was asked when the tickets were bought: an unproven card is charged as any other.
    const token = tokenOf(number, wallet === "google_pay" && shop === "paysafe" ? "PAN_ONLY" : undefined)
    const paid = await payDue(guest, due, token)
    expect(paid, JSON.stringify(paid.body)).toMatchObject({ status: 200, body: { deferred: false } })
    expect((await payDue(guest, due, token)).body).toEqual(paid.body)
    expect(takenFor(bench, due.id)).toEqual([due.amount])
    expect((await receiptOf(buyer, due)).payment).toMatchObject({ wallet, lastFour: number.slice(-4) })
  })
})

it("tells PayPal nothing by which somebody else could pay or see the order: its way back is without the token", async () => {
  const due = await lapsed("paypal")
  const guest = await stranger("paypal")
  const { saleToken, amount } = due
  const { body } = await guest.call<PayPalOrder>("POST", "/v1/paypal/orders", { saleToken, amount })
  const page = new URL(body.approvalUrl)
  const left = await fetch(`${page.origin}${page.pathname}`, {
    method: "POST",
    body: new URLSearchParams({ token: body.orderId, action: "cancel" }),
  })
  const text = await left.text()
  expect(text).toContain("/checkout/checkout-deferred?")
  expect(text).not.toContain("saleToken")
  expect(text).not.toContain(encodeURIComponent(saleToken))
  const paid = await payDue(guest, due, {
    paypalOrderId: await guest.approveOrder({ ...due, hash: "" }, "buyer-ok"),
  })
  expect(paid.status).toBe(200)
})

describe.each(["paypal", "stripe"] as const)("a payment that is due at the shop of %s, by PayPal", (shop) => {
  it("is paid by whoever has the link, after an account was declined, and once [PAY-021]", async () => {
    const buyer = await bench.shopper(shop)
    const due = await dueSale(bench, shop, buyer)
    const guest = await stranger(shop)
    const refused = await payDue(guest, due, await approved(guest, due, "buyer-declined"))
    expect(refused.body).toMatchObject({ code: "card-declined", declineCode: "paypal_declined" })
    const order = await approved(guest, due)
    const paid = await payDue(guest, due, order)
    expect(paid, JSON.stringify(paid.body)).toMatchObject({ status: 200, body: { deferred: false } })
    expect((await payDue(guest, due, order)).body).toEqual(paid.body)
    expect(takenFor(bench, due.id)).toEqual([due.amount])
    expect((await receiptOf(buyer, due)).payment).toMatchObject({ brand: "paypal" })
    const { saleToken, amount } = due
    const again = await guest.call("POST", "/v1/paypal/orders", { saleToken, amount })
    expect(again.body.code).toBe("nothing-due")
  })

  it("is asked for the amount that is due, under its own link, and by the order made for it", async () => {
    const due = await lapsed(shop)
    const other = await lapsed(shop)
    const guest = await stranger(shop)
    const orderFor = (body: object) => guest.call("POST", "/v1/paypal/orders", body)
    const { saleToken, amount } = due
    expect((await orderFor({ saleToken, amount: amount - 1 })).body).toMatchObject({
      code: "amount-changed",
      amount,
    })
    expect((await orderFor({ saleToken: "nobody", amount })).body.code).toBe("sale-needed")
    const made = await orderFor({ saleToken, amount })
    const back = new URL(String(made.body.approvalUrl))
    expect(back.pathname).toContain("checkoutnow")
    const theirs = await approved(guest, other)
    expect((await payDue(guest, due, theirs)).body).toMatchObject({ declineCode: "paypal_not_approved" })
    expect(takenFor(bench, due.id)).toEqual([])
    expect(await payDue(guest, due, await approved(guest, due))).toMatchObject({ status: 200 })
    expect(await payDue(guest, other, await approved(guest, other))).toMatchObject({ status: 200 })
  })

  it("is an order of what an instalment costs, not of the whole sale", async () => {
    const whole = await lapsed(shop)
    const due = await dueInTwo(bench, whole)
    const guest = await stranger(shop)
    const first = await payDue(guest, due, await approved(guest, due))
    expect(first, JSON.stringify(first.body)).toMatchObject({ status: 200, body: { deferred: false } })
    const part = { ...due, amount: 700 }
    const { saleToken, amount } = whole
    expect((await guest.call("POST", "/v1/paypal/orders", { saleToken, amount })).body).toMatchObject({
      ...{ code: "amount-changed", amount: 700 },
    })
    const paid = await payDue(guest, part, await approved(guest, part), 2)
    expect(paid, JSON.stringify(paid.body)).toMatchObject({ status: 200, body: { deferred: false } })
    expect(takenFor(bench, due.id)).toEqual([due.amount, 700])
  })

  it("is found where the answer was lost, and charged no second time", async () => {
    const due = await lapsed(shop)
    const guest = await stranger(shop)
    const order = await approved(guest, due)
    bench.misbehave("paypal", "authorise", "drop-after")
    bench.misbehave("paypal", "lookup", "http-500")
    expect((await payDue(guest, due, order)).body.code).toBe("payment-pending")
    expect((await dueDetails(guest, due)).body.code).toBe("payment-in-progress")
    await passTime(bench)
    await passTime(bench)
    expect(takenFor(bench, due.id)).toEqual([due.amount])
  })
})

const keepers = ["stripe", "paysafe", "globalpayments"] as const

/** A client whose card the processor keeps, with nothing in the cart. */
async function keeping(shop: (typeof keepers)[number], email: string) {
  const guest = await bench.shopper(shop)
  await guest.signUp(email)
  const sale = await guest.startSale()
  const { number, ...card } = await enteredCard(guest, shop, sale)
  const paid = await guest.pay(sale, { ...card, keep: true })
  if (paid.status !== 200) throw new Error(`${number} was not kept: ${JSON.stringify(paid.body)}`)
  const { cards } = (await guest.call<KeptCards>("GET", "/v1/clients/self/cards")).body
  return { guest, keptCardId: cards[0]?.id ?? "" }
}

async function enteredCard(
  guest: Guest,
  shop: (typeof keepers)[number],
  sale: Awaited<ReturnType<Guest["startSale"]>>,
) {
  if (shop === "stripe") return { number: "tok_visa", stripeToken: "tok_visa" }
  const number = shop === "paysafe" ? "4000000000001000" : "4222000009719489"
  const access = async () =>
    String((await guest.call("GET", "/v1/threeDSecure/globalpayments/accesstoken")).body.accessToken)
  const token =
    shop === "paysafe"
      ? ((await bench.issuer.paysafeToken(number)).paymentToken ?? "")
      : ((await bench.issuer.globalPaymentsToken(number, await access())).id ?? "")
  const { body } = await guest.authenticate(sale, { token })
  return {
    number,
    tokensPayment: { type: "stripe", token },
    threeDSecureAuthenticationId: body.authenticationId,
  }
}

describe.each(keepers)("a payment that is due, by a card that %s keeps", (shop) => {
  it("is paid by the client's own, signed in, and once", async () => {
    const { guest, keptCardId } = await keeping(shop, `due-${shop}@exemple.ca`)
    const due = await lapsed(shop)
    const nobody = await stranger(shop)
    expect((await payDue(nobody, due, { keptCardId })).body.code).toBe("login-needed")
    await nobody.signUp(`other-${shop}@exemple.ca`)
    expect((await payDue(nobody, due, { keptCardId })).body.code).toBe("kept-card-unknown")
    const paid = await payDue(guest, due, { keptCardId })
    expect(paid, JSON.stringify(paid.body)).toMatchObject({ status: 200, body: { deferred: false } })
    expect((await payDue(guest, due, { keptCardId })).body).toEqual(paid.body)
    expect(takenFor(bench, due.id)).toEqual([due.amount])
    expect((await bench.attemptsOf(due.id)).at(-1)).toMatchObject({ kept_card_id: keptCardId })
  })

  it("is not paid by one that was removed, and no card is kept with it", async () => {
    const { guest, keptCardId } = await keeping(shop, `gone-${shop}@exemple.ca`)
    const due = await lapsed(shop)
    await guest.call("DELETE", `/v1/clients/self/cards/${keptCardId}`)
    expect((await payDue(guest, due, { keptCardId })).body.code).toBe("kept-card-unknown")
    const card = { ...(shop === "stripe" ? { stripeToken: "tok_visa" } : typedCard("4111111111111111")) }
    expect((await payDue(guest, due, { ...card, keep: true })).body.code).toBe("payment-method-not-offered")
    expect(takenFor(bench, due.id)).toEqual([])
  })
})

it("is paid in no way that the shop does not offer", async () => {
  const due = await lapsed("cardconnect")
  const guest = await stranger("cardconnect")
  for (const card of [
    { paypalOrderId: "ORDER" },
    { tokensPayment: { type: "google_pay", token: "{}" } },
    { tokensPayment: { type: "apple_pay", token: "{}" } },
  ])
    expect((await payDue(guest, due, card)).body.code).toBe("payment-method-not-offered")
  const { saleToken, amount } = due
  expect((await guest.call("POST", "/v1/paypal/orders", { saleToken, amount })).body.code).toBe(
    "payment-method-not-offered",
  )
})

describe("two ways at once, from two tabs", () => {
  const charges = (saleId: string) =>
    bench.sandboxes.ledger
      .all()
      .filter(({ reference, state }) => isChargeOf(reference, saleId) && state !== "voided")
      .filter(({ state }) => state !== "declined")

  it("charge once, whichever comes first", async () => {
    for (let round = 0; round < 4; round += 1) {
      const due = await lapsed("stripe")
      const [tab, other] = [await stranger("stripe"), await stranger("stripe")]
      const order = await approved(other, due)
      const card = { ...payingCards.stripe.approved }
      const tries = [() => payDue(tab, due, card), () => payDue(other, due, order)]
      const answers = await Promise.all((round % 2 === 0 ? tries : tries.reverse()).map((pays) => pays()))
      expect(takenFor(bench, due.id)).toEqual([due.amount])
      for (const { status, body } of answers)
        expect(status === 200 || ["payment-in-progress", "nothing-due"].includes(body.code)).toBe(true)
    }
  })

  it("would charge twice without the lock that looks once more at what is due", async () => {
    const buyer = await bench.shopper("stripe")
    const due = await dueSale(bench, "stripe", buyer)
    isBroken = true
    const alwaysDue: PaymentGuard = {
      ...paymentGuard,
      lock: async (...asked) => {
        const locked = await lockPayment(...asked)
        return locked?.attempt && { ...locked, attempt: { ...locked.attempt, state: "lapsed" } }
      },
    }
    const order = await approved(buyer, due)
    bench.misbehave("stripe", "authorise", "hang-after")
    bench.misbehave("stripe", "lookup", "http-500")
    const payer = { website: buyer.shop, session: { id: "tab", websiteId: buyer.shop.id } }
    const pays = (creditCard: object) =>
      payDeferred(
        bench.payments,
        payer,
        { client: buyer.client, creditCard, ...due } as unknown as PaymentRequest,
        alwaysDue,
      ).catch(() => undefined)
    // The other tab asks while the outcome of the first payment is not known: nothing but the lock would refuse it.
    await pays({ stripeToken: "tok_visa" })
    await pays(order)
    expect(charges(due.id).filter(({ amount }) => amount === due.amount).length).toBeGreaterThan(1)
  })
})
