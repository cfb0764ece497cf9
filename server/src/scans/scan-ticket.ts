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
import { postPassChange } from "../wallet-passes/push-changes.ts"
import { isoInZone } from "../zoned-time.ts"
import {
  type Admission,
  type AdmissionGuard,
  admissionGuard,
  admitEarlier,
  FINAL,
  scanStore,
} from "./scan-store.ts"

export interface ScanCommand {
  readonly code: string
  /** Ids of the events that people are let in to here. */
  readonly eventIds: readonly string[]
  readonly gate: string
  /** Lets somebody in who was let in before. */
  readonly again?: boolean | undefined
  /** Of a scan that is handed in later: epoch milliseconds, by the clock of the scanner. */
  readonly at?: number | undefined
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
  /** When it was scanned, epoch milliseconds. */
  readonly at: number
  readonly ticket?: TicketRow | undefined
  readonly first?: Admission | undefined
}

/**
 * Judges a scanned code and writes it in the log, in one transaction: of all who scan a good ticket one lets its holder
 * in, and the others are told when and where that was. A scan that was handed in before is answered as it was, unless
 * it let nobody in for a reason that may have passed.
 */
export async function scanTicket(surroundings: ScanSurroundings, command: ScanCommand): Promise<Scan> {
  const { db, newId, website } = surroundings
  const key = importKeyOf(command)
  const judged = await inTransaction(db, async (trx): Promise<Judged> => {
    const store = scanStore(trx, website.id)
    const before = key === undefined ? undefined : await store.handedIn(key)
    if (before !== undefined && isFinal(before)) return asBefore(trx, before)
    const result = await judge(trx, surroundings, command)
    const row = rowOf(surroundings, command, result)
    const own = { ...row, id: newId(), website_id: website.id, import_key: key ?? null }
    if ((await store.write(own)) || key === undefined) return result
    // Handed in before, or while it was judged: what let nobody in is judged anew, the rest stands.
    if (await store.judgeAnew(key, row)) return result
    const meanwhile = await store.handedIn(key)
    return meanwhile === undefined ? result : asBefore(trx, meanwhile)
  })
  return told(surroundings, command, judged)
}

const importKeyOf = ({ code, at, gate }: ScanCommand): string | undefined =>
  at === undefined ? undefined : tokenHash(`${code.toUpperCase()}\n${at}\n${gate}`)

const isFinal = ({ outcome }: ScanRow) => FINAL.includes(outcome)

async function asBefore(
  trx: Knex.Transaction,
  { website_id, ticket_id, outcome, at }: ScanRow,
): Promise<Judged> {
  const [ticket] = ticket_id === null ? [] : await ticketStore(trx, website_id).ofIds([ticket_id])
  const first =
    outcome === "admitted" || ticket === undefined || ticket.admitted_at === null
      ? undefined
      : { at: ticket.admitted_at, gate: ticket.admitted_gate ?? "" }
  return { outcome, ticket, first, at }
}

const rowOf = (
  { staffName, now }: ScanSurroundings,
  { eventIds, gate, again = false }: ScanCommand,
  { outcome, ticket, first, at }: Judged,
): Omit<ScanRow, "id" | "website_id" | "import_key"> => ({
  event_id: eventIds.find((id) => id === ticket?.event_id) ?? eventIds[0] ?? "",
  ticket_id: ticket?.id ?? null,
  outcome,
  again: again && first !== undefined && outcome === "admitted" ? 1 : 0,
  at,
  received_at: now,
  gate,
  staff_name: staffName,
})

async function judge(
  trx: Knex.Transaction,
  surroundings: ScanSurroundings,
  command: ScanCommand,
): Promise<Judged> {
  const { barcodes, website, now, guard = admissionGuard } = surroundings
  const { code, eventIds, gate, again = false, at: toldAt } = command
  const found = await ticketOfCode({ db: trx, barcodes }, website.id, code)
  // A clock that is ahead, or stands before the ticket was issued, says nothing: the scan is of now.
  const at = toldAt === undefined || toldAt > now || toldAt < (found?.ticket.issued_at ?? 0) ? now : toldAt
  if (found === undefined) return { outcome: "unknown", at }
  const { ticket, codeNumber } = found
  if (!eventIds.includes(ticket.event_id)) return { outcome: "other-event", ticket, at }
  const named = { id: ticket.id, website_id: website.id, code_number: codeNumber }
  if (await guard.admit(trx, named, { at, gate })) {
    await postPassChange(trx, named, surroundings.newId, now)
    return { outcome: "admitted", ticket, at }
  }
  // As it is now: it may have been refunded, given away or let in since it was read.
  const [present] = await ticketStore(trx, website.id).ofIds([ticket.id])
  if (present === undefined || present.voided_at !== null) return { outcome: "refunded", ticket, at }
  if (present.code_number !== codeNumber) return { outcome: "replaced", ticket, at }
  // A refund that its processor refused has made it good again meanwhile.
  if (present.admitted_at === null) return judge(trx, surroundings, command)
  const first = { at: present.admitted_at, gate: present.admitted_gate ?? "" }
  // Whoever scans now has the first scan before them; scans that are handed in come in any order.
  if (toldAt !== undefined && (await admitEarlier(trx, named, { at, gate })))
    return { outcome: "admitted", ticket, first, at }
  return { outcome: again ? "admitted" : "already-admitted", ticket, first, at }
}

async function told(
  { db, website, language }: ScanSurroundings,
  { gate, again = false }: ScanCommand,
  { outcome, ticket, first, at }: Judged,
): Promise<Scan> {
  const iso = (time: number) => isoInZone(time, website.timeZone)
  const details = ticket && (await ticketOfId(db, website.id, ticket.id))
  return {
    outcome,
    at: iso(at),
    gate,
    ...(again && outcome === "admitted" && first !== undefined && { again: true }),
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
