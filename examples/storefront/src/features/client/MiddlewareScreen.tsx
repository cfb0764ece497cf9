import { accountMode, middlewareClient } from "@parterre/domain/accounts"
import { useCart, useClient } from "@parterre/react"
import { guestErrors } from "../../shared/buyer/client-errors.ts"
import { useDraft } from "../../shared/buyer/use-draft.ts"
import { usePurchaseAccount } from "../../shared/buyer/use-purchase-account.ts"
import { useStandardFlow } from "../../shared/buyer/use-standard-flow.ts"
import { Navigate, useLocation } from "../../shared/navigation/router.tsx"
import { useLinks } from "../../shared/site/site.ts"

/** No screen of its own: it leads to whatever the shopper needs next [ACC-014] [ACC-025]…[ACC-027]. */
export function MiddlewareScreen() {
  const links = useLinks()
  const clientAccount = usePurchaseAccount()
  const { status, client } = useClient()
  const { quantity } = useCart()
  const [draft] = useDraft()
  const isStandard = useStandardFlow()
  const search = new URLSearchParams(useLocation().search)
  const place = middlewareClient({
    edit: search.has("edit"),
    loggedIn: status === "logged-in",
    // A purchase asks for what it needs itself, as it does of a guest; the rest of the profile can wait.
    isCompletedProfile: quantity > 0 || (client?.isCompletedProfile ?? true),
    // A guest is known once the details this tab keeps would do for a sale.
    clientExists: Object.keys(guestErrors(draft, isStandard)).length === 0,
    clientAccount,
  })
  // Who buys is known by now, where it was asked here; the checkout goes on from there.
  const isKnown = place === "checkout/mode" && accountMode(clientAccount).accountAllowed
  const step =
    place === "checkout/mode" ? (search.get("step") ?? (isKnown ? "delivery" : undefined)) : undefined
  const query = step === undefined ? "" : `?${new URLSearchParams({ step })}`
  return <Navigate to={links.to(`/${place}${query}`)} replace />
}
