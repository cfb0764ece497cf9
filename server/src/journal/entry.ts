import type { Localized, ProblemCode } from "@parterre/contract"
import type { CartLinkPurpose } from "@parterre/domain/carts"
import type { ComboReduction } from "@parterre/domain/combos"
import type { Uncharged } from "@parterre/domain/payments"
import type { Discount } from "@parterre/domain/promotions"
import type { Refusal } from "../refusal.ts"

/** One ticket of a hold as the journal remembers it. */
export interface JournalLine {
  readonly id: string
  readonly seatId: string | null
  /** Row and seat, or the name of the general admission section. */
  readonly label: string
}

/** What a price was made of, as it was when it was promised. */
export interface PriceTerms {
  /** Cents: what one costs by itself. */
  readonly own: number
  /** What its combo takes off. */
  readonly reduction?: ComboReduction
  /** What its promotion takes off then. */
  readonly discount?: Discount
  /** A ticket of a flex pass paid all of it. */
  readonly flexPass?: true
}

export interface JournalHold {
  readonly id: string
  /** Of tickets. */
  readonly eventId?: string
  /** Of what has no seat. */
  readonly productId?: string
  readonly priceId: string
  /** Cents for one, as in `JournalAmounts`. */
  readonly price?: number
  readonly serviceCharge?: number
  /** Where a combo, a promotion or a flex pass made the price; entries before terms were journalled have none. */
  readonly terms?: PriceTerms
  readonly title: Localized
  readonly lines: readonly JournalLine[]
}

/** What one ticket or piece costs, in cents. Entries before amounts were journalled have none. */
export type JournalAmounts = Pick<JournalHold, "price" | "serviceCharge">

/** What each command that was done changed; enough to make the cart again from nothing. */
export interface JournalData {
  readonly "holds.place": { readonly holds: readonly JournalHold[]; readonly expiresAt: number }
  readonly "holds.release": { readonly lines: readonly string[] }
  readonly "holds.extend": { readonly expiresAt: number; readonly linkId?: string }
  readonly "holds.answer": { readonly lines: readonly string[] }
  readonly "holds.split": {
    /** Of each line the own hold first; tickets by their ids. */
    readonly parts: readonly {
      readonly id: string
      readonly priceId: string
      readonly price?: number
      readonly serviceCharge?: number
      readonly lines: readonly string[]
    }[]
  }
  readonly "cart.delete": { readonly lines: readonly string[] }
  readonly "cart.delete-unconfirmed": { readonly lines: readonly string[] }
  readonly "cart.lapse": { readonly lines: readonly string[] }
  readonly "support.release": { readonly lines: readonly string[]; readonly reason: string }
  readonly "support.link": {
    readonly linkId: string
    readonly purpose: CartLinkPurpose
    readonly expiresAt: number
  }
  /** To the checkout at the site's other origin. */
  readonly "cart.link": { readonly linkId: string; readonly expiresAt: number }
  /** `linkId`: of the link by which another session came to pay. */
  readonly "sale.start": { readonly expiresAt: number; readonly linkId?: string }
  readonly "payment.begin": { readonly expiresAt: number }
  /** `why` is not known of the first ones. */
  readonly "payment.end": { readonly expiresAt: number; readonly why?: Uncharged }
  /** `amount` is that of the sale, in cents, with taxes and deliveries; older entries have none. */
  readonly "sale.paid": { readonly saleId: string; readonly amount?: number }
  /** `amount` is what went back, in cents; `lines` are tickets and pieces, not deliveries. */
  readonly "sale.refund": {
    readonly refundId: string
    readonly amount: number
    readonly lines: readonly string[]
    readonly keepsSeats: boolean
    readonly reason: string
  }
  /** What staff found in the processor's console of a refund that was stuck; `amount` is that of the refund, in cents. */
  readonly "refund.settle": {
    readonly refundId: string
    readonly amount: number
    readonly result: "given-back" | "not-given-back"
    readonly processorIds: readonly string[]
    readonly reason: string
  }
  /** What staff found in the processor's console of a payment that was stuck; `amount` is what it asked for, in cents. */
  readonly "payment.settle": {
    readonly attemptId: string
    readonly amount: number
    readonly result: "charged" | "not-charged" | "given-back"
    /** Of what was charged, or of its refund. */
    readonly processorId?: string
    readonly reason: string
  }
  /** Its receipt was mailed again. */
  readonly "sale.resend": { readonly saleId: string }
  /** `amount` was due and never paid, in cents; `lines` are tickets and pieces, not deliveries. */
  readonly "sale.void": {
    readonly saleId: string
    readonly amount: number
    readonly lines: readonly string[]
    readonly keepsSeats: boolean
    readonly reason: string
  }
  /** To whom, only the ticket says: a journal goes to those who help. */
  readonly "ticket.give": { readonly lines: readonly string[] }
  readonly "ticket.decline": { readonly lines: readonly string[] }
  readonly "ticket.take-back": { readonly lines: readonly string[] }
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

/** What was asked for, in numbers and in ids of what exists. */
export interface AskedFor {
  readonly tickets?: number
  readonly eventIds?: readonly string[]
  readonly subscriptionIds?: readonly string[]
}

/** What a refusal keeps. A request's own words are not in it: whoever is refused may send any, and as many. */
interface RefusedData extends AskedFor {
  /** Of what the problem names, how many there were. */
  readonly seats?: number
  readonly lines?: number
  readonly group?: number
  readonly min?: number
  readonly max?: number
  readonly step?: number
  readonly available?: number
  readonly retryAfter?: number
}

/** A command that changed nothing; the outcome is the problem's code. */
export interface RefusedEntry extends EntryFacts {
  readonly command: JournalCommand
  readonly outcome: ProblemCode
  readonly data: RefusedData
}

/** The entry of a refused command, short whatever was asked. */
export function refusedEntry(
  facts: Omit<EntryFacts, "cartId" | "actor"> & Pick<RefusedEntry, "command">,
  { code, fields }: Refusal,
  asked: AskedFor = {},
): RefusedEntry {
  const { seatIds, holds, group, min, max, step, available, retryAfter } = fields
  const told = { seats: seatIds?.length, lines: holds?.length, group, min, max, step, available, retryAfter }
  const data = Object.entries({ ...asked, ...told }).filter(([, value]) => value !== undefined)
  return { ...facts, cartId: null, actor: "shopper", outcome: code, data: Object.fromEntries(data) }
}

export type JournalEntry = DoneEntry | RefusedEntry

/** An entry as it stands in the journal, under its number there. */
export type StoredEntry = JournalEntry & { readonly number: number }

/** An entry with the version that its cart had after it; a refusal changes no cart. */
export type NumberedEntry = StoredEntry & { readonly version?: number }

export const isDone = <Entry extends JournalEntry>(entry: Entry): entry is Extract<Entry, DoneEntry> =>
  entry.outcome === "done"

/** The entries of one cart's journal, oldest first, with the versions they led to: each change raises it by one. */
export function numbered(entries: readonly StoredEntry[]): NumberedEntry[] {
  let version = 0
  return entries.map((entry) => {
    if (!isDone(entry)) return entry
    version += 1
    return { ...entry, version }
  })
}
