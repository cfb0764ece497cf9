import type { Location, LocationList } from "@parterre/contract"
import { afterAll, beforeAll, expect, it } from "vitest"
import { type FixtureFolder, fixtureFolder } from "../../test/fixture-folder.ts"
import { buildHouse, otherHouse } from "../../test/house/small-house.ts"
import { type Caller, callerOf, serve } from "../../test/serve.ts"
import { type TestDatabase, testDatabase } from "../../test/test-database.ts"
import { importTenant } from "../import/import-tenant.ts"

let database: TestDatabase
let folder: FixtureFolder & { dispose(): Promise<void> }
let app: ReturnType<typeof serve>
let petit: Caller

const options = { now: () => 0, environment: {}, production: false }
const hall = "venues/salle.yaml"
const hall2 = `name: { fr: "À l’étage", en: Upstairs }
address: { city: Trois-Rivières, provinceState: QC, country: CA }
generalAdmission: [{ key: sol, name: { fr: Plancher, en: Floor }, category: Sol, capacity: 40 }]
`

beforeAll(async () => {
  database = await testDatabase()
  folder = await fixtureFolder()
  await folder.edit(
    hall,
    "plan: salle.plan.json",
    `image: images/logo.svg
page:
  fr: '<h2>S’y rendre</h2><p><img src="images/logo.svg" alt=""> <a href="/fr/cart" target="_blank">Panier</a></p>'
plan: salle.plan.json`,
  )
  await folder.write("venues/etage.yaml", hall2)
  await importTenant(folder.path, database.db, options)
  await buildHouse(database.db, { website: otherHouse, rows: [{ name: "A", seats: 4 }] })
  app = serve(database.db, { now: () => Date.UTC(2027, 0, 20) })
  petit = callerOf(app, "petit-theatre")
})
afterAll(async () => {
  await app.close()
  await folder.dispose()
  await database.close()
})

it("lists the venues of one tenant by name, in the language of who asks [CALL-044]", async () => {
  const named = async (language: string) =>
    (await petit.get(`/v1/locations?language=${language}`))
      .json<LocationList>()
      .locations.map(({ id, name, city }) => [id, name, city])
  expect(await named("fr")).toEqual([
    ["petit-theatre.etage", "À l’étage", "Trois-Rivières"],
    ["petit-theatre.salle", "La Petite Salle", "Trois-Rivières"],
  ])
  expect((await named("en")).map(([, name]) => name)).toEqual(["The Little Hall", "Upstairs"])
})

it("tells one with its picture and its page, made harmless [CALL-045]", async () => {
  const answer = await petit.get("/v1/locations/petit-theatre.salle?language=en")
  expect(answer.json<Location>()).toEqual({
    id: "petit-theatre.salle",
    name: "The Little Hall",
    images: [{ imageSize: "BIG", url: "/assets/petit-theatre/images/logo.svg" }],
    addressLine1: "12, rue du Marché",
    city: "Trois-Rivières",
    provinceState: "QC",
    postalCode: "G9A 1A1",
    country: "CA",
    parameters: {
      pageHtmlFr:
        '<h2>S’y rendre</h2><p><img src="/assets/petit-theatre/images/logo.svg" alt="" /> ' +
        '<a href="/fr/cart" target="_blank" rel="noopener">Panier</a></p>',
    },
  })
  const plain = (await petit.get("/v1/locations/petit-theatre.etage?language=en")).json<Location>()
  expect(plain).toMatchObject({ images: [], parameters: {} })
})

it("knows no venue of another tenant, and none that there is not [CALL-045]", async () => {
  for (const id of [`${otherHouse.id}.salle`, "petit-theatre.cave"]) {
    const answer = await petit.get(`/v1/locations/${id}?language=en`)
    expect([answer.statusCode, answer.json().code]).toEqual([404, "location-unknown"])
  }
})

it("is the same bytes until the organiser publishes again", async () => {
  const address = "/v1/locations?language=fr"
  const { etag } = (await petit.get(address)).headers
  expect((await petit.get(address, { "if-none-match": String(etag) })).statusCode).toBe(304)
})

it.each([
  ["image: images/nulle.png", "image: there is no file images/nulle.png"],
  ["page: { fr: '<script>1</script>' }", "page.fr: <script> is not accepted"],
  ['page: { en: \'<img src="images/nulle.png" alt="">\' }', "page.en: there is no file images/nulle.png"],
  ["page: {}", "page: empty"],
])("refuses %s", async (line, message) => {
  const bad = await fixtureFolder()
  await bad.edit(hall, "plan: salle.plan.json", `${line}\nplan: salle.plan.json`)
  await expect(importTenant(bad.path, database.db, options)).rejects.toThrow(message)
  await bad.dispose()
})
