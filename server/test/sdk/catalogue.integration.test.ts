import type { CalendarEvent, EventDetail } from "@parterre/contract"
import { api } from "@parterre/sdk"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { ids, openPetitTheatre, type PetitTheatre } from "./petit-theatre.ts"
import { failureOf, pass } from "./sdk-client.ts"

let theatre: PetitTheatre
beforeAll(async () => {
  theatre = await openPetitTheatre()
})
afterAll(() => theatre.close())

describe("the settings of a site", () => {
  it("are read before anything else, and kept for a minute [CALL-017] [CFG-005] [CFG-006] [CFG-015]", async () => {
    const { shop, of } = theatre.client({ language: "en" })
    const config = await shop.catalogue.config()
    expect(config).toMatchObject({
      accountId: "petit-theatre",
      accountCode: "PETIT",
      subdomain: "petit-theatre",
      name: "Little Theatre",
      cart: true,
      clientAccount: "OPTIONAL",
      languages: ["fr", "en"],
      themePalette: { accent: "#1f5d7a" },
      styleTkp: false,
      flowStandard: false,
      uniqueHolderSurvey: false,
    })
    // Captcha is off: no site names one.
    expect(config).not.toHaveProperty("captcha")
    pass(theatre.clock, 59)
    expect(await shop.catalogue.config()).toEqual(config)
    expect(of("GET /v1/websites/config")).toHaveLength(1)
  })

  it("have pictures by size, some for French [ENT-018]", async () => {
    const url = "/assets/petit-theatre/images/logo.svg"
    const { images } = await theatre.client().shop.catalogue.config()
    expect(images).toHaveLength(4)
    expect(images).toEqual(
      expect.arrayContaining(
        ["SMALL", "BIG", "BANNER", "1200x630_FR"].map((imageSize) => ({ imageSize, url })),
      ),
    )
  })

  it("name the four ways of delivery [ENUM-001]", async () => {
    const { deliveries } = await theatre.client().shop.catalogue.config()
    expect(deliveries).toEqual(["E_TICKETS", "SMARTPHONE", "MAIL", "WILLCALL"])
  })
})

describe("the pages of a site", () => {
  it("are listed, narrowed by what the shopper looks for [CALL-036]", async () => {
    const { shop, of } = theatre.client()
    const filter = {
      category: "show" as const,
      province: "QC",
      startDate: "2027-02-12",
      endDate: "2027-02-28",
      q: "ubu",
    }
    expect(await shop.catalogue.pages(filter)).toEqual([
      expect.objectContaining({ id: ids.page, saleState: "ONSALE", priceFrom: 1600 }),
    ])
    expect(of("GET /v1/pages")[0]?.query).toMatchObject({ ...filter, subdomain: "petit-theatre" })
    expect(await shop.catalogue.pages({ q: "opéra" })).toEqual([])
    expect(await shop.catalogue.pages({ postalCode: "G9A 1A1" })).toHaveLength(1)
    expect(await shop.catalogue.pages({ endDate: "2027-02-11" })).toEqual([])
  })

  it("come nearest first from a postal code; of an unknown area they keep their order [CAT-003]", async () => {
    const { db } = theatre
    const copied = async (table: string, id: string, changes: object) =>
      db(table).insert({ ...(await db(table).where({ id }).first()), ...changes })
    const away = { id: "petit-theatre.port", city: "Halifax", province_state: "NS" }
    await db("venues").where({ id: ids.venue }).update({ latitude: 46.34, longitude: -72.54 })
    await copied("venues", ids.venue, { ...away, latitude: 44.65, longitude: -63.57 })
    const tour = { id: "petit-theatre.tournee" }
    const there = { page_id: tour.id, venue_id: away.id }
    await copied("pages", ids.page, tour)
    await copied("shows", ids.page, { ...tour, ...there })
    await copied("events", ids.event, {
      ...{ id: "petit-theatre.tournee-1", code: "tournee-1", ...there, show_id: tour.id },
      starts_at: Date.parse("2027-03-12T19:30:00-04:00"),
    })
    const from = async (postalCode: string) =>
      (await theatre.client().shop.catalogue.pages({ postalCode })).map(({ id }) => id)
    expect(await from("G9A 1A1")).toEqual([ids.page, tour.id])
    expect(await from("B3H 4R2")).toEqual([tour.id, ids.page])
    expect(await from("X9X 9X9")).toEqual([ids.page, tour.id])
    await db("events").where({ page_id: tour.id }).delete()
    await db("shows").where({ page_id: tour.id }).delete()
    await db("pages").where({ id: tour.id }).delete()
    await db("venues").where({ id: away.id }).delete()
  })

  it("are read by show for the wtf section [CALL-035]", async () => {
    const { shop, of } = theatre.client()
    const page = await shop.catalogue.groupedPage(ids.page)
    expect(page.itemsDates?.items).toEqual([])
    expect(page.shows[0]?.events).toHaveLength(3)
    expect(of(`GET /v1/pages/${ids.page}/wtf`)).toHaveLength(1)
  })

  it("are read one by one; one that is not the site's is unknown [CALL-034]", async () => {
    const { shop, of } = theatre.client()
    const page = await shop.catalogue.page(ids.page)
    expect(page).toMatchObject({
      id: ids.page,
      imageUrlBig: "/assets/petit-theatre/images/logo.svg",
      imageUrlSmall: "/assets/petit-theatre/images/logo.svg",
      display: "ITEMS",
      saleState: "ONSALE",
      subscriptions: [{ id: ids.season, saleState: "ONSALE" }],
      shows: [{ id: "petit-theatre.ubu" }],
    })
    expect(page.itemsDates?.items.map(({ date, dates }) => [date, dates.map(({ id }) => id)])).toEqual([
      ["2027-02-12", [ids.event]],
      ["2027-02-13", [ids.other]],
      ["2027-02-14", ["petit-theatre.ubu-2027-02-14"]],
    ])
    expect(of(`GET /v1/pages/${ids.page}`)).toHaveLength(1)
    expect(await failureOf(shop.catalogue.page("voisin.soir"))).toMatchObject({
      _tag: "page-unknown",
      status: 404,
    })
  })

  it("have events with their hours, as a calendar shows them [ENT-020]", async () => {
    const { shop } = theatre.client()
    const events: readonly CalendarEvent[] = (await shop.catalogue.page(ids.page)).shows[0]?.events ?? []
    expect(events[0]).toMatchObject({
      id: ids.event,
      code: "ubu-2027-02-12",
      showId: "petit-theatre.ubu",
      title: "Ubu au marché",
      imageUrl: "/assets/petit-theatre/images/logo.svg",
      saleState: "ONSALE",
      itemHours: [
        {
          formattedHour: "19\u00a0h\u00a030",
          formattedDatetime: "vendredi 12 février 2027 à 19\u00a0h\u00a030",
          saleState: "ONSALE",
          expositionId: ids.event,
          dateOnly: false,
        },
      ],
    })
    expect(events[2]).toMatchObject({ saleState: "CANCELLED", note: "Annulé en raison du carnaval" })
  })
})

