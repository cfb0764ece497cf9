import type { HoldGroup } from "@parterre/contract"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { type CheckoutBench, startCheckout } from "../../test/house/checkout-shop.ts"
import { payPlainly } from "../../test/house/shopper.ts"
import { shops } from "../../test/house/shops.ts"
import { fillShelf, productId, takenOf } from "../../test/house/small-shelf.ts"
import { unrest } from "../../test/house/unrest.ts"
import { testBarcodes, testCertificates, testGifts, testNewsletters, testRenewals } from "../../test/serve.ts"
import { soldCertificateCodes } from "../gift-certificates/certificate-codes.ts"
import { sendOutbox } from "../jobs/outbox.ts"
import type { Mail } from "../mail/mail.ts"

const shop = shops.globalpayments
const id = (key: string) => productId(key, shop)
let bench: CheckoutBench

const group = (
  type: HoldGroup["type"],
  key: string,
  line: Partial<HoldGroup["prices"][number]> = {},
): HoldGroup => ({
  type,
  id: id(key),
  prices: [{ id: id(key), qty: 1, ...line }],
})
const card = (qty = 1) => group("MEMBER", "carte", { qty })
/** A certificate of a fixed price. */
const meal = (amount: number) => group("GIFT_CERTTIFICATES", "repas", { amount })
const gift = (amount: number, more: object = {}) => group("GIFT_CERTTIFICATES", "cadeau", { amount, ...more })

beforeAll(async () => {
  bench = await startCheckout()
  await bench.db("websites").where({ id: shop.id }).update({ client_account: "OPTIONAL" })
  const event_id = `${shop.id}.soir`
  await fillShelf(
    bench.db,
    [
      {
        key: "carte",
        kind: "membership",
        service_charge: 200,
        max_tickets: 2,
        terms: { months: 12, benefits: [] },
      },
      { key: "repas", kind: "giftcertificate", price: 5000, taxable: 0 },
      { key: "cadeau", kind: "giftcertificate", min_amount: 1000, max_amount: 50_000, taxable: 0 },
      { key: "don", kind: "donation", min_amount: 500, max_amount: 100_000, taxable: 0 },
      { key: "passe", kind: "flexpass", price: 9000, terms: { credits: 5 } },
      {
        ...{ key: "place", kind: "parking", event_id, price: 1800, places: 3 },
        terms: {
          address: { fr: "1, rue du Quai", en: "1 Quai Street" },
          date: "2026-12-05",
          type: "STANDARD",
        },
      },
      { key: "tard", kind: "membership", sale_until: 1, terms: { benefits: [] } },
    ],
    shop,
  )
}, 60_000)
afterAll(() => bench.close())
afterEach(async () => expect(await unrest(bench)).toEqual([]))

const mails = async (certificates = testCertificates): Promise<Mail[]> => {
  const sent: Mail[] = []
  const mailer = { send: async (mail: Mail) => void sent.push(mail) }
  const outbox = {
    db: bench.db,
    mailer,
    barcodes: testBarcodes,
    gifts: testGifts,
    newsletters: testNewsletters,
    renewals: testRenewals,
    certificates,
    log: bench.payments.log,
  }
  await sendOutbox(outbox, bench.clock, 100)
  return sent
}

const parked = (line: object) => group("parking", "place", { parkingId: id("place"), ...line })

