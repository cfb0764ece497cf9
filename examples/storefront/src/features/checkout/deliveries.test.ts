import type { ShippingMode } from "@parterre/contract"
import { describe, expect, it } from "vitest"
import { shippingTotal } from "../../shared/totals/CartTotals.tsx"
import { deliveryChoices, modeOf, shippingCarts } from "./deliveries.ts"

const mode = (code: ShippingMode["code"], price = 0, more: Partial<ShippingMode> = {}): ShippingMode => ({
  code,
  price,
  description: code,
  territory: { QC: true },
  ...more,
})
const offered = (...events: [string, ShippingMode[]][]) => ({
  eventshippingModes: events.map(([eventId, shippingModeRests]) => ({ eventId, shippingModeRests })),
})

describe("delivery", () => {
  const both = [mode("E_TICKETS"), mode("MAIL", 300)]

  it("is asked once for events delivered in the same ways", () => {
    const choices = deliveryChoices(offered(["a", both], ["b", [mode("WILLCALL")]], ["c", both]), 1000)
    expect(choices.map(({ eventIds }) => eventIds)).toEqual([["a", "c"], ["b"]])
  })

  it("leaves out what a cart is too large for", () => {
    const limited = [mode("MAIL", 300, { invalidFromCartAmount: 1000 }), mode("WILLCALL")]
    const codes = (amount: number) =>
      deliveryChoices(offered(["a", limited]), amount)[0]?.modes.map(({ code }) => code)
    expect(codes(999)).toEqual(["MAIL", "WILLCALL"])
    expect(codes(1000)).toEqual(["WILLCALL"])
  })

  it("stands at the first way offered until another is chosen", () => {
    const [choice] = deliveryChoices(offered(["a", both]), 0)
    if (choice === undefined) throw new Error("no choice")
    expect(modeOf(choice, {})?.code).toBe("E_TICKETS")
    expect(modeOf(choice, { a: "MAIL" })?.code).toBe("MAIL")
    expect(modeOf(choice, { a: "WILLCALL" })?.code).toBe("E_TICKETS")
  })

  it("costs what each event's delivery costs", () => {
    const choices = deliveryChoices(offered(["a", both], ["b", both]), 0)
    const carts = shippingCarts(choices, { a: "MAIL" })
    expect(carts).toEqual([
      { eventId: "a", code: "MAIL", price: 300 },
      { eventId: "b", code: "MAIL", price: 300 },
    ])
    expect(shippingTotal(carts)).toBe(600)
  })
})
