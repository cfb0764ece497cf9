import type { Localized } from "../language/localized.ts"
import { isHourOpen, isSelectable, isVisibleSaleState } from "../sale-states/day-state.ts"

const SOLD_OUT: Localized = { fr: "Complet", en: "Sold out" }

export type SaleNotice = { kind: "note"; text: string } | { kind: "sold-out"; text: Localized }

/** What an event that is not on sale shows, on its label and in the dialog it opens: its note, or that it is sold out [CAT-021]. */
export function saleNotice(event: { saleState: string; note?: string | undefined }): SaleNotice | undefined {
  if (!isVisibleSaleState(event.saleState) || isSelectable(event.saleState)) return undefined
  const note = event.note?.trim() ?? ""
  return note === "" ? { kind: "sold-out", text: SOLD_OUT } : { kind: "note", text: note }
}

/** The dialog of a date where only the alternative exhibit is available [CAT-022]. */
export const ALT_EXHIBIT_DIALOG = {
  message: {
    fr: "À cette date, seule l’exposition de remplacement est offerte.",
    en: "On this date, only the alternative exhibit is available.",
  },
  cancel: { fr: "Annuler", en: "Cancel" },
  proceed: { fr: "J’ai compris", en: "I understand" },
} as const satisfies Readonly<Record<string, Localized>>

/** What a calendar reads of an event that is open at several hours of its day, each with an id to be picked by. */
interface EventOfHours {
  readonly id: string
  readonly start: string
  readonly saleState: string
  readonly itemHours: readonly {
    readonly expositionId: string
    readonly start?: string
    readonly saleState: string
  }[]
}

/** Whether one of several hours is picked, and not the event itself. */
export const isByHour = ({ id, itemHours }: Pick<EventOfHours, "id" | "itemHours">): boolean =>
  itemHours.some(({ expositionId }) => expositionId !== id)

/** An event as the hours there are to pick, each an event by its own id; itself where it has but one. */
export const eventsByHour = <Event extends EventOfHours>(event: Event): readonly Event[] =>
  isByHour(event)
    ? event.itemHours.map((hour) => ({
        ...event,
        id: hour.expositionId,
        start: hour.start ?? event.start,
        saleState: hour.saleState,
        itemHours: [hour],
      }))
    : [event]

/** Where picking an event leads: on, to a confirmation first, or nowhere when it is not on sale [CAT-022] [CAT-026]. */
export function pickCalendarEvent(event: {
  saleState: string
  altExhibit?: boolean | undefined
  /** It sells to some. */
  inPresale?: boolean | undefined
}): "go" | "confirm-alt-exhibit" | "blocked" {
  if (!isHourOpen(event.saleState, event.inPresale)) return "blocked"
  return event.altExhibit === true ? "confirm-alt-exhibit" : "go"
}

/** The calendar says that it is loading once it has taken this long, in milliseconds, and not before [CAT-028]. */
export const CALENDAR_LOADING_DELAY_MS = 500

/** A place to go from the calendar; `pageId` is the page loaded, `hour` the id of the exposition picked. */
export type CalendarTarget = {
  language: string
  currentPath: string
  pageId?: string | undefined
  eventId: string
  hour?: string | undefined
}

/** The path a picked event leads to: under its page when one is loaded, else under the current path [CAT-023]. */
export function performancePath({ language, currentPath, pageId, eventId, hour }: CalendarTarget): string {
  const event = encodeURIComponent(eventId)
  if (pageId !== undefined) return `/${language}/pages/${encodeURIComponent(pageId)}/performances/${event}`
  const query = hour === undefined ? "" : `?hour=${encodeURIComponent(hour)}`
  return `${currentPath.replace(/[?#].*/, "").replace(/\/+$/, "")}/performances/${event}${query}`
}
