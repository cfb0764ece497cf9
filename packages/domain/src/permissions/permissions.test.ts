import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { hasPermission, maskFromPermissions, maskHasPermission, permissionIds } from "./permissions.ts"

const id = fc.integer({ min: 0, max: 255 })

describe("permissions", () => {
  it("are thirteen known ids [PERM-003]", () => {
    expect(Object.values(permissionIds)).toEqual([2, 3, 4, 28, 70, 77, 79, 82, 85, 100, 139, 150, 251])
  })

  it("are found in a list [PERM-004]", () => {
    expect(hasPermission([28, 100], permissionIds.admin)).toBe(true)
    expect(hasPermission([28, 100], permissionIds.godMode)).toBe(false)
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
    expect(maskFromPermissions([])).toBe("")
  })

  it("grant nothing for a broken mask or id", () => {
    expect(maskHasPermission("not base64!", 2)).toBe(false)
    expect(maskHasPermission("/////w==", -1)).toBe(false)
    expect(maskHasPermission("/////w==", 0.5)).toBe(false)
    expect(maskHasPermission("/////w==", 251)).toBe(false)
  })
})
