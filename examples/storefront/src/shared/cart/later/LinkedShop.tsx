import { accountMode } from "@parterre/domain/accounts"
import { createBrowserParterre, ParterreProvider, useCart, useClient, useClientCheck } from "@parterre/react"
import { type ReactNode, useMemo } from "react"
import { usePurchaseAccount } from "../../buyer/use-purchase-account.ts"
import { useLocation } from "../../navigation/router.tsx"
import { useSite } from "../../site/site.ts"
import { AreaTexts } from "../../texts/AreaTexts.tsx"
import { CartSkeleton } from "../CartSkeleton.tsx"
import { LinkOver, SignInFirst } from "./LinkOver.tsx"

interface LinkedShopProps {
  token: string
  children: ReactNode
}

/** A client of its own for the cart that a link names: it shares the visit's session and leaves the visit's cart alone. */
export function LinkedShop({ token, children }: LinkedShopProps) {
  const { language, tenant } = useSite()
  const { subdomain } = tenant
  // biome-ignore lint/correctness/useExhaustiveDependencies: the provider tells the client of another language
  const { client, challenge } = useMemo(
    () =>
      createBrowserParterre({
        baseUrl: window.location.origin,
        language,
        reservationToken: token,
        ...(subdomain === undefined ? {} : { subdomain }),
      }),
    [token, subdomain],
  )
  return (
    <ParterreProvider client={client} challenge={challenge} language={language}>
      <AreaTexts areas={["purchase", "cart"]}>
        <Opened>{children}</Opened>
      </AreaTexts>
    </ParterreProvider>
  )
}

/** What a link opens, or why it opens nothing. */
function Opened({ children }: { children: ReactNode }) {
  useClientCheck()
  const { cart, status, unread, actions } = useCart()
  const { guestAllowed } = accountMode(usePurchaseAccount())
  const isAtCheckout = useLocation().pathname.endsWith("/checkout/mode")
  const visitor = useClient().status
  if (unread !== undefined) return <LinkOver failure={unread} retry={() => void actions.reload()} />
  // A link that is over asks for no login.
  const isRead = cart !== undefined || status === "expired"
  if (isAtCheckout && !guestAllowed && visitor === "logged-out")
    return isRead ? <SignInFirst /> : <CartSkeleton of="checkout" />
  return children
}
