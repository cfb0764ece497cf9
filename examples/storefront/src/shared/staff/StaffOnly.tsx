import { guardRoute } from "@parterre/domain/sessions"
import { useLoaded, useParterre } from "@parterre/react"
import type { ReactNode } from "react"
import { Skeleton } from "../ui/Skeleton.ts"
import { Refused } from "./Refused.tsx"

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
