import { trackedPage } from "@parterre/domain/tracking"
import { useConsent, useTracking } from "@parterre/react"
import { useEffect } from "react"
import { useLocation } from "../../shared/navigation/router.tsx"
import { ConsentBar } from "./ConsentBar.tsx"

/** Asks, and after a yes tells the tag managers of this visit. */
export function Tracked() {
  const { consent } = useConsent()
  const { pathname, search } = useLocation()
  const isPrivate = trackedPage(pathname + search) === undefined
  useEffect(() => {
    // What was loaded for other pages reads the address by itself: a page of one person begins without it.
    if (isPrivate && document.querySelector("script[data-tag-manager]") !== null) window.location.reload()
  }, [isPrivate])
  if (consent !== "yes") return <ConsentBar />
  return isPrivate ? null : <Told pathname={pathname} search={search} />
}

const CONFIRMATION = /^\/\w+\/checkout\/checkout-confirmation$/

function Told({ pathname, search }: { pathname: string; search: string }) {
  const sale = CONFIRMATION.test(pathname) ? new URLSearchParams(search).get("sale") : null
  useTracking(pathname, sale ?? undefined)
  return null
}
