import type { WebsiteConfig } from "@parterre/contract"
import { checkoutMove } from "@parterre/domain/websites"
import { useParterre } from "@parterre/react"
import { isSdkFailure } from "@parterre/sdk"
import { useEffect } from "react"
import { useLocation } from "../../shared/navigation/router.tsx"

/**
 * Leads the checkout to the site's other origin, and everything else back [VAR-007] [VAR-008]. Storage is each origin's own:
 * the cart goes along as a link to it, and no session does. Without a cart there is nothing to pay there, so the page stays.
 */
export default function CheckoutSite({ config }: { config: WebsiteConfig }) {
  const { cart } = useParterre()
  const { pathname, search } = useLocation()
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
    else
      cart.link().then(
        ({ reservationToken }) => {
          url.searchParams.set("reservationToken", reservationToken)
          go(url)
        },
        (error: unknown) => {
          if (!isSdkFailure(error)) throw error
        },
      )
    return () => {
      isHere = false
    }
  }, [config, cart, pathname, search])
  return null
}
