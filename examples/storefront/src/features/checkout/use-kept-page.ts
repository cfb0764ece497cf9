import { type CheckoutView, isBeingPaid } from "@parterre/react"
import { useEffect } from "react"

/**
 * Keeps a page from loading itself anew while a payment is under way: the bank may be asking in a window of it. A browser that
 * closes the tab, or is led to the bank, is not held up.
 */
export function useKeptPage(view: CheckoutView): void {
  const isUnderWay = isBeingPaid(view)
  useEffect(() => {
    if (!isUnderWay) return
    const keep = (event: Event) => {
      if (!event.isTrusted) event.preventDefault()
    }
    window.addEventListener("beforeunload", keep)
    return () => window.removeEventListener("beforeunload", keep)
  }, [isUnderWay])
}
