import { authRedirect } from "@parterre/domain/accounts"
import { useClient } from "@parterre/react"
import { Navigate, Outlet, useLocation } from "react-router-dom"
import { useLinks } from "../../shared/site/site.ts"
import { AccountNav } from "./AccountNav.tsx"

/** Lets in who is logged in; a password that must be changed comes first [ACC-023] [ACC-024]. */
export function AuthFrame() {
  const { status, client } = useClient()
  const links = useLinks()
  const route = useLocation().pathname.replace(/^\/\w+\/client\//, "")
  const mustChangePassword = client?.mustChangePassword ?? false
  const place = authRedirect(route, { loggedIn: status === "logged-in", mustChangePassword })
  if (place !== undefined) return <Navigate to={links.to(`/${place}`)} replace />
  return (
    <>
      {!mustChangePassword && <AccountNav />}
      <Outlet />
    </>
  )
}
