import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { addDays, weekdayOf } from "../dates/local-date.ts"
import { MIN_CALENDAR_YEAR, monthGrid, monthOf, nextMonth, previousMonth, WEEKDAYS } from "./month-grid.ts"

const anyMonth = fc.record({
  year: fc.integer({ min: MIN_CALENDAR_YEAR, max: 2200 }),
  month: fc.integer({ min: 1, max: 12 }),
})

describe("the month view", () => {
  it("moves month by month, and not before January 1970 [CAT-013] [CAT-015]", () => {
    expect(nextMonth({ year: 2026, month: 12 })).toEqual({ year: 2027, month: 1 })
    expect(previousMonth({ year: 2027, month: 1 })).toEqual({ year: 2026, month: 12 })
    expect(previousMonth({ year: 1970, month: 2 })).toEqual({ year: 1970, month: 1 })
    expect(previousMonth({ year: 1970, month: 1 })).toBeUndefined()
    fc.assert(
      fc.property(anyMonth, (month) => {
        expect(previousMonth(nextMonth(month))).toEqual(month)
      }),
    )
  })

  it("heads its columns with Sunday first, in both languages [CAT-014]", () => {
    expect(WEEKDAYS).toHaveLength(7)
    expect(WEEKDAYS[0]).toEqual({ fr: "dimanche", en: "Sunday" })
    const names = (language: "fr" | "en") =>
      WEEKDAYS.map((_, weekday) =>
        new Intl.DateTimeFormat(`${language}-CA`, { weekday: "long", timeZone: "UTC" }).format(
          Date.UTC(2026, 10, 22 + weekday),
        ),
      )
    expect(WEEKDAYS.map(({ fr }) => fr)).toEqual(names("fr"))
    expect(WEEKDAYS.map(({ en }) => en)).toEqual(names("en"))
  })

  it("fills whole weeks with the neighbours of the month [CAT-013]", () => {
    const weeks = monthGrid({ year: 2026, month: 12 })
    expect(weeks).toHaveLength(5)
    expect(weeks[0]?.[0]).toEqual({ date: "2026-11-29", inMonth: false })
    expect(weeks[0]?.[2]).toEqual({ date: "2026-12-01", inMonth: true })
    expect(weeks[4]?.[6]).toEqual({ date: "2027-01-02", inMonth: false })
    expect(monthGrid({ year: 2026, month: 2 })).toHaveLength(4)
    expect(monthGrid({ year: 2026, month: 8 })).toHaveLength(6)
    expect(monthGrid({ year: 999, month: 9 })[0]?.[0]?.date).toBe("0999-09-01")
    expect(() => monthGrid({ year: 2026, month: 13 })).toThrow("Not a month: 2026-13")
  })

  it("has each day of the month once, under its weekday, in order [CAT-014]", () => {
    fc.assert(
      fc.property(anyMonth, (month) => {
        const weeks = monthGrid(month)
        const cells = weeks.flat()
        for (const week of weeks)
          expect(week.map(({ date }) => weekdayOf(date))).toEqual([0, 1, 2, 3, 4, 5, 6])
        for (const [index, { date }] of cells.entries()) expect(date).toBe(addDays(cells[0]!.date, index))
        const inside = cells.filter(({ inMonth }) => inMonth)
        expect(inside).toEqual(
          cells.filter(({ date }) => JSON.stringify(monthOf(date)) === JSON.stringify(month)),
        )
        expect(inside).toHaveLength(new Date(Date.UTC(month.year, month.month, 0)).getUTCDate())
        for (const week of weeks) expect(week.some(({ inMonth }) => inMonth)).toBe(true)
      }),
      { numRuns: 50 },
    )
  })
})
