import type { Invoice, Receipt } from "@parterre/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { TAX_TABLE } from "../../../packages/domain/src/taxes/tax-table.ts"
import { fixtureFolder } from "../../test/fixture-folder.ts"
import { type CheckoutBench, seatName, startCheckout } from "../../test/house/checkout-shop.ts"
import { payPlainly } from "../../test/house/shopper.ts"
import { shops } from "../../test/house/shops.ts"
import { noon, showTime } from "../../test/house/small-house.ts"
import { addEvent, buildSeason, seasonLine } from "../../test/house/small-season.ts"
import { textOf } from "../../test/pdf-words.ts"
import { testReceipts } from "../../test/serve.ts"
import type { SaleDocumentRow, SaleRow } from "../database/checkout-tables.ts"
import { migrate } from "../database/migrate.ts"
import type { WebsiteRow } from "../database/tables.ts"
import { importTenant } from "../import/import-tenant.ts"
import { receiptMail } from "../mail/receipt-mail.ts"
import { reportCart } from "../support/support-carts.ts"
import { websiteOfRow } from "../websites/website-store.ts"

let bench: CheckoutBench
let folder: Awaited<ReturnType<typeof fixtureFolder>>

beforeAll(async () => {
  bench = await startCheckout()
  folder = await fixtureFolder()
})
afterAll(async () => {
  await bench.close()
  await folder.dispose()
})

const importFolder = () =>
  importTenant(folder.path, bench.db, { now: () => noon, environment: {}, production: false })

const event = "petit-theatre.ubu-2027-02-12"
const client = { firstname: "Marie", lastname: "Tremblay", email: "marie@exemple.ca", language: "fr" }
const password = "Corneille1637!"

/** A client of the imported tenant, over HTTP. */
async function signedUp() {
  let token = ""
  const fetched = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(
      `${bench.address}${path}${path.includes("?") ? "&" : "?"}subdomain=petit-theatre`,
      {
        ...init,
        headers: {
          ...(token === "" ? {} : { "x-session-token": token }),
          ...(init.body === undefined ? {} : { "content-type": "application/json" }),
        },
      },
    )
    token = response.headers.get("x-session-token") ?? token
    expect(response.status, `${path}: ${response.ok ? "" : await response.clone().text()}`).toBeLessThan(300)
    return response
  }
  const call = async <Body>(method: string, path: string, body?: unknown): Promise<Body> => {
    const response = await fetched(path, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return (await response.json()) as Body
  }
  token = (await call<{ sessionToken: string }>("POST", "/v1/session")).sessionToken
  const profile = { ...client, password, confirmation: password }
  const { id } = await call<{ id: string }>("POST", "/v1/clients", profile)
  return { call, fetched, id }
}

/** Two seats and a place to stand, paid by card. */
async function bought() {
  const shopper = await signedUp()
  const prices = await bench
    .db("event_prices")
    .where({ event_id: event, key: "adulte" })
    .orderBy("ordinal")
    .pluck("id")
  const seatIds = ["parterre-A-1", "parterre-A-2"]
  await shopper.call("POST", "/v1/holds", [
    {
      type: "show",
      id: event,
      prices: [
        { id: prices[0], qty: 2, seatIds },
        { id: prices[2], qty: 1 },
      ],
    },
  ])
  const sale = await shopper.call<{ saleToken: string; amount: number }>("PUT", "/v1/session/create-sale")
  const { saleId } = await shopper.call<{ saleId: string }>("POST", "/backend/v1/cart/checkoutCreditCard", {
    client,
    creditCard: { stripeToken: "tok_visa" },
    amount: sale.amount,
    saleToken: sale.saleToken,
  })
  return { shopper, saleId, amount: sale.amount, row: await bench.saleOf(sale.saleToken) }
}

