import { endReload, reloadPage } from "@parterre/react"
import { useEffect } from "react"
import { useSite } from "../../shared/site/site.ts"

/**
 * Whether this page was loaded as one of the checkout's, where that matters: a browser keeps the policy that a page was
 * loaded with, and only the checkout's lets PayPal's script in. Whoever came from another page of the shop has it loaded anew,
 * once; their visit, their cart and what they have typed are kept.
 */
export function useOwnDocument(): boolean {
  const { paypal } = useSite().config
  const isOwn = !isLoadedAnew(paypal)
  useEffect(() => {
    if (isOwn) endReload()
    else reloadPage()
  }, [isOwn])
  return isOwn
}

/** Whether the checkout will be loaded as a page of its own: nothing that only this page remembers comes along. */
export const isLoadedAnew = (paypal: { readonly sdkUrl: string } | undefined): boolean =>
  paypal !== undefined && isForeign(paypal.sdkUrl) && !wasLoadedAtCheckout()

/** The stand-in's script is the shop's own, which every page lets in. */
const isForeign = (url: string): boolean => /^https?:\/\//.test(url)

/** Where there is no browser, nothing is loaded yet. */
function wasLoadedAtCheckout(): boolean {
  if (typeof window === "undefined") return true
  const [loaded] = performance.getEntriesByType("navigation")
  return loaded === undefined || /^\/(fr|en)\/checkout\//.test(new URL(loaded.name).pathname)
}
