import { guardRoute } from "@parterre/domain/sessions"
import { useLoaded, useParterre } from "@parterre/react"
import { type ReactNode, useEffect, useState } from "react"
import { notAuthorizedPath } from "../navigation/return-path.ts"
import { Navigate, useLocation } from "../navigation/router.tsx"
import { useLinks } from "../site/site.ts"
import { Skeleton } from "../ui/Skeleton.ts"

interface StaffOnlyProps {
  /** The permission the screen asks for, by its id. */
  permission: number
  children: ReactNode
}

/** Lets in who has signed in and has the permission; everybody else is told what to do [PERM-007] [PERM-008]. */
export function StaffOnly({ permission, children }: StaffOnlyProps) {
  const { session, support } = useParterre()
  const token = support.token()
  const known = useLoaded(`permissions ${token?.expiration}`, async () =>
    token === undefined ? undefined : support.permissions(),
  )
  if (known.status === "loading") return <Skeleton $height="60vh" />
  const permissions = known.status === "ready" ? known.value : undefined
  const verdict = guardRoute({
    refreshToken: token && { token: token.value, expiresAt: Date.parse(token.expiration) },
    // The server tells a god user every permission.
    granted: permissions && { permissions, isGodUser: false },
    permission,
    now: session.serverNow(),
  })
  return verdict.ok ? children : <Refused endsSession={verdict.endSession} />
}

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
