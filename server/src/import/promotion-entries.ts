import type { Localized } from "@parterre/contract"

// Promotions and presales of a tenant, once their shape is checked; `schemas/promotion.ts` says the same to the checker.

export interface PromotionEntry {
  readonly code: string
  readonly name: Localized
  /** Percents off the price: this or amount. */
  readonly percent?: number
  /** Cents off the price of a ticket. */
  readonly amount?: number
  /** Whether the ticket is sold without its service charge. */
  readonly waivesServiceCharge?: boolean
  /** Keys of memberships, one of which a shopper needs; then nobody types the code. */
  readonly memberships?: readonly string[]
  /** Keys of events; those of its page unless told, and all events in tenant.yaml. */
  readonly events?: readonly string[]
  /** Keys of prices. */
  readonly prices?: readonly string[]
  /** Categories of the venues. */
  readonly categories?: readonly string[]
  /** Tickets in all. */
  readonly uses?: number
  /** Tickets of one shopper. */
  readonly usesPerShopper?: number
  /** Local times: from the one, until before the other. */
  readonly from?: string
  readonly until?: string
}

/** Before the sale of an event opens: by codes, or for members. */
export interface PresaleEntry {
  readonly from: string
  readonly codes?: readonly string[]
  /** How many tickets each code opens; without end unless told. */
  readonly ticketsPerCode?: number
  /** Keys of memberships that open it. */
  readonly memberships?: readonly string[]
}
