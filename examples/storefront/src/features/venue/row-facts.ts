import { compareNames, seatNames } from "@parterre/domain/seat-names"
import type { ListedRow } from "@parterre/react"

/** Some seats of a row, as they are named together. */
export interface SeatsNamed {
  readonly count: number
  readonly seats: string
}

export interface RowFacts extends SeatsNamed {
  /** Wheelchair-accessible seats, when the row has any. */
  readonly accessible: SeatsNamed | undefined
  readonly notes: readonly (SeatsNamed & { readonly note: string })[]
}

/** What there is to say of a row: its seats, its wheelchair places and the notes on its seats, each note once. */
export function rowFacts({ seats }: ListedRow, and: string, to: string): RowFacts {
  const named = (own: ListedRow["seats"]): SeatsNamed => ({
    count: own.length,
    seats: seatNames(own.map(({ name }) => name).toSorted(compareNames), and, to),
  })
  const accessible = seats.filter((seat) => seat.accessible)
  const noted = Map.groupBy(seats, ({ note }) => note)
  return {
    ...named(seats),
    accessible: accessible.length === 0 ? undefined : named(accessible),
    notes: [...noted].flatMap(([note, own]) => (note === undefined ? [] : [{ ...named(own), note }])),
  }
}
