import { readFile } from "node:fs/promises"
import { afterEach, beforeEach, expect, it } from "vitest"
import { type FixtureFolder, fixtureFolder, petitTheatre } from "../../test/fixture-folder.ts"
import { type TestDatabase, testDatabase } from "../../test/test-database.ts"
import { saveVenuePlan, type VenuePlanAround } from "../venues/save-venue-plan.ts"
import { type ImportCommand, runImport } from "./run-import.ts"

let folder: FixtureFolder & { dispose(): Promise<void> }
let database: TestDatabase
let told: string[]
beforeEach(async () => {
  folder = await fixtureFolder()
  database = await testDatabase()
  told = []
})
afterEach(async () => {
  await folder.dispose()
  await database.close()
})

const surroundings = { now: () => Date.UTC(2026, 10, 1), environment: {}, production: false }
const tell = (line: string) => void told.push(line)
const run = (more: Partial<ImportCommand> = {}) =>
  runImport([folder.path], { ...surroundings, db: database.db, print: tell, complain: tell, ...more })
const venues = () => database.db("venues").orderBy("id").pluck("id")

/** As the plan studio does with "Save to the site". */
async function saveFromStudio(): Promise<readonly [venue: string, plan: string]> {
  const of = (name: string) => readFile(`${petitTheatre}/venues/${name}`, "utf8")
  const venue = (await of("salle.yaml")).replace("salle.plan.json", "atelier.plan.json")
  const plan = await of("salle.plan.json")
  const around = { db: database.db, website: { id: "petit-theatre" }, language: "en", now: surroundings.now }
  const id = "petit-theatre.atelier"
  expect(await saveVenuePlan(around as VenuePlanAround, id, { plan, venue })).toMatchObject({
    outcome: "saved",
  })
  return [venue, plan]
}

it("keeps a venue that was saved from the studio, unless it is told to remove venues", async () => {
  expect(await run()).toBe(0)
  const [venue, plan] = await saveFromStudio()
  told = []
  expect(await run()).toBe(1)
  expect(told).toEqual([
    expect.stringMatching(
      /petit-theatre\/venues\/atelier\.yaml: venue petit-theatre\.atelier would be removed.*--remove-venues/,
    ),
  ])
  expect(await venues()).toEqual(["petit-theatre.atelier", "petit-theatre.salle"])

  // Both files of the studio in the folder: nothing is lost.
  await folder.write("venues/atelier.yaml", venue)
  await folder.write("venues/atelier.plan.json", plan)
  expect(await run()).toBe(0)
  await folder.remove("venues/atelier.yaml")
  await folder.remove("venues/atelier.plan.json")
  told = []
  expect(await run({ removeVenues: true })).toBe(0)
  expect(told.at(-1)).toBe("petit-theatre: removed: venue petit-theatre.atelier")
  expect(await venues()).toEqual(["petit-theatre.salle"])
})

it("names the pages and events that it removes", async () => {
  expect(await run()).toBe(0)
  expect(told.join("\n")).not.toContain("removed: ")
  await folder.remove("pages/ubu.yaml")
  expect(await run()).toBe(0)
  const line = told.at(-1)
  expect(line).toMatch(
    /^petit-theatre: removed: page petit-theatre\.ubu, event petit-theatre\.ubu-2027-02-12, /,
  )
  expect(line).not.toContain("venue ")
})
