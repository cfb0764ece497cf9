import type { RefreshToken } from "./refresh-token.ts"

/** The marker a client's browser keeps after an authentication; it says nothing but that there was one [SESS-002]. */
export const AUTHENTICATION_MARKER = { key: "tix.auth", value: "true" } as const

/** The header every request carries once there is a session token [SESS-012]. */
export const SESSION_TOKEN_HEADER = "x-session-token"

/** What a device keeps of its session; the session token is the cart's and outlives a login. */
export type LocalSession<Client> = {
  sessionToken?: string
  marker?: typeof AUTHENTICATION_MARKER.value
  client?: Client
  member?: boolean
  refreshToken?: RefreshToken
  /** The code of the account chosen. */
  selectedAccount?: string
}

/** After an authentication [SESS-002]. */
export const sessionAfterLogin = <Client>(
  session: LocalSession<Client>,
  client: Client,
): LocalSession<Client> => ({ ...session, client, marker: AUTHENTICATION_MARKER.value })

/** After a logout only the session token is left [SESS-003] [SESS-010]. */
export const sessionAfterLogout = <Client>({ sessionToken }: LocalSession<Client>): LocalSession<Client> =>
  sessionToken === undefined ? {} : { sessionToken }

/** The headers of a request [SESS-012]. */
export const sessionHeaders = (session: LocalSession<unknown>): Readonly<Record<string, string>> =>
  session.sessionToken === undefined ? {} : { [SESSION_TOKEN_HEADER]: session.sessionToken }
