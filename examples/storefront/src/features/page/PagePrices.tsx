import type { CalendarEvent } from "@parterre/contract"
import { eventsByHour } from "@parterre/domain/calendar"
import { isSelectable } from "@parterre/domain/sale-states"
import { useNeededKey, useSeatSelection, useSelectionState } from "@parterre/react"
import { useState } from "react"
import { styled } from "styled-components"
import { Failed } from "../../shared/failure/Failed.tsx"
import { SelectField } from "../../shared/forms/SelectField.tsx"
import { ToQueue } from "../../shared/queue/ToQueue.tsx"
import { OrderBar } from "../../shared/selection/OrderBar.tsx"
import { PartySize } from "../../shared/selection/PartySize.tsx"
import { PriceLevels } from "../../shared/selection/PriceLevels.tsx"
import { RefusalNote } from "../../shared/selection/RefusalNote.tsx"
import { SelectedSeats } from "../../shared/selection/SelectedSeats.tsx"
import { useSite } from "../../shared/site/site.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Skeleton } from "../../shared/ui/Skeleton.ts"
import { Surface } from "../../shared/ui/Surface.ts"
import { DatesByMonth } from "./DatesByMonth.tsx"
import type { ShownPage } from "./shown-page.ts"
import { ToSeats } from "./ToSeats.tsx"

/** The prices at once, without a step to another screen; with several dates, of the one chosen [CAT-008]. */
export function PagePrices({ page }: { page: ShownPage }) {
  const { t, date } = useTexts()
  const { timeZone } = useSite().config
  const events = page.shows
    .flatMap((show) => show.events.flatMap(eventsByHour))
    .filter(({ saleState }) => isSelectable(saleState))
    .toSorted((one, other) => Date.parse(one.start) - Date.parse(other.start))
  const [chosen, choose] = useState<string>()
  const event = events.find(({ id }) => id === chosen) ?? events[0]
  // Nothing to buy: the dates say why.
  if (event === undefined) return <DatesByMonth page={page} />
  return (
    <Stack>
      {events.length === 1 ? (
        <b>{date(event.start, timeZone)}</b>
      ) : (
        <SelectField
          label={t("page.date")}
          value={event.id}
          onChange={choose}
          options={events.map(({ id, start }) => [id, date(start, timeZone)] as const)}
        />
      )}
      <Prices key={event.id} event={event} pageId={page.id} />
    </Stack>
  )
}

function Prices({ event, pageId }: { event: CalendarEvent; pageId: string }) {
  const { t } = useTexts()
  const selection = useSeatSelection(event.id)
  const { event: detail, failure, priceLevels } = useSelectionState(selection)
  const needed = useNeededKey({ type: "events", id: event.id })
  if (needed !== undefined) return <ToQueue guard={needed} />
  if (failure !== undefined) return <Failed failure={failure} retry={selection.retry} />
  if (detail === undefined) return <Skeleton $height="320px" />
  return (
    <>
      {detail.seatMap !== "none" && (
        <ToSeats kind="quiet" event={event} pageId={pageId}>
          {t("page.map")}
        </ToSeats>
      )}
      <Card as="section" aria-label={t("event.panel")}>
        <Inner>
          {detail.seatMap !== "none" && <PartySize selection={selection} />}
          {priceLevels.length > 0 && <SelectedSeats selection={selection} />}
          <PriceLevels selection={selection} />
        </Inner>
        <RefusalNote selection={selection} />
        <OrderBar selection={selection} />
      </Card>
    </>
  )
}

const Stack = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[4]};
  margin-top: ${({ theme }) => theme.space[4]};
  > a { justify-self: start; }
  > b::first-letter { text-transform: uppercase; }
  > b { display: block; }
`
const Card = styled(Surface)`
  position: relative;
  overflow: hidden;
`
const Inner = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[5]};
  padding: ${({ theme }) => theme.space[5]};
  ${({ theme }) => theme.upTo(600)} { padding: ${({ theme }) => theme.space[4]}; }
`
