import { afterAll, beforeAll, expect, it } from "vitest"
import { type FixtureFolder, fixtureFolder } from "../../test/fixture-folder.ts"
import { smallHouse, TestClock, testCatalogue } from "../../test/house/small-house.ts"
import { textOf } from "../../test/pdf-words.ts"
import { type TestDatabase, testDatabase } from "../../test/test-database.ts"
import { seatsPdfs } from "../tickets/seats-pdf/seats-pdf.ts"
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

const options = { now: () => 0, environment: {}, production: false }

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

/** What the processor did, in seconds: how long it took would depend on what else the machine does. */
function computingSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6
}

it("imports 60,000 seats with under 20 seconds of computing", async () => {
  const before = process.cpuUsage()
  const report = await importTenant(folder.path, database.db, options)
  const seconds = computingSince(before)
  console.info(`60,000 seats imported in ${seconds.toFixed(1)} s of computing`)
  expect(report.seats).toBe(60_000)
  expect(await database.db("venue_seats").count({ seats: "*" })).toEqual([{ seats: 60_000 }])
  expect(seconds).toBeLessThan(20)
})

it("shows seats of 60,000 on one page with under a second of computing and 100 kB", async () => {
  await folder.write(
    "pages/match.yaml",
    `title: { fr: Match, en: Game }
description: { fr: <p>Match</p>, en: <p>Game</p> }
category: sport
image: images/logo.svg
display: ITEMS
shows:
  - key: match
    title: { fr: Match, en: Game }
    venue: salle
    prices: { Field: [{ key: adulte, name: { fr: Adulte, en: Adult }, price: 4000, serviceCharge: 300 }] }
    events: [{ key: match-2027-05-01, start: "2027-05-01T15:00", saleState: ONSALE }]
`,
  )
  const { website } = await importTenant(folder.path, database.db, options)
  const event = await database.db("events").first()
  const draw = seatsPdfs(testCatalogue(database.db, new TestClock()))
  const before = process.cpuUsage()
  const site = { ...smallHouse, id: website }
  const pdf = await draw(site, "fr", event.id, ["12-30-4", "12-30-5", "12-30-6", "40-2-20"])
  const seconds = computingSince(before)
  console.info(
    `4 of 60,000 seats drawn with ${seconds.toFixed(2)} s of computing, ${(pdf.length / 1024).toFixed(0)} kB`,
  )
  expect(textOf(pdf)).toContain("Section 13 Rangée 31, sièges 5 à 7")
  expect(pdf.length).toBeLessThan(100_000)
  const everywhere = Array.from({ length: 100 }, (_, index) => `${index % 60}-${index % 40}-${index % 25}`)
  expect((await draw(site, "en", event.id, everywhere)).length).toBeLessThan(250_000)
  expect(seconds).toBeLessThan(1)
})
