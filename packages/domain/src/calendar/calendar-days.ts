import { type DateRange, inDateRange } from "../dates/date-range.ts"
import type { LocalDate } from "../dates/local-date.ts"
import { dayState, isVisibleSaleState, type VisibleSaleState } from "../sale-states/day-state.ts"

/** From this many events a day collapses into a dot that opens a list [CAT-020]. */
export const DAY_COLLAPSE_LIMIT = 4

/** What a calendar day reads of an event; `start` is a local or zoned ISO date-time at the venue. */
export type DatedEvent = { start: string; saleState: string }

export type CalendarDay<Event extends DatedEvent> = {
  date: LocalDate
  state: VisibleSaleState
  events: Event[]
  /** One button per event, or one dot for the day [CAT-016] [CAT-020]. */
  shown: "buttons" | "dot"
}

/**
 * The days with an event to show, soonest first, the events of a day by their hour: the cells of the month view and
 * the day list [CAT-016] [CAT-018] [CAT-024].
 */
export function calendarDays<Event extends DatedEvent>(
  events: readonly Event[],
  range?: DateRange,
): CalendarDay<Event>[] {
  const days = new Map<LocalDate, Event[]>()
  for (const event of events) {
    const date = event.start.slice(0, 10)
    if (!isVisibleSaleState(event.saleState) || (range !== undefined && !inDateRange(date, range))) continue
    days.set(date, [...(days.get(date) ?? []), event])
  }
  return [...days].sort(([a], [b]) => (a < b ? -1 : 1)).map(([date, ofDay]) => calendarDay(date, ofDay))
}

function calendarDay<Event extends DatedEvent>(date: LocalDate, ofDay: readonly Event[]): CalendarDay<Event> {
  return {
    date,
    // Every event here is visible, so the day has a state; list order decides within a group [CAT-025].
    state: dayState(ofDay.map(({ saleState }) => saleState))!,
    events: ofDay.toSorted((a, b) => (a.start < b.start ? -1 : a.start > b.start ? 1 : 0)),
    shown: ofDay.length >= DAY_COLLAPSE_LIMIT ? "dot" : "buttons",
  }
}
