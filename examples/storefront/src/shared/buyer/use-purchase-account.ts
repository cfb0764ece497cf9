import { purchaseAccount } from "@parterre/domain/accounts"
import { useCart } from "@parterre/react"
import { useSite } from "../site/site.ts"

/** Whether this purchase is a guest's or an account's to make: as the site says, unless the cart has what needs an account. */
export function usePurchaseAccount(): string | undefined {
  const { clientAccount } = useSite().config
  const { cart } = useCart()
  return purchaseAccount(clientAccount, cart?.cartElements.flatMap(({ prices }) => prices) ?? [])
}
