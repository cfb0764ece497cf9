import { writtenDay, writtenDayAndHour, writtenHour } from "@parterre/domain/dates"
import { formatMoney } from "@parterre/domain/money"
import { useIntl } from "react-intl"
import { monthText, rangeText, shortDayText } from "./dates.ts"
import type { Language, TextKey } from "./TextsProvider.tsx"

type Values = Record<string, string | number | boolean | undefined>

/** Everything a component needs to speak: texts by key, money in cents, dates in the organiser's zone. */
export function useTexts() {
  const intl = useIntl()
  const language: Language = intl.locale.startsWith("fr") ? "fr" : "en"
  return {
    language,
    t: (key: TextKey, values?: Values) => intl.formatMessage({ id: key }, values),
    money: (cents: number) => formatMoney(cents, language),
    /** Things in a sentence: « A, B et C ». */
    both: (things: readonly string[]) => intl.formatList([...things], { type: "conjunction" }),
    number: (value: number) => intl.formatNumber(value),
    date: (iso: string, timeZone: string) => writtenDayAndHour(iso, timeZone, language),
    day: (iso: string, timeZone: string) => writtenDay(iso, timeZone, language),
    shortDay: (iso: string, timeZone: string) => shortDayText(iso, timeZone, language),
    month: (iso: string, timeZone: string) => monthText(iso, timeZone, language),
    dates: (first: string, last: string, timeZone: string) => rangeText(first, last, timeZone, language),
    time: (iso: string, timeZone: string) => writtenHour(iso, timeZone, language),
  }
}
