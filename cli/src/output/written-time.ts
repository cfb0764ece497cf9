import { writtenDayAndHour, writtenHour } from "@parterre/domain/dates"
import type { Language } from "@parterre/domain/language"

/** The wire's times carry the venue's own offset, so the hour written is the hour at the venue. */
const wallTime = (iso: string): number => Date.parse(`${iso.slice(0, 19)}Z`)

/** « 19 h 30 » or "7:30 p.m.", at the venue. */
export const hourText = (iso: string, language: Language): string =>
  writtenHour(wallTime(iso), "UTC", language)

/** `10:05:02`, at the venue: a journal is read by the second. */
export const secondText = (iso: string): string => iso.slice(11, 19)

export const dayOf = (iso: string): string => iso.slice(0, 10)

/** « 5 déc. » or "Dec 5" */
export const shortDayText = (iso: string, language: Language): string =>
  new Intl.DateTimeFormat(`${language}-CA`, { timeZone: "UTC", day: "numeric", month: "short" }).format(
    wallTime(iso),
  )

/** « sam. 5 déc. 2026 à 19 h 30 » or "Sat, Dec 5, 2026 at 7:30 p.m." */
export const dateText = (iso: string, language: Language): string =>
  writtenDayAndHour(wallTime(iso), "UTC", language, "short")

/** The hour of today, or the day of another. */
export const recentText = (iso: string, now: string, language: Language): string =>
  dayOf(iso) === dayOf(now) ? hourText(iso, language) : shortDayText(iso, language)
