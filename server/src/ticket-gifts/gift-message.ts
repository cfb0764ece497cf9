import type { Language } from "../http/handler.ts"

export const GIFT_MAIL = "ticket-gift"
export const GIFT_DECLINED_MAIL = "ticket-gift-declined"
export const GIFT_ENDED_MAIL = "ticket-gift-ended"

/** Letters about tickets that were given: all of them go to an address, and none when it is too late. */
export const GIFT_MAILS: readonly string[] = [GIFT_MAIL, GIFT_DECLINED_MAIL, GIFT_ENDED_MAIL]

/** The mail with a ticket that went from one to another, as the outbox keeps it. */
export interface GiftMessage {
  readonly ticketId: string
  /** The code the ticket has by then: once it has another, the mail is not sent. */
  readonly codeNumber: number
  /** Of the giver; what the recipient speaks nobody knows. Absent where the buyer's own counts. */
  readonly language?: Language
  /** Who had the ticket that was taken back, or refunded. */
  readonly to?: string
}
