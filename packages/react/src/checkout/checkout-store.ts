import type { Receipt } from "@parterre/contract"
import { isProblem, isSdkFailure, type Parterre, type Payment, type SdkFailure } from "@parterre/sdk"
import { createStore, type ReadableStore } from "../stores/store.ts"

export type CheckoutView =
  | { readonly status: "idle" }
  | { readonly status: "authenticating" | "challenge" | "paying" }
  /** The bank has not answered yet: look again, never pay again. */
  | { readonly status: "pending"; readonly failure: SdkFailure }
  | { readonly status: "paid"; readonly saleId: string }
  | { readonly status: "failed"; readonly failure: SdkFailure }

/** Whether a payment is being made: until it is answered, nothing else of the page may be pressed, and leaving it asks first. */
export const isBeingPaid = ({ status }: { readonly status: CheckoutView["status"] }): boolean =>
  status === "authenticating" || status === "challenge" || status === "paying"

export interface CheckoutStore {
  readonly view: ReadableStore<CheckoutView>
  start(): () => void
  /** Answers the sale when it is paid. A second call while one runs does nothing. */
  pay(payment: Payment): Promise<string | undefined>
  /** Asks what became of a payment that was pending. */
  lookUp(): Promise<string | undefined>
  receipt(saleId: string): Promise<Receipt>
  reset(): void
}

export function createCheckoutStore({ checkout }: Parterre): CheckoutStore {
  const view = createStore<CheckoutView>({ status: "idle" })

  const fail = (error: unknown): undefined => {
    if (!isSdkFailure(error)) {
      view.set({ status: "idle" })
      throw error
    }
    view.set({ status: isProblem(error, "payment-pending") ? "pending" : "failed", failure: error })
  }
  const paid = (saleId: string) => {
    view.set({ status: "paid", saleId })
    return saleId
  }

  return {
    view,
    start: () =>
      checkout.subscribe((stage) => {
        if (!isBeingPaid(view.get())) return
        if (stage === "challenge" || stage === "authenticating") view.set({ status: stage })
        else if (stage === "paying" || stage === "confirming") view.set({ status: "paying" })
      }),
    async pay(payment) {
      if (isBeingPaid(view.get())) return undefined
      view.set({ status: "authenticating" })
      try {
        return paid((await checkout.pay(payment)).saleId)
      } catch (error) {
        return fail(error)
      }
    },
    async lookUp() {
      const pending = view.get()
      try {
        const sale = await checkout.sale()
        if (sale.state === "paid" && sale.saleId !== undefined) return paid(sale.saleId)
        // Open or released: the payment never came to anything, so paying is safe again.
        if (pending.status === "pending" && sale.state !== "paying") view.set({ status: "idle" })
        return undefined
      } catch (error) {
        if (isProblem(error, "sale-unknown")) return fail(error)
        // What became of the payment is still unknown: nothing may invite to pay again.
        if (!isSdkFailure(error)) throw error
        return undefined
      }
    },
    receipt: async (saleId) => (await checkout.savedReceipt(saleId)) ?? (await checkout.receipt(saleId)),
    reset: () => view.set({ status: "idle" }),
  }
}
