import type { Localized } from "@parterre/contract"
import { placeAddress } from "@parterre/domain/addresses"
import { writtenHour } from "@parterre/domain/dates"
import type { Knex } from "knex"
import { placeOf } from "../catalogue/event-answers.ts"
import type { EventRow } from "../database/tables.ts"
import type { Language } from "../http/handler.ts"
import type { TicketDetails } from "../tickets/ticket-details.ts"
import { ticketStyle } from "../tickets/tickets-pdf.ts"
import { readWebsite } from "../websites/website-store.ts"
import { doorsOf } from "./pass-store.ts"

/** What the pass of a ticket says, in both languages, whichever wallet shows it. */
export interface PassContents {
  readonly details: TicketDetails
  readonly seller: Localized
  readonly accent: string
  /** The first is the site's own. */
  readonly languages: readonly Language[]
  readonly venue: { readonly name: Localized; readonly address: Localized }
  /** As it is read; none where nobody said. */
  readonly doors: Localized | undefined
  /** Epoch milliseconds. */
  readonly doorsAt: number | undefined
  readonly section: Localized
  /** Of a place that is numbered. */
  readonly seat: { readonly row: string; readonly isTable: boolean; readonly seat: string } | undefined
  /** Why it lets nobody in any more. */
  readonly ended: "refunded" | "voided" | "cancelled" | "given" | undefined
  /** When its holder was let in, in words. */
  readonly used: Localized | undefined
}

/** Reads what a pass says now; `codeNumber` is that of the code it shows. */
export async function passContents(
  db: Knex,
  details: TicketDetails,
  codeNumber: number,
): Promise<PassContents> {
  const { ticket, event, place, seller, timeZone } = details
  const row = await readWebsite(db, ticket.website_id)
  if (row === undefined) throw new Error(`There is no website ${ticket.website_id}`)
  const doorsAt: EventRow["doors_at"] | undefined = await doorsOf(db, ticket.website_id, event.id)
  const both = (say: (language: Language) => string): Localized => ({ fr: say("fr"), en: say("en") })
  return {
    details,
    seller: seller.name,
    accent: ticketStyle(row).accent,
    languages: JSON.parse(row.languages),
    venue: {
      name: both((language) => placeOf(event.venue, language).name),
      address: both((language) => placeAddress(placeOf(event.venue, language), language)),
    },
    doorsAt: doorsAt ?? undefined,
    doors:
      typeof doorsAt === "number" ? both((language) => writtenHour(doorsAt, timeZone, language)) : undefined,
    section: place.section,
    seat:
      place.seatId === null
        ? undefined
        : { row: place.row ?? "", isTable: place.rowType === "TABLE", seat: place.seat ?? "" },
    used:
      ticket.admitted_at === null
        ? undefined
        : both(
            (language) =>
              `${passTexts.used[language]} ${writtenHour(Number(ticket.admitted_at), timeZone, language)}`,
          ),
    ended: endOf(details, codeNumber),
  }
}

function endOf({ ticket, isUnpaid, isCancelled }: TicketDetails, codeNumber: number): PassContents["ended"] {
  if (ticket.voided_at !== null) return isUnpaid ? "voided" : "refunded"
  if (isCancelled) return "cancelled"
  return ticket.gift_recipient !== null || ticket.code_number !== codeNumber ? "given" : undefined
}

/** The words of passes. */
export const passTexts = {
  ticket: { fr: "Billet", en: "Ticket" },
  when: { fr: "Début", en: "Starts" },
  venue: { fr: "Lieu", en: "Venue" },
  address: { fr: "Adresse", en: "Address" },
  doors: { fr: "Ouverture des portes", en: "Doors" },
  section: { fr: "Section", en: "Section" },
  level: { fr: "Catégorie de prix", en: "Price level" },
  row: { fr: "Rangée", en: "Row" },
  table: { fr: "Table", en: "Table" },
  seat: { fr: "Siège", en: "Seat" },
  place: { fr: "Place", en: "Seating" },
  free: { fr: "Non numérotée", en: "General admission" },
  type: { fr: "Tarif", en: "Ticket type" },
  order: { fr: "Commande", en: "Order" },
  seller: { fr: "Billetterie", en: "Box office" },
  state: { fr: "État", en: "Status" },
  /** Followed by an hour. */
  used: { fr: "Utilisé à", en: "Used at" },
  refunded: {
    fr: "Remboursé\u00a0: ce billet n’est plus valide.",
    en: "Refunded: this ticket is no longer valid.",
  },
  voided: {
    fr: "Annulé\u00a0: la commande n’a pas été payée et ce billet n’est plus valide.",
    en: "Cancelled: the order wasn’t paid, and this ticket is no longer valid.",
  },
  cancelled: {
    fr: "Événement annulé\u00a0: ce billet n’est plus valide.",
    en: "Event cancelled: this ticket is no longer valid.",
  },
  given: {
    fr: "Offert à une autre personne\u00a0: ce code ne fonctionne plus.",
    en: "Given to another person: this code no longer works.",
  },
} as const satisfies Record<string, Localized>
