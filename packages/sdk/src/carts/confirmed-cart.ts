import type { Cart } from "@parterre/contract"
import { isInCart } from "@parterre/domain/carts"

/** The cart as a shopper sees it, without the lines that are hidden and what they leave empty. */
export function confirmedCart(cart: Cart): Cart {
  const cartElements = cart.cartElements
    .map((element) => {
      const isOfSubscription = element._type === "subscription"
      const prices = element.prices.filter(({ confirmed }) => isInCart({ confirmed, isOfSubscription }))
      return { ...element, prices }
    })
    .filter(({ prices }) => prices.length > 0)
  return { ...cart, cartElements }
}
