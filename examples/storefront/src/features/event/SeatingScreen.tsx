import type { EventDetail, SubscriptionDetail } from "@parterre/contract"
import { isHourOpen, isSelectable } from "@parterre/domain/sale-states"
import {
  needsHour,
  type SeatSelection,
  soldOf,
  useNeededKey,
  useSeatSelection,
  useSelectionState,
} from "@parterre/react"
import { lazy, useState } from "react"
import { Failed } from "../../shared/failure/Failed.tsx"
import { useLocation, useParams, useSearchParams } from "../../shared/navigation/router.tsx"
import { useScreen } from "../../shared/navigation/use-screen.ts"
import { WITHOUT_MAP } from "../../shared/navigation/visit.ts"
import { MapLoading } from "../../shared/seat-map/MapLoading.tsx"
import { SeatViews } from "../../shared/seat-map/SeatViews.tsx"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { AdmissionAwaited, AdmissionScreen } from "./AdmissionScreen.tsx"
import { Corner, Ground, Picture, Stage, Tools } from "./layout.ts"
import { NotOnSale } from "./NotOnSale.tsx"
import { Panel } from "./Panel.tsx"
import { HeadAwaited, SoldHead } from "./SoldHead.tsx"
import { useKeptSeats } from "./use-kept-seats.ts"

/** Few days have hours, and few evenings a queue. */
const DayScreen = lazy(async () => ({ default: (await import("./DayScreen.tsx")).DayScreen }))
const ToQueue = lazy(async () => ({ default: (await import("../../shared/queue/ToQueue.tsx")).ToQueue }))

/** One evening or one hour of a day, under its page or by itself [SHELL-017] [SHELL-018] [SHELL-041]. */
export function EventScreen() {
  const { eventId = "", performancesId = eventId } = useParams()
  const [query] = useSearchParams()
  const id = query.get("hour") ?? performancesId
  const selection = useSeatSelection(id)
  useKeptSeats(selection, id)
  const needed = useNeededKey({ type: "events", id })
  return needed === undefined ? <SeatingScreen key={id} selection={selection} /> : <ToQueue guard={needed} />
}

/** A subscription: the same seats at each of its events, at one price for them all [SHELL-041]. */
export function SubscriptionScreen() {
  const { subscriptionId = "" } = useParams()
  const selection = useSeatSelection({ type: "subscription", id: subscriptionId })
  useKeptSeats(selection, subscriptionId)
  const needed = useNeededKey({ type: "subscriptions", id: subscriptionId })
  return needed === undefined ? <SeatingScreen selection={selection} /> : <ToQueue guard={needed} />
}

/** Choose seats on the map or in the list, and take them to the cart: of an event and of a subscription alike. */
function SeatingScreen({ selection }: { selection: SeatSelection }) {
  const { t, date, day } = useTexts()
  const { state: arrival } = useLocation()
  const { pageId } = useParams()
  const state = useSelectionState(selection)
  const [admission, setAdmission] = useState<string>()
  const sold = soldOf(state)
  const { event } = state
  // Evenings of one page are told apart in tabs, bookmarks and search results.
  const when = event && (needsHour(event) ? day : date)(event.start, event.timeZone)
  const tab = sold && [sold.title, ...(when ? [when] : [])].join(", ")
  const heading = useScreen(tab, sold && { path: pathOf(sold), imageUrl: sold.imageUrl, sold })
  if (state.failure !== undefined)
    return (
      <Failed failure={state.failure} text={t("confirmation.transactionFalse")} retry={selection.retry} />
    )
  if (sold === undefined) {
    if (arrival === WITHOUT_MAP) return <AdmissionAwaited />
    return (
      <Ground>
        {pageId !== undefined && (
          <Corner>
            <HeadAwaited pageId={pageId} />
          </Corner>
        )}
        <MapLoading />
      </Ground>
    )
  }
  // A day of which no hour can be chosen says why, as an evening does.
  if (event !== undefined && needsHour(event) && hasOpenHour(event))
    return <DayScreen day={event} heading={heading} />
  if (!isSelectable(sold.saleState)) return <NotOnSale sold={sold} selection={selection} heading={heading} />
  if (sold.seatMap === "none") return <AdmissionScreen selection={selection} heading={heading} />
  return (
    <Ground>
      <Corner>
        <SoldHead sold={sold} heading={heading} />
      </Corner>
      <Stage>
        <SeatViews selection={selection} onAdmission={setAdmission} tools={Tools} picture={Picture} />
      </Stage>
      <Panel
        selection={selection}
        admission={admission}
        onAdmission={setAdmission}
        onShown={() => setAdmission(undefined)}
      />
    </Ground>
  )
}

/** An hour is listed under its day, and an evening under its page, however one came to it. */
const pathOf = (sold: EventDetail | SubscriptionDetail): string =>
  "events" in sold ? `/seatmap/subscription/${sold.id}` : `/pages/${sold.pageId}/performances/${sold.id}`

const hasOpenHour = ({ itemHours = [], presale }: EventDetail): boolean =>
  itemHours.some(({ saleState }) => isHourOpen(saleState, presale?.isOpen))
