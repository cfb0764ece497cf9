import { expect, it } from "vitest"
import { placeAddress } from "./place-address.ts"

const hall = {
  addressLine1: "6101, rue University",
  addressLine2: undefined,
  city: "Halifax",
  provinceState: "NS",
  postalCode: "B3H 4R2",
}

it.each([
  ["fr", "6101, rue University, Halifax (NS), B3H\u00a04R2"],
  ["en", "6101, rue University, Halifax, NS B3H\u00a04R2"],
] as const)("is written in %s as people there write it", (language, line) => {
  expect(placeAddress(hall, language)).toBe(line)
})

it("leaves out what an address lacks", () => {
  expect(placeAddress({ city: "Québec", provinceState: "QC" }, "en")).toBe("Québec, QC")
  expect(placeAddress({ city: "Québec", provinceState: "QC" }, "fr")).toBe("Québec (QC)")
})
