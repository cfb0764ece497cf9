import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { issueCertificate } from "../../test/house/certificate-law.ts"
import { type CheckoutBench, startCheckout, takingSeats } from "../../test/house/checkout-shop.ts"
import { entered, fallDue, openInstalments } from "../../test/house/instalment-season.ts"
import { buildSeasons, renewalShop } from "../../test/house/renewal-shop.ts"
import type { Guest } from "../../test/house/shopper.ts"
import { seasonPrice } from "../../test/house/small-season.ts"
import { chargesOf, unrest } from "../../test/house/unrest.ts"
import { testConfig } from "../../test/serve.ts"
import type { GiftCertificateRow } from "../database/certificate-tables.ts"
import { chargeInstalments } from "../instalments/charge-instalments.ts"
import { reconcile } from "../jobs/reconciler.ts"

let bench: CheckoutBench
let shop: ReturnType<typeof renewalShop>
let atPayPal: ReturnType<typeof renewalShop>
const seats = takingSeats(40)
/** 5 % and 9.975 % on one seat of a season. */
const oneSeat = seasonPrice.price + seasonPrice.serviceCharge + 900 + 1_796

beforeAll(async () => {
  bench = await startCheckout(1_000)
  await openInstalments(bench)
  await buildSeasons(bench, "paypal")
  shop = renewalShop(bench, "stripe")
  atPayPal = renewalShop(bench, "paypal")
}, 60_000)
afterAll(() => bench.close())
afterEach(async () => {
  bench.sandboxes.overrides.reset()
  expect(await unrest(bench)).toEqual([])
})

const visitor = (name: "stripe" | "paypal" = "stripe") => bench.shopper(name, { seats: 0 })
let codes = 0

/** A certificate of so many cents. */
async function certificate(value: number) {
  codes += 1
  const code = `SAISON-${1000 + codes}-5678`
  const { id } = await issueCertificate(bench.db, { websiteId: shop.shop.id, code, value })
  const balance = async () =>
    (await bench.db<GiftCertificateRow>("gift_certificates").where({ id }).first())?.balance
  return { code, balance }
}

const moneyOf = async (saleToken: string) =>
  chargesOf(bench, (await bench.saleOf(saleToken)).id)
    .filter(({ state }) => state === "captured")
    .map(({ amount }) => amount)

describe("gift certificates pay a renewal", () => {
  it("in part, and a card the rest: what was shown is charged", async () => {
    const { code, balance } = await certificate(4_000)
    const guest = await visitor()
    const token = await shop.linkFor(seats(1))
    const { body } = await shop.details(guest, token, [code])
    expect(body).toMatchObject({
      amounts: [{ amount: oneSeat - 4_000 }],
      giftCertificates: [{ lastFour: "5678", amount: 4_000 }],
      tax: { totalAfterTaxes: oneSeat },
    })
    const seen = { amount: oneSeat - 4_000, giftCertificateAmount: 4_000 }
    const paid = await shop.pay(guest, body.saleToken, undefined, seen)
    expect(paid).toMatchObject({ status: 200, body: { receipt: { payment: { amount: oneSeat - 4_000 } } } })
    expect(await balance()).toBe(0)
    await reconcile(bench.payments, bench.clock.now() + 60_000)
    expect(await moneyOf(body.saleToken)).toEqual([oneSeat - 4_000])
  })

  it("whole, without a card", async () => {
    const { code, balance } = await certificate(50_000)
    const guest = await visitor()
    const { body } = await shop.details(guest, await shop.linkFor(seats(1)), [code])
    expect(body.amounts).toEqual([{ dueOn: expect.any(String), amount: 0 }])
    expect(body).not.toHaveProperty("instalments")
    expect(await shop.pay(guest, body.saleToken, {}, { amount: 0 })).toMatchObject({
      status: 200,
      body: { deferred: false },
    })
    expect(await balance()).toBe(50_000 - oneSeat)
    expect(await moneyOf(body.saleToken)).toEqual([])
  })

  it("no more where another window has taken them off, and then nothing is charged", async () => {
    const { code, balance } = await certificate(4_000)
    const guest = await visitor()
    const token = await shop.linkFor(seats(1))
    const { body } = await shop.details(guest, token, [code])
    await shop.details(guest, token)
    const seen = { amount: oneSeat - 4_000, giftCertificateAmount: 4_000 }
    expect((await shop.pay(guest, body.saleToken, undefined, seen)).body.code).toBe("amount-changed")
    expect([await moneyOf(body.saleToken), await balance()]).toEqual([[], 4_000])
    expect((await shop.pay(guest, body.saleToken, undefined, { amount: oneSeat })).status).toBe(200)
    await reconcile(bench.payments, bench.clock.now() + 60_000)
  })

  it("no more where they were spent elsewhere meanwhile, and then nothing is charged", async () => {
    const { code } = await certificate(4_000)
    const guest = await visitor()
    const { body } = await shop.details(guest, await shop.linkFor(seats(1)), [code])
    const elsewhere = await bench.shopper("stripe")
    const other = await elsewhere.startWith([code])
    expect((await elsewhere.pay(other, { stripeToken: "tok_visa" })).status).toBe(200)
    const seen = { amount: oneSeat - 4_000, giftCertificateAmount: 4_000 }
    expect(await shop.pay(guest, body.saleToken, undefined, seen)).toMatchObject({
      status: 409,
      body: { code: "certificate-balance-short" },
    })
    expect(await moneyOf(body.saleToken)).toEqual([])
    await reconcile(bench.payments, bench.clock.now() + 60_000)
  })

  it("only where the site takes them, and none that nobody has", async () => {
    const guest = await visitor()
    const token = await shop.linkFor(seats(1))
    expect((await shop.details(guest, token, ["AUCUN-1234-5678"])).body.code).toBe("certificate-unknown")
    const row = await bench.db("websites").where({ id: shop.shop.id }).first()
    const payment = JSON.stringify({ ...JSON.parse(row.payment), giftCertificates: false })
    await bench.db("websites").where({ id: shop.shop.id }).update({ payment })
    const { code } = await certificate(4_000)
    expect((await shop.details(guest, token, [code])).body.code).toBe("payment-method-not-offered")
    await bench.db("websites").where({ id: shop.shop.id }).update({ payment: row.payment })
  })

  it("only after few wrong codes an hour, which close no link", async () => {
    const server = await bench.anotherServer({ limits: { ...testConfig().limits, guesses: 1 } })
    const guest = await visitor()
    const token = await shop.linkFor(seats(1))
    const told = []
    for (const codes of [["FAUX-1234-5678"], ["FAUX-1234-5679"], undefined])
      told.push((await shop.details(guest, token, codes, server.address)).status)
    expect(told).toEqual([404, 429, 200])
    await server.close()
  })

  it("before its instalments, which are of what is left and by card alone", async () => {
    const { code, balance } = await certificate(5_000)
    const guest = await visitor()
    const terms = { instalments: 3, instalmentDates: ["2027-01-15", "2027-01-18"] }
    const { body } = await shop.details(guest, await shop.linkFor(seats(1), terms), [code])
    const parts = (body.instalments ?? []).map(({ amount }) => amount)
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(oneSeat - 5_000)
    expect(parts).toHaveLength(3)
    const seen = { amount: oneSeat - 5_000, giftCertificateAmount: 5_000, instalments: true }
    for (const other of [{ paypalOrderId: "5O190127TN364715T" }, { keptCardId: "x" }])
      expect((await shop.pay(guest, body.saleToken, other, seen)).status).not.toBe(200)
    const card = await entered(bench, guest, "stripe", {
      ...{ saleToken: body.saleToken, amount: parts[0] ?? 0, ...(body.hash && { hash: body.hash }) },
    })
    expect(await shop.pay(guest, body.saleToken, card, seen)).toMatchObject({ status: 200 })
    await reconcile(bench.payments, bench.clock.now() + 60_000)
    expect(await moneyOf(body.saleToken)).toEqual([parts[0]])
    expect(await balance()).toBe(0)
    const sale = await bench.saleOf(body.saleToken)
    for (const ordinal of [1, 2]) {
      await fallDue(bench, sale, ordinal)
      await chargeInstalments(bench.payments, bench.clock.now(), 10)
      await reconcile(bench.payments, bench.clock.now() + 60_000)
    }
    expect((await moneyOf(body.saleToken)).toSorted()).toEqual(parts.toSorted())
  })
})

