import { useConsent, useTracking } from "@parterre/react"
import { useLocation } from "../../shared/navigation/router.tsx"
import { ConsentBar } from "./ConsentBar.tsx"

/** Asks, and after a yes tells the tag managers of this visit. */
export function Tracked() {
  const { consent } = useConsent()
  return consent === "yes" ? <Told /> : <ConsentBar />
}

const CONFIRMATION = /^\/\w+\/checkout\/checkout-confirmation$/

function Told() {
  const { pathname, search } = useLocation()
  const sale = CONFIRMATION.test(pathname) ? new URLSearchParams(search).get("sale") : null
  useTracking(pathname, sale ?? undefined)
  return null
}
