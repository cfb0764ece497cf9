import { type ReactNode, useEffect, useId } from "react"
import type { SeatSelection } from "../selection/seat-selection.ts"
import { matchSection } from "./list-filter.ts"
import type { SeatListLabels } from "./list-labels.ts"
import type { ListedRow, ListedSeat, ListedSection } from "./seat-list.ts"
import { LIST_ROW } from "./use-list-keys.ts"

interface SeatListSectionProps {
  section: ListedSection
  levelName: string
  search: string
  isOpen: boolean
  /** Told the section to open, or nothing to close it. */
  onToggle: (sectionId: string | undefined) => void
  selection: SeatSelection
  labels: SeatListLabels
  renderSeat?: (seat: ListedSeat, row: ListedRow) => ReactNode
}

/** A section of the list; its rows are asked for when it is opened. */
export function SeatListSection(props: SeatListSectionProps) {
  const { section, levelName, search, isOpen, onToggle, selection, labels } = props
  const rows = useId()
  useEffect(() => {
    if (isOpen && section.status === "unloaded") void selection.needSections([section.id])
  }, [isOpen, section.status, section.id, selection])
  // Places without numbers are chosen by quantity.
  if (section.kind === "general-admission") return <li>{labels.section(section)}</li>
  const match = matchSection(search, { name: levelName }, section)
  return (
    <li>
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={rows}
          onClick={() => onToggle(isOpen ? undefined : section.id)}
        >
          {labels.section(section)}
        </button>
      </h3>
      <ul id={rows} hidden={!isOpen} aria-busy={isOpen && section.status !== "ready"}>
        {isOpen &&
          match?.section.rows
            .filter(match.row)
            .map((row) => (
              <Row
                key={row.id}
                row={row}
                seats={row.seats.filter((seat) => match.seat(seat, row))}
                {...props}
              />
            ))}
      </ul>
    </li>
  )
}

interface RowProps extends Pick<SeatListSectionProps, "selection" | "labels" | "renderSeat"> {
  row: ListedRow
  seats: readonly ListedSeat[]
}

const Row = ({ row, seats, selection, labels, renderSeat = ({ name }) => name }: RowProps) => (
  <li>
    <span>{labels.row(row)}</span>
    {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form. */}
    <div role="group" aria-label={labels.row(row)} {...LIST_ROW}>
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
          {renderSeat(seat, row)}
        </button>
      ))}
    </div>
  </li>
)
