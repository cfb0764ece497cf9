import { calledRow, seatNames, sectionInWords } from "@parterre/domain/seat-names"
import { styled } from "styled-components"
import { useSeatWords } from "../seats/use-seat-words.ts"
import { useTexts } from "../texts/use-texts.ts"
import type { StageView } from "./stage-views.ts"
import { ViewButton } from "./ViewButton.tsx"

/** What one sees from chosen seats, each picture once. */
export function StageViews({ views }: { views: readonly StageView[] }) {
  const wordsOf = useViewWords()
  return (
    <Stack>
      {views.map((one) => (
        <ViewButton key={one.view.imageUrl} view={one.view} scope={one.scope} place={wordsOf(one)} />
      ))}
    </Stack>
  )
}

/** From where a picture shows the stage: a section, rows of it, or seats. */
function useViewWords() {
  const { t } = useTexts()
  const words = useSeatWords()
  return ({ scope, seats }: StageView): string => {
    const [first] = seats
    if (first === undefined) return ""
    if (scope === "seat") return words.sentences(seats).join(" · ")
    const section = sectionInWords(first.section)
    if (scope === "section") return section
    const rows = [...new Set(seats.map(({ row, rowType }) => calledRow(row, rowType).row))]
    return t("view.rows", {
      section,
      type: calledRow(first.row, first.rowType).type,
      count: rows.length,
      rows: seatNames(rows, t("seats.and"), t("seats.to")),
    })
  }
}

const Stack = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[2]};
  padding-block: ${({ theme }) => theme.space[2]};
`
