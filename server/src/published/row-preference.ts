/** A row as its place in the house is judged. */
export interface PlacedRow {
  readonly id: string
  readonly section_id: string
  /** From front to back. */
  readonly ordinal: number
  /** Where its seats are from side to side, in the units of the plan. */
  readonly xs: readonly number[]
}

/** A row by its ids, in an order of preference. */
export type PreferredRow = Pick<PlacedRow, "id" | "section_id">

/** The front rows first; of rows as far back, the one nearest to the middle of all that are given. */
export function byPreference(rows: readonly PlacedRow[]): readonly PreferredRow[] {
  const middle = mean(rows.flatMap(({ xs }) => xs))
  return rows
    .map(({ id, section_id, ordinal, xs }) => ({
      row: { id, section_id },
      ordinal,
      aside: Math.abs(mean(xs) - middle),
    }))
    .sort(
      (one, other) =>
        one.ordinal - other.ordinal || one.aside - other.aside || (one.row.id < other.row.id ? -1 : 1),
    )
    .map(({ row }) => row)
}

const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, number) => sum + number, 0) / numbers.length
