import { copyFile } from "node:fs/promises"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { verify } from "@node-rs/argon2"
import fc from "fast-check"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { type FixtureFolder, fixtureFolder, unseenPlan } from "../../test/fixture-folder.ts"
import { type TestDatabase, testDatabase } from "../../test/test-database.ts"
import type {
  AssetRow,
  EventPriceRow,
  EventRow,
  StaffRow,
  VenueRow,
  VenueRowRow,
  VenueSeatRow,
  VenueSectionRow,
  WebsiteRow,
} from "../database/tables.ts"
import { municipalTaxesOf } from "../pricing/municipal-taxes.ts"
import { type ImportOptions, type ImportReport, importTenant } from "./import-tenant.ts"
import { runImport } from "./run-import.ts"

const now = Date.UTC(2026, 10, 1)
const options: ImportOptions = { now: () => now, environment: {}, production: false }
const page = "pages/ubu.yaml"

let database: TestDatabase
let folder: FixtureFolder & { dispose(): Promise<void> }
beforeEach(async () => {
  folder = await fixtureFolder()
})
afterEach(() => folder.dispose())

const databasePerTest = () => {
  beforeEach(async () => {
    database = await testDatabase()
  })
  afterEach(() => database.close())
}

const importFolder = () => importTenant(folder.path, database.db, options)
const changes = ({ added, changed, removed }: ImportReport) => ({ added, changed, removed })
const nothing = { added: 0, changed: 0, removed: 0 }

const tables = [
  "websites",
  "staff",
  "staff_permissions",
  "assets",
  "imports",
  "venues",
  "venue_levels",
  "venue_price_levels",
  "venue_sections",
  "venue_rows",
  "venue_seats",
  "pages",
  "shows",
  "events",
  "event_prices",
  "event_seats_off",
  "event_places_off",
  "event_capacities",
]

/** Everything the import wrote, for comparing. */
async function contents(): Promise<unknown> {
  const all = tables.map(async (name) => {
    const rows: readonly object[] = await database.db(name).select()
    return [name, rows.map((row) => JSON.stringify(row)).sort()]
  })
  return Promise.all(all)
}

