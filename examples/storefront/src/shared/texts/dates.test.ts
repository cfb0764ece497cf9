import { describe, expect, it } from "vitest"
import { chipParts, monthText, rangeText } from "./dates.ts"

const zone = "America/Toronto"

describe("dates as people write them", () => {
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
})
