import type { Cart } from "@parterre/contract"
import { answerFault, Venue } from "@parterre/sdk/schemas"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { comboPage, sellCombos } from "../fixture-combos.ts"
import type { FixtureFolder } from "../fixture-folder.ts"
import { sellProducts } from "../fixture-products.ts"
import { sendEverybodyHome } from "../house/small-house.ts"
import { ids, openPetitTheatre, type PetitTheatre, stalls } from "./petit-theatre.ts"

const picture = "/assets/petit-theatre/images/logo.svg"
const place = "petit-theatre.etages-ubu-2027-02-12"

/** Lets the fixture tenant say all that a tenant can say of its site, its venue, its page and its parking. */
async function sayEverything(folder: FixtureFolder): Promise<void> {
  await sellCombos(folder)
  await sellProducts(folder)
  await folder.edit("tenant.yaml", 'accent: "#1f5d7a" } }', `accent: "#1f5d7a" }, ${background} }\n${frame}`)
  await folder.edit(
    comboPage,
    "  - key: carte\n    title: { fr: À",
    "  - key: a-la-carte\n    title: { fr: À",
  )
  await folder.edit(comboPage, "display: ITEMS", `display: ITEMS\n${links}`)
  await folder.edit(comboPage, "key: ubu-2027-02-14\n", presale)
  await folder.edit(comboPage, "type: COVERED", "type: COVERED\n        logo: images/logo.svg")
  await folder.edit(hall, "addressLine1: 12, rue du Marché", `addressLine1: 12, rue du Marché\n${address}`)
  await folder.edit(hall, "plan: salle.plan.json", `${hallPage}\nplan: salle.plan.json`)
}
const hall = "venues/salle.yaml"
const presale = `key: ubu-2027-02-14
        onSaleFrom: "2027-02-01T10:00"
        presale: { from: "2025-01-20T10:00", codes: [Amis], ticketsPerCode: 4 }
`
const background = 'backgroundColor: "#f4efe6", backgroundImage: images/logo.svg'
const frame = `header: { fr: <p>Le Petit Théâtre</p>, en: <p>The Little Theatre</p> }
footer: { fr: <p>Depuis 1891</p>, en: <p>Since 1891</p> }
cartRedirectionUrl: "https://petit.example/{lang}/panier"
tracking: { tagManagers: [GTM-AB12CD], abandonedCarts: true }`
const links = `redirectUrl: https://ailleurs.exemple.ca/ubu
suggestions:
  - { title: { fr: Encore, en: Again }, page: ubu }`
const address = `  addressLine2: Porte des artistes
  latitude: 46.34
  longitude: -72.54`
const hallPage = `image: images/logo.svg
page: { fr: <p>Par le quai</p>, en: <p>By the wharf</p> }`

let theatre: PetitTheatre
beforeAll(async () => {
  theatre = await openPetitTheatre({}, sayEverything)
})
afterAll(() => theatre.close())
beforeEach(() => sendEverybodyHome(theatre.db))

describe("what the service tells", () => {
  it("of a site is all that its shop opens with, in one answer [SHELL-004]", async () => {
    const { shop, exchanges } = theatre.client({ language: "en" })
    expect(await shop.catalogue.config()).toMatchObject({
      ...{ accountId: "petit-theatre", accountCode: "PETIT", subdomain: "petit-theatre" },
      cart: true,
      cartRedirectionUrl: "https://petit.example/{lang}/panier",
      clientAccount: "OPTIONAL",
      languages: ["fr", "en"],
      header: "<p>The Little Theatre</p>",
      footer: "<p>Since 1891</p>",
      backgroundImage: picture,
      backgroundColor: "#f4efe6",
      themePalette: { accent: "#1f5d7a" },
      styleTkp: false,
      images: expect.arrayContaining([{ imageSize: "SMALL", url: picture }]),
    })
    expect(exchanges.map(({ call }) => call)).toEqual(["GET /v1/websites/config"])
  })

  it("of a venue's map fits what the SDK declares, drawn from its plan [ENT-001]", async () => {
    const { shop } = theatre.client()
    const venue = await shop.seatMaps.venue(ids.event, "full")
    expect(venue).toMatchObject({
      id: ids.venue,
      levels: [{ name: "Rez-de-chaussée" }, { name: "Étage" }],
      priceLevels: expect.arrayContaining([expect.objectContaining({ id: ids.stallsLevel })]),
      seatSizeFactor: 1,
      avoidSingle: true,
    })
    expect(answerFault("getEventSeatMap", venue)).toBeUndefined()
    // A plan stands for the picture, and what is drawn from one has no other measure.
    for (const name of ["imageUrl", "scaleImage", "facilityId"])
      expect(Object.keys(Venue.fields)).toContain(name)
  })

  it("of a place people go to is where it is and how to get there [ENT-017]", async () => {
    const { shop } = theatre.client({ language: "en" })
    expect(await shop.locations.one(ids.venue)).toEqual({
      id: ids.venue,
      name: "The Little Hall",
      images: [{ imageSize: "BIG", url: picture }],
      addressLine1: "12, rue du Marché",
      addressLine2: "Porte des artistes",
      city: "Trois-Rivières",
      provinceState: "QC",
      postalCode: "G9A 1A1",
      country: "CA",
      ...{ latitude: 46.34, longitude: -72.54 },
      parameters: { pageHtml: "<p>By the wharf</p>", pageHtmlFr: "<p>Par le quai</p>" },
    })
  })

  it("of a page is what it shows, sells and leads to [ENT-019]", async () => {
    const { shop } = theatre.client()
    expect(await shop.catalogue.page(ids.page)).toMatchObject({
      id: ids.page,
      imageUrlBig: picture,
      imageUrlSmall: picture,
      display: "ITEMS",
      subscriptions: [{ id: ids.season }],
      combos: [{ id: "petit-theatre.duo" }],
      shows: [{ id: "petit-theatre.ubu" }],
      suggestion: [{ title: "Encore", pageId: ids.page }],
      redirectUrl: "https://ailleurs.exemple.ca/ubu",
      saleState: "ONSALE",
      itemsDates: {
        items: [
          { date: "2027-02-12", dates: [{ id: ids.event }] },
          { date: "2027-02-13", dates: [{ id: ids.other }] },
          { date: "2027-02-14", dates: [{ id: "petit-theatre.ubu-2027-02-14" }] },
        ],
      },
    })
  })
})

