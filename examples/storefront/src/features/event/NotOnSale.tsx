import type { EventDetail, SubscriptionDetail } from "@parterre/contract"
import type { SeatSelection } from "@parterre/react"
import { lazy, type RefObject, Suspense } from "react"
import { styled } from "styled-components"
import { SaleStateText } from "../../shared/sale-state/SaleStateText.tsx"
import { useLinks } from "../../shared/site/site.ts"
import { AreaTexts } from "../../shared/texts/AreaTexts.tsx"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { ButtonLink } from "../../shared/ui/Button.tsx"
import { Notice } from "../../shared/ui/Notice.tsx"
import { Skeleton } from "../../shared/ui/Skeleton.ts"
import { Column } from "../../shared/ui/Surface.ts"
import { SoldHead } from "./SoldHead.tsx"

/** Few evenings have a presale. */
const PresaleGate = lazy(async () => ({
  default: (await import("../../shared/offers/PresaleGate.tsx")).PresaleGate,
}))

const EventOpening = lazy(async () => ({ default: (await import("./EventOpening.tsx")).EventOpening }))

interface NotOnSaleProps {
  sold: EventDetail | SubscriptionDetail
  selection: SeatSelection
  heading: RefObject<HTMLHeadingElement | null>
}

/** An evening or a subscription that does not sell: why, from when, and the way to other dates. */
export function NotOnSale({ sold, selection, heading }: NotOnSaleProps) {
  const { t, date } = useTexts()
  const links = useLinks()
  const isSubscription = "events" in sold
  const kind = sold.saleState === "SOLDOUT" ? "soldOut" : "notOnSale"
  const onSaleFrom = sold.saleState === "NOTAVAILABLE" && "onSaleFrom" in sold ? sold.onSaleFrom : undefined
  const hasHours = "itemHours" in sold && (sold.itemHours ?? []).length > 1
  const presale = "presale" in sold ? sold.presale : undefined
  return (
    <Middle>
      <SoldHead sold={sold} heading={heading} />
      {onSaleFrom !== undefined && (
        <Suspense>
          <EventOpening event={sold as EventDetail} selection={selection} />
        </Suspense>
      )}
      {presale?.isOpen !== true && <SaleStateText state={sold.saleState} />}
      {presale !== undefined && (
        <Suspense fallback={<Skeleton $height="180px" />}>
          <AreaTexts areas={["offers"]}>
            <PresaleGate presale={presale} timeZone={sold.timeZone} selection={selection} />
          </AreaTexts>
        </Suspense>
      )}
      {presale?.isOpen !== true && (
        <Notice>
          <b>{t(isSubscription ? `subscription.${kind}.title` : `event.${kind}.title`)}</b>
          <p>
            {t(
              isSubscription
                ? `subscription.${kind}.body`
                : hasHours
                  ? `event.hours.${kind}.body`
                  : `event.${kind}.body`,
            )}
          </p>
          {onSaleFrom !== undefined && (
            <p>{t("saleState.onSaleFrom", { date: date(onSaleFrom, sold.timeZone) })}</p>
          )}
        </Notice>
      )}
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
