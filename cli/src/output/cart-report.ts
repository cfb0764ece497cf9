import type {
  CartElement,
  CartPrice,
  CartReport,
  JournalEntry,
  PaymentAttempt,
  TaxSummary,
} from "@parterre/contract"
import { presaleOf } from "@parterre/domain/holds"
import type { Language } from "@parterre/domain/language"
import { formatMoney } from "@parterre/domain/money"
import { taxLines } from "@parterre/domain/taxes"
import { textsOf } from "../texts.ts"
import { amountLine } from "./amount-line.ts"
import { type Drawing, reportWidth } from "./drawing.ts"
import { holdTable } from "./hold-table.ts"
import { blank, clip, hanging, type Line, line, padEnd, padStart, span, widthOf, wrap } from "./lines.ts"
import { seatsText } from "./seats.ts"
import { attemptTones, cartTones, leftSpan, secondsLeft } from "./states.ts"
import { cardText, why } from "./why.ts"
import { dateText, dayOf, secondText, shortDayText } from "./written-time.ts"

/** Everything support needs to answer "why does this order look as it does": the answer first, then its reasons. */
export function cartReportLines(report: CartReport, drawing: Drawing): readonly Line[] {
  const width = reportWidth(drawing)
  const { report: words } = textsOf(drawing.language)
  const sections: readonly (readonly [string, readonly Line[]])[] = [
    [words.contents, contentLines(report, drawing, width)],
    [words.holds, holdLines(report, drawing, width)],
    [words.payments, paymentLines(report.attempts, drawing)],
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
      span(texts.cartStates[summary.state], cartTones[summary.state]),
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

function contentLines(
  { cart, shipping, shippingTax }: CartReport,
  drawing: Drawing,
  width: number,
): readonly Line[] {
  if (cart.cartElements.length === 0) return []
  return [
    ...cart.cartElements.flatMap((element) => elementLines(element, drawing, width)),
    ...totalLines({ tax: cart.tax, shipping, shippingTax }, drawing, width),
  ]
}

function elementLines(element: CartElement, { language }: Drawing, width: number): readonly Line[] {
  const { report: words } = textsOf(language)
  const { location, eventStart } = element
  const head = [
    element.title,
    ...(eventStart === undefined ? [] : [dateText(eventStart, language)]),
    ...(location === undefined ? [] : [`${location.name}, ${location.city}`]),
  ]
  return [
    line(clip(head.join(" · "), width)),
    ...(element.events ?? []).map((event) =>
      line(clip(`  ${event.title} · ${dateText(event.eventStart, language)}`, width)),
    ),
    ...element.prices.flatMap((price) => {
      const level = price.priceLevel === undefined ? price.name : `${price.name}, ${price.priceLevel}`
      const each = words.lineEach(
        formatMoney(price.price, language),
        formatMoney(price.serviceCharges, language),
      )
      const seats = seatsText(price.cartDetailToken, language)
      return [
        amountLine(`  ${price.qty} × ${level} · ${each}`, formatMoney(price.total, language), width),
        ...offersOf(price, language).map((text) => line(clip(`      ${text}`, width))),
        ...(seats === "" ? [] : wrap(seats, width - 6).map((part) => line(`      ${part}`))),
        ...answersOf(price, language).flatMap((text) =>
          wrap(text, width - 6).map((part) => line(`      ${part}`)),
        ),
      ]
    }),
  ]
}

/** What the holders of tickets answered to the organiser's question, by ticket. */
const answersOf = ({ cartDetailToken }: CartPrice, language: Language): readonly string[] =>
  cartDetailToken.flatMap((token) =>
    token.questionResponse === undefined
      ? []
      : textsOf(language).report.answer(seatsText([token], language), token.questionResponse),
  )

/** For which event of a combo a line is, what it costs by itself, and by which promotion or code of a presale it was sold. */
function offersOf(price: CartPrice, language: Language): readonly string[] {
  const { report: words } = textsOf(language)
  const { promoId, promoName = promoId, originalPrice } = price
  const isOfCombo = price.comboId !== undefined || price.byocId !== undefined
  const event = [price.title, ...(price.date === undefined ? [] : [dateText(price.date, language)])]
  const presale = presaleOf(price)
  return [
    ...(isOfCombo ? [event.join(" · ")] : []),
    ...(originalPrice === undefined ? [] : [words.regular(formatMoney(originalPrice, language))]),
    ...(promoName === undefined ? [] : [words.promotion(promoName)]),
    ...(presale === undefined ? [] : [words.presale(presale)]),
  ]
}

interface Totals {
  readonly tax: TaxSummary
  readonly shipping: CartReport["shipping"]
  readonly shippingTax: TaxSummary | undefined
}

function totalLines(
  { tax, shipping = [], shippingTax }: Totals,
  { language }: Drawing,
  width: number,
): readonly Line[] {
  const { report: words } = textsOf(language)
  const rows: readonly (readonly [string, number])[] = [
    [words.subtotal, tax.subtotal],
    [words.charges, tax.serviceCharge],
    ...taxLines(tax).map(({ name, cents }) => [name, cents] as const),
    [words.total, tax.totalAfterTaxes],
    ...(shippingTax === undefined
      ? []
      : ([
          ...[...Map.groupBy(shipping, ({ description }) => description)].flatMap(([name, sent]) =>
            name === undefined ? [] : [[name, sent.reduce((sum, { price = 0 }) => sum + price, 0)] as const],
          ),
          ...taxLines(shippingTax).map(({ name, cents }) => [words.onDelivery(name), cents] as const),
          [words.totalWithDelivery, tax.totalAfterTaxes + shippingTax.totalAfterTaxes],
        ] as const)),
  ]
  const labels = Math.max(...rows.map(([label]) => widthOf(label)))
  return rows.map(([label, amount], at) => {
    const shown = padStart(formatMoney(amount, language), 14)
    const start = " ".repeat(Math.max(0, width - labels - 14))
    const last = at === rows.length - 1
    return line(
      start,
      span(padEnd(label, labels), last ? "strong" : "label"),
      span(shown, last ? "strong" : undefined),
    )
  })
}

function holdLines({ holds }: CartReport, drawing: Drawing, width: number): readonly Line[] {
  const { report: words } = textsOf(drawing.language)
  if (holds.length === 0) return [line("  ", span(words.noHolds, "label"))]
  const table = holdTable(holds, { ...drawing, width: width - 2 })
  return [table.header, ...table.rows].map((row) => [span("  "), ...row])
}

function paymentLines(attempts: readonly PaymentAttempt[], { language }: Drawing): readonly Line[] {
  const texts = textsOf(language)
  if (attempts.length === 0) return [line("  ", span(texts.report.noPayments, "label"))]
  const states = Math.max(...attempts.map(({ state }) => widthOf(texts.attemptStates[state])))
  return attempts.flatMap((attempt) => [
    line(
      span(`  ${secondText(attempt.at)}  `, "label"),
      span(padEnd(texts.attemptStates[attempt.state], states), attemptTones[attempt.state]),
      `  ${[formatMoney(attempt.amount, language), attempt.processor, cardText(attempt), attempt.code]
        .filter((part) => part !== undefined && part !== "")
        .join("  ")}`,
    ),
    ...(attempt.giftCertificates ?? []).map(({ amount, lastFour }) =>
      line(
        `            ${formatMoney(amount, language)}  ${texts.report.giftCertificate(lastFour)}`,
        back(attempt),
      ),
    ),
  ])

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
