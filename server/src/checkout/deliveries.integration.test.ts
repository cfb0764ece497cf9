import type { Invoice, Problem, Receipt, SaleStart, Shippings } from "@parterre/contract"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { type CheckoutBench, startCheckout } from "../../test/house/checkout-shop.ts"
import type { Guest } from "../../test/house/shopper.ts"
import { cards, shops, typedCard } from "../../test/house/shops.ts"
import { unrest } from "../../test/house/unrest.ts"
import { testBarcodes, testCertificates, testGifts, testNewsletters, testRenewals } from "../../test/serve.ts"
import { sendOutbox } from "../jobs/outbox.ts"
import type { Mail } from "../mail/mail.ts"
import type { SaleDocument } from "../sales/sale-document.ts"

const shop = shops.paysafe
const event = `${shop.id}.soir`
let bench: CheckoutBench

const post = {
  code: "RECOMMANDE",
  name: { fr: "Courrier recommandé", en: "Registered mail" },
  prices: { QC: 1250, NS: 1450, HORS_CANADA: 3000 },
  invalidFromCartAmount: 100_000,
}
const offer = (paid: readonly object[] = [post], excluded: readonly string[] = []) =>
  bench
    .db("websites")
    .where({ id: shop.id })
    .update({
      client_account: "OPTIONAL",
      delivery: '["E_TICKETS","MAIL"]',
      delivery_modes: JSON.stringify({ paid, excluded }),
      contact: JSON.stringify({ address: { city: "Québec", provinceState: "QC", country: "CA" } }),
      revision: bench.db.raw("revision + 1"),
    })

beforeAll(async () => {
  bench = await startCheckout()
  await offer()
}, 60_000)
afterAll(() => bench.close())
afterEach(async () => expect(await unrest(bench)).toEqual([]))

const addressIn = (province: string, zipCode: string) => ({
  ...{ type: "BILLING", addressLine1: "1, rue du Port", city: "Ici", country: "CA" },
  ...{ province, zipCode },
})
const quebec = addressIn("QC", "G1R 4P5")
const halifax = addressIn("NS", "B3H 1A1")
const toronto = addressIn("ON", "M5V 2T6")
const sent = (code = "RECOMMANDE", price?: number) => [
  { eventId: event, code, ...(price === undefined ? {} : { price }) },
]
const choose = (guest: Guest, province: string, shippingCarts = sent()) =>
  guest.call<SaleStart & Problem>("PUT", "/v1/session/sale/deliveries", {
    shippingCarts,
    country: "CA",
    province,
  })

/** Pays as the shop does: the sale knows its delivery before the bank is asked. */
async function payWith(
  guest: Guest,
  sale: SaleStart,
  address: typeof quebec,
  { shippingCarts = sent() as object[], amount = sale.amount } = {},
) {
  const started = { saleToken: sale.saleToken, hash: sale.hash ?? "", amount }
  const { body } = await guest.authenticate(started, cards.paysafe.frictionless)
  const client = { ...guest.client, addresses: [address] }
  return guest.pay(started, typedCard(cards.paysafe.frictionless, String(body.authenticationId)), {
    client,
    shippingCarts,
  })
}

const mails = async (): Promise<Mail[]> => {
  const got: Mail[] = []
  const mailer = { send: async (mail: Mail) => void got.push(mail) }
  const outbox = {
    db: bench.db,
    mailer,
    barcodes: testBarcodes,
    gifts: testGifts,
    newsletters: testNewsletters,
    renewals: testRenewals,
    certificates: testCertificates,
    log: bench.payments.log,
  }
  await sendOutbox(outbox, bench.clock, 100)
  return got
}

