import type { Cart } from "@parterre/contract"

export interface CartSnapshot {
  /** `expired`: the holds ran out under the shopper; it lasts until something is added. */
  readonly status: "unloaded" | "ready" | "expired"
  readonly busy: boolean
  readonly cart: Cart | undefined
}

/** The cart before it was asked for. */
export const UNLOADED_CART: CartSnapshot = { status: "unloaded", busy: false, cart: undefined }
