import { useConfig } from "@parterre/react"
import { Navigate, useLocation } from "react-router-dom"
import { keepTenant, type Tenant } from "../../shared/site/tenant.ts"
import { SiteFailure } from "../failures/SiteFailure.tsx"

/** The bare address opens the catalogue in the site's own language [I18N-001]. */
export function ToDefaultLanguage({ tenant }: { tenant: Tenant }) {
  const config = useConfig()
  const { search } = useLocation()
  if (config.status === "loading") return null
  if (config.status === "failed") return <SiteFailure language="fr" failure={config.failure} />
  const language = config.value.languages[0] ?? "fr"
  return <Navigate to={keepTenant(`/${language}/pages${search}`, tenant)} replace />
}
