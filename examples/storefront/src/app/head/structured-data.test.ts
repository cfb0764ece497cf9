import type { CalendarEvent, EventDetail, Page } from "@parterre/contract"
import { describe, expect, it } from "vitest"
import { structuredData } from "./structured-data.ts"

const place = {
  id: "p",
  name: "Salle",
  addressLine1: "12, rue du Marché",
  addressLine2: "2e étage",
  city: "Québec",
  provinceState: "QC",
  postalCode: "G1R 3R5",
  country: "CA",
}
const event = (more: Partial<CalendarEvent> = {}) => ({
  id: "cid-5",
  title: "Le Cid",
  start: "2026-12-05T19:30:00-05:00",
  saleState: "ONSALE",
  priceFrom: 4550,
  place,
  ...more,
})
const page = (shows: number, events: readonly object[] = [event()]) =>
  ({
    id: "cid",
    title: "Le Cid et autres pièces",
    imageUrlBig: "/assets/belvedere/cid.svg",
    shows: Array.from({ length: shows }, (_, n) => ({ id: `${n}`, durationMinutes: 150, events })),
  }) as unknown as Page
const surroundings = {
  organiser: "Théâtre Belvédère",
  addressOf: (path: string) => `https://billets.example/fr${path}`,
  absolute: (url: string) => `https://parterre.example${url}`,
  description: "Rodrigue aime Chimène.",
  now: Date.parse("2026-11-21T12:00:00-05:00"),
}
const told = (of: Page) => structuredData({ page: of }, surroundings)
const offerOf = (more: Partial<CalendarEvent>) =>
  told(page(1, [event(more)])).map((one) => Reflect.get(one, "offers"))

describe("what search engines read", () => {
  it("is there for 20 shows and not for 21", () => {
    expect(told(page(20))).toHaveLength(20)
    expect(told(page(21))).toEqual([])
  })

  it("says of an event what, when, where, by whom and from how much", () => {
    const url = "https://billets.example/fr/pages/cid/performances/cid-5"
    expect(told(page(1))).toEqual([
      {
        "@context": "https://schema.org",
        "@type": "Event",
        name: "Le Cid",
        description: "Rodrigue aime Chimène.",
        url,
        startDate: "2026-12-05T19:30:00-05:00",
        endDate: "2026-12-05T22:00:00-05:00",
        eventStatus: "https://schema.org/EventScheduled",
        eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
        location: {
          "@type": "Place",
          name: "Salle",
          address: {
            "@type": "PostalAddress",
            streetAddress: "12, rue du Marché, 2e étage",
            addressLocality: "Québec",
            addressRegion: "QC",
            postalCode: "G1R 3R5",
            addressCountry: "CA",
          },
        },
        image: ["https://parterre.example/assets/belvedere/cid.svg"],
        organizer: {
          "@type": "Organization",
          name: "Théâtre Belvédère",
          url: "https://billets.example/fr/pages",
        },
        offers: {
          "@type": "Offer",
          url,
          price: "45.50",
          priceCurrency: "CAD",
          availability: "https://schema.org/InStock",
        },
      },
    ])
  })

  it("tells what is sold out, what its sale opens later, and nothing to buy where there is nothing", () => {
    const sale = { saleState: "NOTAVAILABLE", onSaleFrom: "2026-11-28T10:00:00-05:00" } as const
    expect(offerOf({ saleState: "SOLDOUT" })).toMatchObject([{ availability: "https://schema.org/SoldOut" }])
    expect(offerOf(sale)).toMatchObject([
      { availability: "https://schema.org/PreOrder", validFrom: "2026-11-28T10:00:00-05:00" },
    ])
    expect(offerOf({ ...sale, onSaleFrom: "2026-11-20T10:00:00-05:00" })).toEqual([undefined])
    expect(offerOf({ saleState: "NOTAVAILABLE" })).toEqual([undefined])
    expect(told(page(1, [{ ...event(), priceFrom: undefined }]))).toEqual([
      expect.not.objectContaining({ offers: expect.anything() }),
    ])
  })

  it("says what is cancelled, and leaves out what is hidden or over", () => {
    const all = (["CANCELLED", "INVISIBLE", "WASONSALE"] as const).map((saleState) => event({ saleState }))
    const [cancelled, ...others] = told(page(1, all))
    expect(cancelled).toMatchObject({ eventStatus: "https://schema.org/EventCancelled" })
    expect(cancelled).not.toHaveProperty("offers")
    expect(others).toEqual([])
  })

  it("says of an evening that stands alone what its page says of it, also once it is over", () => {
    const sold = { ...event(), pageId: "cid", durationMinutes: 150, imageUrl: "/cid.svg" } as EventDetail
    const alone = (more: Partial<EventDetail>) => structuredData({ sold: { ...sold, ...more } }, surroundings)
    expect(alone({})).toMatchObject([
      { url: "https://billets.example/fr/pages/cid/performances/cid-5", offers: { price: "45.50" } },
    ])
    expect(alone({ saleState: "WASONSALE" })).toEqual([
      expect.not.objectContaining({ offers: expect.anything() }),
    ])
  })

  it("ends an evening in its own time zone, after midnight too", () => {
    const ends = (start: string) =>
      told(page(1, [event({ start })])).map((one) => Reflect.get(one, "endDate"))
    expect(ends("2026-12-31T22:15:00-03:30")).toEqual(["2027-01-01T00:45:00-03:30"])
    expect(ends("2026-12-31T22:15:00Z")).toEqual(["2027-01-01T00:45:00Z"])
  })

  it("says nothing of a subscription, which is no event", () => {
    const sold = { id: "s", title: "Trois vendredis", events: [event()] } as never
    expect(structuredData({ sold }, surroundings)).toEqual([])
  })
})
