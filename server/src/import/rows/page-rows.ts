import type { VenueLayout } from "@parterre/seating-plans/layout"
import type {
  EventPlacesOffRow,
  EventPriceRow,
  EventRow,
  EventSeatOffRow,
  PageLinksColumn,
  PageRow,
  QueueSettingsRow,
  ShowRow,
} from "../../database/tables.ts"
import { defined } from "../../defined.ts"
import { type VenueOfEvent, venueOfSubscription } from "../check-subscriptions.ts"
import type { ShowOfEvent } from "../combo-entries.ts"
import { instantOf } from "../local-time.ts"
import { seatsOff } from "../sold-seats.ts"
import type { EventEntry, PageFile, ShowEntry } from "../tenant-files.ts"
import { type ComboRows, comboRows } from "./combo-rows.ts"
import { priceColumns } from "./price-columns.ts"
import { type ProductRows, parkingRows, productRows } from "./product-rows.ts"
import { type PromotionRows, presaleCodeRows, presaleColumns, promotionRows } from "./promotion-rows.ts"
import { queueRows } from "./queue-rows.ts"
import { type SubscriptionRows, subscriptionRows } from "./subscription-rows.ts"
import { type SectionKeys, sectionId } from "./venue-ids.ts"

/** A page with its shows and events, as rows. */
export interface PageRows extends SubscriptionRows, ProductRows, ComboRows, PromotionRows {
  readonly pages: PageRow[]
  readonly shows: ShowRow[]
  readonly events: EventRow[]
  readonly prices: EventPriceRow[]
  readonly seatsOff: EventSeatOffRow[]
  readonly placesOff: EventPlacesOffRow[]
  readonly queueSettings: QueueSettingsRow[]
}

export interface VenueForPages {
  readonly province: string
  readonly layout: VenueLayout
  /** Of its sections, in their order. */
  readonly keys: readonly SectionKeys[]
  /** In the order of the venue's price levels. */
  readonly categories: readonly string[]
}

export interface PageContext {
  readonly websiteId: string
  readonly timeZone: string
  readonly sellerProvince: string | undefined
  readonly venues: ReadonlyMap<string, VenueForPages>
  readonly venueOfEvent: VenueOfEvent
  readonly showOfEvent: ShowOfEvent
}

const linksOf = ({ redirectUrl, saleState, suggestions }: PageFile, websiteId: string): PageLinksColumn =>
  defined({
    redirectUrl,
    saleState,
    suggestions: suggestions?.map(({ title, page, url, notEvents = [] }) => ({
      ...defined({ pageId: page && `${websiteId}.${page}`, url }),
      title,
      notEventIds: notEvents.map((event) => `${websiteId}.${event}`),
    })),
  })

export function pageRows(key: string, page: PageFile, context: PageContext): PageRows {
  const website_id = context.websiteId
  const pageId = `${website_id}.${key}`
  const events = page.shows.flatMap((show) =>
    show.events.map((event) => eventRows(pageId, page, show, event, context)),
  )
  const { timeZone, sellerProvince: province, showOfEvent } = context
  const products = productRows(page, { websiteId: website_id, pageId, timeZone, province })
  const promotions = promotionRows(
    page.promotions ?? [],
    context,
    page.shows.flatMap((show) => show.events.map((event) => event.key)),
  )
  const presales = presaleCodeRows(pageId, page, website_id)
  return {
    pages: [
      {
        id: pageId,
        website_id,
        title_fr: page.title.fr,
        title_en: page.title.en,
        subtitle_fr: page.subtitle?.fr ?? null,
        subtitle_en: page.subtitle?.en ?? null,
        description_fr: page.description.fr,
        description_en: page.description.en,
        category: page.category,
        image: page.image,
        featured: page.featured ? 1 : 0,
        display: page.display,
        same_ticket_count: page.sameTicketCount ? 1 : 0,
        links: JSON.stringify(linksOf(page, website_id)),
      },
    ],
    shows: page.shows.map((show, ordinal) => ({
      id: `${website_id}.${show.key}`,
      website_id,
      page_id: pageId,
      venue_id: `${website_id}.${show.venue}`,
      title_fr: show.title.fr,
      title_en: show.title.en,
      duration_minutes: show.durationMinutes ?? null,
      ordinal,
    })),
    events: events.map(({ event }) => event),
    prices: events.flatMap(({ prices }) => prices),
    seatsOff: events.flatMap(({ seatsOff }) => seatsOff),
    placesOff: events.flatMap(({ placesOff }) => placesOff),
    queueSettings: queueRows(pageId, page, context),
    promotions: promotions.promotions,
    presaleCodes: presales.presaleCodes,
    codeLimits: [...promotions.codeLimits, ...presales.codeLimits],
    products: [...products.products, ...events.flatMap(({ parking }) => parking.products)],
    productEvents: products.productEvents,
    productStocks: [...products.productStocks, ...events.flatMap(({ parking }) => parking.productStocks)],
    ...comboRows(page, { websiteId: website_id, pageId, timeZone, showOfEvent }),
    ...subscriptionRows(page.subscriptions ?? [], {
      websiteId: website_id,
      pageId,
      venueOf: (subscription) => {
        const venue = venueOfSubscription(subscription, context.venueOfEvent)!
        return { key: venue, categories: context.venues.get(venue)!.categories }
      },
    }),
  }
}

