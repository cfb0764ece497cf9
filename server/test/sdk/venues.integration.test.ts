import { readFile } from "node:fs/promises"
import type { PlanRow, PlanZone, SeatingPlan } from "@parterre/seating-plans/plan"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import type { VenueSeatRow } from "../../src/database/tables.ts"
import { importTenant } from "../../src/import/import-tenant.ts"
import { saveVenuePlan } from "../../src/venues/save-venue-plan.ts"
import { fixtureFolder, petitTheatre } from "../fixture-folder.ts"
import { smallHouse } from "../house/small-house.ts"
import { ids, openPetitTheatre, type PetitTheatre, stalls } from "./petit-theatre.ts"
import { failureOf, pass, setDevice } from "./sdk-client.ts"

let theatre: PetitTheatre
beforeEach(async () => {
  theatre = await openPetitTheatre()
  setDevice(theatre.clock)
})
afterEach(() => theatre.close())

const soutien = ["soutien@petit-theatre.example", "parterre-demo"] as const

/** A member of staff who draws. */
async function draughtsman() {
  const { shop } = theatre.client()
  await shop.support.logIn(...soutien)
  const read = await shop.venues.plan(ids.venue)
  return { venues: shop.venues, read, plan: JSON.parse(read.plan) as SeatingPlan }
}

const changedIn = (plan: SeatingPlan, named: string | undefined, change: (row: PlanRow) => PlanRow): string =>
  JSON.stringify({
    ...plan,
    zones: plan.zones.map((zone: PlanZone) =>
      named === undefined || zone.name === named ? { ...zone, rows: zone.rows.map(change) } : zone,
    ),
  })
const changed = (plan: SeatingPlan, change: (row: PlanRow) => PlanRow): string =>
  changedIn(plan, "Parterre", change)
const renumbered = (plan: SeatingPlan, guid: string, number: string): string =>
  changed(plan, (row) => ({
    ...row,
    seats: row.seats.map((seat) => (seat.seat_guid === guid ? { ...seat, seat_number: number } : seat)),
  }))
const nameOf = (seatId: string) =>
  theatre.db<VenueSeatRow>("venue_seats").where({ seat_id: seatId }).first("name")
const seatsOfDatabase = () => theatre.db("venue_seats").orderBy("seat_id")