describe("what is sold without a seat", () => {
  it("is held, taxed by its kind and shown in the cart [MEM-001] [PARK-001] [PAY-029] [PAY-030] [HOLD-003]", async () => {
    const guest = await bench.shopper("globalpayments", { seats: 2 })
    const { status, body } = await guest.holdGroups([
      card(2),
      gift(7500),
      group("show", "don", { amount: 2500 }),
      group("show", "passe", { amount: 1 }),
      group("parking", "place", { parkingId: id("place"), parkingDate: "2026-12-05" }),
    ])
    expect(status).toBe(200)
    const { cart } = body
    expect(
      cart.cartElements.map(({ _type, title, prices }) => [_type, title, prices.map(({ total }) => total)]),
    ).toEqual([
      ["event", "Pièce soir", [expect.any(Number), 1800]],
      ["member", "Le carte", [2 * 5200]],
      ["giftcertificate", "Le cadeau", [7500]],
      ["event", "Le don", [2500]],
      ["event", "Le passe", [9000]],
    ])
    const [event, member, certificate, donation] = cart.cartElements
    expect(event?.parking).toEqual([
      expect.objectContaining({ id: id("place"), eventId: `${shop.id}.soir`, hold: true, amount: 1800 }),
    ])
    expect(member?.prices[0]).toMatchObject({
      memberId: id("carte"),
      qty: 2,
      productKind: "membership",
      rs: false,
    })
    expect(member?.prices[0]?.cartDetailToken).toHaveLength(2)
    expect(member).not.toHaveProperty("eventStart")
    // 5 % and 9.975 % of 104.00.
    expect(member?.tax).toMatchObject({ tax1: 520, tax2: 1037 })
    expect(certificate?.tax).toMatchObject({ tax1: 0, tax2: 0, totalAfterTaxes: 7500 })
    expect(donation?.tax).toMatchObject({ totalAfterTaxes: 2500 })
    expect(donation?.prices[0]).toMatchObject({ donation: true, price: 2500 })
    expect(await takenOf(bench.db, id("place"))).toBe(1)
    expect(event?.prices.find(({ parkingId }) => parkingId !== undefined)).toMatchObject({
      ...{ parkingDate: "2026-12-05", parkingType: "STANDARD", parkingAddress: "1, rue du Quai" },
    })
    expect(member?.prices[0]?.maxTickets).toBe(2)
    await guest.call("POST", "/v1/holds/actions/release", [
      { eventId: `${shop.id}.soir`, parkingId: id("place") },
    ])
    expect(await takenOf(bench.db, id("place"))).toBe(0)
    const left = await guest.call("POST", "/v1/holds/actions/release", [
      { holds: [member?.prices[0]?.cartDetailToken[0]?.idCartLine] },
    ])
    expect(left.body).toMatchObject({ cart: { totalQty: 2 + 1 + 3 } })
  })

  it.each([
    ["an amount below what is offered", () => gift(999), "amount-not-offered"],
    ["an amount above what is offered", () => gift(50_001), "amount-not-offered"],
    ["no amount", () => group("GIFT_CERTTIFICATES", "cadeau"), "amount-not-offered"],
    ["another amount than a certificate's price", () => meal(7500), "amount-not-offered"],
    ["more than a cart may hold", () => card(3), "invalid-quantity"],
    ["more than there are", () => group("parking", "place", { qty: 4 }), "not-enough-places"],
    ["what nobody sells", () => group("MEMBER", "rien"), "membership-unknown"],
    ["parking on another day", () => parked({ parkingDate: "2026-12-06" }), "parking-unknown"],
    ["parking of another type", () => parked({ parkingType: "NOPE" }), "parking-unknown"],
    ["a kind by another's type", () => group("parking", "carte"), "parking-unknown"],
    ["a certificate as a show", () => group("show", "cadeau", { amount: 5000 }), "event-unknown"],
    ["what is not sold any more", () => group("MEMBER", "tard"), "event-not-on-sale"],
    ["seats of it", () => group("MEMBER", "carte", { seatIds: ["A1"] }), "quantity-mismatch"],
  ])("refuses %s and changes nothing", async (_, asked, code) => {
    const guest = await bench.shopper("globalpayments", { seats: 0 })
    const { status, body } = await guest.holdGroups([group("show", "don", { amount: 2500 }), asked()])
    expect([status >= 400, body]).toMatchObject([true, { code }])
    const { body: cart } = await guest.call("GET", "/v1/cart/self?cache=0")
    expect(cart).toMatchObject({ state: "empty", totalQty: 0 })
    expect(await takenOf(bench.db, id("place"))).toBe(0)
  })

  it("is a certificate at its price, told or not", async () => {
    const guest = await bench.shopper("globalpayments", { seats: 0 })
    const { body } = await guest.holdGroups([meal(5000), group("GIFT_CERTTIFICATES", "repas")])
    const lines = body.cart.cartElements.flatMap(({ prices }) => prices)
    expect(lines.map(({ price }) => price)).toEqual([5000, 5000])
  })

  it("is paid, written down, and becomes what was bought [PAY-031]", async () => {
    const guest = await bench.shopper("globalpayments", { seats: 0 })
    await guest.signUp("amie@exemple.ca")
    const held = await guest.holdGroups([
      card(),
      group("show", "passe"),
      group("show", "don", { amount: 2500 }),
      gift(5000, { qty: 2 }),
      group("parking", "place"),
    ])
    expect(held.status).toBe(200)
    const paid = await payPlainly(guest, "globalpayments")
    expect([paid.status, paid.body]).toMatchObject([200, {}])
    const sale = await bench.saleOf(paid.sale.saleToken)
    expect(sale.state).toBe("paid")
    const [membership] = await bench.db("memberships").where({ sale_id: sale.id })
    expect(membership).toMatchObject({ product_id: id("carte"), client_id: sale.client_id })
    expect(new Date(Number(membership.ends_at)).toISOString()).toBe("2027-11-21T05:00:00.000Z")
    expect(await bench.db("flex_passes").where({ sale_id: sale.id })).toMatchObject([
      { credits: 5, credits_left: 5 },
    ])
    expect(await takenOf(bench.db, id("place"))).toBe(1)
    const sent = await mails()
    const receipt = sent.find(
      ({ to, text }) => to === "marie@example.com" && text.includes("Voici votre reçu"),
    )
    expect(receipt?.subject).toBe("Votre commande\u00a0: Le carte, Le passe, Le don, Le cadeau, Pièce soir")
    for (const part of [
      "1 × Le carte\u00a0: 52,00\u00a0$",
      "2 × Le cadeau\u00a0: 100,00\u00a0$",
      "1 × Le place",
      "samedi 5 décembre 2026",
      "1, rue du Quai",
      "Sous-total",
      "Échangez les billets de votre passeport dans votre compte\u00a0: https://",
    ])
      expect(receipt?.text).toContain(part)
    expect(receipt?.html).toMatch(/<a href="[^"]*\/fr\/client\/auth\/flex-pass-list[^"]*"/)
    const certificates = sent.filter(({ text }) => text.includes("chèque-cadeau de"))
    expect(certificates.map(({ to }) => to)).toEqual(["marie@example.com", "marie@example.com"])
    const codes = certificates.map(({ text }) => /Code\u00a0: ([A-Z0-9-]+)/.exec(text)?.[1] ?? "")
    expect(new Set(codes).size).toBe(2)
    const { body } = await guest.call("GET", `/v1/certificates/${codes[0]}`)
    expect(body).toMatchObject({ balance: 5000 })
    // The code stands nowhere: neither in the outbox nor in any other row.
    expect(JSON.stringify(await bench.db("outbox"))).not.toContain(codes[0])
    expect(JSON.stringify(await bench.db("gift_certificates"))).not.toContain(codes[0]?.replaceAll("-", ""))
  })

  it("is mailed under the key it was issued under, or not at all", async () => {
    const guest = await bench.shopper("globalpayments", { seats: 0 })
    await guest.holdGroups([gift(2000)])
    expect((await payPlainly(guest, "globalpayments")).status).toBe(200)
    const other = { ...testCertificates, codes: soldCertificateCodes("another key, after a rotation") }
    expect((await mails(other)).map(({ subject }) => subject)).not.toContain(
      "Votre chèque-cadeau de 20,00\u00a0$",
    )
    bench.clock.pass(60)
    expect((await mails()).map(({ subject }) => subject)).toEqual(["Votre chèque-cadeau de 20,00\u00a0$"])
  })

  it.each(["2026-11-20", "2027-11-23", "2026-02-30"])(
    "is not mailed on %s: past, too far or no day",
    async (sendOn) => {
      const guest = await bench.shopper("globalpayments", { seats: 0 })
      const recipient = { name: "Léa", email: "lea@exemple.ca", sendOn }
      const { status, body } = await guest.holdGroups([gift(10_000, { recipient })])
      expect([status, body]).toMatchObject([400, { code: "request-invalid" }])
    },
  )

  it("goes to who it is a gift for, on its day, in the words of who gives it", async () => {
    const guest = await bench.shopper("globalpayments", { seats: 0 })
    const recipient = {
      ...{
        name: "Léa",
        email: "lea@exemple.ca",
        message: "Bonne fête! Voir mauvais.example",
        sendOn: "2026-11-25",
      },
    }
    await guest.holdGroups([gift(10_000, { recipient })])
    const paid = await payPlainly(guest, "globalpayments")
    expect(paid.status).toBe(200)
    expect((await mails()).map(({ to }) => to)).toEqual(["marie@example.com"])
    bench.clock.pass(4 * 86_400)
    const [mail] = await mails()
    expect(mail).toMatchObject({ to: "lea@exemple.ca", subject: "Marie Tremblay vous offre un cadeau" })
    expect(mail?.text).toContain("Bonjour Léa")
    expect(mail?.text).toContain("100,00\u00a0$")
    expect(mail?.text).toContain("«\u00a0Bonne fête! Voir mauvais example\u00a0»")
    expect(mail?.html).not.toContain("mauvais.example")
  })

  it("is a client's where it has to be found again: a guest is asked to sign in before anything is charged", async () => {
    const guest = await bench.shopper("globalpayments", { seats: 0 })
    await guest.holdGroups([card()])
    const paid = await payPlainly(guest, "globalpayments")
    expect([paid.status, paid.body]).toMatchObject([401, { code: "login-needed" }])
    await guest.signUp("autre@exemple.ca")
    expect((await payPlainly(guest, "globalpayments")).status).toBe(200)
    const { body } = await guest.call("GET", "/v1/clients/self?cache=0&language=en")
    expect(body.memberships).toEqual([
      {
        ...{ id: expect.any(String), memberId: id("carte"), title: "The carte" },
        ...{ startsAt: expect.any(String), endsAt: "2027-11-25T00:00:00-05:00" },
      },
    ])
  })

  it("lapses with its cart, and is there for the next", async () => {
    const guest = await bench.shopper("globalpayments", { seats: 0 })
    const before = await takenOf(bench.db, id("place"))
    await guest.holdGroups([group("parking", "place")])
    expect(await takenOf(bench.db, id("place"))).toBe(before + 1)
    bench.clock.pass(shop.holdSeconds + 1)
    await guest.holdGroups([group("show", "don", { amount: 2500 })])
    expect(await takenOf(bench.db, id("place"))).toBe(before)
  })
})
