/** What can be asked of a cart, as the contract's documents spell it. */
export const CART_ACTIONS = [
  "moreOne",
  "lessOne",
  "addElements",
  "delete",
  "deleteAllElement",
  "callCart",
  "splitPrice",
] as const

export type CartAction = (typeof CART_ACTIONS)[number]

/** The call an action makes; `none` makes no call and changes nothing. */
export type CartCall = "hold" | "release" | "empty" | "read" | "split" | "none"

const CALLS: Readonly<Record<CartAction, CartCall>> = {
  moreOne: "hold",
  lessOne: "none",
  addElements: "hold",
  delete: "release",
  deleteAllElement: "empty",
  callCart: "read",
  splitPrice: "split",
}

/** The call of an action [CART-029 to CART-034]; a website that splits no prices has none for it [CART-035]. */
export const cartCall = (action: CartAction, website: { splitPrice: boolean }): CartCall =>
  action === "splitPrice" && !website.splitPrice ? "none" : CALLS[action]
