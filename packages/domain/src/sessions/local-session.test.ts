import { describe, expect, it } from "vitest"
import {
  AUTHENTICATION_MARKER,
  type LocalSession,
  SESSION_TOKEN_HEADER,
  sessionAfterLogin,
  sessionAfterLogout,
  sessionHeaders,
} from "./local-session.ts"

const full: LocalSession<{ email: string }> = {
  sessionToken: "s",
  marker: "true",
  client: { email: "zoe@exemple.ca" },
  member: true,
  refreshToken: { token: "r", expiresAt: 1 },
  selectedAccount: "PARTERRE",
}

describe("what a device keeps", () => {
  it("is marked by an authentication, beside the client [SESS-002]", () => {
    expect(AUTHENTICATION_MARKER).toEqual({ key: "tix.auth", value: "true" })
    expect(sessionAfterLogin({ sessionToken: "s" }, { email: "zoe@exemple.ca" })).toEqual({
      sessionToken: "s",
      client: { email: "zoe@exemple.ca" },
      marker: "true",
    })
  })

  it("loses the client, the marker and the member data at a logout [SESS-003]", () => {
    const { client, marker, member } = sessionAfterLogout(full)
    expect([client, marker, member]).toEqual([undefined, undefined, undefined])
  })

  it("loses the refresh token and the account chosen at a logout, and keeps the cart's session [SESS-010]", () => {
    expect(sessionAfterLogout(full)).toEqual({ sessionToken: "s" })
    expect(sessionAfterLogout({ client: { email: "zoe@exemple.ca" } })).toEqual({})
  })

  it("sends the session token with every request that follows [SESS-012]", () => {
    expect(SESSION_TOKEN_HEADER).toBe("x-session-token")
    expect(sessionHeaders({ sessionToken: "abc" })).toEqual({ "x-session-token": "abc" })
    expect(sessionHeaders({})).toEqual({})
  })
})
