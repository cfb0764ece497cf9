import { writtenDay, writtenDayAndHour, writtenHour } from "@parterre/domain/dates"
import { formatMoney } from "@parterre/domain/money"
import { use } from "react"
import { monthText, rangeText, shortDayText } from "./dates.ts"
import type { TextValues } from "./load-texts.ts"
import type { TextKey } from "./TextsProvider.tsx"
import { type Speech, SpeechContext } from "./texts-context.ts"

/** Everything a component needs to speak: texts by key, money in cents, dates in the organiser's zone. */
export function useTexts() {
  const { language, say } = useSpeech()
  const locale = `${language}-CA`
  return {
    language,
    t: (key: TextKey, values?: TextValues) => say(key, values),
    money: (cents: number) => formatMoney(cents, language),
    /** Things in a sentence: « A, B et C ». */
    both: (things: readonly string[]) => new Intl.ListFormat(locale, { type: "conjunction" }).format(things),
    /** One of them is enough: « A, B ou C ». */
    either: (things: readonly string[]) =>
      new Intl.ListFormat(locale, { type: "disjunction" }).format(things),
    number: (value: number) => new Intl.NumberFormat(locale).format(value),
    date: (iso: string, timeZone: string) => writtenDayAndHour(iso, timeZone, language),
    day: (iso: string, timeZone: string) => writtenDay(iso, timeZone, language),
    shortDay: (iso: string, timeZone: string) => shortDayText(iso, timeZone, language),
    month: (iso: string, timeZone: string) => monthText(iso, timeZone, language),
    dates: (first: string, last: string, timeZone: string) => rangeText(first, last, timeZone, language),
    time: (iso: string, timeZone: string) => writtenHour(iso, timeZone, language),
  }
}

export function useSpeech(): Speech {
  const speech = use(SpeechContext)
  if (speech === undefined) throw new Error("There are no texts around this component.")
  return speech
}
