import type { EventDetail, SubscriptionDetail } from "@parterre/contract"
import type { RefObject } from "react"
import { styled } from "styled-components"
import { SaleStateText } from "../../shared/sale-state/SaleStateText.tsx"
import { useLinks } from "../../shared/site/site.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { ButtonLink } from "../../shared/ui/Button.tsx"
import { Notice } from "../../shared/ui/Notice.tsx"
import { Column } from "../../shared/ui/Surface.ts"
import { SoldHead } from "./SoldHead.tsx"

interface NotOnSaleProps {
  sold: EventDetail | SubscriptionDetail
  heading: RefObject<HTMLHeadingElement | null>
}

/** An evening or a subscription that does not sell: why, from when, and the way to other dates. */
export function NotOnSale({ sold, heading }: NotOnSaleProps) {
  const { t, date } = useTexts()
  const links = useLinks()
  const isSubscription = "events" in sold
  const kind = sold.saleState === "SOLDOUT" ? "soldOut" : "notOnSale"
  const onSaleFrom = "onSaleFrom" in sold ? sold.onSaleFrom : undefined
  return (
    <Middle>
      <SoldHead sold={sold} heading={heading} />
      <SaleStateText state={sold.saleState} />
      <Notice>
        <b>{t(isSubscription ? `subscription.${kind}.title` : `event.${kind}.title`)}</b>
        <p>{t(isSubscription ? `subscription.${kind}.body` : `event.${kind}.body`)}</p>
        {onSaleFrom !== undefined && sold.saleState === "NOTAVAILABLE" && (
          <p>{t("saleState.onSaleFrom", { date: date(onSaleFrom, sold.timeZone) })}</p>
        )}
      </Notice>
      <ButtonLink to={links.to(`/pages/${sold.pageId}`)}>
        {isSubscription ? sold.pageTitle : t("event.back")}
      </ButtonLink>
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
