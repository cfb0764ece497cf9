import type { CartElement } from "@parterre/contract"
import { eventIdsOf } from "@parterre/domain/carts"

type Priced = Pick<CartElement, "eventId" | "subscriptionId" | "comboId" | "productId"> & {
  readonly prices?: readonly Pick<CartElement["prices"][number], "reservationId">[]
}

/** What tells the elements of a cart apart. */
export const elementKey = ({ eventId, subscriptionId, comboId, productId, prices }: Priced): string =>
  comboId === undefined
    ? (subscriptionId ?? eventId ?? productId ?? "")
    : `${comboId} ${prices?.[0]?.reservationId ?? ""}`

/** The events that parking is offered for: who has to remove a cancelled one parks nowhere. */
export const parkedAt = (
  elements: readonly (Parameters<typeof eventIdsOf>[0] & Pick<CartElement, "cancelled">)[],
): readonly string[] => [...new Set(elements.filter(({ cancelled }) => !cancelled).flatMap(eventIdsOf))]
