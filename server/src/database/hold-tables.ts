/** Rows of carts, holds and their guards. Times are epoch milliseconds, money is cents. */
import type { CartState } from "@parterre/contract"
import type { CartLinkPurpose } from "@parterre/domain/carts"
import type { HoldState } from "@parterre/domain/holds"

export interface CartRow {
  id: string
  website_id: string
  session_id: string
  state: CartState
  /** Grows with every change. */
  version: number
  expires_at: number | null
  renewals_used: number
  /** When the hour began in which `placed_tickets` were placed. */
  placed_since: number | null
  /** Tickets held in that hour, whatever became of them. */
  placed_tickets: number
  created_at: number
  changed_at: number
}

/** A link that names a cart; only a hash of its token is kept. */
export interface CartLinkRow {
  id: string
  website_id: string
  cart_id: string
  token_hash: string
  purpose: CartLinkPurpose
  /** JSON: ids of what the cart held when the link was made. */
  hold_ids: string
  created_at: number
  expires_at: number
}

/** What a row knows of its hold; that it is being paid its cart says. */
export type StoredHoldState = Exclude<HoldState, "paying">

interface HoldColumns {
  id: string
  website_id: string
  cart_id: string
  price_id: string
  /** Place in the cart. */
  ordinal: number
  /** Living lines. */
  qty: number
  price: number
  service_charge: number
  confirmed: 0 | 1
  page_url: string | null
  /** The first of the holds that make up one cart line of a subscription, itself included. */
  subscription_hold_id: string | null
  promotion_id: string | null
  /** The code by which it was held in a presale, and its id. */
  presale_code: string | null
  presale_code_id: string | null
  /** The first of the holds of one combo, itself included. */
  combo_hold_id: string | null
  /** Cents: what one costs by itself, where a promotion or its combo makes it cost something else. */
  original_price: number | null
  /** Cents: what the organiser struck through beside the price it was held at; part of no sum. */
  list_price: number | null
  state: StoredHoldState
  created_at: number
  changed_at: number
}

/** Tickets of one event at one price. */
export interface TicketHoldRow extends HoldColumns {
  event_id: string
  price_level_id: string
  /** The combo of which it is a part, of either kind. */
  combo_id: string | null
  /** Of a combo with groups. */
  combo_group_id: string | null
  combo_detail_id: string | null
  /** The subscription whose hold at this event it is; `price` and `service_charge` are its shares. */
  subscription_id: string | null
  product_id: null
  details: null
}

/** Pieces of a product: its price is the product itself. */
export interface ProductHoldRow extends HoldColumns {
  event_id: null
  price_level_id: null
  combo_id: null
  combo_group_id: null
  combo_detail_id: null
  subscription_id: null
  product_id: string
  /** JSON of `HeldProduct`. */
  details: string
}

export type HoldRow = TicketHoldRow | ProductHoldRow

export interface HoldLineRow {
  id: string
  website_id: string
  hold_id: string
  ordinal: number
  /** None for a piece of a product. */
  section_id: string | null
  /** None for a general admission place. */
  seat_id: string | null
  released: 0 | 1
  /** What its holder answered to the organiser's question; a new ticket has none. */
  question_response?: string | null
}

export interface ClaimRow {
  event_id: string
  seat_id: string
  website_id: string
  hold_id: string
  /** A claim whose cart is being paid does not lapse by itself. */
  expires_at: number
  state: "held" | "sold"
}

export interface EventRowRow {
  event_id: string
  row_id: string
  website_id: string
  version: number
}

export interface EventCapacityRow {
  event_id: string
  section_id: string
  website_id: string
  capacity: number
  taken: number
}

export interface JournalRow {
  id: number
  website_id: string
  cart_id: string | null
  session_id: string | null
  at: number
  command: string
  actor: string
  outcome: string
  /** JSON */
  data: string
}
