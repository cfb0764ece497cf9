import type { Language } from "../language/localized.ts"

/**
 * A phone number for display: `(514) 555-1234`, with one or two leading digits before it when there are 11 or 12.
 * Anything else is shown as it is [VAL-038].
 */
export function formatPhone(phone: string): string {
  const parts = /^(\d{0,2})(\d{3})(\d{3})(\d{4})$/.exec(phone)
  if (parts === null) return phone
  const [, lead, area, exchange, line] = parts
  return `${lead === "" ? "" : `${lead} `}(${area}) ${exchange}-${line}`
}

/** The text left after a keystroke in a phone field: digits and one point; brackets and spaces drop out [VAL-037]. */
export function phoneKeystrokes(text: string): string {
  const [whole = "", ...rest] = text.replace(/[^\d.]/g, "").split(".")
  return rest.length === 0 ? whole : `${whole}.${rest.join("")}`
}

/**
 * An organiser's phone number as a language writes it: « 418 555-0142 », "418-555-0142". One that is not written in such
 * groups of digits stays as it is.
 */
export function contactPhone(phone: string, language: Language): string {
  const groups = /^(?:(1)[ -])?(\d{3})[ -](\d{3}-\d{4})$/.exec(phone)?.slice(1)
  return groups?.filter((digits) => digits !== undefined).join(language === "fr" ? " " : "-") ?? phone
}