describe("a paid delivery", () => {
  it("is offered by territory and by what is in the cart [CALL-033] [SHIP-003] [SHIP-005] [SHIP-006]", async () => {
    const guest = await bench.shopper("paysafe", { seats: 1 })
    const offered = async (more: string) => {
      const { body } = await guest.call<Shippings>(
        "GET",
        `/v1/shippings?eventIds=${event}&language=fr${more}`,
      )
      return body.eventshippingModes[0]?.shippingModeRests.map(({ code, price }) => `${code} ${price}`)
    }
    expect(await offered("&country=CA&province=QC")).toEqual(["E_TICKETS 0", "MAIL 0", "RECOMMANDE 1250"])
    expect(await offered("&province=NS")).toContain("RECOMMANDE 1450")
    expect(await offered("&province=ON")).toEqual(["E_TICKETS 0", "MAIL 0"])
    expect(await offered("&country=FR")).toEqual(["E_TICKETS 0", "RECOMMANDE 3000"])
    expect(await offered("&province=QC&cartAmount=100000")).toEqual(["E_TICKETS 0", "MAIL 0"])
  })

  it("is taxed where it goes, paid, and on every paper of the sale [SHIP-001] [SHIP-007]", async () => {
    const guest = await bench.shopper("paysafe", { seats: 2 })
    const chosen = await choose(guest, "QC")
    expect(chosen.status).toBe(200)
    const { tax, shippingTax, amount, shipping } = chosen.body
    expect(shipping).toEqual([
      { eventId: event, code: "RECOMMANDE", price: 1250, description: "Courrier recommandé" },
    ])
    expect(shippingTax).toMatchObject({ subtotal: 1250, descriptionTax1: "TPS", descriptionTax2: "TVQ" })
    expect(amount).toBe(tax.totalAfterTaxes + (shippingTax?.totalAfterTaxes ?? 0))
    // Each tax is what it is on the whole.
    const taxed = tax.totalBeforeTaxes + 1250
    expect(tax.tax1 + (shippingTax?.tax1 ?? 0)).toBe(Math.round((taxed * 5) / 100))
    expect(tax.tax2 + (shippingTax?.tax2 ?? 0)).toBe(Math.round((taxed * 9975) / 100_000))

    const paid = await payWith(guest, chosen.body, quebec)
    expect(paid.status).toBe(200)
    const row = await bench.saleOf(chosen.body.saleToken)
    expect(row.amount).toBe(amount)
    expect((await bench.ticketsOf(row.id)).map(({ delivery }) => delivery)).toEqual(["MAIL", "MAIL"])

    // What the organiser asks from now on changes nothing of what was sold.
    await offer([{ ...post, name: { fr: "Autre", en: "Other" }, prices: { QC: 9900 } }])
    const { body: receipt } = await guest.call<Receipt>("GET", `/v1/invoice-confirmation/${paid.body.saleId}`)
    expect(receipt).toMatchObject({ shipping, shippingTax, payment: { amount } })
    const { document } = await bench.db("sale_documents").where({ sale_id: row.id }).first()
    const kept: SaleDocument = JSON.parse(document)
    expect(kept.deliveries).toMatchObject([{ eventId: event, price: 1250, destination: "QC", origin: "QC" }])
    const [mail] = await mails()
    expect(mail?.text).toMatch(/Livraison\u00a0: Courrier recommandé/)
    expect(mail?.text).toMatch(/Livraison\u00a0: 12,50\u00a0\$\n.*TPS.*\n.*TVQ.*\nTotal avec livraison/)
    await offer()
  })

  it("is on the invoice of a client", async () => {
    const guest = await bench.shopper("paysafe", { seats: 1 })
    await guest.signUp("poste@exemple.ca")
    const chosen = await choose(guest, "NS")
    // Sent from Québec to Nova Scotia: HST of 14 %, on its own line of the receipt.
    expect(chosen.body.shippingTax).toMatchObject({
      subtotal: 1450,
      tax1: 203,
      tax2: 0,
      descriptionTax1: "TVH",
    })
    expect((await payWith(guest, chosen.body, halifax)).status).toBe(200)
    const { client_id, receipt_number } = await bench.saleOf(chosen.body.saleToken)
    const { body } = await guest.call<Invoice[]>("GET", `/v1/invoices?clientId=${client_id}`)
    expect(body[0]?.totalAmount).toBe(chosen.body.amount)
    const query = `s=${receipt_number}&cl=${client_id}&language=en&subdomain=${shop.id}`
    const page = await fetch(`${bench.address}/backend/v1/ng-invoice.html?${query}`, {
      headers: { "x-session-token": guest.token() },
    })
    expect(await page.text()).toMatch(
      /Delivery<.*\$14\.50.*\n.*HST \(delivery\).*\$2\.03.*\n.*Total with delivery/,
    )
  })

  it("is refused where it does not go, and nothing of the cart is lost [SHIP-005]", async () => {
    const guest = await bench.shopper("paysafe", { seats: 1 })
    expect((await choose(guest, "ON")).body.code).toBe("delivery-not-offered")
    // Nor without a place that a price follows from.
    expect((await choose(guest, "")).body.code).toBe("delivery-not-offered")
    expect((await choose(guest, "QC", [{ eventId: "elsewhere", code: "RECOMMANDE" }])).body.code).toBe(
      "delivery-not-offered",
    )
    const { body } = await choose(guest, "QC")
    expect((await payWith(guest, body, toronto)).body.code).toBe("delivery-not-offered")
    expect((await payWith(guest, body, quebec)).status).toBe(200)
  })

  it("costs what the server says, whatever the request does", async () => {
    const guest = await bench.shopper("paysafe", { seats: 1 })
    const free = (await guest.startSale()).amount
    const { body } = await choose(guest, "QC", sent("RECOMMANDE", 1))
    expect(body.shipping?.[0]?.price).toBe(1250)
    const cheap = await payWith(guest, body, quebec, { shippingCarts: sent("RECOMMANDE", 1), amount: free })
    expect([cheap.status, cheap.body.code]).toEqual([409, "amount-changed"])
    // A postal code of Halifax is no address in Québec, whatever province it is said to be in.
    const claimed = await payWith(guest, body, { ...halifax, province: "QC" })
    expect(claimed.body.code).toBe("amount-changed")
    expect((await payWith(guest, body, quebec)).status).toBe(200)
  })

  it("stays chosen while the cart allows it, and is dropped when it does not, or the site leaves it out [SHIP-006] [VAR-016]", async () => {
    const guest = await bench.shopper("paysafe", { seats: 1 })
    const { body } = await choose(guest, "QC")
    expect((await guest.startSale()).amount).toBe(body.amount)
    await offer([{ ...post, invalidFromCartAmount: 1 }])
    expect((await guest.startSale()).amount).toBe(body.tax.totalAfterTaxes)
    expect((await choose(guest, "QC")).body.code).toBe("delivery-not-offered")
    await offer([post], ["RECOMMANDE"])
    expect((await choose(guest, "QC")).body.code).toBe("delivery-not-offered")
    await offer()
    // Of two choices at once one is the last, and the sale has one of them whole.
    const [first, second] = await Promise.all([choose(guest, "QC"), choose(guest, "NS")])
    const { amount } = await guest.startSale()
    expect([first.body.amount, second.body.amount]).toContain(amount)
    expect((await payWith(guest, (await choose(guest, "NS")).body, halifax)).status).toBe(200)
  })
})
