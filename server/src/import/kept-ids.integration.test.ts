import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { PlanRow, PlanZone, SeatingPlan } from "@parterre/seating-plans/plan"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import {
  ids,
  openPetitTheatre,
  type PetitTheatre,
  sellBothNights,
  stalls,
} from "../../test/sdk/petit-theatre.ts"
import { setDevice } from "../../test/sdk/sdk-client.ts"
import type { VenueRowRow, VenueSeatRow, VenueSectionRow } from "../database/tables.ts"
import { importTenant } from "./import-tenant.ts"

const planFile = "venues/salle.plan.json"

let theatre: PetitTheatre
let folder: string
beforeEach(async () => {
  const parent = await mkdtemp(join(tmpdir(), "parterre-kept-"))
  folder = join(parent, "petit-theatre")
  theatre = await openPetitTheatre({}, async (given) => {
    await sellBothNights(given)
    await cp(given.path, folder, { recursive: true })
  })
  setDevice(theatre.clock)
})
afterEach(async () => {
  await theatre.close()
  await rm(join(folder, ".."), { recursive: true, force: true })
})

const again = () =>
  importTenant(folder, theatre.db, { now: () => theatre.clock.now(), environment: {}, production: false })

async function changePlan(change: (plan: SeatingPlan) => SeatingPlan): Promise<void> {
  const plan = JSON.parse(await readFile(join(folder, planFile), "utf8")) as SeatingPlan
  await writeFile(join(folder, planFile), JSON.stringify(change(plan)))
}

const changeZone = (name: string, change: (zone: PlanZone) => PlanZone) =>
  changePlan((plan) => ({
    ...plan,
    zones: plan.zones.map((zone) => (zone.name === name ? change(zone) : zone)),
  }))

const rowInFront = (category: string): PlanRow => ({
  row_number: "AA",
  position: { x: 0, y: -30 },
  seats: [1, 2, 3, 4].map((seat) => ({
    seat_guid: `front-${seat}`,
    seat_number: String(seat),
    position: { x: seat * 20, y: 0 },
    category,
  })),
})

const placeOf = async (seatId: string) => {
  const seat = await theatre.db<VenueSeatRow>("venue_seats").where({ seat_id: seatId }).first()
  return [seat?.section_id, seat?.row_id, seat?.ordinal]
}

/** A shopper who has seat 3 of row A in the cart, and sees it there. */
async function hold() {
  const { shop } = theatre.client()
  await shop.cart.addElements([stalls("A-3", "A-4")])
  const names = async () => {
    const { shop: later } = theatre.client()
    const map = await later.seatMaps.venue(ids.event, "full")
    const seat = map.levels
      .flatMap(({ sections }) => sections)
      .flatMap(({ rows = [] }) => rows)
      .flatMap(({ seats }) => seats)
      .find(({ id }) => id === "parterre-A-3")
    const details = await later.seatMaps.details(ids.event, seat?.rowId.replace(/\.[^.]+$/, "") ?? "")
    const held = details.find((one) => one.seatId === "parterre-A-3")
    return [seat?.sectionName, seat?.rowName, seat?.name, held?.sellable]
  }
  return { shop, names }
}

