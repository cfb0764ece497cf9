import { styled } from "styled-components"
import { useSite } from "../site/site.ts"
import { chipParts } from "../texts/dates.ts"

/** A date as a torn-off calendar leaf: day of the week, day, month. */
export function DateChip({ iso }: { iso: string }) {
  const { config, language } = useSite()
  const { weekday, day, month } = chipParts(iso, config.timeZone, language)
  return (
    <Leaf dateTime={iso}>
      <span>{weekday}</span>
      <b>{day}</b>
      <span>{month}</span>
    </Leaf>
  )
}

const Leaf = styled.time`
  display: grid;
  justify-items: center;
  min-width: 60px;
  padding: ${({ theme }) => `${theme.space[2]} ${theme.space[2]}`};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.color.surfaceRaised};
  color: ${({ theme }) => theme.color.ink};
  font-size: ${({ theme }) => theme.size.tiny};
  line-height: 1.15;
  b {
    font-family: ${({ theme }) => theme.font.display};
    font-size: 1.5rem;
    font-weight: ${({ theme }) => theme.font.displayWeight};
    line-height: 1.1;
    font-variant-numeric: lining-nums;
  }
`
