import type { CalendarEvent, Page } from "@parterre/contract"
import { isVisibleSaleState } from "@parterre/domain/sale-states"

export interface Month {
  /** `YYYY-MM`, in the time written in the events themselves. */
  readonly key: string
  readonly events: readonly CalendarEvent[]
}

/** The dates a visitor may see, by month and in order [CAT-024]. */
export function eventsByMonth(page: Page): readonly Month[] {
  const events = page.shows
    .flatMap((show) => show.events)
    .filter(({ saleState }) => isVisibleSaleState(saleState))
    .toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start))
  return [...Map.groupBy(events, ({ start }) => start.slice(0, 7))].map(([key, events]) => ({ key, events }))
}

/** So few that it is worth saying. */
export const areFewLeft = (placesLeft: number | undefined): boolean =>
  placesLeft !== undefined && placesLeft <= 20
