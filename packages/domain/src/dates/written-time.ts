import type { Language } from "../language/localized.ts"

/** Epoch milliseconds, or an ISO date with its offset. */
type Moment = number | string

const formatters = new Map<string, Intl.DateTimeFormat>()

/** What writes dates in a locale such as "fr-CA", made once for the same options: making one takes longer than writing with it. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const known = formatters.get(key) ?? new Intl.DateTimeFormat(locale, options)
  formatters.set(key, known)
  return known
}

function parts(at: Moment, locale: string, options: Intl.DateTimeFormatOptions): Record<string, string> {
  const found = dateFormat(locale, options).formatToParts(new Date(at))
  return Object.fromEntries(found.map(({ type, value }) => [type, value]))
}

/** « 19 h 30 », « 19 h » or "7:30 p.m.", "7:00 p.m."; with spaces that do not break. */
export function writtenHour(at: Moment, timeZone: string, language: Language): string {
  const { hour = "0", minute = "00" } = parts(at, "en-CA", {
    timeZone,
    hourCycle: "h23",
    hour: "2-digit",
    minute: "2-digit",
  })
  const hours = Number(hour)
  if (language === "fr") return minute === "00" ? `${hours}\u00a0h` : `${hours}\u00a0h\u00a0${minute}`
  return `${hours % 12 === 0 ? 12 : hours % 12}:${minute}\u00a0${hours < 12 ? "a.m." : "p.m."}`
}

/** « samedi 5 décembre 2026 », « vendredi 1er janvier 2027 » or "Saturday, December 5, 2026"; short, « sam. 5 déc. 2026 » or "Sat, Dec 5, 2026". */
export function writtenDay(
  at: Moment,
  timeZone: string,
  language: Language,
  length: "long" | "short" = "long",
): string {
  const { weekday, day, month, year } = parts(at, `${language}-CA`, {
    timeZone,
    weekday: length,
    day: "numeric",
    month: length,
    year: "numeric",
  })
  if (language === "en") return `${weekday}, ${month} ${day}, ${year}`
  return `${weekday} ${day === "1" ? "1er" : day} ${month} ${year}`
}

/** « samedi 5 décembre 2026 à 19 h 30 » or "Saturday, December 5, 2026 at 7:30 p.m." */
export const writtenDayAndHour = (
  at: Moment,
  timeZone: string,
  language: Language,
  length: "long" | "short" = "long",
): string =>
  `${writtenDay(at, timeZone, language, length)} ${language === "fr" ? "à" : "at"} ${writtenHour(at, timeZone, language)}`
