import { PROVINCES } from "@parterre/domain/provinces"
import { expect, it } from "vitest"
import { nearestFirst, REGIONS, regionOfProvince, regionOfTimeZone } from "./service-regions.ts"

it("has each province in a region", () => {
  expect(PROVINCES.filter((province) => regionOfProvince(province) === undefined)).toEqual([])
  expect(regionOfProvince("VT")).toBeUndefined()
})

it("tells a region by its clock alone, and nothing where two share it", () => {
  expect(regionOfTimeZone("America/Halifax")).toBe("ATLANTIC")
  expect(regionOfTimeZone("America/Vancouver")).toBe("WEST")
  expect(regionOfTimeZone("America/Toronto")).toBeUndefined()
  expect(regionOfTimeZone(undefined)).toBeUndefined()
})

it("puts one's own region first, and moves no other", () => {
  expect(nearestFirst(REGIONS, "ONTARIO")).toEqual(["ONTARIO", "QUEBEC", "ATLANTIC", "WEST"])
  expect(nearestFirst(REGIONS, undefined)).toEqual(REGIONS)
})
