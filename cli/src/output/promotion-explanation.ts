import type { PromotedOrder, PromotionExplanation, PromotionUse } from "@parterre/contract"
import { formatMoney } from "@parterre/domain/money"
import { textsOf } from "../texts.ts"
import { amountLine } from "./amount-line.ts"
import { decidingLines, happenedLines, sourcesText } from "./citation.ts"
import { type Drawing, reportWidth } from "./drawing.ts"
import { blank, type Line, line, span, type Tone, wrap } from "./lines.ts"

const tones: Readonly<Record<PromotionExplanation["state"], Tone>> = {
  "to-come": "warning",
  open: "good",
  over: "label",
  "used-up": "bad",
}

/** A promotion: what it is, on an order why it did or did not apply, and who used it. */
export function promotionExplanationLines(told: PromotionExplanation, drawing: Drawing): readonly Line[] {
  const { whyPromotion: words } = textsOf(drawing.language)
  return [
    line(
      span(`${words.promotion} `, "label"),
      span(told.code, "strong"),
      ` ${told.name}  `,
      span(words.states[told.state], tones[told.state]),
    ),
    line(words.used(told.used, told.left)),
    ...(told.order === undefined ? [] : orderLines(told.order, drawing)),
    blank,
    line(span(words.terms, "strong")),
    ...decidingLines(told.findings, drawing),
    blank,
    line(span(words.uses, "strong")),
    ...(told.uses.length === 0
      ? [line("  ", span(words.noUses, "label"))]
      : told.uses.flatMap((use) => useLines(use, drawing))),
  ]
}

function orderLines({ cartId, saleId, lines, refusals }: PromotedOrder, drawing: Drawing): readonly Line[] {
  const { whyPromotion: words, report } = textsOf(drawing.language)
  const width = reportWidth(drawing)
  const [heading, whose, nothing] =
    saleId === undefined
      ? [words.onCart, `${report.cart} ${cartId}`, words.nothingInCart]
      : [words.onOrder, `${report.order} ${saleId}`, words.nothingInOrder]
  return [
    blank,
    line(span(`${heading}  `, "strong"), whose),
    ...(lines.length === 0 ? [line("  ", span(nothing, "label"))] : []),
    ...lines.flatMap(({ qty, title, off, findings }) => [
      ...titleLines(`${qty} × ${title}`, off === 0 ? "" : formatMoney(-off, drawing.language), width),
      ...decidingLines(findings, drawing),
    ]),
    ...(refusals.length === 0
      ? []
      : [blank, line(span(words.refused, "strong")), ...happenedLines(refusals, drawing)]),
  ]
}

function titleLines(title: string, amount: string, width: number): readonly Line[] {
  const [first = "", ...rest] = wrap(title, width - 14)
  return [amountLine(first, amount, width), ...rest.map((part) => line(`    ${part}`))]
}

function useLines(
  { cartId, saleId, shopper, state, qty, off, entry }: PromotionUse,
  drawing: Drawing,
): readonly Line[] {
  const texts = textsOf(drawing.language)
  const width = reportWidth(drawing)
  const whose = saleId === undefined ? `${texts.report.cart} ${cartId}` : `${texts.report.order} ${saleId}`
  const sources = entry === undefined ? "" : sourcesText({ entry }, drawing)
  return [
    amountLine(`  ${whose}`, formatMoney(-off, drawing.language), width),
    line(
      span(
        `    ${texts.tickets(qty)}, ${texts.cartStates[state]}, ${texts.whyPromotion.session(shopper)}`,
        "label",
      ),
    ),
    ...(sources === "" ? [] : wrap(sources, width - 4).map((part) => line(span(`    ${part}`, "label")))),
  ]
}
