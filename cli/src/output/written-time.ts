import type { Language } from "@parterre/domain/language"

/** The wire's times carry the venue's own offset, so the hour written is the hour at the venue. */
function wallTime(iso: string): Date {
  return new Date(`${iso.slice(0, 19)}Z`)
}

/** « 19 h 30 » or "7:30 p.m.", at the venue. */
export function hourText(iso: string, language: Language): string {
  const at = wallTime(iso)
  const hours = at.getUTCHours()
  const minutes = String(at.getUTCMinutes()).padStart(2, "0")
  if (language === "fr") return `${hours}\u00a0h\u00a0${minutes}`
  return `${hours % 12 === 0 ? 12 : hours % 12}:${minutes}\u00a0${hours < 12 ? "a.m." : "p.m."}`
}

/** `10:05:02`, at the venue: a journal is read by the second. */
export const secondText = (iso: string): string => iso.slice(11, 19)

export const dayOf = (iso: string): string => iso.slice(0, 10)

/** « 5 déc. » or "Dec 5" */
export const shortDayText = (iso: string, language: Language): string =>
  new Intl.DateTimeFormat(`${language}-CA`, { timeZone: "UTC", day: "numeric", month: "short" }).format(
    wallTime(iso),
  )

/** « sam. 5 déc. 2026, 19 h 30 » or "Sat, Dec 5, 2026, 7:30 p.m." */
export function dateText(iso: string, language: Language): string {
  const day = new Intl.DateTimeFormat(`${language}-CA`, {
    timeZone: "UTC",
    weekday: "short",
    day: "numeric",
    month: "short",
    year: "numeric",
  }).format(wallTime(iso))
  return `${day}, ${hourText(iso, language)}`
}

/** The hour of today, or the day of another. */
export const recentText = (iso: string, now: string, language: Language): string =>
  dayOf(iso) === dayOf(now) ? hourText(iso, language) : shortDayText(iso, language)
