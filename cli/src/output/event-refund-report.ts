import type { EventRefund, EventRefundPreview, EventRefundSale } from "@parterre/contract"
import { formatMoney } from "@parterre/domain/money"
import { taxLines } from "@parterre/domain/taxes"
import { eventRefundTexts } from "../texts/event-refund-texts.ts"
import { textsOf } from "../texts.ts"
import { amountLine } from "./amount-line.ts"
import { type Drawing, reportWidth } from "./drawing.ts"
import { blank, hanging, type Line, line, padEnd, span, type Tone, widthOf } from "./lines.ts"
import { dateText } from "./written-time.ts"

/** « Le Cid, sam. 5 déc. 2026 à 19 h 30 » */
export const eventInWords = (
  { title, startsAt }: Pick<EventRefund, "title" | "startsAt">,
  { language }: Pick<Drawing, "language">,
): string => eventRefundTexts[language].event(title, dateText(startsAt, language))

/** What is said of an order, after its number. */
const ofOrder = (saleId: string, text: string, width: number): readonly Line[] =>
  hanging(span(`  ${saleId}`), text, widthOf(saleId) + 4, width)

const section = (title: string, lines: readonly Line[]): readonly Line[] =>
  lines.length === 0 ? [] : [blank, line(span(title, "strong")), ...lines]

/** Amounts by fee and tax, with their sum under a name of its own. */
function sumLines(
  { tax, amount }: Pick<EventRefundPreview, "tax" | "amount">,
  total: string,
  drawing: Drawing,
): readonly Line[] {
  const { language } = drawing
  const { refund: words } = textsOf(language)
  const width = reportWidth(drawing)
  const money = (cents: number) => formatMoney(cents, language)
  return [
    amountLine(`  ${eventRefundTexts[language].price}`, money(tax.subtotal), width),
    ...(tax.serviceCharge === 0
      ? []
      : [amountLine(`  ${words.serviceCharge}`, money(tax.serviceCharge), width)]),
    ...taxLines(tax).map(({ name, cents }) => amountLine(`  ${name}`, money(cents), width)),
    amountLine(`  ${total}`, money(amount), width, "strong"),
  ]
}

/** What refunding an event would give back: amounts by tax, where they go, what stays and what is left out. */
export function eventPreviewLines(seen: EventRefundPreview, drawing: Drawing): readonly Line[] {
  const { language } = drawing
  const words = eventRefundTexts[language]
  const width = reportWidth(drawing)
  const { returns, kept, keptCount, leftOut, leftOutCount } = seen
  const returnLine = (text: string, cents: number) =>
    cents === 0 ? [] : [amountLine(`  ${text}`, formatMoney(cents, language), width)]
  const note = (count: number, text: (count: number) => string) =>
    count === 0 ? [] : [blank, ...hanging(span(""), text(count), 0, width)]
  const rest = (count: number, shown: number) =>
    count > shown ? [line(`  ${words.more(count - shown)}`)] : []
  return [
    ...(seen.sales === 0
      ? []
      : section(words.items, [
          line(`  ${words.counts(seen.sales, seen.tickets, seen.extras)}`),
          ...sumLines(seen, textsOf(language).refund.total, drawing),
        ])),
    ...section(textsOf(language).refund.returns, [
      ...returnLine(words.toCards, returns.card),
      ...returnLine(words.toCertificates(returns.certificates), returns.giftcertificate),
      ...returnLine(words.offInstalments, returns.instalment),
      ...(returns.credits === 0
        ? []
        : [amountLine(`  ${words.toPasses}`, words.passTickets(returns.credits), width)]),
    ]),
    ...section(words.kept(keptCount), [
      ...kept.flatMap(({ saleId, explanation, detail, title }) =>
        ofOrder(saleId, `${detail === "" ? title : detail}. ${explanation}`, width),
      ),
      ...rest(keptCount, kept.length),
    ]),
    ...section(words.leftOut(leftOutCount), [
      ...leftOut.flatMap(({ saleId, explanation }) => ofOrder(saleId, explanation, width)),
      ...rest(leftOutCount, leftOut.length),
    ]),
    ...note(seen.notCaptured, words.notCaptured),
    ...note(seen.carts, words.carts),
  ]
}

