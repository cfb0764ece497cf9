import { checkoutMove } from "@parterre/domain/websites"
import { acceptedBrands, useDeliverySelection, usePaymentMethods, type WalletToken } from "@parterre/react"
import { useEffect, useState } from "react"
import { clientErrors } from "../../../shared/buyer/client-errors.ts"
import { emptyDraft } from "../../../shared/buyer/draft.ts"
import type { ExpressProps } from "../../../shared/buyer/express.tsx"
import { useLocation, useNavigate } from "../../../shared/navigation/router.tsx"
import { useLinks, useSite } from "../../../shared/site/site.ts"
import { AreaTexts } from "../../../shared/texts/AreaTexts.tsx"
import { useTexts } from "../../../shared/texts/use-texts.ts"
import { Notice } from "../../../shared/ui/Notice.tsx"
import { expressWay, useDeliveryChoices } from "../deliveries.ts"
import { keepGiven } from "../express-payment.ts"
import { useDeliveryWords } from "../use-delivery-words.ts"
import { isLoadedAnew } from "../use-own-document.ts"
import { WalletButtons } from "./WalletButtons.tsx"

interface ExpressCheckoutProps extends ExpressProps {
  /** What happens with the token where the checkout is open already; elsewhere it is opened. */
  onGiven?: (given: WalletToken) => void
}

/** Pays by one press, before any form: the wallet says who pays, and the tickets come by email. Not where they have to be mailed. */
export default function ExpressCheckout(props: ExpressCheckoutProps) {
  const { config } = useSite()
  const { pathname, search } = useLocation()
  // A token is kept in this page alone: it would not reach a checkout that another page is loaded for.
  const isAtCheckout = props.onGiven !== undefined
  const enters = () =>
    checkoutMove(
      config,
      {
        origin: window.location.origin,
        pathname: pathname.replace(/\/client\/.*/, "/checkout/mode"),
        search,
      },
      config.subdomain,
    )?.kind === "enter"
  if (!isAtCheckout && (isLoadedAnew(config.paypal) || enters())) return null
  return (
    <AreaTexts areas={["purchase", "ways"]}>
      <Offered {...props} />
    </AreaTexts>
  )
}

function Offered({ cart, onContact, onGiven, onNone }: ExpressCheckoutProps) {
  const { t } = useTexts()
  const links = useLinks()
  const navigate = useNavigate()
  const choices = useDeliveryChoices(cart)
  const methods = usePaymentMethods()
  const { select } = useDeliverySelection()
  const words = useDeliveryWords()
  const [isIncomplete, incomplete] = useState(false)
  // A token that another visit left pays nothing.
  useEffect(() => keepGiven(undefined, performance.now()), [])
  const total = cart.tax.totalAfterTaxes
  const isLoading = choices.status === "loading" || methods.status === "loading"
  const ways =
    choices.status === "ready" ? choices.value.map((choice) => [choice, expressWay(choice)] as const) : []
  const sent = ways.flatMap(([choice, way]) => (way === undefined ? [] : [[choice, way] as const]))
  const isOffered =
    isLoading ||
    (choices.status === "ready" &&
      methods.status === "ready" &&
      total > 0 &&
      sent.length === ways.length &&
      (methods.value.google_pay || methods.value.apple_pay))
  useEffect(() => {
    if (!isOffered) onNone()
  }, [isOffered, onNone])
  if (!isOffered) return null

  const take = async (given: WalletToken) => {
    onContact(given.contact)
    const isWhole = Object.keys(clientErrors({ ...emptyDraft, ...given.contact })).length === 0
    incomplete(!isWhole)
    if (!isWhole) return
    const choose = ([{ eventIds }, way]: (typeof sent)[number]) =>
      eventIds.map((eventId) => select(eventId, way.modes[0]))
    await Promise.all(sent.flatMap(choose))
    if (onGiven !== undefined) return onGiven(given)
    keepGiven(given, performance.now())
    navigate(links.to("/checkout/mode?step=payment"))
  }
  return (
    <>
      {isIncomplete && (
        <Notice tone="warning" role="alert">
          {t("ways.express.incomplete")}
        </Notice>
      )}
      {choices.status === "ready" && methods.status === "ready" && (
        <WalletButtons
          amounts={{ totalAfterTaxes: total, totalShippingSelected: 0, giftCertificateDiscount: 0 }}
          brands={acceptedBrands(methods.value)}
          isRunning={false}
          express={[...new Set(sent.map(([, way]) => words.name(way)))].join(", ")}
          onToken={(given) => void take(given)}
        />
      )}
    </>
  )
}
