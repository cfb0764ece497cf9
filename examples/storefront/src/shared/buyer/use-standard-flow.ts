import { useClient } from "@parterre/react"
import { useSite } from "../site/site.ts"

/** Whether the guest form asks for everything an invoice needs: where the site has the standard flow, and nobody is logged in [CFG-007]. */
export function useStandardFlow(): boolean {
  const { flowStandard = false } = useSite().config
  const { status } = useClient()
  return flowStandard && status !== "logged-in"
}
