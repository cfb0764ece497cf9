import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { type FixtureFolder, fixtureFolder } from "../../test/fixture-folder.ts"
import { pages, sellProducts } from "../../test/fixture-products.ts"
import { type TestDatabase, testDatabase } from "../../test/test-database.ts"
import { type ImportOptions, importTenant } from "./import-tenant.ts"

const options: ImportOptions = { now: () => Date.UTC(2027, 0, 15), environment: {}, production: false }
const { shop, ubu } = pages
let database: TestDatabase
let folder: FixtureFolder & { dispose(): Promise<void> }

const promotions = `promotions:
  - code: Hiver-10
    name: { fr: Rabais d’hiver, en: Winter savings }
    percent: 10
    events: [ubu-2027-02-12]
    uses: 50
    usesPerShopper: 4
    from: "2027-01-10T10:00"
    until: "2027-02-01T00:00"
  - code: CINQ
    name: { fr: Cinq dollars, en: Five dollars }
    amount: 500
    events: [ubu-2027-02-13]
memberships:
`
const presale = `key: ubu-2027-02-14
        onSaleFrom: "2027-02-01T10:00"
        presale: { from: "2027-01-20T10:00", codes: [Amis, vip-1], ticketsPerCode: 2, memberships: [carte] }
`

beforeEach(async () => {
  database = await testDatabase()
  folder = await fixtureFolder()
  await sellProducts(folder)
  await folder.edit(shop, "memberships:\n", promotions)
  await folder.edit(ubu, "key: ubu-2027-02-14\n", presale)
})
afterEach(async () => {
  await folder.dispose()
  await database.close()
})

const run = () => importTenant(folder.path, database.db, options)
const winter = "petit-theatre.promotion.HIVER-10"
const limitOf = async (codeId: string) =>
  database.db("code_uses").where({ code_id: codeId }).first("capacity", "taken")

it("brings promotions and presales with their limits, and nothing the second time", async () => {
  await run()
  const { db } = database
  const rows = await db("promotions").orderBy("code")
  expect(rows.map(({ code, per_shopper, terms }) => ({ code, per_shopper, ...JSON.parse(terms) }))).toEqual([
    {
      code: "CINQ",
      per_shopper: null,
      discount: { amount: 500 },
      eventIds: ["petit-theatre.ubu-2027-02-13"],
    },
    {
      ...{ code: "HIVER-10", per_shopper: 4, discount: { percent: 10 } },
      ...{ from: Date.UTC(2027, 0, 10, 15), until: Date.UTC(2027, 1, 1, 5) },
      eventIds: ["petit-theatre.ubu-2027-02-12"],
    },
  ])
  expect(await limitOf(winter)).toEqual({ capacity: 50, taken: 0 })
  expect(await db("events").where({ code: "ubu-2027-02-14" }).first()).toMatchObject({
    presale_id: "presale event petit-theatre.ubu-2027-02-14",
    presale_members: '["petit-theatre.carte"]',
  })
  expect(await db("presale_codes").orderBy("code").pluck("code")).toEqual(["AMIS", "VIP-1"])
  expect(await limitOf("presale event petit-theatre.ubu-2027-02-14.code.AMIS")).toEqual({
    ...{ capacity: 2, taken: 0 },
  })
  expect(await run()).toMatchObject({ added: 0, changed: 0, removed: 0 })
})

it("brings the prices of members, without a service charge", async () => {
  await folder.edit(shop, "amount: 500", "waivesServiceCharge: true\n    memberships: [carte]")
  await run()
  const row = await database.db("promotions").where({ code: "CINQ" }).first()
  expect(JSON.parse(row.terms)).toMatchObject({
    ...{ discount: { amount: 0 }, waivesServiceCharge: true, membershipIds: ["petit-theatre.carte"] },
  })
})

