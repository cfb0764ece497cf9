import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { formatTimeOfDay, hoursOf, isTimeOfDay, parseTimeOfDay } from "./time-of-day.ts"

const anyTime = fc.record({ hour: fc.integer({ min: 0, max: 23 }), minute: fc.integer({ min: 0, max: 59 }) })

describe("a time of the day", () => {
  it.each([
    ["0:30 AM", 12],
    ["13:00 PM", 12],
    ["7:60 PM", 12],
    ["7:30", 12],
    ["24:00", 24],
    ["12:60", 24],
    ["25:99", 24],
    ["12:5", 24],
    ["midi", 24],
    ["x7:30 PM", 12],
    ["7:30 PMx", 12],
    ["x9:30", 24],
    ["9:30x", 24],
    ["", 24],
  ] as const)("refuses %j in %i hours and shows Invalid Time [DATE-009] [DATE-013]", (text, format) => {
    const time = parseTimeOfDay(text, format)
    expect(time).toBeUndefined()
    expect(formatTimeOfDay(time, format)).toBe("Invalid Time")
  })

  it.each([
    ["12:00 AM", 12, { hour: 0, minute: 0 }],
    ["12:05 pm", 12, { hour: 12, minute: 5 }],
    ["7:30PM", 12, { hour: 19, minute: 30 }],
    [" 9:05 ", 24, { hour: 9, minute: 5 }],
    ["23:59", 24, { hour: 23, minute: 59 }],
  ] as const)("reads %j in %i hours [DATE-009]", (text, format, time) => {
    expect(parseTimeOfDay(text, format)).toEqual(time)
  })

  it("offers 1 to 12 or 0 to 23 [DATE-009]", () => {
    expect([...hoursOf(12)].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    expect(hoursOf(24)).toEqual([...Array(24).keys()])
  })

  it("counts in 12 hours unless told otherwise [I18N-007]", () => {
    expect(hoursOf()).toEqual(hoursOf(12))
    expect(formatTimeOfDay({ hour: 19, minute: 30 })).toBe("7:30 PM")
    expect(parseTimeOfDay("7:30 pm")).toEqual({ hour: 19, minute: 30 })
    expect(parseTimeOfDay("19:30")).toBeUndefined()
  })

  it("reads back what it shows [DATE-009]", () => {
    fc.assert(
      fc.property(anyTime, fc.constantFrom(12 as const, 24 as const), (time, format) => {
        expect(parseTimeOfDay(formatTimeOfDay(time, format), format)).toEqual(time)
      }),
    )
  })

  it("shows Invalid Time for numbers that are no time [DATE-009] [DATE-013]", () => {
    for (const time of [
      { hour: 24, minute: 0 },
      { hour: -1, minute: 0 },
      { hour: 1, minute: 60 },
      { hour: 1.5, minute: 0 },
    ]) {
      expect(isTimeOfDay(time)).toBe(false)
      expect(formatTimeOfDay(time, 24)).toBe("Invalid Time")
    }
  })
})