describe("an order of PayPal pays a renewal", () => {
  it("once it is approved, whoever is signed in", async () => {
    // The link stands for a sign-in.
    await bench.db("websites").where({ id: atPayPal.shop.id }).update({ client_account: "YES" })
    const guest = await visitor("paypal")
    const token = await atPayPal.linkFor(seats(1))
    const { body } = await atPayPal.details(guest, token)
    const wrong = await guest.call("POST", "/v1/paypal/orders", { saleToken: body.saleToken, amount: 1 })
    expect(wrong.body.code).toBe("amount-changed")
    const paypalOrderId = await approved(guest, body.saleToken, oneSeat)
    const paid = await atPayPal.pay(guest, body.saleToken, { paypalOrderId }, { amount: oneSeat })
    expect(paid).toMatchObject({ status: 200, body: { coltsConfirmation: body.number } })
    await reconcile(bench.payments, bench.clock.now() + 60_000)
    expect(await moneyOf(body.saleToken)).toEqual([oneSeat])
  })

  it("is refused where the account does, and the renewal may be paid again", async () => {
    const guest = await visitor("paypal")
    const token = await atPayPal.linkFor(seats(1))
    const { body } = await atPayPal.details(guest, token)
    const declined = await approved(guest, body.saleToken, oneSeat, "buyer-declined")
    expect((await atPayPal.pay(guest, body.saleToken, { paypalOrderId: declined })).body.code).toBe(
      "card-declined",
    )
    const again = await atPayPal.details(guest, token)
    const paypalOrderId = await approved(guest, again.body.saleToken, oneSeat)
    expect((await atPayPal.pay(guest, again.body.saleToken, { paypalOrderId })).status).toBe(200)
    await reconcile(bench.payments, bench.clock.now() + 60_000)
  })

  it("is made for nobody who has not the link", async () => {
    const guest = await visitor("paypal")
    const { body } = await atPayPal.details(guest, await atPayPal.linkFor(seats(1)))
    const other = await visitor("paypal")
    const asked = { saleToken: body.saleToken, amount: oneSeat }
    expect((await other.call("POST", "/v1/paypal/orders", asked)).body.code).toBe("sale-needed")
  })
})

const approved = (guest: Guest, saleToken: string, amount: number, account = "buyer-ok") =>
  guest.approveOrder({ saleToken, amount, hash: "" }, account)
