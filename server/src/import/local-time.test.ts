import { describe, expect, it } from "vitest"
import { instantOf, isLocalTime, isTimeOfDay, isTimeZone } from "./local-time.ts"

const iso = (text: string, zone: string) => {
  const instant = instantOf(text, zone)
  return instant === undefined ? undefined : new Date(instant).toISOString()
}

describe("local time", () => {
  it("is told in the zone's own offset, summer and winter", () => {
    expect(iso("2026-12-05T19:30", "America/Toronto")).toBe("2026-12-06T00:30:00.000Z")
    expect(iso("2026-07-05T19:30", "America/Toronto")).toBe("2026-07-05T23:30:00.000Z")
    expect(iso("2026-12-05T19:30", "America/St_Johns")).toBe("2026-12-05T23:00:00.000Z")
  })

  it("does not exist while the clocks jump ahead", () => {
    expect(iso("2027-03-14T02:30", "America/Toronto")).toBeUndefined()
    expect(iso("2027-03-14T03:00", "America/Toronto")).toBe("2027-03-14T07:00:00.000Z")
    expect(iso("2027-03-14T02:30", "America/Regina")).toBe("2027-03-14T08:30:00.000Z")
  })

  it("is the first of two when the clocks are set back", () => {
    expect(iso("2026-11-01T01:30", "America/Toronto")).toBe("2026-11-01T05:30:00.000Z")
  })

  it.each([
    "2026-13-05T19:30",
    "2026-02-30T19:30",
    "2026-12-05T24:00",
    "2026-12-05",
    "2026-12-05 19:30",
    "2026-12-05T19:30Z",
  ])("is not %s", (text) => expect(isLocalTime(text)).toBe(false))

  it("knows times of the day and zones", () => {
    expect([isTimeOfDay("19:00"), isTimeOfDay("24:00"), isTimeOfDay("7:00")]).toEqual([true, false, false])
    expect([isTimeZone("America/Halifax"), isTimeZone("America/Nowhere")]).toEqual([true, false])
  })
})
