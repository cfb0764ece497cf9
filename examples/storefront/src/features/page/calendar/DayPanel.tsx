import type { CalendarEvent } from "@parterre/contract"
import { type CalendarDay, eventsByHour, pickCalendarEvent } from "@parterre/domain/calendar"
import { isSelectable } from "@parterre/domain/sale-states"
import { styled } from "styled-components"
import { HourChips } from "../../../shared/sale-state/hour-chip.ts"
import { useSite } from "../../../shared/site/site.ts"
import { useTexts } from "../../../shared/texts/use-texts.ts"
import { pictureOf } from "../../../shared/ui/picture.ts"
import { Surface } from "../../../shared/ui/Surface.ts"
import { ToSeats } from "../ToSeats.tsx"
import { HourChip } from "./HourChip.tsx"

interface DayPanelProps {
  day: CalendarDay<CalendarEvent>
  /** The event picked among those of the day; without one, the first that sells is. */
  picked: string | undefined
  onPick: (eventId: string) => void
  pageId?: string
}

/** The chosen day: what is on, at which hours, from how much, and the way on [CAT-017] [CAT-018]. */
export function DayPanel({ day, picked, onPick, pageId }: DayPanelProps) {
  const { t, money, date, day: dayText } = useTexts()
  const { timeZone } = useSite().config
  const hours = day.events.flatMap(eventsByHour)
  const selling = hours.filter(({ saleState }) => isSelectable(saleState))
  const event = selling.find(({ id }) => id === picked) ?? selling[0] ?? hours[0]
  if (event === undefined) return null
  const way = t(isSelectable(event.saleState) ? "page.choose" : "page.presale")
  return (
    <Card as="section" aria-label={dayText(event.start, timeZone)}>
      {event.imageUrl !== undefined && (
        <img {...pictureOf(event.imageUrl, 400, 800)} alt="" width={800} height={450} />
      )}
      <Inner>
        <p className="day">{dayText(event.start, timeZone)}</p>
        <h3>{event.title}</h3>
        <Hours role="group" aria-label={t("calendar.hours")}>
          {hours.map((one) => (
            <HourChip key={one.id} event={one} isPicked={one.id === event.id} onPick={() => onPick(one.id)} />
          ))}
        </Hours>
        {event.priceFrom !== undefined && selling.length > 0 && (
          <p>
            <b>{t("price.from", { price: money(event.priceFrom) })}</b> {t("price.allIn")}
          </p>
        )}
        {pickCalendarEvent(event) !== "blocked" && (
          <ToSeats event={event} pageId={pageId} name={`${way}, ${date(event.start, timeZone)}`}>
            {way}
          </ToSeats>
        )}
      </Inner>
    </Card>
  )
}

const Card = styled(Surface)`
  overflow: hidden;
  > img { width: 100%; aspect-ratio: 16 / 9; object-fit: cover; background: ${({ theme }) => theme.color.surfaceSunken}; }
`
const Inner = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[3]};
  padding: ${({ theme }) => theme.space[5]};
  h3 { font-size: ${({ theme }) => theme.size.heading}; }
  .day { color: ${({ theme }) => theme.color.inkMuted}; }
  .day::first-letter { text-transform: uppercase; }
  ${({ theme }) => theme.upTo(600)} { padding: ${({ theme }) => theme.space[4]}; }
`
const Hours = styled.div`${HourChips}`
