import type { Tenant } from "./tenant.ts"

/** Whether an address asks for the cart as a sign to put into another site [CART-007]. */
export const isSmallCart = (pathname: string, search: string): boolean =>
  pathname.endsWith("/cart") && new URLSearchParams(search).get("small-cart") === "true"

/** Whether header, cart and footer stand around a screen: not inside another site [VAR-002] [VAR-004] [CART-007]. */
export const hasFrame = ({ widget, swt }: Tenant, pathname: string, search: string): boolean =>
  !widget && !swt && !isSmallCart(pathname, search)
