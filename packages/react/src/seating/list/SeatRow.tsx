import { type ReactNode, useState } from "react"
import type { SeatSelection } from "../seat-selection.ts"
import type { SeatListLabels } from "./list-labels.ts"
import type { ListedRow, ListedSeat } from "./seat-list.ts"
import { LIST_ROW } from "./use-list-keys.ts"

export interface SeatRowProps {
  readonly row: ListedRow
  /** Those of the row to show. */
  readonly seats: readonly ListedSeat[]
  readonly selection: Pick<SeatSelection, "click">
  readonly labels: SeatListLabels
  /** What is inside a seat's button; its name alone unless told. The button is named by `labels.seat` all the same. */
  readonly renderSeat?: ((seat: ListedSeat, row: ListedRow) => ReactNode) | undefined
  readonly className?: string | undefined
}

/**
 * The seats of a row as buttons; each says where it is, what it costs and whether it is chosen. The row is one stop of the
 * Tab key, at the seat that had the focus last: inside it the keys of `useListKeys` walk.
 */
export function SeatRow({ row, seats, selection, labels, renderSeat, className }: SeatRowProps) {
  const [last, setLast] = useState<string>()
  const stop = tabStop(seats, last)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form.
    <div role="group" aria-label={labels.rowName(row)} className={className} {...LIST_ROW}>
      {seats.map((seat) => (
        <button
          key={seat.id}
          type="button"
          tabIndex={seat.id === stop ? 0 : -1}
          aria-label={labels.seat(seat, row)}
          aria-pressed={isChosen(seat)}
          disabled={seat.state === "taken"}
          data-state={seat.state}
          data-dimmed={seat.dimmed || undefined}
          onFocus={() => setLast(seat.id)}
          onClick={() => selection.click(seat.id)}
        >
          {renderSeat?.(seat, row) ?? seat.name}
        </button>
      ))}
    </div>
  )
}

const isChosen = ({ state }: ListedSeat) => state === "selected" || state === "in-cart"

/** The seat that the Tab key comes to: the last one there, else the first chosen, else the first that can be. */
function tabStop(seats: readonly ListedSeat[], last: string | undefined): string | undefined {
  const open = seats.filter(({ state }) => state !== "taken")
  const stop = open.find(({ id }) => id === last) ?? open.find(isChosen) ?? open.find(({ dimmed }) => !dimmed)
  return (stop ?? open[0])?.id
}
