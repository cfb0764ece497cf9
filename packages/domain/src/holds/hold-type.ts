/** The types of a hold group, as the contract spells them; the double T of the certificates is theirs [HOLD-001]. */
export const HOLD_TYPES = [
  "show",
  "subscription",
  "parking",
  "COMBO",
  "BYOC",
  "MEMBER",
  "GIFT_CERTTIFICATES",
] as const

export type HoldType = (typeof HOLD_TYPES)[number]

/** What an element of a cart is; parking and build-your-own combos ride on the others' elements. */
export type CartElementType =
  | "event"
  | "subscription"
  | "combo"
  | "member"
  | "giftcertificate"
  | "reservedseating"

const HOLD_TYPE_OF = {
  event: "show",
  reservedseating: "show",
  subscription: "subscription",
  combo: "COMBO",
  member: "MEMBER",
  giftcertificate: "GIFT_CERTTIFICATES",
} as const satisfies Record<CartElementType, HoldType>

/** The hold type that asks for what an element of a cart is [HOLD-001]. */
export const holdTypeOf = <Element extends CartElementType>(
  element: Element,
): (typeof HOLD_TYPE_OF)[Element] => HOLD_TYPE_OF[element]
