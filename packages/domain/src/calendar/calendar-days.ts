import { compareDates } from "../dates/compare-dates.ts"
import { type DateRange, inDateRange } from "../dates/date-range.ts"
import type { LocalDate } from "../dates/local-date.ts"
import { dayState, isVisibleSaleState, type VisibleSaleState } from "../sale-states/day-state.ts"

/** From this many events a day collapses into a dot that opens a list [CAT-020]. */
const DAY_COLLAPSE_LIMIT = 4

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
  const visible = events.filter(({ saleState }) => isVisibleSaleState(saleState))
  const days = [...Map.groupBy(visible, ({ start }) => start.slice(0, 10))]
  return days
    .filter(([date]) => range === undefined || inDateRange(date, range))
    .sort(([one], [other]) => compareDates(one, other))
    .flatMap(([date, ofDay]) => {
      // List order decides within a group, so the state is read before the events are sorted [CAT-025].
      const state = dayState(ofDay.map(({ saleState }) => saleState))
      return state === undefined ? [] : [{ date, state, events: byStart(ofDay), shown: shownAs(ofDay) }]
    })
}

const byStart = <Event extends DatedEvent>(events: readonly Event[]): Event[] =>
  events.toSorted((one, other) => compareDates(one.start, other.start))

const shownAs = (events: readonly DatedEvent[]): "buttons" | "dot" =>
  events.length >= DAY_COLLAPSE_LIMIT ? "dot" : "buttons"
