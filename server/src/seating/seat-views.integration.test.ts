import type { Section, Venue } from "@parterre/contract"
import type { FastifyInstance } from "fastify"
import { afterAll, beforeAll, expect, it } from "vitest"
import { type FixtureFolder, fixtureFolder } from "../../test/fixture-folder.ts"
import { TestClock } from "../../test/house/small-house.ts"
import { type Caller, callerOf, serve } from "../../test/serve.ts"
import { type TestDatabase, testDatabase } from "../../test/test-database.ts"
import { importTenant } from "../import/import-tenant.ts"

let database: TestDatabase
let folder: FixtureFolder & { dispose(): Promise<void> }
let app: FastifyInstance
let shop: Caller
let event = ""

const views = `views:
  - { zone: Parterre, image: images/logo.svg, description: { fr: De face, en: From the front } }
  - zone: Parterre
    rows: { from: C, to: C }
    image: images/logo.svg
    description: { fr: De loin, en: From afar }
`

beforeAll(async () => {
  database = await testDatabase()
  folder = await fixtureFolder()
  await folder.edit("venues/salle.yaml", "tables: [Cabaret]\n", `tables: [Cabaret]\n${views}`)
  const options = { now: () => 0, environment: {}, production: false }
  const { website } = await importTenant(folder.path, database.db, options)
  event = (await database.db("events").whereNot({ sale_state: "INVISIBLE" }).first()).id
  app = serve(database.db, new TestClock())
  shop = callerOf(app, website)
})
afterAll(async () => {
  await app.close()
  await folder.dispose()
  await database.close()
})

const sectionsOf = ({ levels }: Venue) => levels.flatMap(({ sections }) => sections)
const named = (sections: readonly Section[], name: string) =>
  sections.find((section) => section.name === name)

it.each(["full", "polygons"])("come with the %s map, in the language of the request", async (mode) => {
  const sections = sectionsOf((await shop.get(`/v1/seatmap/event/${event}/${mode}?language=en`)).json())
  const section = named(sections, "Parterre")
  const [whole, rows] = section?.views ?? []
  expect(whole).toMatchObject({ description: "From the front" })
  expect(whole).not.toHaveProperty("rowIds")
  expect(rows).toMatchObject({ description: "From afar", rowIds: [`${section?.id}.c`] })
  const picture = await app.inject(whole?.imageUrl ?? "")
  expect([picture.statusCode, picture.headers["content-type"]]).toEqual([200, "image/svg+xml"])
})

it("come with one section, and are not said of where there are none", async () => {
  const sections = sectionsOf((await shop.get(`/v1/seatmap/event/${event}/polygons`)).json())
  const alone = (await shop.get(`/v1/seatmap/sections/${named(sections, "Parterre")?.id}`)).json<Section>()
  expect(alone.views?.map(({ description }) => description)).toEqual(["De face", "De loin"])
  expect(named(sections, "Balcon")).not.toHaveProperty("views")
})
