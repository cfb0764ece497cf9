import { describe, expect, it } from "vitest"
import { permissionIds } from "../permissions/permissions.ts"
import { type GuardedVisit, guardRoute } from "./route-guard.ts"

const now = 1_796_000_000_000
const visit: GuardedVisit = {
  refreshToken: { token: "t", expiresAt: now + 1 },
  granted: { permissions: [permissionIds.admin], isGodUser: false },
  permission: permissionIds.admin,
  now,
}
const toLogin = { ok: false, place: "login", endSession: true }

describe("the route guard", () => {
  it("lets in with loaded permissions, the one asked for and a living refresh token [PERM-007]", () => {
    expect(guardRoute(visit)).toEqual({ ok: true })
    const { permission: _, ...anyPermission } = visit
    expect(guardRoute({ ...anyPermission, granted: { permissions: [], isGodUser: false } })).toEqual({
      ok: true,
    })
  })

  it("ends a session whose refresh token is over, and leads to the login [SESS-009] [PERM-007]", () => {
    expect(guardRoute({ ...visit, refreshToken: { token: "t", expiresAt: now } })).toEqual(toLogin)
    expect(guardRoute({ ...visit, refreshToken: undefined })).toEqual(toLogin)
  })

  it("ends a session whose permissions do not load [PERM-007]", () => {
    expect(guardRoute({ ...visit, granted: undefined })).toEqual(toLogin)
  })

  it("keeps the session of one who lacks the permission [PERM-008]", () => {
    expect(guardRoute({ ...visit, permission: permissionIds.fullAdmin })).toEqual({
      ok: false,
      place: "not-authorized",
      endSession: false,
    })
  })
})
