import type { Cart } from "@parterre/contract"

/** The cart as a shopper sees it: unconfirmed lines are hidden, subscriptions aside, and so is what they leave empty. */
export function confirmedCart(cart: Cart): Cart {
  const cartElements = cart.cartElements
    .map((element) =>
      element._type === "subscription"
        ? element
        : { ...element, prices: element.prices.filter(({ confirmed }) => confirmed) },
    )
    .filter(({ prices }) => prices.length > 0)
  return { ...cart, cartElements }
}
