import type { Website } from "../http/handler.ts"
import type { TicketDetails } from "./ticket-details.ts"

/** Where a ticket goes: into wallets, of which one that does not take it is absent, and into a calendar with its order. */
export interface TicketLinks extends WalletLinks {
  readonly calendarUrl?: string
}

/** Where a ticket is put into wallets; a wallet that does not take it is absent. */
export interface WalletLinks {
  readonly addToGoogleWalletLink?: string
  readonly addToAppleWalletLink?: string
}

/** The links of a ticket for its owner: none of one that was given or refunded, or whose event is over. */
export type WalletLinksOf = (website: Website, details: TicketDetails, now: number) => WalletLinks
