import { describe, expect, it } from "vitest"
import { chipParts, dateText, dayText, monthText, rangeText, timeText } from "./dates.ts"

const zone = "America/Toronto"
const start = "2026-12-05T19:30:00-05:00"

describe("dates as people write them", () => {
  it("writes the hour the Québec way, with no-break spaces", () => {
    expect(timeText(start, zone, "fr")).toBe("19\u00a0h\u00a030")
    expect(timeText("2026-12-05T14:00:00-05:00", zone, "fr")).toBe("14\u00a0h")
  })

  it("writes the hour the Canadian English way", () => {
    expect(timeText(start, zone, "en")).toBe("7:30\u00a0p.m.")
    expect(timeText("2026-12-05T00:05:00-05:00", zone, "en")).toBe("12:05\u00a0a.m.")
  })

  it("names the day in the organiser's zone, not the reader's", () => {
    expect(dateText("2026-12-06T00:30:00Z", zone, "fr")).toBe("samedi 5 décembre 2026, 19\u00a0h\u00a030")
    expect(dayText(start, zone, "en")).toBe("Saturday, December 5, 2026")
  })

  it("abbreviates as in fr-FR and en-US", () => {
    const july = "2026-07-09T20:00:00-04:00"
    expect(chipParts(july, zone, "fr")).toEqual({ weekday: "jeu.", day: "9", month: "juil." })
    expect(chipParts(july, zone, "en")).toEqual({ weekday: "Thu", day: "9", month: "Jul" })
    expect(monthText(july, zone, "fr")).toBe("juillet 2026")
    const spaces = /[\u2009\u202f\u00a0]/g
    expect(rangeText(july, "2026-07-12T20:00:00-04:00", zone, "en").replace(spaces, " ")).toBe(
      "Jul 9 – 12, 2026",
    )
  })

  it("writes the first of a month as « 1ᵉʳ »", () => {
    expect(dayText("2027-01-01T12:00:00-05:00", zone, "fr")).toBe("vendredi 1ᵉʳ janvier 2027")
  })
})
