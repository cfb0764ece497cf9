import type { Venue } from "@parterre/contract"
import type { FastifyInstance } from "fastify"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type FixtureFolder, fixtureFolder } from "../../test/fixture-folder.ts"
import { TestClock } from "../../test/house/small-house.ts"
import { writtenIn } from "../../test/pdf-words.ts"
import { type Caller, callerOf, serve } from "../../test/serve.ts"
import { type TestDatabase, testDatabase } from "../../test/test-database.ts"
import { importTenant } from "./import-tenant.ts"

let database: TestDatabase
let folder: FixtureFolder & { dispose(): Promise<void> }
let app: FastifyInstance
let shop: Caller
let event = ""

const zones = `zones:
  Parterre: { fr: Parterre, en: Orchestra }
  Balcon: Le perchoir
areas:
  Scène / Stage: { fr: Scène, en: Stage }
`

beforeAll(async () => {
  database = await testDatabase()
  folder = await fixtureFolder()
  await folder.edit("venues/salle.yaml", "tables: [Cabaret]\n", `tables: [Cabaret]\n${zones}`)
  const options = { now: () => 0, environment: {}, production: false }
  const { website } = await importTenant(folder.path, database.db, options)
  event = (await database.db("events").where({ sale_state: "ONSALE" }).first()).id
  app = serve(database.db, new TestClock())
  shop = callerOf(app, website)
})
afterAll(async () => {
  await app.close()
  await folder.dispose()
  await database.close()
})

/** A section with its own names, one with a single name, one that the file does not name, and general admission. */
describe.each([
  ["fr", ["Parterre", "Le perchoir", "Cabaret", "Places debout"]],
  ["en", ["Orchestra", "Le perchoir", "Cabaret", "Standing room"]],
] as const)("the names of sections in %s", (language, names) => {
  it.each(["full", "polygons"])("are those of the venue's file on the %s map", async (mode) => {
    const { levels } = (
      await shop.get(`/v1/seatmap/event/${event}/${mode}?language=${language}`)
    ).json<Venue>()
    const said = levels.flatMap(({ sections }) => sections.map(({ name }) => name))
    expect(said.toSorted()).toEqual(names.toSorted())
  })
})

/** What the plan writes on the stage is « Scène / Stage ». */
it.each([
  ["fr", "Scène", "Stage"],
  ["en", "Stage", "Scène"],
])(
  "an area with names of its own, in %s, says %s on the plan of some seats",
  async (language, said, unsaid) => {
    const plan = await shop.get(`/backend/vs.pdf?perf=${event}&seat0=parterre-A-1&language=${language}`)
    const words = writtenIn(plan.rawPayload)
    expect(words).toContain(said)
    expect(words.filter((word) => word.includes(unsaid))).toEqual([])
  },
)

it.each([
  ["fr", "Scène"],
  ["en", "Stage"],
])("an area with names of its own, in %s, says %s on the map", async (language, said) => {
  const map = (await shop.get(`/v1/seatmap/event/${event}/polygons?language=${language}`)).json<Venue>()
  expect(map.decorations?.flatMap(({ text }) => text?.text ?? [])).toEqual([said])
})
