import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { addDays } from "../dates/local-date.ts"
import { SALE_STATES } from "../sale-states/day-state.ts"
import { calendarDays } from "./calendar-days.ts"

const at = (start: string, saleState = "ONSALE") => ({ start, saleState })
const anyEvent = fc
  .tuple(
    fc.integer({ min: 0, max: 4 }),
    fc.integer({ min: 10, max: 22 }),
    fc.constantFrom(...SALE_STATES, "FOO"),
  )
  .map(([day, hour, saleState]) => at(`${addDays("2026-12-05", day)}T${hour}:00:00-05:00`, saleState))

describe("the days of the calendar", () => {
  it("lists the events of each day by their hour [CAT-016] [CAT-018]", () => {
    const days = calendarDays([
      at("2026-12-06T14:00"),
      at("2026-12-05T19:30", "SOLDOUT"),
      at("2026-12-05T14:00", "CANCELLED"),
    ])
    expect(days).toEqual([
      {
        date: "2026-12-05",
        state: "SOLDOUT",
        events: [at("2026-12-05T14:00", "CANCELLED"), at("2026-12-05T19:30", "SOLDOUT")],
        shown: "buttons",
      },
      { date: "2026-12-06", state: "ONSALE", events: [at("2026-12-06T14:00")], shown: "buttons" },
    ])
  })

  it("keeps events of the same minute in the order of the list [CAT-018]", () => {
    const together = [at("2026-12-05T14:00"), at("2026-12-05T14:00", "SOLDOUT"), at("2026-12-05T13:00")]
    const [day] = calendarDays(together)
    expect(day?.events).toEqual([together[2], together[0], together[1]])
  })

  it.each([
    [3, "buttons"],
    [4, "dot"],
    [5, "dot"],
  ] as const)("shows %i events of a day as %s [CAT-020]", (count, shown) => {
    const events = Array.from({ length: count }, (_, index) => at(`2026-12-05T1${index}:00`))
    expect(calendarDays(events)[0]?.shown).toBe(shown)
  })

  it("does not count what is hidden [CAT-020] [CAT-024]", () => {
    const hidden = [at("2026-12-05T13:00", "INVISIBLE"), at("2026-12-06T13:00", "FOO")]
    const [day, ...others] = calendarDays(
      [10, 11, 12].map((hour) => at(`2026-12-05T${hour}:00`)).concat(hidden),
    )
    expect(day).toMatchObject({ shown: "buttons", state: "ONSALE" })
    expect(others).toEqual([])
  })

  it("keeps to a range of days [CAT-006]", () => {
    const events = ["04", "05", "06", "07"].map((day) => at(`2026-12-${day}T20:00`))
    const days = calendarDays(events, { start: "2026-12-05", end: "2026-12-06" })
    expect(days.map(({ date }) => date)).toEqual(["2026-12-05", "2026-12-06"])
  })

  it("loses no visible event and keeps the days in order [CAT-018]", () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 20 }), (events) => {
        const days = calendarDays(events)
        expect(days.flatMap((day) => day.events)).toHaveLength(
          events.filter(({ saleState }) => !["INVISIBLE", "FOO"].includes(saleState)).length,
        )
        const dates = days.map(({ date }) => date)
        expect(dates).toEqual([...new Set(dates)].sort())
        for (const day of days) {
          expect(day.events.length).toBeGreaterThan(0)
          expect(day.events.map(({ start }) => start)).toEqual(day.events.map(({ start }) => start).sort())
          expect(day.state === "ONSALE").toBe(day.events.some(({ saleState }) => saleState === "ONSALE"))
        }
      }),
    )
  })
})
