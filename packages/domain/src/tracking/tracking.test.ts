import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { tracksAbandonedCart } from "./abandoned-cart.ts"
import { fromBase62, toBase62 } from "./base-62.ts"
import { inBatches } from "./batches.ts"
import { tagManagerIds } from "./tag-managers.ts"
import { TRACKED_EVENTS, trackedPurchase } from "./tracked-event.ts"
import { trackedPage } from "./tracked-page.ts"
import { trackedProduct } from "./tracked-product.ts"

describe("ids in base 62", () => {
  it.each([
    [0, "0"],
    [9, "9"],
    [10, "a"],
    [35, "z"],
    [36, "A"],
    [61, "Z"],
    [62, "10"],
    [Number.MAX_SAFE_INTEGER, "FfGNdXsE7"],
  ])("write %d as %s [TRACK-004]", (id, text) => {
    expect(toBase62(id)).toBe(text)
    expect(fromBase62(text)).toBe(id)
  })

  it("come back as they went, and are never two texts [TRACK-004]", () => {
    fc.assert(fc.property(fc.maxSafeNat(), (id) => fromBase62(toBase62(id)) === id))
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9a-zA-Z]{1,10}$/), (text) => {
        const id = fromBase62(text)
        expect(id === undefined || toBase62(id) === text).toBe(true)
      }),
    )
  })

  it("are whole numbers from 0 up, within what a number can hold [TRACK-004]", () => {
    for (const id of [-1, 0.5, Number.NaN, 2 ** 53]) expect(() => toBase62(id)).toThrow(`Not an id: ${id}`)
    for (const text of ["", "-1", "é", "01", "a b", "FfGNdXsE8"]) expect(fromBase62(text)).toBeUndefined()
  })
})

describe("what tracking may know of an address", () => {
  it.each([
    "/fr/newsletters/confirm/c.abc.SIGNATURE",
    "/en/newsletters/leave/s.abc.SIGNATURE",
    "/fr/ticket-gift/TOKEN",
    "/fr/subscription-renewal/TOKEN",
    "/en/checkout/checkout-colts?renewal=TOKEN",
    "/en/client/client-reset-password/TOKEN",
    "/fr/checkout/checkout-deferred",
    "/fr/cart?reservationToken=TOKEN",
    "/en/checkout/mode?step=pay&saleToken=TOKEN",
    "/fr/confirm?token=TOKEN",
  ])("is nothing of %s, which is one person's [TRACK-007]", (address) => {
    expect(trackedPage(address)).toBeUndefined()
  })

  it("is the path alone of any other", () => {
    expect(trackedPage("/fr/pages/le-cid?promo=X")).toEqual({
      ...{ page: "/fr/pages/le-cid", pageType: "show", pageId: "le-cid" },
    })
  })
})

describe("tracking", () => {
  it.each([
    [0, []],
    [10, [10]],
    [25, [10, 10, 5]],
  ])("sends %d products in batches of %j [TRACK-003]", (count, sizes) => {
    const products = Array.from({ length: count }, (_, index) => index)
    const batches = inBatches(products)
    expect(batches.map(({ length }) => length)).toEqual(sizes)
    expect(batches.flat()).toEqual(products)
  })

  it.each([
    ["/fr/pages/", true, false],
    ["/fr/pages/7", true, true],
    ["/fr/pages/7", false, false],
    [undefined, true, false],
  ])(
    "of a cart abandoned at %s where it is on: %s happens: %s [TRACK-005]",
    (pageUrl, abandonedCartActive, done) => {
      expect(tracksAbandonedCart({ pageUrl, abandonedCartActive })).toBe(done)
    },
  )

  const line = { id: "p", eventId: "e", priceType: "Adulte", priceLevel: "Parterre", qty: 2, price: 5000 }
  const parking = { id: "k", eventId: "e", qty: 1, price: 1500, parkingId: "lot", promoId: "ete" }

  it("names the eight properties of a product [TRACK-006]", () => {
    expect(trackedProduct({ ...line, promoId: "ete", parkingId: "lot" })).toEqual({
      eventId: "e",
      priceType: "Adulte",
      priceLevel: "Parterre",
      qty: 2,
      price: 5000,
      promoId: "ete",
      parkingId: "lot",
      priceId: "p",
    })
    expect(trackedProduct(line)).toEqual({
      eventId: "e",
      priceType: "Adulte",
      priceLevel: "Parterre",
      qty: 2,
      price: 5000,
      priceId: "p",
    })
  })

  it("carries the promotion of a line [HOLD-007]", () => {
    expect(trackedProduct(parking)).toMatchObject({ promoId: "ete", parkingId: "lot" })
    expect(trackedProduct({ id: "p", eventId: "e", qty: 1, price: 1500 })).toStrictEqual({
      eventId: "e",
      priceType: "",
      priceLevel: "",
      qty: 1,
      price: 1500,
      priceId: "p",
    })
  })

  it("knows three events, and what a purchase says [TRACK-001]", () => {
    expect(TRACKED_EVENTS).toEqual(["cart-time-out", "logout", "purchase"])
    expect(trackedPurchase({ saleId: "S-1", total: 11_498, taxes: 1498, lines: [line] })).toEqual({
      event: "purchase",
      saleId: "S-1",
      total: 11_498,
      taxes: 1498,
      products: [trackedProduct(line)],
    })
  })

  it("loads the scripts of proper ids, each once, and none unless configured [TRACK-002]", () => {
    expect(tagManagerIds([])).toEqual([])
    expect(
      tagManagerIds(["GTM-AB12CD", "GTM-AB12CD", "x=GTM-AB12CD", "GTM-X", "GTM-AB12&x=1", "gtm-ab12cd"]),
    ).toEqual(["GTM-AB12CD"])
  })
})
