import { describe, expect, it } from "vitest"
import { CartSkeleton } from "../cart/CartSkeleton.tsx"
import { adult, cartOf } from "../cart/cart.test-support.ts"
import { inShop } from "../site/shop.test-support.tsx"
import { Countdown, minutesLeft } from "./Countdown.tsx"

describe("the countdown", () => {
  it("never says more minutes than are left", () => {
    expect([900, 899, 892, 840, 839, 121, 120].map(minutesLeft)).toEqual([15, 14, 14, 14, 13, 2, 2])
  })

  it("holds its place with 00:00 until the time is known, for eyes alone [CART-028]", () => {
    const markup = inShop(<Countdown />, { cart: cartOf(adult) })
    expect(markup).toContain("00:00")
    expect(markup).toMatch(/^<p[^>]*aria-hidden="true"/)
    expect(inShop(<Countdown />, { cart: { ...cartOf(adult), remainingTime: 0 } })).not.toContain("00:00")
    // Before there is a cart, too.
    expect(inShop(<CartSkeleton of="cart" />)).toContain("00:00")
  })
})
