import type { Scan } from "@parterre/contract"
import type { Knex } from "knex"
import type { ScanRow, TicketRow } from "../database/checkout-tables.ts"
import { inTransaction } from "../database/in-transaction.ts"
import { defined } from "../defined.ts"
import type { Language, Website } from "../http/handler.ts"
import { type NewId, tokenHash } from "../ids.ts"
import { placeInWords } from "../sales/printed-sale.ts"
import { ticketOfCode } from "../tickets/check-ticket.ts"
import type { TicketBarcodes } from "../tickets/ticket-barcodes.ts"
import { ticketOfId } from "../tickets/ticket-details.ts"
import { ticketStore } from "../tickets/ticket-store.ts"
import { isoInZone } from "../zoned-time.ts"
import { type Admission, type AdmissionGuard, admissionGuard, admitEarlier, scanStore } from "./scan-store.ts"

export interface ScanCommand {
  readonly code: string
  /** Ids of the events that people are let in to here. */
  readonly eventIds: readonly string[]
  readonly gate: string
  /** Epoch milliseconds, by the clock of the scanner. */
  readonly at: number
  /** Lets somebody in who was let in before. */
  readonly again?: boolean | undefined
}

export interface ScanSurroundings {
  readonly db: Knex
  readonly newId: NewId
  readonly barcodes: TicketBarcodes
  readonly website: Pick<Website, "id" | "timeZone">
  readonly language: Language
  readonly staffName: string
  /** Epoch milliseconds. */
  readonly now: number
  readonly guard?: AdmissionGuard
}

interface Judged {
  readonly outcome: ScanRow["outcome"]
  readonly ticket?: TicketRow | undefined
  readonly first?: Admission | undefined
}

/**
 * Judges a scanned code and writes it in the log, in one transaction: of all who scan a good ticket one lets its holder
 * in, and the others are told when and where that was.
 */
export async function scanTicket(surroundings: ScanSurroundings, command: ScanCommand): Promise<Scan> {
  const { db, newId, website, staffName, now } = surroundings
  const { code, eventIds, gate, again = false } = command
  const at = Math.min(command.at, now)
  const judged = await inTransaction(db, async (trx) => {
    const result = await judge(trx, surroundings, { ...command, at })
    await scanStore(trx, website.id).write({
      id: newId(),
      website_id: website.id,
      event_id: result.ticket?.event_id ?? eventIds[0] ?? "",
      ticket_id: result.ticket?.id ?? null,
      code_hash: tokenHash(code),
      outcome: result.outcome,
      again: again && result.first !== undefined && result.outcome === "admitted" ? 1 : 0,
      at,
      received_at: now,
      gate,
      staff_name: staffName,
    })
    return result
  })
  return told(surroundings, { ...command, at }, judged)
}

/** A scan that is handed in later; one that was handed in before is answered as it was, and changes nothing. */
export async function importScan(surroundings: ScanSurroundings, command: ScanCommand): Promise<Scan> {
  const { db, website, now } = surroundings
  const at = Math.min(command.at, now)
  const known = { code_hash: tokenHash(command.code), at, gate: command.gate }
  const before = await scanStore(db, website.id).handedIn(known)
  if (before === undefined) return scanTicket(surroundings, { ...command, again: false })
  const [ticket] =
    before.ticket_id === null ? [] : await ticketStore(db, website.id).ofIds([before.ticket_id])
  return told(surroundings, { ...command, at }, { outcome: before.outcome, ticket })
}

async function judge(
  trx: Knex.Transaction,
  { barcodes, website, guard = admissionGuard }: ScanSurroundings,
  { code, eventIds, at, gate, again = false }: ScanCommand,
): Promise<Judged> {
  const found = await ticketOfCode({ db: trx, barcodes }, website.id, code)
  if (found === undefined) return { outcome: "unknown" }
  const { ticket, codeNumber } = found
  if (!eventIds.includes(ticket.event_id)) return { outcome: "other-event", ticket }
  const named = { id: ticket.id, website_id: website.id, code_number: codeNumber }
  if (await guard.admit(trx, named, { at, gate })) return { outcome: "admitted", ticket }
  // As it is now: it may have been refunded, given away or let in since it was read.
  const [now] = await ticketStore(trx, website.id).ofIds([ticket.id])
  if (now === undefined || now.voided_at !== null) return { outcome: "refunded", ticket }
  if (now.code_number !== codeNumber) return { outcome: "replaced", ticket }
  const first = { at: now.admitted_at ?? at, gate: now.admitted_gate ?? gate }
  if (await admitEarlier(trx, named, { at, gate })) return { outcome: "admitted", ticket }
  return { outcome: again ? "admitted" : "already-admitted", ticket, first }
}

async function told(
  { db, website, language }: ScanSurroundings,
  { at, gate }: ScanCommand,
  { outcome, ticket, first }: Judged,
): Promise<Scan> {
  const iso = (time: number) => isoInZone(time, website.timeZone)
  const details = ticket && (await ticketOfId(db, website.id, ticket.id))
  return {
    outcome,
    at: iso(at),
    gate,
    ...(outcome === "admitted" && first !== undefined && { again: true }),
    ...defined({
      first: first && { at: iso(first.at), gate: first.gate },
      ticket: details && {
        id: details.ticket.id,
        eventId: details.event.id,
        title: details.event.title[language],
        eventStart: iso(details.startsAt),
        place: placeInWords(details.place, language),
        priceType: details.priceType[language],
        receiptNumber: details.receiptNumber,
      },
    }),
  }
}
