import { expect, it } from "vitest"
import { contract, read } from "./document.test-support.ts"
import { describeEntities, schemaPlace } from "./entities.test-support.ts"

const provinces = ["AB", "BC", "MB", "NB", "NL", "NS", "NT", "NU", "ON", "PE", "QC", "SK", "YT"]

describeEntities("delivery", [
  {
    title: "[SHIP-001] Shipping selection",
    schema: "ShippingMode",
    fields: {
      price: "integer!",
      description: "string!",
      code: "string!",
      note: "string",
      territory: "TerritoryMap!",
      invalidFromCartAmount: "integer",
      ppdId: "string",
    },
  },
  {
    title: "[SHIP-002] Territory map",
    schema: "TerritoryMap",
    fields: Object.fromEntries([...provinces, "HORS_CANADA"].map((territory) => [territory, "boolean"])),
  },
  {
    title: "[SHIP-003] Shipping modes of events",
    schema: "Shippings",
    fields: {
      eventshippingModes: "object[]!",
      "eventshippingModes[].shippingModeRests": "ShippingMode[]!",
    },
  },
])

it.each([
  ["ShippingMode", 7, "[SHIP-001]"],
  ["TerritoryMap", 14, "[SHIP-002]"],
])("%s has these %i fields and no other %s", (schema, count) => {
  const { properties } = read(contract, schemaPlace(schema)) as { properties: object }
  expect(Object.keys(properties)).toHaveLength(count)
})
