import { isPrintableDelivery } from "./delivery-category.ts"
import type { TicketLine, TicketToken } from "./ticket-summary.ts"

/** What can be done with a line of tickets, or with one of them. */
export type TicketActions = { print: boolean; gift: boolean; googleWallet: boolean; appleWallet: boolean }

/**
 * Printing needs the line's flag and a delivery that is a file, of a ticket that one still has; a gift needs the flag, and a ticket given away is not
 * given again; a wallet needs the link of the ticket [TICK-008] [TICK-009] [TICK-010] [TICK-012] [TICK-013] [TICK-020].
 */
export const ticketActions = (line: TicketLine, ticket: TicketToken): TicketActions => ({
  print: line.printable && isPrintableDelivery(ticket.mailCategory) && ticket.giftRecipient === undefined,
  gift: line.giftable && ticket.giftRecipient === undefined,
  googleWallet: ticket.addToGoogleWalletLink !== undefined,
  appleWallet: ticket.addToAppleWalletLink !== undefined,
})
