import type { Finding, JournalCitation } from "@parterre/contract"
import type { Viewer } from "../carts/viewer.ts"
import type { SaleRow } from "../database/checkout-tables.ts"
import { type DoneEntry, isDone, type JournalCommand, type NumberedEntry } from "../journal/entry.ts"
import { explain, type PiecesNamed } from "../journal/explanations.ts"
import { isoInZone } from "../zoned-time.ts"
import { saleNumber } from "./shown-carts.ts"

const factOf: Readonly<Record<JournalCommand, Finding["fact"]>> = {
  "holds.place": "held",
  "holds.release": "released",
  "holds.extend": "extended",
  "holds.answer": "answered",
  "holds.split": "divided",
  "cart.delete": "released",
  "cart.delete-unconfirmed": "released",
  "cart.lapse": "lapsed",
  "support.link": "linked",
  "cart.link": "linked",
  "support.release": "released",
  "sale.start": "at-checkout",
  "payment.begin": "paying",
  "payment.end": "payment-ended",
  "sale.paid": "sold",
  "sale.refund": "refunded",
  "refund.settle": "refund-settled",
  "payment.settle": "payment-settled",
  "sale.resend": "resent",
  "sale.void": "voided",
  "ticket.give": "given",
  "ticket.decline": "given-back",
  "ticket.take-back": "given-back",
}

export const citation = (
  { number, version, at, command, outcome }: NumberedEntry,
  timeZone: string,
): JournalCitation => ({
  number,
  ...(version === undefined ? {} : { version }),
  at: isoInZone(at, timeZone),
  command,
  outcome,
})

/** What an entry of the journal says, and where it says so. */
export const findingOf = (
  entry: NumberedEntry,
  { website: { timeZone }, language }: Viewer,
  { sale, pieces = new Map() }: { readonly sale?: SaleRow | undefined; readonly pieces?: PiecesNamed } = {},
): Finding => ({
  fact: isDone(entry) ? factOf[entry.command] : "refused",
  explanation: explain(withReceipt(entry, sale), { language, timeZone, pieces }),
  at: isoInZone(entry.at, timeZone),
  entry: citation(entry, timeZone),
})

/** The sale of an entry by the number of its receipt, which is the one people know. */
export const withReceipt = (entry: NumberedEntry, sale: SaleRow | undefined): NumberedEntry =>
  isDone(entry) && entry.command === "sale.paid" && sale !== undefined && entry.data.saleId === sale.id
    ? { ...entry, data: { ...entry.data, saleId: saleNumber(sale) } }
    : entry

/** Enough of a session's id to tell it from another's, and too little to be it. */
export const redacted = (sessionId: string): string => `…${sessionId.slice(-6)}`

/** The tickets and pieces that an entry gave back; an answer to the organiser's question names tickets and keeps them. */
export const givenBack = (entry: DoneEntry): readonly string[] =>
  entry.command !== "holds.answer" && "lines" in entry.data ? entry.data.lines : []
