import { calledRow } from "@parterre/domain/seat-names"
import type { ListedRow, SeatSelection, SectionMatch } from "@parterre/react"
import { LocateFixed } from "lucide-react"
import { useEffect } from "react"
import { styled } from "styled-components"
import { useSeatWords } from "../../shared/seats/use-seat-words.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Button } from "../../shared/ui/Button.tsx"
import { Fold } from "../../shared/ui/Fold.tsx"
import { Skeleton } from "../../shared/ui/Skeleton.ts"
import { rowFacts } from "./row-facts.ts"

interface HouseSectionProps {
  match: SectionMatch
  selection: SeatSelection
  /** Brings the section near on the map; nothing where no map is drawn. */
  onShow: ((sectionId: string) => void) | undefined
  isOpen: boolean
  /** Told the section to open, or nothing to close it. */
  onToggle: (sectionId: string | undefined) => void
}

/** A section and how many places it has; its rows are asked for when it is opened. */
export function HouseSection({ match, selection, onShow, isOpen, onToggle }: HouseSectionProps) {
  const { t } = useTexts()
  const { sectionName } = useSeatWords()
  const { section } = match
  const { id, status } = section
  useEffect(() => {
    if (isOpen && status === "unloaded") void selection.needSections([id])
  }, [isOpen, status, id, selection])
  useEffect(() => {
    if (!isOpen) return
    // From afar the map lets go of every section.
    selection.keepSections([id])
    return () => selection.keepSections([])
  }, [isOpen, id, selection])
  const name = sectionName(section.name)
  const count = t("venue.places", { count: section.numberOfSeats })
  if (section.kind === "general-admission")
    return (
      <Title>
        <b>{name}</b>
        <span>
          {count} · {t("event.generalAdmission")}
        </span>
      </Title>
    )
  return (
    <Fold
      level={3}
      isOpen={isOpen}
      onToggle={(opened) => onToggle(opened ? id : undefined)}
      title={
        <Title>
          <b>{name}</b>
          <span>{count}</span>
        </Title>
      }
    >
      {() => (
        <>
          {onShow !== undefined && (
            <Button kind="plain" aria-label={`${t("venue.show")}, ${name}`} onPress={() => onShow(id)}>
              <LocateFixed size={18} strokeWidth={1.5} aria-hidden />
              {t("venue.show")}
            </Button>
          )}
          {status === "ready" ? (
            <Rows>
              {section.rows.filter(match.row).map((row) => (
                <HouseRow key={row.id} row={row} />
              ))}
            </Rows>
          ) : (
            <Skeleton $height="96px" />
          )}
        </>
      )}
    </Fold>
  )
}

function HouseRow({ row }: { row: ListedRow }) {
  const { t } = useTexts()
  const { count, seats, accessible, notes } = rowFacts(row, t("seats.and"), t("seats.to"))
  return (
    <li>
      <Title>
        <b>{t("list.row", calledRow(row.name, row.type))}</b>
        <span>{t("venue.places", { count })}</span>
      </Title>
      <p>{t("venue.seats", { count, seats })}</p>
      {accessible !== undefined && <p>{t("venue.accessible", { ...accessible })}</p>}
      {notes.map(({ note, ...named }) => (
        <p key={note}>{t("venue.note", { ...named, note })}</p>
      ))}
    </li>
  )
}

const Title = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${({ theme }) => theme.space[3]};
  padding-block: ${({ theme }) => theme.space[2]};
  font-variant-numeric: tabular-nums;
  b { font-weight: 600; }
  > :last-child { font-size: ${({ theme }) => theme.size.small}; color: ${({ theme }) => theme.color.inkMuted}; }
`
const Rows = styled.ul`
  padding: ${({ theme }) => `0 0 ${theme.space[3]} ${theme.space[4]}`};
  > li { padding-bottom: ${({ theme }) => theme.space[2]}; font-size: ${({ theme }) => theme.size.small}; }
  > li:last-child { border-bottom: 0; }
  span { padding-bottom: 0; }
  b { font-weight: 500; }
  p { color: ${({ theme }) => theme.color.inkMuted}; font-variant-numeric: tabular-nums; }
`
