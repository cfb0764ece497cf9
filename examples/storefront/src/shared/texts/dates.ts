import { dateFormat } from "@parterre/domain/dates"
import type { Language } from "./TextsProvider.tsx"

/** The locales of dates outside the date-range selector [I18N-006]; days and hours in sentences are the domain's. */
const LOCALES: Readonly<Record<Language, string>> = { fr: "fr-FR", en: "en-US" }

const part = (iso: string, timeZone: string, locale: string, options: Intl.DateTimeFormatOptions) =>
  dateFormat(locale, { timeZone, ...options }).format(new Date(iso))

/** The pieces of a date chip: « sam. », « 5 », « déc. » */
export function chipParts(iso: string, timeZone: string, language: Language) {
  const locale = LOCALES[language]
  return {
    weekday: part(iso, timeZone, locale, { weekday: "short" }),
    day: part(iso, timeZone, locale, { day: "numeric" }),
    month: part(iso, timeZone, locale, { month: "short" }),
  }
}

/** « 5 déc. » */
export const shortDayText = (iso: string, timeZone: string, language: Language): string =>
  part(iso, timeZone, LOCALES[language], { day: "numeric", month: "short" })

/** « décembre 2026 » */
export const monthText = (iso: string, timeZone: string, language: Language): string =>
  part(iso, timeZone, LOCALES[language], { month: "long", year: "numeric" })

/** « 5 déc. 2026 », or « 5 – 12 déc. 2026 » when it runs longer than a day. */
export function rangeText(first: string, last: string, timeZone: string, language: Language): string {
  const options = { timeZone, day: "numeric", month: "short", year: "numeric" } as const
  const written = dateFormat(LOCALES[language], options).formatRange(new Date(first), new Date(last))
  // Around the dash some browsers write thin spaces, others not: a page must read the same wherever it was drawn.
  return written.replaceAll("\u2009", " ")
}
