/** The time left of a cart whose time ran out, in its seconds [CART-027]. */
export const CART_EXPIRED = -1

export const isCartExpired = (timeout: number): boolean => timeout === CART_EXPIRED

/** Whether guests are asked who they are: there is nothing to buy in an expired cart [CART-027]. */
export const showsGuestForm = (guestAllowed: boolean, timeout: number): boolean =>
  guestAllowed && !isCartExpired(timeout)
