import type { Place } from "@parterre/contract"
import { styled } from "styled-components"
import { useSite } from "../../shared/site/site.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import type { TicketGroup } from "./ticket-groups.ts"

/** The event some tickets are for: what, when and where. */
export function TicketEvent({ group, place }: { group: TicketGroup; place: Place | undefined }) {
  const { date } = useTexts()
  const { timeZone } = useSite().config
  return (
    <div>
      <Name>{group.title}</Name>
      <When dateTime={group.eventStart}>{date(group.eventStart, timeZone)}</When>
      {place !== undefined && (
        <p>{[place.name, place.addressLine1, place.city].filter((part) => part !== undefined).join(", ")}</p>
      )}
    </div>
  )
}

const Name = styled.h3`
  font-family: ${({ theme }) => theme.font.display};
  font-weight: ${({ theme }) => theme.font.displayWeight};
  font-size: ${({ theme }) => theme.size.heading};
`
const When = styled.time`
  display: inline-block;
  font-weight: 600;
  &::first-letter { text-transform: uppercase; }
`
