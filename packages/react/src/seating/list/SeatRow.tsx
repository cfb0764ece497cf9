import type { ReactNode } from "react"
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

/** The seats of a row as buttons; each says where it is, what it costs and whether it is chosen. */
export const SeatRow = ({ row, seats, selection, labels, renderSeat, className }: SeatRowProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form.
  <div role="group" aria-label={labels.rowName(row)} className={className} {...LIST_ROW}>
    {seats.map((seat) => (
      <button
        key={seat.id}
        type="button"
        aria-label={labels.seat(seat, row)}
        aria-pressed={seat.state === "selected" || seat.state === "in-cart"}
        disabled={seat.state === "taken"}
        data-state={seat.state}
        data-dimmed={seat.dimmed || undefined}
        onClick={() => selection.click(seat.id)}
      >
        {renderSeat?.(seat, row) ?? seat.name}
      </button>
    ))}
  </div>
)
