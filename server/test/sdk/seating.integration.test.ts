import type { Row, SeatDetail, Section, Venue } from "@parterre/contract"
import { api, selectedSeats } from "@parterre/sdk"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { ids, openPetitTheatre, type PetitTheatre, stalls } from "./petit-theatre.ts"
import { failureOf, pass, type SdkClient } from "./sdk-client.ts"

let theatre: PetitTheatre
beforeAll(async () => {
  theatre = await openPetitTheatre()
})
afterAll(() => theatre.close())

const season = { type: "subscription", id: ids.season } as const
const sectionsOf = ({ levels }: Venue): Section[] => levels.flatMap(({ sections }) => sections)
const section = (venue: Venue, name: string): Section | undefined =>
  sectionsOf(venue).find((one) => one.name === name)
const rowsOf = ({ rows = [] }: Section): Row[] => rows
/** 24 in the stalls, 5 at a table, 12 in the balcony. */
const seats = 41

describe("the map of an event and of a subscription", () => {
  it.each([
    ["[CALL-006] an event", ids.event, `event/${ids.event}`],
    ["[CALL-007] a subscription", season, `subscription/${ids.season}`],
  ])("of %s has every seat, and is kept for a minute", async (_title, subject, path) => {
    const { shop, of } = theatre.client()
    const venue = await shop.seatMaps.venue(subject, "full")
    expect(
      sectionsOf(venue)
        .flatMap(rowsOf)
        .flatMap((row) => row.seats),
    ).toHaveLength(seats)
    pass(theatre.clock, 59)
    expect(await shop.seatMaps.venue(subject, "full")).toEqual(venue)
    expect(of(`GET /v1/seatmap/${path}/full`).map(({ answered }) => answered.get("cache-control"))).toEqual([
      "public, max-age=60, s-maxage=2, stale-while-revalidate=8",
    ])
    pass(theatre.clock, 1)
    await shop.seatMaps.venue(subject, "full")
    expect(of(`GET /v1/seatmap/${path}/full`)).toHaveLength(2)
  })

  it.each([
    ["[CALL-008] an event", ids.event, `event/${ids.event}`],
    ["[CALL-009] a subscription", season, `subscription/${ids.season}`],
  ])("of %s has sections without seats as well", async (_title, subject, path) => {
    const { shop, of } = theatre.client()
    const sections = sectionsOf(await shop.seatMaps.venue(subject, "polygons"))
    expect(sections.map(({ name, numberOfSeats, rows }) => [name, numberOfSeats, rows])).toEqual([
      ["Parterre", 24, undefined],
      ["Cabaret", 5, undefined],
      ["Places debout", 20, undefined],
      ["Balcon", 12, undefined],
    ])
    expect(sections.filter(({ kind }) => kind === "seats").every(({ polygons }) => polygons.length > 0)).toBe(
      true,
    )
    pass(theatre.clock, 59)
    await shop.seatMaps.venue(subject, "polygons")
    expect(of(`GET /v1/seatmap/${path}/polygons`)).toHaveLength(1)
  })

  it.each([
    ["[CALL-006] an event", "petit-theatre.autre", "event-unknown"],
    [
      "[CALL-007] a subscription",
      { type: "subscription", id: "petit-theatre.autre" },
      "subscription-unknown",
    ],
  ] as const)("of %s that there is not is unknown", async (_title, subject, code) => {
    const { shop } = theatre.client()
    for (const mode of ["full", "polygons"] as const)
      expect(await failureOf(shop.seatMaps.venue(subject, mode))).toMatchObject({ _tag: code, status: 404 })
  })
})

