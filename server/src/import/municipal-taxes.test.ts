import { expect, it } from "vitest"
import { checkMunicipalTaxes, municipalTaxes } from "./municipal-taxes.ts"

const tax = (percent: number, from: string, until?: string) => ({
  name: { fr: "Droit municipal", en: "Amusement tax" },
  percent,
  from,
  ...(until === undefined ? {} : { until }),
  onServiceCharge: false,
})
const complaints = (...entries: ReturnType<typeof tax>[]) => {
  const told: string[] = []
  checkMunicipalTaxes(entries, (path, message) => told.push(`${path.join(".")}: ${message}`))
  return told
}

it("reads a percentage as an exact rate, to the thousandth [TAX-003]", () => {
  expect(municipalTaxes([tax(9.975, "2026-01-01"), tax(0.07, "2027-01-01", "2028-01-01")])).toEqual([
    {
      name: { fr: "Droit municipal", en: "Amusement tax" },
      rate: { numerator: 9975, denominator: 100_000 },
      from: "2026-01-01",
      onServiceCharge: false,
    },
    expect.objectContaining({ rate: { numerator: 70, denominator: 100_000 }, until: "2028-01-01" }),
  ])
  expect(municipalTaxes()).toEqual([])
})

it("takes rates that follow one another", () => {
  expect(complaints(tax(5, "2025-01-01", "2026-01-01"), tax(10, "2026-01-01"))).toEqual([])
})

it.each([
  ["municipalTaxes.0.percent: 1.2345 has more than three decimals", [tax(1.2345, "2026-01-01")]],
  ["municipalTaxes.0.until: 2026-01-01 is not after 2026-01-01", [tax(5, "2026-01-01", "2026-01-01")]],
  [
    'municipalTaxes.1.from: "Amusement tax" is in force on the same days',
    [tax(5, "2025-01-01", "2026-01-02"), tax(10, "2026-01-01")],
  ],
  [
    'municipalTaxes.1.from: "Amusement tax" is in force on the same days',
    [tax(5, "2026-01-01"), tax(10, "2025-01-01", "2026-01-02")],
  ],
])("complains: %s", (complaint, entries) => {
  expect(complaints(...entries)).toEqual([complaint])
})
