import type { Sold } from "@parterre/domain/subscriptions"
import type { Knex } from "knex"
import { unavailableSeats } from "../availability/claim-store.ts"
import type { Reading } from "../catalogue/handlers.ts"
import { nextChange } from "../catalogue/published-events.ts"
import type { EventStreams } from "../http/event-streams.ts"
import type { Handlers, Language, OperationRequest, Website } from "../http/handler.ts"
import { eventRule } from "../published/event-rule.ts"
import { siteOf } from "../published/published-catalogue.ts"
import { Refusal } from "../refusal.ts"
import { availabilityOf } from "./availability.ts"
import type { OpenMaps } from "./open-maps.ts"
import { mapPriceLevel, sectionAnswer } from "./seat-map.ts"
import { sectionDetails } from "./section-details.ts"
import { leftOf, liveAge, soldOn } from "./sold-on-map.ts"
import { type MapMode, venueAnswer } from "./venue-answer.ts"
import { venueMap, venueSectionDetails } from "./venue-map.ts"

export function seatingHandlers(
  reading: Reading,
  db: Knex,
  { streams, openMaps }: { readonly streams: EventStreams; readonly openMaps: OpenMaps },
): Handlers {
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
      venueAnswer(site, sold.venueId, language, mode, {
        priced: (level) => mapPriceLevel(level, sold.prices, language),
        rule: eventRule(website, sold.events),
      }),
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
    const left = await leftOf(live, site, sold, { most: liveAge, afresh: query.cache === "0" })
    const { version, claimed } = left.sections.get(sectionId) ?? { version: 0, claimed: 0 }
    const state = {
      key: `details of ${subject.type} ${sold.id} ${sectionId} ${language}`,
      version: `${version} ${claimed}`,
      left: [left],
      changesAt: nextChange(sold.events, clock.now()),
    }
    return answers(site, state, async (now) => {
      const place = { venueId: sold.venueId, sectionIds: [sectionId] }
      const ids = sold.events.map(({ id }) => id)
      const [seats, gone] = await Promise.all([site.seatsIn(section), unavailableSeats(db, ids, place, now)])
      return sectionDetails(site, sold, seats.seats, gone, language, now)
    })
  }

  async function availability(website: Website, subject: Sold) {
    const site = await siteOf(catalogue, website)
    const sold = soldOn(site, subject)
    const left = await leftOf(live, site, sold, { most: liveAge })
    const state = {
      key: `availability of ${subject.type} ${sold.id}`,
      version: left.version,
      left: [left],
      madeAnewAfter: liveAge,
    }
    return answers(site, state, (now) => availabilityOf(website, site, sold, left, now))
  }

  async function stream(
    {
      website,
      query,
      headers,
      network,
    }: OperationRequest<"streamAvailability" | "streamSubscriptionAvailability">,
    subject: Sold,
  ) {
    streams.refuseWhenFull(network)
    const { "last-event-id": last } = headers
    return openMaps.follow(website, subject, query.version ?? (typeof last === "string" ? last : undefined))
  }

  return {
    getEventSeatMap: async (request) => map(request, event(request.path.id), "full"),
    getEventPolygons: async (request) => map(request, event(request.path.id), "polygons"),
    getSectionDetails: async (request) => details(request, event(request.path.id)),
    getAvailability: async ({ website, path }) => availability(website, event(path.id)),
    streamAvailability: async (request) => stream(request, event(request.path.id)),
    getSubscriptionSeatMap: async (request) => map(request, subscription(request.path.id), "full"),
    getSubscriptionPolygons: async (request) => map(request, subscription(request.path.id), "polygons"),
    getSubscriptionSectionDetails: async (request) => details(request, subscription(request.path.id)),
    getSubscriptionAvailability: async ({ website, path }) => availability(website, subscription(path.id)),
    streamSubscriptionAvailability: async (request) => stream(request, subscription(request.path.id)),
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
