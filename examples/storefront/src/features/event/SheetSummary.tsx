import { type SeatSelection, useSelectionState } from "@parterre/react"
import { Search } from "lucide-react"
import type { Ref } from "react"
import { styled } from "styled-components"
import { useSeatWords } from "../../shared/seats/use-seat-words.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"

interface SheetSummaryProps {
  selection: SeatSelection
  isFolded: boolean
  onPress: () => void
  ref?: Ref<HTMLButtonElement>
}

/**
 * The line that is seen of a folded sheet: what is chosen by name, with its price level where all is of one, or what the sheet is
 * for. Levels of several would push a seat out of the two lines that a small phone has.
 */
export function SheetSummary({ selection, isFolded, onPress, ref }: SheetSummaryProps) {
  const { t } = useTexts()
  const words = useSeatWords()
  const { priceLevels } = useSelectionState(selection)
  const chosen = priceLevels.map(({ priceLevel, seats, qty }) =>
    [
      ...(seats.length > 0 ? words.short(seats) : [`${qty} × ${priceLevel.name}`]),
      ...(priceLevels.length === 1 && seats.some(({ section }) => section !== priceLevel.name)
        ? [priceLevel.name]
        : []),
    ].join(" · "),
  )
  return (
    <Line type="button" ref={ref} aria-expanded={!isFolded} onClick={onPress}>
      {chosen.length === 0 && <Search size={18} strokeWidth={1.5} aria-hidden />}
      <span>{chosen.length === 0 ? t("finder.label") : chosen.join("; ")}</span>
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
