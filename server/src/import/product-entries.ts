import type { Localized } from "@parterre/contract"
import type { QueueEntry } from "./queue-entry.ts"

// What a page sells without a seat, once its shape is checked; `schemas/product.ts` says the same to the checker.

/** Cents, both bounds inclusive. */
export interface AmountsEntry {
  readonly min: number
  readonly max: number
  readonly suggested?: readonly number[]
}

/** What everything sold without a seat may have. */
export interface ProductEntry {
  readonly key: string
  readonly title: Localized
  /** HTML */
  readonly description?: Localized
  readonly image?: string
  /** Cents for one, without the service charge. */
  readonly price?: number
  /** Cents for one. */
  readonly serviceCharge?: number
  /** Instead of a price: what the shopper may choose. */
  readonly amounts?: AmountsEntry
  /** Pieces in one cart. */
  readonly perCart?: number
  /** Pieces there are; unlimited unless told. */
  readonly places?: number
  readonly onSaleFrom?: string
  readonly onSaleUntil?: string
  readonly taxable?: boolean
}

/** Lasts until a day, or so many months from the sale. */
export interface MembershipEntry extends ProductEntry {
  readonly price: number
  readonly until?: string
  readonly months?: number
  readonly benefits?: readonly Localized[]
}

export interface DonationEntry extends ProductEntry {
  readonly amounts: AmountsEntry
  /** What the receipt says of it. */
  readonly receipt?: Localized
}

export interface FlexPassEntry extends ProductEntry {
  readonly price: number
  /** Tickets it may be exchanged for. */
  readonly credits: number
  /** Keys of events of the tenant, on whatever page. */
  readonly events: readonly string[]
  /** Categories of their venues that it opens, the first first. */
  readonly categories?: readonly string[]
  /** In front of exchanging it. */
  readonly queue?: QueueEntry
}

export interface ProductLists {
  readonly memberships?: readonly MembershipEntry[]
  /** Of a price, or of an amount the shopper chooses. */
  readonly giftCertificates?: readonly ProductEntry[]
  readonly donations?: readonly DonationEntry[]
  readonly flexPasses?: readonly FlexPassEntry[]
}

export interface ParkingEntry {
  readonly key: string
  readonly name: Localized
  /** A text is the same in both languages. */
  readonly address: Localized | string
  /** Cents for one place. */
  readonly price: number
  readonly serviceCharge?: number
  readonly places: number
  /** What a hold names as its type; STANDARD unless told. */
  readonly type?: string
  readonly logo?: string
  readonly perCart?: number
  readonly taxable?: boolean
}

/** The lists of a page in the order in which they are shown. */
export const productLists = ["memberships", "flexPasses", "giftCertificates", "donations"] as const

/** The parking of an event: its own, else its show's. */
export const parkingOf = (
  show: { readonly parking?: readonly ParkingEntry[] },
  event: { readonly parking?: readonly ParkingEntry[] },
): readonly ParkingEntry[] => event.parking ?? show.parking ?? []

export const parkingKey = (parking: ParkingEntry, eventKey: string): string => `${parking.key}-${eventKey}`
