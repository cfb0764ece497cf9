import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { type FixtureFolder, fixtureFolder } from "../../test/fixture-folder.ts"
import { type TestDatabase, testDatabase } from "../../test/test-database.ts"
import { type ImportOptions, importTenant } from "./import-tenant.ts"

const options: ImportOptions = { now: () => 0, environment: {}, production: false }
const page = "pages/ubu.yaml"
const both = "events: [ubu-2027-02-12, ubu-2027-02-13]"
const season = `
subscriptions:
  - key: saison-ubu
    title: { fr: Tout Ubu, en: All of Ubu }
    description: { fr: "<p>Deux soirs.</p>", en: "<p>Two nights.</p>" }
    ${both}
    prices:
      Parterre:
        - { key: adulte, name: { fr: Adulte, en: Adult }, price: 7001, serviceCharge: 501, maxTickets: 4 }
      Debout:
        - { key: adulte, name: { fr: Adulte, en: Adult }, price: 2500, serviceCharge: 150 }
`

let database: TestDatabase
let folder: FixtureFolder & { dispose(): Promise<void> }
beforeEach(async () => {
  database = await testDatabase()
  folder = await fixtureFolder()
  await folder.write(page, (await readFile(join(folder.path, page), "utf8")) + season)
})
afterEach(async () => {
  await folder.dispose()
  await database.close()
})

const run = () => importTenant(folder.path, database.db, options)

it("brings a subscription with its events and its own prices, and takes it away again", async () => {
  await run()
  const { db } = database
  expect(await db("subscriptions")).toEqual([
    {
      id: "petit-theatre.saison-ubu",
      website_id: "petit-theatre",
      page_id: "petit-theatre.ubu",
      venue_id: "petit-theatre.salle",
      title_fr: "Tout Ubu",
      title_en: "All of Ubu",
      description_fr: "<p>Deux soirs.</p>",
      description_en: "<p>Two nights.</p>",
      ordinal: 0,
    },
  ])
  expect(await db("subscription_events").orderBy("event_id").pluck("event_id")).toEqual([
    "petit-theatre.ubu-2027-02-12",
    "petit-theatre.ubu-2027-02-13",
  ])
  expect(await db("subscription_prices").orderBy("ordinal")).toMatchObject([
    {
      id: "petit-theatre.saison-ubu.parterre.adulte",
      subscription_id: "petit-theatre.saison-ubu",
      price_level_id: "petit-theatre.salle.parterre",
      price: 7001,
      service_charge: 501,
      max_tickets: 4,
    },
    { id: "petit-theatre.saison-ubu.debout.adulte", price: 2500, max_tickets: null },
  ])
  expect(await run()).toMatchObject({ added: 0, changed: 0, removed: 0 })

  await folder.edit(page, season, "")
  expect(await run()).toMatchObject({ added: 0, changed: 0, removed: 5 })
  expect(await db("subscriptions")).toEqual([])
})

describe("a subscription that cannot be", () => {
  it.each([
    [
      both,
      "events: [ubu-2027-02-12, ubu-2027-12-31]",
      /subscriptions\[0\]\.events\[1\]: there is no event "ubu-2027-12-31"/,
    ],
    [
      both,
      "events: [ubu-2027-02-12, ubu-2027-02-13, ubu-2027-02-12]",
      /subscriptions\[0\]\.events\[2\]: "ubu-2027-02-12" is there twice/,
    ],
    [both, "events: [ubu-2027-02-12]", /subscriptions\[0\]\.events: fewer than 2 entries/],
    ["key: saison-ubu", "key: ubu-2027-02-12", /subscriptions\[0\]\.key: "ubu-2027-02-12" is taken/],
    [
      "      Debout:\n        - { key: adulte, name: { fr: Adulte, en: Adult }, price: 2500",
      "      Loges:\n        - { key: adulte, name: { fr: Adulte, en: Adult }, price: 2500",
      /subscriptions\[0\]\.prices\.Loges: venue "salle" has no such category; it has Parterre, Balcon, Debout/,
    ],
  ])("is refused with its reason: %s → %s", async (from, to, message) => {
    await folder.edit(page, from, to)
    await expect(run()).rejects.toThrow(message)
  })

  it("has events in two venues", async () => {
    const hall = await readFile(join(folder.path, "venues/salle.yaml"), "utf8")
    await folder.write("venues/annexe.yaml", hall)
    const show = (await readFile(join(folder.path, page), "utf8"))
      .replace(season, "")
      .replaceAll("ubu-2027", "annexe-2027")
      .replace("key: ubu\n", "key: annexe\n")
      .replace("venue: salle", "venue: annexe")
    await folder.write("pages/annexe.yaml", show)
    await folder.edit(page, both, "events: [ubu-2027-02-12, annexe-2027-02-12]")
    await expect(run()).rejects.toThrow(
      /events\[1\]: "annexe-2027-02-12" is in venue "annexe" and not in "salle": one seat is kept for all events/,
    )
  })
})

it.each([
  ["the subscription", season, "", "subscription petit-theatre.saison-ubu has tickets or holds"],
  [
    "its price",
    "      Debout:\n        - { key: adulte, name: { fr: Adulte, en: Adult }, price: 2500",
    "      Balcon:\n        - { key: adulte, name: { fr: Adulte, en: Adult }, price: 2500",
    "price petit-theatre.saison-ubu.debout.adulte is in a cart",
  ],
])("keeps %s while somebody holds it", async (_, from, to, message) => {
  await run()
  await database.db("holds").insert({
    id: "h1",
    website_id: "petit-theatre",
    cart_id: "c1",
    event_id: "petit-theatre.ubu-2027-02-12",
    price_id: "petit-theatre.saison-ubu.debout.adulte",
    price_level_id: "petit-theatre.salle.debout",
    ordinal: 1,
    qty: 1,
    price: 1250,
    service_charge: 75,
    confirmed: 1,
    subscription_id: "petit-theatre.saison-ubu",
    subscription_hold_id: "h1",
    state: "live",
    created_at: 0,
    changed_at: 0,
  })
  await folder.edit(page, from, to)
  await expect(run()).rejects.toThrow(message)
})
