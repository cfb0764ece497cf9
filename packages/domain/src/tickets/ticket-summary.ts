import { type HoldablePrice, holdAmount } from "../holds/hold-group.ts"
import type { Cents } from "../money/cents.ts"
import { lineTotal } from "../quantities/quantity.ts"
import type { DeliveryCategory } from "./delivery-category.ts"

/** One issued ticket. */
export type TicketToken = {
  sodId: string
  mailCategory: DeliveryCategory
  giftRecipient?: string | undefined
  addToGoogleWalletLink?: string | undefined
  addToAppleWalletLink?: string | undefined
}

/** Tickets of one price; amounts in cents of one ticket. */
export type TicketLine = {
  price: Cents
  serviceCharges: Cents
  upcomingTicketDetailTokens: readonly TicketToken[]
  printable: boolean
  giftable: boolean
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

/** What the page of upcoming tickets shows; undefined is an answer still under way [TICK-019]. */
export const upcomingView = (
  elements: readonly unknown[] | undefined,
): "loading" | "no-tickets" | "summary" =>
  elements === undefined ? "loading" : elements.length === 0 ? "no-tickets" : "summary"
