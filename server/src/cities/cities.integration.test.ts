import { PROVINCES } from "@parterre/domain/provinces"
import { afterAll, beforeAll, expect, it } from "vitest"
import { buildHouse, smallHouse, TestClock } from "../../test/house/small-house.ts"
import { type Caller, callerOf, serve } from "../../test/serve.ts"
import { type TestDatabase, testDatabase } from "../../test/test-database.ts"
import { canadianCities } from "./canadian-cities.ts"

let database: TestDatabase
let shop: Caller
beforeAll(async () => {
  database = await testDatabase()
  await buildHouse(database.db, { rows: [] })
  const app = serve(database.db, new TestClock())
  shop = callerOf(app, smallHouse.id)
  return () => app.close()
})
afterAll(() => database.close())

it.each([
  [45.5, -73.6, "Montréal", "QC"],
  [46.8, -71.2, "Québec", "QC"],
  [44.65, -63.58, "Halifax", "NS"],
  [43.7, -79.4, "Toronto", "ON"],
  [47.6, -52.7, "St. John’s", "NL"],
  [62.4, -114.4, "Yellowknife", "NT"],
])("%d, %d is in %s [CALL-053] [GEO-001]", async (latitude, longitude, city, province) => {
  const answer = await shop.get(`/v1/l12n/city?latitude=${latitude}&longitude=${longitude}`)
  expect([answer.statusCode, answer.json()]).toEqual([200, { city, province }])
})

it("needs both coordinates, within the earth's [CALL-053]", async () => {
  for (const query of ["", "?latitude=45.5", "?latitude=91&longitude=0", "?latitude=x&longitude=0"])
    expect((await shop.get(`/v1/l12n/city${query}`)).statusCode, query).toBe(400)
})

it("knows each city once in its province, in Canada, in every province", () => {
  const names = canadianCities.map(({ city, province }) => `${city} ${province}`)
  expect(new Set(names).size).toBe(names.length)
  expect(canadianCities.length).toBeGreaterThan(150)
  expect(new Set(canadianCities.map(({ province }) => province))).toEqual(new Set(PROVINCES))
  for (const { city, latitude, longitude } of canadianCities) {
    expect([latitude > 41.9, latitude < 70, longitude > -141, longitude < -52], city).not.toContain(false)
  }
})
