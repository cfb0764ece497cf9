import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { holdParking, holdProduct, type OfferedProduct } from "./hold-product.ts"
import { piecesOf } from "./pieces-of.ts"

const fresh = { inCart: 0, today: "2026-12-01" }
const card: OfferedProduct = {
  id: "carte",
  kind: "membership",
  saleState: "ONSALE",
  price: 6000,
  serviceCharges: 200,
  maxTickets: 2,
}
const certificate: OfferedProduct = {
  id: "cheque",
  kind: "giftcertificate",
  saleState: "ONSALE",
  serviceCharges: 0,
  amounts: { min: 2500, max: 50_000 },
  maxTickets: 0,
}
const gift: OfferedProduct = { ...certificate, id: "don", kind: "donation" }

describe("what a product is held as", () => {
  it("is a membership with its charge [MEM-001]", () => {
    expect(holdProduct(card, { qty: 2 }, fresh)).toEqual({
      ok: true,
      group: {
        type: "MEMBER",
        id: "carte",
        memberId: "carte",
        prices: [{ id: "carte", qty: 2, amount: 6200 }],
      },
    })
  })

  it("is a gift certificate of the amount chosen, for whom it is [PAY-029]", () => {
    const recipient = { name: "Ana", email: "ana@example.ca", sendOn: "2026-12-01" }
    expect(holdProduct(certificate, { qty: 1, amount: 7500, recipient }, fresh)).toEqual({
      ok: true,
      group: {
        type: "GIFT_CERTTIFICATES",
        id: "cheque",
        giftCertificatesId: "cheque",
        prices: [{ id: "cheque", qty: 1, amount: 7500, giftCertificatesId: "cheque", recipient }],
      },
    })
  })

  it("is no gift certificate of a fixed price for another amount [PAY-029]", () => {
    const fixed: OfferedProduct = {
      ...{ id: "repas", kind: "giftcertificate", saleState: "ONSALE" },
      ...{ price: 5000, serviceCharges: 0, maxTickets: 0 },
    }
    const refused = { ok: false, fault: { code: "invalid-amount", min: 5000, max: 5000 } }
    expect(holdProduct(fixed, { qty: 1, amount: 7500 }, fresh)).toEqual(refused)
    expect(holdProduct({ ...fixed, kind: "donation" }, { qty: 1, amount: 100 }, fresh)).toEqual(refused)
    for (const amount of [undefined, 5000])
      expect(holdProduct(fixed, { qty: 1, amount }, fresh)).toMatchObject({
        group: { prices: [{ amount: 5000 }] },
      })
  })

  it("is a show for a donation and a flex pass [PAY-030]", () => {
    expect(holdProduct(gift, { qty: 1, amount: 2500 }, fresh)).toMatchObject({
      group: { type: "show", id: "don", prices: [{ id: "don", qty: 1, amount: 2500 }] },
    })
    expect(holdProduct({ ...card, kind: "flexpass" }, { qty: 1 }, fresh)).toMatchObject({
      group: { type: "show", id: "carte", prices: [{ id: "carte", qty: 1, amount: 6200 }] },
    })
  })

  it("names the parking, its day and its type [PARK-001]", () => {
    const offer = { id: "p", eventId: "e", date: "2026-12-05", type: "COVERED", amount: 1600 }
    expect(holdParking(offer, 1)).toMatchObject({
      group: {
        type: "parking",
        id: "p",
        prices: [{ parkingId: "p", parkingDate: "2026-12-05", parkingType: "COVERED" }],
      },
    })
    expect(holdParking(offer, 0)).toMatchObject({ fault: { code: "invalid-quantity" } })
  })
})

it("counts the pieces of a product over all elements of a cart", () => {
  const cart = {
    cartElements: [
      { prices: [{ productId: "carte", qty: 2 }, { productId: "don", qty: 1 }, { qty: 4 }] },
      { prices: [{ productId: "carte", qty: 1 }] },
    ],
  }
  expect(piecesOf(cart, "carte")).toBe(3)
  expect(piecesOf(undefined, "carte")).toBe(0)
})

describe("what is refused before it is asked for", () => {
  const recipient = { name: "Ana", email: "ana@example.ca" }
  it.each([
    ["sold out", { ...card, saleState: "SOLDOUT" }, { qty: 1 }, fresh, { code: "not-on-sale" }],
    ["too many", card, { qty: 2 }, { ...fresh, inCart: 1 }, { code: "invalid-quantity", max: 1 }],
    ["none", card, { qty: 0 }, fresh, { code: "invalid-quantity", max: 2 }],
    ["no amount", certificate, { qty: 1 }, fresh, { code: "invalid-amount", min: 2500, max: 50_000 }],
    ["a small donation", gift, { qty: 1, amount: 2499 }, fresh, { code: "invalid-amount" }],
    [
      "a recipient without a name or an address",
      certificate,
      { qty: 1, amount: 5000, recipient: { name: " ", email: "ana" } },
      fresh,
      { code: "invalid-recipient", fields: ["name", "email"] },
    ],
    [
      "a mail in the past and a message too long",
      certificate,
      { qty: 1, amount: 5000, recipient: { ...recipient, sendOn: "2026-11-30", message: "m".repeat(501) } },
      fresh,
      { code: "invalid-recipient", fields: ["message", "sendOn"] },
    ],
  ] as const)("is %s", (_, product, choice, at, fault) => {
    expect(holdProduct(product, choice, at)).toMatchObject({ ok: false, fault })
  })

  it("is every amount out of its bounds, and no other", () => {
    fc.assert(
      fc.property(fc.integer({ min: -100, max: 60_000 }), (amount) => {
        const { ok } = holdProduct(certificate, { qty: 1, amount }, fresh)
        expect(ok).toBe(amount >= 2500 && amount <= 50_000)
      }),
    )
  })
})
