import type { ExplainedLine, Explanation, ExplanationStep } from "@parterre/contract"
import { formatMoney } from "@parterre/domain/money"
import { textsOf } from "../texts.ts"
import { amountLine } from "./amount-line.ts"
import { sourcesText } from "./citation.ts"
import { type Drawing, reportWidth } from "./drawing.ts"
import { blank, type Line, line, span, wrap } from "./lines.ts"
import { seatsText } from "./seats.ts"
import { cartTones } from "./states.ts"

/** Room that amounts take at the right edge. */
const AMOUNTS = 14

/** Why an order costs what it does, or is taxed as it is: the whole first, then its lines, each step with its source. */
export function explanationLines(told: Explanation, drawing: Drawing): readonly Line[] {
  const texts = textsOf(drawing.language)
  const width = reportWidth(drawing)
  return [
    line(
      span(`${texts.report.cart} `, "label"),
      told.cartId,
      "  ",
      span(texts.cartStates[told.state], cartTones[told.state]),
    ),
    ...(told.saleId === undefined ? [] : [line(span(`${texts.report.order} `, "label"), told.saleId)]),
    ...(told.steps.length === 0
      ? []
      : [
          blank,
          line(span(texts.explanation.order, "strong")),
          ...told.steps.flatMap((step) => stepLines(step, drawing, width)),
        ]),
    ...told.lines.flatMap((one) => [blank, ...lineLines(one, drawing, width)]),
  ]
}

function lineLines({ qty, title, total, seats, steps }: ExplainedLine, drawing: Drawing, width: number) {
  const places = seatsText(seats, drawing.language)
  const [first = "", ...rest] = wrap(`${qty} × ${title}`, width - AMOUNTS)
  return [
    amountLine(first, formatMoney(total, drawing.language), width, "strong"),
    ...rest.map((part) => line(span(`    ${part}`, "strong"))),
    ...(places === "" ? [] : wrap(places, width - 4).map((part) => line(`    ${part}`))),
    ...steps.flatMap((step) => stepLines(step, drawing, width)),
  ]
}

/** The sentence with its amount, and under it what it rests on. */
function stepLines(step: ExplanationStep, drawing: Drawing, width: number): readonly Line[] {
  const [first = "", ...rest] = wrap(step.explanation, width - AMOUNTS - 2)
  const amount = step.amount === undefined ? "" : formatMoney(step.amount, drawing.language)
  const sources = sourcesText(step, drawing)
  return [
    amountLine(`  ${first}`, amount, width, step.fact === "total" ? "strong" : undefined),
    ...rest.map((part) => line(`  ${part}`)),
    ...(sources === "" ? [] : wrap(sources, width - 4).map((part) => line(span(`    ${part}`, "label")))),
  ]
}
