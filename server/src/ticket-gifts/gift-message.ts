import type { Language } from "../http/handler.ts"

export const GIFT_MAIL = "ticket-gift"
export const GIFT_DECLINED_MAIL = "ticket-gift-declined"

/** The mail with a ticket that went from one to another, as the outbox keeps it. */
export interface GiftMessage {
  readonly ticketId: string
  /** The code the ticket has by then: once it has another, the mail is not sent. */
  readonly codeNumber: number
  /** Of the giver; what the recipient speaks nobody knows. Absent where the buyer's own counts. */
  readonly language?: Language
}
