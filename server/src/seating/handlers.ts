import type { Dependencies } from "../dependencies.ts"
import type { Handlers } from "../http/handler.ts"
import { availability, subscriptionAvailability } from "./availability.ts"
import { seatMaps, sectionAnswer } from "./seat-map.ts"
import { sectionDetails, subscriptionSectionDetails } from "./section-details.ts"
import { venueMap, venueSectionDetails } from "./venue-map.ts"

export function seatingHandlers(dependencies: Dependencies): Handlers {
  const { db } = dependencies
  const seatMap = seatMaps(db)
  return {
    getEventSeatMap: async ({ website, language, path }) =>
      seatMap(website, language, { type: "event", id: path.id }, "full"),
    getEventPolygons: async ({ website, language, path }) =>
      seatMap(website, language, { type: "event", id: path.id }, "polygons"),
    getSectionDetails: async ({ website, language, path }) =>
      sectionDetails(dependencies, website, language, path.id, path.sectionId),
    getAvailability: async ({ website, path }) => availability(dependencies, website, path.id),
    getSubscriptionSeatMap: async ({ website, language, path }) =>
      seatMap(website, language, { type: "subscription", id: path.id }, "full"),
    getSubscriptionPolygons: async ({ website, language, path }) =>
      seatMap(website, language, { type: "subscription", id: path.id }, "polygons"),
    getSubscriptionSectionDetails: async ({ website, language, path }) =>
      subscriptionSectionDetails(dependencies, website, language, path.id, path.sectionId),
    getSubscriptionAvailability: async ({ website, path }) =>
      subscriptionAvailability(dependencies, website, path.id),
    getSection: async ({ website, language, path }) => sectionAnswer(db, website, language, path.id, "full"),
    getSectionInMode: async ({ website, language, path }) =>
      sectionAnswer(db, website, language, path.id, path.mode),
    getVenueSeatMap: async ({ website, language, path }) => venueMap(db, website, language, path.id, "full"),
    getVenuePolygons: async ({ website, language, path }) =>
      venueMap(db, website, language, path.id, "polygons"),
    getVenueSectionDetails: async ({ website, language, path }) =>
      venueSectionDetails(db, website, language, path.id, path.sectionId),
  }
}
