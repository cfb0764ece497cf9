/** Rows of what is sold without a seat. Times are epoch milliseconds, money is cents, flags are 0 or 1. */
import type { Localized, ProductKind } from "@parterre/contract"

/** What each kind has of its own; days are local. */
export interface ProductTerms {
  /** `until`, or so many months from the sale. */
  readonly membership: {
    readonly until?: string
    readonly months?: number
    readonly benefits: readonly Localized[]
  }
  readonly giftcertificate: Readonly<Record<string, never>>
  /** What the receipt says of it. */
  readonly donation: { readonly receipt?: Localized }
  readonly flexpass: {
    /** Tickets it may be exchanged for. */
    readonly credits: number
    /** Price levels that it opens, as the plan names them and the first first; all, the cheapest first, when absent. */
    readonly categories?: readonly string[]
  }
  readonly parking: {
    readonly address: Localized
    readonly date: string
    /** What a hold names as `parkingType`. */
    readonly type: string
    /** Path of an asset. */
    readonly logo?: string
  }
}

export interface ProductRow {
  id: string
  website_id: string
  kind: ProductKind | "parking"
  /** Where it is sold; none for parking. */
  page_id: string | null
  /** Of parking. */
  event_id: string | null
  title_fr: string
  title_en: string
  /** HTML */
  description_fr: string | null
  /** HTML */
  description_en: string | null
  /** Path of an asset. */
  image: string | null
  /** For one, without the service charge; none where the shopper chooses an amount. */
  price: number | null
  service_charge: number
  min_amount: number | null
  max_amount: number | null
  /** JSON: amounts to choose from at once. */
  suggested_amounts: string
  /** Pieces that one cart may hold. */
  max_tickets: number | null
  sale_from: number | null
  sale_until: number | null
  taxable: 0 | 1
  /** Where it is taxed. */
  province: string
  /** JSON of the kind's `ProductTerms`. */
  terms: string
  ordinal: number
}

/** An event that a flex pass opens. */
export interface ProductEventRow {
  product_id: string
  event_id: string
  website_id: string
}

/** How many there are of a product that is limited; `taken` are held or sold. */
export interface ProductStockRow {
  product_id: string
  website_id: string
  capacity: number
  taken: number
}

interface OwnedRow {
  id: string
  website_id: string
  product_id: string
  sale_id: string
  /** The piece it was sold as. */
  hold_line_id: string
  client_id: string
  created_at: number
}

export interface MembershipRow extends OwnedRow {
  starts_at: number
  /** None while it is for good. */
  ends_at: number | null
}

export interface FlexPassRow extends OwnedRow {
  credits: number
  credits_left: number
}

/** A ticket of a flex pass that was exchanged for a place. */
export interface FlexPassExchangeRow {
  id: string
  website_id: string
  flex_pass_id: string
  /** Which of the pass's tickets, from 1. */
  credit: number
  /** Of the place. */
  sale_id: string
  hold_line_id: string
  exchanged_at: number
  /** When the place was refunded: the ticket may be exchanged again. */
  returned_at: number | null
}
