import { describe, expect, it } from "vitest"
import { writtenDay, writtenDayAndHour, writtenHour } from "./written-time.ts"

const evening = Date.parse("2026-12-05T19:30:00-05:00")
const toronto = "America/Toronto"

describe("times shoppers read", () => {
  it("are written as in Québec and as in English Canada", () => {
    expect(writtenHour(evening, toronto, "fr")).toBe("19\u00a0h\u00a030")
    expect(writtenHour(evening, toronto, "en")).toBe("7:30\u00a0p.m.")
    expect(writtenHour("2026-12-05T14:00:00-05:00", toronto, "fr")).toBe("14\u00a0h")
    const midnight = Date.parse("2026-12-05T00:00:00-05:00")
    expect(writtenHour(midnight, toronto, "fr")).toBe("0\u00a0h")
    expect(writtenHour(midnight, toronto, "en")).toBe("12:00\u00a0a.m.")
    expect(writtenHour(midnight + 12 * 3_600_000, toronto, "en")).toBe("12:00\u00a0p.m.")
  })

  it("say the half of the day the Canadian English way, and every minute of it", () => {
    const at = (time: string) => writtenHour(`2026-12-05T${time}-05:00`, toronto, "en")
    expect(["00:05:00", "19:00:00"].map(at)).toEqual(["12:05\u00a0a.m.", "7:00\u00a0p.m."])
  })

  it("are those of the organiser's zone, not of the reader's", () => {
    const start = "2026-12-06T00:30:00Z"
    expect(writtenDayAndHour(start, toronto, "fr")).toBe("samedi 5 décembre 2026 à 19\u00a0h\u00a030")
    expect(writtenDayAndHour(start, "America/Halifax", "en", "short")).toBe(
      "Sat, Dec 5, 2026 at 8:30\u00a0p.m.",
    )
  })

  it("are short where there is little room", () => {
    expect(writtenDayAndHour(evening, toronto, "fr", "short")).toBe("sam. 5 déc. 2026 à 19\u00a0h\u00a030")
    expect(writtenDay("2027-01-01T12:00:00-05:00", toronto, "fr", "short")).toBe("ven. 1er janv. 2027")
  })

  it("name the day", () => {
    expect(writtenDay(Date.parse("2027-01-01T12:00:00-05:00"), toronto, "fr")).toBe(
      "vendredi 1er janvier 2027",
    )
    expect(writtenDayAndHour(evening, toronto, "en")).toBe("Saturday, December 5, 2026 at 7:30\u00a0p.m.")
  })
})
