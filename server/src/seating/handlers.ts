import type { Dependencies } from "../dependencies.ts"
import type { Handlers } from "../http/handler.ts"
import { availability } from "./availability.ts"
import { seatMaps, sectionAnswer } from "./seat-map.ts"
import { sectionDetails } from "./section-details.ts"

export function seatingHandlers(dependencies: Dependencies): Handlers {
  const { db } = dependencies
  const seatMap = seatMaps(db)
  return {
    getEventSeatMap: async ({ website, language, path }) => seatMap(website, language, path.id, "full"),
    getEventPolygons: async ({ website, language, path }) => seatMap(website, language, path.id, "polygons"),
    getSectionDetails: async ({ website, language, path }) =>
      sectionDetails(dependencies, website, language, path.id, path.sectionId),
    getAvailability: async ({ website, path }) => availability(dependencies, website, path.id),
    getSection: async ({ website, language, path }) => sectionAnswer(db, website, language, path.id, "full"),
    getSectionInMode: async ({ website, language, path }) =>
      sectionAnswer(db, website, language, path.id, path.mode),
  }
}
