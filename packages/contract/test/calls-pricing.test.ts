import { type Call, describeCalls } from "./calls.test-support.ts"

const taxes = (title: string, call: string, problems: readonly string[], path = {}): Call => ({
  title,
  call,
  tag: "pricing",
  path,
  answer: {
    is: "TaxSummary",
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
  security: [],
  cache: 60_000,
  problems,
})

describeCalls("pricing and gift certificates", [
  taxes("[CALL-029] taxes on a kind of thing and its id", "GET /v1/taxes/{a}/{b}", ["item-unknown"], {
    a: "TaxedKind",
  }),
  taxes("[CALL-030] taxes on an event's price", "GET /v1/events/{id}/taxes/{priceId}", [
    "event-unknown",
    "price-unknown",
  ]),
  taxes("[CALL-031] taxes on a subscription's price", "GET /v1/subscriptions/{id}/taxes/{priceId}", [
    "subscription-unknown",
    "price-unknown",
  ]),
  taxes("[CALL-032] taxes on a membership", "GET /v1/members/{id}/taxes", ["membership-unknown"]),
  {
    title: "[CALL-033] how the tickets of events are delivered",
    call: "GET /v1/shippings",
    tag: "pricing",
    query: { eventIds: "string!", country: "string", province: "string", cartAmount: "integer" },
    answer: {
      is: "Shippings",
      fields: {
        eventshippingModes: "object[]!",
        "eventshippingModes[].shippingModeRests": "ShippingMode[]!",
        "eventshippingModes[].shippingModeRests[].price": "integer!",
        "eventshippingModes[].shippingModeRests[].code": "string!",
        "eventshippingModes[].shippingModeRests[].territory": "TerritoryMap!",
        "eventshippingModes[].shippingModeRests[].territory.HORS_CANADA": "boolean",
      },
    },
    security: [],
    cache: 60_000,
    problems: ["event-unknown"],
  },
  {
    title: "[CALL-080] what is left on a gift certificate, never kept",
    call: "GET /v1/certificates/{code}",
    tag: "gift-certificates",
    answer: {
      is: "GiftCertificate",
      fields: { code: "string!", balance: "integer!", currency: "Currency!" },
    },
    security: ["session"],
    cache: 0,
    problems: ["certificate-unknown"],
  },
])
