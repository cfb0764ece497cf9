import type { Receipt, Refund, RefundPreview, SaleStart } from "@parterre/contract"
import { afterAll, afterEach, beforeAll, expect, it } from "vitest"
import { employAda, signInAda } from "../../test/house/box-office.ts"
import { issueCertificate } from "../../test/house/certificate-law.ts"
import { type CheckoutBench, startCheckout, takingSeats } from "../../test/house/checkout-shop.ts"
import { oneOfEach, sellEveryKind } from "../../test/house/every-kind.ts"
import { atBank, beginAtBank, openBank, postResult } from "../../test/house/interac-bank.ts"
import { creditCardOf, type Guest, stripeToken } from "../../test/house/shopper.ts"
import { cards, shops, typedCard } from "../../test/house/shops.ts"
import { eventId } from "../../test/house/small-house.ts"
import { unrest } from "../../test/house/unrest.ts"
import { reconcile } from "../jobs/reconciler.ts"

let bench: CheckoutBench
const names = ["stripe", "paysafe", "exact"] as const
const staff = new Map<(typeof names)[number], string>()

beforeAll(async () => {
  bench = await startCheckout(1_000)
  for (const name of names) {
    await employAda(bench.db, shops[name].id)
    staff.set(name, await signInAda(bench.address, shops[name].id))
  }
  await sellEveryKind(bench.db, shops.paysafe)
}, 60_000)
afterAll(() => bench.close())
afterEach(async () => {
  for (const name of names) await importTaxes(name, [], "QC")
  expect(await unrest(bench)).toEqual([])
})

const townTax = {
  ...{ name: { fr: "Droit", en: "Amusement tax" }, rate: { numerator: 7500, denominator: 100_000 } },
  ...{ from: "2026-01-01", onServiceCharge: true },
}

/** What an import of a shop's files writes where they tax otherwise than before. */
async function importTaxes(name: (typeof names)[number], townTaxes: readonly object[], province: string) {
  const { id } = shops[name]
  const ofShop = { website_id: id }
  await bench
    .db("venues")
    .where(ofShop)
    .update({ municipal_taxes: JSON.stringify(townTaxes) })
  await bench.db("events").where(ofShop).update({ province })
  await bench
    .db("products")
    .where({ ...ofShop, kind: "donation" })
    .update({ taxable: province === "QC" ? 0 : 1 })
  await bench.db("websites").where({ id }).increment("revision", 1)
}

/** Begins a sale; the amount and the taxes that its shopper is shown. */
async function started(guest: Guest) {
  const { body } = await guest.call<SaleStart>("PUT", "/v1/session/create-sale")
  return { ...body, hash: body.hash ?? "" }
}

