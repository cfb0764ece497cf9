interface HeldLine {
  readonly confirmed: boolean
  readonly isOfSubscription: boolean
}

/**
 * Whether a line is in the cart as its shopper sees it: one that is not confirmed is hidden, subscriptions aside. What is
 * hidden is neither counted nor sold [CART-019].
 */
export const isInCart = ({ confirmed, isOfSubscription }: HeldLine): boolean => confirmed || isOfSubscription
