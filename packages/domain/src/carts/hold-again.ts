import type { CartPrice } from "@parterre/contract"
import type { HoldGroup, HoldLine } from "../holds/hold-group.ts"
import { withOffer } from "../holds/hold-offers.ts"
import { holdTypeOf } from "../holds/hold-type.ts"
import { allInPrice } from "../pricing/all-in-price.ts"
import { soldOf } from "../subscriptions/sold.ts"

/** A line to hold as it was in the cart, with what it was offered by. */
type LineAgain = HoldLine & { presale?: string; promoId?: string; confirmed: boolean; pageUrl?: string }
type GroupAgain = HoldGroup & { prices: LineAgain[] }

/**
 * The holds that would bring lines of a cart back: the very seats, or as many places or pieces. The lines of one event
 * are one party again, so that no seat between them is left alone on the way; a combo comes back whole or not at all.
 */
export function holdAgain(lines: readonly CartPrice[]): GroupAgain[] {
  const parts = Map.groupBy(lines, (line) => {
    if (line.productKind !== undefined) return `product ${line.reservationId}`
    return isOfCombo(line) ? `combo ${line.reservationId}` : JSON.stringify(soldOf(line))
  })
  return [...parts.values()].flatMap((ofOne) => {
    const [first] = ofOne
    if (first === undefined) return []
    if (first.productKind !== undefined) return ofOne.flatMap(productAgain)
    return isOfCombo(first) ? comboAgain(first, ofOne) : ticketsAgain(first, ofOne)
  })
}

/** Whether a line was sold as a part of a combo or of one that the shopper built. */
export const isOfCombo = ({ comboId, byocId }: Pick<CartPrice, "comboId" | "byocId">): boolean =>
  comboId !== undefined || byocId !== undefined

function ticketsAgain(first: CartPrice, lines: readonly CartPrice[]): GroupAgain[] {
  const sold = soldOf(first)
  return sold === undefined
    ? []
    : [{ type: holdTypeOf(sold.type), id: sold.id, prices: lines.map(lineAgain) }]
}

function comboAgain({ byocId, qty }: CartPrice, lines: readonly CartPrice[]): GroupAgain[] {
  const groups = Map.groupBy(lines, ({ comboGroupId }) => comboGroupId)
  return [...groups].map(([comboGroupId, ofGroup]) => {
    const prices = ofGroup.map((line) => ({
      ...lineAgain(line),
      ...(line.comboGroupDetailId === undefined ? {} : { comboGroupDetailId: line.comboGroupDetailId }),
    }))
    if (byocId !== undefined) return { type: "BYOC", id: byocId, byocId, prices }
    const comboId = ofGroup[0]?.comboId ?? ""
    return {
      ...{ type: "COMBO", id: comboId, comboId, comboQty: qty, prices },
      ...(comboGroupId === undefined ? {} : { comboGroupId }),
    }
  })
}

/** Held as it was the first time: see `holdProduct`. */
function productAgain(line: CartPrice): GroupAgain[] {
  const { productKind, productId: id = line.id, recipient } = line
  const again = { ...lineAgain(line), id }
  switch (productKind) {
    case "membership":
      return [{ type: "MEMBER", id, memberId: id, prices: [again] }]
    case "giftcertificate":
      return [
        {
          ...{ type: "GIFT_CERTTIFICATES", id, giftCertificatesId: id },
          prices: [{ ...again, giftCertificatesId: id, ...(recipient === undefined ? {} : { recipient }) }],
        },
      ]
    case "parking":
      return [{ type: "parking", id, prices: [{ ...again, parkingId: id }] }]
    case "donation":
    case "flexpass":
      return [{ type: "show", id, prices: [again] }]
    default:
      return []
  }
}

function lineAgain(line: CartPrice): LineAgain {
  const { id, qty, price, serviceCharges, rs, seatIds, pageUrl, promoId, presale } = line
  const again = {
    ...{ id, qty, amount: allInPrice(price, serviceCharges), confirmed: true },
    ...(rs ? { seatIds } : {}),
    ...(pageUrl === undefined ? {} : { pageUrl }),
  }
  return withOffer(again, { promoId, presale })
}
