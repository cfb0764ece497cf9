import { isEmail } from "../clients/email.ts"
import { addDays, isLocalDate } from "../dates/local-date.ts"
import { donate } from "../donations/donation.ts"
import { sellCertificates } from "../gift-certificates/sell.ts"
import type { GiftRecipient, HoldGroup } from "../holds/hold-group.ts"
import { memberHoldGroup } from "../memberships/membership.ts"
import type { Cents } from "../money/cents.ts"
import { type ParkingOffer, parkingHoldGroup } from "../parking/parking.ts"
import { isSelectable } from "../sale-states/day-state.ts"

/** What a page sells without a seat; amounts are for one, in cents, and `maxTickets` 0 means no limit. */
export type OfferedProduct = {
  readonly id: string
  readonly kind: "membership" | "giftcertificate" | "donation" | "flexpass"
  readonly saleState: string
  readonly price?: Cents
  readonly serviceCharges: Cents
  /** Instead of a price, both inclusive. */
  readonly amounts?: { readonly min: Cents; readonly max: Cents }
  readonly maxTickets: number
}

/** What a shopper asks for. `amount` counts where there is no price, and `recipient` for gift certificates. */
export type ProductChoice = {
  readonly qty: number
  readonly amount?: Cents | undefined
  readonly recipient?: GiftRecipient | undefined
}

export type RecipientField = keyof GiftRecipient

export type ProductFault =
  | { readonly code: "not-on-sale" }
  | { readonly code: "invalid-amount"; readonly min: Cents; readonly max: Cents }
  /** `max` more may be added; 0 means no limit. */
  | { readonly code: "invalid-quantity"; readonly max: number }
  | { readonly code: "invalid-recipient"; readonly fields: readonly RecipientField[] }

export type HeldProduct =
  | { readonly ok: true; readonly group: HoldGroup }
  | { readonly ok: false; readonly fault: ProductFault }

/** The longest message to a recipient, in characters. */
const MESSAGE_LENGTH = 500

const MOST_AT_ONCE = 100

/**
 * The hold group that asks for a product, as the server judges it; `inCart` are its pieces in the cart already, `today`
 * the local day [MEM-001] [PAY-029] [PAY-030].
 */
export function holdProduct(
  product: OfferedProduct,
  { qty, amount: chosen, recipient }: ProductChoice,
  { inCart, today }: { readonly inCart: number; readonly today: string },
): HeldProduct {
  if (!isSelectable(product.saleState)) return refused({ code: "not-on-sale" })
  const few = quantityFault(qty, product.maxTickets, inCart)
  if (few !== undefined) return refused(few)
  const { id, price, serviceCharges: serviceCharge } = product
  const { min, max } =
    price === undefined ? (product.amounts ?? { min: 0, max: 0 }) : { min: price, max: price }
  const amount = price ?? chosen ?? 0
  switch (product.kind) {
    case "membership":
      return held(memberHoldGroup(id, { id, price: amount, serviceCharge }, qty))
    case "flexpass":
      return held({ type: "show", id, prices: [{ id, qty, amount: amount + serviceCharge }] })
    case "donation": {
      const donation = donate(amount, { min, max })
      if (!donation.ok) return refused(donation.error)
      return held({ type: "show", id, prices: [{ id, qty, amount }] })
    }
    case "giftcertificate": {
      const sale = sellCertificates({ id, min, max }, amount, qty)
      if (!sale.ok) return refused({ code: "invalid-amount", min, max })
      if (recipient === undefined) return held(sale.group)
      const fields = recipientFaults(recipient, today)
      if (fields.length > 0) return refused({ code: "invalid-recipient", fields })
      return held({ ...sale.group, prices: sale.group.prices.map((line) => ({ ...line, recipient })) })
    }
  }
}

/** The hold group that asks for parking [PARK-001]. */
export function holdParking(offer: ParkingOffer, qty: number): HeldProduct {
  const few = quantityFault(qty, 0, 0)
  return few === undefined ? held(parkingHoldGroup(offer, qty)) : refused(few)
}

const held = (group: HoldGroup): HeldProduct => ({ ok: true, group })
const refused = (fault: ProductFault): HeldProduct => ({ ok: false, fault })

function quantityFault(qty: number, maxTickets: number, inCart: number): ProductFault | undefined {
  const max = maxTickets === 0 ? MOST_AT_ONCE : Math.max(0, maxTickets - inCart)
  const isGood = Number.isSafeInteger(qty) && qty >= 1 && qty <= max
  return isGood ? undefined : { code: "invalid-quantity", max }
}

function recipientFaults({ name, email, message, sendOn }: GiftRecipient, today: string): RecipientField[] {
  const faults: RecipientField[] = []
  if (name.trim() === "") faults.push("name")
  if (!isEmail(email)) faults.push("email")
  if (message !== undefined && message.length > MESSAGE_LENGTH) faults.push("message")
  if (sendOn !== undefined && !isSendingDay(sendOn, today)) faults.push("sendOn")
  return faults
}

/** Days ahead that a gift certificate may be mailed. */
const LATEST_SENDING = 366

/** Whether a gift certificate may be bought on a day, to be mailed on another: that day or at most 366 days later. */
export const isSendingDay = (sendOn: string, today: string): boolean =>
  isLocalDate(sendOn) && sendOn >= today && sendOn <= addDays(today, LATEST_SENDING)