describe("what a cart tells", () => {
  it("of a price is what it costs, how many it takes, and those that are held at it [ENT-009]", async () => {
    const { shop, of } = theatre.client()
    const { priceLevels } = await shop.catalogue.event(ids.event)
    const offered = priceLevels.flatMap(({ prices }) => prices).find(({ id }) => id === ids.adult)
    const { cart } = await shop.cart.addElements([stalls("A-1", "A-2")])
    const [held] = cart.cartElements[0]?.prices ?? []
    expect({ ...offered, ...held }).toMatchObject({
      ...{ id: ids.adult, price: 4000, serviceCharges: 300 },
      ...{ divisor: 1, maxTickets: 8, minTickets: 0 },
      ...{ qty: 2, seatIds: ["parterre-A-1", "parterre-A-2"], confirmed: true, total: 8600 },
    })
    expect(of("POST /v1/holds")[0]?.body).toMatchObject([
      { prices: [{ id: ids.adult, qty: 2, seatIds: ["parterre-A-1", "parterre-A-2"] }] },
    ])
  })

  it("of an event and of a subscription is their day, their place and their lines [ENT-012] [ENT-016]", async () => {
    const { shop } = theatre.client({ language: "en" })
    const [offer] = await shop.parking.offers([ids.event])
    expect(offer).toMatchObject({ id: place, hold: false, logo_url: picture })
    await shop.cart.addElements([stalls("A-1", "A-2")])
    if (offer !== undefined) await shop.parking.add(offer, 1)
    const { cart } = await shop.cart.addElements([
      {
        type: "subscription",
        id: ids.season,
        prices: [{ id: ids.seasonAdult, qty: 2, seatIds: ["parterre-B-1", "parterre-B-2"] }],
      },
    ])
    const hallOf = { name: "The Little Hall", city: "Trois-Rivières" }
    const [evening, season] = cart.cartElements
    expect(evening).toMatchObject({
      _type: "event",
      title: "Ubu at the Market",
      eventStart: "2027-02-12T19:30:00-05:00",
      location: hallOf,
      prices: [{ qty: 2 }, { parkingId: place, qty: 1 }],
    })
    expect(evening?.parking).toMatchObject([
      {
        ...{ id: place, eventId: ids.event, hold: true, name: "Parkade", address: "12, rue du Port" },
        ...{ date: "2027-02-12", amount: 1900, logo_url: picture },
      },
    ])
    expect(season).toMatchObject({
      _type: "subscription",
      title: "All of Ubu",
      eventStart: "2027-02-12T19:30:00-05:00",
      location: hallOf,
      prices: [{ qty: 2 }],
      events: [{ eventId: ids.event }, { eventId: ids.other }],
    })
  })
  it("of a line is whose it is, when and where, and what it stands for [ENT-014] [ENT-015]", async () => {
    const { shop } = theatre.client({ language: "en" })
    const last = "petit-theatre.ubu-2027-02-14"
    const price = `${last}.parterre.adulte`
    const { products = [] } = await shop.catalogue.page("petit-theatre.boutique")
    const gift = products.find(({ kind }) => kind === "donation")
    if (gift === undefined) throw new Error("nothing to give to")
    await shop.donations.add(gift, 2500)
    const held = await shop.cart.addElements([
      {
        ...{ type: "show", id: last, pageUrl: "/en/pages/petit-theatre.ubu?from=friends" },
        prices: [{ id: price, qty: 1, seatIds: ["parterre-A-3"], presale: "AMIS" }],
      },
    ])
    const lineOf = ({ cartElements }: Cart) =>
      cartElements.flatMap(({ prices }) => prices).find(({ id }) => id === price)
    const line = lineOf(held.cart)
    expect(line).toMatchObject({
      confirmed: true,
      presale: "AMIS",
      cartDetailToken: [{ seatId: "parterre-A-3", seat: "3", row: "A", section: "Parterre" }],
      rs: true,
      imageUrl: picture,
      pageUrl: "/en/pages/petit-theatre.ubu?from=friends",
      venue: "The Little Hall",
      date: "2027-02-14T19:30:00-05:00",
      fullDate: "Sunday, February 14, 2027 at 7:30\u00a0p.m.",
      title: "Ubu at the Market",
      abandonedCartActive: true,
    })
    expect(line).not.toHaveProperty("soldout")
    const [seatMap] = [line?.visualizeSeatUrl ?? ""].map((url) => new URL(url, theatre.address))
    expect((await fetch(seatMap ?? "")).headers.get("content-type")).toBe("application/pdf")
    const [donation] = held.cart.cartElements.flatMap(({ prices }) => prices.filter((one) => one.donation))
    expect(donation).toMatchObject({ donation: true, price: 2500, rs: false })
    // The organiser stops selling at the price; who holds a ticket keeps it.
    await theatre.db("event_prices").where({ id: price }).update({ sold_out: 1 })
    await theatre.db("websites").where({ id: "petit-theatre" }).increment("revision", 1)
    expect(lineOf(await shop.cart.callCart())).toMatchObject({ soldout: true, qty: 1 })
  })
})
