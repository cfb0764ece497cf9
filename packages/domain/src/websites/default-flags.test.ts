import { expect, it } from "vitest"
import { cartCall } from "../cart-actions/cart-action.ts"
import { DEFAULT_FLAGS } from "./default-flags.ts"

it("shows the compact calendar unless the site says otherwise [CFG-011]", () => {
  expect(DEFAULT_FLAGS.oldFlow).toBe(true)
})

it("does not divide lines unless the site says otherwise [CFG-012]", () => {
  expect(DEFAULT_FLAGS.splitPrice).toBe(false)
  expect(cartCall("splitPrice", DEFAULT_FLAGS)).toBe("none")
})
