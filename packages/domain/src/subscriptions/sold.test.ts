import { expect, it } from "vitest"
import { holdTypeOf } from "../holds/hold-type.ts"
import { soldOf, soldOfGroup } from "./sold.ts"

it("is the subscription of a line, else its event [HOLD-001]", () => {
  expect(soldOf({ eventId: "soir", subscriptionId: "saison" })).toEqual({
    type: "subscription",
    id: "saison",
  })
  expect(soldOf({ eventId: "soir" })).toEqual({ type: "event", id: "soir" })
  expect(soldOf({})).toBeUndefined()
})

it("is spelt in hold groups as the contract does [HOLD-001]", () => {
  for (const sold of [
    { type: "event", id: "soir" },
    { type: "subscription", id: "saison" },
  ] as const)
    expect(soldOfGroup({ type: holdTypeOf(sold.type), id: sold.id })).toEqual(sold)
  expect(soldOfGroup({ type: "COMBO", id: "duo" })).toBeUndefined()
})