it("keeps what was used, and refuses a promotion's end while a cart was promised it", async () => {
  await run()
  await database.db("code_uses").where({ code_id: winter }).update({ taken: 2 })
  await database.db("holds").insert({
    ...{ id: "h1", website_id: "petit-theatre", cart_id: "c1", event_id: "petit-theatre.ubu-2027-02-12" },
    ...{ price_id: "p", price_level_id: "l", ordinal: 1, qty: 2, price: 900, service_charge: 0 },
    ...{ original_price: 1000, promotion_id: winter, confirmed: 1, state: "live" },
    ...{ created_at: 0, changed_at: 0 },
  })
  await folder.edit(shop, "uses: 50", "uses: 10")
  await run()
  expect(await limitOf(winter)).toEqual({ capacity: 10, taken: 2 })
  await folder.edit(shop, "uses: 10\n    usesPerShopper: 4", "uses: 1")
  await expect(run()).rejects.toThrow(`${winter} cannot be limited to 1: 2 are held or sold`)
  await folder.edit(shop, "code: Hiver-10", "code: PRINTEMPS")
  await expect(run()).rejects.toThrow("promotion HIVER-10 is in a cart and cannot be removed now")
})

describe("what cannot be", () => {
  it.each([
    [shop, "percent: 10", "percent: 110", /boutique\.yaml:9:\d+ promotions\[0\]\.percent: /],
    [
      shop,
      "    percent: 10\n",
      "",
      /promotions\[0\]\.percent: missing: a promotion takes off percents, an amount or/,
    ],
    [
      shop,
      "amount: 500",
      "waivesServiceCharge: true\n    memberships: [personne]",
      /promotions\[1\]\.memberships\[0\]: there is no membership "personne"/,
    ],
    [
      shop,
      "amount: 500",
      "amount: 500\n    percent: 5",
      /promotions\[1\]\.amount: there are percents already/,
    ],
    [shop, "Hiver-10", "Été", /boutique\.yaml:\d+:\d+ promotions\[0\]\.code: "Été" is not a code: 3 to 40/],
    [shop, "code: CINQ", "code: hiver-10", /promotions\[1\]\.code: "hiver-10" is taken/],
    [
      shop,
      "events: [ubu-2027-02-12]\n    uses",
      "events: [non]\n    uses",
      /promotions\[0\]\.events\[0\]: there is no event "non"/,
    ],
    [
      shop,
      "usesPerShopper: 4",
      "usesPerShopper: 60",
      /promotions\[0\]\.usesPerShopper: 60 is more than uses/,
    ],
    [
      shop,
      "2027-02-01T00:00",
      "2027-01-01T00:00",
      /promotions\[0\]\.until: "2027-01-01T00:00" is not after from/,
    ],
    [
      shop,
      "amount: 500",
      "amount: 500\n    prices: [non]",
      /promotions\[1\]\.prices\[0\]: no event has a price "non"/,
    ],
    [
      shop,
      "amount: 500",
      "amount: 500\n    categories: [Non]",
      /categories\[0\]: no event has prices in "Non"/,
    ],
    [
      ubu,
      "2027-01-20T10:00",
      "2027-02-20T10:00",
      /events\[2\]\.presale\.from: "2027-02-20T10:00" is not before onSaleFrom/,
    ],
    [ubu, "vip-1", "AMIS", /presale\.codes\[1\]: "AMIS" is there twice/],
    [
      ubu,
      "memberships: [carte]",
      "memberships: [non]",
      /presale\.memberships\[0\]: there is no membership "non"/,
    ],
    [
      ubu,
      ", codes: [Amis, vip-1], ticketsPerCode: 2, memberships: [carte]",
      "",
      /presale: open to nobody: give codes, or/,
    ],
    [
      ubu,
      '        onSaleFrom: "2027-02-01T10:00"\n',
      "",
      /presale: no event opens later: give its onSaleFrom/,
    ],
  ])("is refused with its place: %s %s → %s", async (file, from, to, message) => {
    await folder.edit(file, from, to)
    await expect(run()).rejects.toThrow(message)
  })
})