/** Everything that anybody can read of a sale, in both languages. */
async function everythingOf({ shopper, saleId, row }: Awaited<ReturnType<typeof bought>>) {
  const { db } = bench
  const website = await db<WebsiteRow>("websites").where({ id: row.website_id }).first()
  if (website === undefined) throw new Error("no website")
  const tickets = await bench.ticketsOf(row.id)
  const inLanguage = async (language: "fr" | "en") => {
    const receipt = await shopper.call<Receipt>(
      "GET",
      `/v1/invoice-confirmation/${saleId}?language=${language}`,
    )
    const query = `clientId=${shopper.id}&language=${language}`
    const invoices = await shopper.call<Invoice[]>("GET", `/v1/invoices?${query}`)
    const page = await shopper.fetched(
      `/backend/v1/ng-invoice.html?s=${saleId}&cl=${shopper.id}&language=${language}`,
    )
    const asked = tickets.map(({ id }, index) => `ticket${index}=${id}`).join("&")
    const pdf = await shopper.fetched(`/backend/v1/tickets?${asked}&language=${language}`)
    const viewer = { website: websiteOfRow(website), language, now: bench.clock.now() }
    const { cart, summary, journal } = await reportCart(bench.payments, viewer, row.cart_id)
    return {
      receipt,
      invoices,
      page: await page.text(),
      pdf: textOf(Buffer.from(await pdf.arrayBuffer())),
      support: { cart, summary, journal },
    }
  }
  const { attachments = [], ...mail } =
    (await receiptMail(
      db,
      testReceipts,
      { id: "m1", website_id: row.website_id },
      { saleId: row.id },
      bench.clock.now(),
    )) ?? {}
  return {
    fr: await inLanguage("fr"),
    en: await inLanguage("en"),
    mail: { ...mail, attached: attachments.map(({ content }) => textOf(content)) },
  }
}

/** Everything the tenant may write otherwise, and a tax of its town. */
async function rename() {
  const page = "pages/ubu.yaml"
  const edits: [file: string, from: string, to: string][] = [
    [
      page,
      "    title: { fr: Ubu au marché, en: Ubu at the Market }",
      "    title: { fr: Ubu roi, en: King Ubu }",
    ],
    [page, "{ fr: Adulte, en: Adult }, price: 4000", "{ fr: Grand, en: Grown-up }, price: 9900"],
    [page, "{ fr: Adulte, en: Adult }, price: 1500", "{ fr: Grand, en: Grown-up }, price: 9900"],
    ["tenant.yaml", "{ fr: Petit Théâtre, en: Little Theatre }", "{ fr: Grand Théâtre, en: Big Theatre }"],
    ["tenant.yaml", "819 555-0100, email: billets@", "819 555-0199, email: autre@"],
    ["tenant.yaml", "123456789 RT0001", "987654321 RT0001"],
    ["venues/salle.yaml", "{ fr: La Petite Salle, en: The Little Hall }", "{ fr: La Halle, en: The Hall }"],
    ["venues/salle.yaml", "Trois-Rivières", "Shawinigan"],
    ["venues/salle.yaml", "{ fr: Parterre, en: Stalls }", "{ fr: Avant, en: Front }"],
    ["venues/salle.yaml", "{ fr: Rez-de-chaussée, en: Ground floor }", "{ fr: En bas, en: Down }"],
    ["venues/salle.yaml", "{ fr: Places debout, en: Standing room }", "{ fr: Debout, en: Stand }"],
    [
      "venues/salle.yaml",
      "plan: salle.plan.json",
      'plan: salle.plan.json\nmunicipalTaxes:\n  - { name: { fr: Droit, en: Levy }, percent: 5, from: "2026-01-01", onServiceCharge: true }',
    ],
  ]
  for (const [file, from, to] of edits) await folder.edit(file, from, to)
  await importFolder()
}

/** Runs work while another federal tax is in the table. */
async function withAnotherTaxTable<Result>(work: () => Promise<Result>): Promise<Result> {
  const gst: { rate: (typeof TAX_TABLE)[number]["rate"] } | undefined = TAX_TABLE.find(
    ({ code }) => code === "GST",
  )
  if (gst === undefined) throw new Error("no GST")
  const { rate } = gst
  gst.rate = { numerator: 7, denominator: 100 }
  try {
    return await work()
  } finally {
    gst.rate = rate
  }
}

