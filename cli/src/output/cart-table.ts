import type { CartList, CartSummary } from "@parterre/contract"
import type { Language } from "@parterre/domain/language"
import { formatMoney } from "@parterre/domain/money"
import { textsOf } from "../texts.ts"
import type { Drawing } from "./drawing.ts"
import { type Line, line, span } from "./lines.ts"
import { endOf, leftSpan, secondsLeft, stateSpan } from "./states.ts"
import { type Column, tableLines } from "./table.ts"
import { recentText } from "./written-time.ts"

const isNarrow = (width: number | undefined) => width !== undefined && width < 80

/** Which cart, whole: for what is done to it. */
export const cartLine = (id: string, language: Language): Line =>
  line(span(textsOf(language).report.cart, "label"), `  ${id}`)

/** A row a cart; a narrow terminal gets the end of the id and no date. */
export function cartTable({ carts, serverTime }: CartList, { language, width, elapsed }: Drawing) {
  const texts = textsOf(language)
  const { columns } = texts
  const roomy = width === undefined || width >= 110
  const all: readonly (Column<CartSummary> | false)[] = [
    { title: columns.state, gives: isNarrow(width), cell: (cart) => stateSpan(cart, texts) },
    {
      title: columns.left,
      align: "right",
      cell: ({ state, remainingTime }) =>
        leftSpan(state === "held" || state === "paying", secondsLeft(remainingTime, elapsed)),
    },
    !isNarrow(width) && { title: columns.qty, align: "right", cell: ({ totalQty }) => String(totalQty) },
    { title: columns.total, align: "right", cell: ({ total }) => formatMoney(total, language) },
    { title: columns.what, gives: true, cell: ({ titles }) => titles.join(", ") || "—" },
    { title: columns.client, gives: true, cell: ({ client }) => client ?? "—" },
    roomy && { title: columns.changed, cell: ({ changedAt }) => recentText(changedAt, serverTime, language) },
    { title: columns.cart, cell: ({ id }) => span(width === undefined ? id : endOf(id), "label") },
  ]
  return tableLines(
    all.filter((column) => column !== false),
    carts,
    width,
  )
}

/** A row an order, by its number as on the receipt, with what became of it; a narrow terminal gets no date. */
export function saleTable({ carts, serverTime }: CartList, { language, width }: Drawing) {
  const texts = textsOf(language)
  const { columns } = texts
  const roomy = width === undefined || width >= 90
  const all: readonly (Column<CartSummary> | false)[] = [
    { title: columns.order, cell: ({ saleId }) => span(saleId ?? "—", "label") },
    { title: columns.state, gives: isNarrow(width), cell: (cart) => stateSpan(cart, texts) },
    { title: columns.qty, align: "right", cell: ({ totalQty }) => String(totalQty) },
    { title: columns.total, align: "right", cell: ({ total }) => formatMoney(total, language) },
    { title: columns.what, gives: true, cell: ({ titles }) => titles.join(", ") || "—" },
    { title: columns.client, gives: true, cell: ({ client }) => client ?? "—" },
    roomy && { title: columns.changed, cell: ({ changedAt }) => recentText(changedAt, serverTime, language) },
  ]
  return tableLines(
    all.filter((column) => column !== false),
    carts,
    width,
  )
}
