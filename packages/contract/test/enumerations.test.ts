import { expect, it } from "vitest"
import { contract, namesAt } from "./document.test-support.ts"
import { describeEnumerations, schemaPlace } from "./entities.test-support.ts"

describeEnumerations([
  {
    title: "[ENUM-001] delivery categories",
    schema: "DeliveryCategory",
    values: ["E_TICKETS", "SMARTPHONE", "MAIL", "WILLCALL"],
  },
  {
    title: "[ENUM-002] payment processors",
    schema: "Processor",
    values: [
      "PAYMENTECH",
      "MONERIS",
      "PAYPAL",
      "EXACT",
      "STRIPE",
      "PAYSAFE",
      "DO_NOT_USE",
      "CARDCONNECT",
      "GLOBALPAYMENTS",
    ],
  },
  {
    title: "[ENUM-003] card brands",
    schema: "CardBrand",
    values: ["amex", "discover", "interac", "jcb", "mastercard", "visa"],
  },
  { title: "[ENUM-005] currencies", schema: "Currency", values: ["CAD", "USD", "EUR", "CZK", "GBP"] },
  { title: "[ENUM-006] address types", schema: "AddressType", values: ["OLD", "BILLING", "COMPANY"] },
  { title: "[ENUM-007] phone type", schema: "PhoneType", values: ["MAISON"] },
  {
    title: "[ENUM-008] cart element types",
    schema: "CartElementType",
    values: ["event", "subscription", "combo", "member", "giftcertificate", "reservedseating"],
  },
  {
    title: "[HOLD-001] hold types, the double T of the certificates included",
    schema: "HoldType",
    values: ["show", "subscription", "parking", "COMBO", "BYOC", "MEMBER", "GIFT_CERTTIFICATES"],
  },
  {
    title: "[COMBO-002] kinds of a combo's groups",
    schema: "ComboGroupKind",
    values: ["MANDATORY", "OPTIONAL", "PSEUDO_MANDATORY"],
  },
  {
    title: "[KEY-001] states of the queue",
    schema: "QueueState",
    values: ["waiting-room", "queue", "authorized"],
  },
  {
    title: "[KEY-002] kinds of a key's record",
    schema: "KeyKind",
    values: ["pages", "events", "subscriptions", "flexpass"],
  },
  {
    title: "[PAY-026] what a payment token is of: a card processor, Google Pay or Apple Pay",
    schema: "PaymentTokenType",
    values: ["stripe", "google_pay", "apple_pay"],
  },
  { title: "[CFG-009] social providers", schema: "SocialProvider", values: ["FACEBOOK", "GOOGLE"] },
  {
    title: "[CAT-008] how a page is shown",
    schema: "Display",
    values: ["ITEMS", "DATES", "CALENDAR_ONLY", "PRICES"],
  },
  {
    title: "[CAT-024] sale states",
    schema: "SaleState",
    values: ["ONSALE", "SOLDOUT", "WASONSALE", "NOTAVAILABLE", "CANCELLED", "INVISIBLE"],
  },
])

it("names nine flags of payment methods [ENUM-004]", () => {
  expect(namesAt(contract, [...schemaPlace("PaymentMethods"), "properties"])).toEqual([
    "visa",
    "mastercard",
    "amex",
    "discover",
    "exact",
    "paypal",
    "google_pay",
    "apple_pay",
    "giftcertificate",
  ])
})
