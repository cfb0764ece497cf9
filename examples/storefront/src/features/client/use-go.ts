import type { ClientPlace } from "@parterre/domain/accounts"
import { useCallback } from "react"
import { useNavigate } from "../../shared/navigation/router.tsx"
import { useLinks } from "../../shared/site/site.ts"

/** Leads to a place the account rules name. */
export function useGo(): (place: ClientPlace) => void {
  const links = useLinks()
  const navigate = useNavigate()
  return useCallback((place) => void navigate(links.to(`/${place}`), { replace: true }), [links, navigate])
}
