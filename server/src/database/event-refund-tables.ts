/** Rows of refunds of whole events. Times are epoch milliseconds, money is cents. */
import type { EventRefundHindrance, EventRefundState } from "@parterre/contract"

export interface EventRefundRow {
  id: string
  website_id: string
  event_id: string
  /** JSON of both languages, as the event was called then. */
  title: string
  starts_at: number
  state: EventRefundState
  staff_name: string
  stopped_by: string | null
  reason: string
  keeps_fees: 0 | 1
  even_admitted: 0 | 1
  /** JSON of `TaxNames` */
  tax_names: string
  created_at: number
  ended_at: number | null
}

/** An order of it. */
export interface EventRefundSaleRow {
  event_refund_id: string
  website_id: string
  sale_id: string
  /** Its place in the order in which they are refunded, from 1. */
  ordinal: number
  /** `taken`: it has a refund, whose state says the rest. */
  state: "waiting" | "taken" | "left-out"
  why: EventRefundHindrance | null
  /** Tickets and pieces that stayed. */
  kept: number
  refund_id: string | null
  subtotal: number
  service_charge: number
  tax1: number
  tax2: number
  tax3: number
  /** When it is looked at next; nobody else looks at it before. */
  try_at: number
  /** When it became a part of the refund. */
  gathered_at: number
}
