import { type Guarded, waitingPath } from "@parterre/domain/queues"
import { Navigate, useLocation } from "../navigation/router.tsx"
import { useSite } from "../site/site.ts"
import { keepTenant } from "../site/tenant.ts"

/** Leads to the waiting screen of what needs a key, to come back to where one was [KEY-004]. */
export function ToQueue({ guard }: { guard: Guarded }) {
  const { language, tenant } = useSite()
  const { pathname, search } = useLocation()
  const path = waitingPath(language, guard.type, guard.id, pathname + search)
  return <Navigate to={keepTenant(path, tenant)} replace />
}
