import type { EventDetail } from "@parterre/contract"
import { ChevronLeft } from "lucide-react"
import type { RefObject } from "react"
import { Link } from "react-router-dom"
import { styled } from "styled-components"
import { useLinks } from "../shell/site.ts"
import { useTexts } from "../texts/use-texts.ts"

interface EventHeadProps {
  event: EventDetail
  heading: RefObject<HTMLHeadingElement | null>
}

/** What, when and where, and the way back to the other dates. */
export function EventHead({ event, heading }: EventHeadProps) {
  const { t, date, time } = useTexts()
  const links = useLinks()
  const { timeZone, place, doors } = event
  return (
    <Head>
      <Link to={links.to(`/pages/${event.pageId}`)}>
        <ChevronLeft size={18} strokeWidth={1.5} aria-hidden />
        {t("event.back")}
      </Link>
      <h1 ref={heading} tabIndex={-1}>
        {event.title}
      </h1>
      <p className="when">{date(event.start, timeZone)}</p>
      <p>
        {place.name}, {place.city}
        {doors !== undefined && ` · ${t("page.doors", { time: time(doors, timeZone) })}`}
      </p>
      {event.note !== undefined && <p>{event.note}</p>}
    </Head>
  )
}

const Head = styled.header`
  display: grid;
  gap: 2px;
  justify-items: start;
  a {
    display: inline-flex;
    align-items: center;
    gap: ${({ theme }) => theme.space[1]};
    min-height: 44px;
    margin-left: -4px;
    color: ${({ theme }) => theme.color.ink};
    font-size: ${({ theme }) => theme.size.small};
  }
  h1 { font-size: ${({ theme }) => theme.size.heading}; }
  .when { font-weight: 600; }
  .when::first-letter { text-transform: uppercase; }
  p { font-size: ${({ theme }) => theme.size.small}; }
  p:not(.when) { color: ${({ theme }) => theme.color.inkMuted}; }
`
