import type { Session } from "@parterre/contract"
import { grantedTo, maskFromPermissions, permissionsOf } from "@parterre/domain/permissions"
import { bearerToken, type TokenReader } from "../http/guards.ts"
import { type Handlers, type OperationRequest, staffOf } from "../http/handler.ts"
import type { WrongPasswords } from "../http/wrong-passwords.ts"
import { Refusal } from "../refusal.ts"
import {
  type OpenedSession,
  openSession,
  openUnwritten,
  recogniseSession,
  renewSession,
  type SessionDependencies,
  useSession,
} from "./shopper-sessions.ts"
import {
  endRefreshToken,
  readRefreshToken,
  refreshToken,
  rotateRefreshToken,
  signIn,
} from "./staff-sign-in.ts"

/** What the guards ask about tokens; the staff of these ids have every permission [PERM-006]. */
export const tokenReader = (
  dependencies: SessionDependencies,
  godUserIds: readonly string[],
): TokenReader => ({
  session: (website, token, isLight) =>
    (isLight ? recogniseSession : useSession)(dependencies, website, token),
  changed: () => dependencies.endedTokens.lookAgain(),
  staff: async (website, token) => {
    const staff = (await readRefreshToken(dependencies, website, token))?.staff
    return (
      staff && { ...staff, permissions: permissionsOf(grantedTo(staff.id, staff.permissions, godUserIds)) }
    )
  },
})

export function sessionsHandlers(dependencies: SessionDependencies, passwords: WrongPasswords): Handlers {
  const answer = ({ token, expiresAt }: OpenedSession): Session => ({
    sessionToken: token,
    expiration: new Date(expiresAt).toISOString(),
    serverTime: new Date(dependencies.clock.now()).toISOString(),
  })
  const logIn = async ({ website, network, body }: OperationRequest<"logIn" | "createRefreshToken">) =>
    signIn(dependencies, website, body, passwords.from(network))
  return {
    createSession: async ({ website, session, headers }) => {
      const token = headers["x-session-token"]
      if (session === undefined || typeof token !== "string")
        return answer(openUnwritten(dependencies, website))
      return answer(await renewSession(dependencies, session, token))
    },
    logIn,
    createRefreshToken: logIn,
    getRefreshToken: async ({ website, path }) => {
      const found = await readRefreshToken(dependencies, website, path.token)
      if (found === undefined) throw new Refusal("refresh-token-unknown")
      return refreshToken(path.token, found.row)
    },
    authorizeRefreshToken: async ({ website, path }) => {
      const found = await readRefreshToken(dependencies, website, path.token)
      if (found === undefined) throw new Refusal("refresh-token-expired")
      return answer(await openSession(dependencies, website, found.staff.id))
    },
    rotateRefreshToken: async ({ website, headers }) =>
      rotateRefreshToken(dependencies, website, bearerToken(headers.authorization) ?? ""),
    endRefreshToken: async ({ website, headers }) => {
      await endRefreshToken(dependencies, website, bearerToken(headers.authorization) ?? "")
      return undefined
    },
    getUserPermissions: async (request) => [...staffOf(request).permissions],
    getPermissionMask: async (request) => maskFromPermissions([...staffOf(request).permissions]),
  }
}
