import { DEFAULT_LOG_LEVEL } from "@parterre/domain/logs"
import { useCart, useFaultReports } from "@parterre/react"
import { lazy, Suspense, useEffect } from "react"
import { useSay } from "../../shared/messages/use-messages.ts"
import { useLocation } from "../../shared/navigation/router.tsx"
import { useSite } from "../../shared/site/site.ts"
import { useTextKeys } from "../../shared/texts/use-text-keys.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { withTexts } from "../../shared/texts/with-texts.tsx"
import { TimeMessages } from "./TimeMessages.tsx"

/** For sites that have tag managers, and nobody else. */
const Tracked = withTexts(() => import("../../features/tracking/Tracked.tsx"), "Tracked", ["site"])

/** Few sites have their checkout elsewhere. */
const CheckoutSite = lazy(() => import("../frames/CheckoutSite.tsx"))

/** What a page does without until it stands: how acts on the cart ended, its last minutes, reports of its faults, and whether it may count. */
export function LaterParts() {
  const { config } = useSite()
  const { tracking = false, logLevel = DEFAULT_LOG_LEVEL } = config
  useFaultReports(logLevel)
  return (
    <>
      <CartMessages />
      <TimeMessages />
      {config.checkoutSite !== undefined && (
        <Suspense>
          <CheckoutSite config={config} />
        </Suspense>
      )}
      {tracking && (
        <Suspense>
          <Tracked />
        </Suspense>
      )}
    </>
  )
}

/** Acts that the screen they happen on answers itself. */
const answered: readonly string[] = ["delete", "addElements", "addBest", "timeOut"]

/** Says how an act on the cart ended; failures are said where the cart is shown [CART-037] [ERR-008]. */
function CartMessages() {
  const say = useSay()
  const { t } = useTexts()
  const isKey = useTextKeys()
  const { message, actions, cart } = useCart()
  const onCart = useLocation().pathname.endsWith("/cart")
  useEffect(() => {
    if (message === undefined) return
    // The cart and the checkout, which begin before it is read, say in its place that it cannot be, and offer to try again.
    const isUnread = message.outcome === "failure" && message.action === "callCart" && cart === undefined
    if (isUnread && !onCart) return
    actions.dismiss()
    if (message.outcome === "failure") {
      if (onCart) say({ message: message.failure.message, dialog: {} })
    } else if (message.shown && !answered.includes(message.action) && isKey(message.key)) {
      say({ message: t(message.key), snackBar: {} })
    }
  }, [message, actions, say, t, isKey, onCart, cart])
  return null
}
