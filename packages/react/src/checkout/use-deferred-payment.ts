import type { DeferredSale } from "@parterre/contract"
import { type DeferredPayment, isProblem, isSdkFailure } from "@parterre/sdk"
import { useCallback, useState } from "react"
import { type Loaded, useLoaded } from "../loading/use-loaded.ts"
import { useShop } from "../provider/ParterreProvider.tsx"
import type { CheckoutView } from "./checkout-store.ts"

export interface DeferredPaymentShown {
  /** What is due; it fails with `nothing-due` once it is paid, and with `payment-in-progress` while a bank is asked. */
  readonly sale: Loaded<DeferredSale>
  readonly view: CheckoutView
  /** A second call while one runs does nothing. */
  readonly pay: (payment: Omit<DeferredPayment, "saleToken" | "instalment">) => Promise<void>
  /** Asks what became of a payment whose outcome nobody knew; the view fails where the sale has ended, such as with `sale-voided`. */
  readonly lookUp: () => Promise<void>
}

/** The payment that a mailed link asks for: tickets are out, and the bank let their money go before it was taken. */
export function useDeferredPayment(saleToken: string): DeferredPaymentShown {
  const { client, language } = useShop()
  const [view, setView] = useState<CheckoutView>({ status: "idle" })
  const sale = useLoaded(`deferred sale ${language} ${saleToken}`, () =>
    client.deferredPayments.sale(saleToken),
  )
  const instalment = sale.status === "ready" ? sale.value.instalment?.number : undefined
  const isRunning = view.status === "paying"
  const pay = useCallback(
    async (payment: Omit<DeferredPayment, "saleToken" | "instalment">) => {
      if (isRunning) return
      setView({ status: "paying" })
      try {
        const { saleId } = await client.deferredPayments.pay({ ...payment, saleToken, instalment })
        setView({ status: "paid", saleId })
      } catch (error) {
        if (!isSdkFailure(error)) throw error
        const isPending = isProblem(error, "payment-pending", "payment-in-progress")
        setView({ status: isPending ? "pending" : "failed", failure: error })
      }
    },
    [client, saleToken, instalment, isRunning],
  )
  const { status } = sale
  const retry = sale.status === "failed" ? sale.retry : undefined
  const order = sale.status === "ready" ? sale.value.saleId : ""
  const lookUp = useCallback(async () => {
    try {
      const due = await client.deferredPayments.sale(saleToken)
      // Another instalment is due by now: the one that was shown is paid.
      if (status === "ready" && (due.instalment?.number ?? 1) !== (instalment ?? 1))
        return setView({ status: "paid", saleId: order })
      // It came to nothing: it is due again.
      setView({ status: "idle" })
      if (status === "failed") retry?.()
    } catch (error) {
      if (!isSdkFailure(error)) throw error
      if (isProblem(error, "nothing-due")) return setView({ status: "paid", saleId: order })
      // What ends the sale, as the box office does, is shown instead of waiting for ever.
      if (isProblem(error, "sale-voided", "sale-unknown")) setView({ status: "failed", failure: error })
    }
  }, [client, saleToken, status, retry, order, instalment])
  return { sale, view, pay, lookUp }
}