describe("what the map is made of", () => {
  const read = async () => theatre.client().shop.seatMaps.venue(ids.event, "full")

  it("is levels with sections [ENT-002]", async () => {
    const { levels } = await read()
    expect(levels.map(({ id, name, sections }) => [id, name, sections.map((one) => one.name)])).toEqual([
      ["petit-theatre.salle.level-1", "Rez-de-chaussée", ["Parterre", "Cabaret", "Places debout"]],
      ["petit-theatre.salle.level-2", "Étage", ["Balcon"]],
    ])
  })

  it("is sections with their outline, price levels and colours [ENT-003]", async () => {
    expect(section(await read(), "Parterre")).toMatchObject({
      id: ids.stalls,
      rows: [{ name: "A" }, { name: "B" }, { name: "C" }],
      polygons: [expect.arrayContaining([{ x: 34, y: 34 }])],
      numberOfSeats: 24,
      priceLevels: [ids.stallsLevel],
      colors: ["#0072B2"],
    })
  })

  it("is rows of seats and tables [ENT-004]", async () => {
    const venue = await read()
    const [row] = section(venue, "Parterre")?.rows ?? []
    const [table] = section(venue, "Cabaret")?.rows ?? []
    expect([row, table]).toMatchObject([
      { id: "petit-theatre.salle.parterre.a", name: "A", type: "SEAT" },
      { id: "petit-theatre.salle.cabaret.1", name: "1", type: "TABLE" },
    ])
    expect([row?.seats.length, table?.seats.length]).toEqual([8, 5])
  })

  it("is seats, each with its place on the map [ENT-005]", async () => {
    expect(section(await read(), "Parterre")?.rows?.[0]?.seats[1]).toEqual({
      id: "parterre-A-2",
      name: "2",
      order: 1,
      rowId: "petit-theatre.salle.parterre.a",
      rowName: "A",
      sectionName: "Parterre",
      levelName: "Rez-de-chaussée",
      x: 50,
      y: 40,
      rotation: 0,
    })
  })

  it("is price levels with what a ticket there costs, service charge included [ENT-007]", async () => {
    const { priceLevels } = await read()
    expect(priceLevels[0]).toMatchObject({
      id: ids.stallsLevel,
      color: "#0072B2",
      prices: [{ id: ids.adult, price: 4000, serviceCharges: 300 }, { price: 2500 }, { price: 3000 }],
      min: 2700,
      max: 4300,
    })
  })
})

const detailOf = (details: readonly SeatDetail[], seatId: string) =>
  details.find((one) => one.seatId === seatId)

describe("the seats of a section", () => {
  const balcony = "petit-theatre.salle.balcon"

  it("say whether each is for sale, at which price level, and what the organiser notes [ENT-006] [CALL-012]", async () => {
    const { shop, of } = theatre.client()
    const details = await shop.seatMaps.details(ids.event, ids.stalls)
    expect(details).toHaveLength(24)
    expect(detailOf(details, "parterre-A-2")).toEqual({
      seatId: "parterre-A-2",
      priceLevelId: ids.stallsLevel,
      invisible: false,
      sellable: true,
    })
    // Sold elsewhere, and kept from sale.
    for (const seatId of ["parterre-C-1", "parterre-C-8"])
      expect(detailOf(details, seatId)).toMatchObject({ priceLevelId: ids.stallsLevel, sellable: false })
    expect(detailOf(await shop.seatMaps.details(ids.event, balcony), "balcon-A-1")).toMatchObject({
      note: "Vue partielle",
    })
    pass(theatre.clock, 599)
    await shop.seatMaps.details(ids.event, ids.stalls)
    const [asked, ...more] = of(`GET /v1/seatmap/event/${ids.event}/section/${ids.stalls}/details`)
    expect(more).toEqual([])
    expect([asked?.query.cache, asked?.answered.get("cache-control")]).toEqual([
      "600000",
      "public, max-age=600, s-maxage=1, stale-while-revalidate=1",
    ])
    pass(theatre.clock, 1)
    await shop.seatMaps.details(ids.event, ids.stalls)
    expect(of(asked?.call ?? "")).toHaveLength(2)
  })

  it("are asked for anew after a hold and after a release [CALL-012]", async () => {
    const { shop } = theatre.client()
    const sellable = async () =>
      detailOf(await shop.seatMaps.details(ids.event, ids.stalls), "parterre-A-1")?.sellable
    expect(await sellable()).toBe(true)
    const { cart } = await shop.cart.addElements([stalls("A-1", "A-2")])
    expect(await sellable()).toBe(false)
    const [line] = cart.cartElements[0]?.prices ?? []
    await shop.holds.release([{ eventId: ids.event, reservationId: line?.reservationId ?? "" }])
    expect(await sellable()).toBe(true)
  })

  it("are free for a subscription when they are free at all its events [CALL-013]", async () => {
    const { shop, of } = theatre.client()
    await shop.cart.addElements([stalls("B-1", "B-2")])
    const details = await shop.seatMaps.details(season, ids.stalls)
    expect(details).toHaveLength(24)
    // Held at one of them, sold at one of them.
    for (const seatId of ["parterre-B-1", "parterre-C-1"])
      expect(detailOf(details, seatId)).toMatchObject({ sellable: false })
    expect(detailOf(details, "parterre-B-3")).toMatchObject({ sellable: true, priceLevelId: ids.stallsLevel })
    pass(theatre.clock, 599)
    await shop.seatMaps.details(season, ids.stalls)
    const asked = of(`GET /v1/seatmap/subscription/${ids.season}/section/${ids.stalls}/details`)
    expect(asked.map(({ query }) => query.cache)).toEqual(["600000"])
    expect(await failureOf(shop.seatMaps.details(season, "petit-theatre.salle.9"))).toMatchObject({
      _tag: "section-unknown",
      status: 404,
    })
  })

  it("are in the section itself, whole unless only its outline is asked for [CALL-014] [CALL-015]", async () => {
    const { shop, of } = theatre.client()
    const whole = await shop.seatMaps.section(ids.stalls)
    expect(rowsOf(whole).flatMap((row) => row.seats)).toHaveLength(24)
    const inMode = (mode: "full" | "polygons") =>
      shop.run(api.getSectionInMode({ path: { id: ids.stalls, mode } }))
    expect(await inMode("full")).toEqual(whole)
    const outline = await inMode("polygons")
    expect([outline.rows, outline.numberOfSeats]).toEqual([undefined, 24])
    expect(await failureOf(inMode("sketch" as "full"))).toMatchObject({
      _tag: "request-invalid",
      status: 400,
    })
    pass(theatre.clock, 599)
    await shop.seatMaps.section(ids.stalls)
    await inMode("polygons")
    for (const path of ["", "/polygons"])
      expect(of(`GET /v1/seatmap/sections/${ids.stalls}${path}`).map(({ query }) => query.cache)).toEqual([
        "600000",
      ])
  })
})

