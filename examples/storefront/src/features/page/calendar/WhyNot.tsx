import type { CalendarEvent } from "@parterre/contract"
import { saleNotice } from "@parterre/domain/calendar"
import { useState } from "react"
import { useSite } from "../../../shared/site/site.ts"
import { useTexts } from "../../../shared/texts/use-texts.ts"
import { Button } from "../../../shared/ui/Button.tsx"
import { Dialog } from "../../../shared/ui/Dialog.tsx"

/** The reason why events do not sell, in a dialog: `ask` opens it, `answer` is it [CAT-021]. */
export function useWhyNot(events: readonly CalendarEvent[]) {
  const [isOpen, open] = useState(false)
  const { t, date } = useTexts()
  const words = useNotice()
  const { timeZone } = useSite().config
  const [first] = events
  const close = () => open(false)
  const answer =
    first === undefined || first.saleState === "INVISIBLE" ? null : (
      <Dialog
        isOpen={isOpen}
        onClose={close}
        closeLabel={t("app.close")}
        title={t(`saleState.${first.saleState}`)}
      >
        {events.map((event) => (
          <p key={event.id}>
            <b>{date(event.start, timeZone)}</b>
            <br />
            {words(event)}
          </p>
        ))}
        <Advice event={first} />
        <Button onPress={close}>{t("app.ok")}</Button>
      </Dialog>
    )
  return { ask: () => open(true), answer }
}

/** What stands for an event that does not sell: the organiser's note, or its state [CAT-021]. */
export function useNotice(): (event: CalendarEvent) => string {
  const { t } = useTexts()
  return (event) => {
    const notice = saleNotice(event)
    if (notice?.kind === "note") return notice.text
    return event.saleState === "INVISIBLE" ? "" : t(`saleState.${event.saleState}`)
  }
}

/** What a shopper can do about an event that does not sell, by its state. */
export function Advice({ event: { saleState } }: { event: CalendarEvent }) {
  const { t } = useTexts()
  const { email = "none" } = useSite().config.contact ?? {}
  if (saleState === "CANCELLED" || saleState === "WASONSALE" || saleState === "NOTAVAILABLE")
    return <p>{t(`event.why.${saleState}`, { email })}</p>
  return <p>{t(saleState === "SOLDOUT" ? "event.soldOut.body" : "event.notOnSale.body")}</p>
}
