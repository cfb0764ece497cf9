import type { Refund, RefundItem, RefundPreview, RefundReturn } from "@parterre/contract"
import { cardBrandName } from "@parterre/domain/cards"
import { formatMoney } from "@parterre/domain/money"
import { taxLines } from "@parterre/domain/taxes"
import { settleTexts } from "../texts/settle-texts.ts"
import { textsOf } from "../texts.ts"
import { amountLine, amountLines } from "./amount-line.ts"
import { type Drawing, reportWidth } from "./drawing.ts"
import { blank, hanging, type Line, line, padEnd, span, type Tone, widthOf } from "./lines.ts"
import { dateText } from "./written-time.ts"

/** What a refund gives back: each ticket or piece, fees and taxes, then where the money goes; what cannot go back last. */
export function refundLines(
  refund: RefundPreview | Refund,
  drawing: Drawing,
  { ids = false }: { readonly ids?: boolean } = {},
): readonly Line[] {
  const { language } = drawing
  const { refund: words } = textsOf(language)
  const width = reportWidth(drawing)
  const money = (cents: number) => formatMoney(cents, language)
  const { items, tax, amount, returns } = refund
  const kept = "kept" in refund ? refund.kept : []
  const section = (title: string, lines: readonly Line[]) =>
    lines.length === 0 ? [] : [blank, line(span(title, "strong")), ...lines]
  return [
    ...section(words.items, [
      ...items.flatMap(({ price, ...item }) => [
        ...amountLines(pieceInWords(item), money(price), width),
        ...(ids ? [line(span(`    ${item.ticketId ?? item.id}`, "label"))] : []),
      ]),
      ...(tax.serviceCharge === 0
        ? []
        : [amountLine(`  ${words.serviceCharge}`, money(tax.serviceCharge), width)]),
      ...taxLines(tax).map(({ name, cents }) => amountLine(`  ${name}`, money(cents), width)),
      amountLine(`  ${words.total}`, money(amount), width, "strong"),
    ]),
    ...section(
      words.returns,
      returns.map((one) => amountLine(`  ${meansText(one, drawing)}`, money(one.amount), width)),
    ),
    ...section(
      words.kept,
      kept.flatMap(({ explanation, ...item }) =>
        hanging(span("  "), `${pieceInWords(item)}. ${explanation}`, 2, width),
      ),
    ),
  ]
}

export const pieceInWords = ({ title, detail }: Pick<RefundItem, "title" | "detail">): string =>
  [title, detail].filter(Boolean).join(", ")

const tones: Readonly<Record<Refund["state"], Tone>> = { requested: "warning", done: "good", refused: "bad" }

/** The refunds of an order, oldest first: when, how much, where to, by whom and why. */
export function refundTable(refunds: readonly Refund[], drawing: Drawing): readonly Line[] {
  const { language } = drawing
  const { refund: words } = textsOf(language)
  const width = reportWidth(drawing)
  const states = Math.max(0, ...refunds.map(({ state }) => widthOf(words.states[state])))
  return refunds.flatMap(({ at, saleId, state, stuck, code = "", amount, returns, by, reason, items }) => {
    const waits = stuck
      ? settleTexts[language].stuck(saleId, code)
      : state === "requested" && Object.hasOwn(words.waits, code)
        ? words.waits[code]
        : undefined
    return [
      line(
        span(`  ${dateText(at, language)}  `, "label"),
        span(padEnd(words.states[state], states), tones[state]),
        `  ${[formatMoney(amount, language), ...returns.map((one) => meansText(one, drawing))].join("  ")}`,
      ),
      ...(waits === undefined ? [] : hanging(span(""), waits, 12, width)),
      ...hanging(
        span(""),
        [...items.map(pieceInWords), `${by}${language === "fr" ? "\u00a0:" : ":"} ${reason}`].join(" · "),
        12,
        width,
      ),
    ]
  })
}

export function meansText(
  { means, brand, lastFour = "", dueOn = "" }: RefundReturn,
  { language }: Drawing,
): string {
  const { refund: words } = textsOf(language)
  if (means === "instalment") return words.offInstalment(dueOn)
  if (means === "giftcertificate") return words.toCertificate(lastFour)
  const card = [cardBrandName(brand), lastFour === "" ? undefined : `…${lastFour}`]
  return words.toCard(card.filter((part) => part !== undefined).join(" "))
}
