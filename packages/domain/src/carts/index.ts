export { CART_EXPIRED, isCartExpired } from "./cart-timeout.ts"
export { holdAgain, isOfCombo } from "./hold-again.ts"
export { type HeldCart, type HeldTicket, wholeRelease } from "./whole-release.ts"
