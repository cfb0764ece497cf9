import type { Venue } from "@parterre/contract"
import { Accessibility, Check, X } from "lucide-react"
import { styled } from "styled-components"
import { PriceMark } from "../../shared/seat-map/PriceMark.tsx"
import { useTexts } from "../../shared/texts/use-texts.ts"

/** What the colours and marks of the map mean, in all-in prices. */
export function Legend({ venue }: { venue: Venue }) {
  const { t, money } = useTexts()
  const icon = { size: 16, strokeWidth: 1.5, "aria-hidden": true } as const
  return (
    // It scrolls on phones, and must do so by keyboard.
    <Line tabIndex={0} aria-label={t("event.legend")}>
      {venue.priceLevels.map(({ id, name, color, min, max }, index) => (
        <li key={id}>
          <PriceMark index={index} color={color} />
          <span>
            {name} <b>{min === max ? money(max) : t("price.range", { min: money(min), max: money(max) })}</b>
          </span>
        </li>
      ))}
      <li>
        <Check {...icon} className="mine" />
        {t("event.legend.mine")}
      </li>
      <li>
        <X {...icon} />
        {t("event.legend.taken")}
      </li>
      <li>
        <Accessibility {...icon} />
        {t("event.legend.accessible")}
      </li>
    </Line>
  )
}

const Line = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => `${theme.space[1]} ${theme.space[4]}`};
  padding: ${({ theme }) => `${theme.space[3]} ${theme.space[4]}`};
  border-top: 1px solid ${({ theme }) => theme.color.line};
  background: ${({ theme }) => theme.color.surfaceRaised};
  font-size: ${({ theme }) => theme.size.tiny};
  li { display: inline-flex; align-items: center; gap: ${({ theme }) => theme.space[2]}; }
  b { font-weight: 600; font-variant-numeric: tabular-nums; }
  .mine { color: ${({ theme }) => theme.color.seat.mine}; }
  ${({ theme }) => theme.upTo(1000)} {
    flex-wrap: nowrap;
    overflow-x: auto;
    white-space: nowrap;
    scrollbar-width: none;
  }
`
