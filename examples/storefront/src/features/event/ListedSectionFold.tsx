import { calledRow } from "@parterre/domain/seat-names"
import {
  type ListedSection,
  matchSection,
  type SeatSelection,
  type SectionMatch,
  useSelectionState,
} from "@parterre/react"
import { useEffect, useState } from "react"
import { styled } from "styled-components"
import { useSeatWords } from "../../shared/seats/use-seat-words.ts"
import { viewOfSection } from "../../shared/selection/stage-views.ts"
import { ViewButton } from "../../shared/selection/ViewButton.tsx"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Fold } from "../../shared/ui/Fold.tsx"
import { Skeleton } from "../../shared/ui/Skeleton.ts"
import { ListedRowSeats } from "./ListedRowSeats.tsx"

interface ListedSectionFoldProps {
  section: ListedSection
  levelName: string
  search: string
  selection: SeatSelection
  isOpen: boolean
  /** Told the section to open, or nothing to close it. */
  onToggle: (sectionId: string | undefined) => void
}

/** A section; its rows are asked for when it is opened. Places without numbers are chosen in the panel. */
export function ListedSectionFold(props: ListedSectionFoldProps) {
  const { section, levelName, search, selection, isOpen, onToggle } = props
  const { t, money } = useTexts()
  const { sectionName } = useSeatWords()
  const view = viewOfSection(useSelectionState(selection).venue, section.id)
  const match = matchSection(search, { name: levelName }, section)
  useEffect(() => {
    if (isOpen && section.status === "unloaded") void selection.needSections([section.id])
  }, [isOpen, section.status, section.id, selection])

  const prices = section.priceLevels.flatMap(({ min, max }) => [min, max])
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  const facts = [
    section.placesLeft === undefined ? undefined : t("list.section.free", { count: section.placesLeft }),
    prices.length === 0
      ? undefined
      : low === high
        ? money(low)
        : t("price.range", { min: money(low), max: money(high) }),
  ].filter((fact) => fact !== undefined)
  const title = (
    <Head>
      <b>{sectionName(section.name)}</b>
      <span>{facts.join(" · ")}</span>
    </Head>
  )
  if (section.kind === "general-admission") {
    return (
      <Head>
        <b>{section.name}</b>
        <span>{t("event.generalAdmission")}</span>
      </Head>
    )
  }
  return (
    <Fold
      title={title}
      level={3}
      isOpen={isOpen}
      onToggle={(opened) => onToggle(opened ? section.id : undefined)}
    >
      {() =>
        section.status === "ready" && match !== undefined ? (
          <>
            {view !== undefined && (
              <ViewButton view={view} scope="section" place={sectionName(section.name)} />
            )}
            <Rows match={match} selection={selection} />
          </>
        ) : (
          <Skeleton $height="96px" />
        )
      }
    </Fold>
  )
}

function Rows({ match, selection }: { match: SectionMatch; selection: SeatSelection }) {
  const { t } = useTexts()
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const rows = match.section.rows.filter(match.row)
  return (
    <Inner>
      {rows.map((row) => {
        const name = t("list.row", calledRow(row.name, row.type))
        const toggle = (opened: boolean) => {
          const next = new Set(open)
          if (opened) next.add(row.id)
          else next.delete(row.id)
          setOpen(next)
        }
        return (
          <li key={row.id}>
            <Fold
              level={4}
              isOpen={open.has(row.id) !== (match.opens && rows.length <= 3)}
              onToggle={(opened) => toggle(opened !== (match.opens && rows.length <= 3))}
              title={
                <Head>
                  <span className="row">{name}</span>
                  <span>{t("list.section.free", { count: row.freeSeats })}</span>
                </Head>
              }
            >
              {() => (
                <ListedRowSeats
                  row={row}
                  name={name}
                  seats={row.seats.filter((seat) => match.seat(seat, row))}
                  selection={selection}
                />
              )}
            </Fold>
          </li>
        )
      })}
    </Inner>
  )
}

const Head = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${({ theme }) => theme.space[3]};
  padding-block: ${({ theme }) => theme.space[2]};
  font-variant-numeric: tabular-nums;
  > :last-child { font-size: ${({ theme }) => theme.size.small}; color: ${({ theme }) => theme.color.inkMuted}; }
  .row { font-weight: 500; }
`
const Inner = styled.ul`
  padding: ${({ theme }) => `0 0 ${theme.space[3]} ${theme.space[4]}`};
  > li:last-child { border-bottom: 0; }
`
