import { expect, it } from "vitest"
import { cartOf } from "../../shared/cart/cart.test-support.ts"
import { inShop, type Setting } from "../../shared/site/shop.test-support.tsx"
import { CheckoutScreen } from "./CheckoutScreen.tsx"

const address = "/fr/checkout/mode"
const unknown: Setting = {
  address,
  cartStatus: "unloaded",
  account: { status: "unknown", client: undefined },
}
const drawn = (setting: Setting) => inShop(<CheckoutScreen />, setting)
const says = "Votre panier est vide"

it("is drawn as empty too before the cart is known: who has no session reads so at once", () => {
  expect(drawn(unknown)).toContain(says)
  expect(drawn(unknown)).toContain('aria-busy="true"')
  expect(drawn({ address, cart: cartOf() })).toContain(says)
  expect(drawn({ address, cart: cartOf() })).not.toContain('aria-busy="true"')
})

it.each([
  ["before it is known whether there is an account, where one is needed", unknown],
  ["then neither, for an empty cart", { ...unknown, cartStatus: "ready", cart: cartOf() } as const],
])("says nothing of the cart %s", (_, setting) => {
  const markup = drawn({ ...setting, config: { clientAccount: "MANDATORY" } })
  expect(markup).not.toContain(says)
  expect(markup).toContain('aria-busy="true"')
})
