import { type DataLayerEvent, tagManagerScript } from "@parterre/domain/tracking"
import { useEffect, useRef } from "react"
import { useShop } from "../provider/ParterreProvider.tsx"
import { startTracker, type Tracker } from "./tracker.ts"

declare global {
  interface Window {
    /** What a tag manager reads; it exists once a shopper has agreed. */
    dataLayer?: object[]
  }
}

/**
 * Loads the tenant's tag managers and tells them of this visit, page by page; to be shown only once the shopper agreed.
 * `address` is the page that is seen, with its query; `saleId` that of a confirmation.
 */
export function useTracking(address: string, saleId?: string): void {
  const { client } = useShop()
  const tracker = useRef<Tracker>(undefined)
  useEffect(() => {
    const tracking = startTracker(client, (event: DataLayerEvent) => {
      window.dataLayer ??= []
      window.dataLayer.push(event)
    })
    tracker.current = tracking
    client.tracking.tagManagers().then(loadTagManagers, () => undefined)
    window.addEventListener("pagehide", tracking.leave)
    return () => {
      window.removeEventListener("pagehide", tracking.leave)
      tracking.stop()
      tracker.current = undefined
    }
  }, [client])
  useEffect(() => tracker.current?.page(address, saleId), [address, saleId])
}

/** Each once a page, in the order of the tenant's list. */
function loadTagManagers(ids: readonly string[]): void {
  for (const id of ids) {
    const src = tagManagerScript(id)
    if (document.querySelector(`script[data-tag-manager="${id}"]`) !== null) continue
    window.dataLayer ??= []
    window.dataLayer.push({ "gtm.start": Date.now(), event: "gtm.js" })
    const script = document.createElement("script")
    script.src = src
    script.async = true
    script.dataset.tagManager = id
    document.head.append(script)
  }
}
