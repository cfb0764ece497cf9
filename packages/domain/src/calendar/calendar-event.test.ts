import { describe, expect, it } from "vitest"
import {
  ALT_EXHIBIT_DIALOG,
  eventsByHour,
  isByHour,
  performancePath,
  pickCalendarEvent,
  saleNotice,
} from "./calendar-event.ts"

describe("an event of the calendar", () => {
  it("shows its note, or that it is sold out, when it is not on sale [CAT-021]", () => {
    expect(saleNotice({ saleState: "SOLDOUT" })).toEqual({
      kind: "sold-out",
      text: { fr: "Complet", en: "Sold out" },
    })
    expect(saleNotice({ saleState: "SOLDOUT", note: " " })?.kind).toBe("sold-out")
    expect(saleNotice({ saleState: "CANCELLED", note: "Remis au 12 mai" })).toEqual({
      kind: "note",
      text: "Remis au 12 mai",
    })
    expect(saleNotice({ saleState: "ONSALE", note: "Causerie après" })).toBeUndefined()
    expect(saleNotice({ saleState: "INVISIBLE", note: "x" })).toBeUndefined()
  })

  it("asks before an alternative exhibit and blocks what is not on sale [CAT-022] [CAT-026]", () => {
    expect(pickCalendarEvent({ saleState: "ONSALE" })).toBe("go")
    expect(pickCalendarEvent({ saleState: "ONSALE", altExhibit: true })).toBe("confirm-alt-exhibit")
    expect(pickCalendarEvent({ saleState: "SOLDOUT", altExhibit: true })).toBe("blocked")
    const presale = { saleState: "NOTAVAILABLE", inPresale: true }
    expect(pickCalendarEvent(presale)).toBe("go")
    expect(pickCalendarEvent({ ...presale, altExhibit: true })).toBe("confirm-alt-exhibit")
    expect(pickCalendarEvent({ ...presale, inPresale: false })).toBe("blocked")
    expect(ALT_EXHIBIT_DIALOG.proceed).toEqual({ fr: "J’ai compris", en: "I understand" })
  })

  it("goes under the page loaded, or under the current path with the hour [CAT-023]", () => {
    const target = { language: "fr", currentPath: "/fr/expo//?x=1", eventId: "expo-1", hour: "h 9" }
    expect(performancePath(target)).toBe("/fr/expo/performances/expo-1?hour=h%209")
    expect(performancePath({ ...target, hour: undefined })).toBe("/fr/expo/performances/expo-1")
    expect(performancePath({ ...target, pageId: "p.1" })).toBe("/fr/pages/p.1/performances/expo-1")
  })
})

describe("a day of several hours", () => {
  const start = "2027-05-08T10:00:00-04:00"
  const hour = (expositionId: string, saleState: string, at?: string) => ({
    ...{ expositionId, saleState },
    ...(at === undefined ? {} : { start: at }),
  })
  it("is picked by the hour, each an event of its own state and moment [CAT-017]", () => {
    const eleven = "2027-05-08T11:00:00-04:00"
    const day = {
      ...{ id: "day", title: "Masques", saleState: "ONSALE", start },
      itemHours: [hour("day-1000", "SOLDOUT"), hour("day-1100", "ONSALE", eleven)],
    }
    expect(isByHour(day)).toBe(true)
    const hours = eventsByHour(day)
    expect(hours).toMatchObject([
      { id: "day-1000", title: "Masques", saleState: "SOLDOUT", start },
      { id: "day-1100", saleState: "ONSALE", start: eleven },
    ])
    expect(hours.flatMap(eventsByHour)).toEqual(hours)
  })

  it("is not an event with one hour, which is picked itself", () => {
    const evening = { id: "soir", saleState: "ONSALE", start, itemHours: [hour("soir", "ONSALE")] }
    expect(isByHour(evening)).toBe(false)
    expect(eventsByHour(evening)).toEqual([evening])
    expect(isByHour({ ...evening, itemHours: [] })).toBe(false)
  })
})
