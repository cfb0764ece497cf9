import type { Receipt } from "@parterre/contract"
import { RENEWAL_SHIPPINGS } from "@parterre/domain/shipping"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type CheckoutBench, startCheckout, takingSeats } from "../house/checkout-shop.ts"
import { buildSeasons, renewalShop } from "../house/renewal-shop.ts"
import { cards } from "../house/shops.ts"
import { unrest } from "../house/unrest.ts"
import { buyer, payingClient, typedCard, visa } from "./paying-client.ts"
import { failureOf, setDevice } from "./sdk-client.ts"

let bench: CheckoutBench
const seats = takingSeats()
const names = ["paysafe", "globalpayments", "stripe"] as const
beforeAll(async () => {
  bench = await startCheckout(1_000)
  setDevice(bench.clock)
  for (const name of names) await buildSeasons(bench, name)
}, 60_000)
afterAll(() => bench.close())

type Name = (typeof names)[number]
const good = (name: Name) => (name === "stripe" ? visa : typedCard(cards[name].challenge))
const [printed, files] = RENEWAL_SHIPPINGS

describe.each(names)("a season at %s", (name) => {
  it("is told by its link and renewed with the bank's proof, and its receipt is kept with coltsConfirmation [RENEW-001] [RENEW-002] [RENEW-003] [CALL-069] [CALL-070] [ENT-034]", async () => {
    const token = await renewalShop(bench, name).linkFor(seats(2))
    const { shop, challenges, of } = payingClient(bench, name)
    const renewal = await shop.renewals.details(token)
    expect(renewal.shippings).toEqual(RENEWAL_SHIPPINGS)
    const payment = { token, renewal, client: buyer, shipping: files }
    const paid = await shop.renewals.pay({ ...payment, card: good(name) })
    expect(paid).toMatchObject({ deferred: false, coltsConfirmation: renewal.number })
    expect(challenges).toHaveLength(name === "stripe" ? 0 : 1)
    const [sent] = of(
      `POST /backend/v1/websites/${renewalShop(bench, name).shop.id}/subscriptions/renew/multiplePaymentCheckout`,
    )
    expect(sent?.body).toMatchObject({ shipping: files, saleToken: renewal.saleToken, client: buyer })
    const receipt = (await shop.checkout.savedReceipt(paid.saleId)) as Receipt
    expect(receipt).toMatchObject({
      ...{ saleId: paid.saleId, coltsConfirmation: renewal.number, deferred: false },
      client: { email: buyer.email },
      payment: { amount: renewal.amounts[0]?.amount },
    })
    for (const part of ["client", "shipping", "tax", "cartElements", "date"])
      expect(receipt).toHaveProperty(part)
    expect(JSON.stringify(receipt)).not.toContain("4012001038488884")
    expect(await failureOf(shop.renewals.details(token))).toMatchObject({ _tag: "renewal-done" })
    expect(await failureOf(shop.renewals.pay({ ...payment, card: good(name) }))).toMatchObject({
      // Where a bank is asked first, nothing is left to ask it about.
      _tag: name === "stripe" ? "renewal-done" : "sale-needed",
    })
    expect(await unrest(bench)).toEqual([])
  })
})

describe.each(names)("a season in instalments at %s", (name) => {
  it("is paid for the first, which its bank is asked about, and the receipt says the rest", async () => {
    const own = renewalShop(bench, name)
    const row = await bench.db("websites").where({ id: own.shop.id }).first()
    const payment = JSON.stringify({ ...JSON.parse(row.payment), instalments: true })
    await bench.db("websites").where({ id: own.shop.id }).update({ payment })
    const terms = { instalments: 2, instalmentDates: ["2027-01-10"] }
    const token = await own.linkFor(seats(2), terms)
    const { shop, of } = payingClient(bench, name)
    const renewal = await shop.renewals.details(token)
    const [first, second] = renewal.instalments ?? []
    expect([renewal.keeper, second?.dueOn]).toEqual([expect.any(String), "2027-01-10"])
    const card =
      name === "stripe" ? visa : { tokensPayment: { type: "stripe" as const, token: await tokenAt(name) } }
    const asked = { token, renewal, client: buyer, shipping: files, inInstalments: true }
    const paid = await shop.renewals.pay({ ...asked, card })
    expect(paid).toMatchObject({ deferred: false, coltsConfirmation: renewal.number })
    const [sent] = of(`POST /backend/v1/websites/${own.shop.id}/subscriptions/renew/multiplePaymentCheckout`)
    expect(sent?.body).toMatchObject({ instalments: true })
    expect((await shop.checkout.savedReceipt(paid.saleId))?.payment).toMatchObject({
      amount: (first?.amount ?? 0) + (second?.amount ?? 0),
      instalments: [
        { ...first, state: "paid" },
        { ...second, state: "due" },
      ],
    })
    expect(await unrest(bench)).toEqual([])
  })
})

/** What a processor's own fields make of a card. */
async function tokenAt(name: "paysafe" | "globalpayments"): Promise<string> {
  const number = cards[name].frictionless
  if (name === "paysafe") return (await bench.issuer.paysafeToken(number)).paymentToken ?? ""
  const guest = await bench.shopper(name, { seats: 0 })
  const { body } = await guest.call("GET", "/v1/threeDSecure/globalpayments/accesstoken")
  return (await bench.issuer.globalPaymentsToken(number, String(body.accessToken))).id ?? ""
}

it("keeps no coltsConfirmation with what is no renewal [RENEW-003]", async () => {
  const { shop, fill } = payingClient(bench, "stripe")
  await fill()
  const { saleId } = await shop.checkout.pay({ client: buyer, card: visa })
  expect(await shop.checkout.savedReceipt(saleId)).not.toHaveProperty("coltsConfirmation")
})

it("is looked up where the answer is lost, and paid once", async () => {
  const token = await renewalShop(bench, "stripe").linkFor(seats(2))
  const { shop } = payingClient(bench, "stripe")
  const renewal = await shop.renewals.details(token)
  bench.misbehave("stripe", "authorise", "drop-after")
  await shop.renewals
    .pay({ token, renewal, client: buyer, shipping: files, card: visa })
    .catch(() => undefined)
  const { id } = await bench.saleOf(renewal.saleToken)
  const taken = bench.sandboxes.ledger
    .all()
    .filter(({ reference, state }) => reference.startsWith(`sale:${id}:`) && state !== "voided")
  expect(taken).toHaveLength(1)
})

it("says what is missing, and pays when it is there", async () => {
  const token = await renewalShop(bench, "stripe").linkFor(seats(1))
  const { shop } = payingClient(bench, "stripe")
  const renewal = await shop.renewals.details(token)
  const payment = { token, renewal, client: { ...buyer, addresses: [] }, shipping: printed, card: visa }
  expect(await failureOf(shop.renewals.pay(payment))).toMatchObject({ _tag: "client-invalid" })
  expect(await failureOf(shop.renewals.details("wrong"))).toMatchObject({ _tag: "renewal-unknown" })
  const declined = { ...payment, shipping: files, card: { stripeToken: "tok_chargeDeclined" } }
  expect(await failureOf(shop.renewals.pay(declined))).toMatchObject({ _tag: "card-declined" })
  expect(await shop.renewals.pay({ ...payment, shipping: files })).toMatchObject({ deferred: false })
})
