import type { CalendarEvent, Page } from "@parterre/contract"
import { expect, it } from "vitest"
import { eventsByMonth } from "./events-by-month.ts"

const event = (id: string, start: string, saleState: CalendarEvent["saleState"] = "ONSALE") =>
  ({ id, start, saleState }) as CalendarEvent
const pageWith = (...shows: (readonly CalendarEvent[])[]) =>
  ({ shows: shows.map((events) => ({ events })) }) as unknown as Page

it("puts the dates of all shows in order, by month", () => {
  const months = eventsByMonth(
    pageWith(
      [event("c", "2027-01-02T14:00:00-05:00"), event("b", "2026-12-12T19:30:00-05:00")],
      [event("a", "2026-12-05T19:30:00-05:00")],
    ),
  )
  expect(months.map(({ key, events }) => [key, events.map(({ id }) => id)])).toEqual([
    ["2026-12", ["a", "b"]],
    ["2027-01", ["c"]],
  ])
})

it("hides invisible dates [CAT-024]", () => {
  expect(eventsByMonth(pageWith([event("a", "2026-12-05T19:30:00-05:00", "INVISIBLE")]))).toEqual([])
})
