import type { CartElement } from "@parterre/contract"

type Priced = Pick<CartElement, "eventId" | "subscriptionId" | "comboId" | "productId"> & {
  readonly prices?: readonly Pick<CartElement["prices"][number], "reservationId">[]
}

/** What tells the elements of a cart apart. */
export const elementKey = ({ eventId, subscriptionId, comboId, productId, prices }: Priced): string =>
  comboId === undefined
    ? (subscriptionId ?? eventId ?? productId ?? "")
    : `${comboId} ${prices?.[0]?.reservationId ?? ""}`
