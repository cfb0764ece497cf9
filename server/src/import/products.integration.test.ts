import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { type FixtureFolder, fixtureFolder } from "../../test/fixture-folder.ts"
import { address, pages, products, sellProducts } from "../../test/fixture-products.ts"
import { type TestDatabase, testDatabase } from "../../test/test-database.ts"
import { type ImportOptions, importTenant } from "./import-tenant.ts"
import { runImport } from "./run-import.ts"

const options: ImportOptions = { now: () => Date.UTC(2027, 0, 15), environment: {}, production: false }
const { ubu: page, shop } = pages
let database: TestDatabase
let folder: FixtureFolder & { dispose(): Promise<void> }
beforeEach(async () => {
  database = await testDatabase()
  folder = await fixtureFolder()
  await sellProducts(folder)
})
afterEach(async () => {
  await folder.dispose()
  await database.close()
})

const run = () => importTenant(folder.path, database.db, options)
const taken = (id: string, by: number) =>
  database
    .db("product_stocks")
    .where({ product_id: `petit-theatre.${id}` })
    .increment("taken", by)

async function hold(product: string, qty: number, state = "live") {
  await database.db("holds").insert({
    id: `h-${product}`,
    website_id: "petit-theatre",
    cart_id: "c1",
    product_id: `petit-theatre.${product}`,
    price_id: `petit-theatre.${product}`,
    ordinal: 1,
    qty,
    price: 100,
    service_charge: 0,
    confirmed: 1,
    state,
    created_at: 0,
    changed_at: 0,
  })
}

it("brings what a page sells without a seat, and nothing the second time", async () => {
  expect(await run()).toMatchObject({ pages: 2 })
  const { db } = database
  const rows = await db("products").whereNotNull("page_id").orderBy("ordinal")
  expect(rows.map(({ terms, ...row }) => ({ ...row, terms: JSON.parse(terms) }))).toMatchObject([
    {
      id: "petit-theatre.carte",
      kind: "membership",
      page_id: "petit-theatre.boutique",
      event_id: null,
      title_fr: "Carte d’ami",
      image: "images/logo.svg",
      price: 6000,
      service_charge: 200,
      max_tickets: 2,
      sale_from: Date.UTC(2027, 0, 10, 15),
      sale_until: Date.UTC(2027, 4, 2, 3, 59),
      taxable: 1,
      province: "QC",
      terms: { until: "2027-08-31", benefits: [{ fr: "Prévente", en: "Presale" }] },
    },
    { id: "petit-theatre.passeport", kind: "flexpass", price: 15_000, taxable: 1, terms: { credits: 3 } },
    {
      id: "petit-theatre.cheque",
      kind: "giftcertificate",
      price: null,
      min_amount: 2500,
      max_amount: 50_000,
      suggested_amounts: "[5000,10000]",
      taxable: 0,
      terms: {},
    },
    {
      id: "petit-theatre.don",
      kind: "donation",
      taxable: 0,
      terms: { receipt: { fr: "Merci.", en: "Thank you." } },
    },
  ])
  expect(await db("product_events").orderBy("event_id").pluck("event_id")).toEqual([
    "petit-theatre.ubu-2027-02-12",
    "petit-theatre.ubu-2027-02-13",
  ])
  expect(await run()).toMatchObject({ added: 0, changed: 0, removed: 0 })
  await folder.edit(shop, "price: 6000", "price: 6500")
  expect(await run()).toMatchObject({ added: 0, changed: 1, removed: 0 })
})

it("brings parking once for each event of the show, of the venue's province and with its places", async () => {
  await folder.edit("tenant.yaml", "provinceState: QC", "provinceState: NS")
  await run()
  const rows = await database.db("products").where({ kind: "parking" }).orderBy("id")
  expect(rows).toHaveLength(3)
  expect({ ...rows[0], terms: JSON.parse(rows[0].terms) }).toMatchObject({
    id: "petit-theatre.etages-ubu-2027-02-12",
    page_id: null,
    event_id: "petit-theatre.ubu-2027-02-12",
    title_en: "Parkade",
    price: 1800,
    service_charge: 100,
    taxable: 1,
    province: "QC",
    terms: {
      address: { fr: "12, rue du Port", en: "12, rue du Port" },
      date: "2027-02-12",
      type: "COVERED",
    },
  })
  expect(await database.db("product_stocks").where({ product_id: rows[0].id })).toMatchObject([
    { capacity: 3, taken: 0 },
  ])
})

it("keeps an event's own parking instead of its show's", async () => {
  await folder.edit(
    page,
    "- key: ubu-2027-02-14\n",
    "- key: ubu-2027-02-14\n        parking:\n          - { key: cour, name: { fr: Cour, en: Yard }, address: Ici, price: 500, places: 1 }\n",
  )
  await run()
  expect(
    await database.db("products").where({ event_id: "petit-theatre.ubu-2027-02-14" }).pluck("id"),
  ).toEqual(["petit-theatre.cour-ubu-2027-02-14"])
})

