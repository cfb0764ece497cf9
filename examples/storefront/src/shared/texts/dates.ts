import type { Language } from "./TextsProvider.tsx"

/** The locales of dates outside the date-range selector [I18N-006]; hours are written by hand, the Canadian way. */
const LOCALES: Readonly<Record<Language, string>> = { fr: "fr-FR", en: "en-US" }

const part = (iso: string, timeZone: string, locale: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { timeZone, ...options }).format(new Date(iso))

/** « 19 h 30 » (no-break spaces) or "7:30 p.m." */
export function timeText(iso: string, timeZone: string, language: Language): string {
  const [hour = "0", minute = "00"] = part(iso, timeZone, "en-CA", {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).split(":")
  const hours = Number(hour)
  if (language === "fr") return `${hours}\u00a0h${minute === "00" ? "" : `\u00a0${minute}`}`
  return `${hours % 12 === 0 ? 12 : hours % 12}:${minute}\u00a0${hours < 12 ? "a.m." : "p.m."}`
}

/** « samedi 5 décembre 2026 » or "Saturday, December 5, 2026" */
export function dayText(iso: string, timeZone: string, language: Language): string {
  const long = { weekday: "long", day: "numeric", month: "long", year: "numeric" } as const
  const text = part(iso, timeZone, LOCALES[language], long)
  return text.replace(/\b1 (?=[a-zéû])/, "1ᵉʳ ")
}

/** « samedi 5 décembre 2026, 19 h 30 » or "Saturday, December 5, 2026, 7:30 p.m." */
export const dateText = (iso: string, timeZone: string, language: Language): string =>
  `${dayText(iso, timeZone, language)}, ${timeText(iso, timeZone, language)}`

/** The pieces of a date chip: « sam. », « 5 », « déc. » */
export function chipParts(iso: string, timeZone: string, language: Language) {
  const locale = LOCALES[language]
  return {
    weekday: part(iso, timeZone, locale, { weekday: "short" }),
    day: part(iso, timeZone, locale, { day: "numeric" }),
    month: part(iso, timeZone, locale, { month: "short" }),
  }
}

/** « décembre 2026 » */
export const monthText = (iso: string, timeZone: string, language: Language): string =>
  part(iso, timeZone, LOCALES[language], { month: "long", year: "numeric" })

/** « 5 déc. 2026 », or « 5 – 12 déc. 2026 » when it runs longer than a day. */
export function rangeText(first: string, last: string, timeZone: string, language: Language): string {
  const options = { timeZone, day: "numeric", month: "short", year: "numeric" } as const
  return new Intl.DateTimeFormat(LOCALES[language], options).formatRange(new Date(first), new Date(last))
}
