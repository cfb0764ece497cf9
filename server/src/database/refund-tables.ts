/** Rows of refunds. Times are epoch milliseconds, money is cents. */
import type { RefundState } from "@parterre/domain/refunds"

export interface RefundRow {
  id: string
  website_id: string
  sale_id: string
  /** Its number among those of its sale. */
  ordinal: number
  state: RefundState
  /** Our idempotency key at the processor. */
  reference: string
  staff_name: string
  reason: string
  keeps_seats: 0 | 1
  keeps_fees: 0 | 1
  amount: number
  /** The part of the amount that goes back to the card. */
  card_amount: number
  /** JSON RefundDocument */
  document: string
  processor_id: string | null
  code: string | null
  created_at: number
  changed_at: number
  done_at: number | null
}

/** A ticket, a piece or a delivery that is refunded, or is being refunded. */
export interface RefundedPieceRow {
  website_id: string
  sale_id: string
  piece_id: string
  refund_id: string
}
