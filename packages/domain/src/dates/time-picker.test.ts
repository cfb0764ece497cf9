import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { step } from "../machines/machine.ts"
import { periodOf } from "./time-of-day.ts"
import {
  isHourOpen,
  minuteChoices,
  minuteGap,
  PERIOD_WARNING,
  PERIOD_WARNING_MS,
  switchPeriod,
  timeError,
  timePickerMachine,
} from "./time-picker.ts"

const anyTime = fc.record({ hour: fc.integer({ min: 0, max: 23 }), minute: fc.integer({ min: 0, max: 59 }) })
const anyRule = fc.record({
  min: fc.option(anyTime, { nil: undefined }),
  max: fc.option(anyTime, { nil: undefined }),
  minuteGap: fc.constantFrom(undefined, 1, 5, 7, 15, 30, 45, 60),
})

describe("the time picker", () => {
  it("asks for the hour, then for the minute [DATE-008]", () => {
    expect(step(timePickerMachine, "hour", "pick-hour")).toEqual({ ok: true, state: "minute" })
    expect(step(timePickerMachine, "minute", "pick-minute")).toEqual({ ok: true, state: "chosen" })
    expect(step(timePickerMachine, "minute", "back")).toEqual({ ok: true, state: "hour" })
    expect(step(timePickerMachine, "chosen", "back")).toEqual({ ok: true, state: "minute" })
    expect(timePickerMachine.initial).toBe("hour")
    expect(step(timePickerMachine, "hour", "pick-minute").ok).toBe(false)
    expect(step(timePickerMachine, "chosen", "pick-hour").ok).toBe(false)
  })

  it.each([
    [60, 1],
    [59, 59],
    [15, 15],
    [1, 1],
    [0, 1],
    [-5, 1],
    [2.5, 1],
    [undefined, 1],
  ])("takes a gap of %s as %i [DATE-011]", (gap, taken) => {
    expect(minuteGap(gap)).toBe(taken)
  })

  it("holds minutes to the step [DATE-012]", () => {
    expect(timeError({ hour: 9, minute: 10 }, { minuteGap: 15 })).toBe("off-the-step")
    expect(timeError({ hour: 9, minute: 45 }, { minuteGap: 15 })).toBeUndefined()
    expect(minuteChoices(9, { minuteGap: 15 }).map(({ minute }) => minute)).toEqual([0, 15, 30, 45])
    expect(minuteChoices(9, { minuteGap: 59 }).map(({ minute }) => minute)).toEqual([0, 59])
  })

  it("disables what is outside the earliest and the latest time [DATE-010]", () => {
    const rule = { min: { hour: 9, minute: 30 }, max: { hour: 17, minute: 15 }, minuteGap: 15 }
    expect(timeError({ hour: 9, minute: 15 }, rule)).toBe("before-min")
    expect(timeError({ hour: 17, minute: 30 }, rule)).toBe("after-max")
    expect(timeError({ hour: 24, minute: 0 }, rule)).toBe("not-a-time")
    expect([...Array(24).keys()].filter((hour) => isHourOpen(hour, rule))).toEqual([
      9, 10, 11, 12, 13, 14, 15, 16, 17,
    ])
    expect(minuteChoices(9, rule).map(({ disabled }) => disabled)).toEqual([true, true, false, false])
    expect(minuteChoices(17, rule).map(({ disabled }) => disabled)).toEqual([false, false, true, true])
  })

  it("blocks the switch with a warning of three seconds where the other half has no time [DATE-014]", () => {
    const time = { hour: 10, minute: 0 }
    expect(switchPeriod(time, { max: { hour: 11, minute: 59 } })).toEqual({
      ok: false,
      warning: PERIOD_WARNING,
      time,
    })
    expect(PERIOD_WARNING).toEqual({
      fr: "L’heure choisie ne serait pas valide dans cette période.",
      en: "Current time would be invalid in this period.",
    })
    expect(PERIOD_WARNING_MS).toBe(3000)
  })

  it("moves to the same time of the other half, or to the nearest open one [DATE-014]", () => {
    expect(switchPeriod({ hour: 7, minute: 30 }, {})).toEqual({ ok: true, time: { hour: 19, minute: 30 } })
    expect(switchPeriod({ hour: 19, minute: 30 }, {})).toEqual({ ok: true, time: { hour: 7, minute: 30 } })
    expect(switchPeriod({ hour: 7, minute: 30 }, { max: { hour: 18, minute: 0 } })).toEqual({
      ok: true,
      time: { hour: 18, minute: 0 },
    })
  })

  it("switches to an open time of the other half whenever there is one [DATE-014]", () => {
    fc.assert(
      fc.property(anyTime, anyRule, (time, rule) => {
        const switched = switchPeriod(time, rule)
        const half = [...Array(12).keys()].map((hour) => hour + (time.hour < 12 ? 12 : 0))
        expect(switched.ok).toBe(half.some((hour) => isHourOpen(hour, rule)))
        expect(periodOf(switched.time) === periodOf(time)).toBe(!switched.ok)
        if (switched.ok) expect(timeError(switched.time, rule)).toBeUndefined()
        else expect(switched.time).toEqual(time)
      }),
    )
  })
})
