import { afterAll, beforeAll, expect, it } from "vitest"
import { type FixtureFolder, fixtureFolder } from "../../test/fixture-folder.ts"
import { type TestDatabase, testDatabase } from "../../test/test-database.ts"
import { importTenant } from "./import-tenant.ts"

/** A stadium: 60 sections of 40 rows of 25 seats. */
function stadium(): string {
  const zones = Array.from({ length: 60 }, (_, zone) => ({
    name: `Section ${zone + 1}`,
    position: { x: (zone % 10) * 600, y: Math.floor(zone / 10) * 1000 },
    rows: Array.from({ length: 40 }, (_, row) => ({
      row_number: String(row + 1),
      position: { x: 0, y: row * 22 },
      seats: Array.from({ length: 25 }, (_, seat) => ({
        seat_guid: `${zone}-${row}-${seat}`,
        seat_number: String(seat + 1),
        position: { x: seat * 20, y: 0 },
        category: zone % 2 === 0 ? "Field" : "Bleachers",
      })),
    })),
  }))
  return JSON.stringify({ name: "Stadium", categories: [{ name: "Field" }, { name: "Bleachers" }], zones })
}

let database: TestDatabase
let folder: FixtureFolder & { dispose(): Promise<void> }
beforeAll(async () => {
  database = await testDatabase()
  folder = await fixtureFolder()
  await folder.remove("pages/ubu.yaml")
  await folder.write("venues/salle.plan.json", stadium())
  await folder.write(
    "venues/salle.yaml",
    "name: { fr: Stade, en: Stadium }\naddress: { city: Laval, provinceState: QC, country: CA }\nplan: salle.plan.json\n",
  )
})
afterAll(async () => {
  await folder.dispose()
  await database.close()
})

it("imports 60,000 seats in under 20 seconds", async () => {
  const options = { now: () => 0, environment: {}, production: false }
  const start = performance.now()
  const report = await importTenant(folder.path, database.db, options)
  const seconds = (performance.now() - start) / 1000
  console.info(`60,000 seats imported in ${seconds.toFixed(1)} s`)
  expect(report.seats).toBe(60_000)
  expect(await database.db("venue_seats").count({ seats: "*" })).toEqual([{ seats: 60_000 }])
  expect(seconds).toBeLessThan(20)
})