/** Orders by what became of them, with their amounts. */
export function progressLines(run: EventRefund, drawing: Drawing): readonly Line[] {
  const { language } = drawing
  const words = eventRefundTexts[language]
  const width = reportWidth(drawing)
  const rows: readonly (readonly [text: string, sales: number, amount: number | undefined, tone?: Tone])[] = [
    [words.done, run.done.sales, run.done.amount, "good"],
    [words.requested, run.requested.sales, run.requested.amount, "warning"],
    [words.refused, run.refused.sales, run.refused.amount, "bad"],
    [words.left, run.leftOut, undefined],
    [words.waiting, run.waiting, undefined],
  ]
  const told = rows.filter(([text, sales]) => sales > 0 || text === words.done)
  const names = Math.max(...told.map(([text]) => widthOf(text)))
  return told.map(([text, sales, amount, tone]) => {
    const [first, ...others] = amountLine(
      `  ${padEnd(text, names)}  ${words.orders(sales)}`,
      amount === undefined ? "" : formatMoney(amount, language),
      width,
    )
    return tone === undefined || first === undefined
      ? [first ?? span(""), ...others]
      : [{ ...first, tone }, ...others]
  })
}

/** What a refund that goes on waits for beside its orders; nothing where it waits for none. */
export function awaitedLines({ awaited }: Pick<EventRefund, "awaited">, drawing: Drawing): readonly Line[] {
  if (awaited === undefined) return []
  const { language } = drawing
  const text = eventRefundTexts[language].awaited(awaited.payments, dateText(awaited.until, language))
  return [blank, ...hanging(span(""), text, 0, reportWidth(drawing))]
}

/** What became of the refund of an event, with the orders that somebody must look at. */
export function eventReportLines(
  run: EventRefund,
  exceptions: readonly EventRefundSale[],
  drawing: Drawing,
): readonly Line[] {
  const { language } = drawing
  const words = eventRefundTexts[language]
  const { refund: ofSales } = textsOf(language)
  const width = reportWidth(drawing)
  const title = `${words.title(eventInWords(run, drawing))}${language === "fr" ? "\u00a0:" : ":"} ${words.states[run.state]}`
  const ofState = (state: EventRefundSale["state"]) =>
    exceptions
      .filter((sale) => sale.state === state)
      .flatMap(({ saleId, amount, code = "", explanation }) =>
        ofOrder(
          saleId,
          [
            ...(amount === 0 ? [] : [formatMoney(amount, language)]),
            explanation ?? (Object.hasOwn(ofSales.waits, code) ? ofSales.waits[code] : code),
          ]
            .filter(Boolean)
            .join(" · "),
          width,
        ),
      )
  return [
    line(span(title, "strong")),
    ...hanging(span(""), words.by(dateText(run.at, language), run.by, run.reason), 0, width),
    blank,
    ...progressLines(run, drawing),
    ...awaitedLines(run, drawing),
    ...(run.tax.totalAfterTaxes === 0
      ? []
      : section(
          words.items,
          sumLines(
            { tax: run.tax, amount: run.tax.totalAfterTaxes },
            textsOf(language).report.total,
            drawing,
          ),
        )),
    ...section(words.requested, ofState("requested")),
    ...section(words.refused, ofState("refused")),
    ...section(words.leftOut(run.leftOut), ofState("left-out")),
  ]
}

/** Orders whose turn has come. */
export const handledOf = ({ orders, waiting }: EventRefund): number => orders - waiting

/** `████████░░░░  62 %` */
export function progressBar(run: EventRefund, { language, width = 80 }: Drawing): string {
  const part = run.orders === 0 ? 1 : handledOf(run) / run.orders
  const room = Math.max(10, Math.min(width, 60) - 8)
  const full = Math.floor(part * room)
  const percent = `${Math.floor(part * 100)}${language === "fr" ? "\u00a0" : ""}%`
  return `${"█".repeat(full)}${"░".repeat(room - full)}  ${percent}`
}
