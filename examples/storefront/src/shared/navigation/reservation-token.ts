/** The token of the link that an address of the cart or of the checkout comes from [CART-044]. */
export const reservationTokenOf = (pathname: string, search: string): string | undefined =>
  /^\/\w+\/(cart|checkout\/mode)$/.test(pathname)
    ? new URLSearchParams(search).get("reservationToken") || undefined
    : undefined
