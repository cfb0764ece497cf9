import type { CalendarEvent } from "@parterre/contract"
import { ALT_EXHIBIT_DIALOG, performancePath, pickCalendarEvent } from "@parterre/domain/calendar"
import { type ReactNode, useState } from "react"
import { useLocation } from "../../shared/navigation/router.tsx"
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
  const label = name === undefined ? {} : { "aria-label": name }
  if (pickCalendarEvent(event) !== "confirm-alt-exhibit") {
    return (
      <ButtonLink kind={kind} to={to} {...label}>
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
        <ButtonLink to={to}>{ALT_EXHIBIT_DIALOG.proceed[language]}</ButtonLink>
      </Dialog>
    </>
  )
}
