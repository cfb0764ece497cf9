import { type SeatSelection, useSelectionState } from "@parterre/react"
import { useMemo } from "react"
import { styled } from "styled-components"
import { ShownPrice } from "../selection/ShownPrice.tsx"
import { useTexts } from "../texts/use-texts.ts"
import { listedInLegend } from "./legend-signs.ts"
import { PriceMark } from "./PriceMark.tsx"
import { SeatSign } from "./SeatSign.tsx"

/** What the colours and signs on the map mean, at the all-in prices that seats begin with: those that are there. */
export function Legend({ selection }: { selection: SeatSelection }) {
  const { t } = useTexts()
  const { venue, event, subscription, sections, placesLeft, partySize, ...state } =
    useSelectionState(selection)
  const { seats, admissions, inCart, admissionsInCart, dimmed } = state
  const { priceLevels, signs } = useMemo(
    () =>
      listedInLegend({
        ...{ venue, event, subscription, sections, placesLeft },
        ...{ seats, admissions, inCart, admissionsInCart, dimmed },
      }),
    [venue, event, subscription, sections, placesLeft, seats, admissions, inCart, admissionsInCart, dimmed],
  )
  return (
    // It scrolls on phones, and must do so by keyboard.
    <Line tabIndex={0} aria-label={t("event.legend")}>
      {priceLevels.map(({ level: { id, name, color }, standard, index }) => (
        <li key={id}>
          <PriceMark index={index} color={color} />
          <span>
            {name}{" "}
            <b>
              <ShownPrice price={standard} />
            </b>
          </span>
        </li>
      ))}
      {/* A first choice finds the room of its signs kept, so that the map does not jump under the finger. */}
      {[...signs, ...ofChoice.filter((kind) => !signs.includes(kind))].map((kind) => (
        <li key={kind} data-kept={!signs.includes(kind) || undefined}>
          <SeatSign kind={kind} />
          {t(`event.legend.${kind}`, { count: partySize })}
        </li>
      ))}
    </Line>
  )
}

/** What a choice brings: its own mark, and pale seats beside it. */
const ofChoice = ["mine", "dimmed"] as const

const Line = styled.ul`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: ${({ theme }) => `${theme.space[1]} ${theme.space[4]}`};
  padding: ${({ theme }) => `${theme.space[3]} ${theme.space[4]}`};
  border-top: 1px solid ${({ theme }) => theme.color.line};
  background: ${({ theme }) => theme.color.surfaceRaised};
  font-size: ${({ theme }) => theme.size.tiny};
  li { display: inline-flex; align-items: center; gap: ${({ theme }) => theme.space[2]}; }
  b { font-weight: 600; font-variant-numeric: tabular-nums; }
  [data-kept] { visibility: hidden; }
  ${({ theme }) => theme.upTo(1000)} {
    flex-wrap: nowrap;
    overflow-x: auto;
    /* One line has the room anyway, and nobody swipes to where there is nothing. */
    [data-kept] { display: none; }
    padding-block: ${({ theme }) => theme.space[2]};
    white-space: nowrap;
    scrollbar-width: none;
    /* What goes on beyond the edge fades there; at its end there is nothing under it. */
    &::after {
      content: "";
      flex: none;
      position: sticky;
      right: ${({ theme }) => `-${theme.space[4]}`};
      width: 48px;
      margin-inline-end: ${({ theme }) => `-${theme.space[4]}`};
      background: ${({ theme }) => `linear-gradient(to right, transparent, ${theme.color.surfaceRaised} 80%)`};
      pointer-events: none;
    }
  }
`
