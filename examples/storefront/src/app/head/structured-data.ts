import type { CalendarEvent, EventDetail, Place } from "@parterre/contract"
import { isToCome } from "@parterre/domain/sale-states"
import type { ScreenAbout } from "../../shared/navigation/page-head.ts"

/** Pages of more shows than this tell search engines nothing of their events [SHELL-062]. */
const MOST_SHOWS = 20

export interface DataSurroundings {
  /** Who puts the events on. */
  readonly organiser: string
  /** Where search engines list a path of the site in the language of the page. */
  readonly addressOf: (path: string) => string
  /** The whole address of a picture. */
  readonly absolute: (url: string) => string
  /** What the page says of itself, in words. */
  readonly description: string
  /** Epoch milliseconds. */
  readonly now: number
}

/** An event, as a page lists it or as it stands alone. */
type ToldEvent = Pick<
  CalendarEvent & EventDetail,
  "id" | "title" | "start" | "saleState" | "place" | "doors" | "onSaleFrom" | "priceFrom" | "imageUrl"
> & { readonly pageId: string; readonly minutes: number | undefined; readonly pageImage?: string }

/**
 * What search engines read of events: schema.org's Event, as Google asks for it. Prices are those that shoppers see first: with the
 * service charge, taxes to follow.
 */
export function structuredData(
  { page, sold }: ScreenAbout,
  surroundings: DataSurroundings,
): readonly object[] {
  const told = page ? eventsOf(page) : sold && !("events" in sold) ? [alone(sold)] : []
  return told.map((event) => dataOf(event, surroundings))
}

const eventsOf = (page: NonNullable<ScreenAbout["page"]>): readonly ToldEvent[] =>
  page.shows.length > MOST_SHOWS
    ? []
    : page.shows.flatMap(({ events, durationMinutes }) =>
        events
          .filter(({ saleState }) => isToCome(saleState) || saleState === "CANCELLED")
          .map((event) => ({
            ...event,
            pageId: page.id,
            minutes: durationMinutes,
            pageImage: page.imageUrlBig,
          })),
      )

const alone = (event: EventDetail): ToldEvent => ({ ...event, minutes: event.durationMinutes })

function dataOf(event: ToldEvent, { organiser, addressOf, absolute, description, now }: DataSurroundings) {
  const { start, minutes, doors, pageImage, imageUrl = pageImage } = event
  const url = addressOf(`/pages/${event.pageId}/performances/${event.id}`)
  const offer = offerOf(event, url, now)
  return {
    "@context": "https://schema.org",
    "@type": "Event",
    name: event.title,
    description,
    url,
    startDate: start,
    ...(minutes && { endDate: minutesLater(start, minutes) }),
    ...(doors && { doorTime: doors }),
    eventStatus: `https://schema.org/${event.saleState === "CANCELLED" ? "EventCancelled" : "EventScheduled"}`,
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    location: placeOf(event.place),
    ...(imageUrl && { image: [absolute(imageUrl)] }),
    organizer: { "@type": "Organization", name: organiser, url: addressOf("/pages") },
    ...(offer && { offers: offer }),
  }
}

const placeOf = (place: Place) => ({
  "@type": "Place",
  name: place.name,
  address: {
    "@type": "PostalAddress",
    ...(place.addressLine1 && {
      streetAddress: [place.addressLine1, place.addressLine2].filter(Boolean).join(", "),
    }),
    addressLocality: place.city,
    addressRegion: place.provinceState,
    ...(place.postalCode && { postalCode: place.postalCode }),
    addressCountry: place.country,
  },
})

/** Nothing where nothing can be had: of what is over, cancelled, without a price, or without a day to come on which its sale opens. */
function offerOf({ saleState, priceFrom, onSaleFrom }: ToldEvent, url: string, now: number) {
  const opens = onSaleFrom !== undefined && Date.parse(onSaleFrom) > now
  const availability =
    saleState === "ONSALE"
      ? "InStock"
      : saleState === "SOLDOUT"
        ? "SoldOut"
        : saleState === "NOTAVAILABLE" && opens
          ? "PreOrder"
          : undefined
  if (availability === undefined || priceFrom === undefined) return undefined
  return {
    "@type": "Offer",
    url,
    price: (priceFrom / 100).toFixed(2),
    priceCurrency: "CAD",
    availability: `https://schema.org/${availability}`,
    ...(onSaleFrom && { validFrom: onSaleFrom }),
  }
}

/** A moment that many minutes after another, written in the same time zone. */
function minutesLater(start: string, minutes: number): string {
  const [, sign = "+", hours = "0", rest = "0"] = /([+-])(\d\d):(\d\d)$/.exec(start) ?? []
  const offset = (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(rest))
  const local = new Date(Date.parse(start) + (minutes + offset) * 60_000).toISOString().slice(0, 19)
  return local + (/([+-]\d\d:\d\d)$/.exec(start)?.[0] ?? "Z")
}
