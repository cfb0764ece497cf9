import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type CalendarEntry, calendarFile } from "./calendar-file.ts"

const entry: CalendarEntry = {
  id: "belvedere.le-cid-2026-12-05@belvedere",
  title: "Le Cid",
  startsAt: Date.parse("2026-12-05T19:30:00-05:00"),
  endsAt: Date.parse("2026-12-05T21:50:00-05:00"),
  place: "Salle Belvédère, 215, rue du Belvédère, Québec (QC)",
  description: undefined,
  geo: { latitude: 46.81, longitude: -71.21 },
  isCancelled: false,
}
const now = Date.parse("2026-11-23T12:00:00Z")

/** What a calendar reads: folded lines joined, then each name with its text. */
function read(file: string): Record<string, string> {
  const lines = file.replaceAll("\r\n ", "").split("\r\n").filter(Boolean)
  return Object.fromEntries(
    lines.map((line) => {
      const [name = "", ...rest] = line.split(":")
      const text = rest.join(":").replaceAll(/\\(.)/g, (_, kept: string) => (kept === "n" ? "\n" : kept))
      return [name, text]
    }),
  )
}

describe("an event for a calendar", () => {
  it("begins and ends in universal time, at its place", () => {
    expect(read(calendarFile(entry, now))).toMatchObject({
      UID: "belvedere.le-cid-2026-12-05@belvedere",
      DTSTAMP: "20261123T120000Z",
      DTSTART: "20261206T003000Z",
      DTEND: "20261206T025000Z",
      SUMMARY: "Le Cid",
      LOCATION: entry.place,
      GEO: "46.81;-71.21",
      STATUS: "CONFIRMED",
    })
    expect(calendarFile(entry, now)).not.toContain("DESCRIPTION")
  })

  it("says that it is cancelled", () => {
    expect(read(calendarFile({ ...entry, isCancelled: true }, now)).STATUS).toBe("CANCELLED")
  })

  it("reads back as it was written, in lines of 75 bytes at most, whatever the words", () => {
    const words = fc
      .string({ unit: "grapheme", maxLength: 200 })
      .map((text) => text.replaceAll(/[\r\u2028]/g, ""))
    fc.assert(
      fc.property(words, words, (title, description) => {
        const file = calendarFile({ ...entry, title, description }, now)
        expect(read(file)).toMatchObject({ SUMMARY: title, DESCRIPTION: description })
        for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      }),
    )
  })
})
