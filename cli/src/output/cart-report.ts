import type { CartReport, JournalEntry, PaymentAttempt } from "@parterre/contract"
import { formatMoney } from "@parterre/domain/money"
import { processorCode, whyUncharged } from "@parterre/domain/payments"
import { settlePaymentTexts } from "../texts/settle-payment-texts.ts"
import { textsOf } from "../texts.ts"
import { contentLines } from "./cart-contents.ts"
import { deliveryLines } from "./delivery-lines.ts"
import { type Drawing, reportWidth } from "./drawing.ts"
import { holdTable } from "./hold-table.ts"
import { blank, hanging, type Line, line, padEnd, span, widthOf, wrap } from "./lines.ts"
import { refundTable } from "./refund-report.ts"
import { attemptTones, leftSpan, secondsLeft, stateSpan } from "./states.ts"
import { cardText, why } from "./why.ts"
import { dayOf, secondText, shortDayText } from "./written-time.ts"

/** Everything support needs to answer "why does this order look as it does": the answer first, then its reasons. */
export function cartReportLines(report: CartReport, drawing: Drawing): readonly Line[] {
  const width = reportWidth(drawing)
  const texts = textsOf(drawing.language)
  const { report: words } = texts
  const sections: readonly (readonly [string, readonly Line[]])[] = [
    [words.contents, contentLines(report, drawing)],
    [words.delivery, deliveryLines(report, drawing)],
    [words.holds, holdLines(report, drawing, width)],
    [words.payments, paymentLines(report, drawing)],
    [texts.refund.section, refundTable(report.refunds ?? [], drawing)],
    [words.journal, journalLines(report.journal, drawing, width)],
  ]
  return [
    ...summaryLines(report, drawing, width),
    ...sections.flatMap(([title, lines]) =>
      lines.length === 0 ? [] : [blank, line(span(title, "strong")), ...lines],
    ),
  ]
}

function summaryLines(report: CartReport, drawing: Drawing, width: number): readonly Line[] {
  const texts = textsOf(drawing.language)
  const { summary, cart } = report
  const runs = summary.state === "held" || summary.state === "paying"
  const left = leftSpan(runs, secondsLeft(summary.remainingTime, drawing.elapsed))
  const facts = [
    line(
      span(`${texts.report.cart} `, "label"),
      summary.id,
      "  ",
      stateSpan(summary, texts),
      ...(runs ? ["  ", left] : []),
    ),
    ...why(report, drawing).flatMap((sentence) =>
      wrap(sentence, width).map((part) => line(span(part, "strong"))),
    ),
  ]
  const details: readonly (readonly [string, string | undefined])[] = [
    [texts.report.client, summary.client],
    [texts.report.order, summary.saleId],
  ]
  const known = details.flatMap(([label, value]) =>
    value === undefined ? [] : [line(span(`${label} `, "label"), value)],
  )
  const renewals =
    summary.state === "held" ? [line(span(texts.report.renewals(cart.renewalsLeft), "label"))] : []
  return [...facts, ...known, ...renewals]
}

function holdLines({ holds }: CartReport, drawing: Drawing, width: number): readonly Line[] {
  const { report: words } = textsOf(drawing.language)
  if (holds.length === 0) return [line("  ", span(words.noHolds, "label"))]
  const table = holdTable(holds, { ...drawing, width: width - 2 })
  return [table.header, ...table.rows].map((row) => [span("  "), ...row])
}

function paymentLines({ attempts, summary }: CartReport, drawing: Drawing): readonly Line[] {
  const { language } = drawing
  const texts = textsOf(language)
  if (attempts.length === 0) return [line("  ", span(texts.report.noPayments, "label"))]
  const states = Math.max(...attempts.map((attempt) => widthOf(stateOf(attempt))))
  return attempts.flatMap((attempt) => [
    line(
      span(`  ${secondText(attempt.at)}  `, "label"),
      span(padEnd(stateOf(attempt), states), attemptTones[attempt.state]),
      `  ${[
        formatMoney(attempt.amount, language),
        attempt.processor,
        cardText(attempt, texts),
        codeOf(attempt),
      ]
        .filter((part) => part !== undefined && part !== "")
        .join("  ")}`,
    ),
    ...(attempt.stuck === undefined
      ? []
      : hanging(span("    "), settlePaymentTexts[language].stuck(summary.id), 4, reportWidth(drawing))),
    ...(attempt.giftCertificates ?? []).map(({ amount, lastFour }) =>
      line(
        `            ${formatMoney(amount, language)}  ${texts.report.giftCertificate(lastFour)}`,
        back(attempt),
      ),
    ),
  ])

  /** Of what is being looked up there is nothing to ask by yet. */
  function codeOf({ state, code }: PaymentAttempt) {
    return state === "unknown" ? undefined : processorCode(code)
  }

  function stateOf({ state, code = "" }: PaymentAttempt) {
    return state === "declined" ? texts.uncharged[whyUncharged(code)] : texts.attemptStates[state]
  }

  function back({ state }: PaymentAttempt) {
    const isBack = state === "declined" || state === "voided" || state === "refunded"
    return span(isBack ? `  ${texts.report.givenBack}` : "", "label")
  }
}

/** Newest last, with a line for each new day. */
function journalLines(
  journal: readonly JournalEntry[],
  { language }: Drawing,
  width: number,
): readonly Line[] {
  const { report: words } = textsOf(language)
  if (journal.length === 0) return [line("  ", span(words.noJournal, "label"))]
  const sorted = journal.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
  return sorted.flatMap((entry, at) => {
    const before = sorted[at - 1]
    const newDay = before === undefined || dayOf(before.at) !== dayOf(entry.at)
    const day = newDay ? [line("  ", span(shortDayText(entry.at, language), "label"))] : []
    const refused = entry.outcome === "done" ? [] : [span("  "), span(entry.outcome, "bad")]
    const sentence = hanging(span(`  ${secondText(entry.at)}`, "label"), entry.explanation, 12, width)
    const last = sentence.length - 1
    return [...day, ...sentence.map((part, index) => (index === last ? [...part, ...refused] : part))]
  })
}
