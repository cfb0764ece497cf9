import type { PriceLevel } from "@parterre/contract"
import { type SeatSelection, useSelectionState } from "@parterre/react"
import { useState } from "react"
import { Label, Slider, SliderOutput, SliderThumb, SliderTrack } from "react-aria-components"
import { styled } from "styled-components"
import { AriaLocale } from "../forms/AriaLocale.tsx"
import { useTexts } from "../texts/use-texts.ts"
import { levelsWithin, type PriceRange, type priceRange } from "./price-range.ts"

interface PriceRangeFilterProps {
  selection: SeatSelection
  levels: readonly PriceLevel[]
  /** Of all of them. */
  whole: NonNullable<ReturnType<typeof priceRange>>
}

/** Shows only seats of price levels within a range; seats outside it are dimmed. */
export function PriceRangeFilter({ selection, levels, whole }: PriceRangeFilterProps) {
  const { t, money } = useTexts()
  const { priceFilter } = useSelectionState(selection)
  const [chosen, setChosen] = useState<PriceRange>()
  // A filter set elsewhere, or lifted, leaves no range chosen.
  const isOwn = chosen !== undefined && String(levelsWithin(levels, chosen)) === String(priceFilter)
  const { min, max } = isOwn ? chosen : whole
  const change = ([from = min / 100, to = max / 100]: number[]) => {
    const range = { min: Math.round(from * 100), max: Math.round(to * 100) }
    setChosen(range)
    selection.setPriceFilter(levelsWithin(levels, range))
  }
  return (
    <AriaLocale>
      <Range
        data-scripted=""
        value={[min / 100, max / 100]}
        minValue={whole.min / 100}
        maxValue={whole.max / 100}
        step={whole.step / 100}
        formatOptions={dollars}
        onChange={change}
      >
        <Label>{t("event.prices")}</Label>
        <SliderOutput>{t("price.range", { min: money(min), max: money(max) })}</SliderOutput>
        <SliderTrack>
          {({ state }) => (
            <>
              <i
                style={{
                  left: `${state.getThumbPercent(0) * 100}%`,
                  right: `${100 - state.getThumbPercent(1) * 100}%`,
                }}
              />
              <SliderThumb index={0} aria-label={t("event.prices.min")} />
              <SliderThumb index={1} aria-label={t("event.prices.max")} />
            </>
          )}
        </SliderTrack>
      </Range>
    </AriaLocale>
  )
}

/** A thumb says its price, and not a bare number. */
const dollars = { style: "currency", currency: "CAD", currencyDisplay: "narrowSymbol" } as const

const Range = styled(Slider<number[]>)`
  display: grid;
  grid-template-columns: 1fr auto;
  margin-top: ${({ theme }) => theme.space[3]};
  font-size: ${({ theme }) => theme.size.small};
  label { font-weight: 600; }
  output { font-variant-numeric: tabular-nums; }
  .react-aria-SliderTrack { grid-column: 1 / -1; height: 44px; margin-inline: 22px; }
  .react-aria-SliderTrack::before, i {
    content: "";
    position: absolute;
    top: 50%;
    height: 4px;
    margin-top: -2px;
    border-radius: 2px;
  }
  .react-aria-SliderTrack::before { inset-inline: -22px; background: ${({ theme }) => theme.color.lineStrong}; }
  i { background: ${({ theme }) => theme.color.accent}; }
  .react-aria-SliderThumb { top: 50%; width: 44px; height: 44px; cursor: grab; }
  .react-aria-SliderThumb::before {
    content: "";
    position: absolute;
    inset: 10px;
    border: 2px solid ${({ theme }) => theme.color.accent};
    border-radius: 50%;
    background: ${({ theme }) => theme.color.surfaceRaised};
  }
  .react-aria-SliderThumb[data-focus-visible] { outline: 3px solid ${({ theme }) => theme.color.focus}; border-radius: 50%; }
`
