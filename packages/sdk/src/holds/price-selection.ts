import type { HoldGroup, HoldPriceLine, HoldType } from "@parterre/contract"
import { lineTotal } from "@parterre/domain/quantities"

/** A price and how many of it a shopper chose; amounts in cents [ENT-021]. */
export interface PriceSelection {
  /** Of the price. */
  readonly id: string
  /** What the price is of: the type of the hold that asks for it. */
  readonly typeGroup: HoldType
  readonly eventId?: string
  readonly subscriptionId?: string
  /** Of the hour of an exhibition. */
  readonly hoursId?: string
  readonly comboId?: string
  readonly comboGroupId?: string
  readonly byocId?: string
  readonly giftCertificatesId?: string
  readonly parkingId?: string
  readonly parkingDate?: string
  readonly parkingType?: string
  readonly qty: number
  readonly minTickets: number
  /** 0 for no limit. */
  readonly maxTickets: number
  /** Step of plus and minus when above 0. */
  readonly divisor: number
  readonly price: number
  readonly serviceCharges: number
  /** (service charges + price) × quantity, before taxes. */
  readonly total: number
  readonly seatIds?: readonly string[]
  readonly priceLevel?: string
  readonly priceType?: string
}

/** The selection with another quantity and the total that follows from it; seats that no longer fit are left out. */
export function withQuantity(selection: PriceSelection, qty: number): PriceSelection {
  const { price, serviceCharges: serviceCharge, seatIds, ...rest } = selection
  const kept = seatIds?.slice(0, qty)
  const total = lineTotal({ price, serviceCharge }, qty)
  return { ...rest, price, serviceCharges: serviceCharge, qty, total, ...(kept && { seatIds: kept }) }
}

/** What a hold of each type is of; a membership's own price stands for it. */
const thingOf: Readonly<Record<HoldType, (selection: PriceSelection) => string | undefined>> = {
  show: ({ eventId }) => eventId,
  subscription: ({ subscriptionId }) => subscriptionId,
  parking: ({ parkingId }) => parkingId,
  COMBO: ({ comboId }) => comboId,
  BYOC: ({ byocId }) => byocId,
  MEMBER: ({ id }) => id,
  GIFT_CERTTIFICATES: ({ giftCertificatesId }) => giftCertificatesId,
}

/** The hold groups that ask for what is selected: one a thing, its lines in order. Nothing selected asks for nothing. */
export function holdGroups(selections: readonly PriceSelection[]): HoldGroup[] {
  const groups = new Map<string, HoldGroup>()
  for (const selection of selections) {
    if (selection.qty === 0) continue
    const { typeGroup: type, comboGroupId, id: priceId } = selection
    const id = thingOf[type](selection)
    if (id === undefined)
      throw new TypeError(`Price ${priceId} is of type ${type} and does not say of which one`)
    const key = JSON.stringify([type, id, comboGroupId])
    const group = groups.get(key) ?? { type, id, ...namesOf(selection, id), prices: [] }
    groups.set(key, { ...group, prices: [...group.prices, lineOf(selection)] })
  }
  return [...groups.values()]
}

function namesOf({ typeGroup, comboGroupId }: PriceSelection, id: string): Partial<HoldGroup> {
  if (typeGroup === "COMBO") return { comboId: id, ...(comboGroupId !== undefined && { comboGroupId }) }
  if (typeGroup === "BYOC") return { byocId: id }
  if (typeGroup === "MEMBER") return { memberId: id }
  return typeGroup === "GIFT_CERTTIFICATES" ? { giftCertificatesId: id } : {}
}

function lineOf(selection: PriceSelection): HoldPriceLine {
  const { id, qty, price, serviceCharges, seatIds, hoursId } = selection
  const { parkingId, parkingDate, parkingType, giftCertificatesId } = selection
  return {
    id,
    qty,
    amount: price + serviceCharges,
    ...(seatIds !== undefined && { seatIds: [...seatIds] }),
    ...(hoursId !== undefined && { expositionId: hoursId }),
    ...(parkingId !== undefined && { parkingId }),
    ...(parkingDate !== undefined && { parkingDate }),
    ...(parkingType !== undefined && { parkingType }),
    ...(giftCertificatesId !== undefined && { giftCertificatesId }),
  }
}
