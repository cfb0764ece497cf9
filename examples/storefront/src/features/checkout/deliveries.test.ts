import type { ShippingMode } from "@parterre/contract"
import { describe, expect, it } from "vitest"
import {
  costlyChoice,
  deliveryChoices,
  isDeliverySettled,
  modeIn,
  offeredNoMore,
  shippingCarts,
  wayOf,
} from "./deliveries.ts"

const mode = (code: string, price = 0, more: Partial<ShippingMode> = {}): ShippingMode => ({
  code,
  price,
  description: code,
  territory: { QC: true, NS: true },
  ...more,
})
const offered = (...events: [string, ShippingMode[]][]) => ({
  eventshippingModes: events.map(([eventId, shippingModeRests]) => ({ eventId, shippingModeRests })),
})

describe("delivery", () => {
  const post = [
    mode("POST", 1200, { territory: { QC: true } }),
    mode("POST", 1800, { territory: { NS: true } }),
  ]
  const both = [mode("E_TICKETS"), ...post]

  it("is asked once for events delivered in the same ways", () => {
    const choices = deliveryChoices(offered(["a", both], ["b", [mode("WILLCALL")]], ["c", both]), 1000)
    expect(choices.map(({ eventIds }) => eventIds)).toEqual([["a", "c"], ["b"]])
    expect(choices[0]?.ways.map(({ code, modes }) => [code, modes.length])).toEqual([
      ["E_TICKETS", 1],
      ["POST", 2],
    ])
  })

  it("leaves out what a cart is too large for", () => {
    const limited = [mode("POST", 300, { invalidFromCartAmount: 1000 }), mode("WILLCALL")]
    const codes = (amount: number) =>
      deliveryChoices(offered(["a", limited]), amount)[0]?.ways.map(({ code }) => code)
    expect(codes(999)).toEqual(["POST", "WILLCALL"])
    expect(codes(1000)).toEqual(["WILLCALL"])
  })

  it("stands at the first way offered until another is chosen", () => {
    const [choice] = deliveryChoices(offered(["a", both]), 0)
    if (choice === undefined) throw new Error("no choice")
    expect(wayOf(choice, {})?.code).toBe("E_TICKETS")
    expect(wayOf(choice, { a: "POST" })?.code).toBe("POST")
    expect(wayOf(choice, { a: "WILLCALL" })?.code).toBe("E_TICKETS")
    expect(isDeliverySettled([choice])).toBe(false)
  })

  it("is chosen no longer where the organiser offers it no more", () => {
    const choices = deliveryChoices(offered(["a", both], ["b", [mode("WILLCALL")]]), 0)
    expect(offeredNoMore(choices, { a: "POST", b: "POST" })).toEqual(["b"])
    expect(offeredNoMore(choices, {})).toEqual([])
  })

  it("costs what it costs where it goes, for each event", () => {
    const choices = deliveryChoices(offered(["a", both], ["b", both]), 0)
    const prices = (province: "QC" | "NS" | "ON") =>
      shippingCarts(choices, { a: "POST" }, province).map(({ eventId, price }) => [eventId, price])
    expect(prices("QC")).toEqual([
      ["a", 1200],
      ["b", 1200],
    ])
    expect(prices("NS")).toEqual([
      ["a", 1800],
      ["b", 1800],
    ])
    expect(prices("ON")).toEqual([])
    expect(costlyChoice(shippingCarts(choices, { a: "POST" }, "NS"), "NS")).toMatchObject({ province: "NS" })
    expect(costlyChoice(shippingCarts(choices, {}, "NS"), "NS")).toBeUndefined()
  })

  it("goes anywhere when it needs no address", () => {
    const [choice] = deliveryChoices(offered(["a", both]), 0)
    const [files, letter] = choice?.ways ?? []
    expect(files && modeIn(files, "ON")?.price).toBe(0)
    expect(letter && modeIn(letter, "ON")).toBeUndefined()
  })
})
