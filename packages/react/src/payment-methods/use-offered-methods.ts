import type { PaymentMethod } from "@parterre/domain/payment-methods"
import { type Loaded, useLoaded } from "../loading/use-loaded.ts"
import { useShop } from "../provider/ParterreProvider.tsx"

/** The ways to pay that the site offers, in the order of the form. */
export function useOfferedMethods(): Loaded<readonly PaymentMethod[]> {
  const { client, language } = useShop()
  return useLoaded(`offered methods ${language}`, client.paymentMethods.offered)
}