describe("what an event sells", () => {
  it("is by price level, each with its prices and what is left [ENT-008]", async () => {
    const { shop } = theatre.client()
    const { priceLevels }: EventDetail = await shop.catalogue.event(ids.event)
    expect(priceLevels[0]).toMatchObject({
      id: ids.stallsLevel,
      prices: [
        { id: ids.adult, price: 4000, serviceCharges: 300, divisor: 1, maxTickets: 8, minTickets: 0 },
        { price: 2500, serviceCharges: 200, maxTickets: 4 },
        { price: 3000, serviceCharges: 250, divisor: 2, minTickets: 2, maxTickets: 0 },
      ],
      serviceCharge_min: 200,
      serviceCharge_max: 300,
      price_min: 2500,
      price_max: 4000,
      original_price_min: 2500,
      original_price_max: 4000,
      soldout: false,
      hasPromo: false,
      rs: true,
      priceLevelColor: "#0072B2",
      qty: 0,
      seatsId: [],
    })
    expect(priceLevels.map(({ rs }) => rs)).toEqual([true, true, false])
  })
})

describe("where a shopper is", () => {
  it("is the nearest city, and nowhere without both coordinates [CALL-053]", async () => {
    const { shop, of } = theatre.client()
    const at = { latitude: 45.5, longitude: -73.6 }
    expect(await shop.run(api.findCity({ query: at }))).toEqual({ city: "Montréal", province: "QC" })
    expect(of("GET /v1/l12n/city")[0]?.query).toMatchObject({ latitude: "45.5", longitude: "-73.6" })
    const { longitude: _, ...half } = at
    expect(await failureOf(shop.run(api.findCity({ query: half as typeof at })))).toMatchObject({
      _tag: "request-invalid",
      status: 400,
    })
  })
})

describe("the venues of a site", () => {
  it("are listed, and one is read with its page, each kept for a minute [CALL-044] [CALL-045]", async () => {
    const { shop, of } = theatre.client({ language: "en" })
    const { locations } = await shop.locations.list()
    expect(locations).toMatchObject([{ name: "The Little Hall", city: "Trois-Rivières", parameters: {} }])
    const id = locations[0]?.id ?? ""
    expect(await shop.locations.one(id)).toEqual(locations[0])
    pass(theatre.clock, 59)
    await shop.locations.one(id)
    expect(of(`GET /v1/locations/${id}`)).toHaveLength(1)
    expect(await failureOf(shop.locations.one("petit-theatre.cave"))).toMatchObject({
      _tag: "location-unknown",
    })
  })
})
