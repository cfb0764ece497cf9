import type { PaymentMethods, Receipt } from "@parterre/contract"
import { useEffect, useMemo } from "react"
import { type Loaded, useLoaded } from "../loading/use-loaded.ts"
import { useShop } from "../provider/ParterreProvider.tsx"
import { useStore } from "../stores/use-store.ts"
import { type CheckoutStore, type CheckoutView, createCheckoutStore } from "./checkout-store.ts"

export type CheckoutActions = Pick<CheckoutStore, "pay" | "lookUp" | "reset">

/** The payment of the cart: where it stands, and `pay`. */
export function useCheckout(): { readonly view: CheckoutView; readonly actions: CheckoutActions } {
  const { client } = useShop()
  const store = useMemo(() => createCheckoutStore(client), [client])
  useEffect(() => store.start(), [store])
  return { view: useStore(store.view), actions: store }
}

export function usePaymentMethods(): Loaded<PaymentMethods> {
  const { client, language } = useShop()
  return useLoaded(`payment methods ${language}`, client.checkout.paymentMethods)
}

/** The receipt of a sale, from the device when it is there. */
export function useReceipt(saleId: string): Loaded<Receipt> {
  const { client, language } = useShop()
  return useLoaded(`receipt ${language} ${saleId}`, async () => {
    return (await client.checkout.savedReceipt(saleId)) ?? (await client.checkout.receipt(saleId))
  })
}
