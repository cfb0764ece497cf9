import type { CalendarEvent, SaleState } from "@parterre/contract"
import type { CalendarDay } from "@parterre/domain/calendar"
import { styled } from "styled-components"
import { SaleStateText } from "../../../shared/sale-state/SaleStateText.tsx"

/** What the signs of the days mean, for the states there are [CAT-027]. */
export function StateLegend({ days }: { days: readonly CalendarDay<CalendarEvent>[] }) {
  const states: readonly SaleState[] = [...new Set(days.map(({ state }) => state))]
  return (
    <List>
      {states.map((state) => (
        <li key={state}>
          <SaleStateText state={state} />
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => `${theme.space[1]} ${theme.space[4]}`};
  margin-top: ${({ theme }) => theme.space[3]};
`
