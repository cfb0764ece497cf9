import { inRowOrder, inTableOrder } from "../geometry/seat-order.ts"
import type { PlanRow, PlanSeat } from "../plan/seating-plan.ts"
import type { NumberingFault } from "./numbering-fault.ts"
import { type Numbering, namesAcross, namesFor } from "./seat-numbers.ts"

export type NumberedRows = { readonly rows: readonly PlanRow[] } | { readonly fault: NumberingFault }

/** Each row by itself, its seats numbered from left to right on the plan, whatever order the file has them in. */
export function withSeatNumbers(
  rows: readonly PlanRow[],
  numbering: Numbering,
  type: "SEAT" | "TABLE" = "SEAT",
): NumberedRows {
  const numbered: PlanRow[] = []
  for (const row of rows) {
    const names = namesFor(row.seats.length, numbering)
    if ("fault" in names) return names
    numbered.push(named(row, type, names.names))
  }
  return { rows: numbered }
}

/** The rows as parts of one row, from left to right, with aisles between them: the numbering goes on across. */
export function withNumbersAcross(rows: readonly PlanRow[], numbering: Numbering): NumberedRows {
  const names = namesAcross(
    rows.map((row) => row.seats.length),
    numbering,
  )
  if ("fault" in names) return names
  return { rows: rows.map((row, index) => named(row, "SEAT", names.parts[index] ?? [])) }
}

/** The rows with names, in the order given. */
export function withRowNames(rows: readonly PlanRow[], numbering: Numbering): NumberedRows {
  const names = namesFor(rows.length, numbering)
  if ("fault" in names) return names
  return { rows: rows.map((row, index) => ({ ...row, row_number: names.names[index]! })) }
}

/** Seats as they stand: from left to right, or clockwise around a table from the first. */
export function standing(row: PlanRow, type: "SEAT" | "TABLE" = "SEAT"): readonly PlanSeat[] {
  // Numbers are what changes, so the places alone say the order.
  const seats = row.seats.map((seat) => ({ seat, number: "", ...seat.position }))
  return (type === "TABLE" ? inTableOrder(seats) : inRowOrder(seats)).map(({ seat }) => seat)
}

function named(row: PlanRow, type: "SEAT" | "TABLE", names: readonly string[]): PlanRow {
  const nameOf = new Map(standing(row, type).map((seat, index) => [seat.seat_guid, names[index]]))
  return {
    ...row,
    seats: row.seats.map((seat) => {
      const name = nameOf.get(seat.seat_guid)
      return name === undefined || name === seat.seat_number ? seat : { ...seat, seat_number: name }
    }),
  }
}
