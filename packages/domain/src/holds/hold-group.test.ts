import { expect, it } from "vitest"
import { holdAmount } from "./hold-group.ts"
import { HOLD_TYPES, holdTypeOf } from "./hold-type.ts"

it("states price plus service charge [HOLD-003]", () => {
  expect(holdAmount({ id: "p", price: 1000, serviceCharge: 250 })).toBe(1250)
})

it("knows the seven types, the double T included [HOLD-001]", () => {
  expect(HOLD_TYPES).toEqual([
    "show",
    "subscription",
    "parking",
    "COMBO",
    "BYOC",
    "MEMBER",
    "GIFT_CERTTIFICATES",
  ])
})

it.each([
  ["event", "show"],
  ["reservedseating", "show"],
  ["subscription", "subscription"],
  ["combo", "COMBO"],
  ["member", "MEMBER"],
  ["giftcertificate", "GIFT_CERTTIFICATES"],
] as const)("holds a cart's %s as %s [HOLD-001]", (element, type) => {
  expect(holdTypeOf(element)).toBe(type)
})
