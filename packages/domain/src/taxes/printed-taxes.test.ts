import { expect, it } from "vitest"
import { taxLines } from "./tax-summary.ts"

const amounts = { subtotal: 13000, serviceCharge: 900, totalBeforeTaxes: 13900, totalAfterTaxes: 15982 }

it("names the taxes that apply, in order", () => {
  const tax = {
    ...amounts,
    ...{ tax1: 695, tax2: 1387, tax3: 0 },
    ...{ descriptionTax1: "TPS", descriptionTax2: "TVQ", descriptionTax3: "" },
  }
  expect(taxLines(tax)).toEqual([
    { name: "TPS", cents: 695 },
    { name: "TVQ", cents: 1387 },
  ])
})

it("names a municipal tax last", () => {
  const tax = {
    ...amounts,
    tax1: 550,
    tax2: 0,
    tax3: 500,
    descriptionTax1: "GST",
    descriptionTax3: "Amusement tax",
  }
  expect(taxLines(tax)).toEqual([
    { name: "GST", cents: 550 },
    { name: "Amusement tax", cents: 500 },
  ])
})

it("leaves out a tax of nothing", () => {
  const tax = {
    ...amounts,
    ...{ tax1: 0, tax2: 0, tax3: 0 },
    ...{ descriptionTax1: "HST", descriptionTax2: "", descriptionTax3: "" },
  }
  expect(taxLines(tax)).toEqual([])
})
