import { type InteracForm, type InteracOrder, isSdkFailure, type SdkFailure } from "@parterre/sdk"
import { useCallback, useEffect, useState } from "react"
import { useShop } from "../provider/ParterreProvider.tsx"

export type InteracView =
  | { readonly status: "idle" | "beginning" }
  /** The form is to be posted: the shop is left with it. */
  | { readonly status: "leaving"; readonly form: InteracForm }
  | { readonly status: "failed"; readonly failure: SdkFailure }

export interface InteracShown {
  readonly view: InteracView
  /** A second call while one runs does nothing. */
  readonly begin: (order: InteracOrder) => Promise<void>
}

/** A payment through Interac Online, as far as this page goes: its form, or why there is none. */
export function useInterac(): InteracShown {
  const { client, cart } = useShop()
  const [view, setView] = useState<InteracView>({ status: "idle" })
  const isRunning = view.status === "beginning" || view.status === "leaving"
  const begin = useCallback(
    async (order: InteracOrder) => {
      if (isRunning) return
      setView({ status: "beginning" })
      try {
        setView({ status: "leaving", form: await client.paymentMethods.interac(order) })
      } catch (error) {
        if (!isSdkFailure(error)) throw error
        setView({ status: "failed", failure: error })
        // What kept it from beginning may have changed the cart.
        void cart.reload()
      }
    },
    [client, cart, isRunning],
  )
  useEffect(() => {
    // Back from the bank, a browser may show the page as it was left.
    const shownAgain = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      setView({ status: "idle" })
      void cart.reload()
    }
    window.addEventListener("pageshow", shownAgain)
    return () => window.removeEventListener("pageshow", shownAgain)
  }, [cart])
  return { view, begin }
}
