import {
  acceptedBrands,
  useClient,
  useDeliverySelection,
  usePaymentMethods,
  type WalletToken,
} from "@parterre/react"
import { useEffect, useState } from "react"
import { keyframes, styled } from "styled-components"
import { clientErrors } from "../../../shared/buyer/client-errors.ts"
import { emptyDraft } from "../../../shared/buyer/draft.ts"
import type { ExpressProps } from "../../../shared/buyer/express.ts"
import { useStandardFlow } from "../../../shared/buyer/use-standard-flow.ts"
import { useNavigate } from "../../../shared/navigation/router.tsx"
import { useLinks, useSite } from "../../../shared/site/site.ts"
import { AreaTexts } from "../../../shared/texts/AreaTexts.tsx"
import { useTexts } from "../../../shared/texts/use-texts.ts"
import { Notice } from "../../../shared/ui/Notice.tsx"
import { expressWay, useDeliveryChoices } from "../deliveries.ts"
import { keepGiven } from "../express-payment.ts"
import { useDeliveryWords } from "../use-delivery-words.ts"
import { WalletButtons } from "./WalletButtons.tsx"

interface ExpressCheckoutProps extends ExpressProps {
  /** What happens with the token where the checkout is open already; elsewhere it is opened. */
  onGiven?: (given: WalletToken) => void
}

/**
 * Pays by one press, before any form: the wallet says who pays, and the tickets come by email. Not where more is asked of
 * guests, where tickets have to be mailed, nor of who is logged in: their details are known.
 */
export default function ExpressCheckout(props: ExpressCheckoutProps) {
  const { wallets } = useSite().config
  const isStandard = useStandardFlow()
  const { status } = useClient()
  if (wallets === undefined || isStandard || status !== "logged-out") return null
  return (
    <AreaTexts areas={["purchase", "ways"]}>
      <Offered {...props} />
    </AreaTexts>
  )
}

function Offered({ cart, onContact, onGiven }: ExpressCheckoutProps) {
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
  if (choices.status === "failed" || methods.status === "failed") return null
  const total = cart.tax.totalAfterTaxes
  const isLoading = choices.status === "loading" || methods.status === "loading"
  const ways =
    choices.status === "ready" ? choices.value.map((choice) => [choice, expressWay(choice)] as const) : []
  const sent = ways.flatMap(([choice, way]) => (way === undefined ? [] : [[choice, way] as const]))
  const isOffered =
    isLoading ||
    (total > 0 && sent.length === ways.length && (methods.value.google_pay || methods.value.apple_pay))
  if (!isOffered) return null

  const take = async (given: WalletToken) => {
    onContact(given.contact)
    const isWhole = Object.keys(clientErrors({ ...emptyDraft, ...given.contact })).length === 0
    incomplete(!isWhole)
    if (!isWhole) return
    await Promise.all(
      sent.flatMap(
        ([
          { eventIds },
          {
            modes: [mode],
          },
        ]) => eventIds.map((id) => select(id, mode)),
      ),
    )
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
      <Place>
        {!isLoading && (
          <WalletButtons
            amounts={{ totalAfterTaxes: total, totalShippingSelected: 0, giftCertificateDiscount: 0 }}
            brands={acceptedBrands(methods.value)}
            isRunning={false}
            express={[...new Set(sent.map(([, way]) => words.name(way)))].join(", ")}
            onToken={(given) => void take(given)}
          />
        )}
      </Place>
    </>
  )
}

/** Kept free while the wallets say whether they can pay, so that nothing moves when they do; not for ever where none can. */
const give = keyframes`from { min-height: 128px; } to { min-height: 0; }`
const Place = styled.div`
  animation: ${give} 5s step-end forwards;
`