describe("a plan imported again over seats that are held", () => {
  it("may have a row in front: the seat is the same, in the same row, and nobody else can choose it", async () => {
    const { shop, names } = await hold()
    const [before, seen] = [await placeOf("parterre-A-3"), await names()]
    await changeZone("Parterre", (zone) => ({ ...zone, rows: [rowInFront("Parterre"), ...zone.rows] }))
    expect(await again()).toMatchObject({ removed: 0 })
    expect(await placeOf("parterre-A-3")).toEqual(before)
    expect(await names()).toEqual(seen)
    expect(seen.slice(0, 3)).toEqual(["Parterre", "A", "3"])
    await shop.cart.addElements([stalls("A-5", "A-6")])
    expect(JSON.stringify(shop.cart.current())).toContain("parterre-A-3")
    expect(await placeOf("front-1")).toEqual([
      "petit-theatre.salle.parterre",
      "petit-theatre.salle.parterre.aa",
      0,
    ])
    const rows = await theatre
      .db<VenueRowRow>("venue_rows")
      .where({ section_id: ids.stalls })
      .orderBy("ordinal")
    expect(rows.map(({ name }) => name)).toEqual(["AA", "A", "B", "C"])
    expect(await again()).toMatchObject({ added: 0, changed: 0, removed: 0 })
  })

  it("may list its zones in another order, and call one otherwise", async () => {
    await hold()
    const before = await placeOf("parterre-A-3")
    await changePlan((plan) => ({ ...plan, zones: plan.zones.toReversed() }))
    await again()
    expect(await placeOf("parterre-A-3")).toEqual(before)
    const sections = await theatre.db<VenueSectionRow>("venue_sections").orderBy("id")
    expect(sections.map(({ id }) => id)).toEqual(
      ["balcon", "cabaret", "debout", "parterre"].map((key) => `petit-theatre.salle.${key}`),
    )
  })

  it("goes on under ids that were places in the plan's lists", async () => {
    await hold()
    // As the tables were before ids came from the plan.
    await theatre.db.transaction(async (trx) => {
      const old = async (from: string, to: string) => {
        const section = await trx("venue_sections").where({ id: from }).first()
        await trx("venue_sections").insert({ ...section, id: to })
        for (const [index, row] of (
          await trx<VenueRowRow>("venue_rows").where({ section_id: from }).orderBy("ordinal")
        ).entries()) {
          await trx("venue_rows").insert({ ...row, id: `${to}.${index + 1}`, section_id: to })
          await trx("venue_seats")
            .where({ row_id: row.id })
            .update({ row_id: `${to}.${index + 1}`, section_id: to })
          await trx("venue_rows").where({ id: row.id }).delete()
        }
        for (const table of ["event_capacities", "event_places_off"])
          await trx(table).where({ section_id: from }).update({ section_id: to })
        await trx("venue_sections").where({ id: from }).delete()
      }
      await old("petit-theatre.salle.parterre", "petit-theatre.salle.1")
      await old("petit-theatre.salle.balcon", "petit-theatre.salle.2")
      await old("petit-theatre.salle.debout", "petit-theatre.salle.4")
    })
    const before = await placeOf("parterre-A-3")
    expect(before).toEqual(["petit-theatre.salle.1", "petit-theatre.salle.1.1", 2])
    await changeZone("Parterre", (zone) => ({ ...zone, rows: [rowInFront("Parterre"), ...zone.rows] }))
    expect(await again()).toMatchObject({ removed: 0 })
    expect(await placeOf("parterre-A-3")).toEqual(before)
    expect(await placeOf("front-1")).toEqual(["petit-theatre.salle.1", "petit-theatre.salle.parterre.aa", 0])
    expect(await theatre.db("event_capacities").distinct("section_id").pluck("section_id")).toEqual([
      "petit-theatre.salle.4",
    ])
    expect(await again()).toMatchObject({ added: 0, changed: 0, removed: 0 })
  })

  it.each<[string, (zone: PlanZone) => PlanZone, string]>([
    [
      "another number",
      (zone) => withSeat(zone, "parterre-A-3", { seat_number: "33" }),
      "seat parterre-A-3 of petit-theatre.salle is sold or held (Parterre, row A, seat 3) and can’t become Parterre, row A, seat 33 / le siège parterre-A-3, salle petit-theatre.salle, est vendu ou retenu (Parterre, rangée A, siège 3) et ne peut pas devenir Parterre, rangée A, siège 33",
    ],
    [
      "another row's name",
      (zone) => ({
        ...zone,
        rows: zone.rows.map((row) => (row.row_number === "A" ? { ...row, row_number: "Z" } : row)),
      }),
      "can’t become Parterre, row Z, seat 3",
    ],
    [
      "other neighbours",
      (zone) => ({
        ...zone,
        rows: zone.rows.map((row) => (row.row_number === "A" ? { ...row, seats: row.seats.slice(1) } : row)),
      }),
      "le siège parterre-A-3, salle petit-theatre.salle, est vendu ou retenu (Parterre, rangée A, siège 3) et ne peut pas changer de place dans sa rangée",
    ],
    [
      "no place",
      (zone) => ({ ...zone, rows: zone.rows.filter((row) => row.row_number !== "A") }),
      "et ne peut pas être retiré",
    ],
  ])(
    "is refused where a held seat gets %s, with its name in both languages",
    async (_what, change, words) => {
      await hold()
      await writeFile(
        join(folder, "venues/salle.yaml"),
        (await readFile(join(folder, "venues/salle.yaml"), "utf8")).replace(/^accessible:.*\n/m, ""),
      )
      const before = await theatre.db("venue_seats").orderBy("seat_id")
      await changeZone("Parterre", change)
      await expect(again()).rejects.toThrow(words)
      expect(await theatre.db("venue_seats").orderBy("seat_id")).toEqual(before)
    },
  )

  it("may number a seat anew that nobody has", async () => {
    await hold()
    await changeZone("Parterre", (zone) => withSeat(zone, "parterre-B-3", { seat_number: "33" }))
    await again()
    expect(await theatre.db("venue_seats").where({ seat_id: "parterre-B-3" }).pluck("name")).toEqual(["33"])
  })
})

const withSeat = (zone: PlanZone, guid: string, change: object): PlanZone => ({
  ...zone,
  rows: zone.rows.map((row) => ({
    ...row,
    seats: row.seats.map((seat) => (seat.seat_guid === guid ? { ...seat, ...change } : seat)),
  })),
})
