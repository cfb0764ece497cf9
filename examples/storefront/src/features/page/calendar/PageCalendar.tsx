import { isLocalDate } from "@parterre/domain/dates"
import { useSearchParams } from "../../../shared/navigation/router.tsx"
import { WRITTEN_DOWN } from "../../../shared/navigation/visit.ts"
import type { ShownPage } from "../shown-page.ts"
import { EventCalendar } from "./EventCalendar.tsx"

/** The dates of a page as a calendar; the chosen day is in the address, so that it can be shared [CAT-008] [CAT-012]. */
export function PageCalendar({ page, oldFlow }: { page: ShownPage; oldFlow: boolean }) {
  const [query, setQuery] = useSearchParams()
  const day = query.get("day")
  return (
    <EventCalendar
      items={page.shows.flatMap(({ events }) => events)}
      pageId={page.id}
      daySelected={day !== null && isLocalDate(day) ? day : undefined}
      oldFlow={oldFlow}
      onDaySelected={(next) => {
        setQuery((address) => address.set("day", next), { replace: true, state: WRITTEN_DOWN })
      }}
    />
  )
}
