import { accountMode } from "@parterre/domain/accounts"
import { Navigate, Outlet } from "react-router-dom"
import { useLinks, useSite } from "../../shared/site/site.ts"

/** A site without accounts has nothing to log in to. */
export function AccountsOnly() {
  const links = useLinks()
  const { accountAllowed } = accountMode(useSite().config.clientAccount)
  return accountAllowed ? <Outlet /> : <Navigate to={links.to("/pages")} replace />
}
