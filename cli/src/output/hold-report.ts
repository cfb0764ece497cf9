import type { SupportHold } from "@parterre/contract"
import { textsOf } from "../texts.ts"
import type { Drawing } from "./drawing.ts"
import { type Line, line, padEnd, type Span, span, widthOf } from "./lines.ts"
import { seatsText } from "./seats.ts"
import { holdTones, leftSpan, secondsLeft } from "./states.ts"
import { dateText } from "./written-time.ts"

/** What is held, and when it is; a product is of no day. */
export const eventText = (
  { title, eventStart }: Pick<SupportHold, "title" | "eventStart">,
  written: (start: string) => string,
): string => (eventStart === undefined ? title : `${title}, ${written(eventStart)}`)

/** One hold, a fact a line. */
export function holdReportLines(hold: SupportHold, { language, elapsed }: Drawing): readonly Line[] {
  const texts = textsOf(language)
  const words = texts.report
  const runs = hold.state === "live" || hold.state === "paying"
  const facts: readonly (readonly [string, string | Span])[] = [
    [words.hold, hold.id],
    [words.cart, hold.cartId],
    [words.state, span(texts.holdStates[hold.state], holdTones[hold.state])],
    [words.left, leftSpan(runs, secondsLeft(hold.remainingTime, elapsed))],
    [words.event, eventText(hold, (start) => dateText(start, language))],
    ...(hold.subscription === undefined ? [] : [[words.subscription, hold.subscription] as const]),
    ...(hold.combo === undefined ? [] : [[words.combo, hold.combo] as const]),
    [words.price, `${hold.qty} × ${[hold.priceType, hold.priceLevel ?? []].flat().join(", ")}`],
    // What has no price level has no place either.
    ...(hold.priceLevel === undefined ? [] : [[words.seats, seatsText(hold.seats, language)] as const]),
    [words.held, dateText(hold.createdAt, language)],
    [runs ? words.until : words.ended, dateText(hold.expiresAt, language)],
  ]
  const labels = Math.max(...facts.map(([label]) => widthOf(label)))
  return facts.map(([label, value]) => line(span(padEnd(label, labels + 2), "label"), value))
}
