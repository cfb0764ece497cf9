import { sectionInWords } from "@parterre/domain/seat-names"
import { type ListedRow, SeatListSection, type SeatSelection, type ShownSection } from "@parterre/react"
import { LocateFixed } from "lucide-react"
import { styled } from "styled-components"
import { ListHead } from "../../shared/seats/ListHead.ts"
import { useListLabels } from "../../shared/seats/use-list-labels.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Button } from "../../shared/ui/Button.tsx"
import { Fold } from "../../shared/ui/Fold.tsx"
import { Skeleton } from "../../shared/ui/Skeleton.ts"
import { rowFacts } from "./row-facts.ts"

interface HouseSectionProps extends Pick<ShownSection, "match" | "isOpen" | "onToggle"> {
  selection: SeatSelection
  /** Brings the section near on the map; nothing where no map is drawn. */
  onShow: ((sectionId: string) => void) | undefined
}

/** A section of a house that staff look at: how many places it has, and the notes on its seats. */
export function HouseSection({ onShow, ...shown }: HouseSectionProps) {
  const { t } = useTexts()
  const { id, kind, name: called, numberOfSeats } = shown.match.section
  const name = sectionInWords(called)
  const count = t("venue.places", { count: numberOfSeats })
  return (
    <Section
      {...shown}
      labels={useListLabels()}
      Fold={Fold}
      // From afar the map lets go of every section.
      staysLoaded
      title={
        <Title>
          <b>{name}</b>
          <span>{kind === "general-admission" ? `${count} · ${t("event.generalAdmission")}` : count}</span>
        </Title>
      }
      lead={
        onShow !== undefined && (
          <Button kind="plain" aria-label={`${t("venue.show")}, ${name}`} onPress={() => onShow(id)}>
            <LocateFixed size={18} strokeWidth={1.5} aria-hidden />
            {t("venue.show")}
          </Button>
        )
      }
      loading={<Skeleton $height="96px" />}
      rowTitle={(row) => <RowTitle row={row} />}
      renderRow={(row) => <RowNotes row={row} />}
    />
  )
}

function RowTitle({ row }: { row: ListedRow }) {
  const { t } = useTexts()
  const { rowName } = useListLabels()
  return (
    <Title>
      <b>{rowName(row)}</b>
      <span>{t("venue.places", { count: row.seats.length })}</span>
    </Title>
  )
}

function RowNotes({ row }: { row: ListedRow }) {
  const { t } = useTexts()
  const { count, seats, accessible, notes } = rowFacts(row, t("seats.and"), t("seats.to"))
  return (
    <>
      <p>{t("venue.seats", { count, seats })}</p>
      {accessible !== undefined && <p>{t("venue.accessible", { ...accessible })}</p>}
      {notes.map(({ note, ...named }) => (
        <p key={note}>{t("venue.note", { ...named, note })}</p>
      ))}
    </>
  )
}

const Title = styled(ListHead)`
  b { font-weight: 600; }
`
const Section = styled(SeatListSection)`
  padding: ${({ theme }) => `0 0 ${theme.space[3]} ${theme.space[4]}`};
  > li { padding-bottom: ${({ theme }) => theme.space[2]}; font-size: ${({ theme }) => theme.size.small}; }
  > li:last-child { border-bottom: 0; }
  span { padding-bottom: 0; }
  b { font-weight: 500; }
  p { color: ${({ theme }) => theme.color.inkMuted}; font-variant-numeric: tabular-nums; }
`
