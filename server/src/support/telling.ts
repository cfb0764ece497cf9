import type { Localized } from "@parterre/contract"
import { writtenDayAndHour } from "@parterre/domain/dates"
import { formatMoney } from "@parterre/domain/money"
import type { ShownHold, ShownTickets } from "../carts/hold-details.ts"
import type { Viewer } from "../carts/viewer.ts"

/** How an explanation speaks: its language, and how money and rates are written in it. */
export interface Telling {
  readonly say: (fr: string, en: string) => string
  readonly money: (cents: number) => string
  /** Of hundredths: 5 is « 5 % ». */
  readonly percent: (percents: number) => string
  readonly text: (localized: Localized) => string
}

export const tellingOf = ({ language }: Pick<Viewer, "language">): Telling => ({
  say: (fr, en) => (language === "fr" ? fr : en),
  money: (cents) => formatMoney(cents, language),
  percent: (percents) =>
    language === "fr" ? `${String(percents).replace(".", ",")}\u00a0%` : `${percents}%`,
  text: (localized) => localized[language],
})

/** What a line is of: its type, its price level and its event, or its product. A subscription's line is of no one event. */
export function lineTitle(held: ShownHold, { language, website }: Viewer): string {
  if (held.product !== undefined) return held.product.title[language]
  const bundle = (held.subscription ?? held.combo)?.title[language]
  const type = [held.priceType[language], held.priceLevel[language]].filter((part) => part !== "").join(", ")
  const event = held.subscription === undefined ? [eventTitle(held, { language, website })] : []
  return [type, ...(bundle === undefined ? [] : [bundle]), ...event].join(" · ")
}

/** An event with its evening. */
export const eventTitle = (
  { event }: ShownTickets,
  { language, website }: Pick<Viewer, "language" | "website">,
): string =>
  [event.title[language], writtenDayAndHour(event.startsAt, website.timeZone, language, "short")].join(" · ")
