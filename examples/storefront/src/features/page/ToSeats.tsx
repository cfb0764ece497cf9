import type { CalendarEvent } from "@parterre/contract"
import { ALT_EXHIBIT_DIALOG, isByHour, performancePath, pickCalendarEvent } from "@parterre/domain/calendar"
import { isSelectable } from "@parterre/domain/sale-states"
import { type ReactNode, useState } from "react"
import { useLocation } from "../../shared/navigation/router.tsx"
import { WITHOUT_MAP } from "../../shared/navigation/visit.ts"
import { useLinks } from "../../shared/site/site.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Button, ButtonLink } from "../../shared/ui/Button.tsx"
import { Dialog } from "../../shared/ui/Dialog.tsx"

interface ToSeatsProps {
  event: CalendarEvent
  pageId?: string | undefined
  /** The button's full name, where its text says less. */
  name?: string
  kind?: "main" | "quiet"
  children: ReactNode
}

/** The way to an event's seats; where only the alternative exhibit is available, that is said first [CAT-022]. */
export function ToSeats({ event, pageId, name, kind = "main", children }: ToSeatsProps) {
  const { t, language } = useTexts()
  const links = useLinks()
  const { pathname } = useLocation()
  const [isAsked, ask] = useState(false)
  const path = performancePath({ language, currentPath: pathname, pageId, eventId: event.id })
  const to = links.to(path.replace(/^\/[^/]+/, ""))
  const link = { to, state: opensMap(event) ? null : WITHOUT_MAP }
  const label = name === undefined ? {} : { "aria-label": name }
  if (pickCalendarEvent(event) !== "confirm-alt-exhibit") {
    return (
      <ButtonLink kind={kind} {...link} {...label}>
        {children}
      </ButtonLink>
    )
  }
  return (
    <>
      <Button kind={kind} {...label} onPress={() => ask(true)}>
        {children}
      </Button>
      <Dialog isOpen={isAsked} onClose={() => ask(false)} closeLabel={t("app.close")} title={event.title}>
        <p>{ALT_EXHIBIT_DIALOG.message[language]}</p>
        <Button kind="quiet" onPress={() => ask(false)}>
          {ALT_EXHIBIT_DIALOG.cancel[language]}
        </Button>
        <ButtonLink {...link}>{ALT_EXHIBIT_DIALOG.proceed[language]}</ButtonLink>
      </Dialog>
    </>
  )
}

/** Whether a map comes first: not of a day whose hour is still to be chosen, nor before the sale. */
const opensMap = (event: CalendarEvent) =>
  event.seatMap !== "none" && !isByHour(event) && isSelectable(event.saleState)
