import { useLoaded, useParterre } from "@parterre/react"
import { Failed } from "../../shared/failure/Failed.tsx"
import { useParams } from "../../shared/navigation/router.tsx"
import { useScreen } from "../../shared/navigation/use-screen.ts"
import { useLinks } from "../../shared/site/site.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { ButtonLink } from "../../shared/ui/Button.tsx"
import { Notice } from "../../shared/ui/Notice.tsx"
import { Skeleton } from "../../shared/ui/Skeleton.ts"
import { Middle, ReceivedGift } from "./ReceivedGift.tsx"

/** Where the mail with a ticket leads that somebody was given: what it is for, and the way to give it back. */
export function TicketGiftScreen() {
  const { language } = useTexts()
  const { tickets } = useParterre()
  const { token = "" } = useParams()
  const gift = useLoaded(`ticket gift ${token} ${language}`, () => tickets.gift(token))
  if (gift.status === "failed") return <Ended failure={gift.failure} retry={gift.retry} />
  if (gift.status === "loading") return <Loading />
  return (
    <ReceivedGift
      gift={gift.value}
      pdf={() => tickets.giftPdf(token)}
      decline={() => tickets.declineGift(token)}
    />
  )
}

const Loading = () => (
  <Middle aria-hidden>
    <Skeleton $height="48px" $width="60%" />
    <Skeleton $height="220px" />
  </Middle>
)

/** A link that is worth nothing any more says why; whatever else went wrong may be tried again. */
function Ended(props: Parameters<typeof Failed>[0]) {
  const { t } = useTexts()
  const links = useLinks()
  const heading = useScreen(t("client.gift.title"))
  if (props.failure._tag !== "ticket-gift-ended") return <Failed {...props} />
  return (
    <Middle>
      <h1 ref={heading} tabIndex={-1}>
        {t("client.gift.title")}
      </h1>
      <Notice tone="danger">{props.failure.message}</Notice>
      <ButtonLink kind="quiet" to={links.to("/pages")}>
        {t("client.tickets.programme")}
      </ButtonLink>
    </Middle>
  )
}
