import type { CalendarEvent, Page } from "@parterre/contract"
import { expect, it } from "vitest"
import { datesInOrder, datesOf, eventsByMonth, lowestPrice } from "./events-by-month.ts"

const event = (id: string, start: string, saleState: CalendarEvent["saleState"] = "ONSALE") =>
  ({ id, start, saleState }) as CalendarEvent
const pageWith = (...shows: (readonly CalendarEvent[])[]) =>
  ({ saleState: "ONSALE", shows: shows.map((events) => ({ events })) }) as unknown as Page

it("puts the dates of all shows in order, by month", () => {
  const page = pageWith(
    [event("c", "2027-01-02T14:00:00-05:00"), event("b", "2026-12-12T19:30:00-05:00")],
    [event("a", "2026-12-05T19:30:00-05:00")],
  )
  const months = eventsByMonth(datesInOrder(page))
  expect(months.map(({ key, events }) => [key, events.map(({ id }) => id)])).toEqual([
    ["2026-12", ["a", "b"]],
    ["2027-01", ["c"]],
  ])
})

it("hides invisible dates, and puts those that are over or cancelled apart [CAT-024]", () => {
  const states = ["INVISIBLE", "ONSALE", "CANCELLED", "SOLDOUT", "WASONSALE", "NOTAVAILABLE"] as const
  const { open, closed } = datesOf(states.map((state) => event(state, "2026-12-05T19:30:00-05:00", state)))
  expect(open.map(({ id }) => id)).toEqual(["ONSALE", "SOLDOUT", "NOTAVAILABLE"])
  expect(closed.map(({ id }) => id)).toEqual(["CANCELLED", "WASONSALE"])
})

it("begins at the cheapest ticket on sale", () => {
  const priced = (priceFrom: number, saleState: CalendarEvent["saleState"] = "ONSALE") => ({
    ...event("a", "2026-12-05T19:30:00-05:00", saleState),
    priceFrom,
  })
  const page = pageWith([priced(3350), priced(1000, "SOLDOUT")], [priced(2650)])
  expect(lowestPrice(page)).toBe(2650)
  expect(lowestPrice({ ...page, saleState: "SOLDOUT" })).toBeUndefined()
  expect(lowestPrice(pageWith([priced(1000, "CANCELLED")]))).toBeUndefined()
})
