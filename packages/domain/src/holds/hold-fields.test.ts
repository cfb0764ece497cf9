import { describe, expect, it } from "vitest"
import { cartDetailsError, placeColumns } from "./cart-details.ts"
import { holdMessage } from "./hold-message.ts"
import { presaleOf, withOffer } from "./hold-offers.ts"

describe("the message of a hold", () => {
  it("is the server's text [HOLD-004]", () => {
    expect(holdMessage({ ok: true, message: "2 billets retenus" })).toEqual({
      success: true,
      message: "2 billets retenus",
    })
  })

  it("has a code when it failed, 503 without one [HOLD-004] [ERR-007]", () => {
    expect(holdMessage({ ok: false, message: "Complet", code: 409 })).toEqual({
      success: false,
      message: "Complet",
      code: 409,
    })
    expect(holdMessage({ ok: false, message: "Complet" })).toMatchObject({ code: 503 })
  })
})

describe("what a selection was offered by", () => {
  it("is a presale in either field of a cart line [HOLD-006]", () => {
    expect(presaleOf({ presale: "AMIS" })).toBe("AMIS")
    expect(presaleOf({ presaleCode: "AMIS" })).toBe("AMIS")
    expect(presaleOf({ presale: " ", presaleCode: "AMIS" })).toBe("AMIS")
    expect(presaleOf({ presale: "AMIS", presaleCode: "AUTRE" })).toBe("AMIS")
    expect(presaleOf({})).toBeUndefined()
  })

  it("travels with the hold: the presale [HOLD-006]", () => {
    expect(withOffer({ id: "p", qty: 2, amount: 1250 }, { presale: "AMIS" })).toEqual({
      id: "p",
      qty: 2,
      amount: 1250,
      presale: "AMIS",
    })
  })

  it("travels with the hold: the promotion [HOLD-007]", () => {
    expect(withOffer({ id: "p", qty: 2, amount: 1250 }, { promoId: "ete" })).toHaveProperty("promoId", "ete")
    expect(withOffer({ id: "p", qty: 2, amount: 1250 }, {})).toEqual({ id: "p", qty: 2, amount: 1250 })
  })
})

describe("the tickets of a cart line", () => {
  const seated = { idCartLine: "1", level: "Parterre", section: "Centre", row: "A", seat: "7" }

  it("are as many as its quantity, each its own [HOLD-008]", () => {
    expect(cartDetailsError([seated, { idCartLine: "2" }], 2)).toBeUndefined()
    expect(cartDetailsError([], 0)).toBeUndefined()
    expect(cartDetailsError([seated], 2)).toBe("wrong-count")
    expect(cartDetailsError([seated, seated], 1)).toBe("wrong-count")
    expect(cartDetailsError([seated, seated], 2)).toBe("repeated-line")
  })

  it("have the columns of their places, and none in general admission [HOLD-008] [TICK-005]", () => {
    expect(placeColumns([{ seat: "7", row: "A" }, seated])).toEqual(["level", "section", "row", "seat"])
    expect(placeColumns([{ section: "Debout", row: "" }])).toEqual(["section"])
    expect(placeColumns([{}, {}])).toEqual([])
  })
})
