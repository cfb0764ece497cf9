import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { type FixtureFolder, fixtureFolder } from "../../test/fixture-folder.ts"
import { addExhibition, exhibition, hourIds } from "../../test/fixture-hours.ts"
import { type TestDatabase, testDatabase } from "../../test/test-database.ts"
import { folderOnDisk } from "./folder-files.ts"
import { importTenant } from "./import-tenant.ts"
import { prepareTenant } from "./prepared-tenant.ts"
import { ImportRefused } from "./problem.ts"

const options = { now: () => Date.UTC(2026, 10, 1), environment: {}, production: false }
const { page } = exhibition

let folder: FixtureFolder & { dispose(): Promise<void> }
beforeEach(async () => {
  folder = await fixtureFolder()
  await addExhibition(folder)
})
afterEach(() => folder.dispose())

const problems = async (): Promise<readonly string[]> => {
  const refused: unknown = await prepareTenant(folderOnDisk(folder.path), options).then(
    () => undefined,
    (error: unknown) => error,
  )
  if (refused === undefined) return []
  if (!(refused instanceof ImportRefused)) throw refused
  return refused.problems.map(
    ({ file, place, message }) => `${file.slice("petit-theatre/".length)}:${place?.line} ${message}`,
  )
}

describe("the hours of an event", () => {
  const hours = '          - "10:00"\n'
  it.each([
    [
      "begin at its start",
      hours,
      '          - "10:15"\n',
      `${page}:19 "10:15" is not the time of start: the first hour is`,
    ],
    [
      "come one after the other",
      'at: "11:30"',
      'at: "10:00"',
      `${page}:20 "masques-2027-02-20-1000" is taken`,
    ],
    ["are times", 'at: "11:30"', 'at: "25:00"', `${page}:20 "25:00" is not a time such as 19:00`],
    [
      "are told what is unknown",
      'at: "11:30"',
      'at: "11:30", price: 3',
      `${page}:20 unknown field; at, places, saleState are known`,
    ],
    [
      "let in no more than the venue",
      "places: 4",
      "places: 21",
      `${page}:20 21 is more than the 20 of its venue`,
    ],
    [
      "open no doors",
      "        soldShare: 0.5\n",
      '        doors: "09:30"\n',
      `${page}:17 not for an event with hours`,
    ],
    [
      "have no queue of their own",
      "        soldShare: 0.5\n",
      "        queue: { room: 5, perMinute: 5 }\n",
      `${page}:17 not for an event with hours`,
    ],
    [
      "have no parking",
      "        soldShare: 0.5\n",
      "        parking: [{ key: p, name: { fr: P, en: P }, address: rue, price: 100, places: 3 }]\n",
      `${page}:17 not for an event with hours`,
    ],
  ])("%s", async (_, from, to, problem) => {
    await folder.edit(page, from, to)
    expect(await problems()).toContain(problem)
  })

  it("are in order, and exist where clocks change", async () => {
    await folder.edit(page, 'at: "13:00"', 'at: "11:00"')
    expect(await problems()).toEqual([`${page}:21 "11:00" is not after "11:30"`])
    await folder.edit(page, "2027-02-20T10:00", "2027-03-14T01:00")
    await folder.edit(page, hours, '          - "01:00"\n          - "02:30"\n')
    expect(await problems()).toContain(
      `${page}:20 "2027-03-14T02:30" does not exist in America/Toronto: the clocks change then`,
    )
  })

  it("let in fewer only where there is one area without seats", async () => {
    await folder.edit(page, "venue: galerie", "venue: salle")
    await folder.edit(page, "Entrée:", "Debout:")
    expect(await problems()).toEqual([
      `${page}:20 only in a venue of one general admission area: elsewhere, its places are those of the venue`,
    ])
  })

  it("are named one by one where one is meant, and by their day where all are", async () => {
    const sold = (events: string) =>
      folder.write(
        "pages/soldes.yaml",
        `title: { fr: a, en: b }
description: { fr: a, en: b }
category: show
image: images/logo.svg
display: ITEMS
promotions: [{ code: MASQUE, name: { fr: a, en: b }, percent: 10, events: [masques-2027-02-20] }]
buildYourOwn:
  - key: duo
    title: { fr: a, en: b }
    most: 2
    events: [${events}]
    tiers: [{ from: 2, percentOff: 5 }]
`,
      )
    await sold("masques-2027-02-20, masques-2027-02-21")
    expect(await problems()).toContain(
      'pages/soldes.yaml:11 "masques-2027-02-20" has several hours: name one, such as "masques-2027-02-20-1000"',
    )
    await sold("masques-2027-02-20-1000, masques-2027-02-21")
    expect(await problems()).toEqual([])
    const { promotions } = (await prepareTenant(folderOnDisk(folder.path), options)).pages
    expect(JSON.parse(promotions[0]?.terms ?? "").eventIds).toEqual([hourIds.ten, hourIds.half, hourIds.one])
  })
})

describe("in the database", () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await testDatabase()
  })
  afterAll(() => database.close())

  it("each hour is an event of its day with places of its own, and the same import again changes nothing", async () => {
    const { db } = database
    await importTenant(folder.path, db, options)
    const ofDay = () => db("events").whereNotNull("day_code").orderBy("starts_at")
    expect(await ofDay().select("id", "code", "day_code", "sale_state")).toEqual([
      {
        id: hourIds.ten,
        code: "masques-2027-02-20-1000",
        day_code: "masques-2027-02-20",
        sale_state: "ONSALE",
      },
      {
        id: hourIds.half,
        code: "masques-2027-02-20-1130",
        day_code: "masques-2027-02-20",
        sale_state: "ONSALE",
      },
      {
        id: hourIds.one,
        code: "masques-2027-02-20-1300",
        day_code: "masques-2027-02-20",
        sale_state: "SOLDOUT",
      },
    ])
    const [first] = await ofDay().pluck("starts_at")
    expect(Number(first)).toBe(Date.parse("2027-02-20T10:00:00-05:00"))
    const capacities = await db("event_capacities")
      .where("event_id", "like", "petit-theatre.masques%")
      .orderBy("event_id")
      .select("capacity", "taken")
    // Half of twenty, half of four with the sixteen that are not let in, half of twenty, none.
    expect(capacities).toEqual([10, 18, 10, 0].map((taken) => ({ capacity: 20, taken })))
    expect(await importTenant(folder.path, db, options)).toMatchObject({ added: 0, changed: 0, removed: 0 })
  })

  it("a larger room is as full as if it had always been so large, and the smaller one again", async () => {
    const { db } = database
    const rooms = () =>
      db("event_capacities").where("event_id", "like", "petit-theatre.masques%").orderBy("event_id")
    await importTenant(folder.path, db, options)
    const small = await rooms()
    await folder.edit(exhibition.venue, "capacity: 20", "capacity: 100")
    await importTenant(folder.path, db, options)
    const fresh = await testDatabase()
    try {
      await importTenant(folder.path, fresh.db, options)
      expect(await rooms()).toEqual(
        await fresh
          .db("event_capacities")
          .where("event_id", "like", "petit-theatre.masques%")
          .orderBy("event_id"),
      )
    } finally {
      await fresh.close()
    }
    await folder.edit(exhibition.venue, "capacity: 100", "capacity: 20")
    await importTenant(folder.path, db, options)
    expect(await rooms()).toEqual(small)
  })
})
