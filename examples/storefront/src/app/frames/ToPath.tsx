import { Navigate, useLocation } from "react-router-dom"
import { useSite } from "../../shared/site/site.ts"
import { keepTenant } from "../../shared/site/tenant.ts"

/** An address that stands for another one of the same language. */
export function ToPath({ path }: { path: string }) {
  const { language, tenant } = useSite()
  const { search } = useLocation()
  return <Navigate to={keepTenant(`/${language}${path}${search}`, tenant)} replace />
}
