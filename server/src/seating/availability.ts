import type { Availability } from "@parterre/contract"
import { catalogueStore } from "../catalogue/catalogue-store.ts"
import type { Dependencies } from "../dependencies.ts"
import type { Website } from "../http/handler.ts"
import { placeCounts, sumLeft } from "../places/place-counts.ts"
import { Refusal } from "../refusal.ts"
import { isoInZone } from "../zoned-time.ts"
import { sectionVersions } from "./section-versions.ts"

/**
 * Places left per section. A section's version is its counter and its places: the counter tells of changes, the
 * places of claims that lapsed since.
 */
export async function availability(
  { db, clock }: Dependencies,
  website: Website,
  eventId: string,
): Promise<Availability> {
  const event = await catalogueStore(db, website.id).event(eventId)
  if (event === undefined) throw new Refusal("event-unknown")
  const now = clock.now()
  // The counters first: a change in between shows again with the next poll.
  const versions = await sectionVersions(db, event.id)
  const counts = await placeCounts(db, event, now)
  const sections = [...Map.groupBy(counts, (count) => count.sectionId)].map(([sectionId, places]) => {
    const placesLeft = sumLeft(places)
    return {
      sectionId,
      version: `${versions.get(sectionId) ?? 0}.${placesLeft}`,
      placesLeft,
      capacity: places.reduce((sum, { capacity }) => sum + capacity, 0),
    }
  })
  const changes = [...versions.values()].reduce((sum, version) => sum + version, 0)
  const placesLeft = sumLeft(counts)
  return {
    eventId: event.id,
    version: `${changes}.${placesLeft}`,
    serverTime: isoInZone(now, website.timeZone),
    placesLeft,
    sections: sections.toSorted((a, b) => (a.sectionId < b.sectionId ? -1 : 1)),
  }
}
