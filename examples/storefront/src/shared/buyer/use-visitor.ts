import { accountMode } from "@parterre/domain/accounts"
import { useClient } from "@parterre/react"
import type { ClientSnapshot } from "@parterre/sdk"
import { usePurchaseAccount } from "./use-purchase-account.ts"

/** Whether a client is logged in, for this purchase: where it needs no account, nobody waits for the answer. */
export function useVisitor(): ClientSnapshot["status"] {
  const { status } = useClient()
  return accountMode(usePurchaseAccount()).accountAllowed ? status : "logged-out"
}
