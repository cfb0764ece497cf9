import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { maskFromPermissions, maskHasPermission } from "./permission-mask.ts"
import {
  grantedTo,
  hasPermission,
  isGranted,
  knownPermissions,
  permissionIds,
  permissionsOf,
} from "./permissions.ts"
import { isRole, ROLES, whoIs } from "./roles.ts"

const id = fc.integer({ min: 0, max: 255 })

describe("permissions", () => {
  it("are thirteen known ids [PERM-003]", () => {
    expect(Object.values(permissionIds)).toEqual([2, 3, 4, 28, 70, 77, 79, 82, 85, 100, 139, 150, 251])
  })

  it("are found in a list [PERM-004]", () => {
    expect(hasPermission([28, 100], permissionIds.admin)).toBe(true)
    expect(hasPermission([28, 100], permissionIds.godMode)).toBe(false)
  })

  it("are all those of a god user the configuration names, and of nobody else [PERM-006]", () => {
    const all = Object.values(permissionIds)
    expect(all.filter((id) => isGranted(grantedTo("root", [], ["root"]), id))).toEqual(all)
    expect(all.filter((id) => isGranted(grantedTo("zoe", [28], ["root"]), id))).toEqual([28])
    expect(all.filter((id) => isGranted(grantedTo("root", [], []), id))).toEqual([])
    expect(permissionsOf(grantedTo("root", [7], ["root"]))).toEqual([7, ...all].sort((a, b) => a - b))
    expect(permissionsOf(grantedTo("zoe", [28], ["root"]))).toEqual([28])
    // The permission of that name is one among others: it makes nobody a god user.
    expect(isGranted(grantedTo("zoe", [permissionIds.godMode], []), permissionIds.admin)).toBe(false)
  })

  it("are the server's, else those kept from last time, else none loaded [PERM-002]", () => {
    expect(knownPermissions([28], [2, 3])).toEqual([28])
    expect(knownPermissions([], [2, 3])).toEqual([])
    expect(knownPermissions(undefined, [2, 3])).toEqual([2, 3])
    expect(knownPermissions(undefined, undefined)).toBeUndefined()
  })

  it("go into a mask and out of it [PERM-005]", () => {
    for (const one of Object.values(permissionIds)) {
      const mask = maskFromPermissions([one])
      expect(Object.values(permissionIds).filter((other) => maskHasPermission(mask, other))).toEqual([one])
    }
    fc.assert(
      fc.property(fc.uniqueArray(id), id, (list, asked) => {
        expect(maskHasPermission(maskFromPermissions(list), asked)).toBe(list.includes(asked))
      }),
    )
  })

  it("count bits from the least significant of each byte [PERM-005]", () => {
    expect(maskFromPermissions([0])).toBe("AQ==")
    expect(maskFromPermissions([2, 3])).toBe("DA==")
    expect(maskFromPermissions([8])).toBe("AAE=")
    expect(maskFromPermissions([17, 0])).toBe("AQAC")
    expect(maskFromPermissions([])).toBe("")
  })

  it.each([-1, 0.5])("refuse %d as an id [PERM-005]", (id) => {
    expect(() => maskFromPermissions([2, id])).toThrow(`Not a permission: ${id}`)
  })

  it("grant nothing for a broken mask or id", () => {
    expect(maskHasPermission("not base64!", 2)).toBe(false)
    expect(maskHasPermission("/////w==", -1)).toBe(false)
    expect(maskHasPermission("/////w==", 0.5)).toBe(false)
    expect(maskHasPermission("/////w==", 251)).toBe(false)
    // Beyond 32 bits, shifts would begin at 0 again.
    expect(maskHasPermission("/////w==", 2 ** 32)).toBe(false)
    for (const wrong of [-1, 0.5, Number.NaN, 2 ** 31])
      expect(() => maskFromPermissions([2, wrong])).toThrow(RangeError)
  })
})

describe("roles", () => {
  it("are two; without one a visitor is a guest [PERM-001]", () => {
    expect(ROLES).toEqual(["CLIENT", "ADMIN"])
    expect(["CLIENT", "ADMIN", "GUEST", "client", ""].filter(isRole)).toEqual(["CLIENT", "ADMIN"])
    expect([undefined, "CLIENT" as const, "ADMIN" as const].map(whoIs)).toEqual(["guest", "CLIENT", "ADMIN"])
  })
})
