import type { Availability } from "@parterre/contract"
import { sumLeft } from "../availability/event-tally.ts"
import type { LiveCounts } from "../availability/live-counts.ts"
import type { Website } from "../http/handler.ts"
import type { PublishedWebsite } from "../published/published-website.ts"
import { isoInZone } from "../zoned-time.ts"
import type { OnMap } from "./sold-on-map.ts"

/**
 * Places left per section of an event, none where it sells nothing of one; of a subscription the places of its price levels
 * that are left at every one of its events.
 */
export function availabilityOf(
  { timeZone }: Website,
  site: Pick<PublishedWebsite, "sectionsOf">,
  sold: OnMap,
  left: LiveCounts,
  now: number,
): Availability {
  const serverTime = isoInZone(now, timeZone)
  const sectionIds = site.sectionsOf(sold.venueId).map(({ id }) => id)
  return sold.subscription === undefined
    ? { eventId: sold.id, serverTime, ...summary(sectionIds, left) }
    : { subscriptionId: sold.id, serverTime, ...summary(sectionIds, left, ({ claimed }) => claimed) }
}

type Section = LiveCounts["sections"] extends ReadonlyMap<string, infer Value> ? Value : never

/**
 * A section's version is its counter and its places: the counter tells of changes, the places of claims that lapsed
 * since. A claim that lapses at one event of a subscription may free no place of it and still change what is beside
 * others, so the claims themselves are counted there.
 */
function summary(
  sectionIds: readonly string[],
  { counts, sections: all }: LiveCounts,
  alsoCounted?: (section: Section) => number,
): Pick<Availability, "version" | "placesLeft" | "sections"> {
  const counted = Map.groupBy(counts, (count) => count.sectionId)
  const sections = sectionIds.map((sectionId) => {
    const places = counted.get(sectionId) ?? []
    const placesLeft = sumLeft(places)
    const section = all.get(sectionId) ?? untouched
    return {
      sectionId,
      version: versionOf(section.version, placesLeft, alsoCounted?.(section)),
      placesLeft,
      capacity: places.reduce((sum, { capacity }) => sum + capacity, 0),
    }
  })
  const sum = (of: (section: Section) => number) =>
    [...all.values()].reduce((total, section) => total + of(section), 0)
  const placesLeft = sumLeft(counts)
  return {
    version: versionOf(
      sum(({ version }) => version),
      placesLeft,
      alsoCounted && sum(alsoCounted),
    ),
    placesLeft,
    sections: sections.toSorted((a, b) => (a.sectionId < b.sectionId ? -1 : 1)),
  }
}

const untouched: Section = { version: 0, claimed: 0 }

const versionOf = (...counts: readonly (number | undefined)[]): string =>
  counts.filter((count) => count !== undefined).join(".")
