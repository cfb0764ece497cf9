import type { WebsiteConfig } from "@parterre/contract"
import { checkoutMove } from "@parterre/domain/websites"
import { useCart, useParterre } from "@parterre/react"
import { isSdkFailure, type SdkFailure } from "@parterre/sdk"
import { useEffect, useEffectEvent } from "react"
import { useSay } from "../../shared/messages/use-messages.ts"
import { useLocation, useNavigate } from "../../shared/navigation/router.tsx"
import { useLinks } from "../../shared/site/site.ts"

/**
 * Leads the checkout to the site's other origin, and everything else back [VAR-007] [VAR-008]. Storage is each origin's own:
 * the cart goes along as a link to it, and no session does. Without a cart there is nothing to pay there, so the page stays.
 */
export default function CheckoutSite({ config }: { config: WebsiteConfig }) {
  const { cart: carts } = useParterre()
  const isHeld = useCart().cart?.state === "held"
  const { pathname, search } = useLocation()
  const links = useLinks()
  const navigate = useNavigate()
  const say = useSay()
  // The checkout stands still until it is elsewhere: without a link its cart is the place to go on from.
  const refuse = useEffectEvent((failure: SdkFailure) => {
    say({ message: failure.message, dialog: {} })
    navigate(links.to("/cart"), { replace: true })
  })
  useEffect(() => {
    const { origin } = window.location
    const move = checkoutMove(config, { origin, pathname, search }, config.subdomain)
    if (move === undefined) return
    let isHere = true
    const go = (url: URL) => {
      if (isHere) window.location.replace(url)
    }
    const url = new URL(move.url)
    const isPaying = move.kind === "enter" && pathname.endsWith("/mode")
    if (!isPaying || url.searchParams.has("reservationToken")) go(url)
    else if (isHeld)
      carts.link().then(
        ({ reservationToken }) => {
          url.searchParams.set("reservationToken", reservationToken)
          go(url)
        },
        (error: unknown) => {
          if (!isSdkFailure(error)) throw error
          if (isHere) refuse(error)
        },
      )
    return () => {
      isHere = false
    }
  }, [config, carts, isHeld, pathname, search])
  return null
}
