import type { VenueLayout } from "@parterre/seating-plans/layout"
import { type Known, type Report, takeKey } from "./check-page.ts"
import { hourKey, timesOf, writtenHour } from "./hours.ts"
import { instantOf } from "./local-time.ts"
import type { ImportProblem } from "./problem.ts"
import type { EventEntry, ShowEntry } from "./tenant-files.ts"
import type { PageSource } from "./tenant-folder.ts"

/** What is for a whole event, and would be of each of its hours. */
const ofWholeEvents = ["doors", "parking", "queue"] as const

/** What is wrong with the hours of a page's events. */
export function hourProblems({ file }: PageSource, known: Known): readonly ImportProblem[] {
  const problems: ImportProblem[] = []
  for (const [s, show] of file.value.shows.entries())
    for (const [e, event] of show.events.entries())
      checkHours(event, show, known, (path, message) =>
        problems.push(file.source.problem(["shows", s, "events", e, ...path], message)),
      )
  return problems
}

function checkHours(event: EventEntry, show: ShowEntry, known: Known, report: Report): void {
  if (event.hours === undefined) return
  for (const field of ofWholeEvents)
    if (event[field] !== undefined) report([field], "not for an event with hours")
  if (show.parking !== undefined)
    report(
      ["hours"],
      "parking is sold for a whole event, not for an hour: move the events with hours to a show without parking",
    )
  const day = event.start.slice(0, 11)
  const times = timesOf(event)
  if (times[0] !== event.start.slice(11))
    report(["hours", 0], `"${times[0]}" is not the time of start: the first hour is`)
  for (const [h, at] of times.entries()) {
    const before = times[h - 1]
    takeKey(known.eventKeys, hourKey(event.key, at), (_, message) => report(["hours", h], message))
    if (before !== undefined && at <= before) report(["hours", h], `"${at}" is not after "${before}"`)
    if (known.timeZone !== undefined && instantOf(day + at, known.timeZone) === undefined)
      report(["hours", h], `"${day}${at}" does not exist in ${known.timeZone}: the clocks change then`)
  }
  for (const [h, hour] of event.hours.entries())
    checkPlaces(writtenHour(hour).places, known.venues.get(show.venue)?.layout, (message) =>
      report(["hours", h, "places"], message),
    )
}

function checkPlaces(
  places: number | undefined,
  layout: VenueLayout | undefined,
  report: (message: string) => void,
): void {
  if (places === undefined || layout === undefined) return
  const [only, ...others] = layout.sections
  const capacity = only?.generalAdmission?.capacity
  if (capacity === undefined || others.length > 0)
    report("only in a venue of one general admission area: elsewhere, its places are those of the venue")
  else if (places > capacity) report(`${places} is more than the ${capacity} of its venue`)
}
