import { useParterre } from "@parterre/react"
import { useEffect, useState } from "react"
import { Navigate, useLocation } from "react-router-dom"
import { useLinks } from "../site/site.ts"
import { Skeleton } from "../ui/Skeleton.ts"
import { notAuthorizedPath } from "./return-path.ts"

/** The way to the screen that says so; a sign-in that no longer counts ends first, or that screen would still find it. */
export function Refused({ endsSession }: { endsSession: boolean }) {
  const { support } = useParterre()
  const links = useLinks()
  const path = useLocation().pathname.replace(/^\/[^/]+/, "")
  const [isEnded, setEnded] = useState(!endsSession)
  useEffect(() => {
    if (endsSession) void support.logOut().finally(() => setEnded(true))
  }, [endsSession, support])
  return isEnded ? <Navigate to={links.to(notAuthorizedPath(path))} replace /> : <Skeleton $height="60vh" />
}
