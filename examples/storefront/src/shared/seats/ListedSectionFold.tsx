import { sectionInWords } from "@parterre/domain/seat-names"
import {
  type ListedSection,
  matchSection,
  SeatListSection,
  type SeatSelection,
  type ShownSection,
  soldOf,
  useSelectionState,
} from "@parterre/react"
import { styled } from "styled-components"
import { AdmissionQuantities } from "../selection/AdmissionPrices.tsx"
import { viewOfSection } from "../selection/stage-views.ts"
import { ViewButton } from "../selection/ViewButton.tsx"
import { Fold } from "../ui/Fold.tsx"
import { Skeleton } from "../ui/Skeleton.ts"
import { ListedRowSeats } from "./ListedRowSeats.tsx"
import { ListHead } from "./ListHead.ts"
import { useListLabels } from "./use-list-labels.ts"

interface ListedSectionFoldProps extends Omit<ShownSection, "match"> {
  section: ListedSection
  selection: SeatSelection
}

/** A section of the shop's seat list: what is left in it at which prices, and the view from there. */
export function ListedSectionFold({ section, levelName, search, ...shown }: ListedSectionFoldProps) {
  const labels = useListLabels()
  const state = useSelectionState(shown.selection)
  const view = viewOfSection(state.venue, section.id)
  const match = matchSection(search, { name: levelName }, section)
  if (match === undefined) return null
  const name = sectionInWords(section.name)
  if (section.kind === "general-admission") {
    const levels = soldOf(state)?.priceLevels.filter(
      (level) => !level.rs && section.priceLevels.some(({ id }) => id === level.id),
    )
    return (
      <Floor aria-label={name}>
        <h3>{name}</h3>
        {levels?.map((level) => (
          <AdmissionQuantities key={level.id} level={level} selection={shown.selection} />
        ))}
      </Floor>
    )
  }
  return (
    <Section
      {...shown}
      match={match}
      labels={labels}
      Fold={Fold}
      foldsRows
      title={
        <Head>
          <b>{name}</b>
          <span>{labels.facts(section).join(" · ")}</span>
        </Head>
      }
      rowTitle={(row) => (
        <Head>
          <span className="row">{labels.rowName(row)}</span>
          <span>{labels.left(row.freeSeats)}</span>
        </Head>
      )}
      lead={view !== undefined && <ViewButton view={view} scope="section" place={name} />}
      loading={<Skeleton $height="96px" />}
      renderRow={(row, seats) => <ListedRowSeats row={row} seats={seats} selection={shown.selection} />}
    />
  )
}

/** A floor to stand on: how many, where others choose a seat. */
const Floor = styled.section`
  padding-block: ${({ theme }) => theme.space[2]};
  h3 { font: inherit; font-weight: 600; }
`
const Head = styled(ListHead)`
  .row { font-weight: 500; }
`
const Section = styled(SeatListSection)`
  padding: ${({ theme }) => `0 0 ${theme.space[3]} ${theme.space[4]}`};
  > li:last-child { border-bottom: 0; }
`
