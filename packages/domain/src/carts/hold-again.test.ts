import type { CartPrice } from "@parterre/contract"
import { describe, expect, it } from "vitest"
import { holdAgain } from "./hold-again.ts"

const line = (more: Partial<CartPrice>): CartPrice => ({
  ...{
    id: "adult",
    reservationId: "r1",
    name: "Adult",
    priceType: "adult",
    price: 4000,
    serviceCharges: 300,
  },
  ...{ qty: 2, total: 8600, seatIds: [], confirmed: true, cartDetailToken: [], rs: false, title: "Le Cid" },
  abandonedCartActive: false,
  ...more,
})

describe("the holds that bring lines of a cart back", () => {
  it("are the very seats of an event as one party, and as many places where there is no seat", () => {
    const seats = line({ eventId: "cid", rs: true, seatIds: ["A-1", "A-2"], presale: "AMIS", promoId: "dix" })
    const places = line({ eventId: "cid", reservationId: "r2", id: "standing" })
    expect(holdAgain([seats, places])).toEqual([
      {
        type: "show",
        id: "cid",
        prices: [
          {
            ...{ id: "adult", qty: 2, amount: 4300, confirmed: true, seatIds: ["A-1", "A-2"] },
            ...{ presale: "AMIS", promoId: "dix" },
          },
          { id: "standing", qty: 2, amount: 4300, confirmed: true },
        ],
      },
    ])
  })

  it("are all groups of a combo, each ticket with its place in it [COMBO-008]", () => {
    const part = { eventId: "cid", comboId: "duo", rs: true, reservationId: "c1" }
    const lines = [
      line({ ...part, comboGroupId: "g1", comboGroupDetailId: "d1", seatIds: ["A-1", "A-2"] }),
      line({ ...part, comboGroupId: "g2", comboGroupDetailId: "d2", seatIds: ["B-1", "B-2"] }),
    ]
    expect(holdAgain(lines)).toMatchObject([
      { type: "COMBO", id: "duo", comboId: "duo", comboGroupId: "g1", comboQty: 2 },
      {
        ...{ type: "COMBO", comboGroupId: "g2" },
        prices: [{ comboGroupDetailId: "d2", qty: 2, seatIds: ["B-1", "B-2"] }],
      },
    ])
    const built = lines.map(({ comboId: _, comboGroupId: __, ...one }) => ({ ...one, byocId: "mine" }))
    expect(holdAgain(built)).toMatchObject([
      { type: "BYOC", id: "mine", byocId: "mine", prices: [{ qty: 2 }, { qty: 2 }] },
    ])
  })

  it.each([
    ["membership", { type: "MEMBER", id: "p", memberId: "p" }],
    ["giftcertificate", { type: "GIFT_CERTTIFICATES", id: "p", giftCertificatesId: "p" }],
    ["donation", { type: "show", id: "p" }],
    ["flexpass", { type: "show", id: "p" }],
    ["parking", { type: "parking", id: "p" }],
  ] as const)("are those of a %s, one line at a time", (productKind, group) => {
    const recipient = { name: "Ana", email: "ana@example.ca" }
    const one = line({ productKind, productId: "p", id: "p", recipient })
    const again = holdAgain([one, { ...one, reservationId: "r2", price: 100, serviceCharges: 0 }])
    expect(again).toMatchObject([
      { ...group, prices: [{ id: "p", qty: 2, amount: 4300 }] },
      { ...group, prices: [{ id: "p", qty: 2, amount: 100 }] },
    ])
    expect(again[0]?.prices[0]?.recipient).toEqual(productKind === "giftcertificate" ? recipient : undefined)
    expect(again[0]?.prices[0]?.parkingId).toBe(productKind === "parking" ? "p" : undefined)
  })
})
