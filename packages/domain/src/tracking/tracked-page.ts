/** A page as tracking knows it: its path without a query, which may hold codes and tokens. */
export type TrackedPage = {
  page: string
  pageType: "home" | "show" | "event" | "cart" | "checkout" | "confirmation" | "other"
  /** Of a show. */
  pageId?: string
  /** Of an event, or of a subscription's map. */
  eventId?: string
}

/** Pages of one person: their path is a secret, or shows what only they may see. */
const PRIVATE =
  /^\/(fr|en)\/(client|ticket-gift|subscription-renewal|newsletters|key-server|redirect|ads-pages|checkout\/checkout-(?:deferred|colts))(\/|$)/

/** In a query they open a cart, a payment or an account. */
const SECRET_QUERY = /[?&](reservationToken|saleToken|token)=/

/** The longest path that is told. */
const LONGEST = 500

/** What tracking may know of an address; undefined where it must not know that somebody was there [TRACK-007]. */
export function trackedPage(address: string): TrackedPage | undefined {
  const page = (/^[^?#]*/.exec(address)?.[0] ?? "").slice(0, LONGEST)
  if (PRIVATE.test(page) || SECRET_QUERY.test(address)) return undefined
  const [, , first, second, third, fourth] = page.split("/")
  if (first === "pages") {
    if (third === "performances" && fourth) return { page, pageType: "event", eventId: decoded(fourth) }
    return second ? { page, pageType: "show", pageId: decoded(second) } : { page, pageType: "home" }
  }
  if (first === "wtf" && second) return { page, pageType: "show", pageId: decoded(second) }
  if (first === "seatmap" && second === "event" && third)
    return { page, pageType: "event", eventId: decoded(third) }
  if (first === "cart") return { page, pageType: "cart" }
  if (first === "checkout")
    return { page, pageType: second === "checkout-confirmation" ? "confirmation" : "checkout" }
  return { page, pageType: "other" }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
