import type { Localized } from "@parterre/contract"

/** One ticket of a hold as the journal remembers it. */
export interface JournalLine {
  readonly id: string
  readonly seatId: string | null
  /** Row and seat, or the name of the general admission section. */
  readonly label: string
}

export interface JournalHold {
  readonly id: string
  readonly eventId: string
  readonly priceId: string
  readonly title: Localized
  readonly lines: readonly JournalLine[]
}

/** What each command that was done changed; enough to make the cart again from nothing. */
export interface JournalData {
  readonly "holds.place": { readonly holds: readonly JournalHold[]; readonly expiresAt: number }
  readonly "holds.release": { readonly lines: readonly string[] }
  readonly "holds.extend": { readonly expiresAt: number }
  readonly "cart.delete": { readonly lines: readonly string[] }
  readonly "cart.delete-unconfirmed": { readonly lines: readonly string[] }
  readonly "cart.lapse": { readonly lines: readonly string[] }
  readonly "support.release": { readonly lines: readonly string[]; readonly reason: string }
  readonly "sale.start": { readonly expiresAt: number }
  readonly "payment.begin": { readonly expiresAt: number }
  readonly "payment.end": { readonly expiresAt: number }
  readonly "sale.paid": { readonly saleId: string }
}

export type JournalCommand = keyof JournalData

/** Who gave a command: the shopper, the house itself, or a member of the staff by name. */
export type Actor = "shopper" | "system" | `staff:${string}`

interface EntryFacts {
  readonly websiteId: string
  /** None when a shopper without a cart was refused. */
  readonly cartId: string | null
  readonly sessionId: string | null
  /** Epoch milliseconds. */
  readonly at: number
  readonly actor: Actor
}

export type DoneEntry = {
  [Command in JournalCommand]: EntryFacts & {
    readonly command: Command
    readonly outcome: "done"
    readonly data: JournalData[Command]
  }
}[JournalCommand]

/** A command that changed nothing; the outcome is the problem's code. */
export interface RefusedEntry extends EntryFacts {
  readonly command: JournalCommand
  readonly outcome: string
  readonly data: Readonly<Record<string, unknown>>
}

export type JournalEntry = DoneEntry | RefusedEntry

export const isDone = (entry: JournalEntry): entry is DoneEntry => entry.outcome === "done"
