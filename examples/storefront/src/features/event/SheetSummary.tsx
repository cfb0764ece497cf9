import { type SeatSelection, useSelectionState } from "@parterre/react"
import { Search } from "lucide-react"
import { styled } from "styled-components"
import { useSeatWords } from "../../shared/seats/use-seat-words.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"

interface SheetSummaryProps {
  selection: SeatSelection
  isFolded: boolean
  onPress: () => void
}

/** The line that is seen of a folded sheet: the chosen seats by name, or what the sheet is for. */
export function SheetSummary({ selection, isFolded, onPress }: SheetSummaryProps) {
  const { t } = useTexts()
  const words = useSeatWords()
  const { seats } = useSelectionState(selection)
  const [first, ...others] = words.sentences(seats)
  return (
    <Line type="button" aria-expanded={!isFolded} onClick={onPress}>
      {first === undefined && <Search size={18} strokeWidth={1.5} aria-hidden />}
      <span>{first === undefined ? t("finder.label") : [first, ...others].join(" · ")}</span>
    </Line>
  )
}

const Line = styled.button`
  flex: 1;
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  min-width: 0;
  height: 38px;
  padding: 0 0 0 ${({ theme }) => theme.space[2]};
  border: 0;
  background: none;
  color: ${({ theme }) => theme.color.ink};
  font-weight: 600;
  font-size: ${({ theme }) => theme.size.small};
  text-align: start;
  cursor: pointer;
  touch-action: none;
  svg { flex: none; }
  span {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    line-height: 1.2;
  }
`
