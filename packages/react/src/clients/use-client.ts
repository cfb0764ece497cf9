import { type ClientSnapshot, isSdkFailure } from "@parterre/sdk"
import { useEffect, useRef } from "react"
import { whenIdle } from "../browser/when-idle.ts"
import { useShop } from "../provider/ParterreProvider.tsx"
import { useSnapshot } from "../stores/use-store.ts"

/** Who is logged in; `unknown` until the check at start-up has answered. */
export function useClient(): ClientSnapshot {
  const { client, first } = useShop()
  return useSnapshot(client.clients, first.client)
}

/** The check at start-up, once a visit; later where the provider `readsLater`. A site that cannot be reached says so itself. */
export function useClientCheck(): void {
  const { client, readsWithin } = useShop()
  const { clients } = client
  const within = useRef(readsWithin)
  useEffect(() => {
    const check = () =>
      void clients.check().catch((error: unknown) => {
        if (!isSdkFailure(error)) throw error
      })
    return within.current === undefined ? check() : whenIdle(check, within.current)
  }, [clients])
}
