import type { Refund } from "@parterre/contract"
import { expect, it } from "vitest"
import { refundTable } from "./refund-report.ts"

const refund: Refund = {
  ...{ id: "r", saleId: "BELV-1", at: "2026-11-27T12:00:00Z", amount: 5000, by: "Ada", reason: "Test" },
  ...{ keepSeats: false, keepFees: false, state: "requested", items: [], returns: [] },
  tax: {
    ...{ subtotal: 5000, serviceCharge: 0, tax1: 0, tax2: 0, tax3: 0 },
    ...{ descriptionTax1: "", descriptionTax2: "", descriptionTax3: "" },
    ...{ totalBeforeTaxes: 5000, totalAfterTaxes: 5000 },
  },
}
const said = (changes: Partial<Refund>, language: "fr" | "en") =>
  refundTable([{ ...refund, ...changes }], { language, width: 80, elapsed: 0 })
    .map((line) => line.map(({ text }) => text).join(""))
    .join("\n")

it.each([
  ["refund-pending", "the payment service is reviewing it", "le service de paiement l’examine"],
  ["earlier-refund", "waiting for an earlier refund", "en attente d’un remboursement précédent"],
  ["not-settled", "batch to settle", "règlement du lot"],
])("says why a refund waits: %s", (code, english, french) => {
  expect(said({ code }, "en")).toContain(english)
  expect(said({ code }, "fr")).toContain(french)
  expect(said({ code, state: "done" }, "en")).not.toContain(english)
})

it("adds nothing where that is not known", () => {
  expect(said({ code: "unknown" }, "en")).toBe(said({}, "en"))
})