describe("the map of a venue, for staff", () => {
  const signIn = ({ shop }: SdkClient, name: string) =>
    shop.support.logIn(`${name}@petit-theatre.example`, "parterre-demo")

  it("has its sections, and its seats where they are few enough [CALL-010] [CALL-011]", async () => {
    const client = theatre.client()
    await signIn(client, "soutien")
    const { mode, venue } = await client.shop.seatMaps.ofVenue(ids.venue)
    expect(mode).toBe("full")
    expect(
      sectionsOf(venue)
        .flatMap(rowsOf)
        .flatMap((row) => row.seats),
    ).toHaveLength(seats)
    const [outline] = client.of(`GET /v1/seatmap/venues/${ids.venue}/polygons`)
    expect(outline?.headers.get("authorization")).toMatch(/^Bearer /)
    expect(client.of(`GET /v1/seatmap/venues/${ids.venue}/full`)).toHaveLength(1)
    const outlines = await client.shop.run(api.getVenuePolygons({ path: { id: ids.venue } }))
    expect(sectionsOf(outlines).flatMap(rowsOf)).toEqual([])
    expect(await failureOf(client.shop.seatMaps.ofVenue("petit-theatre.autre"))).toMatchObject({
      _tag: "venue-unknown",
    })
  })

  it("is for nobody without the permission [CALL-010] [CALL-011]", async () => {
    const client = theatre.client()
    await signIn(client, "sans-acces")
    for (const read of [api.getVenuePolygons, api.getVenueSeatMap])
      expect(await failureOf(client.shop.run(read({ path: { id: ids.venue } })))).toMatchObject({
        _tag: "permission-missing",
        status: 403,
      })
  })
})

it("lists seats that are picked by price level, with what they cost and what is noted [ENT-010]", async () => {
  const { shop } = theatre.client()
  const venue = await shop.seatMaps.venue(ids.event, "full")
  const details = await Promise.all(
    [ids.stalls, "petit-theatre.salle.balcon"].map((id) => shop.seatMaps.details(ids.event, id)),
  )
  const seatsOf = (name: string) => section(venue, name)?.rows?.[0]?.seats ?? []
  const picked = [...seatsOf("Balcon").slice(0, 2), ...seatsOf("Parterre").slice(2, 3)]
  expect(selectedSeats(ids.event, picked, details.flat(), venue.priceLevels)).toEqual([
    {
      eventId: ids.event,
      seatIds: ["balcon-A-1", "balcon-A-2"],
      data: picked.slice(0, 2),
      prices: [expect.objectContaining({ price: 3000 })],
      priceLevelId: "petit-theatre.salle.balcon",
      colorPriceLevel: "#E69F00",
      notes: ["Vue partielle"],
    },
    expect.objectContaining({ seatIds: ["parterre-A-3"], priceLevelId: ids.stallsLevel, notes: [] }),
  ])
})
