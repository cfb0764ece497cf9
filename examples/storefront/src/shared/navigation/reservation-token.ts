/** The token of the link that an address of the cart or of the checkout comes from [CART-044]. */
export const reservationTokenOf = (pathname: string, search: string): string | undefined =>
  /^\/\w+\/(cart|checkout\/mode)$/.test(pathname)
    ? new URLSearchParams(search).get("reservationToken") || undefined
    : undefined

/** The cart that belongs to an address of the cart or of the checkout: that of its link, else the visitor's own. */
export function cartAddress(pathname: string, search: string): string {
  const reservationToken = reservationTokenOf(pathname, search)
  return reservationToken === undefined ? "/cart" : `/cart?${new URLSearchParams({ reservationToken })}`
}