describe("a first import", () => {
  databasePerTest()

  it("writes the website, its staff and its pictures", async () => {
    await importFolder()
    const website = await database.db<WebsiteRow>("websites").first()
    expect(website).toMatchObject({
      id: "petit-theatre",
      name_fr: "Petit Théâtre",
      hold_seconds: 600,
      avoid_single: 1,
      last_resort: 1,
      time_zone: "America/Toronto",
    })
    expect(JSON.parse(website!.payment)).toMatchObject({ processor: "STRIPE", threeDSecure: true })
    const member = await database
      .db<StaffRow>("staff")
      .where({ email: "soutien@petit-theatre.example" })
      .first()
    expect(member!.password_hash).toMatch(/^\$argon2id\$/)
    expect(await verify(member!.password_hash!, "parterre-demo")).toBe(true)
    expect(
      await database.db("staff_permissions").where({ staff_id: member!.id }).pluck("permission"),
    ).toEqual(expect.arrayContaining([28, 100]))
    const picture = await database.db<AssetRow>("assets").first()
    expect(picture).toMatchObject({ path: "images/logo.svg", content_type: "image/svg+xml" })
    expect(picture!.bytes.toString("utf8")).toContain("<svg")
  })

  it("writes sections, rows and seats from the plan [ENT-003] [ENT-005]", async () => {
    await importFolder()
    const sections = await database.db<VenueSectionRow>("venue_sections").orderBy("ordinal")
    expect(sections.map(({ id, name_fr, kind, capacity }) => [id, name_fr, kind, capacity])).toEqual([
      ["petit-theatre.salle.parterre", "Parterre", "seats", 24],
      ["petit-theatre.salle.balcon", "Balcon", "seats", 12],
      ["petit-theatre.salle.cabaret", "Cabaret", "seats", 5],
      ["petit-theatre.salle.debout", "Places debout", "general-admission", 20],
    ])
    expect(sections.every((section) => JSON.parse(section.polygons).length === 1)).toBe(true)
    expect(sections.map((section) => section.level_id)).toEqual(
      [1, 2, 1, 1].map((n) => `petit-theatre.salle.level-${n}`),
    )
    const tables = await database.db<VenueRowRow>("venue_rows").where({ type: "TABLE" })
    expect(tables.map((row) => row.section_id)).toEqual(["petit-theatre.salle.cabaret"])
    const seat = await database.db<VenueSeatRow>("venue_seats").where({ seat_id: "parterre-B-3" }).first()
    expect(seat).toMatchObject({
      // The plan spaces its seats by 20; the map by 10.
      x: 60,
      y: 51,
      name: "3",
      ordinal: 2,
      rotation: 0,
      price_level_id: "petit-theatre.salle.parterre",
      row_id: "petit-theatre.salle.parterre.b",
      accessible: 0,
    })
    const noted = await database.db<VenueSeatRow>("venue_seats").where({ seat_id: "balcon-A-1" }).first()
    expect(noted).toMatchObject({ note_fr: "Vue partielle", note_en: "Restricted view" })
    expect(noted!.rotation).toBeGreaterThan(0)
  })

  it("writes events in the zone of the website, with their prices and the seats not for sale", async () => {
    await importFolder()
    const events = await database.db<EventRow>("events").orderBy("starts_at")
    expect(
      events.map(({ id, starts_at, sale_state }) => [id, new Date(starts_at).toISOString(), sale_state]),
    ).toEqual([
      ["petit-theatre.ubu-2027-02-12", "2027-02-13T00:30:00.000Z", "ONSALE"],
      ["petit-theatre.ubu-2027-02-13", "2027-02-13T19:00:00.000Z", "NOTAVAILABLE"],
      ["petit-theatre.ubu-2027-02-14", "2027-02-15T00:30:00.000Z", "CANCELLED"],
    ])
    expect(events[0]).toMatchObject({ doors_at: Date.UTC(2027, 1, 13, 0, 0), province: "QC" })
    const prices = await database
      .db<EventPriceRow>("event_prices")
      .where({ event_id: events[0]!.id })
      .orderBy("ordinal")
    expect(prices.map(({ id, price, service_charge }) => [id, price, service_charge])).toEqual([
      ["petit-theatre.ubu-2027-02-12.parterre.adulte", 4000, 300],
      ["petit-theatre.ubu-2027-02-12.parterre.etudiant", 2500, 200],
      ["petit-theatre.ubu-2027-02-12.parterre.famille", 3000, 250],
      ["petit-theatre.ubu-2027-02-12.balcon.adulte", 3000, 250],
      ["petit-theatre.ubu-2027-02-12.debout.adulte", 1500, 100],
    ])
    const off = await database.db("event_seats_off").orderBy("seat_id").select("seat_id", "reason")
    expect(off).toEqual([
      { seat_id: "balcon-B-1", reason: "sold" },
      { seat_id: "balcon-B-2", reason: "sold" },
      { seat_id: "parterre-C-1", reason: "sold" },
      { seat_id: "parterre-C-8", reason: "blocked" },
    ])
    expect(await database.db("event_capacities").pluck("capacity")).toEqual([20, 20, 20])
  })

  it("takes a plan it has never seen", async () => {
    await copyFile(unseenPlan, join(folder.path, "venues/salle.plan.json"))
    await folder.remove(page)
    await folder.write(
      "venues/salle.yaml",
      `name: { fr: Rotonde, en: Rotunda }
address: { city: Laval, provinceState: QC, country: CA }
plan: salle.plan.json
tables: [tables]
`,
    )
    expect(await importFolder()).toMatchObject({ seats: 137, pages: 0 })
    const sections = await database.db<VenueSectionRow>("venue_sections").orderBy("ordinal")
    expect(sections.map((section) => section.name_fr)).toEqual(["Floor", "tables", "Gallery", "Wings", "6"])
    // Odd numbers lie left of the aisle and even ones right of it: side by side they read 7 5 3 1 2 4 6 8.
    const row = await database
      .db<VenueSeatRow>("venue_seats")
      .where({ row_id: `${sections[0]!.id}.1` })
      .orderBy("ordinal")
    expect(row.map((seat) => seat.name)).toEqual(["7", "5", "3", "1", "2", "4", "6", "8"])
    // The letters go around the table although the plan lists opposite seats together.
    const table = await database
      .db<VenueSeatRow>("venue_seats")
      .where({ row_id: `${sections[1]!.id}.t1` })
      .orderBy("ordinal")
    expect(table.map((seat) => seat.name)).toEqual([..."ABCDEFGH"])
    expect(await database.db("venue_price_levels").orderBy("ordinal").pluck("color")).toEqual([
      "#3b7dd8",
      "#009E73",
      "purple",
    ])
  })

  it("takes the demo tenants, twice alike", async () => {
    const demo = ["belvedere", "harbour"].map((name) =>
      fileURLToPath(new URL(`../../demo/${name}`, import.meta.url)),
    )
    const lines: string[] = []
    const run = () =>
      runImport(demo, {
        ...options,
        db: database.db,
        print: (line) => lines.push(line),
        complain: (line) => lines.push(line),
      })
    expect([await run(), lines]).toEqual([
      0,
      [expect.stringMatching(/^belvedere: .* added/), expect.stringMatching(/^harbour: .* added/)],
    ])
    expect(await run()).toBe(0)
    expect(lines.slice(2)).toEqual([
      expect.stringMatching(/nothing changed$/),
      expect.stringMatching(/nothing changed$/),
    ])
  })
})

