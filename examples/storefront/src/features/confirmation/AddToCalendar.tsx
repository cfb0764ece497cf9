import { useParterre } from "@parterre/react"
import { CalendarPlus } from "lucide-react"
import { styled } from "styled-components"
import { documentUrl } from "../../shared/documents/document-url.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import type { TicketGroup } from "./ticket-groups.ts"

/** The event as a file that any calendar takes; nothing on a receipt that names none. */
export function AddToCalendar({ group }: { group: TicketGroup }) {
  const { t } = useTexts()
  const { assetUrl } = useParterre()
  // A receipt is kept where anyone at the device could write.
  const url = documentUrl(group.tickets[0]?.calendarUrl, assetUrl)
  if (url === undefined) return null
  const title = t("confirmation.calendar")
  return (
    <Add href={url} aria-label={`${title}, ${group.title}`} data-print="hide">
      <CalendarPlus size={18} strokeWidth={1.5} aria-hidden />
      {title}
    </Add>
  )
}

const Add = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  min-height: 44px;
  padding-inline: ${({ theme }) => theme.space[3]};
  border-radius: ${({ theme }) => theme.radius.medium};
  font-weight: 600;
  text-decoration: none;
  &:hover { background: ${({ theme }) => theme.color.accentSoft}; }
`
