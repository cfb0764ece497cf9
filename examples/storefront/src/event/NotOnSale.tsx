import type { EventDetail } from "@parterre/contract"
import type { RefObject } from "react"
import { styled } from "styled-components"
import { SaleStateText } from "../home/SaleStateText.tsx"
import { useLinks } from "../shell/site.ts"
import { useTexts } from "../texts/use-texts.ts"
import { ButtonLink } from "../ui/Button.tsx"
import { Notice } from "../ui/Notice.tsx"
import { Column } from "../ui/Surface.ts"
import { EventHead } from "./EventHead.tsx"

interface NotOnSaleProps {
  event: EventDetail
  heading: RefObject<HTMLHeadingElement | null>
}

/** An evening that does not sell: why, from when, and the other dates. */
export function NotOnSale({ event, heading }: NotOnSaleProps) {
  const { t, date } = useTexts()
  const links = useLinks()
  const kind = event.saleState === "SOLDOUT" ? "soldOut" : "notOnSale"
  return (
    <Middle>
      <EventHead event={event} heading={heading} />
      <SaleStateText state={event.saleState} />
      <Notice>
        <b>{t(`event.${kind}.title`)}</b>
        <p>{t(`event.${kind}.body`)}</p>
        {event.onSaleFrom !== undefined && event.saleState === "NOTAVAILABLE" && (
          <p>{t("saleState.onSaleFrom", { date: date(event.onSaleFrom, event.timeZone) })}</p>
        )}
      </Notice>
      <ButtonLink to={links.to(`/pages/${event.pageId}`)}>{t("event.back")}</ButtonLink>
    </Middle>
  )
}

const Middle = styled(Column)`
  display: grid;
  gap: ${({ theme }) => theme.space[4]};
  justify-items: start;
  max-width: 720px;
  padding-block: ${({ theme }) => theme.space[6]};
`