describe("a second import", () => {
  databasePerTest()

  it("switches a venue's last resort off, and on again when the line is gone [SEAT-005]", async () => {
    const lastResort = () => database.db<WebsiteRow>("websites").pluck("last_resort")
    await importFolder()
    await folder.edit("tenant.yaml", "avoidSingle: true", "avoidSingle: true\nlastResort: false")
    expect(changes(await importFolder())).toEqual({ ...nothing, changed: 1 })
    expect(await lastResort()).toEqual([0])
    await folder.edit("tenant.yaml", "lastResort: false", "")
    await importFolder()
    expect(await lastResort()).toEqual([1])
  })

  it("marks an event that offers the alternative exhibit alone", async () => {
    await importFolder()
    const marked = () => database.db("events").where({ alt_exhibit: 1 }).pluck("id")
    expect(await marked()).toEqual([])
    await folder.edit(page, "saleState: NOTAVAILABLE", "saleState: NOTAVAILABLE, altExhibit: true")
    await importFolder()
    expect(await marked()).toEqual(["petit-theatre.ubu-2027-02-13"])
  })

  it("brings a town's tax, and takes it away when the line is gone [TAX-003]", async () => {
    const taxes = async () => (await database.db<VenueRow>("venues")).map(municipalTaxesOf)
    await importFolder()
    expect(await taxes()).toEqual([[]])
    const tax =
      "municipalTaxes: [{ name: { fr: Droit, en: Amusement tax }, percent: 7.5, from: 2026-01-01, onServiceCharge: true }]"
    await folder.edit("venues/salle.yaml", "address:", `${tax}\naddress:`)
    expect(changes(await importFolder())).toEqual({ ...nothing, changed: 1 })
    expect(await taxes()).toEqual([
      [
        {
          name: { fr: "Droit", en: "Amusement tax" },
          rate: { numerator: 7500, denominator: 100_000 },
          from: "2026-01-01",
          onServiceCharge: true,
        },
      ],
    ])
    await folder.edit("venues/salle.yaml", `${tax}\n`, "")
    await importFolder()
    expect(await taxes()).toEqual([[]])
  })

  it("of the same folder changes nothing", async () => {
    await importFolder()
    const before = await contents()
    expect(changes(await importFolder())).toEqual(nothing)
    expect(await contents()).toEqual(before)
  })

  it("leaves what a first import of the same folder writes, whatever was there before", async () => {
    const edits: readonly (readonly [string, string, string])[] = [
      [page, "price: 4000", "price: 4100"],
      [page, "2027-02-13T14:00", "2027-02-13T15:00"],
      [page, "sold:", "soldShare: 0.4\n        sold:"],
      ["tenant.yaml", "renewals: 2", "renewals: 5"],
      ["venues/salle.yaml", "capacity: 20", "capacity: 35"],
      ["venues/salle.yaml", "accessible: [parterre-A-1]", "accessible: [parterre-A-2]"],
      ["venues/salle.plan.json", '"row_number": "B"', '"row_number": "BB"'],
      [page, "key: ubu-2027-02-13", "key: ubu-2027-02-20"],
    ]
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray([...edits], { minLength: 1 }), async (chosen) => {
        const [edited, before, fresh] = [await fixtureFolder(), await testDatabase(), await testDatabase()]
        try {
          await importTenant(folder.path, before.db, options)
          for (const [file, from, to] of chosen) await edited.edit(file, from, to)
          expect(changes(await importTenant(edited.path, before.db, options))).not.toEqual(nothing)
          expect(changes(await importTenant(edited.path, before.db, options))).toEqual(nothing)
          await importTenant(edited.path, fresh.db, options)
          for (const table of tables.filter((name) => name !== "staff")) {
            const [one, other] = await Promise.all([before, fresh].map(async ({ db }) => db(table).select()))
            // The revision counts the imports themselves.
            const sorted = (rows: readonly object[]) =>
              rows.map((row) => JSON.stringify({ ...row, revision: 0 })).sort()
            expect(sorted(one as object[])).toEqual(sorted(other as object[]))
          }
        } finally {
          await Promise.all([edited.dispose(), before.close(), fresh.close()])
        }
      }),
      { numRuns: 6 },
    )
  })

  it("refuses the account code of another website", async () => {
    await importFolder()
    await folder.edit("tenant.yaml", "subdomain: petit-theatre", "subdomain: grand-theatre")
    await expect(importFolder()).rejects.toThrow(
      'tenant.yaml accountCode: "PETIT" is the code of website "petit-theatre"',
    )
  })

  it("keeps a password that still holds and changes one that does not", async () => {
    await importFolder()
    const hashOf = async () =>
      (await database.db<StaffRow>("staff").where({ email: "soutien@petit-theatre.example" }).first())!
        .password_hash!
    const before = await hashOf()
    await importFolder()
    expect(await hashOf()).toBe(before)
    await folder.edit("tenant.yaml", "demoPassword: parterre-demo", "passwordEnv: DOOR")
    await importTenant(folder.path, database.db, {
      ...options,
      production: true,
      environment: { DOOR: "open sesame", STRIPE_SECRET_KEY: "sk_live_1", STRIPE_WEBHOOK_SECRET: "whsec_1" },
    })
    expect(await verify(await hashOf(), "open sesame")).toBe(true)
  })

  it("counts people let in elsewhere beside those let in here [CAT-024]", async () => {
    await importFolder()
    const event = { event_id: "petit-theatre.ubu-2027-02-13" }
    await database.db("event_capacities").where(event).increment("taken", 3)
    await folder.edit(page, "saleState: NOTAVAILABLE", "saleState: ONSALE, soldShare: 0.5")
    await importFolder()
    expect(await database.db("event_capacities").where(event).first()).toMatchObject({
      capacity: 20,
      taken: 13,
    })
  })

  it("forgets nobody where people let in elsewhere and here are more than there is room for", async () => {
    await importFolder()
    const room = database.db("event_capacities").where({ event_id: "petit-theatre.ubu-2027-02-13" })
    await room.clone().increment("taken", 15)
    await folder.edit(page, "saleState: NOTAVAILABLE", "saleState: ONSALE, soldShare: 0.5")
    await importFolder()
    expect(await room.clone().first()).toMatchObject({ capacity: 20, taken: 25 })
    await folder.edit(page, ", soldShare: 0.5", "")
    await importFolder()
    expect(await room.clone().first()).toMatchObject({ capacity: 20, taken: 15 })
  })

  it("tells open maps which sections changed", async () => {
    await importFolder()
    await folder.edit(page, "blocked: [parterre-C-8]", "blocked: [balcon-A-6]")
    await importFolder()
    expect(await database.db("event_section_versions").orderBy("section_id").pluck("section_id")).toEqual([
      "petit-theatre.salle.balcon",
      "petit-theatre.salle.parterre",
    ])
  })
})

