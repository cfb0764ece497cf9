/** The outbox's kind of message for the mail that asks a buyer to pay once more. */
export const PAYMENT_DUE_MAIL = "payment-due"

export interface PaymentDueMessage {
  readonly saleId: string
}
