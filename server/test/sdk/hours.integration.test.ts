import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { addExhibition, hourIds } from "../fixture-hours.ts"
import { openPetitTheatre, type PetitTheatre } from "./petit-theatre.ts"
import { failureOf } from "./sdk-client.ts"

const { page, day, ten, half, one, next, adult } = hourIds
let theatre: PetitTheatre
beforeAll(async () => {
  theatre = await openPetitTheatre({}, addExhibition)
})
afterAll(() => theatre.close())

const states = [
  {
    formattedHour: "10:00\u00a0a.m.",
    expositionId: ten,
    saleState: "ONSALE",
    start: "2027-02-20T10:00:00-05:00",
  },
  { formattedHour: "11:30\u00a0a.m.", expositionId: half, saleState: "ONSALE" },
  { formattedHour: "1:00\u00a0p.m.", expositionId: one, saleState: "SOLDOUT" },
]
const asked = (id: string, lines: readonly { hour?: string; of: string; qty?: number }[]) => [
  {
    type: "show" as const,
    id,
    prices: lines.map(({ hour, of, qty = 1 }) => ({
      ...{ id: adult(of), qty },
      ...(hour === undefined ? {} : { expositionId: hour }),
    })),
  },
]

describe("a day that is sold by the hour", () => {
  it("is one event of its page, with its hours [CAT-001] [ENT-020]", async () => {
    const { shop } = theatre.client({ language: "en" })
    const { shows, itemsDates } = await shop.catalogue.page(page)
    expect(shows[0]?.events).toMatchObject([
      {
        id: day,
        code: "masques-2027-02-20",
        saleState: "ONSALE",
        itemHours: states,
        priceFrom: 1300,
        placesLeft: 12,
      },
      { id: next, itemHours: [{ expositionId: next }] },
    ])
    expect(itemsDates.items.map(({ dates }) => dates.map(({ id }) => id))).toEqual([[day], [next]])
    const [summary] = await shop.catalogue.pages({ category: "exhibition" })
    expect(summary).toMatchObject({ id: page, eventCount: 2, nextEventId: ten })
    expect(summary?.places).toEqual([{ id: summary?.place?.id, name: summary?.place?.name }])
  })

  it("has prices once its hour is chosen, by its id or its code [SHELL-018]", async () => {
    const { shop } = theatre.client({ language: "en" })
    const whole = await shop.catalogue.event(day)
    expect(whole).toMatchObject({ id: day, seatMap: "none", saleState: "ONSALE", itemHours: states })
    expect([whole.priceLevels, whole.hoursId, whole.placesLeft]).toEqual([[], undefined, 12])
    expect((await shop.catalogue.event("masques-2027-02-20")).id).toBe(day)
    const hour = await shop.catalogue.event(half)
    expect(hour).toMatchObject({ id: half, hoursId: half, itemHours: states, placesLeft: 2 })
    expect(hour.priceLevels[0]?.prices).toMatchObject([{ id: adult(half), price: 1200 }])
    expect((await shop.catalogue.event(next)).itemHours).toBeUndefined()
  })

  it("is one entry of a calendar, from its first hour to the end of its last; an hour is one of its own", async () => {
    const file = async (id: string) => {
      const url = new URL(`/v1/events/${id}/calendar?subdomain=petit-theatre&language=en`, theatre.address)
      return (await (await fetch(url)).text()).match(/^(UID|DTSTART|DTEND):.*$/gm)?.map((line) => line.trim())
    }
    const [uid, start, end] = (await file(day)) ?? []
    // The last hour begins at 1 p.m., and two hours is what an event lasts where nobody says how long.
    expect([start, end]).toEqual(["DTSTART:20270220T150000Z", "DTEND:20270220T200000Z"])
    expect(uid).toBe(`UID:${day}@petit-theatre`)
    expect(await file("masques-2027-02-20")).toEqual([uid, start, end])
    const hour = [`UID:${half}@petit-theatre`, "DTSTART:20270220T163000Z", "DTEND:20270220T183000Z"]
    expect(await file(half)).toEqual(hour)
  })

  it("is held at the hour that is named, at its price and in its places [CALL-024] [ENT-013]", async () => {
    const { shop } = theatre.client({ language: "en" })
    const { cart } = await shop.holds.place(
      asked(day, [
        { hour: ten, of: ten, qty: 2 },
        { hour: half, of: half },
      ]),
    )
    expect(
      cart.cartElements.map(({ eventId, eventStart, prices }) => [
        eventId,
        eventStart,
        prices[0]?.hoursId,
        prices[0]?.total,
      ]),
    ).toEqual([
      [ten, "2027-02-20T10:00:00-05:00", ten, 2600],
      [half, "2027-02-20T11:30:00-05:00", half, 1300],
    ])
    const many = await failureOf(shop.holds.place(asked(day, [{ hour: half, of: half, qty: 2 }])))
    expect(many).toMatchObject({ _tag: "not-enough-places" })
    const single = await shop.holds.place([{ type: "show", id: ten, prices: [{ id: adult(ten), qty: 1 }] }])
    expect(single.cart.totalQty).toBe(4)
  })

  it("is not held without an hour, at another day's, at one that is sold out or begun", async () => {
    const { shop } = theatre.client({ language: "fr" })
    const codeOf = async (groups: ReturnType<typeof asked>) =>
      (await failureOf(shop.holds.place(groups)))._tag
    expect(await failureOf(shop.holds.place(asked(day, [{ of: ten }])))).toMatchObject({
      ...{ _tag: "hour-needed", status: 422, message: "Choisissez l’heure d’entrée de votre visite." },
    })
    expect(await codeOf(asked(day, [{ hour: next, of: next }]))).toBe("event-unknown")
    expect(await codeOf(asked(ten, [{ hour: half, of: ten }]))).toBe("event-unknown")
    expect(await codeOf(asked(day, [{ hour: ten, of: half }]))).toBe("price-unknown")
    expect(await codeOf(asked(day, [{ hour: one, of: one }]))).toBe("event-not-on-sale")
    expect((await shop.cart.callCart()).totalQty).toBe(0)

    theatre.clock.pass((Date.parse("2027-02-20T10:00:00-05:00") - theatre.clock.now()) / 1000)
    const later = theatre.client().shop
    expect((await failureOf(later.holds.place(asked(day, [{ hour: ten, of: ten }]))))._tag).toBe(
      "event-not-on-sale",
    )
    expect((await later.catalogue.event(day)).itemHours?.map(({ saleState }) => saleState)).toEqual([
      ...["WASONSALE", "ONSALE", "SOLDOUT"],
    ])
    const { cart } = await later.holds.place(asked(day, [{ hour: half, of: half }]))
    expect(cart.totalQty).toBe(1)
  })
})
