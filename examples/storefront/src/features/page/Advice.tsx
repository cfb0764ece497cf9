import type { CalendarEvent } from "@parterre/contract"
import { useSite } from "../../shared/site/site.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"

/** What a shopper can do about an event that does not sell, by its state. */
export function Advice({ event: { saleState } }: { event: CalendarEvent }) {
  const { t } = useTexts()
  const { email = "none" } = useSite().config.contact ?? {}
  if (saleState === "CANCELLED" || saleState === "WASONSALE" || saleState === "NOTAVAILABLE")
    return <p>{t(`event.why.${saleState}`, { email })}</p>
  return <p>{t(saleState === "SOLDOUT" ? "event.soldOut.body" : "event.notOnSale.body")}</p>
}
