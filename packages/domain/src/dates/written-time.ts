import type { Language } from "./http/handler.ts"

const formatters = new Map<string, Intl.DateTimeFormat>()

function formatter(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const known = formatters.get(key) ?? new Intl.DateTimeFormat(locale, options)
  formatters.set(key, known)
  return known
}

function parts(at: number, locale: string, options: Intl.DateTimeFormatOptions): Record<string, string> {
  const found = formatter(locale, options).formatToParts(at)
  return Object.fromEntries(found.map(({ type, value }) => [type, value]))
}

/** « 19 h 30 », « 19 h » or "7:30 p.m.", "7 p.m."; with spaces that do not break. */
export function formatHour(at: number, timeZone: string, language: Language): string {
  const { hour = "0", minute = "00" } = parts(at, "en-CA", {
    timeZone,
    hourCycle: "h23",
    hour: "2-digit",
    minute: "2-digit",
  })
  const hours = Number(hour)
  if (language === "fr") return minute === "00" ? `${hours}\u00a0h` : `${hours}\u00a0h\u00a0${minute}`
  const half = hours < 12 ? "a.m." : "p.m."
  const clock = hours % 12 === 0 ? 12 : hours % 12
  return minute === "00" ? `${clock}\u00a0${half}` : `${clock}:${minute}\u00a0${half}`
}

/** « samedi 5 décembre 2026 » or "Saturday, December 5, 2026". */
export function formatDay(at: number, timeZone: string, language: Language): string {
  const { weekday, day, month, year } = parts(at, `${language}-CA`, {
    timeZone,
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
  })
  if (language === "en") return `${weekday}, ${month} ${day}, ${year}`
  return `${weekday} ${day === "1" ? "1er" : day} ${month} ${year}`
}

export const formatDayAndHour = (at: number, timeZone: string, language: Language): string =>
  `${formatDay(at, timeZone, language)}, ${formatHour(at, timeZone, language)}`
