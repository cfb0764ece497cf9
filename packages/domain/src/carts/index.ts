export { type CountedItem, ticketsOfItem, unequalItems } from "./cart-guard.ts"
export { type CartLinkProblem, type CartLinkPurpose, cartLinkProblem } from "./cart-link.ts"
export { CART_EXPIRED, isCartExpired } from "./cart-timeout.ts"
export { type HeldCart, type HeldTicket, wholeRelease } from "./whole-release.ts"
