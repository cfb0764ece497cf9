import { expect, it } from "vitest"
import { contract, read } from "./document.test-support.ts"
import { describeEntities, describeEnumerations, schemaPlace } from "./entities.test-support.ts"

describeEntities("lines of holds and taxes", [
  {
    title: "[COMBO-008] [COMBO-009] [MEM-001] a hold's group",
    schema: "HoldGroup",
    fields: {
      type: "HoldType!",
      comboId: "string",
      comboGroupId: "string",
      comboQty: "integer",
      byocId: "string",
      memberId: "string",
    },
  },
  {
    title: "[COMBO-008] [PARK-001] a hold's line",
    schema: "HoldPriceLine",
    fields: {
      id: "string!",
      qty: "integer!",
      comboGroupDetailId: "string",
      parkingId: "string",
      parkingDate: "string",
      parkingType: "string",
    },
  },
  {
    title: "[TAX-001] Taxes",
    schema: "TaxSummary",
    fields: {
      subtotal: "integer!",
      serviceCharge: "integer!",
      tax1: "integer!",
      tax2: "integer!",
      tax3: "integer!",
      descriptionTax1: "string!",
      descriptionTax2: "string!",
      descriptionTax3: "string!",
      totalBeforeTaxes: "integer!",
      totalAfterTaxes: "integer!",
    },
  },
])

describeEntities("offers on lines", [
  {
    title: "[HOLD-006] [HOLD-007] a presale and a promotion, on a line to hold",
    schema: "HoldPriceLine",
    fields: { presale: "string", promoId: "string" },
  },
  {
    title: "[HOLD-006] [HOLD-007] a presale in either field and a promotion, on a line of the cart",
    schema: "CartPrice",
    fields: { presale: "string", presaleCode: "string", promoId: "string" },
  },
  {
    title: "[HOLD-007] a promotion, on a tracked line",
    schema: "TrackedProduct",
    fields: { promoId: "string" },
  },
])

describeEnumerations([
  {
    title: "[COMBO-008] [COMBO-009] [MEM-001] [PARK-001] types of holds",
    schema: "HoldType",
    values: ["show", "subscription", "parking", "COMBO", "BYOC", "MEMBER", "GIFT_CERTTIFICATES"],
  },
])

it("has ten tax fields and no other [TAX-001]", () => {
  const { properties } = read(contract, schemaPlace("TaxSummary")) as { properties: object }
  expect(Object.keys(properties)).toHaveLength(10)
})
