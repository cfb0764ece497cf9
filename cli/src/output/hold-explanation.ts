import type { ExplainedHold, HoldExplanation } from "@parterre/contract"
import { textsOf } from "../texts.ts"
import { happenedLines } from "./citation.ts"
import { type Drawing, reportWidth } from "./drawing.ts"
import { eventText } from "./hold-report.ts"
import { blank, type Line, line, span, wrap } from "./lines.ts"
import { seatsText } from "./seats.ts"
import { holdTones, leftSpan, secondsLeft } from "./states.ts"
import { dateText } from "./written-time.ts"

/** What became of holds and what was refused meanwhile, each with its entry of the journal. */
export function holdExplanationLines(told: HoldExplanation, drawing: Drawing): readonly Line[] {
  const texts = textsOf(drawing.language)
  const { whyHold: words } = texts
  const refusals =
    told.refusals.length === 0
      ? [line("  ", span(words.nothingRefused, "label"))]
      : happenedLines(told.refusals, drawing)
  return [
    ...(told.cartId === undefined ? [] : [line(span(`${texts.report.cart} `, "label"), told.cartId)]),
    ...(told.saleId === undefined ? [] : [line(span(`${texts.report.order} `, "label"), told.saleId)]),
    line(span(`${words.shopper} `, "label"), told.shopper),
    ...(told.holds.length === 0 ? [blank, line(words.nothingHeld)] : []),
    ...told.holds.flatMap((one) => [blank, ...explainedLines(one, drawing)]),
    blank,
    line(span(words.refused, "strong")),
    ...refusals,
  ]
}

function explainedLines({ hold, extensions, findings }: ExplainedHold, drawing: Drawing): readonly Line[] {
  const { language } = drawing
  const texts = textsOf(language)
  const runs = hold.state === "live" || hold.state === "paying"
  const until = `${runs ? texts.report.until : texts.report.ended} ${dateText(hold.expiresAt, language)}`
  const what = eventText(hold, (start) => dateText(start, language))
  return [
    line(
      span(`${texts.report.hold} `, "label"),
      hold.id,
      "  ",
      span(texts.holdStates[hold.state], holdTones[hold.state]),
      ...(runs ? ["  ", leftSpan(runs, secondsLeft(hold.remainingTime, drawing.elapsed))] : []),
    ),
    ...wrap(what, reportWidth(drawing)).map((part) => line(span(part, "strong"))),
    ...(hold.priceLevel === undefined || hold.seats.length === 0
      ? []
      : wrap(seatsText(hold.seats, language), reportWidth(drawing) - 2).map((part) => line(`  ${part}`))),
    line(
      span(`  ${until.endsWith(".") ? until : `${until}.`} ${texts.whyHold.extensions(extensions)}`, "label"),
    ),
    ...happenedLines(findings, drawing),
  ]
}
