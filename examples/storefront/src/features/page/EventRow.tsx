import type { CalendarEvent, ItemHour } from "@parterre/contract"
import { isByHour, pickCalendarEvent } from "@parterre/domain/calendar"
import { isSelectable, openOrAll } from "@parterre/domain/sale-states"
import { useState } from "react"
import { styled } from "styled-components"
import { DateChip } from "../../shared/catalogue/DateChip.tsx"
import { SaleStateText } from "../../shared/sale-state/SaleStateText.tsx"
import { useSite } from "../../shared/site/site.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Button } from "../../shared/ui/Button.tsx"
import { Dialog } from "../../shared/ui/Dialog.tsx"
import { Advice } from "./calendar/WhyNot.tsx"
import { areFewLeft } from "./events-by-month.ts"
import type { ShownPage } from "./shown-page.ts"
import { ToSeats } from "./ToSeats.tsx"

/** One date: when, whether it sells, from how much, and the way to its seats. */
export function EventRow({ event, page }: { event: CalendarEvent; page: ShownPage }) {
  const { t, money, date, day, time } = useTexts()
  const { timeZone } = useSite().config
  const few = areFewLeft(event.placesLeft)
  const when = isByHour(event) ? day(event.start, timeZone) : date(event.start, timeZone)
  const sells = isSelectable(event.saleState)
  const choose = t(!sells ? "page.presale" : isByHour(event) ? "page.choose.hour" : "page.choose")
  const hours = () => {
    const told = toldHours(event.itemHours)
    const [first, last] = [told[0]?.formattedHour, told.at(-1)?.formattedHour]
    return t("page.hours", { count: told.length, first, last })
  }
  return (
    <Row>
      <DateChip iso={event.start} />
      <Facts>
        {event.title !== page.title && <Title>{event.title}</Title>}
        <b>{isByHour(event) ? hours() : time(event.start, timeZone)}</b>
        {event.doors !== undefined && (
          <span>{t("page.doors", { time: doorsTime(event.doors, time, timeZone) })}</span>
        )}
        <SaleStateText state={event.saleState} few={few} />
        {event.onSaleFrom !== undefined && event.saleState === "NOTAVAILABLE" && (
          <span>{t("saleState.onSaleFrom", { date: date(event.onSaleFrom, timeZone) })}</span>
        )}
        {sells && few && <span>{t("page.placesLeft", { count: event.placesLeft })}</span>}
        {sells && event.note !== undefined && <span>{event.note}</span>}
      </Facts>
      <Way>
        {sells && event.priceFrom !== undefined && (
          <span>{t("price.from", { price: money(event.priceFrom) })}</span>
        )}
        {pickCalendarEvent(event) !== "blocked" ? (
          <ToSeats event={event} pageId={page.id} name={`${choose}, ${when}`}>
            {choose}
          </ToSeats>
        ) : (
          <Why event={event} when={when} />
        )}
      </Way>
    </Row>
  )
}

/** Hours that are still to come and not cancelled; all of them where none is. */
const toldHours = (hours: readonly ItemHour[]) =>
  openOrAll(
    hours,
    hours.filter(({ saleState }) => saleState !== "CANCELLED" && saleState !== "WASONSALE"),
  )

/** Doors come as a moment or as an hour of the day. */
const doorsTime = (doors: string, time: (iso: string, zone: string) => string, zone: string) =>
  doors.includes("T") ? time(doors, zone) : time(`2026-01-01T${doors}:00Z`, "UTC")

/** What does not sell says why, in the organiser's words when there are any [CAT-021]. */
function Why({ event, when }: { event: CalendarEvent; when: string }) {
  const { t } = useTexts()
  const [open, setOpen] = useState(false)
  if (event.saleState === "INVISIBLE") return null
  return (
    <>
      <Button
        kind="plain"
        aria-label={`${t("page.note")} ${t(`saleState.${event.saleState}`)}, ${when}`}
        onPress={() => setOpen(true)}
      >
        {t("page.note")}
      </Button>
      <Dialog
        isOpen={open}
        onClose={() => setOpen(false)}
        closeLabel={t("app.close")}
        title={t(`saleState.${event.saleState}`)}
      >
        <p>{when}</p>
        {event.note !== undefined && <p>{event.note}</p>}
        <Advice event={event} />
        <Button onPress={() => setOpen(false)}>{t("app.ok")}</Button>
      </Dialog>
    </>
  )
}

const Row = styled.div`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: center;
  gap: ${({ theme }) => theme.space[4]};
  padding-block: ${({ theme }) => theme.space[4]};
  time { border: 1px solid ${({ theme }) => theme.color.line}; }
  ${({ theme }) => theme.upTo(600)} {
    grid-template-columns: auto minmax(0, 1fr);
    row-gap: ${({ theme }) => theme.space[2]};
  }
`
const Title = styled.span`
  && { font-size: ${({ theme }) => theme.size.body}; font-weight: 600; }
`
const Facts = styled.div`
  display: grid;
  gap: 2px;
  justify-items: start;
  b { font-size: ${({ theme }) => theme.size.lead}; font-weight: 600; font-variant-numeric: tabular-nums lining-nums; }
  > span { font-size: ${({ theme }) => theme.size.small}; }
`
const Way = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[2]};
  justify-items: end;
  font-variant-numeric: tabular-nums;
  > span { font-size: ${({ theme }) => theme.size.small}; font-weight: 600; }
  ${({ theme }) => theme.upTo(600)} {
    grid-column: 2;
    justify-items: start;
    button { margin-left: -${({ theme }) => theme.space[3]}; }
    &:empty { display: none; }
    &:has(a) { grid-column: 1 / -1; justify-items: stretch; }
  }
`
