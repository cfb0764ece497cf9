import type { CalendarEvent } from "@parterre/contract"
import { ALT_EXHIBIT_DIALOG, performancePath, pickCalendarEvent } from "@parterre/domain/calendar"
import { useState } from "react"
import { useLocation } from "../../../shared/navigation/router.tsx"
import { useLinks, useSite } from "../../../shared/site/site.ts"
import { useTexts } from "../../../shared/texts/use-texts.ts"
import { Button, ButtonLink } from "../../../shared/ui/Button.tsx"
import { Dialog } from "../../../shared/ui/Dialog.tsx"

interface NextButtonProps {
  event: CalendarEvent
  pageId?: string
}

/** From the calendar to the places; where only the alternative exhibit is available, that is said first [CAT-022]. */
export function NextButton({ event, pageId }: NextButtonProps) {
  const { t, language, date } = useTexts()
  const links = useLinks()
  const { timeZone } = useSite().config
  const { pathname } = useLocation()
  const [isAsked, ask] = useState(false)
  const choice = pickCalendarEvent(event)
  if (choice === "blocked") return null
  const path = performancePath({ language, currentPath: pathname, pageId, eventId: event.id })
  const to = links.to(path.replace(/^\/[^/]+/, ""))
  if (choice === "go") {
    return (
      <ButtonLink to={to} aria-label={`${t("page.choose")}, ${date(event.start, timeZone)}`}>
        {t("page.choose")}
      </ButtonLink>
    )
  }
  return (
    <>
      <Button onPress={() => ask(true)}>{t("page.choose")}</Button>
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
