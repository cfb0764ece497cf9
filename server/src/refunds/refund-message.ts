/** The outbox's kind of message for the mail about a refund. */
export const REFUND_MAIL = "refund"

export interface RefundMessage {
  readonly refundId: string
}
