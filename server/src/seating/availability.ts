import type { Availability } from "@parterre/contract"
import { claimsBySection } from "../availability/count-store.ts"
import { type AvailabilityCount, eventCounts, sumLeft } from "../availability/event-counts.ts"
import { subscriptionCounts } from "../availability/subscription-counts.ts"
import { catalogueStore } from "../catalogue/catalogue-store.ts"
import type { Dependencies } from "../dependencies.ts"
import type { Website } from "../http/handler.ts"
import { Refusal } from "../refusal.ts"
import { visibleSubscription } from "../subscriptions/subscription-store.ts"
import { isoInZone } from "../zoned-time.ts"
import { sectionVersions } from "./section-version-store.ts"

/** Places left per section of an event. */
export async function availability(
  { db, clock }: Dependencies,
  website: Website,
  eventId: string,
): Promise<Availability> {
  const event = await catalogueStore(db, website.id).event(eventId)
  if (event === undefined) throw new Refusal("event-unknown")
  const now = clock.now()
  // The counters first: a change in between shows again with the next poll.
  const versions = await sectionVersions(db, [event.id])
  const counts = await eventCounts(db, event, now)
  return { eventId: event.id, serverTime: isoInZone(now, website.timeZone), ...summary(counts, versions) }
}

/** Places of a subscription's price levels that are left at every one of its events. */
export async function subscriptionAvailability(
  { db, clock }: Dependencies,
  website: Website,
  subscriptionId: string,
): Promise<Availability> {
  const subscription = await visibleSubscription(db, website.id, subscriptionId)
  if (subscription === undefined) throw new Refusal("subscription-unknown")
  const { row, events } = subscription
  const now = clock.now()
  const versions = await sectionVersions(
    db,
    events.map(({ id }) => id),
  )
  const [counts, claims] = await Promise.all([
    subscriptionCounts(db, row, events, now),
    claimsBySection(
      db,
      events.map(({ id }) => id),
      now,
    ),
  ])
  return {
    subscriptionId: row.id,
    serverTime: isoInZone(now, website.timeZone),
    ...summary(counts, versions, claims),
  }
}

/**
 * A section's version is its counter and its places: the counter tells of changes, the places of claims that lapsed
 * since. A claim that lapses at one event of a subscription may free no place of it and still change what is beside
 * others, so the claims themselves are counted there.
 */
function summary(
  counts: readonly AvailabilityCount[],
  versions: ReadonlyMap<string, number>,
  claims?: ReadonlyMap<string, number>,
): Pick<Availability, "version" | "placesLeft" | "sections"> {
  const sections = [...Map.groupBy(counts, (count) => count.sectionId)].map(([sectionId, places]) => {
    const placesLeft = sumLeft(places)
    return {
      sectionId,
      version: versionOf(versions.get(sectionId) ?? 0, placesLeft, claims && (claims.get(sectionId) ?? 0)),
      placesLeft,
      capacity: places.reduce((sum, { capacity }) => sum + capacity, 0),
    }
  })
  const changes = [...versions.values()].reduce((sum, version) => sum + version, 0)
  const placesLeft = sumLeft(counts)
  return {
    version: versionOf(changes, placesLeft, claims && [...claims.values()].reduce((a, b) => a + b, 0)),
    placesLeft,
    sections: sections.toSorted((a, b) => (a.sectionId < b.sectionId ? -1 : 1)),
  }
}

const versionOf = (...counts: readonly (number | undefined)[]): string =>
  counts.filter((count) => count !== undefined).join(".")
