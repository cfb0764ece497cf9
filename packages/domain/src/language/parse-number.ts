import type { Language } from "./localized.ts"

const NUMBER = /^-?\d+(\.\d+)?$/
const ENGLISH_GROUPS = /^-?\d{1,3}(,\d{3})+(\.\d+)?$/

/**
 * A number as typed, in plain digits with a dot: in French a comma is the decimal sign and spaces part the thousands,
 * in English commas part them. Undefined when the text is no number [I18N-010].
 */
export function plainNumber(text: string, lang: Language): string | undefined {
  const typed = text.trim()
  const grouped = lang === "en" && ENGLISH_GROUPS.test(typed)
  const plain = grouped
    ? typed.replaceAll(",", "")
    : lang === "fr"
      ? typed.replace(/(?<=\d)\s(?=\d{3}(\D|$))/g, "").replace(",", ".")
      : typed
  return NUMBER.test(plain) ? plain : undefined
}

/** The number a shopper typed: `12,50` is 12.5 in French [I18N-010]. Amounts of money are read by `parseCents`. */
export function parseNumber(text: string, lang: Language): number | undefined {
  const plain = plainNumber(text, lang)
  return plain === undefined ? undefined : Number(plain)
}
