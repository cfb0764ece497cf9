import { expect, it } from "vitest"
import { placeAddress, townLine } from "./place-address.ts"

const hall = {
  addressLine1: "6101, rue University",
  addressLine2: undefined,
  city: "Halifax",
  provinceState: "NS",
  postalCode: "B3H 4R2",
}

it.each([
  ["fr", "6101, rue University, Halifax (NS)\u00a0 B3H\u00a04R2"],
  ["en", "6101, rue University, Halifax, NS\u00a0 B3H\u00a04R2"],
] as const)("is written in %s as people there write it", (language, line) => {
  expect(placeAddress(hall, language)).toBe(line)
})

it("leaves out what an address lacks", () => {
  expect(placeAddress({ city: "Québec", provinceState: "QC" }, "en")).toBe("Québec, QC")
  expect(placeAddress({ city: "Québec", provinceState: "QC" }, "fr")).toBe("Québec (QC)")
})

it("has the two spaces before a postal code of Canada, and one abroad", () => {
  expect(townLine({ city: "Halifax", province: "NS", postalCode: "b3h 4r2" }, "fr")).toBe(
    "Halifax (NS)\u00a0 B3H\u00a04R2",
  )
  expect(townLine({ city: "Portland", province: "ME", postalCode: "04101" }, "en")).toBe("Portland, ME 04101")
  expect(townLine({ city: "Burlington", postalCode: "sw1a 1aa" }, "en")).toBe("Burlington SW1A\u00a01AA")
  expect(townLine({}, "fr")).toBe("")
})
