import { describe, expect, it } from "vitest"
import { findProvince, PROVINCE_NAMES, PROVINCES } from "./provinces.ts"

describe("findProvince", () => {
  it.each(["quebec", "Québec", "QC", "qc", " QUÉBEC "])("reads %s as Quebec [VAL-015]", (text) => {
    expect(findProvince(text)).toBe("QC")
  })

  it("finds all thirteen by each of their names [VAL-015]", () => {
    expect(PROVINCES).toHaveLength(13)
    for (const province of PROVINCES) {
      expect(findProvince(PROVINCE_NAMES[province].fr)).toBe(province)
      expect(findProvince(PROVINCE_NAMES[province].en.toUpperCase())).toBe(province)
    }
  })

  it("knows no other place", () => {
    expect(findProvince("Vermont")).toBeUndefined()
    expect(findProvince("")).toBeUndefined()
  })
})