async function support<Body>(name: (typeof names)[number], path: string, body: object) {
  const url = `${bench.address}/v1/support/${path}?subdomain=${shops[name].id}`
  const response = await fetch(url, {
    method: "POST",
    headers: { authorization: `Bearer ${staff.get(name)}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json()) as Body }
}

/** Looks at a sale that was paid: its receipt says what was shown, and all of it goes back. */
async function expectAsShown(name: (typeof names)[number], guest: Guest, shown: SaleStart) {
  const sale = await bench.saleOf(shown.saleToken)
  expect(sale).toMatchObject({ state: "paid", amount: shown.amount, taxes: null })
  const { body: receipt } = await guest.call<Receipt>(
    "GET",
    `/v1/invoice-confirmation/${sale.receipt_number}`,
  )
  expect(receipt.tax).toEqual(shown.tax)
  expect(receipt.shippingTax).toEqual(shown.shippingTax)
  const certificates = (receipt.payment?.giftCertificates ?? []).reduce((sum, { amount }) => sum + amount, 0)
  const total = shown.tax.totalAfterTaxes + (shown.shippingTax?.totalAfterTaxes ?? 0)
  expect(total).toBe(shown.amount + certificates)
  await reconcile(bench.payments, bench.clock.now() + 60_000)
  const preview = await support<RefundPreview>(name, `sales/${sale.id}/refund-preview`, {})
  expect(preview).toMatchObject({ status: 200, body: { amount: total, kept: [] } })
  const refund = { reason: "Malade", amount: total }
  const { status, body } = await support<Refund>(name, `sales/${sale.id}/refunds`, refund)
  expect({ status, body }).toMatchObject({ status: 200, body: { state: "done", amount: total } })
}

const settle = async () => {
  for (let round = 0; round < 2; round += 1) {
    bench.clock.pass(120)
    await reconcile(bench.payments, bench.clock.now())
  }
}

/** A shopper whose card asks a question of Stripe's; `answer` gives the right answer to it. */
async function challenged() {
  const guest = await bench.shopper("stripe")
  const shown = await started(guest)
  const card = { stripeToken: await stripeToken(bench.sandboxes.origin, "4000002500003155") }
  const asked = await guest.pay(shown, card)
  expect(asked).toMatchObject({ status: 402, body: { code: "authentication-needed" } })
  const secret = String(asked.body.clientSecret)
  const query = new URLSearchParams({ client_secret: secret })
  const url = `${bench.sandboxes.origin}/sandbox/stripe/v1/payment_intents/${secret.split("_secret")[0]}?${query}`
  const response = await fetch(url, { headers: { authorization: "Bearer pk_test_parterre_sandbox" } })
  const intent = (await response.json()) as { next_action: { use_stripe_sdk: { creq: string } } }
  const { creq } = intent.next_action.use_stripe_sdk
  return {
    ...{ guest, shown },
    answer: () => bench.issuer.enterCode(creq, "1234"),
    cancel: async () => bench.issuer.answer(await bench.issuer.openChallenge(creq), "cancel"),
    comeBack: () => guest.pay(shown, card),
  }
}

it.each([
  ["a town's tax was added", [townTax], "QC"],
  ["its province has become another", [], "AB"],
] as const)("sells with the taxes that were shown when %s during a challenge", async (_, taxes, province) => {
  const { guest, shown, answer, comeBack } = await challenged()
  await importTaxes("stripe", taxes, province)
  await answer()
  expect(await comeBack()).toMatchObject({ status: 200 })
  await expectAsShown("stripe", guest, shown)
})

it("sells with the taxes that were shown when its bank answers after an import", async () => {
  const guest = await bench.shopper("exact")
  const shown = await started(guest)
  const { body: form } = await beginAtBank(guest, shown)
  const { visit } = await openBank(form)
  await importTaxes("exact", [townTax], "QC")
  await postResult(form, await atBank(form, visit, "A"))
  await expectAsShown("exact", guest, shown)
})

it("sells with the taxes that were shown what is found to be paid, with gift certificates", async () => {
  const code = "TAXES-1234"
  await issueCertificate(bench.db, { websiteId: shops.stripe.id, code, value: 4_000 })
  const guest = await bench.shopper("stripe")
  const { body } = await guest.call<SaleStart>("PUT", "/v1/session/sale/certificates", { codes: [code] })
  const shown = { ...body, hash: body.hash ?? "" }
  bench.misbehave("stripe", "authorise", "hang-after")
  bench.misbehave("stripe", "lookup", "http-500")
  expect((await guest.pay(shown, { stripeToken: "tok_visa" })).body.code).toBe("payment-pending")
  await importTaxes("stripe", [townTax], "QC")
  await settle()
  await expectAsShown("stripe", guest, shown)
})

it("sells products and deliveries too with the taxes that were shown", async () => {
  const shop = shops.paysafe
  const guest = await bench.shopper("paysafe", { seats: 0 })
  await guest.signUp("tout@exemple.ca")
  expect((await guest.holdGroups(oneOfEach(shop, takingSeats(400)(4)))).status).toBe(200)
  const shippingCarts = [{ eventId: eventId("soir", shop), code: "POSTE" }]
  const choice = { shippingCarts, country: "CA", province: "QC" }
  const { body } = await guest.call<SaleStart>("PUT", "/v1/session/sale/deliveries", choice)
  const shown = { ...body, hash: body.hash ?? "" }
  const authenticated = await guest.authenticate(shown, cards.paysafe.frictionless)
  const address = {
    ...{ type: "BILLING", addressLine1: "1, rue du Port", city: "Québec" },
    ...{ province: "QC", country: "CA", zipCode: "G1R 4P5" },
  }
  bench.misbehave("paysafe", "authorise", "hang-after")
  bench.misbehave("paysafe", "lookup", "http-500")
  const card = typedCard(cards.paysafe.frictionless, String(authenticated.body.authenticationId))
  const client = { ...guest.client, addresses: [address] }
  expect((await guest.pay(shown, card, { client, shippingCarts })).body.code).toBe("payment-pending")
  await importTaxes("paysafe", [townTax], "NS")
  await settle()
  await expectAsShown("paysafe", guest, shown)
})

it("shows the new taxes to whoever pays again after a payment that came to nothing", async () => {
  const { guest, shown, cancel, comeBack } = await challenged()
  await importTaxes("stripe", [townTax], "QC")
  await cancel()
  expect((await comeBack()).body.code).toBe("authentication-failed")
  expect((await bench.saleOf(shown.saleToken)).taxes).toBeNull()
  const card = await creditCardOf(guest, "stripe", shown)
  expect(await guest.pay(shown, card)).toMatchObject({ status: 409, body: { code: "amount-changed" } })
  const again = await started(guest)
  expect(again.amount).toBeGreaterThan(shown.amount)
  expect(await guest.pay(again, card)).toMatchObject({ status: 200 })
  await expectAsShown("stripe", guest, again)
})

it("confirms a payment that was begun before its taxes were written down", async () => {
  const { guest, shown, answer, comeBack } = await challenged()
  const { id } = await bench.saleOf(shown.saleToken)
  await bench.db("sales").where({ id }).update({ taxes: null })
  await answer()
  expect(await comeBack()).toMatchObject({ status: 200 })
  await expectAsShown("stripe", guest, shown)
})
