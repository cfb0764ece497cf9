import { accountMode } from "@parterre/domain/accounts"
import { useClient } from "@parterre/react"
import type { ClientSnapshot } from "@parterre/sdk"
import { useBrowserValue } from "../site/use-browser-value.ts"
import { usePurchaseAccount } from "./use-purchase-account.ts"

/**
 * Whether a client is logged in, for this purchase. Where it needs no account, nobody waits for the answer. A page is drawn for
 * guests: `early-visit.ts` sees to it that who may be a client does not see their form.
 */
export function useVisitor(): ClientSnapshot["status"] {
  const { status } = useClient()
  const isTakenOver = useBrowserValue(() => true, false)
  const { accountAllowed } = accountMode(usePurchaseAccount())
  return accountAllowed && (isTakenOver || status !== "unknown") ? status : "logged-out"
}
