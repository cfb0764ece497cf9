import { type CalledRow, calledRow, calledSeat } from "./called-row.ts"
import { comparePlaces, type NamedSeat } from "./place-order.ts"

/** Seats of one row, to be said in one sentence; their names come without the words that say what they are. */
export interface RowOfSeats extends Readonly<CalledRow> {
  readonly section: string
  readonly seats: readonly string[]
}

/** Seats gathered by section and row, in the order in which places are listed. */
export function rowsOfSeats(seats: readonly NamedSeat[]): readonly RowOfSeats[] {
  const rows = Map.groupBy(
    seats.toSorted(comparePlaces),
    ({ section = "", row = "" }) => `${section}\n${row}`,
  )
  return [...rows.values()].map((own) => ({
    section: own[0]?.section ?? "",
    ...calledRow(own[0]?.row ?? "", own[0]?.rowType ?? "SEAT"),
    seats: own.map(({ seat = "" }) => calledSeat(seat)),
  }))
}

/** « 12 », « 12 et 13 », « 12 à 15 », « 1, 3 et 5 »: three or more in a row become a range. */
export function seatNames(names: readonly string[], and: string, to: string): string {
  const runs = runsOf(names).flatMap((run) =>
    run.length >= 3 ? [`${run[0]} ${to} ${run.at(-1)}`] : [...run],
  )
  const last = runs.at(-1) ?? ""
  return runs.length <= 1 ? last : `${runs.slice(0, -1).join(", ")} ${and} ${last}`
}

function runsOf(names: readonly string[]): readonly (readonly string[])[] {
  const runs: string[][] = []
  for (const name of names) {
    const run = runs.at(-1)
    if (run !== undefined && Number(name) === Number(run.at(-1)) + 1) run.push(name)
    else runs.push([name])
  }
  return runs
}
