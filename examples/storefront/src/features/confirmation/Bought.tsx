import type { Receipt } from "@parterre/contract"
import { lazy, Suspense } from "react"
import { styled } from "styled-components"
import { useScreen } from "../../shared/navigation/use-screen.ts"
import { useLinks, useSite } from "../../shared/site/site.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { ButtonLink } from "../../shared/ui/Button.tsx"
import { TwoColumns } from "../../shared/ui/TwoColumns.ts"
import { Joy } from "./Joy.tsx"
import { NextSteps } from "./NextSteps.tsx"
import { ReceiptCard } from "./ReceiptCard.tsx"
import { Tickets } from "./Tickets.tsx"

/** Few organisers offer it. */
const NearbyStay = lazy(async () => ({ default: (await import("./NearbyStay.tsx")).NearbyStay }))

/** What the box office has ended is no good news, and its tickets are none. */
function Voided({ receipt }: { receipt: Receipt }) {
  const { t } = useTexts()
  const links = useLinks()
  const heading = useScreen(t("confirmation.voided.title"))
  return (
    <Sheets>
      <Left>
        <h1 ref={heading} tabIndex={-1}>
          {t("confirmation.voided.title")}
        </h1>
        <ButtonLink kind="quiet" to={links.to("/pages")} data-print="hide">
          {t("confirmation.more")}
        </ButtonLink>
      </Left>
      <ReceiptCard receipt={receipt} />
    </Sheets>
  )
}

/** Good news first, then the tickets, the receipt and what happens next. */
export function Bought({ receipt }: { receipt: Receipt }) {
  const { t } = useTexts()
  const links = useLinks()
  const { config } = useSite()
  const eventId = receipt.cartElements.find(({ eventStart }) => eventStart !== undefined)?.eventId
  if (receipt.voidedAt !== undefined) return <Voided receipt={receipt} />
  return (
    <>
      <Joy receipt={receipt} />
      <Sheets>
        <Left>
          {receipt.tickets.length > 0 && <Tickets receipt={receipt} />}
          <NextSteps receipt={receipt} />
          <ButtonLink kind="quiet" to={links.to("/pages")} data-print="hide">
            {t("confirmation.more")}
          </ButtonLink>
          {config.nearbyStays && eventId !== undefined && (
            <Suspense>
              <NearbyStay eventId={eventId} />
            </Suspense>
          )}
        </Left>
        <ReceiptCard receipt={receipt} />
      </Sheets>
    </>
  )
}

const Sheets = styled(TwoColumns)`
  @media print { display: block; padding: 0; }
`
const Left = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[6]};
  > a { justify-self: start; }
`
