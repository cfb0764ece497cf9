import type { SaleVoid, VoidPreview } from "@parterre/contract"
import { formatMoney } from "@parterre/domain/money"
import { voidTexts } from "../texts/void-texts.ts"
import { amountLine, amountLines } from "./amount-line.ts"
import { type Drawing, reportWidth } from "./drawing.ts"
import { blank, hanging, type Line, line, span } from "./lines.ts"
import { meansText, pieceInWords } from "./refund-report.ts"

/** What voiding an order ends: each ticket or piece with what it was sold for, what was used, and what certificates get back. */
export function voidLines(voided: VoidPreview | SaleVoid, drawing: Drawing): readonly Line[] {
  const { language } = drawing
  const words = voidTexts[language]
  const width = reportWidth(drawing)
  const money = (cents: number) => formatMoney(cents, language)
  const used = "used" in voided ? voided.used : []
  const section = (title: string, lines: readonly Line[]) =>
    lines.length === 0 ? [] : [blank, line(span(title, "strong")), ...lines]
  return [
    ...section(
      words.items,
      voided.items.flatMap(({ total, ...item }) => amountLines(pieceInWords(item), money(total), width)),
    ),
    ...section(
      words.used,
      used.flatMap(({ explanation, ...item }) =>
        hanging(span("  "), `${pieceInWords(item)}. ${explanation}`, 2, width),
      ),
    ),
    ...section(
      words.returns,
      voided.returns.map((one) => amountLine(`  ${meansText(one, drawing)}`, money(one.amount), width)),
    ),
  ]
}
