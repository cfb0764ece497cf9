import { writtenDayAndHour } from "@parterre/domain/dates"
import type { Knex } from "knex"
import type { TicketRow } from "../database/checkout-tables.ts"
import { tokenHash } from "../ids.ts"
import { readWebsite } from "../websites/website-store.ts"
import type { TicketBarcodes } from "./ticket-barcodes.ts"
import { ticketOfId } from "./ticket-details.ts"
import { ticketStore } from "./ticket-store.ts"

export interface CheckTicketCommand {
  readonly db: Knex
  readonly barcodes: TicketBarcodes
  readonly print: (line: string) => void
  readonly complain: (line: string) => void
}

/** Says whether a scanned code lets somebody in, and to what. Answers the exit code: 0 for a good ticket. */
export async function runCheckTicket(
  command: CheckTicketCommand,
  websiteId: string,
  code: string,
): Promise<0 | 1> {
  const { db, print, complain } = command
  const website = await readWebsite(db, websiteId, "time_zone")
  if (website === undefined) {
    complain(`There is no website ${websiteId}`)
    return 1
  }
  const found = await ticketOfCode(command, websiteId, code)
  const details = found && (await ticketOfId(db, websiteId, found.ticket.id))
  if (details === undefined) {
    complain(`No ticket of ${websiteId} has this code`)
    return 1
  }
  const { event, startsAt, isCancelled, place, receiptNumber } = details
  const where = [place.level.en, place.section.en, place.row, place.seat].filter(Boolean).join(" ")
  const when = writtenDayAndHour(startsAt, website.time_zone, "en")
  const told = `${event.title.en}, ${when}${where === "" ? "" : `, ${where}`}, order ${receiptNumber}`
  if (details.ticket.voided_at !== null) {
    complain(`Voided: ${told}`)
    return 1
  }
  if (isCancelled) {
    complain(`The event is cancelled: ${told}`)
    return 1
  }
  if (details.ticket.code_number !== found?.codeNumber) {
    complain(`Replaced: ${told}. The ticket was given to somebody or given back, and has another code since`)
    return 1
  }
  const { admitted_at: admittedAt, admitted_gate: gate } = details.ticket
  if (admittedAt !== null) {
    complain(
      `Used: ${told}. Scanned on ${writtenDayAndHour(admittedAt, website.time_zone, "en")}, ${gate ?? ""}`,
    )
    return 1
  }
  print(`Good: ${told}`)
  return 0
}

/** The ticket a code names: by its signature; a code from before there were signatures by its hash. */
export async function ticketOfCode(
  { db, barcodes }: Pick<CheckTicketCommand, "db" | "barcodes">,
  websiteId: string,
  code: string,
): Promise<{ readonly ticket: TicketRow; readonly codeNumber: number } | undefined> {
  const read = barcodes.read(websiteId, code)
  const named = read === undefined ? { printed_code_hash: tokenHash(code) } : { id: read.id }
  const ticket = await ticketStore(db, websiteId).ofCode(named)
  if (ticket === undefined || (read?.isEarlier === true && ticket.earlier_code === 0)) return undefined
  return { ticket, codeNumber: read?.code_number ?? 0 }
}
