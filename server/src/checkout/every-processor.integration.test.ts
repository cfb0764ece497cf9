import type { Cart, Receipt, Refund, RefundPreview } from "@parterre/contract"
import { creqOfPaysafe } from "@parterre/sandboxes"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { employAda, signInAda } from "../../test/house/box-office.ts"
import { issueCertificate } from "../../test/house/certificate-law.ts"
import { type CheckoutBench, startCheckout } from "../../test/house/checkout-shop.ts"
import { dueDetails, passTime, payDue, takenFor } from "../../test/house/due-sale.ts"
import { keptSecrets } from "../../test/house/kept-secrets.ts"
import { creditCardOf, type Guest, payPlainly, stripeToken } from "../../test/house/shopper.ts"
import {
  cardNumbers,
  payingCards,
  type ShopName,
  shopNames,
  shops,
  typedCard,
} from "../../test/house/shops.ts"
import { chargesOf, unrest } from "../../test/house/unrest.ts"
import { latestAttempt } from "../sales/attempt-store.ts"
import { cardLine } from "../sales/printed-sale.ts"
import { watched } from "../watched.ts"

/**
 * What every processor must come through and no other test asks each of them: see `checkout.integration.test.ts` for
 * approvals, double clicks, lost answers and lost seats, and `refunds.integration.test.ts` for refunds to the card.
 */

let bench: CheckoutBench
beforeAll(async () => {
  bench = await startCheckout(1_000)
  for (const { id } of Object.values(shops)) await employAda(bench.db, id)
}, 60_000)
afterAll(() => bench.close())
beforeEach(() => bench.db("limit_counts").delete())

let codes = 0
/** A certificate of a website, and what is left on it. */
async function certificateOf(shop: ShopName, value: number) {
  codes += 1
  const code = `PTRC-7K3Q-X2DM-${String(1000 + codes)}`
  const { id } = await issueCertificate(bench.db, { websiteId: shops[shop].id, code, value })
  const left = async () =>
    Number((await bench.db("gift_certificates").where({ id }).first("balance"))?.balance)
  return { code, left }
}

/** Support's call about a sale of a shop. */
async function support<Body>(shop: ShopName, path: string, body: object): Promise<Body> {
  const authorization = `Bearer ${await signInAda(bench.address, shops[shop].id)}`
  const answer = await fetch(`${bench.address}/v1/support/${path}?subdomain=${shops[shop].id}`, {
    method: "POST",
    headers: { authorization, "content-type": "application/json" },
    body: JSON.stringify(body),
  })
  return (await answer.json()) as Body
}

const isHeld = async (guest: Guest) =>
  expect((await guest.call("GET", "/v1/cart/self")).body).toMatchObject({ state: "held", totalQty: 2 })

