/** The outbox's kind of message for the mail about a sale that was voided. */
export const VOID_MAIL = "sale-voided"

export interface VoidMessage {
  readonly saleId: string
  /** Cents that were due. */
  readonly amount: number
}