describe("a venue's plan, for whoever draws it", () => {
  it("is read byte for byte, with the seats that are taken", async () => {
    const { shop } = theatre.client()
    await shop.cart.addElements([stalls("A-3", "A-4")])
    const { venues, read } = await draughtsman()
    expect(await venues.list()).toEqual([
      { id: ids.venue, name: expect.any(String), city: "Trois-Rivières", seatCount: 41 },
    ])
    expect(read.plan).toBe(await readFile(`${petitTheatre}/venues/salle.plan.json`, "utf8"))
    expect(read.venue).toBe(await readFile(`${petitTheatre}/venues/salle.yaml`, "utf8"))
    // What the page's file calls sold was sold elsewhere, and has a ticket too; what it blocks has none.
    expect(read.seats.toSorted((one, other) => one.seatId.localeCompare(other.seatId))).toEqual([
      { seatId: "balcon-B-1", state: "sold" },
      { seatId: "balcon-B-2", state: "sold" },
      { seatId: "parterre-A-3", state: "held" },
      { seatId: "parterre-A-4", state: "held" },
      { seatId: "parterre-C-1", state: "sold" },
    ])
    // Passwords and whose they are stay in the folder.
    const kept = await theatre.db("import_files").where({ path: "tenant.yaml" }).first("content")
    expect(kept.content).not.toMatch(/staff|demoPassword|parterre-demo|soutien@/)
  })

  it("is judged without being saved, then saved, and sold from at once", async () => {
    const { venues, read, plan } = await draughtsman()
    const text = changed(plan, (row) =>
      row.row_number === "A"
        ? {
            ...row,
            seats: [
              ...row.seats,
              { seat_guid: "new-1", seat_number: "9", position: { x: 160, y: 0 }, category: "Parterre" },
            ],
          }
        : row,
    )
    const before = await seatsOfDatabase()
    const judged = await venues.judge(ids.venue, { revision: read.revision, plan: text })
    expect(judged).toEqual({
      outcome: "judged",
      revision: read.revision,
      differences: ["Parterre, rangée A\u00A0: 1 siège ajouté (9)", "41 sièges avant, 42 maintenant."],
      problems: [],
    })
    expect(await seatsOfDatabase()).toEqual(before)
    const saved = await venues.save(ids.venue, { revision: read.revision, plan: text })
    expect(saved.outcome).toBe("saved")
    expect(await venues.plan(ids.venue)).toMatchObject({ plan: text, revision: saved.revision })
    pass(theatre.clock, 2)
    const { shop } = theatre.client()
    await shop.cart.addElements([
      {
        type: "show",
        id: ids.event,
        prices: [{ id: ids.adult, qty: 2, seatIds: ["parterre-A-8", "new-1"] }],
      },
    ])
    expect(JSON.stringify(shop.cart.current())).toContain("new-1")
    // Staff, their passwords and what they may do are as they were.
    await theatre.client().shop.support.logIn(...soutien)
  })

  it("keeps a held seat what it is, and says which, in the reader's language", async () => {
    const { shop } = theatre.client()
    await shop.cart.addElements([stalls("A-3", "A-4")])
    const { venues, read, plan } = await draughtsman()
    const before = await seatsOfDatabase()
    const given = { revision: read.revision, plan: renumbered(plan, "parterre-A-3", "33") }
    for (const ask of [venues.judge, venues.save])
      expect(await ask(ids.venue, given)).toMatchObject({
        outcome: "refused",
        differences: ["Parterre, rangée A\u00A0: 1 siège renommé (3 → 33)"],
        problems: [
          {
            seatId: "parterre-A-3",
            message:
              "le siège parterre-A-3, salle petit-theatre.salle, est vendu ou retenu (Parterre, rangée A, siège 3) et ne peut pas devenir Parterre, rangée A, siège 33",
          },
        ],
      })
    expect(await seatsOfDatabase()).toEqual(before)
    expect(
      await venues.save(ids.venue, { ...given, plan: renumbered(plan, "parterre-B-3", "33") }),
    ).toMatchObject({
      outcome: "saved",
    })
  })

  describe("keeps a seat that a page's file calls sold what it is", () => {
    const removed = (plan: SeatingPlan, guid: string): string =>
      changedIn(plan, undefined, (row) => ({
        ...row,
        seats: row.seats.filter((seat) => seat.seat_guid !== guid),
      }))
    const otherwise = (plan: SeatingPlan, guid: string, number: string): string =>
      changedIn(plan, undefined, (row) => ({
        ...row,
        seats: row.seats.map((seat) => (seat.seat_guid === guid ? { ...seat, seat_number: number } : seat)),
      }))
    it.each([
      [
        "by its id, removed",
        "parterre-C-1",
        (plan: SeatingPlan) => removed(plan, "parterre-C-1"),
        "ne peut pas être retiré",
      ],
      [
        "by its id, renumbered",
        "parterre-C-1",
        (plan: SeatingPlan) => otherwise(plan, "parterre-C-1", "31"),
        "ne peut pas devenir Parterre, rangée C, siège 31",
      ],
      [
        "at the end of a range, renumbered",
        "balcon-B-1",
        (plan: SeatingPlan) => otherwise(plan, "balcon-B-1", "31"),
        "ne peut pas devenir Balcon, rangée B, siège 31",
      ],
    ])("%s", async (_how, seatId, planOf, says) => {
      const { venues, read, plan } = await draughtsman()
      const before = await seatsOfDatabase()
      const given = { revision: read.revision, plan: planOf(plan) }
      for (const ask of [venues.judge, venues.save]) {
        const verdict = await ask(ids.venue, given)
        expect(verdict.outcome).toBe("refused")
        expect(verdict.problems).toEqual([
          expect.objectContaining({ seatId, message: expect.stringContaining(says) }),
        ])
      }
      expect(await seatsOfDatabase()).toEqual(before)
      expect(await venues.plan(ids.venue)).toMatchObject({ plan: read.plan, revision: read.revision })
    })

    it("by a share", async () => {
      const folder = await fixtureFolder()
      await folder.edit("pages/ubu.yaml", "saleState: NOTAVAILABLE", "saleState: NOTAVAILABLE, soldShare: 1")
      await importTenant(folder.path, theatre.db, {
        now: () => theatre.clock.now(),
        environment: {},
        production: false,
      })
      await folder.dispose()
      const { venues, read, plan } = await draughtsman()
      for (const text of [removed(plan, "parterre-B-8"), renumbered(plan, "parterre-B-3", "33")])
        for (const ask of [venues.judge, venues.save])
          expect(await ask(ids.venue, { revision: read.revision, plan: text })).toMatchObject({
            outcome: "refused",
            problems: [{ seatId: expect.stringMatching(/^parterre-B-[38]$/) }],
          })
    })
  })

  it.each([
    ["no plan at all", "not a plan", /JSON/],
    ["a plan that its pages do not fit", '{"name":"x","categories":[],"zones":[]}', /est vide/],
  ])("is refused whole when it is %s", async (_what, text, message) => {
    const { venues, read } = await draughtsman()
    const before = await seatsOfDatabase()
    const verdict = await venues.save(ids.venue, { revision: read.revision, plan: text })
    expect(verdict).toMatchObject({ outcome: "refused", revision: read.revision })
    expect(verdict.problems.map((problem) => problem.message).join()).toMatch(message)
    expect(await seatsOfDatabase()).toEqual(before)
    expect(await venues.plan(ids.venue)).toMatchObject({ plan: read.plan })
  })

  it("is saved whatever a newer import would refuse of a page that was imported before", async () => {
    const file = theatre.db("import_files").where({ path: "pages/ubu.yaml" })
    const { content } = await file.clone().first("content")
    // As an import took it that did not ask of a cancelled page that its events are.
    const cancelled = content.replace("\ndisplay:", "\nsaleState: CANCELLED\ndisplay:")
    await file.update({ content: cancelled.replace(/\nsubscriptions:.*$/s, "\n") })
    const { venues, read, plan } = await draughtsman()
    const text = renumbered(plan, "parterre-B-3", "33")
    expect(await venues.save(ids.venue, { revision: read.revision, plan: text })).toMatchObject({
      outcome: "saved",
      problems: [],
    })
  })

  it("is saved by one of two who changed it at once", async () => {
    const { venues, read, plan } = await draughtsman()
    const save = (number: string) =>
      venues
        .save(ids.venue, { revision: read.revision, plan: renumbered(plan, "parterre-B-3", number) })
        .then(({ outcome }) => outcome)
    const results = await Promise.allSettled([save("31"), save("32")])
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"])
    expect(await failureOf(save("33"))).toMatchObject({ _tag: "plan-changed", status: 409 })
    expect(["31", "32"]).toContain((await nameOf("parterre-B-3"))?.name)
  })

  it("is not saved by who read it before another saved, were it in the middle of saving", async () => {
    const { venues, read, plan } = await draughtsman()
    const asked = (number: string) => ({
      revision: read.revision,
      plan: renumbered(plan, "parterre-B-3", number),
    })
    // Between the look at this venue's files and the reading of all of them, somebody else saves.
    let reads = 0
    const db = new Proxy(theatre.db, {
      apply(target, self, given: [string]) {
        const query = Reflect.apply(target, self, given)
        if (given[0] !== "import_files" || ++reads !== 3) return query
        return {
          where: async (condition: object) => {
            await venues.save(ids.venue, asked("31"))
            return query.where(condition)
          },
        }
      },
    })
    const website = { ...smallHouse, id: "petit-theatre" }
    const around = { db, website, language: "fr", now: () => theatre.clock.now() } as const
    await expect(saveVenuePlan(around, ids.venue, asked("32"))).rejects.toMatchObject({
      code: "plan-changed",
    })
    expect(reads).toBe(3)
    expect((await nameOf("parterre-B-3"))?.name).toBe("31")
  })

  it("is for staff who may: reading for some, saving for fewer", async () => {
    const { shop } = theatre.client()
    expect(await failureOf(shop.venues.list())).toMatchObject({ _tag: "staff-token-missing" })
    const { venues, read, plan } = await draughtsman()
    await theatre.db("staff_permissions").where({ permission: 100 }).delete()
    const given = { revision: read.revision, plan: renumbered(plan, "parterre-B-3", "33") }
    expect(await failureOf(venues.save(ids.venue, given))).toMatchObject({ _tag: "permission-missing" })
    expect(await venues.judge(ids.venue, given)).toMatchObject({ outcome: "judged" })
    expect(await failureOf(venues.plan("petit-theatre.autre"))).toMatchObject({ _tag: "venue-unknown" })
    await theatre.db("import_files").delete()
    expect(await failureOf(venues.plan(ids.venue))).toMatchObject({ _tag: "plan-not-kept" })
  })

  describe("of a new venue", () => {
    const id = "petit-theatre.atelier"
    const place = "address: { city: Trois-Rivières, provinceState: QC, country: CA }\n"
    const venue = `name: { fr: L’Atelier, en: The Workshop }\n${place}plan: atelier.plan.json\n`
    const drawn = async () => {
      const { venues, plan } = await draughtsman()
      const text = JSON.stringify(plan).replaceAll(/"seat_guid":"/g, '"seat_guid":"atelier-')
      return { venues, plan: text }
    }

    it("is judged, then saved beside the others, and drawn on from there", async () => {
      const { venues, plan } = await drawn()
      const judged = await venues.judge(id, { plan, venue })
      expect(judged).toEqual({ outcome: "judged", revision: "", differences: [], problems: [] })
      expect(await venues.list()).toHaveLength(1)
      const saved = await venues.save(id, { plan, venue })
      expect(saved).toMatchObject({ outcome: "saved", problems: [] })
      expect((await venues.list()).map((one) => one.id)).toEqual([id, ids.venue])
      const read = await venues.plan(id)
      expect(read).toMatchObject({ plan, venue, planFile: "venues/atelier.plan.json", seats: [] })
      expect(read.revision).toBe(saved.revision)
      const renamed = plan.replace('"seat_number":"1"', '"seat_number":"100"')
      expect(await venues.save(id, { plan: renamed, revision: saved.revision })).toMatchObject({
        outcome: "saved",
      })
    })

    it("takes no place of a venue or a plan that is there", async () => {
      const { venues, plan } = await drawn()
      expect(await failureOf(venues.save(ids.venue, { plan, venue }))).toMatchObject({ _tag: "plan-changed" })
      const taken = venue.replace("atelier.plan.json", "salle.plan.json")
      for (const file of [taken, venue.replace(/plan: .*\n/, "")])
        expect(await venues.save(id, { plan, venue: file })).toMatchObject({
          outcome: "refused",
          problems: [{ file: "venues/atelier.yaml", message: expect.stringMatching(/plan/) }],
        })
      expect(await venues.list()).toHaveLength(1)
      expect((await venues.plan(ids.venue)).plan).toBe(
        await readFile(`${petitTheatre}/venues/salle.plan.json`, "utf8"),
      )
    })

    it("takes no plan of a venue that was added a moment before, in the middle of saving", async () => {
      const { venues, plan } = await drawn()
      const other = "petit-theatre.grenier"
      const theirs = plan.replaceAll('"atelier-', '"grenier-')
      // Between the look at what is there and the reading of all of it, somebody else adds a venue with a plan of this name.
      let reads = 0
      const db = new Proxy(theatre.db, {
        apply(target, self, given: [string]) {
          const query = Reflect.apply(target, self, given)
          if (given[0] !== "import_files" || ++reads !== 2) return query
          return {
            where: async (condition: object) => {
              await venues.save(other, { plan: theirs, venue: venue.replace("Atelier", "Étage") })
              return query.where(condition)
            },
          }
        },
      })
      const website = { ...smallHouse, id: "petit-theatre" }
      const around = { db, website, language: "fr", now: () => theatre.clock.now() } as const
      await expect(saveVenuePlan(around, id, { plan, venue })).rejects.toMatchObject({ code: "plan-changed" })
      expect((await venues.plan(other)).plan).toBe(theirs)
    })

    it("is saved whole or not at all", async () => {
      const { venues, plan } = await drawn()
      const files = await theatre.db("import_files").orderBy("path")
      const refused = await venues.save(id, { plan, venue: venue.replace(place, "") })
      expect(refused).toMatchObject({ outcome: "refused", revision: "", differences: [] })
      expect(refused.problems.map(({ message }) => message).join(" ")).toMatch(/address/)
      expect(await theatre.db("import_files").orderBy("path")).toEqual(files)
      for (const wrong of [
        "petit-theatre.Pas Bon",
        "petit-theatre.",
        "autre.salle",
        "petit-theatre.../tenant",
      ])
        expect(await failureOf(venues.save(wrong, { plan, venue })), wrong).toMatchObject({
          _tag: "venue-unknown",
        })
      expect(await failureOf(venues.save(id, { plan }))).toMatchObject({ _tag: "venue-unknown" })
    })

    it("is for staff who may, and for a site whose files are kept", async () => {
      const { venues, plan } = await drawn()
      await theatre.db("staff_permissions").where({ permission: 100 }).delete()
      expect(await failureOf(venues.save(id, { plan, venue }))).toMatchObject({ _tag: "permission-missing" })
      await theatre.db("import_files").delete()
      expect(await failureOf(venues.judge(id, { plan, venue }))).toMatchObject({ _tag: "plan-not-kept" })
    })
  })

  it("is kept by the next import of the same folder, where it was not", async () => {
    await theatre.db("import_files").delete()
    const folder = await fixtureFolder()
    await importTenant(folder.path, theatre.db, {
      now: () => theatre.clock.now(),
      environment: {},
      production: false,
    })
    await folder.dispose()
    expect((await draughtsman()).read.planFile).toBe("venues/salle.plan.json")
  })
})
