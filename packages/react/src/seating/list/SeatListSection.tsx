import { type ComponentType, type ReactNode, useEffect, useId, useState } from "react"
import type { SeatSelection } from "../seat-selection.ts"
import { keepLoaded } from "./keep-loaded.ts"
import type { SectionMatch } from "./list-filter.ts"
import type { SeatListLabels } from "./list-labels.ts"
import { SeatRow, type SeatRowProps } from "./SeatRow.tsx"
import type { ListedRow, ListedSeat } from "./seat-list.ts"

/** A heading that opens what is under it; what is closed is not made at all. */
export interface ListFoldProps {
  readonly title: ReactNode
  readonly level: 3 | 4
  readonly isOpen: boolean
  readonly onToggle: (isOpen: boolean) => void
  readonly children: () => ReactNode
}

export interface SeatListSectionProps extends Pick<SeatRowProps, "renderSeat"> {
  readonly match: SectionMatch
  readonly isOpen: boolean
  /** Told the section to open, or nothing to close it. */
  readonly onToggle: (sectionId: string | undefined) => void
  readonly selection: SeatSelection
  readonly labels: SeatListLabels
  /** What the heading says; `labels.section` unless told. */
  readonly title?: ReactNode
  /** Above the rows of the open section. */
  readonly lead?: ReactNode
  /** Instead of the rows while they are read. */
  readonly loading?: ReactNode
  /** Rows are closed until they are opened, as in sections with many. */
  readonly foldsRows?: boolean
  /** Open, the section stays loaded although the map beside the list lets it go. */
  readonly staysLoaded?: boolean
  /** What a row says before its seats; `labels.row` unless told. */
  readonly rowTitle?: (row: ListedRow) => ReactNode
  /** What a row shows; a `SeatRow` unless told. */
  readonly renderRow?: (row: ListedRow, seats: readonly ListedSeat[]) => ReactNode
  readonly Fold?: ComponentType<ListFoldProps>
  /** Of the list of rows. */
  readonly className?: string | undefined
}

/** A section of the list; its rows are asked for when it is opened. Admission without a seat number is chosen by quantity. */
export function SeatListSection(props: SeatListSectionProps) {
  const { match, isOpen, onToggle, selection, labels, lead, loading, staysLoaded, Fold = PlainFold } = props
  const { section } = match
  const { id, status } = section
  const title = props.title ?? labels.section(section)
  useEffect(() => (isOpen ? keepLoaded(selection, id) : undefined), [isOpen, id, selection])
  useEffect(() => {
    if (!isOpen || !staysLoaded) return
    selection.keepSections([id])
    return () => selection.keepSections([])
  }, [isOpen, staysLoaded, id, selection])
  if (section.kind === "general-admission") return title
  return (
    <Fold level={3} title={title} isOpen={isOpen} onToggle={(opened) => onToggle(opened ? id : undefined)}>
      {() => (
        <div aria-busy={status !== "ready"}>
          {lead}
          {status === "ready" ? <Rows {...props} /> : loading}
        </div>
      )}
    </Fold>
  )
}

/** So few rows of which one was searched for are open at once. */
const FEW_ROWS = 3

function Rows({ match, selection, labels, foldsRows, className, ...drawn }: SeatListSectionProps) {
  const rows = match.section.rows.filter(match.row)
  const areOpen = match.opens && rows.length <= FEW_ROWS
  // A row with a choice shows it.
  const [toggled, setToggled] = useState<ReadonlySet<string>>(
    () => new Set(rows.filter(({ seats }) => !areOpen && seats.some(isSelected)).map(({ id }) => id)),
  )
  const toggle = (rowId: string) => {
    const next = new Set(toggled)
    if (!next.delete(rowId)) next.add(rowId)
    setToggled(next)
  }
  const { rowTitle = labels.row, renderSeat, Fold = PlainFold } = drawn
  const { renderRow = (row, seats) => <SeatRow {...{ row, seats, selection, labels, renderSeat }} /> } = drawn
  const draw = (row: ListedRow) =>
    renderRow(
      row,
      row.seats.filter((seat) => match.seat(seat, row)),
    )
  return (
    <ul className={className}>
      {rows.map((row) => (
        <li key={row.id}>
          {foldsRows ? (
            <Fold
              level={4}
              title={rowTitle(row)}
              isOpen={toggled.has(row.id) !== areOpen}
              onToggle={() => toggle(row.id)}
            >
              {() => draw(row)}
            </Fold>
          ) : (
            <>
              <span>{rowTitle(row)}</span>
              {draw(row)}
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

const isSelected = ({ state }: ListedSeat) => state === "selected"

function PlainFold({ title, level, isOpen, onToggle, children }: ListFoldProps) {
  const content = useId()
  const Heading = `h${level}` as const
  return (
    <>
      <Heading>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={content}
          onClick={() => onToggle(!isOpen)}
        >
          {title}
        </button>
      </Heading>
      <div id={content} hidden={!isOpen}>
        {isOpen && children()}
      </div>
    </>
  )
}
