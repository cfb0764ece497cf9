import type { CalendarEvent } from "@parterre/contract"
import { isSelectable, isVisibleSaleState } from "@parterre/domain/sale-states"
import type { ShownPage } from "./shown-page.ts"

export interface Month {
  /** `YYYY-MM`, in the time written in the events themselves. */
  readonly key: string
  readonly events: readonly CalendarEvent[]
}

/** Over or called off: nobody will ever buy it. */
const isClosed = ({ saleState }: CalendarEvent): boolean =>
  saleState === "WASONSALE" || saleState === "CANCELLED"

/** The dates a visitor may see, in the order given: those that are or may be for sale, and those that never will be again [CAT-024]. */
export function datesOf(events: readonly CalendarEvent[]): {
  readonly open: readonly CalendarEvent[]
  readonly closed: readonly CalendarEvent[]
} {
  const visible = events.filter(({ saleState }) => isVisibleSaleState(saleState))
  return { open: visible.filter((event) => !isClosed(event)), closed: visible.filter(isClosed) }
}

/** Every date of a page, the soonest first. */
export const datesInOrder = (page: ShownPage): readonly CalendarEvent[] =>
  page.shows.flatMap((show) => show.events).toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start))

/** The dates of a page whose sale opens later, or was stopped again. */
export const datesToOpen = (page: ShownPage): readonly CalendarEvent[] =>
  datesInOrder(page).filter(
    ({ saleState, onSaleFrom }) => saleState === "NOTAVAILABLE" && onSaleFrom !== undefined,
  )

/** When dates and products of a page go on sale that don't sell yet. */
export const openingsOf = (page: ShownPage): readonly string[] =>
  [...datesToOpen(page), ...(page.products ?? [])].flatMap(({ onSaleFrom = [] }) => onSaleFrom)

/** Cents of the cheapest ticket on sale, fees included; nothing where none is. */
export function lowestPrice(page: ShownPage): number | undefined {
  if (!isSelectable(page.saleState)) return undefined
  const prices = datesInOrder(page).flatMap(({ saleState, priceFrom }) =>
    isSelectable(saleState) && priceFrom !== undefined ? [priceFrom] : [],
  )
  return prices.length === 0 ? undefined : Math.min(...prices)
}

/** Dates by month, in the order given. */
export function eventsByMonth(events: readonly CalendarEvent[]): readonly Month[] {
  return [...Map.groupBy(events, ({ start }) => start.slice(0, 7))].map(([key, events]) => ({ key, events }))
}

/** So few that it is worth saying. */
export const areFewLeft = (placesLeft: number | undefined): boolean =>
  placesLeft !== undefined && placesLeft <= 20
