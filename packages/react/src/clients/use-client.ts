import { type ClientSnapshot, isSdkFailure } from "@parterre/sdk"
import { useEffect, useMemo } from "react"
import { useShop } from "../provider/ParterreProvider.tsx"
import { useStore } from "../stores/use-store.ts"

/** Who is logged in; `unknown` until the check at start-up has answered. */
export function useClient(): ClientSnapshot {
  const { clients } = useShop().client
  return useStore(
    useMemo(
      () => ({ get: clients.current, subscribe: (tell: () => void) => clients.subscribe(tell) }),
      [clients],
    ),
  )
}

/** The check at start-up, once a visit. A site that cannot be reached says so itself. */
export function useClientCheck(): void {
  const { clients } = useShop().client
  useEffect(() => {
    clients.check().catch((error: unknown) => {
      if (!isSdkFailure(error)) throw error
    })
  }, [clients])
}
