import { type HoldablePrice, holdAmount } from "../holds/hold-group.ts"
import type { Cents } from "../money/cents.ts"
import { lineTotal } from "../quantities/quantity.ts"
import { type DeliveryCategory, isPrintableDelivery } from "./delivery-category.ts"

/** One issued ticket. */
export type TicketToken = {
  sodId: string
  mailCategory: DeliveryCategory
  giftRecipient?: string | undefined
}

/** Tickets of one price; amounts in cents of one ticket. */
export type TicketLine = {
  price: Cents
  serviceCharges: Cents
  upcomingTicketDetailTokens: readonly TicketToken[]
  printable: boolean
  giftable: boolean
  addToGoogleWalletLink?: string | undefined
  addToAppleWalletLink?: string | undefined
}

/** What a price line shows: how many, and what one costs with its service charge [TICK-004]. */
export const priceLineOf = (line: TicketLine): { qty: number; unitTotal: Cents } => ({
  qty: line.upcomingTicketDetailTokens.length,
  unitTotal: holdAmount(priceOf(line)),
})

/** What the header of an event's block counts and adds up [TICK-001]. */
export const blockHeader = (lines: readonly TicketLine[]): { ticketCount: number; totalPrice: Cents } => ({
  ticketCount: lines.reduce((sum, line) => sum + priceLineOf(line).qty, 0),
  totalPrice: lines.reduce((sum, line) => sum + lineTotal(priceOf(line), priceLineOf(line).qty), 0),
})

const priceOf = ({ price, serviceCharges }: TicketLine): HoldablePrice => ({
  id: "",
  price,
  serviceCharge: serviceCharges,
})

/** What can be done with a line of tickets, or with one of them. */
export type TicketActions = { print: boolean; gift: boolean; googleWallet: boolean; appleWallet: boolean }

/**
 * Printing needs the line's flag and a delivery that is a file; a gift needs the flag, and a ticket given away is not
 * given again; a wallet needs its link [TICK-008] [TICK-009] [TICK-010] [TICK-012] [TICK-013] [TICK-020].
 */
export const ticketActions = (line: TicketLine, ticket: TicketToken): TicketActions => ({
  print: line.printable && isPrintableDelivery(ticket.mailCategory),
  gift: line.giftable && ticket.giftRecipient === undefined,
  googleWallet: line.addToGoogleWalletLink !== undefined,
  appleWallet: line.addToAppleWalletLink !== undefined,
})

/** What the page of upcoming tickets shows; undefined is an answer still under way [TICK-019]. */
export const upcomingView = (
  elements: readonly unknown[] | undefined,
): "loading" | "no-tickets" | "summary" =>
  elements === undefined ? "loading" : elements.length === 0 ? "no-tickets" : "summary"
