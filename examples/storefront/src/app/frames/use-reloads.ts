import { useCart, useParterre } from "@parterre/react"
import { useEffect, useMemo, useState } from "react"
import { useLocation, useNavigationType } from "react-router-dom"
import { nextVisit, type Visit } from "../../shared/navigation/visit.ts"

/** How many times the screen was asked for anew; each time, what the server said before is forgotten [SHELL-039]. */
export function useReloads(): number {
  const { key, pathname, search, hash, state } = useLocation()
  const arrival = { key, address: pathname + search + hash, way: useNavigationType(), state }
  const [visit, setVisit] = useState<Visit>({ ...arrival, reloads: 0 })
  if (visit.key !== key) setVisit(nextVisit(visit, arrival))

  const { reloads } = visit
  const { session } = useParterre()
  const { actions } = useCart()
  // While rendering, not in an effect: the effects of the screen ask again.
  useMemo(() => {
    if (reloads > 0) void session.setLanguage(session.language())
  }, [reloads, session])
  useEffect(() => {
    if (reloads > 0) void actions.reload()
  }, [reloads, actions])
  return reloads
}
