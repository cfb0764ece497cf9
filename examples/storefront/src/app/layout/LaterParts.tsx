import { DEFAULT_LOG_LEVEL } from "@parterre/domain/logs"
import { useFaultReports } from "@parterre/react"
import { lazy, Suspense } from "react"
import { useSite } from "../../shared/site/site.ts"
import { withTexts } from "../../shared/texts/with-texts.tsx"
import { TimeMessages } from "./TimeMessages.tsx"

/** For sites that have tag managers, and nobody else. */
const Tracked = withTexts(() => import("../../features/tracking/Tracked.tsx"), "Tracked", ["site"])

/** Few sites have their checkout elsewhere. */
const CheckoutSite = lazy(() => import("../frames/CheckoutSite.tsx"))

/** What a page does without until it stands: the last minutes of a cart, reports of its faults, and whether it may count. */
export function LaterParts() {
  const { config } = useSite()
  const { tracking = false, logLevel = DEFAULT_LOG_LEVEL } = config
  useFaultReports(logLevel)
  return (
    <>
      <TimeMessages />
      {config.checkoutSite !== undefined && (
        <Suspense>
          <CheckoutSite config={config} />
        </Suspense>
      )}
      {tracking && (
        <Suspense>
          <Tracked />
        </Suspense>
      )}
    </>
  )
}
