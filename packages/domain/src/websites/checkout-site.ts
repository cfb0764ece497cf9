import { DEFAULT_FLAGS } from "./default-flags.ts"

/** What a site says of where its checkout is. */
export interface CheckoutPlace {
  readonly styleTkp?: boolean
  readonly checkout?: boolean
  readonly oldCheckout?: boolean
  readonly checkoutSite?: CheckoutSite
}

/** Two origins of one shop, both of its own settings. */
export interface CheckoutSite {
  readonly checkoutOrigin: string
  readonly shopOrigin: string
}

/** Where a page stands. */
export interface PageAddress {
  readonly origin: string
  readonly pathname: string
  /** With its question mark, or empty. */
  readonly search: string
}

/** A page that is shown at the shop's other origin. */
export interface CheckoutMove {
  readonly kind: "enter" | "leave"
  readonly url: string
}

/** On the checkout's origin stands the checkout, with the login and the details it asks for. */
const ofCheckout = /^\/\w+\/(checkout|client(?!\/auth))(\/|$)/
const entering = /^\/\w+\/checkout\/(mode|checkout-confirmation)\/?$/

/**
 * Where else a page is to be shown, or undefined where it is right. Only the two origins of the site's own settings are led
 * to, whatever the address says: `originalSubdomain` tells the checkout whose it is, and leads nowhere [VAR-007] [VAR-008].
 */
export function checkoutMove(
  site: CheckoutPlace,
  { origin, pathname, search }: PageAddress,
  subdomain: string,
): CheckoutMove | undefined {
  const { styleTkp = false, checkoutSite } = site
  const { checkout = DEFAULT_FLAGS.checkout, oldCheckout = DEFAULT_FLAGS.oldCheckout } = site
  if (!styleTkp || !checkout || oldCheckout || checkoutSite === undefined) return undefined
  const { checkoutOrigin, shopOrigin } = checkoutSite
  const query = new URLSearchParams(search)
  if (origin === shopOrigin && entering.test(pathname)) {
    query.set("subdomain", subdomain)
    query.set("originalSubdomain", subdomain)
    return { kind: "enter", url: `${checkoutOrigin}${pathname}?${query}` }
  }
  if (origin !== checkoutOrigin || ofCheckout.test(pathname)) return undefined
  // The link is to the cart that was paid over there; here it is the shop's own.
  for (const name of ["originalSubdomain", "reservationToken"]) query.delete(name)
  const left = query.toString()
  return { kind: "leave", url: `${shopOrigin}${pathname}${left === "" ? "" : `?${left}`}` }
}
