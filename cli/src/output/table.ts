import { clip, type Line, padEnd, padStart, type Span, span, widthOf } from "./lines.ts"

export interface Column<Row> {
  readonly title: string
  readonly cell: (row: Row) => Span | string
  readonly align?: "right"
  /** The columns that give way when the table is too wide. */
  readonly gives?: boolean
}

const GAP = 2
/** Less than this tells nothing. */
const NARROWEST = 8

/** Aligned columns under dim titles; with a width, columns that give are cut to fit it. */
export function tableLines<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  width?: number,
): { readonly header: Line; readonly rows: readonly Line[] } {
  const cells = rows.map((row) => columns.map((column) => asSpan(column.cell(row))))
  const natural = columns.map(({ title }, at) =>
    Math.max(widthOf(title), ...cells.map((row) => widthOf(row[at]?.text ?? ""))),
  )
  const widths = width === undefined ? natural : fit(columns, natural, width)
  const draw = (spans: readonly Span[]): Line =>
    spans.map(({ text, tone }, at) => {
      const last = at === spans.length - 1
      const room = widths[at] ?? 0
      const shown = clip(text, room)
      const padded =
        columns[at]?.align === "right" ? padStart(shown, room) : last ? shown : padEnd(shown, room)
      return span(last ? padded : padded + " ".repeat(GAP), tone)
    })
  return { header: draw(columns.map(({ title }) => span(title, "label"))), rows: cells.map(draw) }
}

const asSpan = (cell: Span | string): Span => (typeof cell === "string" ? { text: cell } : cell)

/** Takes what is too much from the columns that give, the widest first. */
function fit<Row>(columns: readonly Column<Row>[], natural: readonly number[], width: number): number[] {
  const widths = [...natural]
  const total = () => widths.reduce((sum, one) => sum + one, 0) + GAP * (widths.length - 1)
  while (total() > width) {
    const widest = columns
      .map(({ gives }, at) => ({ at, room: gives ? (widths[at] ?? 0) : 0 }))
      .reduce((best, one) => (one.room > best.room ? one : best))
    if (widest.room <= NARROWEST) break
    widths[widest.at] = widest.room - 1
  }
  return widths
}
