import type { CartReplay } from "@parterre/contract"
import { formatMoney } from "@parterre/domain/money"
import { textsOf } from "../texts.ts"
import { type Drawing, reportWidth } from "./drawing.ts"
import { blank, hanging, type Line, line, span, wrap } from "./lines.ts"
import { cartTones } from "./states.ts"

/** Whether a cart is what its journal makes of it; what differs comes right after the answer. */
export function replayLines(replay: CartReplay, drawing: Drawing): readonly Line[] {
  const { language } = drawing
  const texts = textsOf(language)
  const { replay: words } = texts
  const width = reportWidth(drawing)
  const { differences } = replay
  const same = differences.length === 0
  const sentences = [
    words.compared(replay.changes, replay.tickets, replay.comparedAmounts),
    ...(replay.total === undefined ? [] : [words.total(formatMoney(replay.total, language))]),
    ...(replay.unpriced === 0 ? [] : [words.unpriced(replay.unpriced)]),
  ]
  return [
    line(
      span(`${texts.report.cart} `, "label"),
      replay.cartId,
      "  ",
      span(texts.cartStates[replay.state], cartTones[replay.state]),
    ),
    ...(replay.saleId === undefined ? [] : [line(span(`${texts.report.order} `, "label"), replay.saleId)]),
    line(span(same ? words.same : words.differs(differences.length), same ? "good" : "bad")),
    ...(same ? [] : [blank]),
    ...differences.flatMap(({ fact, explanation }) =>
      hanging(span(`  ${fact}`, "bad"), explanation, 18, width),
    ),
    blank,
    ...sentences.flatMap((sentence) => wrap(sentence, width).map((part) => line(part))),
  ]
}
