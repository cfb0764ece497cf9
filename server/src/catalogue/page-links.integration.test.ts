import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type FixtureFolder, fixtureFolder } from "../../test/fixture-folder.ts"
import { TestClock } from "../../test/house/small-house.ts"
import { type Caller, callerOf, serve } from "../../test/serve.ts"
import { type TestDatabase, testDatabase } from "../../test/test-database.ts"
import { importTenant } from "../import/import-tenant.ts"

const options = { now: () => 0, environment: {}, production: false }
const file = "pages/ubu.yaml"
const event = "ubu-2027-02-12"

let database: TestDatabase
let folder: FixtureFolder & { dispose(): Promise<void> }
let shop: Caller

beforeAll(async () => {
  database = await testDatabase()
  folder = await fixtureFolder()
  const app = serve(database.db, new TestClock())
  shop = callerOf(app, "petit-theatre")
  return () => app.close()
})
afterAll(async () => {
  await database.close()
  await folder.dispose()
})

/** The page as it is told once these lines stand in its file. */
async function pageWith(lines: string) {
  await folder.edit(file, "display: ITEMS", `display: ITEMS\n${lines}`)
  try {
    await importTenant(folder.path, database.db, options)
    return (await shop.get("/v1/pages/petit-theatre.ubu?language=fr")).json()
  } finally {
    await folder.edit(file, `display: ITEMS\n${lines}`, "display: ITEMS")
  }
}

it("tells where a page is shown instead [CAT-030]", async () => {
  expect(await pageWith("redirectUrl: http://ailleurs.exemple.ca/ubu")).toMatchObject({
    redirectUrl: "http://ailleurs.exemple.ca/ubu",
    suggestion: [],
  })
  expect((await pageWith("featured: true".replace("featured: true", ""))).redirectUrl).toBeUndefined()
})

it("tells what a page suggests, in the language asked for [CAT-010]", async () => {
  const lines = `suggestions:
  - { title: { fr: Encore, en: Again }, page: ubu, notEvents: [${event}] }
  - { title: { fr: Ailleurs, en: Elsewhere }, url: "https://ailleurs.exemple.ca" }`
  expect((await pageWith(lines)).suggestion).toEqual([
    { title: "Encore", pageId: "petit-theatre.ubu", notEventIds: [`petit-theatre.${event}`] },
    { title: "Ailleurs", url: "https://ailleurs.exemple.ca", notEventIds: [] },
  ])
})

describe("a page whose sale is stopped", () => {
  it("has that state, on its card too, and sells none of its events [CAT-031]", async () => {
    const page = await pageWith("saleState: SOLDOUT")
    expect(page.saleState).toBe("SOLDOUT")
    const list = (await shop.get("/v1/pages")).json() as { id: string; saleState: string }[]
    expect(list.find(({ id }) => id === "petit-theatre.ubu")?.saleState).toBe("SOLDOUT")
    const session = { "x-session-token": (await shop.post("/v1/session")).json().sessionToken }
    const price = await database
      .db("event_prices")
      .where({ event_id: `petit-theatre.${event}`, key: "adulte" })
      .first("id")
    const held = await shop.post(
      "/v1/holds",
      [{ type: "show", id: `petit-theatre.${event}`, prices: [{ id: price.id, qty: 1 }] }],
      session,
    )
    expect(held.json()).toMatchObject({ code: "event-not-on-sale", saleState: "SOLDOUT" })
  })

  it("is cancelled with its events only, those that took place apart", async () => {
    await expect(pageWith("saleState: CANCELLED")).rejects.toThrow(
      /ubu\.yaml:\d+:\d+ saleState: a page cancels no event, and 2 of its events are not cancelled \(ubu-2027-02-12, ubu-2027-02-13\): write saleState: CANCELLED at each event that will not take place, and WASONSALE at each that has; NOTAVAILABLE here stops the sale and cancels nothing/,
    )
    await folder.edit(file, "saleState: ONSALE", "saleState: WASONSALE")
    await folder.edit(file, "saleState: NOTAVAILABLE", "saleState: CANCELLED")
    expect((await pageWith("saleState: CANCELLED")).saleState).toBe("CANCELLED")
    await folder.edit(file, "saleState: CANCELLED,", "saleState: NOTAVAILABLE,")
    await folder.edit(file, "saleState: WASONSALE", "saleState: ONSALE")
  })
})

it.each([
  ["redirectUrl: javascript:alert(1)", "redirectUrl"],
  ["saleState: ONSALE", "saleState"],
  [
    "saleState: NOTAVAILABLE\ndonations: [{ key: don, title: { fr: Don, en: Gift }, amounts: { min: 500, max: 9000 } }]",
    "this page sells something else too",
  ],
  ["suggestions: [{ title: { fr: a, en: a } }]", "a suggestion leads to a page or to a url"],
  ["suggestions: [{ title: { fr: a, en: a }, page: rien }]", "there is no pages/rien.yaml"],
  ["suggestions: [{ title: { fr: a, en: a }, page: ubu, notEvents: [rien] }]", 'there is no event "rien"'],
])("refuses %s", async (lines, said) => {
  await expect(pageWith(lines)).rejects.toThrow(said)
})