function eventRows(pageId: string, page: PageFile, show: ShowEntry, event: EventEntry, context: PageContext) {
  const { websiteId: website_id, timeZone } = context
  const venue = context.venues.get(show.venue)!
  const venueId = `${website_id}.${show.venue}`
  const eventId = `${website_id}.${event.key}`
  // The hours of a day share its presale.
  const presaleOwner = event.ofDay === undefined ? eventId : `${website_id}.${event.ofDay.key}`
  const row: EventRow = {
    id: eventId,
    website_id,
    page_id: pageId,
    show_id: `${website_id}.${show.key}`,
    venue_id: venueId,
    code: event.key,
    day_code: event.ofDay?.key ?? null,
    starts_at: instantOf(event.start, timeZone)!,
    doors_at:
      event.doors === undefined ? null : instantOf(`${event.start.slice(0, 11)}${event.doors}`, timeZone)!,
    sale_state: event.saleState === "ONSALE" ? (page.saleState ?? "ONSALE") : event.saleState,
    on_sale_from: event.onSaleFrom === undefined ? null : instantOf(event.onSaleFrom, timeZone)!,
    note_fr: event.note?.fr ?? null,
    note_en: event.note?.en ?? null,
    alt_exhibit: event.altExhibit === true ? 1 : 0,
    avoid_single: event.avoidSingle === undefined ? null : event.avoidSingle ? 1 : 0,
    province: venue.province,
    ...presaleColumns({ websiteId: website_id, pageId, eventId: presaleOwner }, event.presale, page.presale, {
      timeZone,
      isLater: event.onSaleFrom !== undefined,
    }),
  }
  const off = seatsOff(event, eventId, venue.layout)
  return {
    event: row,
    parking: parkingRows(show, event, { websiteId: website_id, province: venue.province }),
    prices: priceColumns({
      ...{ id: eventId, venueId, prices: show.prices, categories: venue.categories },
      soldOut: event.soldOut,
    }).map((columns): EventPriceRow => ({ ...columns, website_id, event_id: eventId })),
    seatsOff: [...off].map(([seat_id, reason]) => ({ event_id: eventId, seat_id, website_id, reason })),
    placesOff: venue.layout.sections.flatMap(({ generalAdmission }, index) =>
      generalAdmission === undefined
        ? []
        : {
            event_id: eventId,
            section_id: sectionId(venueId, venue.keys[index]!),
            website_id,
            places: placesOff(event, generalAdmission.capacity),
          },
    ),
  }
}

/** Of the capacity: what an hour does not let in, and what of the rest is sold elsewhere. */
function placesOff({ ofDay, soldShare = 0 }: EventEntry, capacity: number): number {
  const places = ofDay?.places ?? capacity
  return capacity - places + Math.round(soldShare * places)
}