describe("what shoppers hold", () => {
  databasePerTest()

  const eventId = "petit-theatre.ubu-2027-02-12"
  const own = { website_id: "petit-theatre", event_id: eventId }

  beforeEach(async () => {
    await importFolder()
    await database.db("holds").insert({
      ...own,
      id: "h1",
      cart_id: "c1",
      price_id: `${eventId}.parterre.adulte`,
      price_level_id: "petit-theatre.salle.parterre",
      ordinal: 0,
      qty: 1,
      price: 4000,
      service_charge: 300,
      confirmed: 1,
      state: "live",
      created_at: now,
      changed_at: now,
    })
    await database
      .db("claims")
      .insert({ ...own, seat_id: "parterre-A-3", hold_id: "h1", expires_at: now + 60_000, state: "held" })
  })

  it.each([
    [
      "an event",
      page,
      eventId.replace("petit-theatre.", "key: "),
      "key: ubu-2027-02-28",
      `event ${eventId} has tickets or holds`,
    ],
    ["a price", page, "key: adulte", "key: grand", `price ${eventId}.parterre.adulte is in a cart`],
    [
      "a seat",
      "venues/salle.plan.json",
      '"parterre-A-3"',
      '"parterre-A-33"',
      "seat parterre-A-3 of petit-theatre.salle is sold or held",
    ],
  ])("keeps %s from being removed", async (_, file, from, to, message) => {
    const before = await contents()
    await folder.edit(file, from, to)
    await expect(importFolder()).rejects.toThrow(message)
    expect(await contents()).toEqual(before)
  })

  it("keeps standing room from becoming smaller than the people in it", async () => {
    await database.db("event_capacities").where({ event_id: eventId }).update({ taken: 15 })
    await folder.edit("venues/salle.yaml", "capacity: 20", "capacity: 14")
    await expect(importFolder()).rejects.toThrow("cannot shrink to 14")
  })

  it("keeps standing room with people in it from getting numbered seats, however many", async () => {
    await database.db("event_capacities").where({ event_id: eventId }).update({ taken: 15 })
    const seats = Array.from({ length: 30 }, (_, at) => ({
      ...{ seat_guid: `debout-${at + 1}`, seat_number: `${at + 1}`, category: "Debout" },
      position: { x: at * 10, y: 0 },
    }))
    const row = JSON.stringify({ row_number: "S", position: { x: 0, y: 0 }, seats })
    await folder.edit("venues/salle.plan.json", '"rows": []}]}', `"rows": [${row}]}]}`)
    await folder.edit("venues/salle.plan.json", '"Places debout"', '"Debout"')
    await folder.edit("venues/salle.yaml", "[Parterre, Cabaret, debout]", "[Parterre, Cabaret, Debout]")
    await folder.edit(
      "venues/salle.yaml",
      "generalAdmission:\n  - { key: debout, name: { fr: Places debout, en: Standing room }, category: Debout, capacity: 20 }\n",
      "",
    )
    await expect(importFolder()).rejects.toThrow("cannot shrink to 0")
  })

  it("lets titles and prices change", async () => {
    await folder.edit(page, "price: 4000", "price: 4400")
    expect(changes(await importFolder())).toEqual({ added: 0, changed: 3, removed: 0 })
  })
})
