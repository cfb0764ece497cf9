import type { Sold } from "@parterre/domain/subscriptions"
import type { Knex } from "knex"
import { unavailableSeats } from "../availability/claim-store.ts"
import type { LiveCounts } from "../availability/live-counts.ts"
import type { Reading } from "../catalogue/handlers.ts"
import { nextChange } from "../catalogue/published-events.ts"
import type { Handlers, Language, Website } from "../http/handler.ts"
import { siteOf } from "../published/published-catalogue.ts"
import type { PublishedWebsite } from "../published/published-website.ts"
import { Refusal } from "../refusal.ts"
import { eventAvailability, subscriptionAvailability } from "./availability.ts"
import { mapPriceLevel, sectionAnswer } from "./seat-map.ts"
import { type SoldSeats, sectionDetails } from "./section-details.ts"
import { type MapMode, venueAnswer } from "./venue-answer.ts"
import { venueMap, venueSectionDetails } from "./venue-map.ts"

/** Milliseconds that a map which is open may be behind what is left. */
const liveAge = 250

export function seatingHandlers(reading: Reading, db: Knex): Handlers {
  const { catalogue, live, answers, clock } = reading
  const event = (id: string): Sold => ({ type: "event", id })
  const subscription = (id: string): Sold => ({ type: "subscription", id })

  async function map(
    { website, language }: { website: Website; language: Language },
    subject: Sold,
    mode: MapMode,
  ) {
    const site = await siteOf(catalogue, website)
    const sold = soldOn(site, subject)
    const key = `map of ${subject.type} ${sold.id} ${language} ${mode}`
    return answers(site, { key, version: "" }, () =>
      venueAnswer(site, sold.venueId, language, mode, (level) => mapPriceLevel(level, sold.prices, language)),
    )
  }

  async function section(website: Website, language: Language, id: string, mode: MapMode) {
    const site = await siteOf(catalogue, website)
    const row = site.section(id)
    if (row === undefined) throw new Refusal("section-unknown")
    return answers(site, { key: `section ${id} ${language} ${mode}`, version: "" }, () =>
      sectionAnswer(site, row, language, mode),
    )
  }

  const leftOf = async (site: PublishedWebsite, sold: OnMap, afresh: boolean): Promise<LiveCounts> => {
    const age = { most: liveAge, afresh }
    if (sold.subscription !== undefined) return live.ofSubscription(site, sold.subscription, age)
    const left = await live.ofEvents(site, sold.events, age)
    return left.get(sold.id) as LiveCounts
  }

  async function details(
    {
      website,
      language,
      path,
      query,
    }: {
      website: Website
      language: Language
      path: { readonly sectionId: string }
      query: { readonly cache?: string }
    },
    subject: Sold,
  ) {
    const site = await siteOf(catalogue, website)
    const sold = soldOn(site, subject)
    const { sectionId } = path
    const section = site.section(sectionId)
    if (section?.venue_id !== sold.venueId) throw new Refusal("section-unknown")
    // Who asks for no cached answer has heard of a change, perhaps from another process.
    const left = await leftOf(site, sold, query.cache === "0")
    const { version, claimed } = left.sections.get(sectionId) ?? { version: 0, claimed: 0 }
    const state = {
      key: `details of ${subject.type} ${sold.id} ${sectionId} ${language}`,
      version: `${version} ${claimed}`,
      left: [left],
      changesAt: nextChange(sold.events, clock.now()),
    }
    return answers(site, state, async (now) => {
      const place = { venueId: sold.venueId, sectionId }
      const ids = sold.events.map(({ id }) => id)
      const [seats, gone] = await Promise.all([site.seatsIn(section), unavailableSeats(db, ids, place, now)])
      return sectionDetails(site, sold, seats.seats, gone, language, now)
    })
  }

  async function availability(website: Website, subject: Sold) {
    const site = await siteOf(catalogue, website)
    const sold = soldOn(site, subject)
    const left = await leftOf(site, sold, false)
    const state = {
      key: `availability of ${subject.type} ${sold.id}`,
      version: left.version,
      left: [left],
      madeAnewAfter: liveAge,
    }
    const answer = subject.type === "event" ? eventAvailability : subscriptionAvailability
    return answers(site, state, (now) => answer(website, sold.id, left, now))
  }

  return {
    getEventSeatMap: async (request) => map(request, event(request.path.id), "full"),
    getEventPolygons: async (request) => map(request, event(request.path.id), "polygons"),
    getSectionDetails: async (request) => details(request, event(request.path.id)),
    getAvailability: async ({ website, path }) => availability(website, event(path.id)),
    getSubscriptionSeatMap: async (request) => map(request, subscription(request.path.id), "full"),
    getSubscriptionPolygons: async (request) => map(request, subscription(request.path.id), "polygons"),
    getSubscriptionSectionDetails: async (request) => details(request, subscription(request.path.id)),
    getSubscriptionAvailability: async ({ website, path }) => availability(website, subscription(path.id)),
    getSection: async ({ website, language, path }) => section(website, language, path.id, "full"),
    getSectionInMode: async ({ website, language, path }) => section(website, language, path.id, path.mode),
    getVenueSeatMap: async ({ website, language, path }) =>
      venueMap(await siteOf(catalogue, website), language, path.id, "full"),
    getVenuePolygons: async ({ website, language, path }) =>
      venueMap(await siteOf(catalogue, website), language, path.id, "polygons"),
    getVenueSectionDetails: async ({ website, language, path }) =>
      venueSectionDetails(await siteOf(catalogue, website), language, path.id, path.sectionId),
  }
}

/** What is sold on a map. */
interface OnMap extends SoldSeats {
  readonly id: string
  readonly subscription?: NonNullable<ReturnType<PublishedWebsite["subscription"]>>
}

function soldOn(site: PublishedWebsite, { type, id }: Sold): OnMap {
  if (type === "event") {
    const row = site.event(id)
    if (row === undefined) throw new Refusal("event-unknown")
    return { id: row.id, venueId: row.venue_id, events: [row], prices: site.pricesOf(row.id) }
  }
  const subscription = site.subscription(id)
  if (subscription === undefined) throw new Refusal("subscription-unknown")
  const { row, events, prices } = subscription
  return { id: row.id, venueId: row.venue_id, events, prices, subscription }
}