describe.each(shopNames)("at %s", (shop) => {
  it("a refused card is told in the shopper's language, and the seats are kept", async () => {
    const guest = await bench.shopper(shop)
    const told = new Set<string>()
    for (const language of ["fr", "en"]) {
      const sale = await guest.startSale()
      const creditCard = await creditCardOf(guest, shop, sale, "declined")
      const { saleToken, amount } = sale
      const { status, body } = await guest.call(
        "POST",
        `/backend/v1/cart/checkoutCreditCard?language=${language}`,
        { client: guest.client, creditCard, amount, saleToken },
      )
      expect([status, body.code, body.action]).toEqual([402, "card-declined", "use-another-card"])
      told.add(String(body.message))
      await isHeld(guest)
    }
    expect([...told].map((text) => /Votre|votre|autre carte|PayPal n’a/.test(text))).toEqual([true, false])
    expect((await payPlainly(guest, shop)).status).toBe(200)
  })

  it("nothing to pay asks nobody, and no bank [3DS-001]", async () => {
    const guest = await bench.shopper(shop)
    const { cart_id, id } = await bench.saleOf((await guest.startSale()).saleToken)
    await bench.db("holds").where({ cart_id }).update({ price: 0, service_charge: 0 })
    const sale = await guest.startSale()
    expect(sale.amount).toBe(0)
    expect(await guest.pay(sale, {})).toMatchObject({ status: 200, body: { deferred: false } })
    expect(await bench.ticketsOf(id)).toHaveLength(2)
    expect(chargesOf(bench, id)).toEqual([])
  })

  it("a gift certificate pays a part, which a refund of each ticket gives back with its taxes", async () => {
    const guest = await bench.shopper(shop)
    const { code, left } = await certificateOf(shop, 2_000)
    const sale = await guest.startWith([code])
    const paid = await guest.pay(sale, await creditCardOf(guest, shop, sale), {
      giftCertificateAmount: 2_000,
    })
    expect(paid.status, JSON.stringify(paid.body)).toBe(200)
    await passTime(bench, 60)
    const { id } = await bench.saleOf(sale.saleToken)
    expect([takenFor(bench, id), await left()]).toEqual([[sale.amount], 0])
    const whole = await support<RefundPreview>(shop, `sales/${id}/refund-preview`, {})
    expect(whole.amount).toBe(sale.amount + 2_000)
    const refunds: Refund[] = []
    for (const { id: item, total } of whole.items)
      refunds.push(
        await support(shop, `sales/${id}/refunds`, { items: [item], amount: total, reason: "Malade" }),
      )
    // CardPointe gives parts back once the batch of the payment is settled.
    for (const hours of shop === "cardconnect" ? [1, 26, 26] : [1]) await passTime(bench, hours * 3_600)
    const taxes = ({ tax: { tax1, tax2, tax3 } }: Pick<Refund, "tax">) => tax1 + tax2 + tax3
    expect(refunds.reduce((sum, refund) => sum + taxes(refund), 0)).toBe(taxes(whole))
    expect(refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(whole.amount)
    expect(chargesOf(bench, id).find(({ state }) => state === "captured")?.refunded).toBe(sale.amount)
    expect(await left()).toBe(2_000)
  })

  it("a gift certificate pays all, and no processor is asked", async () => {
    const guest = await bench.shopper(shop)
    const { code, left } = await certificateOf(shop, 50_000)
    const sale = await guest.startWith([code])
    expect(sale.amount).toBe(0)
    expect((await guest.pay(sale, {})).status).toBe(200)
    const { id } = await bench.saleOf(sale.saleToken)
    expect([chargesOf(bench, id), await left()]).toEqual([[], 50_000 - 15_982])
  })

  it("a receipt names how it was paid, and each tax, in both languages", async () => {
    const guest = await bench.shopper(shop)
    const { body } = await payPlainly(guest, shop)
    const receipt = async (language: "fr" | "en") => {
      const path = `/v1/invoice-confirmation/${String(body.saleId)}?language=${language}`
      const { tax, payment } = (await guest.call<Receipt>("GET", path)).body
      return [tax.descriptionTax1, tax.descriptionTax2, cardLine(payment, language) ?? ""]
    }
    const [fr, en] = [await receipt("fr"), await receipt("en")]
    expect(fr?.slice(0, 2).join()).toMatch(/TPS.*TVQ/)
    expect(en?.slice(0, 2).join()).toMatch(/GST.*QST/)
    const [paidFr = "", paidEn = ""] = [fr?.[2], en?.[2]]
    expect(paidFr).toMatch(shop === "paypal" ? /^Payé par PayPal$/ : /^Payé par carte \w.* •••• \d{4}$/)
    expect(paidEn).toMatch(shop === "paypal" ? /^Paid with PayPal$/ : /^Paid by \w.* •••• \d{4}$/)
  })

  it("money that its bank let go is paid again, once, without asking the bank [3DS-003]", async () => {
    const guest = await bench.shopper(shop)
    bench.misbehave(shop, "capture", "http-500")
    const { sale } = await payPlainly(guest, shop)
    const row = await bench.saleOf(sale.saleToken)
    const attempt = await latestAttempt(bench.db, row)
    expect(bench.sandboxes.lapse(chargesOf(bench, row.id)[0]?.reference ?? "")).toBe(true)
    // Moneris, Orbital and E-xact do not tell of it: it is as if their staff had.
    await bench.db("payment_attempts").where({ id: attempt?.id }).update({ state: "lapsed", code: "lapsed" })
    const due = { saleToken: sale.saleToken, amount: row.amount }
    const payer = await bench.shopper(shop, { seats: 0 })
    expect((await dueDetails(payer, due)).status).toBe(200)
    const card =
      shop === "paypal"
        ? { paypalOrderId: await payer.approveOrder({ ...due, hash: "" }, "buyer-ok") }
        : plainCard(shop)
    const paid = await payDue(payer, due, card)
    expect(paid, JSON.stringify(paid.body)).toMatchObject({ status: 200, body: { deferred: false } })
    expect((await payDue(payer, due, card)).body).toEqual(paid.body)
    expect(takenFor(bench, row.id)).toEqual([row.amount])
  })

  it("a payment whose seats are lost meanwhile is let go, and its shopper told so in their language [CALL-068]", async () => {
    for (const [language, words] of [
      ["fr", "Le paiement a été annulé et rien ne sera débité."],
      ["en", "The payment was cancelled and nothing will be charged."],
    ] as const) {
      const guest = await bench.shopper(shop)
      const sale = await guest.startSale()
      const creditCard = await creditCardOf(guest, shop, sale)
      const { saleToken, amount } = sale
      const { id } = await bench.saleOf(saleToken)
      // Somebody else has the seats before the processor answers.
      let losing: Promise<void> | undefined
      const stop = watched.processorCall.watch(async (_about, call) => {
        const isCharging = (await bench.attemptsOf(id)).some(({ state }) => state === "authorising")
        if (isCharging) losing ??= loseSeats(shop, guest)
        await losing
        return call()
      })
      const { status, body } = await guest.call(
        "POST",
        `/backend/v1/cart/checkoutCreditCard?language=${language}`,
        { client: guest.client, creditCard, amount, saleToken },
      )
      stop()
      expect([status, body.code]).toEqual([409, "payment-voided"])
      expect(String(body.message)).toContain(words)
      await passTime(bench, 600)
      expect(takenFor(bench, id)).toEqual([])
      expect(await bench.ticketsOf(id)).toEqual([])
    }
  })

  it("a page that is reloaded in the middle of its payment charges once", async () => {
    const guest = await bench.shopper(shop)
    const sale = await guest.startSale()
    const card = await creditCardOf(guest, shop, sale)
    const [first, again] = await Promise.all([
      guest.pay(sale, card),
      guest.call("PUT", "/v1/session/create-sale").then(() => guest.call("GET", "/v1/session/sale")),
    ])
    expect(first.status, JSON.stringify(first.body)).toBe(200)
    expect(["open", "paying", "paid"]).toContain(again.body.state)
    const { id } = await bench.saleOf(sale.saleToken)
    expect(chargesOf(bench, id).map(({ state }) => state)).toEqual(["captured"])
  })
})

/** Takes the seats of a cart while its payment is with its processor, and gives them to somebody else. */
async function loseSeats(shop: ShopName, guest: Guest): Promise<void> {
  const { body } = await guest.call<Cart>("GET", "/v1/cart/self")
  const seats = body.cartElements.flatMap(({ prices }) => prices.flatMap(({ seatIds = [] }) => seatIds))
  await bench.db("claims").where({ website_id: shops[shop].id }).whereIn("seat_id", seats).delete()
  await (await bench.shopper(shop, { seats: 0 })).hold(seats)
}

/** A card without its bank. */
function plainCard(shop: Exclude<ShopName, "paypal">): object {
  const numbers = { paysafe: "4111111111111111", globalpayments: "4012001037141112" }
  if (shop === "paysafe" || shop === "globalpayments") return typedCard(numbers[shop])
  return { ...payingCards[shop].approved }
}

describe.each(["paysafe", "globalpayments"] as const)("the bank's check at %s", (shop) => {
  const challenged = { paysafe: "4000000000001091", globalpayments: "4012001038488884" }[shop]

  it.each(["cancel", "wait"] as const)(
    "that its shopper ends by %s charges nothing, keeps the seats, and another card pays",
    async (end) => {
      const guest = await bench.shopper(shop)
      const sale = await guest.startSale()
      const asked = await guest.authenticate(sale, challenged, "")
      const { challenge, authenticationId } = asked.body as {
        challenge?: { payload: string }
        authenticationId: string
      }
      if (end === "cancel") {
        const payload = challenge?.payload ?? ""
        const creq = shop === "paysafe" ? creqOfPaysafe(payload) : payload
        await bench.issuer.answer(await bench.issuer.openChallenge(creq), "cancel")
      }
      const paid = await guest.pay(sale, typedCard(challenged, authenticationId))
      expect([paid.status, paid.body.code]).toEqual([402, expect.stringMatching(/^authentication-/)])
      await isHeld(guest)
      expect((await payPlainly(guest, shop)).status).toBe(200)
    },
  )

  it("that its issuer could not make charges nothing, keeps the seats, and another card pays", async () => {
    const number = { paysafe: "4000000000001034", globalpayments: "4222000008880910" }[shop]
    const guest = await bench.shopper(shop)
    const sale = await guest.startSale()
    const { status, authenticationId } = (await guest.authenticate(sale, number)).body
    expect(status).toBe("failed")
    const paid = await guest.pay(sale, typedCard(number, authenticationId))
    expect([paid.status, paid.body.code]).toEqual([402, "authentication-failed"])
    expect(chargesOf(bench, (await bench.saleOf(sale.saleToken)).id)).toEqual([])
    await isHeld(guest)
    expect((await payPlainly(guest, shop)).status).toBe(200)
  })

  it("that cannot be made charges nothing, says to try again, and may be made then", async () => {
    const guest = await bench.shopper(shop)
    const sale = await guest.startSale()
    bench.sandboxes.overrides.add({ processor: shop, operation: "authenticate", behaviour: "http-500" })
    bench.sandboxes.overrides.add({ processor: shop, operation: "check-enrolment", behaviour: "http-500" })
    const asked = await guest.authenticate(sale, challenged)
    bench.sandboxes.overrides.reset()
    expect([asked.status, (asked.body as { code?: string }).code]).toEqual([503, "processor-unavailable"])
    await isHeld(guest)
    expect((await payPlainly(guest, shop)).status).toBe(200)
  })
})

describe("the bank's check at stripe", () => {
  const token = (number: string) => stripeToken(bench.sandboxes.origin, number)

  it("that could not be made where it is required charges nothing, keeps the seats, and another card pays", async () => {
    const guest = await bench.shopper("stripe")
    const sale = await guest.startSale()
    const paid = await guest.pay(sale, { stripeToken: await token("4000008400001280") })
    expect([paid.status, paid.body.code]).toEqual([402, "card-declined"])
    const { id } = await bench.saleOf(sale.saleToken)
    expect(chargesOf(bench, id).map(({ state }) => state)).toEqual(["declined"])
    await isHeld(guest)
    expect((await payPlainly(guest, "stripe")).status).toBe(200)
  })

  it("that could not be made where it is optional lets the card pay", async () => {
    const guest = await bench.shopper("stripe")
    const sale = await guest.startSale()
    const paid = await guest.pay(sale, { stripeToken: await token("4000000000003097") })
    expect(paid, JSON.stringify(paid.body)).toMatchObject({ status: 200 })
  })
})

it("leaves every sale with its tickets and its money, or neither, and keeps no card and no secret [PAY-015]", async () => {
  for (let round = 0; round < 4; round += 1) await passTime(bench, 600)
  expect(await unrest(bench)).toEqual([])
  expect(await keptSecrets(bench.db, bench.log(), cardNumbers)).toEqual([])
})
