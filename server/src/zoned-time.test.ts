import { expect, it } from "vitest"
import { dayInZone, hourOfDay, isoInZone } from "./zoned-time.ts"

it.each([
  ["2026-12-06T00:30:00Z", "America/Toronto", "2026-12-05T19:30:00-05:00"],
  ["2026-07-01T23:00:00Z", "America/Halifax", "2026-07-01T20:00:00-03:00"],
  ["2026-07-01T23:00:00Z", "America/St_Johns", "2026-07-01T20:30:00-02:30"],
  ["2026-07-01T00:00:00Z", "UTC", "2026-07-01T00:00:00+00:00"],
])("shows %s in %s as %s", (utc, zone, local) => {
  expect(isoInZone(Date.parse(utc), zone)).toBe(local)
  expect(Date.parse(isoInZone(Date.parse(utc), zone))).toBe(Date.parse(utc))
})

it("knows the day of a place", () => {
  expect(dayInZone(Date.parse("2026-12-06T00:30:00Z"), "America/Toronto")).toBe("2026-12-05")
})

it.each([
  ["2026-12-05", "2026-12-05T09:00:00-05:00"],
  // Clocks are put forward at two, and back.
  ["2027-03-14", "2027-03-14T09:00:00-04:00"],
  ["2027-11-07", "2027-11-07T09:00:00-05:00"],
])("finds nine o'clock of %s", (day, nine) => {
  expect(isoInZone(hourOfDay(day, 9, "America/Toronto"), "America/Toronto")).toBe(nine)
})