describe("a paid sale", () => {
  it("stays what it was, whatever the tenant and the tax table say since [TAX-003] [CALL-073] [CALL-106]", async () => {
    await importFolder()
    const sale = await bought()
    // 80.00 and 6.00, 15.00 and 1.00: 102.00, with 5 % and 9.975 %.
    expect(sale.amount).toBe(10_200 + 510 + 1_017)
    const before = await everythingOf(sale)
    await rename()
    const after = await withAnotherTaxTable(() => everythingOf(sale))
    expect(after).toEqual(before)

    const { fr, en, mail } = before
    expect(fr.receipt.tax).toMatchObject({ descriptionTax1: "TPS", tax1: 510, tax2: 1_017, tax3: 0 })
    expect(fr.receipt.organiser.taxNumbers).toEqual([
      "TPS\u00a0: 123456789 RT0001",
      "TVQ\u00a0: 1234567890 TQ0001",
    ])
    expect(fr.invoices).toMatchObject([{ totalAmount: sale.amount, serviceCharge: 700, ticketsQty: 3 }])
    expect(en.support.summary).toMatchObject({
      total: sale.amount,
      titles: ["Ubu at the Market"],
      saleId: sale.saleId,
    })
    // Support calls the sale what the receipt calls it.
    expect(en.support.journal.at(-1)?.explanation).toBe(`The system completed order ${sale.saleId}.`)
    expect(en.receipt.organiser.phone).toBe("819-555-0100")
    expect(fr.receipt.organiser.phone).toBe("819 555-0100")
    for (const printed of [en.page, en.pdf]) {
      expect(printed).toContain("Ubu at the Market")
      expect(printed).toContain("Stalls")
      expect(printed).not.toContain("King Ubu")
    }
    for (const printed of [mail.html, mail.text, mail.attached.join(" ")])
      expect(printed).toContain("Ubu au marché")

    // For whoever comes now, words, prices and taxes are the new ones.
    const { call } = sale.shopper
    expect(JSON.stringify(await call("GET", `/v1/events/${event}?language=en`))).toContain("King Ubu")
    const [price] = await bench.db("event_prices").where({ event_id: event, price: 9_900 }).pluck("id")
    const now = await withAnotherTaxTable(() =>
      call<Receipt["tax"]>("GET", `/v1/events/${event}/taxes/${price}`),
    )
    expect(now).toMatchObject({ tax1: 714, descriptionTax3: "Droit", tax3: 510 })
  })

  it("tells on its tickets when a moved event starts now, and on its receipt what was sold", async () => {
    const guest = await bench.shopper("stripe")
    const { body, sale } = await payPlainly(guest, "stripe")
    const row = await bench.saleOf(sale.saleToken)
    const [ticket] = await bench.ticketsOf(row.id)
    const moved = { starts_at: showTime + 3_600_000 }
    await bench.db("events").where({ id: "stripe-shop.soir" }).update(moved)
    const printed = await fetch(
      `${bench.address}/backend/v1/tickets?subdomain=stripe-shop&ticket0=${ticket?.id}&language=en`,
      { headers: { "x-session-token": guest.token() } },
    )
    expect(textOf(Buffer.from(await printed.arrayBuffer()))).toContain("December 5, 2026 at 8:30")
    const { body: receipt } = await guest.call<Receipt>("GET", `/v1/invoice-confirmation/${body.saleId}`)
    expect(receipt.cartElements[0]?.eventStart).toBe("2026-12-05T19:30:00-05:00")
    await bench.db("events").where({ id: "stripe-shop.soir" }).update({ starts_at: showTime })
  })

  it("from before sales were written down is written by the migration", async () => {
    const { db } = bench
    const shop = shops.paysafe
    await addEvent(db, "gala", 48, shop)
    await buildSeason(db, { key: "saison", events: ["soir", "gala"] }, shop)
    const subscriber = await bench.shopper("paysafe", { seats: 2, places: 3 })
    const seats = [seatName(900), seatName(901)]
    const held = await subscriber.call("POST", "/v1/holds", [
      seasonLine("saison", seats, "a", "adulte", shop),
    ])
    expect(held.status).toBe(200)
    expect((await payPlainly(subscriber, "paysafe")).status).toBe(200)

    // Names have changed since at the other website, and only what a ticket keeps is known of its old ones.
    const here = () =>
      db<SaleDocumentRow>("sale_documents")
        .whereNot({ website_id: "petit-theatre" })
        .orderBy("sale_id")
        .select()
    const documents = async () =>
      (await here()).map(({ sale_id, document }) => ({ sale_id, document: JSON.parse(document) }))
    const written = await documents()
    expect(written.length).toBeGreaterThan(1)
    await db.schema.dropTable("sale_documents")
    await db("migrations").where({ name: "027-sale-documents" }).delete()
    expect(await migrate(db)).toEqual(["027-sale-documents"])
    expect(await documents()).toEqual(written)

    // A price that the organiser has taken away since has no key any more; a receipt says a text all the same.
    const ofShop = { website_id: shop.id }
    await db("event_prices")
      .where(ofShop)
      .update({ id: db.raw("'gone ' || id") })
    await db.schema.dropTable("sale_documents")
    await db("migrations").where({ name: "027-sale-documents" }).delete()
    await migrate(db)
    const holds = (await documents()).flatMap(({ document }) => document.holds)
    expect(holds.map(({ priceKey }) => priceKey)).toContain("")
    expect(holds.map(({ priceKey }) => priceKey)).not.toContain(null)
    await db("event_prices")
      .where(ofShop)
      .update({ id: db.raw("replace(id, 'gone ', '')") })

    const paid = await db<SaleRow>("sales").where({ state: "paid" }).pluck("id")
    const kept = await db<SaleDocumentRow>("sale_documents").pluck("sale_id")
    expect(kept.toSorted()).toEqual(paid.toSorted())
  })
})
