import type { RenewalDetails } from "@parterre/contract"
import { isProblem, isSdkFailure, type RenewalPayment } from "@parterre/sdk"
import { useCallback, useState } from "react"
import type { CheckoutView } from "../checkout/checkout-store.ts"
import { type Loaded, useLoaded } from "../loading/use-loaded.ts"
import { useShop } from "../provider/ParterreProvider.tsx"

export interface RenewalShown {
  /** What the link offers; it fails with `renewal-done`, `renewal-ended`, `renewal-unknown` or `payment-in-progress`. */
  readonly renewal: Loaded<RenewalDetails>
  readonly view: CheckoutView
  /** A second call while one runs does nothing. */
  readonly pay: (payment: Omit<RenewalPayment, "token">) => Promise<void>
  /** Asks what became of a payment whose outcome nobody knew. */
  readonly lookUp: () => Promise<void>
}

/** A season to renew by the link that was mailed, and its payment. */
export function useRenewal(token: string): RenewalShown {
  const { client, language } = useShop()
  const [view, setView] = useState<CheckoutView>({ status: "idle" })
  const renewal = useLoaded(`renewal ${language} ${token}`, () => client.renewals.details(token))
  const isRunning = view.status === "paying"
  const pay = useCallback(
    async (payment: Omit<RenewalPayment, "token">) => {
      if (isRunning) return
      setView({ status: "paying" })
      try {
        const { saleId } = await client.renewals.pay({ ...payment, token })
        setView({ status: "paid", saleId })
      } catch (error) {
        if (!isSdkFailure(error)) throw error
        const isPending = isProblem(error, "payment-pending", "payment-in-progress")
        setView({ status: isPending ? "pending" : "failed", failure: error })
      }
    },
    [client, token, isRunning],
  )
  const retry = renewal.status === "failed" ? renewal.retry : undefined
  const lookUp = useCallback(async () => {
    try {
      await client.renewals.details(token)
      // It came to nothing: it may be paid again.
      setView({ status: "idle" })
      retry?.()
    } catch (error) {
      if (!isSdkFailure(error)) throw error
      if (!isProblem(error, "renewal-done", "renewal-ended")) return
      setView({ status: "failed", failure: error })
      retry?.()
    }
  }, [client, token, retry])
  return { renewal, view, pay, lookUp }
}
