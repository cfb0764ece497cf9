import { checkPrices, type Known, takeKey } from "./check-page.ts"
import { type HoursOfDays, noSuchEvent } from "./hours.ts"
import type { ImportProblem, Path } from "./problem.ts"
import type { SubscriptionEntry } from "./tenant-files.ts"
import type { PageSource } from "./tenant-folder.ts"

/** The venue of each event of the tenant, both by their keys. */
export type VenueOfEvent = ReadonlyMap<string, string>

export const venueOfEvents = (pages: readonly PageSource[]): VenueOfEvent =>
  new Map(
    pages.flatMap(({ file }) =>
      file.value.shows.flatMap((show) => show.events.map((event) => [event.key, show.venue] as const)),
    ),
  )

/** What is wrong with the subscriptions of a page, once every page's events are known. */
export function subscriptionProblems(
  { file }: PageSource,
  known: Pick<Known, "venues" | "eventKeys" | "hasAllEvents">,
  venueOf: VenueOfEvent,
  days: HoursOfDays,
): readonly ImportProblem[] {
  const problems: ImportProblem[] = []
  for (const [s, subscription] of (file.value.subscriptions ?? []).entries()) {
    const report = (path: Path, message: string) =>
      problems.push(file.source.problem(["subscriptions", s, ...path], message))
    // Its prices are named like an event's, so the two share their keys.
    takeKey(known.eventKeys, subscription.key, report)
    checkEvents(subscription, venueOf, known.hasAllEvents ? days : undefined, report)
    const venue = venueOfSubscription(subscription, venueOf)
    if (venue !== undefined) checkPrices(subscription, venue, known.venues.get(venue)?.categories, report)
  }
  return problems
}

/** The venue all events of a subscription share: that of the first one there is. */
export const venueOfSubscription = (
  { events }: Pick<SubscriptionEntry, "events">,
  venueOf: VenueOfEvent,
): string | undefined => events.flatMap((event) => venueOf.get(event) ?? [])[0]

function checkEvents(
  { events }: SubscriptionEntry,
  venueOf: VenueOfEvent,
  /** Undefined while not all events are known. */
  days: HoursOfDays | undefined,
  report: (path: Path, message: string) => void,
): void {
  const shared = venueOfSubscription({ events }, venueOf)
  for (const [e, event] of events.entries()) {
    const venue = venueOf.get(event)
    if (venue === undefined) {
      if (days !== undefined) report(["events", e], noSuchEvent(event, days))
    } else if (venue !== shared)
      report(
        ["events", e],
        `"${event}" is in venue "${venue}" and not in "${shared}": one seat is kept for all events`,
      )
    if (events.indexOf(event) !== e) report(["events", e], `"${event}" is there twice`)
  }
}
