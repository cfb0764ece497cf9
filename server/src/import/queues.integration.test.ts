import { afterAll, beforeAll, expect, it } from "vitest"
import { type FixtureFolder, fixtureFolder } from "../../test/fixture-folder.ts"
import { type TestDatabase, testDatabase } from "../../test/test-database.ts"
import { importTenant } from "./import-tenant.ts"

const page = "pages/ubu.yaml"
const options = { now: () => 0, environment: {}, production: false }

let database: TestDatabase
let folder: FixtureFolder & { dispose(): Promise<void> }
beforeAll(async () => {
  database = await testDatabase()
  folder = await fixtureFolder()
})
afterAll(async () => {
  await folder.dispose()
  await database.close()
})

const queues = () => database.db("queue_settings").orderBy("kind")

it("brings the queues of a page and of an event, and takes them away when their lines are gone", async () => {
  const queue = 'queue: { opens: "2027-01-15T10:00", room: 500, perMinute: 120 }'
  await folder.edit(page, "display: ", `${queue}\ndisplay: `)
  await folder.edit(
    page,
    "blocked: [parterre-C-8]",
    "blocked: [parterre-C-8]\n        queue: { room: 40, perMinute: 60, startsAbove: 20, enterMinutes: 2, keyMinutes: 10 }",
  )
  await importTenant(folder.path, database.db, options)
  const opens = Date.parse("2027-01-15T10:00:00-05:00")
  expect(await queues()).toEqual([
    {
      website_id: "petit-theatre",
      kind: "events",
      thing_id: "petit-theatre.ubu-2027-02-12",
      opens_at: null,
      room_from: null,
      starts_above: 20,
      room: 40,
      per_minute: 60,
      enter_seconds: 120,
      key_seconds: 600,
    },
    {
      website_id: "petit-theatre",
      kind: "pages",
      thing_id: "petit-theatre.ubu",
      opens_at: opens,
      room_from: opens - 3_600_000,
      starts_above: null,
      room: 500,
      per_minute: 120,
      enter_seconds: 300,
      key_seconds: 900,
    },
  ])
  expect((await importTenant(folder.path, database.db, options)).changed).toBe(0)
  await folder.edit(page, `${queue}\n`, "")
  await importTenant(folder.path, database.db, options)
  expect((await queues()).map(({ kind }: { kind: string }) => kind)).toEqual(["events"])
})
