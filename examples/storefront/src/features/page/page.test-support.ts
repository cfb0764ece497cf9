import type { CalendarEvent, Page } from "@parterre/contract"

/** An event by when it starts, on sale unless told otherwise. */
export const eventAt = (start: string, more: Partial<CalendarEvent> = {}): CalendarEvent => ({
  id: start.slice(0, 16),
  code: start.slice(0, 16),
  showId: "s",
  title: "Spectacle",
  imageUrl: "/spectacle.svg",
  saleState: "ONSALE",
  itemHours: [],
  start,
  place: { id: "p", name: "Salle", city: "Québec", provinceState: "QC", country: "CA" },
  ...more,
})

/** A page of two shows with a date each. */
export const pageShownAs = (display: Page["display"]): Page => ({
  id: "page",
  title: "Saison",
  category: "show",
  imageUrlBig: "",
  imageUrlSmall: "",
  display,
  saleState: "ONSALE",
  shows: [
    { id: "a", title: "Le Cid", events: [eventAt("2027-02-27T19:00:00-05:00", { title: "Le Cid" })] },
    { id: "b", title: "Médée", events: [eventAt("2027-02-20T20:00:00-05:00", { title: "Médée" })] },
  ],
  subscriptions: [],
  combos: [],
  byocs: [],
  suggestion: [],
  itemsDates: { items: [] },
})
