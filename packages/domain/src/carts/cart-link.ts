import type { CartElement } from "@parterre/contract"

/** What a link to a cart is good for: to look at it, or also to pay it. */
export type CartLinkPurpose = "look" | "pay"

interface CartLink {
  readonly purpose: CartLinkPurpose
  /** Epoch milliseconds. */
  readonly expiresAt: number
  /** What the cart held when the link was made. */
  readonly holdIds: readonly string[]
}

interface LinkedCart {
  readonly isPaid: boolean
  /** What it holds now; nothing once its time is over. */
  readonly holdIds: readonly string[]
}

export type CartLinkProblem = "cart-paid" | "cart-link-expired" | "cart-expired" | "cart-link-look-only"

/**
 * Why a link does not open its cart, or not for what is wanted of it. It dies with what it was made for: a session fills
 * the cart that it emptied again, and whoever has an old link shall not see that.
 */
export function cartLinkProblem(
  link: CartLink,
  cart: LinkedCart,
  wanted: CartLinkPurpose,
  now: number,
): CartLinkProblem | undefined {
  if (cart.isPaid) return "cart-paid"
  if (link.expiresAt <= now) return "cart-link-expired"
  if (!link.holdIds.some((id) => cart.holdIds.includes(id))) return "cart-expired"
  return wanted === "pay" && link.purpose === "look" ? "cart-link-look-only" : undefined
}

/** What a link tells of a cart: what is in it and what it costs, and nobody's name, address or answer. */
export const withoutPersons = (elements: readonly CartElement[]): CartElement[] =>
  elements.map((element) => ({
    ...element,
    prices: element.prices.map(({ recipient: _, ...line }) => ({
      ...line,
      cartDetailToken: line.cartDetailToken.map(({ questionResponse: __, ...ticket }) => ticket),
    })),
  }))