describe("what there is of a product", () => {
  it("grows and shrinks while what is taken stays", async () => {
    await run()
    await taken("carte", 4)
    await folder.edit(shop, "places: 50", "places: 4")
    await run()
    expect(await database.db("product_stocks").where({ product_id: "petit-theatre.carte" })).toMatchObject([
      { capacity: 4, taken: 4 },
    ])
    await folder.edit(shop, "places: 4", "places: 3")
    await expect(run()).rejects.toThrow("petit-theatre.carte cannot shrink to 3: 4 are held or sold")
  })

  it("counts what was held and sold before it was limited", async () => {
    await folder.edit(shop, "    places: 50\n", "")
    await run()
    await hold("carte", 2)
    await folder.edit(shop, "    perCart: 2\n", "    perCart: 2\n    places: 50\n")
    await run()
    expect(await database.db("product_stocks").where({ product_id: "petit-theatre.carte" })).toMatchObject([
      { capacity: 50, taken: 2 },
    ])
  })
})

it.each(["live", "sold"])("keeps a product that is %s, and its kind, but not its price", async (state) => {
  await run()
  await hold("don", 1, state)
  await folder.edit(shop, "min: 500", "min: 700")
  await run()
  await folder.write(shop, products.replace(/donations:[\s\S]*?(?=flexPasses)/, ""))
  await expect(run()).rejects.toThrow(
    "donation petit-theatre.don is in a cart or was sold and cannot be removed",
  )
  await folder.write(
    shop,
    products
      .replace("key: cheque", "key: cadeau")
      .replace("donations:", "  - key: don\n    title: { fr: Don, en: Gift }\n    price: 500\ndonations:")
      .replace(/(donations:\n {2}- key: )don/, "$1autre"),
  )
  await expect(run()).rejects.toThrow(
    "donation petit-theatre.don is in a cart or was sold and cannot become a giftcertificate",
  )
})

it("finds a membership suspicious that is over", async () => {
  await folder.edit(shop, "2027-08-31", "2027-01-13")
  const complaints: string[] = []
  const complain = (line: string) => complaints.push(line)
  const command = { ...options, db: database.db, print: () => undefined, complain }
  expect(await runImport([folder.path], command)).toBe(0)
  expect(complaints).toContainEqual(
    expect.stringMatching(
      /suspicious: .*boutique\.yaml: membership "carte" ends on 2027-01-13, which is over/,
    ),
  )
})

describe("a product that cannot be", () => {
  it.each([
    [
      shop,
      "events: [ubu-2027-02-12",
      "events: [ubu-2027-12-12",
      /flexPasses\[0\]\.events\[0\]: there is no event "ubu-2027-12-12"/,
    ],
    [
      shop,
      "events: [ubu-2027-02-12",
      "events: [ubu-2027-02-13",
      /events\[1\]: "ubu-2027-02-13" is there twice/,
    ],
    [
      shop,
      "min: 2500",
      "min: 60000",
      /boutique\.yaml:\d+:\d+ giftCertificates\[0\]\.amounts\.min: 60000 is more than max/,
    ],
    [
      shop,
      "suggested: [5000",
      "suggested: [2000",
      /giftCertificates\[0\]\.amounts\.suggested\[0\]: 2000 is not from 2500 to 50000/,
    ],
    [
      shop,
      "    amounts: { min: 2500",
      "    price: 5000\n    amounts: { min: 2500",
      /giftCertificates\[0\]\.amounts: there is a price already/,
    ],
    [
      shop,
      "    amounts: { min: 2500, max: 50000, suggested: [5000, 10000] }\n",
      "",
      /giftCertificates\[0\]\.price: missing: there is a price, or amounts/,
    ],
    [
      shop,
      "    amounts: { min: 2500",
      "    taxable: true\n    amounts: { min: 2500",
      /giftCertificates\[0\]\.taxable: a gift certificate is not taxed/,
    ],
    [shop, "price: 6000", "price: 60.00", /memberships\[0\]\.price: 60\.00 has decimals/],
    [shop, '    until: "2027-08-31"\n', "", /memberships\[0\]\.until: missing: a membership lasts/],
    [
      shop,
      "    perCart: 2",
      "    months: 12\n    perCart: 2",
      /memberships\[0\]\.months: until is there already/,
    ],
    [shop, "2027-05-01T23:59", "2027-01-01T10:00", /onSaleUntil: "2027-01-01T10:00" is not after onSaleFrom/],
    [shop, "2027-01-10T10:00", "2027-03-14T02:30", /onSaleFrom: "2027-03-14T02:30" does not exist in/],
    [
      shop,
      "    image: images/logo.svg\n    price",
      "    image: images/none.svg\n    price",
      /memberships\[0\]\.image: there is no file images\/none\.svg/,
    ],
    [shop, "key: don", "key: carte", /\.key: "carte" is taken/],
    [shop, "key: don", "key: ubu-2027-02-12", /donations\[0\]\.key: "ubu-2027-02-12" is taken/],
    [shop, "key: don", "key: etages-ubu-2027-02-12", /"etages-ubu-2027-02-12" is taken/],
    [shop, "    credits: 3\n", "", /flexPasses\[0\]\.credits: missing/],
    [
      shop,
      products.slice(products.indexOf("memberships")),
      "",
      /boutique\.yaml:\d+:\d+ shows: empty: a page has shows, a redirectUrl, or one of memberships/,
    ],
    [page, "        places: 3\n", "", /shows\[0\]\.parking\[0\]\.places: missing/],
    [
      "tenant.yaml",
      address,
      "",
      /memberships: taxed where the seller is: tenant\.yaml needs contact\.address/,
    ],
  ])("is refused with its place: %s %s → %s", async (file, from, to, message) => {
    await folder.edit(file, from, to)
    await expect(run()).rejects.toThrow(message)
  })
})
