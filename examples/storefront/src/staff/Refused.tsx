import { useParterre } from "@parterre/react"
import { useEffect } from "react"
import { Navigate, useLocation } from "react-router-dom"
import { useLinks } from "../shell/site.ts"
import { notAuthorizedPath } from "./return-path.ts"

/** The way to the screen that says so; a sign-in that no longer counts ends on the way. */
export function Refused({ endsSession }: { endsSession: boolean }) {
  const { support } = useParterre()
  const links = useLinks()
  const path = useLocation().pathname.replace(/^\/[^/]+/, "")
  useEffect(() => {
    if (endsSession) void support.logOut()
  }, [endsSession, support])
  return <Navigate to={links.to(notAuthorizedPath(path))} replace />
}
