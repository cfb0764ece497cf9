import type { ComboDetail, Price } from "@parterre/contract"
import { allInPrice } from "@parterre/domain/pricing"
import type { ComboSale } from "@parterre/react"
import type { combos } from "@parterre/sdk"
import type { OfferedEvent, OfferedGroup } from "./offered-groups.ts"

/** A ticket of an event inside a combo; cents. */
export interface ComboTicket {
  readonly key: string
  readonly pick: combos.ComboPick
  readonly detail: ComboDetail
  readonly price: Price
  /** Before the service charge, inside the combo. */
  readonly comboPrice: number
  /** Inside the combo and alone, service charge included. */
  readonly amount: number
  readonly own: number
  readonly isPicked: boolean
}

/** Every ticket that a group takes of an event, at what it costs with the choice as it is. */
export function ticketsOf(
  { details }: OfferedEvent,
  { id: groupId }: OfferedGroup,
  { combo, picks }: Pick<ComboSale, "combo" | "picks">,
): ComboTicket[] {
  const ruled = [...combo.mandatoryGroups, ...combo.pseudoMandatoryGroups, ...combo.optionalGroups].find(
    ({ id }) => id === groupId,
  )
  return details.flatMap((detail) =>
    detail.prices.map((price) => {
      const now = ruled?.details
        .find(({ id }) => id === detail.id)
        ?.prices.find(({ id }) => id === price.id)?.price
      const comboPrice = now ?? price.price
      return {
        ...{ key: `${detail.id} ${price.id}`, detail, price, comboPrice },
        pick: { groupId, detailId: detail.id, priceId: price.id },
        amount: allInPrice(comboPrice, price.serviceCharges),
        own: allInPrice(price.originalPrice ?? price.price, price.serviceCharges),
        isPicked: picks.some(
          (one) => one.groupId === groupId && one.detailId === detail.id && one.priceId === price.id,
        ),
      }
    }),
  )
}

/** One ticket for each price level with seats that is left: of the same type as the picked one, where the level has it. */
export const seatedTickets = (tickets: readonly ComboTicket[], picked: ComboTicket): readonly ComboTicket[] =>
  [...Map.groupBy(tickets, ({ detail }) => detail.id).values()].flatMap((ofLevel) => {
    const [first] = ofLevel
    return first === undefined || !first.detail.rs || (first.detail.soldout && first.detail !== picked.detail)
      ? []
      : (ofLevel.find(({ isPicked }) => isPicked) ??
          ofLevel.find(({ price }) => price.priceType === picked.price.priceType) ??
          first)
  })
